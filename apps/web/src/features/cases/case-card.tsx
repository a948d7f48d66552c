import { awaitsAgent, caseStatusLabel, isArchived, isCompletedFor, roleMay, screens, type CaseRow } from '@parakh/contracts'
import clsx from 'clsx'
import { CircleCheck, UserPlus } from 'lucide-react'
import { memo } from 'react'
import { generatePath, Link } from 'react-router'
import { formatAge, formatDateTime, formatShort } from '../../lib/format.ts'
import { useSignedIn } from '../../lib/session.ts'
import { useNow } from '../../lib/use-now.ts'
import { Badge } from '../../ui/badge.tsx'
import { CaseCardMenu } from './case-card-menu.tsx'
import { cardNumber } from './case-number.ts'
import { CaseStatusBadge } from './case-status-badge.tsx'

/** A case on the dashboard (spec §2). The whole card leads to the case; the menu stands above that link. */
export const CaseCard = memo(function CaseCard({ c }: { c: CaseRow }) {
  const { role } = useSignedIn()
  const dimmed = isArchived(c.status)
  return (
    <article
      data-case={c._id}
      className={clsx(
        'group relative flex min-w-0 flex-col gap-2.5 rounded-lg border border-line px-3.5 py-3 transition-colors hover:border-line-strong',
        'has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-accent',
        dimmed ? 'bg-raised/60 text-muted' : 'bg-surface shadow-card',
      )}
    >
      <div>
        <div className="flex items-center gap-2">
          <h3 className="min-w-0 flex-1 truncate font-semibold tracking-tight">
            <Link
              to={generatePath(screens.case.path, { id: c._id })}
              className="outline-none after:absolute after:inset-0 after:rounded-lg"
            >
              {cardNumber(c)}
            </Link>
          </h3>
          <CaseStatusBadge status={c.status} />
          {roleMay('archive', role) && <CaseCardMenu c={c} />}
        </div>
        <p className="flex flex-col items-start">
          <span className="max-w-full truncate text-sm text-muted">{c.intake.applicant_name || '—'}</span>
          <Age c={c} />
        </p>
      </div>
      <dl className="grid grid-cols-3 gap-x-3 text-sm">
        <Fact label="Agent" value={c.assigned_agent?.name} />
        <Fact label="Drafter" value={c.assigned_drafter?.name} />
        <Fact label="Last Updated" value={formatShort(c.updated_at)} />
      </dl>
      {hasBadge(c, role) && (
        <p className="flex flex-wrap gap-1.5">
          {isCompletedFor(role, c.status) && (
            <Badge tone="green" icon={<CircleCheck aria-hidden />}>
              Completed for you
            </Badge>
          )}
          {roleMay('assign_agent', role) && awaitsAgent(c.status) && (
            <Badge tone="blue" icon={<UserPlus aria-hidden />}>
              Assign to Agent
            </Badge>
          )}
        </p>
      )}
    </article>
  )
})

// a component of its own, since it follows the clock
const Age = ({ c: { status, status_since } }: { c: CaseRow }) => (
  <time dateTime={status_since} title={`Since ${formatDateTime(status_since)}`} className="text-xs text-muted">
    {formatAge(status_since, useNow())} in {caseStatusLabel(status)}
  </time>
)

const hasBadge = (c: CaseRow, role: Parameters<typeof isCompletedFor>[0]): boolean =>
  isCompletedFor(role, c.status) || (roleMay('assign_agent', role) && awaitsAgent(c.status))

const Fact = ({ label, value }: { label: string; value: string | undefined }) => (
  <div className="min-w-0">
    <dt className="text-xs text-muted">{label}</dt>
    <dd className="truncate" title={value}>
      {value || '—'}
    </dd>
  </div>
)
