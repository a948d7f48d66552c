import type { Page, Word } from '../../ocr/model.ts'

/** So many words make a line tell how its writer types. */
const fewestWords = 2
/** Of who types small at least this share of the lines have no capital. */
const leastShare = 0.5
const fewestLines = 2

/** Behind such an end a line goes on in small letters, whoever types it. */
const leadsOn = /[,:;-]$/u
const hasLetters = /\p{Ll}{2}|\p{Lu}\p{Ll}/u
const isCapital = /^\P{L}*\p{Lu}\p{Ll}/u
/** The first letter of each word; none behind an apostrophe. */
const firstLetters = /(?<![\p{L}\p{M}'’])\p{Ll}/gu

/** "3rd", "1050sqft", "45ft": figures with their ending or unit are no number's letters. */
const measured =
  /^\P{L}*\d[\d.,/]*(?:st|nd|rd|th|sq\.?(?:ft|m|mt|mtrs?|yds?)?|ft|feet|m|mts?|mtrs?|cms?|km|yds?|gaj|cents?|acres?|lakhs?|lacs?|cr|l|k|am|pm)\P{L}*$/u
/** What is short for a loan, an office or a paper. */
const initials = new Set('lap hl bt pin noc oc bba emi chs rera nri sbi dda bda od cc po'.split(' '))

/** Words between names, which print leaves small. */
const small = new Set('of and the by in to for with from on at or is are has have be as under below'.split(' '))

/** A word as it is printed: a number's letters and initials all large, of most others the first. */
function printed(word: string): string {
  if (measured.test(word) || small.has(word)) return word
  if (/\d/u.test(word) || initials.has(word.replace(/\P{L}/gu, ''))) return word.toUpperCase()
  return word.replace(firstLetters, (letter) => letter.toUpperCase())
}

const linesOf = (words: readonly Word[]): Map<number, Word[]> => Map.groupBy(words, ({ line }) => line)

/** Whether a line is typed without capitals; undefined where it says too little. */
function isSmall(words: readonly Word[]): boolean | undefined {
  const told = words.filter(({ text }) => hasLetters.test(text))
  return told.length < fewestWords ? undefined : !told.some(({ text }) => isCapital.test(text))
}

/** A text by somebody who types no capitals, "owner ramesh kumar, flat 3a", with a capital for each word of such lines: names are told by theirs. */
export function withCapitals(page: Page): Page {
  if (page.source !== 'text') return page
  const lines = linesOf(page.words)
  const told = [...lines.values()]
    .filter((_, at, all) => !leadsOn.test(all[at - 1]?.at(-1)?.text ?? ''))
    .map(isSmall)
    .filter((isTyped) => isTyped !== undefined)
  const typed = told.filter(Boolean).length
  if (typed < fewestLines || typed < leastShare * told.length) return page
  const ofSmall = new Set([...lines].filter(([, words]) => isSmall(words) !== false).map(([line]) => line))
  const words = page.words.map((word) => (ofSmall.has(word.line) ? { ...word, text: printed(word.text) } : word))
  return { ...page, words }
}
