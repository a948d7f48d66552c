import clsx from 'clsx'
import type { ComponentProps, ReactNode } from 'react'

export const Card = ({ className, ...rest }: ComponentProps<'section'>) => (
  <section {...rest} className={clsx('rounded-lg border border-line bg-surface shadow-card', className)} />
)

type CardHeaderProps = { title: ReactNode; titleId?: string; sub?: ReactNode; actions?: ReactNode; level?: 2 | 3; className?: string }

/** Title row of a card; buttons stand at its end and wrap below on a phone. */
export const CardHeader = ({ title, titleId, sub, actions, level = 2, className }: CardHeaderProps) => {
  const Heading = `h${level}` as const
  return (
    <header className={clsx('flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line px-4 py-3', className)}>
      <div className="min-w-0">
        <Heading id={titleId} className="text-lg font-semibold tracking-tight">
          {title}
        </Heading>
        {sub && <p className="text-sm text-muted">{sub}</p>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </header>
  )
}

export const CardBody = ({ className, ...rest }: ComponentProps<'div'>) => <div {...rest} className={clsx('p-4', className)} />
