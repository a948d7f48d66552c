import { agentFields, fieldOf, groupsOf, limits, routes, type Case, type SendBackBody } from '@parakh/contracts'
import { ChevronRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import { call } from '../../lib/call.ts'
import { errorMessage } from '../../lib/error-message.ts'
import { useDraft } from '../../lib/use-draft.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FormField } from '../../ui/form-field.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { toast } from '../../ui/toast.tsx'
import { useCaseChange } from './cases.queries.ts'

const groups = groupsOf(agentFields)

/** Sends the case back to its agent with a reason and the fields that are meant (design §3). */
export const SendBackDialog = ({ c, onClose }: { c: Case; onClose: () => void }) => {
  // kept until it is sent: the dialog may be closed to look something up
  const draft = useDraft(`case/${c._id}/send-back`)
  const [reason, setReason] = useState(draft.restored?.values['reason'] ?? '')
  const [keys, setKeys] = useState<readonly string[]>(() => knownKeys(draft.restored?.values['keys'] ?? ''))
  useEffect(() => {
    const typed = { reason, keys: keys.join(',') }
    draft.keep(Object.fromEntries(Object.entries(typed).filter(([, text]) => text !== '')))
  }, [draft, reason, keys])
  const [isAsked, setAsked] = useState(false)
  const sendBack = useCaseChange((body: SendBackBody) => call(routes.draft.sendBack, { params: { id: c._id }, body }))
  const send = (): void => {
    setAsked(true)
    if (reason.trim() === '') return
    sendBack.mutate(
      { reason: reason.trim(), keys: [...keys] },
      {
        onSuccess: () => {
          draft.drop()
          toast.done('Sent back to agent')
          onClose()
        },
        onError: (error) => toast.error(errorMessage(error, 'The case could not be sent back.')),
      },
    )
  }
  const toggle = (key: string): void => setKeys((now) => (now.includes(key) ? now.filter((one) => one !== key) : [...now, key]))
  return (
    <Dialog
      open
      onClose={onClose}
      title="Send back to agent"
      description={c.assigned_agent ? `${c.assigned_agent.name} sees the reason and the fields.` : undefined}
      size="lg"
      keepOnOutside
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" busy={sendBack.isPending} onClick={send}>
            Send back
          </Button>
        </>
      }
    >
      <FormField label="Reason" required problem={isAsked && reason.trim() === '' ? 'Say what the agent is to mend.' : undefined}>
        {(control) => (
          <Textarea
            {...control}
            name="reason"
            rows={3}
            autoFocus
            maxLength={limits.sendBack.reasonChars}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </FormField>
      <fieldset className="mt-4">
        <legend className="mb-1 text-sm font-medium text-muted">Fields that are meant{keys.length > 0 && ` (${keys.length})`}</legend>
        {groups.map((group) => (
          <details key={group.name} className="group border-t border-line py-1">
            <summary className="flex min-h-8.5 items-center font-medium touch:min-h-11">
              <ChevronRight aria-hidden className="mr-1 size-4 text-muted transition-transform group-open:rotate-90" />
              {group.name}
              <span className="ml-2 text-sm font-normal text-muted">{chosenIn(group.fields, keys)}</span>
            </summary>
            <div className="grid pb-2 sm:grid-cols-2 lg:grid-cols-3">
              {group.fields.map(({ key, label }) => (
                <Checkbox key={key} name={key} label={label} checked={keys.includes(key)} onChange={() => toggle(key)} />
              ))}
            </div>
          </details>
        ))}
      </fieldset>
    </Dialog>
  )
}

const knownKeys = (list: string): string[] => list.split(',').filter((key) => fieldOf<string>(agentFields, key) !== undefined)

const chosenIn = (fields: readonly { key: string }[], keys: readonly string[]): string => {
  const count = fields.filter(({ key }) => keys.includes(key)).length
  return count > 0 ? `${count} chosen` : ''
}
