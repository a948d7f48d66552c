import clsx from 'clsx'

/** Grey stand-in of the size that the content will have. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span aria-hidden className={clsx('block animate-pulse rounded-md bg-raised', className)} />
)
