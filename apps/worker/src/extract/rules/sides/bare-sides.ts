import { allSides } from '@parakh/contracts'
import { wholeLength } from '../../measures.ts'
import { sideNamed } from './compass.ts'
import { isPlace, saidOf } from './said.ts'
import type { BothSaid } from './two-sided.ts'
import { allMatches } from '../../all-matches.ts'

const side = String.raw`(?:north|south|east|west)`
const place = String.raw`[^,;:\n]{2,50}?`
const part = String.raw`(?:${side}\s+(?:side\s+)?(?:lies|is|by|has|there\s+is)?\s*(?!(?:side|to|of|and|facing|portion|part|ward)\b)${place})`
/** "North lies H. Biaka, south steps, east PWD road, west K. Rema.": four sides of one sentence that commas alone part. */
const sentence = new RegExp(
  String.raw`(?<=(?:^|[.;\n:(]|\band)\s*(?:on\s+(?:the\s+)?|to\s+(?:the\s+)?|in\s+(?:the\s+)?)?)${part}(?:\s*,\s*(?:and\s+)?(?:on\s+(?:the\s+)?|in\s+(?:the\s+)?)?${part}){2}\s*,?\s*(?:and\s+|&\s*)?(?:on\s+(?:the\s+)?|in\s+(?:the\s+)?)?${part}(?<!\b(?:nos?|smt|shri|sri|sh|mrs?|dr|late|st|\p{L}))(?=[.;)](?:\s|$)|\n|$)`,
  'giu',
)
const opensPart = new RegExp(
  String.raw`(?:^|,)\s*(?:and\s+)?(?:on\s+(?:the\s+)?|in\s+(?:the\s+)?)?(?<side>${side})\s+(?:side\s+)?(?:lies|is|by|has|there\s+is)?\s*(?<said>[^,]+)`,
  'giu',
)

/** What a sentence says of all four sides by their bare words. */
export function bareSides(text: string): BothSaid[] {
  return allMatches(text, sentence).flatMap(({ 0: whole, index }) => {
    const said = allMatches(whole.replace(/\s+and\s+(?=(?:on\s+(?:the\s+)?)?(?:north|south|east|west)\s)/iu, ', '), opensPart).flatMap(
      (one): BothSaid[] => {
        const named = sideNamed(one.groups?.['side'] ?? '')
        const told = saidOf(one.groups?.['said'] ?? '')?.place ?? ''
        const start = text.indexOf(told.split(' ')[0] ?? '', index)
        return named && isPlace(told) && wholeLength(told) === null
          ? [{ side: named.side, place: told, start, end: start + told.length }]
          : []
      },
    )
    return new Set(said.map((one) => one.side)).size === allSides.length && said.length === allSides.length ? said : []
  })
}
