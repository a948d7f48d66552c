import clsx from 'clsx'
import type { ReactNode } from 'react'

type NoticeTone = 'grey' | 'blue' | 'amber' | 'green' | 'red'

const looks: Record<NoticeTone, string> = {
  grey: 'bg-raised text-ink',
  blue: 'bg-blue-soft text-blue-ink',
  amber: 'bg-amber-soft text-amber-ink',
  green: 'bg-green-soft text-green-ink',
  red: 'bg-red-soft text-red-ink',
}

type NoticeProps = {
  tone: NoticeTone
  icon?: ReactNode
  role?: 'status' | 'alert'
  actions?: ReactNode
  className?: string
  children: ReactNode
}

/** A band that says something about what is below it. */
export const Notice = ({ tone, icon, role, actions, className, children }: NoticeProps) => (
  <div
    role={role}
    data-tone={tone}
    className={clsx(
      'flex flex-wrap items-start gap-x-2.5 gap-y-2 rounded-lg px-3 py-2.5 [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0',
      looks[tone],
      className,
    )}
  >
    {icon}
    <div className="min-w-0 flex-1 basis-48">{children}</div>
    {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
  </div>
)
