import { boxAround } from '../../ocr/geometry.ts'
import type { Page, Word } from '../../ocr/model.ts'

/** A figure as far as one of its commas, and the digits that may go on behind it. */
const opens = /^[(₹]{0,2}(?:Rs\.?)?\d{1,3}(?:,\d{2,3}){0,4},$/iu
const goesOn = /^(?:\d{2},){0,4}\d{2,3}(?:,\d{2,3}){0,3}(?:\.\d{1,2})?(?:\/[-=]?)?[).,;:]*$/u
const thousands = /^\D*\d{1,3}(?:,\d{2,3})*,(?:\d{3}|\d{2},)(?!\d)/u
/** No blank is as narrow as this, in heights of the page's print. */
const noBlank = 0.15

/** A recognised page whose figures were not parted at their commas: "6,00," and "000" that touch are "6,00,000". */
export function withWholeFigures(page: Page): Page {
  const heights = page.words.map(({ size }) => size).sort((a, b) => a - b)
  const usual = (heights[Math.floor(heights.length / 2)] ?? 0) * page.height
  const touches = (a: Word, b: Word): boolean =>
    a.line === b.line && a.level !== null && b.level !== null && (b.level.x - a.level.x - a.level.w) * page.width < noBlank * usual
  const words: Word[] = []
  for (const word of page.words) {
    const before = words.at(-1)
    const whole = before ? before.text + word.text : ''
    if (!before || !opens.test(before.text) || !goesOn.test(word.text) || !thousands.test(whole) || !touches(before, word)) {
      words.push(word)
      continue
    }
    const [conf, size] = [Math.min(before.conf, word.conf), Math.min(before.size, word.size)]
    const [box, level] = [boxAround([before.box, word.box]), boxAround([before.level, word.level])]
    words[words.length - 1] = { ...before, text: whole, conf, size, box, level }
  }
  return words.length === page.words.length ? page : { ...page, words }
}
