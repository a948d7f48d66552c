import clsx from 'clsx'
import { Accordion as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { FoldChevron } from './fold-chevron.tsx'

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
                <FoldChevron />
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
