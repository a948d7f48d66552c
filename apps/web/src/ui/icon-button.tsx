import clsx from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { Tooltip } from './tooltip.tsx'

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  label: string
  icon: ReactNode
  tip?: string | false
  size?: 'sm' | 'md'
}

/** Square button with an icon; `label` is its name and its tip. */
export const IconButton = ({ label, icon, tip, size = 'md', className, ...rest }: IconButtonProps) => (
  <Tooltip text={tip === false ? undefined : (tip ?? label)} isName={tip === undefined}>
    <button
      type="button"
      aria-label={label}
      {...rest}
      className={clsx(
        'inline-flex shrink-0 items-center justify-center rounded-md text-muted transition-colors touch:size-11',
        'enabled-hover:bg-raised enabled-hover:text-ink disabled:opacity-50 [&_svg]:size-4',
        size === 'sm' ? 'size-7' : 'size-8.5',
        className,
      )}
    >
      {icon}
    </button>
  </Tooltip>
)
