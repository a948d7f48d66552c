import clsx from 'clsx'
import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'

type ErrorStateProps = { title?: ReactNode; message?: ReactNode; onRetry?: () => void; busy?: boolean; className?: string }

/** What could not be shown, said aloud, with a Retry. */
export const ErrorState = ({ title, message, onRetry, busy = false, className }: ErrorStateProps) => (
  <div role="alert" className={clsx('flex flex-col items-center gap-2 px-4 py-10 text-center', className)}>
    <TriangleAlert aria-hidden className="size-6 text-danger" />
    {title && <p className="font-semibold">{title}</p>}
    {message && <p className="max-w-prose text-muted">{message}</p>}
    {onRetry && (
      <Button className="mt-1" onClick={onRetry} busy={busy}>
        Retry
      </Button>
    )}
  </div>
)
