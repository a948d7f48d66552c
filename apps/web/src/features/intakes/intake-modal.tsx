import { intakeFields, TYPED_SOURCE, type Intake } from '@parakh/contracts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { MeanwhileNote } from '../../fields/meanwhile-note.tsx'
import { useFieldForm, type FieldFormHandle } from '../../fields/use-field-form.ts'
import { fieldProblems } from '../../lib/call-error.ts'
import { errorMessage } from '../../lib/error-message.ts'
import { useDraft } from '../../lib/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import { useConfirm } from '../../ui/confirm.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { useLeaveGuard } from '../../ui/leave-guard.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.tsx'
import { standingsOf } from './field-standing.ts'
import { IntakeDocuments } from './intake-documents.tsx'
import { IntakeForm } from './intake-form.tsx'
import { mayDo, useActor } from './intake-row-actions.tsx'
import { IntakeStatusBadge } from './intake-status-badge.tsx'
import { filesQuery, intakeQuery, usePatchIntake, viewAddress } from './intakes.queries.ts'
import { OverallBadge } from './overall-badge.tsx'
import { ReviewPanel } from './review-panel.tsx'
import { useBeside } from './side-panel.tsx'
import { useReviewKeys } from './use-review-keys.ts'
import { useReview, type Review } from './use-review.ts'
import { useWhoSaved } from './who-saved.tsx'

type IntakeModalProps = { id: string; onClose: () => void }

/** Intake detail modal (spec §2). */
export const IntakeModal = ({ id, onClose }: IntakeModalProps) => {
  const intake = useQuery(intakeQuery(id))
  if (intake.data) return <Loaded intake={intake.data} onClose={onClose} />
  return (
    <Dialog open onClose={onClose} title="Intake" size="full" keepOnOutside>
      {intake.isError ? (
        <ErrorState
          message={errorMessage(intake.error, 'The intake could not be loaded.')}
          onRetry={() => void intake.refetch()}
          busy={intake.isFetching}
        />
      ) : (
        <div className="flex h-[60vh] flex-col gap-4" aria-busy>
          <span className="sr-only">Loading…</span>
          <Skeleton className="h-8 w-64" />
          <Skeleton className="flex-1" />
        </div>
      )}
    </Dialog>
  )
}

const Loaded = ({ intake, onClose }: { intake: Intake; onClose: () => void }) => {
  const actor = useActor()
  const beside = useBeside()
  const confirm = useConfirm()
  const draft = useDraft(`intake/${intake._id}`)
  const handle = useFieldForm(intakeFields, intake.fields, { draft, whoSaved: useWhoSaved(intake._id) })
  const review = useReview(handle)
  const { save, isSaving } = useSave(intake, handle, review.goTo)
  const mayEdit = mayDo('edit_intake', actor, intake)
  useLeaveGuard(handle.isDirty, 'Leave without saving? What you typed is kept on this computer.')
  const close = async (): Promise<void> => {
    const asks = handle.isDirty && mayEdit
    const question = {
      text: 'Close without saving?',
      more: 'What you typed is kept on this computer and is there again when you open this intake.',
    }
    if (!asks || (await confirm({ ...question, yes: 'Close', no: 'Keep editing' }))) onClose()
  }
  const name = String(intake.fields.applicant_name || intake.fields.application_number || 'Intake')
  return (
    <Dialog
      open
      onClose={() => void close()}
      size="full"
      keepOnOutside
      title={name}
      actions={
        <Button size="sm" className="self-center" onClick={review.openAll}>
          View All Metadata
        </Button>
      }
      footer={
        <>
          {mayEdit && <MeanwhileNote meanwhile={handle.meanwhile} onField={review.goTo} />}
          <Button onClick={() => void close()}>Close</Button>
          {mayEdit && (
            <Button variant="primary" busy={isSaving} disabled={!handle.isDirty} onClick={save}>
              Save Changes
            </Button>
          )}
        </>
      }
    >
      <Body {...{ intake, handle, review, beside }} readOnly={!mayEdit} />
    </Dialog>
  )
}

type BodyProps = { intake: Intake; handle: FieldFormHandle; review: Review; beside: boolean; readOnly: boolean }

const Body = ({ intake, handle, review, beside, readOnly }: BodyProps) => {
  const actor = useActor()
  const standings = useMemo(() => standingsOf(intake.fields, intake.field_meta), [intake])
  const files = useQuery(filesQuery(intake._id))
  const documentOf = (name: string): string | null => {
    const file = files.data?.find(({ filename }) => filename === name)
    return file ? viewAddress(intake._id, file._id) : null
  }
  const onKeyDown = useReviewKeys({ handle, standings, review, beside })
  return (
    <div className={beside ? 'grid grid-cols-[minmax(0,1fr)_22rem] items-start gap-5' : ''}>
      <div className="min-w-0" onKeyDown={onKeyDown}>
        <div className="mb-4 flex flex-wrap items-center gap-2">
          <OverallBadge handle={handle} standings={standings} review={review} />
          <IntakeStatusBadge status={intake.status} />
          <p className="text-sm text-muted">
            Initiated by <span className="text-ink">{intake.initiator.name}</span>{' '}
            <span className="font-mono text-xs break-all">({intake.initiator.user_id})</span>
          </p>
        </div>
        {intake.archived && (
          <Notice tone="grey" className="mb-4">
            This intake is archived and can only be read. Unarchive it to change it.
          </Notice>
        )}
        <IntakeForm
          handle={handle}
          standings={standings}
          review={review}
          readOnly={readOnly}
          columns={beside ? 2 : 3}
          intakeId={intake._id}
        />
        <div className="mt-7 border-t border-line pt-5">
          <IntakeDocuments
            intakeId={intake._id}
            mayAdd={mayDo('add_intake_files', actor, intake)}
            mayDelete={mayDo('delete_intake_file', actor, intake)}
          />
        </div>
      </div>
      <div className={beside ? 'sticky top-0 flex max-h-[calc(94dvh-9rem)] flex-col rounded-lg border border-line bg-canvas' : 'contents'}>
        <ReviewPanel {...{ handle, standings, review, beside }} readOnly={readOnly} documentOf={documentOf} source={TYPED_SOURCE} />
      </div>
    </div>
  )
}

const useSave = (intake: Intake, handle: FieldFormHandle, goTo: (key: string) => void) => {
  const patch = usePatchIntake(intake._id)
  const save = (): void => {
    const { values, problems } = handle.take()
    const [first] = Object.keys(problems)
    if (first) {
      goTo(first)
      return
    }
    patch.mutate(values, {
      onSuccess: (fresh) => {
        // a cleared field is not in the reply
        handle.saved({ ...Object.fromEntries(Object.keys(values).map((key) => [key, null])), ...fresh.fields })
        toast.done('Saved')
      },
      onError: (error) => {
        const refused = fieldProblems(error)
        handle.show(refused)
        const [key] = Object.keys(refused)
        if (key) goTo(key)
        toast.error(errorMessage(error, 'Save failed'))
      },
    })
  }
  return { save, isSaving: patch.isPending }
}
