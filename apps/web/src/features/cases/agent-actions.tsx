import { agentFields, fieldOf, routes, type Case } from '@parakh/contracts'
import { Check, Save, Send } from 'lucide-react'
import { useMemo } from 'react'
import { useWatch } from 'react-hook-form'
import { readTexts } from '../../fields/field-texts.ts'
import { MeanwhileNote } from '../../fields/meanwhile-note.tsx'
import type { FieldFormHandle } from '../../fields/use-field-form.ts'
import { call } from '../../lib/call.ts'
import { errorMessage } from '../../lib/error-message.ts'
import { plural } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { useConfirm } from '../../ui/confirm.tsx'
import { toast } from '../../ui/toast.tsx'
import { Tooltip } from '../../ui/tooltip.tsx'
import { useCaseChange } from './cases.queries.ts'
import { knownFix, requiredSiteKeys, withSiteValues } from './site-form.ts'
import { missingForSubmit, missingSentence } from './gps-rules.ts'
import { MissingFields } from './missing-fields.tsx'
import { useCaseActions } from './use-case-actions.ts'

type AgentActionsProps = {
  c: Case
  handle: FieldFormHandle
  save: () => Promise<boolean>
  isSaving: boolean
  isSaved: boolean
  wantsPrecise: boolean
  /** Photos that are not with the server yet. */
  photosLeft: number
}

/** Save and Final Submit of the Field Agent card; on phones they stick to the lower edge (spec §2). */
export const AgentActions = ({ c, handle, save, isSaving, isSaved, wantsPrecise, photosLeft }: AgentActionsProps) => {
  const confirm = useConfirm()
  const missing = useMissing(c, handle, wantsPrecise)
  const submit = useCaseChange(() => call(routes.site.submit, { params: { id: c._id } }))
  const why = missingSentence(missing.map(({ label }) => label)) ?? undefined
  const finalSubmit = async (): Promise<void> => {
    if (photosLeft > 0) {
      const more = 'After the submit they cannot be added any more. Wait until they are sent, or submit without them.'
      if (!(await confirm({ text: `${plural(photosLeft, 'photo')} not sent yet.`, more, yes: 'Submit without them' }))) return
    }
    if (!(await save())) return
    submit.mutate(undefined, {
      onSuccess: () => toast.done('Submitted to drafter'),
      onError: (error) => toast.error(errorMessage(error, 'The case could not be submitted.')),
    })
  }
  return (
    <div className="sticky bottom-0 z-20 -mx-4 -mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-b-lg border-t border-line bg-surface px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
      <div className="min-w-0 flex-1 basis-60">
        <MissingFields lead="Please complete required:" missing={missing} onField={handle.goTo} />
        <MeanwhileNote meanwhile={handle.meanwhile} onField={handle.goTo} />
        {missing.length === 0 && handle.isDirty && <p className="text-sm text-muted">Unsaved changes</p>}
      </div>
      <div className="flex flex-1 justify-end gap-2 sm:flex-none">
        <Button
          className="flex-1 sm:flex-none"
          icon={isSaved ? <Check aria-hidden className="size-4" /> : <Save aria-hidden className="size-4" />}
          busy={isSaving}
          onClick={() => void save()}
        >
          {isSaved ? 'Saved' : 'Save'}
        </Button>
        <Tooltip text={why ? undefined : 'Submit to drafter'}>
          <Button
            variant="primary"
            className="flex-1 sm:flex-none"
            icon={<Send aria-hidden className="size-4" />}
            busy={submit.isPending}
            why={why}
            onClick={() => void finalSubmit()}
          >
            Final Submit
          </Button>
        </Tooltip>
      </div>
    </div>
  )
}

type Missing = { key?: string; label: string }

/** What final submit needs yet, by what is typed now and by `decide()`; precision where it was asked for. */
const useMissing = (c: Case, handle: FieldFormHandle, wantsPrecise: boolean): Missing[] => {
  const texts = useWatch({ control: handle.form.control, name: [...watched] })
  const key = JSON.stringify(Object.fromEntries(watched.map((name, at) => [name, texts[at] ?? ''])))
  const values = useMemo(() => readTexts(watchedFields, JSON.parse(key) as Record<string, string>), [key])
  const typed = useMemo(() => withSiteValues(c, values), [c, values])
  const decision = useCaseActions(typed).decision('submit_agent')
  const lacking = 'refused' in decision ? (decision.missing ?? []) : []
  const labels = missingForSubmit([], wantsPrecise, knownFix(values))
  return [...lacking, ...labels.map((label) => ({ label }))]
}

const watched = [...requiredSiteKeys, 'gps_accuracy_m'] as const
const watchedFields = watched.flatMap((name) => fieldOf(agentFields, name) ?? [])
