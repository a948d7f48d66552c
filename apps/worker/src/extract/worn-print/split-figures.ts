import { boxAround } from '../../ocr/geometry.ts'
import type { Page, Word } from '../../ocr/model.ts'

/** A figure as far as one of its commas, and the digits that may go on behind it. */
const opens = /^[(₹]{0,2}(?:Rs\.?)?\d{1,3}(?:,\d{2,3}){0,4},$/iu
const goesOn = /^(?:\d{2},){0,4}\d{2,3}(?:,\d{2,3}){0,3}(?:\.\d{1,2})?(?:\/[-=]?)?[).,;:]*$/u
const thousands = /^\D*\d{1,3}(?:,\d{2,3})*,(?:\d{3}|\d{2},)(?!\d)/u
/** No blank is as narrow as this, in heights of the page's print. */
const noBlank = 0.15

/** "153.2 9 sq. m.": the second decimal of a measure, behind a blank that is none. */
const isLastDecimal = (before: Word, word: Word, next: Word | undefined): boolean =>
  before.line === word.line &&
  next?.line === word.line &&
  /^\d[\d,]*\.\d$/u.test(before.text) &&
  /^\d$/u.test(word.text) &&
  /^(?:sq|sa|ft|feet|m\b|mt|square)/iu.test(next.text)

/** A recognised page whose figures were not parted at their commas: "6,00," and "000" that touch are "6,00,000", and no measure's last decimal stands apart. */
export function withWholeFigures(page: Page): Page {
  const heights = page.words.map(({ size }) => size).sort((a, b) => a - b)
  const usual = (heights[Math.floor(heights.length / 2)] ?? 0) * page.height
  const touches = (a: Word, b: Word): boolean =>
    a.line === b.line && a.level !== null && b.level !== null && (b.level.x - a.level.x - a.level.w) * page.width < noBlank * usual
  const words: Word[] = []
  for (const [at, word] of page.words.entries()) {
    const before = words.at(-1)
    const whole = before ? before.text + word.text : ''
    const isParted = before && opens.test(before.text) && goesOn.test(word.text) && thousands.test(whole) && touches(before, word)
    if (!before || !(isParted || isLastDecimal(before, word, page.words[at + 1]))) {
      words.push(word)
      continue
    }
    const [conf, size] = [Math.min(before.conf, word.conf), Math.min(before.size, word.size)]
    const [box, level] = [boxAround([before.box, word.box]), boxAround([before.level, word.level])]
    words[words.length - 1] = { ...before, text: whole, conf, size, box, level }
  }
  return words.length === page.words.length ? page : { ...page, words }
}
