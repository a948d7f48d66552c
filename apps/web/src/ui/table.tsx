import clsx from 'clsx'
import type { ComponentProps, ReactNode } from 'react'

type TableProps = {
  label: string
  className?: string
  /** How many rows there are below the heading, where not all are drawn. */
  rowCount?: number | undefined
  children: ReactNode
}

/** Table that scrolls sideways by itself when narrow; `label` names it. */
export const Table = ({ label, className, rowCount, children }: TableProps) => (
  <div role="region" aria-label={label} tabIndex={0} className="relative overflow-x-auto focus-visible:-outline-offset-2">
    <table
      aria-rowcount={rowCount === undefined ? undefined : rowCount + 1}
      className={clsx('w-full border-separate border-spacing-0 text-left [&>tbody:last-child>tr:last-child>td]:border-b-0', className)}
    >
      {children}
    </table>
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

/** A row; `at` is its place in a list of which not all rows are drawn. */
export const Tr = ({ className, at, ...rest }: ComponentProps<'tr'> & { at?: number }) => (
  <tr {...rest} aria-rowindex={at === undefined ? undefined : at + 2} className={clsx('hover:bg-raised/60', className)} />
)
