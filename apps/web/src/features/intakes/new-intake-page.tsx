import {
  acceptProposed,
  intakeFields,
  mergeAutofill,
  screens,
  TYPED_SOURCE,
  type KeptValue,
  type OcrResult,
  type ValueMeta,
} from '@parakh/contracts'
import { useCallback, useState } from 'react'
import { plural } from '../../lib/format.ts'
import { Card } from '../../ui/card.tsx'
import { useConfirm } from '../../ui/confirm.tsx'
import { useLeaveGuard } from '../../ui/leave-guard.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { toast } from '../../ui/toast.tsx'
import { AttachCard } from './attach-card.tsx'
import { AutofillOverlay } from './autofill-overlay.tsx'
import { CreateBar } from './create-bar.tsx'
import { readMetas, valuesOf } from './field-standing.ts'
import { IntakeForm } from './intake-form.tsx'
import { KeptValuesDialog } from './kept-values-dialog.tsx'
import { OverallBadge } from './overall-badge.tsx'
import type { DocumentLanguage } from './read-documents.ts'
import { ReviewPanel } from './review-panel.tsx'
import { useBeside } from './side-panel.tsx'
import { useAttached } from './use-attached.ts'
import { useAutofill } from './use-autofill.ts'
import { useCreation } from './use-creation.ts'
import { useNewIntakeDraft, type NewIntakeDraft } from './use-new-intake-draft.ts'
import { useReviewKeys } from './use-review-keys.ts'
import { useReview } from './use-review.ts'

/** /intakes/new (spec §2, New Custom Intake). */
export const NewIntakePage = () => {
  const draft = useNewIntakeDraft()
  const attached = useAttached()
  const beside = useBeside()
  const confirm = useConfirm()
  const { handle, standings, making, put } = draft
  const review = useReview(handle)
  const { kept, settle, merge } = useMerge(draft)
  const autofill = useAutofill(merge)
  const creation = useCreation(draft, attached, review.goTo)
  const [round, setRound] = useState(0)
  const isMade = making.createdId !== null
  const isBusy = creation.busy !== null
  const isUnderWay = autofill.running !== null || isBusy
  useLeaveGuard(
    isUnderWay || handle.isDirty || attached.files.length > 0,
    isUnderWay ? 'Leave while this is under way? It is broken off.' : 'Leave this intake? It is kept on this computer until you come back.',
  )

  const reset = async (): Promise<void> => {
    const isBlank = !handle.isDirty && attached.files.length === 0
    const question = { text: 'Reset this intake?', more: 'All that was typed, read and attached here goes.', yes: 'Reset', danger: true }
    if (!isBlank && !(await confirm(question))) return
    draft.forget()
    attached.clear()
    autofill.clearProblem()
    review.close()
    setRound((now) => now + 1)
  }
  const read = (language: DocumentLanguage): void =>
    autofill.start(
      attached.files.map(({ file }) => file),
      language,
    )
  const set = useCallback(
    (key: string, value: string | number | string[], meta: ValueMeta) => put({ [key]: value }, { [key]: meta }),
    [put],
  )
  const documentOf = (name: string): File | null => attached.files.find(({ file }) => file.name === name)?.file ?? null
  const onKeyDown = useReviewKeys({ handle, standings, review, beside, onSet: set })
  return (
    <>
      <PageHeader title={screens.newIntake.title} back={{ to: screens.intakes.path, label: 'Back to Intakes' }} />
      <AttachCard key={round} attached={attached} disabled={isBusy || isMade} told={autofill} onAutofill={read} />
      <div className={beside ? 'grid grid-cols-[minmax(0,1fr)_22rem] items-start gap-5' : ''}>
        <Card className="p-4 pt-3" aria-label="Intake fields" onKeyDown={onKeyDown}>
          <div className="mb-4 flex flex-wrap items-center gap-2">
            <h2 className="mr-auto text-lg font-semibold tracking-tight">Intake fields</h2>
            {handle.isDirty && <OverallBadge handle={handle} standings={standings} review={review} />}
          </div>
          <IntakeForm
            handle={handle}
            standings={standings}
            review={review}
            readOnly={isBusy || isMade}
            columns={beside ? 2 : 3}
            intakeId={making.createdId}
          />
        </Card>
        <div
          className={
            beside
              ? 'sticky top-17 flex max-h-[calc(100dvh-9rem)] flex-col rounded-lg border border-line bg-surface shadow-card'
              : 'contents'
          }
        >
          <ReviewPanel
            {...{ handle, standings, review, beside }}
            readOnly={isBusy || isMade}
            onSet={set}
            documentOf={documentOf}
            source={TYPED_SOURCE}
          />
        </div>
      </div>
      <CreateBar creation={creation} isMade={isMade} files={attached.files} isDraft={handle.isDirty} onReset={() => void reset()} />
      {autofill.running && <AutofillOverlay running={autofill.running} onCancel={autofill.cancel} />}
      {kept.length > 0 && <KeptValuesDialog kept={kept} onDone={settle} />}
    </>
  )
}

/** Puts an autofill's result into the form; what a person typed otherwise is asked about. */
const useMerge = ({ handle, standings, put }: NewIntakeDraft) => {
  const [kept, setKept] = useState<readonly KeptValue[]>([])
  const merge = (result: OcrResult): void => {
    const texts = handle.form.getValues()
    const merged = mergeAutofill(intakeFields, { values: valuesOf(texts), meta: readMetas(texts, standings) }, result)
    const applied = Object.fromEntries(merged.applied.flatMap((key) => (key in merged.values ? [[key, merged.values[key] ?? '']] : [])))
    put(applied, merged.meta)
    setKept(merged.kept)
    if (merged.applied.length > 0) toast.done(`${plural(merged.applied.length, 'field')} filled from the documents`)
    else if (merged.kept.length === 0) toast.error('No field values were found in these documents.')
  }
  const settle = (accepted: readonly KeptValue[]): void => {
    const { values, meta } = acceptProposed({ values: {}, meta: {} }, accepted)
    put(values, meta)
    setKept([])
  }
  return { kept, merge, settle }
}
