import { ratio } from './distance.ts'
import { base, plain, wordsOf } from './normal.ts'

const written = (pairs: string): [string, string][] =>
  pairs.split(',').map((pair) => {
    const [short = '', long = ''] = pair.trim().split(':')
    return [short, long]
  })

/** Abbreviations of addresses, and words that say nothing. */
const longForms = new Map(
  written(`extn:extension, ext:extension, rd:road, st:street, apt:apartment, apts:apartments, sec:sector, opp:opposite, nr:near,
    dist:district, distt:district, teh:tehsil, tq:taluka, tal:taluka, flr:floor, bldg:building, blk:block, s:survey,
    1st:first, 2nd:second, 3rd:third, 4th:fourth, 5th:fifth, 6th:sixth, 7th:seventh, 8th:eighth, 9th:ninth, 10th:tenth, 12th:twelfth,
    no:, nos:, number:, bearing:, the:, of:, and:, in:, on:, at:, india:, pin:, pincode:, code:, situated:`),
)

const unfolded = (words: readonly string[]): string[] => words.map((word) => longForms.get(word) ?? word).filter((word) => word !== '')
const sorted = (words: readonly string[]): string => words.toSorted().join(' ')

/** The words of an address, without its PIN. */
const addressWords = (text: string): string[] =>
  unfolded(
    wordsOf(
      base(
        plain(text)
          .replace(/(?<!\d)\d{3}\s?\d{3}(?!\d)/g, ' ')
          .replace(/\bS\.\s*No\b/gi, 'survey no'),
      ),
    ),
  )

/** How alike two addresses are, 0 to 1; the order of the words is free. */
export const addressLikeness = (a: string, b: string): number => {
  const [first, second] = [addressWords(a), addressWords(b)]
  return Math.max(ratio(first.join(' '), second.join(' ')), ratio(sorted(first), sorted(second)))
}

const withUnits = (text: string): string =>
  plain(text)
    .toLowerCase()
    .replace(/(?<=\d)\s*(?:'|feet|foot|ft)(?![a-z])\.?/g, ' ft ')
    .replace(/(?<=\d)\s*(?:metres?|meters?|mtrs?|mts?|m)(?![a-z])\.?/g, ' m ')
    .replace(/(\d+)\.0+(?!\d)/g, '$1')

const sideless = new Set(['wide', 'by', 'wd', 'as', 'per', 'is', 'towards', 'side'])
const boundaryWords = (text: string): string[] => unfolded(wordsOf(base(withUnits(text))).filter((word) => !sideless.has(word)))
const numbersIn = (words: readonly string[]): string => (words.join(' ').match(/\d+[a-z]?/g) ?? []).toSorted().join(' ')

/** Whether two texts name the same neighbour. */
export const isSameBoundary = (a: string, b: string): boolean => {
  const [first, second] = [boundaryWords(a), boundaryWords(b)]
  if (numbersIn(first) !== numbersIn(second)) return false
  const likeness = [ratio(first.join(' '), second.join(' ')), ratio(sorted(first), sorted(second)), ratio(first.join(''), second.join(''))]
  return Math.max(...likeness) >= 0.9
}
