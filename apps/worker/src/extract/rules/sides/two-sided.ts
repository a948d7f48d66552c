import type { Side } from '@parakh/contracts'
import { wholeLength } from '../../measures.ts'
import { across, clearSideWord, sideNamed } from './compass.ts'
import { isPlace, saidOf } from './said.ts'
import { allMatches } from '../../all-matches.ts'

/** What a line says of two sides at once. */
export interface BothSaid {
  side: Side
  place: string
  start: number
  end: number
}

const both = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:(?<one>${clearSideWord})(?:\s+sides?)?\s*(?:&|and|\/|,|व|एवं|तथा)\s*(?:the\s+)?(?<other>${clearSideWord})|(?<first>[EWNS])\s*(?:&|and|\/)\s*(?<second>[EWNS]))(?![\p{L}\p{M}])(?:\s+(?:sides?|boundar\p{L}+))?\s*(?:[:=–-]+|\bby\b|\bare\b)\s*(?<said>[^\n;\t:]{3,120})`,
  'giu',
)
const respectively = /[\s,]*\brespectively\b[\s.]*/iu
const parts = /\s*(?:&|\band\b|\bतथा\b|\bएवं\b)\s*/iu

/** The two places of a line, in the order of its sides; one place lies on both. */
function placesIn(text: string): readonly [string, string] | null {
  const said = text.replace(respectively, '').trim()
  const split = said.split(parts)
  const [one = '', other = one] = split.length <= 2 ? split : said.split(/\s*(?:;|,)\s*/u)
  const places = [one, other].map((part) => saidOf(part)?.place ?? '')
  const isLengthTold = [one, other].some((part) => wholeLength(part) !== null || /^\s*\d+(?:\.\d+)?\s*$/u.test(part))
  const [a = '', b = ''] = places
  return !isLengthTold && split.length <= 3 && isPlace(a) && isPlace(b) ? [a, b] : null
}

/** "East & West : Plot No. 7 & Plot No. 9" over "North & South : Road & Plot No. 14": boundaries told two by two; only where both directions are told so. */
export function boundariesOfTwo(text: string): BothSaid[] {
  const found = allMatches(text, both).flatMap((match): BothSaid[] => {
    const groups = match.groups ?? {}
    const [one, other] = [
      sideNamed(groups['one'] ?? groups['first'] ?? '')?.side,
      sideNamed(groups['other'] ?? groups['second'] ?? '')?.side,
    ]
    const places = placesIn(groups['said'] ?? '')
    if (!one || !other || across[one] !== other || !places) return []
    const span = { start: match.index + match[0].length - (groups['said'] ?? '').length, end: match.index + match[0].length }
    return [
      { side: one, place: places[0], ...span },
      { side: other, place: places[1], ...span },
    ]
  })
  return new Set(found.map(({ side }) => side)).size === 4 ? found.slice(0, 4) : []
}
