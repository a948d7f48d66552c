import type { Word } from '../../../ocr/model.ts'
import type { Named, Part } from './address-parts.ts'
import type { Cell } from './cells.ts'
import { looksEnded } from './ends.ts'
import { roomsBefore } from './tidy.ts'

/** Parts of which a label may name several for several values: "City / State / PIN : Lucknow / Uttar Pradesh / 226010". */
export const places: ReadonlySet<Part> = new Set<Part>(['hobli', 'locality', 'village', 'tehsil', 'city', 'district', 'state', 'pin'])

/** Parts that are numbered, of which a label may name two. */
export const numbered: ReadonlySet<Part> = new Set<Part>(['unit', 'tower', 'plot', 'khata', 'sub', 'sector'])

/** "Property : Flat 302, Shree Sai Residency": the first parts alone, whose town has a label of its own. */
const isLead =
  /^(?:(?:flat|unit|apartment|apt|plot|house|shop|booth|s\.?c\.?[of]|d\.?s\.?s|villa|bungalow|site|door|tenement|row\s?house|arazi|aaraji|khasra|gata|gat)\b[\s.:#-]*(?:nos?\b|number|#)?|#)[\s.:-]*[A-Z]{0,3}\s?[-/]?\d[\w/-]*(?:\s+(?:min|mi|part|jujj?|k[ah]))?(?:,[^,]+){0,3}$/iu

/** The cells of a value, one for each part that its label names where the value has as many. */
export function cellsOf(named: readonly Named[], printed: string, words: readonly Word[], row: number): Cell[] {
  const [first] = named
  const value = first?.part === 'unit' ? printed.replace(roomsBefore, '') : printed
  if (first?.part === 'whole' && isLead.test(value) && !looksEnded(value)) return [{ part: 'lead', noun: '', value, words, row }]
  const values = value.split(/\s*[/|,]\s*|\s+[-–]\s+/u)
  // "Mohalla / Village : Rampur Khas, Ward 4" asks for either
  const asksEither = named.length === 2 && named.every(({ part }) => part === 'locality' || part === 'village') && !value.includes('/')
  const areApart = new Set(named.map(({ part }) => part)).size === named.length
  if (!asksEither && areApart && named.length > 1 && named.length === values.length && named.every(({ part }) => places.has(part)))
    return named.map((one, at) => ({ ...one, value: values[at] ?? '', words, row }))
  // "Project / Apartment : Lake View / 7C"
  const apart = value.split(/\s+\/\s+/u)
  if (named.length === 2 && apart.length === 2 && named[0]?.part === 'project' && named[1]?.part === 'unit')
    return named.map((one, at) => ({ ...one, value: apart[at] ?? '', words, row }))
  // "Bldg / Unit : D / 903": a code for each, with blanks around the mark
  const codes = value.split(/\s+[/–-]\s+/u)
  const areCodes =
    codes.length === named.length && codes.every((one) => /^[\p{L}\d]{1,4}(?:-?[\p{L}\d]{1,3})?(?:\s[A-Z])?(?=$|\s*[(,])/u.test(one))
  // "Block / Flat / Floor : B / 904 / 9", "Tower / Floor / Apartment : G3 / 8th / G3-806"
  const three = value.split(/\s*\/\s*/u)
  const ofFloor = named.length === 3 && three.length === 3 && named.filter(({ part }) => part === 'floor').length === 1
  if (ofFloor && named.every(({ part }, at) => part === 'floor' || (numbered.has(part) && /^[\p{L}\d-]{1,7}$/u.test(three[at] ?? ''))))
    return named.map((one, at) => ({ ...one, value: three[at] ?? '', words, row }))
  // "Khata / Plot : 88/44 / 1182"
  const isOfBooks = named.some(({ part }) => part === 'khata') && codes.every((one) => /^\d[\d/]{0,8}$/u.test(one))
  if (named.length === 2 && codes.length === 2 && (areCodes || isOfBooks) && named.every(({ part }) => numbered.has(part)))
    return named.map((one, at) => ({ ...one, value: codes[at] ?? '', words, row }))
  // "Ward / Mohalla : Ward 22, Gandhi Colony" tells more than the ward
  const own = named.find(({ part }) => part === 'locality' && /\d\s*,\s*[\p{L}\p{M}]{3}/u.test(value)) ?? first
  return own ? [{ ...own, value, words, row }] : []
}
