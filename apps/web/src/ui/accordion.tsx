import clsx from 'clsx'
import { ChevronRight } from 'lucide-react'
import { Accordion as Radix, Collapsible as RadixCollapsible } from 'radix-ui'
import type { ReactNode } from 'react'

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
    <RadixCollapsible.Root open={open} onOpenChange={onOpenChange} className={className}>
      <div className="flex flex-wrap items-center gap-2">
        <Heading className="text-lg font-semibold tracking-tight">
          <RadixCollapsible.Trigger className="group -ml-1 flex min-h-8.5 items-center gap-1 rounded-md px-1 touch:min-h-11">
            <Chevron />
            {title}
          </RadixCollapsible.Trigger>
        </Heading>
        {aside}
      </div>
      <RadixCollapsible.Content {...(keepMounted ? { forceMount: true as const } : {})} className="data-[state=closed]:hidden">
        {children}
      </RadixCollapsible.Content>
    </RadixCollapsible.Root>
  )
}

type AccordionItem = { id: string; title: ReactNode; aside?: ReactNode; content: ReactNode }

type AccordionProps = { items: AccordionItem[]; open: string[]; onOpenChange: (open: string[]) => void; level?: 3 | 4; className?: string }

/** Groups that open one by one or together; closed content stays mounted, so forms keep what was typed. */
export const Accordion = ({ items, open, onOpenChange, level = 3, className }: AccordionProps) => {
  const Heading = `h${level}` as const
  return (
    <Radix.Root type="multiple" value={open} onValueChange={onOpenChange} className={clsx('divide-y divide-line', className)}>
      {items.map((item) => (
        <Radix.Item key={item.id} value={item.id} data-group={item.id}>
          <Radix.Header asChild>
            <Heading className="font-medium">
              <Radix.Trigger className="group flex min-h-10 w-full items-center gap-1.5 py-2 text-left touch:min-h-12">
                <Chevron />
                <span className="min-w-0 flex-1">{item.title}</span>
                {item.aside}
              </Radix.Trigger>
            </Heading>
          </Radix.Header>
          <Radix.Content forceMount className="pb-4 data-[state=closed]:hidden">
            {item.content}
          </Radix.Content>
        </Radix.Item>
      ))}
    </Radix.Root>
  )
}

const Chevron = () => (
  <ChevronRight aria-hidden className="size-4 shrink-0 text-muted transition-transform group-data-[state=open]:rotate-90" />
)
