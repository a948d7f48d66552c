import { convertArea } from '@parakh/contracts'
import type { Page, Word } from '../../ocr/model.ts'
import { areasIn, type Area } from '../measures.ts'

/** What joins two statements of one area. */
const joins =
  /^[\s,(=/:.-]{0,6}(?:(?:i\.?\s?e\.?|that\s+is|or|say|viz\.?|equal\s+to|equivalent\s+to|(?:a\s+)?(?:little\s+)?more\s+or\s+less|about)[\s,(=/:.-]{0,4}){0,2}$/iu
/** Two statements are the same up to their rounding, and to what offices take a yard or a metre for. */
const officesDiffer = 0.0005
/** A figure is misread if it is further off than rounding makes it by this. */
const surelyOff = 1.5
const figure = /\d[\d,]*(?:\.\d+)?/u
/** So many digits that agree but for one are no chance; round figures have fewer. */
const fewestDigits = 4
const mostDigits = 9
const digits = Array.from({ length: 10 }, (_, digit) => String(digit))
const digitsThatTell = (printed: string): number => printed.replace(/\D/gu, '').replace(/0+$/u, '').length

/** By how much a printed figure may be off for its rounding; round numbers of land are exact. */
function roundingOf(printed: string, number: number): number {
  const decimals = printed.split('.')[1]?.length ?? 0
  return decimals === 0 && number % 5 === 0 ? 0.1 : 0.5 * 10 ** -decimals
}

/** The figure with one digit other, that is what another unit says; null where there is none, or more than one. */
function mendedBy(printed: string, said: number, slack: number): string | null {
  const fits = [...printed].flatMap((digit, at) =>
    /\d/u.test(digit)
      ? digits.flatMap((other) => {
          const text = printed.slice(0, at) + other + printed.slice(at + 1)
          return other !== digit && Math.abs(Number(text.replaceAll(',', '')) - said) <= slack ? [text] : []
        })
      : [],
  )
  return fits.length === 1 ? (fits[0] ?? null) : null
}

interface Figure extends Area {
  printed: string
  word: Word
}

/** How the first figure should read by the second; null where it need not, or where that does not tell. */
function readBy(one: Figure, other: Figure): string | null {
  const said = convertArea(other.number, other.unit, one.unit)
  const rounding = (roundingOf(other.printed, other.number) / other.number) * said + 0.5 * 10 ** -(one.printed.split('.')[1]?.length ?? 0)
  const slack = rounding + said * officesDiffer
  return digitsThatTell(one.printed) >= fewestDigits && Math.abs(one.number - said) > slack * surelyOff
    ? mendedBy(one.printed, said, slack)
    : null
}

function figuresIn(words: readonly Word[]): { text: string; figures: Figure[] } {
  let text = ''
  const starts = words.map((word) => {
    const start = text.length
    text += `${word.text} `
    return start
  })
  const figures = areasIn(text).flatMap((area): Figure[] => {
    const printed = figure.exec(text.slice(area.start, area.end))?.[0] ?? ''
    const at = starts.findLastIndex((start) => start <= area.start)
    const word = words[at]
    const isWhole = word?.text.includes(printed) && Number(printed.replaceAll(',', '')) === area.number
    return isWhole && printed.length <= mostDigits ? [{ ...area, printed, word: word! }] : []
  })
  return { text, figures }
}

/** A recognised page whose land, told in two units, has the digit by which one of them was misread: "180 sq. yd. or 160.50 sq. m." is 150.50. */
export function withAgreeingAreas(page: Page): Page {
  const { text, figures } = figuresIn(page.words)
  const mended = new Map<Word, string>()
  for (const [at, one] of figures.entries()) {
    const next = figures[at + 1]
    if (!next || next.unit === one.unit || !joins.test(text.slice(one.end, next.start))) continue
    const [first, second] = [readBy(one, next), readBy(next, one)]
    if (first && !second) mended.set(one.word, one.word.text.replace(one.printed, first))
    if (second && !first) mended.set(next.word, next.word.text.replace(next.printed, second))
  }
  if (mended.size === 0) return page
  return { ...page, words: page.words.map((word) => (mended.has(word) ? { ...word, text: mended.get(word)! } : word)) }
}
