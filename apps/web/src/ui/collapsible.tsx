import { Collapsible as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { FoldChevron } from './fold-chevron.tsx'

type CollapsibleProps = {
  title: ReactNode
  /** Stands behind the title, outside the button: a badge, a link. */
  aside?: ReactNode
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Keep the content in the page while closed, so that what was typed in it stays. */
  keepMounted?: boolean
  level?: 2 | 3
  className?: string
  children: ReactNode
}

/** One heading that opens and closes what is below it. */
export const Collapsible = ({
  title,
  aside,
  open,
  onOpenChange,
  keepMounted = false,
  level = 2,
  className,
  children,
}: CollapsibleProps) => {
  const Heading = `h${level}` as const
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange} className={className}>
      <div className="flex flex-wrap items-center gap-2">
        <Heading className="text-lg font-semibold tracking-tight">
          <Radix.Trigger className="group -ml-1 flex min-h-8.5 items-center gap-1 rounded-md px-1 touch:min-h-11">
            <FoldChevron />
            {title}
          </Radix.Trigger>
        </Heading>
        {aside}
      </div>
      <Radix.Content {...(keepMounted ? { forceMount: true as const } : {})} className="data-[state=closed]:hidden">
        {children}
      </Radix.Content>
    </Radix.Root>
  )
}
