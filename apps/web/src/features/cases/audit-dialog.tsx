import { auditLabel, roleLabel, type AuditEntry } from '@parakh/contracts'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDateTime } from '../../lib/format.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ActorBadge } from './actor-badge.tsx'
import { attributesOf, looksLikeUserId, valueText } from './audit-values.ts'
import { personQuery } from './cases.queries.ts'

/** 'Activity Details': action, time, actor, and what changed from old to new (spec §2). */
export const AuditDialog = ({ entry, onClose }: { entry: AuditEntry; onClose: () => void }) => {
  const attributes = attributesOf(entry)
  return (
    <Dialog open onClose={onClose} title="Activity Details" size="lg">
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-3">
        <Row label="Action">{auditLabel(entry.action)}</Row>
        <Row label="Timestamp">{formatDateTime(entry.ts)}</Row>
        <Row label="Actor">
          <span className="mb-1 block">
            <ActorBadge role={entry.actor_role} />
          </span>
          <Actor id={entry.actor_id} role={entry.actor_role} />
        </Row>
      </dl>
      <h3 className="mt-5 mb-1 text-sm font-semibold">Attributes</h3>
      {attributes.length === 0 && <p className="text-muted">Nothing else changed.</p>}
      <ul className="divide-y divide-line">
        {attributes.map(({ key, label, old, new: now, isKnown }) => (
          <li key={key} className="grid gap-x-4 gap-y-0.5 py-2 sm:grid-cols-[14rem_1fr]" data-attribute={key}>
            <span className="text-muted">{label}</span>
            {isKnown && (
              <span className="flex flex-wrap items-baseline gap-x-2">
                <Value attribute={key} value={old} isOld />
                <ArrowRight aria-label="became" className="size-3.5 self-center text-muted" />
                <Value attribute={key} value={now} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-xs text-muted">{label}</dt>
    <dd>{children}</dd>
  </div>
)

const Actor = ({ id, role }: { id: string | null; role: string }) => {
  const isPerson = looksLikeUserId(id)
  const person = useQuery({ ...personQuery(id ?? ''), enabled: isPerson })
  if (id === null) return roleLabel(role)
  if (isPerson && person.isPending) return <Skeleton className="h-10" />
  if (!person.data) {
    return (
      <>
        Unknown User <span className="block text-sm text-muted">{id}</span>
      </>
    )
  }
  const { name, email, phone } = person.data
  return (
    <>
      <span className="block font-medium">{name}</span>
      {email && <span className="block text-sm text-muted">{email}</span>}
      {phone && <span className="block text-sm text-muted">{phone}</span>}
    </>
  )
}

const Value = ({ attribute, value, isOld = false }: { attribute: string; value: unknown; isOld?: boolean }) => {
  if (looksLikeUserId(value)) return <UserName id={value} />
  const text = valueText(attribute, value)
  return (
    <span
      className={text ? `whitespace-pre-line ${isOld ? 'text-muted line-through decoration-line-strong' : 'font-medium'}` : 'text-muted'}
    >
      {text || '—'}
    </span>
  )
}

/** A user id as 'name (role)' once it is known. */
const UserName = ({ id }: { id: string }) => {
  const person = useQuery(personQuery(id))
  return <span className="font-medium">{person.data ? `${person.data.name} (${roleLabel(person.data.role)})` : id}</span>
}
