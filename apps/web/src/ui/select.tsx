import clsx from 'clsx'
import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'

/** The platform's own select: right on phones, for keyboards and for screen readers. */
export const Select = ({ className, children, ...rest }: ComponentProps<'select'>) => (
  <span className={clsx('relative inline-block', className ?? 'w-full')}>
    <select {...rest} className="control appearance-none pr-8">
      {children}
    </select>
    <ChevronDown aria-hidden className="pointer-events-none absolute top-1/2 right-2.5 size-4 -translate-y-1/2 text-muted" />
  </span>
)
