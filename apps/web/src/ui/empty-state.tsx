import clsx from 'clsx'
import type { ReactNode } from 'react'

type EmptyStateProps = { icon?: ReactNode; title: ReactNode; children?: ReactNode; actions?: ReactNode; className?: string }

export const EmptyState = ({ icon, title, children, actions, className }: EmptyStateProps) => (
  <div className={clsx('flex flex-col items-center gap-2 px-4 py-10 text-center', className)}>
    {icon && <span className="text-muted [&_svg]:size-6">{icon}</span>}
    <p className="text-muted">{title}</p>
    {children}
    {actions && <div className="mt-1 flex flex-wrap justify-center gap-2">{actions}</div>}
  </div>
)
