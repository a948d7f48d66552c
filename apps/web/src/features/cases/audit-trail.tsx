import { auditActions, auditLabel, type AuditEntry, type AuditIcon } from '@parakh/contracts'
import { useQuery } from '@tanstack/react-query'
import { Archive, Circle, Download, Eye, FileText, Image, Pencil, Plus, Send, Trash2, Undo2, User, type LucideIcon } from 'lucide-react'
import { createElement, useCallback, useEffect, useRef, useState } from 'react'
import { formatDateTime } from '../../lib/format.ts'
import { useList } from '../../lib/use-list.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardBody, CardHeader } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { LongList } from '../../ui/long-list.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ActorBadge } from './actor-badge.tsx'
import { AuditDialog } from './audit-dialog.tsx'
import { attributeLabel } from './audit-values.ts'
import { auditList, caseQuery, type TrailEntry } from './cases.queries.ts'

const icons: Record<AuditIcon, LucideIcon> = {
  plus: Plus,
  user: User,
  pencil: Pencil,
  image: Image,
  send: Send,
  undo: Undo2,
  eye: Eye,
  file: FileText,
  archive: Archive,
  download: Download,
  trash: Trash2,
}

const ROWS = 25
const ROW_PX = 40

/** Everything that happened to the case, most recent first (spec §2; ADMIN). */
export const AuditTrail = ({ caseId }: { caseId: string }) => {
  const [shown, setShown] = useState<AuditEntry | null>(null)
  const trail = useList(auditList(caseId))
  const { rows: entries } = trail
  const draw = useCallback((entry: TrailEntry) => <AuditRow key={entry._id} entry={entry} onOpen={setShown} />, [])
  useFollow(caseId, trail.refetch)
  return (
    <Card aria-labelledby="audit-trail">
      <CardHeader title="Audit Trail" titleId="audit-trail" />
      <CardBody className="p-2">
        {trail.isPending && <Skeleton className="m-2 h-24" />}
        {trail.isError && !entries && (
          <ErrorState message="The audit trail could not be loaded." onRetry={() => void trail.refetch()} busy={trail.isFetching} />
        )}
        {entries?.length === 0 && <p className="p-2 text-muted">No activity yet.</p>}
        {entries && entries.length > 0 && (
          <div role="list" aria-labelledby="audit-trail">
            <LongList name={`audit ${caseId}`} rows={entries} perBlock={ROWS} rowPx={ROW_PX}>
              {draw}
            </LongList>
          </div>
        )}
        {trail.hasMore && (
          <Button size="sm" variant="ghost" className="m-1" busy={trail.isMore} onClick={trail.more}>
            Show more
          </Button>
        )}
      </CardBody>
      {shown && <AuditDialog entry={shown} onClose={() => setShown(null)} />}
    </Card>
  )
}

/** Asks for the trail again when somebody has changed the case. */
const useFollow = (caseId: string, refetch: () => unknown): void => {
  const { data } = useQuery({ ...caseQuery(caseId), select: ({ updated_at }) => updated_at })
  const seen = useRef(data)
  useEffect(() => {
    if (seen.current !== undefined && data !== seen.current) void refetch()
    seen.current = data
  }, [data, refetch])
}

const AuditRow = ({ entry, onOpen }: { entry: AuditEntry; onOpen: (entry: AuditEntry) => void }) => (
  <div role="listitem">
    <button
      type="button"
      onClick={() => onOpen(entry)}
      className="flex w-full flex-wrap items-center gap-x-3 gap-y-1 rounded-md px-2 py-1.5 text-left hover:bg-raised touch:min-h-11"
    >
      <span className="flex size-7 shrink-0 items-center justify-center rounded-full bg-raised text-muted">
        {createElement(iconOf(entry.action), { 'aria-hidden': true, className: 'size-3.5' })}
      </span>
      <span className="min-w-0 flex-1 basis-32">
        <span className="font-medium">{auditLabel(entry.action)}</span>
        {entry.keys.length > 0 && <span className="ml-2 text-sm text-muted"> {touched(entry.keys)}</span>}
      </span>
      <ActorBadge role={entry.actor_role} />
      <time dateTime={entry.ts} className="text-sm text-muted sm:w-36 sm:text-right">
        {formatDateTime(entry.ts)}
      </time>
    </button>
  </div>
)

const NAMED = 3

/** What was touched, by the first few labels. */
const touched = (keys: readonly string[]): string => {
  const labels = keys.slice(0, NAMED).map(attributeLabel).join(', ')
  return keys.length > NAMED ? `${labels} and ${keys.length - NAMED} more` : labels
}

const iconOf = (action: string): LucideIcon =>
  action in auditActions ? icons[auditActions[action as keyof typeof auditActions].icon] : Circle
