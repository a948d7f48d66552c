import { fieldOf, formatValue, intakeFields, type KeptValue } from '@parakh/contracts'
import { useState } from 'react'
import { ConfidenceBadge } from '../../fields/confidence-badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

type KeptValuesDialogProps = { kept: readonly KeptValue[]; onDone: (accepted: readonly KeptValue[]) => void }

/** Where the documents say otherwise than the person typed: each is theirs to decide, what they typed stays unless they say so. */
export const KeptValuesDialog = ({ kept, onDone }: KeptValuesDialogProps) => {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const choose = (key: string, take: boolean): void =>
    setChosen((now) => {
      const next = new Set(now)
      if (take) next.add(key)
      else next.delete(key)
      return next
    })
  const accepted = kept.filter(({ key }) => chosen.has(key))
  return (
    <Dialog
      open
      keepOnOutside
      size="md"
      onClose={() => onDone([])}
      title="The documents say otherwise"
      description="What you typed stays unless you choose the value from the documents."
      footer={
        <>
          <Button onClick={() => setChosen(new Set(kept.map(({ key }) => key)))}>Choose all from documents</Button>
          <Button variant="primary" onClick={() => onDone(accepted)}>
            {accepted.length === 0 ? 'Keep what I typed' : `Take ${accepted.length} from documents`}
          </Button>
        </>
      }
    >
      <ul className="flex flex-col gap-4">
        {kept.map((value) => (
          <li key={value.key}>
            <Choice value={value} takes={chosen.has(value.key)} onChoose={(take) => choose(value.key, take)} />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

const Choice = ({ value, takes, onChoose }: { value: KeptValue; takes: boolean; onChoose: (take: boolean) => void }) => {
  const field = fieldOf(intakeFields, value.key)
  const shown = (given: KeptValue['current']): string => (field && formatValue(field, given)) || String(given)
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-sm font-medium text-muted">{value.label}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        <Option name={value.key} source="Typed" text={shown(value.current)} checked={!takes} onCheck={() => onChoose(false)} />
        <Option
          name={value.key}
          source="In the documents"
          text={shown(value.proposed)}
          conf={value.meta.conf ?? null}
          checked={takes}
          onCheck={() => onChoose(true)}
        />
      </div>
    </fieldset>
  )
}

type OptionProps = { name: string; source: string; text: string; conf?: number | null; checked: boolean; onCheck: () => void }

const Option = ({ name, source, text, conf, checked, onCheck }: OptionProps) => (
  <label className="flex cursor-pointer items-start gap-2.5 rounded-lg border border-line px-3 py-2 has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-accent">
    <input type="radio" name={`kept-${name}`} checked={checked} onChange={onCheck} className="mt-1 accent-accent" />
    <span className="min-w-0 flex-1">
      <span className="flex items-center justify-between gap-2 text-xs text-muted">
        {source}
        {conf !== undefined && <ConfidenceBadge conf={conf} />}
      </span>
      <span className="block break-words whitespace-pre-wrap">{text}</span>
    </span>
  </label>
)
