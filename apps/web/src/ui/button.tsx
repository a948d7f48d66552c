import clsx from 'clsx'
import { Slot } from 'radix-ui'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Spinner } from './spinner.tsx'
import { Tooltip } from './tooltip.tsx'

type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger'
type ButtonSize = 'sm' | 'md'

export type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: ReactNode
  /** Work under way: a spinner in place of the icon, presses are ignored. */
  busy?: boolean
  /** Why it cannot be pressed now: disabled, yet focusable, with this as its tip. */
  why?: string | undefined
  /** The only child is the element (a link) that gets the looks. */
  asChild?: boolean
}

const looks: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent enabled-hover:bg-accent-hover',
  secondary: 'border border-line-strong/60 bg-surface text-ink shadow-card enabled-hover:border-line-strong enabled-hover:bg-raised',
  ghost: 'text-ink enabled-hover:bg-raised',
  danger: 'bg-danger text-on-danger enabled-hover:bg-danger-hover',
}

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-7 px-2 text-sm touch:min-h-11 touch:px-3',
  md: 'min-h-8.5 px-3 touch:min-h-11 touch:px-4',
}

export const Button = ({
  variant = 'secondary',
  size = 'md',
  icon,
  busy = false,
  why,
  asChild,
  className,
  children,
  ...rest
}: ButtonProps) => {
  const look = clsx(
    'inline-flex shrink-0 items-center justify-center gap-1.5 rounded-md font-medium whitespace-nowrap transition-colors select-none',
    'disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-60',
    looks[variant],
    sizes[size],
    className,
  )
  if (asChild) return <Slot.Root className={look}>{children}</Slot.Root>
  const blocked = busy || why !== undefined
  return (
    <Tooltip text={busy ? undefined : why}>
      <button
        type="button"
        {...rest}
        className={look}
        aria-busy={busy || undefined}
        aria-disabled={blocked || undefined}
        onClick={blocked ? ignore : rest.onClick}
      >
        {busy ? <Spinner /> : icon}
        {children}
      </button>
    </Tooltip>
  )
}

const ignore = (event: MouseEvent): void => event.preventDefault()
