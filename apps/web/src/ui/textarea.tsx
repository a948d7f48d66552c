import clsx from 'clsx'
import type { ComponentProps } from 'react'

/** Grows with its text where the browser can, from `rows` up to 24 lines. */
export const Textarea = ({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) => (
  <textarea
    rows={rows}
    {...rest}
    className={clsx('control field-sizing-content max-h-[24lh] resize-y', className)}
    style={{ minHeight: `${rows + 0.8}lh` }}
  />
)
