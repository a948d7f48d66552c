import { peopleIn } from '../../names/names.ts'
import type { Party } from './parties.ts'

/** So far reaches the title of a deed with its stamp's print. */
const titleReach = 260
const parts =
  /\b(?:deed|memorandum|instrument)\s+of\s+(?:family\s+|oral\s+|mutual\s+)?partition\b|\bpartition\s+deed\b|(?:^|\n)\s*partition\s*\n/iu
const appoints = /\bpower\s+of\s+attorney\b/iu
const mayEnd = /\b(?:sale|conveyance|gift|lease|sell|settlement|release)\b/iu

/** "I, A son of B, do hereby appoint": who gives the power holds the property. */
const principal =
  /\b(?:I|We|we)\s*,?\s+(?<who>(?:(?!\b(?:hereby|appoint|nominate)\b)[^;]){4,500}?)\s*,?\s+(?:do|does)?\s*hereby\s+(?:\p{L}+[\s,]+){0,5}?(?:appoint|nominate|constitute|authori[sz]e|empower)/u

function principals(text: string): Party[] {
  const match = principal.exec(text)
  const stretch = match?.groups?.['who'] ?? ''
  const people = peopleIn(stretch, 'named')
  if (!match || people[0] === undefined || people[0].start > 8) return []
  const start = match.index + match[0].indexOf(stretch)
  const moved = people.map((one) => ({ ...one, start: one.start + start, end: one.end + start }))
  return [{ side: 'buyer', people: moved, firm: null, role: '', start, end: start + stretch.length, signs: ['party_dealt', 'kind_fits'] }]
}

/** Who holds the property by a deed whose title says that nobody sells: all who partition it, and who gives a power over it; null in others. */
export function heldByTitle(text: string, told: readonly Party[]): Party[] | null {
  const title = text.slice(0, titleReach)
  if (appoints.test(title) && !mayEnd.test(title.split(appoints)[0] ?? '')) {
    const found = principals(text)
    return found.length > 0 ? found : null
  }
  const [first] = told
  // a releasor parts with the share
  const areParties = told.every(({ role }) => role === '' || /part|shar|copar/iu.test(role))
  if (!parts.test(title) || !first || told.length < 2 || !areParties) return null
  const seen = new Set<string>()
  const people = told
    .toSorted((a, b) => a.start - b.start)
    .flatMap((party) => party.people)
    .filter(({ name }) => !seen.has(name) && seen.add(name))
  return people.length > 1 ? [{ ...first, side: 'buyer', people, firm: null }] : null
}
