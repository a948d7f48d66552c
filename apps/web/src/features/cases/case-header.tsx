import { isArchived, routes, screens, type Case } from '@parakh/contracts'
import { Archive, ArchiveRestore } from 'lucide-react'
import { call } from '../../lib/call.ts'
import { errorMessage } from '../../lib/error-message.ts'
import { formatDateTime } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { useConfirm } from '../../ui/confirm.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { toast } from '../../ui/toast.tsx'
import { caseTitle } from './case-number.ts'
import { CaseProgress } from './case-progress.tsx'
import { CaseStatusBadge } from './case-status-badge.tsx'
import { useCaseChange } from './cases.queries.ts'
import { useCaseActions } from './use-case-actions.ts'

/** Title, status, archive, banner, progress and the three facts below it (spec §2, Case detail). */
export const CaseHeader = ({ c }: { c: Case }) => (
  <>
    <PageHeader
      title={caseTitle(c._id)}
      beside={<CaseStatusBadge status={c.status} />}
      sub={[c.intake.application_number, c.intake.applicant_name].filter(Boolean).join(' · ') || undefined}
      back={{ to: screens.dashboard.path, label: screens.dashboard.title }}
      actions={<ArchiveButtons c={c} />}
      className="mb-4"
    />
    {isArchived(c.status) && (
      <Notice tone="amber" icon={<Archive aria-hidden />} className="mb-4">
        This case is archived — it will not be tracked.
      </Notice>
    )}
    <CaseProgress status={c.status} />
    <dl className="mt-4 grid grid-cols-1 gap-x-6 gap-y-1.5 text-sm sm:flex sm:flex-wrap">
      <Fact label="Created" value={formatDateTime(c.created_at)} />
      <Fact label="Agent" value={c.assigned_agent?.name ?? '—'} />
      <Fact label="Drafter" value={c.assigned_drafter?.name ?? '—'} />
    </dl>
  </>
)

const Fact = ({ label, value }: { label: string; value: string }) => (
  <div className="flex gap-1.5">
    <dt className="text-muted">{label}</dt>
    <dd className="font-medium">{value}</dd>
  </div>
)

const ArchiveButtons = ({ c }: { c: Case }) => {
  const confirm = useConfirm()
  const { may } = useCaseActions(c)
  const params = { id: c._id }
  const archive = useCaseChange(() => call(routes.cases.archive, { params }))
  const restore = useCaseChange(() => call(routes.cases.restore, { params }))
  const fail = (fallback: string) => ({ onError: (error: unknown) => toast.error(errorMessage(error, fallback)) })
  const askArchive = async (): Promise<void> => {
    const yes = await confirm({ text: 'Archive this case? If you archive this case it will not be tracked.', yes: 'Archive' })
    if (yes) archive.mutate(undefined, fail('The case could not be archived.'))
  }
  if (may('restore')) {
    return (
      <Button
        icon={<ArchiveRestore aria-hidden className="size-4" />}
        busy={restore.isPending}
        onClick={() => restore.mutate(undefined, fail('The case could not be restored.'))}
      >
        Restore
      </Button>
    )
  }
  if (!may('archive')) return null
  return (
    <Button icon={<Archive aria-hidden className="size-4" />} busy={archive.isPending} onClick={() => void askArchive()}>
      Archive
    </Button>
  )
}
