import { TYPED_SOURCE, type ValueMeta } from '@parakh/contracts'
import { useCallback, type KeyboardEvent } from 'react'
import type { FieldFormHandle } from '../../fields/use-field-form.ts'
import { metaNow, toCheck, type Standings } from './field-standing.ts'
import { readEvidence, type Candidate } from './read-evidence.ts'
import type { Review } from './use-review.ts'

type SetValue = (key: string, value: Candidate['value'], meta: ValueMeta) => void
type Options = { handle: FieldFormHandle; standings: Standings; review: Review; beside: boolean; onSet?: SetValue | undefined }

/** Keys of a form under review: Alt ↓ and Alt ↑ walk the fields to check, Alt Enter says that the value is right and goes on. */
export const useReviewKeys = ({ handle, standings, review, beside, onSet }: Options): ((event: KeyboardEvent) => void) =>
  useCallback(
    (event) => {
      if (!event.altKey || event.ctrlKey || event.metaKey) return
      const step = { ArrowDown: 1, ArrowUp: -1, Enter: 1 }[event.key]
      if (step === undefined) return
      const texts = handle.form.getValues()
      const rows = toCheck(texts, standings)
      const here = rows.findIndex(({ field }) => field.key === keyOf(event.target))
      const current = rows[here]
      event.preventDefault()
      if (event.key === 'Enter' && current) {
        const meta = metaNow(standings[current.field.key], current.text)
        const read = readEvidence(meta)
        if (onSet && read) onSet(current.field.key, read.value, { ...meta, conf: 1, source: TYPED_SOURCE })
      }
      const next = rows[(here + step + rows.length) % rows.length]
      if (!next || next === current) return
      if (beside) review.open(next.field.key)
      review.goTo(next.field.key)
    },
    [handle, standings, review, beside, onSet],
  )

const keyOf = (target: EventTarget): string | null => (target instanceof Element ? target.getAttribute('name') : null)
