import clsx from 'clsx'
import { ArrowLeft } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { Link } from 'react-router'

type PageHeaderProps = {
  title: string
  /** Beside the title: a badge. */
  beside?: ReactNode
  sub?: ReactNode
  back?: { to: string; label: string }
  actions?: ReactNode
  className?: string
}

/** The screen's h1 with its actions; also names the browser tab. */
export const PageHeader = ({ title, beside, sub, back, actions, className }: PageHeaderProps) => {
  useEffect(() => {
    const product = document.querySelector('meta[name=application-name]')?.getAttribute('content')
    document.title = product ? `${title} · ${product}` : title
  }, [title])
  return (
    <header className={clsx('mb-5', className)}>
      {back && (
        <Link
          to={back.to}
          className="-ml-1 mb-1 inline-flex min-h-7 items-center gap-1 rounded-md px-1 text-sm text-muted hover:text-ink touch:min-h-11"
        >
          <ArrowLeft aria-hidden className="size-4" />
          {back.label}
        </Link>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h1 className="line-clamp-3 text-2xl font-semibold tracking-tight wrap-anywhere">{title}</h1>
            {beside}
          </div>
          {sub && <div className="mt-0.5 line-clamp-3 text-muted wrap-anywhere">{sub}</div>}
        </div>
        {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
      </div>
    </header>
  )
}
