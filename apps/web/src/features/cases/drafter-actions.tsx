import { decide, limits, screens, type Case } from '@parakh/contracts'
import { useQueryClient } from '@tanstack/react-query'
import clsx from 'clsx'
import { Check, Eye, FileDown, Save, Send, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { generatePath, Link } from 'react-router'
import { MeanwhileNote } from '../../fields/meanwhile-note.tsx'
import type { FieldFormHandle } from '../../fields/use-field-form.ts'
import { formatClock } from '../../lib/format.ts'
import { useSignedIn } from '../../lib/session.ts'
import { useMedia } from '../../lib/use-media.ts'
import { Button } from '../../ui/button.tsx'
import { useAlert, useConfirm } from '../../ui/confirm.tsx'
import { caseQuery } from './cases.queries.ts'
import { SendBackDialog } from './send-back-dialog.tsx'
import { useCaseActions } from './use-case-actions.ts'
import { useFinalSubmit, usePreview } from './use-document.ts'

export type DraftWork = {
  handle: FieldFormHandle
  save: (how?: { quiet?: boolean }) => Promise<boolean>
  isSaving: boolean
  isSaved: boolean
  savedAt: Date | null
}

const icon = 'size-4'

type DrafterActionsProps = {
  c: Case
  work: DraftWork
  /** Whether the form is open: only then do the buttons stay in sight. */
  isFormOpen: boolean
  onLocked: () => void
}

/** Save, Preview, Final, the document, and the way back to the agent; each as `decide()` allows (spec §2, §4). */
export const DrafterActions = ({ c, work, isFormOpen, onLocked }: DrafterActionsProps) => {
  const isPhone = useMedia(`(max-width: ${limits.layout.phoneMaxPx}px)`)
  const { may } = useCaseActions(c)
  const final = useFinal(c, work, onLocked)
  const canSave = may('save_drafter')
  if (!canSave && !may('preview_doc') && !final.isOffered && !c.docx_path) return null
  const asides = <Asides c={c} work={work} />
  return (
    <>
      {isPhone && <div className="mt-4 flex flex-wrap items-center gap-2">{asides}</div>}
      <div
        className={clsx(
          '-mx-4 mt-4 -mb-4 flex flex-wrap items-center justify-end gap-2 rounded-b-lg border-t border-line bg-surface px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]',
          isFormOpen && 'sticky bottom-0 z-20',
        )}
      >
        {!isPhone && asides}
        {canSave && (
          <Button
            icon={work.isSaved ? <Check aria-hidden className={icon} /> : <Save aria-hidden className={icon} />}
            busy={work.isSaving}
            onClick={() => void work.save()}
          >
            {work.isSaved ? 'Saved' : 'Save'}
          </Button>
        )}
        {final.isOffered && (
          <Button
            variant="primary"
            className="flex-1 sm:flex-none"
            icon={<Send aria-hidden className={icon} />}
            busy={final.isPending}
            onClick={() => void final.press()}
          >
            {final.isPending ? 'Generating…' : 'Submit Final & Generate'}
          </Button>
        )}
        {c.docx_path && (
          <Button asChild variant={final.isOffered ? 'secondary' : 'primary'}>
            <Link to={generatePath(screens.caseDocument.path, { id: c._id })}>
              <FileDown aria-hidden className={icon} />
              View / Download DOCX
            </Link>
          </Button>
        )}
      </div>
    </>
  )
}

/** What is needed less often: when it was saved, the way back, the preview. On phones it does not stick to the edge. */
const Asides = ({ c, work }: { c: Case; work: DraftWork }) => {
  const { may, isOpen, decision } = useCaseActions(c)
  const [isSendingBack, setSendingBack] = useState(false)
  const preview = usePreview(c)
  const canSave = may('save_drafter')
  const saveAndPreview = async (): Promise<void> => {
    if (!canSave || (await work.save({ quiet: true }))) preview.mutate()
  }
  return (
    <>
      <p role="status" className="mr-auto text-sm text-muted empty:hidden">
        {work.savedAt && !work.handle.isDirty
          ? `Last saved at ${formatClock(work.savedAt)}`
          : canSave && work.handle.isDirty
            ? 'Unsaved changes'
            : null}
      </p>
      {canSave && <MeanwhileNote meanwhile={work.handle.meanwhile} onField={work.handle.goTo} />}
      {isOpen('send_back') && (
        <Button
          variant="ghost"
          icon={<Undo2 aria-hidden className={icon} />}
          why={'refused' in decision('send_back') ? 'This case has no agent. Assign one first.' : undefined}
          onClick={() => setSendingBack(true)}
        >
          Send back to agent
        </Button>
      )}
      {(may('preview_doc') || canSave) && (
        <Button
          icon={<Eye aria-hidden className={icon} />}
          busy={preview.isPending}
          why={may('preview_doc') ? undefined : 'Save the draft first.'}
          onClick={() => void saveAndPreview()}
        >
          Preview DOCX
        </Button>
      )}
      {isSendingBack && <SendBackDialog c={c} onClose={() => setSendingBack(false)} />}
    </>
  )
}

/** Final submit: saves what was typed, answers with the spec's alerts, asks, orders the document. */
const useFinal = (c: Case, work: DraftWork, onLocked: () => void) => {
  const alert = useAlert()
  const confirm = useConfirm()
  const client = useQueryClient()
  const { userId, role } = useSignedIn()
  const { may, isOpen } = useCaseActions(c)
  const submit = useFinalSubmit(c)
  const press = async (): Promise<void> => {
    if (may('save_drafter') && !(await work.save({ quiet: true }))) return
    const fresh = client.getQueryData(caseQuery(c._id).queryKey) ?? c
    const decision = decide('submit_drafter', { id: userId, role }, fresh)
    if ('refused' in decision) {
      if (!decision.missing) return alert('Case is not in a finalizable stage yet.')
      await alert(`Please complete required fields: ${decision.missing.map(({ label }) => label).join(', ')}`)
      return work.handle.goTo(decision.missing[0]?.key ?? '')
    }
    const more = 'The final submit is irreversible: drafter fields can no longer be changed, and the Word document is written from them.'
    if (
      !(await confirm({
        text: 'Submit final? This cannot be undone.',
        more,
        yes: 'Submit Final & Generate',
      }))
    )
      return
    onLocked()
    submit.mutate()
  }
  // pressable in all of the drafter's statuses; answers with the spec's alerts (design §5)
  return { press, isOffered: may('save_drafter') || isOpen('submit_drafter'), isPending: submit.isPending }
}
