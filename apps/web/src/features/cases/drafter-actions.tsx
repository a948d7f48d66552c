import { caseActions, decide, screens, type Case } from '@parakh/contracts'
import { useQueryClient } from '@tanstack/react-query'
import { Check, Eye, FileDown, Save, Send, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { generatePath, Link } from 'react-router'
import type { FieldFormHandle } from '../../fields/use-field-form.ts'
import { formatClock } from '../../lib/format.ts'
import { useSignedIn } from '../../lib/session.ts'
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

/** Save, Preview, Final, the document, and the way back to the agent; each as `decide()` allows (spec §2, §4). */
export const DrafterActions = ({ c, work, onLocked }: { c: Case; work: DraftWork; onLocked: () => void }) => {
  const { may, isOpen, decision } = useCaseActions(c)
  const [isSendingBack, setSendingBack] = useState(false)
  const preview = usePreview(c)
  const final = useFinal(c, work, onLocked)
  const canSave = may('save_drafter')
  const saveAndPreview = async (): Promise<void> => {
    if (!canSave || (await work.save({ quiet: true }))) preview.mutate()
  }
  const backDecision = decision('send_back')
  return (
    <div className="flex flex-wrap items-center gap-2">
      <p role="status" className="mr-1 text-sm text-muted empty:hidden">
        {work.savedAt ? `Last saved at ${formatClock(work.savedAt)}` : canSave && work.handle.isDirty ? 'Unsaved changes' : null}
      </p>
      {isOpen('send_back') && (
        <Button
          variant="ghost"
          icon={<Undo2 aria-hidden className={icon} />}
          why={'refused' in backDecision ? 'This case has no agent. Assign one first.' : undefined}
          onClick={() => setSendingBack(true)}
        >
          Send back to agent
        </Button>
      )}
      {canSave && (
        <Button
          icon={work.isSaved ? <Check aria-hidden className={icon} /> : <Save aria-hidden className={icon} />}
          busy={work.isSaving}
          onClick={() => void work.save()}
        >
          {work.isSaved ? 'Saved' : 'Save'}
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
      {final.isOffered && (
        <Button variant="primary" icon={<Send aria-hidden className={icon} />} busy={final.isPending} onClick={() => void final.press()}>
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
      {isSendingBack && <SendBackDialog c={c} onClose={() => setSendingBack(false)} />}
    </div>
  )
}

/** Final submit: saves what was typed, answers with the spec's alerts, asks, orders the document. */
const useFinal = (c: Case, work: DraftWork, onLocked: () => void) => {
  const alert = useAlert()
  const confirm = useConfirm()
  const client = useQueryClient()
  const { userId, role } = useSignedIn()
  const { may } = useCaseActions(c)
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
    const more = 'The drafter’s fields can no longer be changed afterwards, and the Word document is written from them.'
    if (!(await confirm({ text: 'Submit final? This cannot be undone.', more, yes: 'Submit Final & Generate' }))) return
    onLocked()
    submit.mutate()
  }
  const isMine = decide('submit_drafter', { id: userId, role }, c)
  // pressable in all of the drafter's statuses; answers with the spec's alerts (design §5)
  const isOffered = may('save_drafter') || !('refused' in isMine) || (isMine.missing !== undefined && role in allowedRoles)
  return { press, isOffered, isPending: submit.isPending }
}

const allowedRoles = Object.fromEntries(caseActions.submit_drafter.by.map((role) => [role, true]))
