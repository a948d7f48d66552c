import type { Word } from '../../ocr/model.ts'
import { fieldWords, isPrintedWord } from './field-words.ts'

const capital = /^["'(‘“]?\p{Lu}\p{Ll}+$/u
const honorific = /^(?:shri|sri|smt|mr|mrs|ms|dr|md|late|thiru|tmt|km|kumari)\.?$/iu
const titleWithComma = /^(?:smt|mr|mrs|ms|dr|sh),$/iu
/** Letters whose capitals have their shape, so that only height tells them apart. */
const sameShape = /^[ckopsuvwxz]\p{Ll}{3,}[,;.)]?$/u
/** Small words that stand between two names. */
const between = new Set(
  'cess consisting contribution conveys only person perused press side sold situate situated sons under unto upon versus vide viz whom who whose wife widow with within without xerox'.split(
    ' ',
  ),
)

const isName = (text: string): boolean => {
  const bare = text.toLowerCase().replace(/[^\p{L}]+$/u, '')
  return sameShape.test(text) && !between.has(bare) && !isPrintedWord(bare)
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** "Mrs. [laben": an I before an l, taken for a bracket. */
const asBracket = /^\[l(?=\p{Ll}{2,}[^\]]*$)/u

/** "$mt. Anima", "&$mt.": a capital S taken for a dollar. */
const asDollar = /^(&?)\$(?=(?:mt|hri|ri|h)\b)/u
/** What is senior, and no Sri. */
const seniors =
  /^(?:manager|citizen|secondary|branch|officer|engineer|executive|vice|general|accounts?|town|number|civil|judge|advocate)$/iu

const initials: Readonly<Record<string, string>> = { '0': 'O', '3': 'B', '5': 'S', '6': 'G', '8': 'B' }
const figureForInitial = /^[03568]\.$/u
const isWordOfName = (text: string): boolean =>
  /^\p{Lu}\p{Ll}{3,}[,;]?$/u.test(text) && !isPrintedWord(text.toLowerCase().replace(/\P{L}/gu, ''))

/** A word between others of its line, as part of a name: "Guda venkat Reddy", "House of 1. Unnikrishnan". */
function asName(text: string, before: string, after: string): string {
  if (
    isName(text) &&
    (honorific.test(before) || (capital.test(before) && !fieldWords.has(before.toLowerCase()) && /^\p{Lu}\p{Ll}/u.test(after)))
  )
    return capitalised(text)
  if (asDollar.test(text)) return text.replace(asDollar, (_, and: string) => (and ? '& S' : 'S'))
  if (text === 'Sr' && capital.test(after) && !seniors.test(after) && !fieldWords.has(after.toLowerCase())) return 'Sri'
  if (asBracket.test(text) && /^\p{Lu}/u.test(after)) return text.replace(asBracket, 'Il')
  // "Smt. M, Sujatha": behind a title an initial has its full stop
  if (/^\p{Lu},$/u.test(text) && honorific.test(before) && capital.test(after) && !honorific.test(after)) return text.replace(',', '.')
  // "Mrs, Sarita": a title has its full stop, too
  if (titleWithComma.test(text) && capital.test(after) && !honorific.test(after)) return text.replace(',', '.')
  // "Mallikarjun 8. Hiremath": an initial between the words of a name is no figure
  if (isWordOfName(before) && isWordOfName(after) && figureForInitial.test(text))
    return text.replace(/^\d/u, (figure) => initials[figure] ?? figure)
  const isInitial = /^[1l]\.$/u.test(text) && capital.test(after) && (before === 'of' || honorific.test(before))
  return isInitial ? 'I.' : text
}

const cellGap = 0.02

/** Whether a word is the last of its line or of its cell: the next one stands far off. */
export const endsCell = (word: Word, after: Word | undefined): boolean =>
  after?.line !== word.line || (after.level?.x ?? 0) - (word.level ? word.level.x + word.level.w : 0) > cellGap

/** A stroke that is no print of its own: before a bracket, behind one, or where a cell ends. */
function isStroke(word: Word, before: Word | undefined, after: Word | undefined): boolean {
  if (word.text === '!') return before !== undefined || after !== undefined
  if (word.text !== '/' || before?.line !== word.line) return false
  return endsCell(word, after) ? before.text.startsWith('(') : (after?.text.startsWith('(') ?? false)
}

/** Words of a recognised page with the capitals and initials of names, and without strokes of the table around them. */
export function withNames(words: readonly Word[]): Word[] {
  const kept = words.filter((word, at) => !isStroke(word, words[at - 1], words[at + 1]))
  return kept.map((word, at) => {
    const beside = (one: Word | undefined): string => (one && one.line === word.line && one.cell === word.cell ? one.text : '')
    const text = asName(word.text, beside(kept[at - 1]), beside(kept[at + 1]))
    return text === word.text ? word : { ...word, text }
  })
}
