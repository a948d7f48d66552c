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

function figuresIn(words: readonly Word[]): { text: string; figures: Figure[]; wordAt: (at: number) => Word | undefined } {
  let text = ''
  const starts = words.map((word) => {
    const start = text.length
    text += `${word.text} `
    return start
  })
  const wordAt = (place: number): Word | undefined => words[starts.findLastIndex((start) => start <= place)]
  const figures = areasIn(text).flatMap((area): Figure[] => {
    const printed = figure.exec(text.slice(area.start, area.end))?.[0] ?? ''
    const word = wordAt(area.start)
    const isWhole = word?.text.includes(printed) && Number(printed.replaceAll(',', '')) === area.number
    return isWhole && printed.length <= mostDigits ? [{ ...area, printed, word: word! }] : []
  })
  return { text, figures, wordAt }
}

/** A figure before or behind a statement of land, and what was read where its unit stands: up to three words without a digit. */
const figureBefore = /(?<![\d.,/-])(?<figure>\d[\d,]*(?:\.\d+)?)(?<read>(?:\s+[^\s\d]{1,9}){1,5})\s*$/u
const figureBehind =
  /^(?<joined>[\s,(=/:.-]{0,4}(?:(?:i\.?\s?e\.?|or|say|equal\s+to|equivalent\s+to)[\s,(=/:.-]{1,3}))(?<figure>\d[\d,]*(?:\.\d+)?)(?=\s+[^\s\d]{1,9})/iu
const unitNames = { sqmt: 'sq. m.', sqyd: 'sq. yd.', sqft: 'sq. ft.' } as const
type PlainUnit = keyof typeof unitNames
const plainUnits: readonly PlainUnit[] = ['sqmt', 'sqyd', 'sqft']

/** The unit in which a figure says what an area says; null where it has too few digits to tell. */
function unitTold(printed: string, area: Figure): PlainUnit | null {
  const number = Number(printed.replaceAll(',', ''))
  if (digitsThatTell(printed) < fewestDigits || digitsThatTell(area.printed) < fewestTold) return null
  const found = plainUnits.find((unit) => {
    const said = convertArea(area.number, area.unit, unit)
    const rounding = (roundingOf(area.printed, area.number) / area.number) * said + 0.5 * 10 ** -(printed.split('.')[1]?.length ?? 0)
    return unit !== area.unit && Math.abs(number - said) <= rounding + said * officesDiffer
  })
  return found ?? null
}
const fewestTold = 2

/** Figures beside an area that say the same in a unit that could not be read: the word of each, with that unit. */
function unitsLost(text: string, figures: readonly Figure[], wordAt: (at: number) => Word | undefined): Map<Word, string> {
  const units = new Map<Word, string>()
  for (const area of figures) {
    const from = Math.max(0, area.start - reach)
    const before = figureBefore.exec(text.slice(from, area.start))
    const behind = figureBehind.exec(text.slice(area.end, area.end + reach))
    const places = [
      before && { printed: before.groups?.['figure'] ?? '', at: from + before.index },
      behind && { printed: behind.groups?.['figure'] ?? '', at: area.end + (behind.groups?.['joined']?.length ?? 0) },
    ]
    for (const { printed, at } of places.filter((place) => place !== null)) {
      const unit = figures.some(({ start, end }) => start <= at && at < end) ? null : unitTold(printed, area)
      const word = unit ? wordAt(at) : undefined
      if (word?.text.endsWith(printed) && unit) units.set(word, `${word.text} ${unitNames[unit]}`)
    }
  }
  return units
}
const reach = 64

/** A recognised page whose land, told in two units, has the digit by which one of them was misread: "180 sq. yd. or 160.50 sq. m." is 150.50,
 * or has the unit that could not be read. */
export function withAgreeingAreas(page: Page): Page {
  const { text, figures, wordAt } = figuresIn(page.words)
  const mended = unitsLost(text, figures, wordAt)
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
