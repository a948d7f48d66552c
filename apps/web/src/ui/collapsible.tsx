import { useId, type ReactNode } from 'react'
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
  const id = useId()
  const state = open ? 'open' : 'closed'
  return (
    <div data-state={state} className={className}>
      <div className="flex flex-wrap items-center gap-2">
        <Heading className="text-lg font-semibold tracking-tight">
          <button
            type="button"
            aria-expanded={open}
            aria-controls={open || keepMounted ? id : undefined}
            data-state={state}
            onClick={() => onOpenChange(!open)}
            className="group -ml-1 flex min-h-8.5 items-center gap-1 rounded-md px-1 touch:min-h-11"
          >
            <FoldChevron />
            {title}
          </button>
        </Heading>
        {aside}
      </div>
      {(open || keepMounted) && (
        <div id={id} hidden={!open}>
          {children}
        </div>
      )}
    </div>
  )
}
