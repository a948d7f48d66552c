import { useWatch } from 'react-hook-form'
import { ConfidenceBadge } from '../../fields/confidence-badge.tsx'
import type { FieldFormHandle } from '../../fields/use-field-form.ts'
import { Badge } from '../../ui/badge.tsx'
import { overallNow, toCheck, type Standings } from './field-standing.ts'

/** Overall confidence of the form as it stands, and how many values an average would hide. */
export const OverallBadge = ({ handle, standings }: { handle: FieldFormHandle; standings: Standings }) => {
  const texts = useWatch({ control: handle.form.control })
  const count = toCheck(texts, standings).length
  return (
    <>
      <ConfidenceBadge label="Overall confidence" conf={overallNow(texts, standings)} />
      {count > 0 && <Badge tone="amber">{count} to check</Badge>}
    </>
  )
}
