import clsx from 'clsx'
import type { ComponentProps, ReactNode } from 'react'

/** Checkbox with its label as one target. */
export const Checkbox = ({ label, className, ...rest }: Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode }) => (
  <label
    className={clsx('inline-flex min-h-8.5 items-center gap-2 select-none touch:min-h-11', !rest.disabled && 'cursor-pointer', className)}
  >
    <input type="checkbox" {...rest} className="size-4 accent-accent touch:size-5" />
    <span>{label}</span>
  </label>
)
