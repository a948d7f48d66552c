import clsx from 'clsx'
import type { ReactNode } from 'react'

export type Tone = 'grey' | 'slate' | 'blue' | 'indigo' | 'purple' | 'green' | 'amber' | 'red'

const looks: Record<Tone, string> = {
  grey: 'bg-grey-soft text-grey-ink',
  slate: 'bg-ink/75 text-canvas',
  blue: 'bg-blue-soft text-blue-ink',
  indigo: 'bg-indigo-soft text-indigo-ink',
  purple: 'bg-purple-soft text-purple-ink',
  green: 'bg-green-soft text-green-ink',
  amber: 'bg-amber-soft text-amber-ink',
  red: 'bg-red-soft text-red-ink',
}

type BadgeProps = { tone?: Tone; icon?: ReactNode; className?: string; title?: string; children: ReactNode }

export const Badge = ({ tone = 'grey', icon, className, title, children }: BadgeProps) => (
  <span
    title={title}
    data-tone={tone}
    className={clsx(
      'inline-flex max-w-full items-center gap-1 rounded-full align-middle px-2 py-0.5 text-xs font-medium whitespace-nowrap [&_svg]:size-3',
      looks[tone],
      className,
    )}
  >
    {icon}
    <span className="truncate">{children}</span>
  </span>
)
