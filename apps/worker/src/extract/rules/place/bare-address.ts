import type { Candidate, Paper } from '../../candidate.ts'
import { addressEnd } from './ends.ts'
import { partCount, tidyAddress } from './tidy.ts'

const bare = /^\W*(?:full\s+|postal\s+)?add(?:ress|r)?\b\.?\s*[:=–-]+\s*(?<value>\S.*)$/iu
const ofProperty =
  /^\W*(?:nature|type|kind)\s+of\s+(?:the\s+)?(?:property|security|collateral)\b|^\W*(?:property|security|collateral)\s+type\b/iu
const fewestParts = 3

/** In a mail to a valuer a bare "Address: …" right below the type of the property: where to go. */
export function addressBelowType(paper: Paper): Candidate[] {
  const { kind, layout } = paper
  if (kind !== 'mail') return []
  return layout.rows.flatMap(({ segments, index }): Candidate[] => {
    const [cell] = segments
    const told = segments.length === 1 ? (bare.exec(cell?.text ?? '')?.groups?.['value'] ?? '') : ''
    if (!cell || told === '' || !ofProperty.test(layout.rows[index - 1]?.segments[0]?.text ?? '')) return []
    const { end, complete, pin } = addressEnd(told, 0)
    const value = tidyAddress(told.slice(0, end))
    if (!complete || partCount(value) < fewestParts) return []
    const at = { words: cell.words, paper }
    return [
      { ...at, key: 'property_address_doc', value, signs: ['label', 'address_ended', ...(pin ? (['checked'] as const) : [])] },
      ...(pin ? [{ ...at, key: 'pincode' as const, value: pin.pin, signs: ['label', 'shaped'] as const }] : []),
    ]
  })
}
