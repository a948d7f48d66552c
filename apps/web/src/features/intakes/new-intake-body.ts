import { defaultsOf, intakeFields, type FieldValue } from '@parakh/contracts'
import { metasNow, type Standings, type Texts } from './field-standing.ts'

export type NewIntakeBody = Record<string, unknown>

const defaults = defaultsOf(intakeFields)

/**
 * Body of POST /intakes: what is filled with what stands behind it; a default that was emptied is sent as null, or the server would
 * fill it in again (design §3, Intakes).
 */
export const newIntakeBody = (values: Readonly<Record<string, FieldValue | null>>, texts: Texts, standings: Standings): NewIntakeBody => ({
  ...Object.fromEntries(Object.entries(values).filter(([key, value]) => value !== null || key in defaults)),
  field_meta: metasNow(texts, standings),
})

/** Idempotency-Key of this content: the same body under the same seed is the same creation, other content another one. */
export const creationKey = (seed: string, body: NewIntakeBody): string => `${seed}-${hashOf(JSON.stringify(body))}`

// two FNV-1a runs; crypto.subtle is missing on plain-http addresses
const hashOf = (text: string): string => {
  let [one, two] = [0x811c9dc5, 0x9e3779b9]
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    one = Math.imul(one ^ unit, 0x01000193)
    two = Math.imul(two ^ unit, 0x85ebca6b)
  }
  return [one, two].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('')
}
