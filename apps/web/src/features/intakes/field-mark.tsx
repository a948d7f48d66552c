import { confidenceBand, confidenceOf, confidencePercent, type Field } from '@parakh/contracts'
import { Info } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { ConfidenceBadge } from '../../fields/confidence-badge.tsx'
import type { FieldFormHandle } from '../../fields/use-field-form.ts'
import { metaNow, type Standing } from './field-standing.ts'

type FieldMarkProps = { field: Field; form: FieldFormHandle['form']; standing: Standing | undefined; onOpen: (key: string) => void }

/** Confidence badge and 'i' of one field, as it stands while typing; both open its details. */
export const FieldMark = ({ field, form, standing, onOpen }: FieldMarkProps) => {
  const text = useWatch({ control: form.control, name: field.key })
  const conf = confidenceOf(text, metaNow(standing, text))
  const spoken = conf === null ? 'no confidence' : `confidence ${confidencePercent(conf)}%`
  return (
    <button
      type="button"
      data-band={confidenceBand(conf)}
      aria-label={`Details of ${field.label}, ${spoken}`}
      onClick={() => onOpen(field.key)}
      className="relative -mr-0.5 inline-flex shrink-0 items-center gap-1 rounded-full pr-0.5 text-muted after:absolute after:-inset-x-1 after:-top-3.5 after:-bottom-1 hover:text-ink"
    >
      <ConfidenceBadge conf={conf} />
      <Info aria-hidden className="size-3.5" />
    </button>
  )
}
