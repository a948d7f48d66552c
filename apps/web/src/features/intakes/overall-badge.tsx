import { useWatch } from 'react-hook-form'
import { ConfidenceBadge } from '../../fields/confidence-badge.tsx'
import type { FieldFormHandle } from '../../fields/use-field-form.ts'
import { Badge } from '../../ui/badge.tsx'
import { overallNow, toCheck, type Standings } from './field-standing.ts'
import type { Review } from './use-review.ts'

type OverallBadgeProps = { handle: FieldFormHandle; standings: Standings; review: Review }

/** Overall confidence of the form as it stands, and how many values an average would hide; press that to go to the least sure one. */
export const OverallBadge = ({ handle, standings, review }: OverallBadgeProps) => {
  const texts = useWatch({ control: handle.form.control })
  const rows = toCheck(texts, standings)
  const [first] = rows
  return (
    <>
      <ConfidenceBadge label="Overall confidence" conf={overallNow(texts, standings)} />
      {first && (
        <button
          type="button"
          aria-label={`${rows.length} to check, go to ${first.field.label}`}
          onClick={() => review.goTo(first.field.key)}
          className="relative rounded-full after:absolute after:-inset-x-1 after:-inset-y-2.5"
        >
          <Badge tone="amber">{rows.length} to check</Badge>
        </button>
      )}
    </>
  )
}
