import clsx from 'clsx'
import type { ComponentProps, ReactNode } from 'react'

/** Table that scrolls sideways by itself when narrow; `label` names it. */
export const Table = ({ label, className, children }: { label: string; className?: string; children: ReactNode }) => (
  <div role="region" aria-label={label} tabIndex={0} className="relative overflow-x-auto focus-visible:-outline-offset-2">
    <table className={clsx('w-full border-collapse text-left', className)}>{children}</table>
  </div>
)

export const Th = ({ className, ...rest }: ComponentProps<'th'>) => (
  <th
    scope="col"
    {...rest}
    className={clsx('border-b border-line px-3 py-2 text-xs font-medium whitespace-nowrap text-muted first:pl-4 last:pr-4', className)}
  />
)

export const Td = ({ className, ...rest }: ComponentProps<'td'>) => (
  <td {...rest} className={clsx('border-b border-line px-3 py-2 align-middle first:pl-4 last:pr-4', className)} />
)

export const Tr = ({ className, ...rest }: ComponentProps<'tr'>) => (
  <tr {...rest} className={clsx('last:[&>td]:border-b-0 hover:bg-raised/60', className)} />
)
