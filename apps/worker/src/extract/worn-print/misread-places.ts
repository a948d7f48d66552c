import { boxAround } from '../../ocr/geometry.ts'
import type { Page, Word } from '../../ocr/model.ts'
import { sideNamed } from '../rules/sides/compass.ts'
import { isPrintedWord } from './field-words.ts'

/** "Fiat No. 705", "I'lat No. 4": a flat and a plot before their numbers. */
const misreadUnits: readonly (readonly [RegExp, string])[] = [
  [/^(?:f[i1!|]at|fl[ao][l1i!|]|i['’]lat)$/iu, 'Flat'],
  [/^Sv\.$/u, 'Sy.'],
  [/^(?:p[i1!|][ou]t|pl[o0][l1i!|]|pi[l1]ot)$/iu, 'Plot'],
]
const numberSign = /^no?s?[.:]?$/iu
/** What is numbered: "Plot 10. 71" is Plot No. 71. */
const numbered = /^(?:flat|plot|unit|house|door|shop|site|villa|survey|khasra|apartment|booth|quarter|gat|gut|sy\.?|s\.|cts|dag)$/iu
const misreadSign = /^(?:[1IlM|][0oO]\.|N[GQC06][.:]?)$/u
/** The feet of a side in brackets, whose mark is lost or told as a figure: "on the West (707)", "on the East (70)". */
const bracketed = /^\((\d{2})7?\)(?=[.,;]*$)/u
const inFeet = /^\(\d{2}['’′]\)/u
/** What a way is wide as: "12 m wide ro". */
const misreadRoad = /^r[o0][ai]?[di]?(?=[.,;]*$)/iu
const wide = /^(?:wide|vide|broad)$/iu
/** Part of a flat's number, and the rest: "A2- 1". */
const partOfNumber = /^\(?(?:\p{Lu}{1,2}\d{0,3}|\d{1,3})[-/]$/u
const restOfNumber = /^\d{1,4}\p{Lu}?[.,;:)]*$/u
const ofUnit = /^(?:(?:flat|unit|apartment|shop)[.:]?|no[.:])$/iu
const doubtful = 0.7
const unread = 0.5
const stray = 5

const bare = (text: string): string => text.replace(/[^\p{L}\p{M}]/gu, '')

/** Small words that do stand between a side and its place. */
const joining =
  /^(?:side|by|of|the|its?|is|lies|are|and|one|two|three|four|with|on|in|at|to|own|self|said|wall|open|lane|road|land|near|part|after)$/u

/** A word before a side's name at its row's begin that is neither a word nor surely read: what is left of the name in another script. */
function isBeforeSide(word: Word, before: Word | undefined, after: Word | undefined): boolean {
  const text = bare(word.text)
  return (
    before?.line !== word.line &&
    after?.line === word.line &&
    word.conf < doubtful &&
    text.length <= stray &&
    !/\d/u.test(word.text) &&
    !isPrintedWord(text.toLowerCase()) &&
    !joining.test(text.toLowerCase()) &&
    !sideNamed(text) &&
    /^\p{Lu}/u.test(after.text) &&
    sideNamed(bare(after.text))?.misread === false &&
    bare(after.text).length > 1
  )
}

/** A word behind a side's name that is neither a word nor read at all, before the place: what is left of a table's rule. */
function isBeforePlace(word: Word, before: Word | undefined, after: Word | undefined): boolean {
  return (
    before?.line === word.line &&
    after?.line === word.line &&
    word.conf < unread &&
    /^\p{Ll}{1,5}$/u.test(word.text) &&
    !isPrintedWord(word.text) &&
    !joining.test(word.text) &&
    /^\p{Lu}\p{Ll}/u.test(after.text) &&
    bare(before.text).length > 1 &&
    sideNamed(bare(before.text))?.misread === false
  )
}

interface Beside {
  before: string
  after: string
  /** Lengths of other sides stand in brackets, in feet. */
  hasFeet: boolean
}

function asPrinted(text: string, { before, after, hasFeet }: Beside): string {
  if (numberSign.test(after)) return misreadUnits.find(([pattern]) => pattern.test(text))?.[1] ?? text
  if (misreadSign.test(text) && numbered.test(before) && /^\d/u.test(after)) return 'No.'
  if (hasFeet && sideNamed(before)?.misread === false && before.length > 1) return text.replace(bracketed, "($1')")
  return wide.test(before) && misreadRoad.test(text) ? text.replace(misreadRoad, 'road') : text
}

/** A recognised page with its flats, ways and sides as printed. */
export function withMendedPlaces(page: Page): Page {
  const kept = page.words.filter(
    (word, at, all) => ![isBeforeSide, isBeforePlace].some((isStray) => isStray(word, all[at - 1], all[at + 1])),
  )
  const hasFeet = kept.some(({ text }) => inFeet.test(text))
  const textOf = (word: Word | undefined, line: number): string => (word?.line === line ? word.text : '')
  const words: Word[] = []
  for (const [at, word] of kept.entries()) {
    const [beforeLast, last] = [words.at(-2), words.at(-1)]
    if (
      last?.line === word.line &&
      partOfNumber.test(last.text) &&
      restOfNumber.test(word.text) &&
      ofUnit.test(textOf(beforeLast, word.line))
    ) {
      const [box, level] = [boxAround([last.box, word.box]), boxAround([last.level, word.level])]
      words[words.length - 1] = { ...last, text: last.text + word.text, conf: Math.min(last.conf, word.conf), box, level }
      continue
    }
    const text = asPrinted(word.text, { before: textOf(last, word.line), after: textOf(kept[at + 1], word.line), hasFeet })
    words.push(text === word.text ? word : { ...word, text })
  }
  return { ...page, words }
}
