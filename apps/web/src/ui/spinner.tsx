import clsx from 'clsx'
import { LoaderCircle } from 'lucide-react'

/** Turning ring; give `label` when nothing beside it says what is going on. */
export const Spinner = ({ label, className }: { label?: string; className?: string }) => (
  <span role={label ? 'status' : undefined} className={clsx('inline-flex items-center', className)}>
    <LoaderCircle aria-hidden className="size-4 animate-spin" />
    {label && <span className="sr-only">{label}</span>}
  </span>
)
