import { numberInWords, worthOfWords } from './number-words.ts'
import { convertArea, isDate, latinDigits, type LandUnit } from '@parakh/contracts'
import { allMatches } from './all-matches.ts'

/** An area as printed. */
export interface Area {
  number: number
  unit: LandUnit
  start: number
  end: number
}

/** "sq", also as OCR reads it: "sg", "5q", "sgq"; Hindi's "varg". */
const square = String.raw`(?:(?:sq(?:uare|r)?|s[g9]q?|5q|vargh?)[\s.,\-]*)`
/** Units of areas, each with the letters that print or OCR makes of it. */
const unitPatterns: readonly (readonly [LandUnit, string])[] = [
  [
    'sqyd',
    String.raw`${square}(?:yards?|yds?|yrds?|vds?|yos)\b\.?|${square}?ga[jz]\b|${square}?va+rs?\b|s\.\s?y(?:ds?)?\b\.?|sy(?:ds?|rds?)\b\.?|(?:वर्ग\s*)?गज`,
  ],
  [
    'sqmt',
    String.raw`${square}(?:met(?:er|re)s?|m(?:tr|ir|lr|t)s?|mt5|rn|m)\b\.?|sqm\b|sqmt\b|s\.\s*m(?:trs?|ts?)\b\.?|m2\b|m²|ch(?:au|o)(?:ras)?[\s.]*m(?:i|trs?|eters?)?\b\.?|(?:वर्ग|चौ\s*(?:रस|\.)?)\s*मी(?:टर)?`,
  ],
  [
    'sqft',
    String.raw`${square}(?:feet|foot|fut|phut|f[titl1]t?|[il1]t)\b\.?|[s5]f[tl]\b|sqft\b|sqf\b|ft2\b|ft²|ch(?:au|o)(?:ras)?[\s.]*(?:fut|foot|feet|ft)\b\.?|s\.\s*ft\b\.?|(?:वर्ग|चौ\s*(?:रस|\.)?)\s*(?:फुट|फूट|फीट|फ़ीट)`,
  ],
]
/** "92-00 Sq. Mts.": a stroke for the point, as western offices type it. */
const stroked = String.raw`(?<![\d/.-])\d{1,5}-\d{2}(?=\s*(?:sq|चौ|वर्ग))`
const numberPattern = String.raw`${stroked}|\d(?:[\d,]*\d)?(?:\.\d{2,3},[\d,]*)?(?:\.\d+)?`
const areaPattern = new RegExp(
  `(${numberPattern})\\s*(?:/-)?\\s*(?:\\([^()\\d]{3,70}\\)\\s*)?(?:${unitPatterns.map(([unit, pattern]) => `(?<${unit}>${pattern})`).join('|')})`,
  'giu',
)

/** "Sq.Mt. 195.10": the unit before its figure, where no figure stands before the unit. */
const unitFirst = new RegExp(
  `(?<![\\d)]\\s*)(?<![\\p{L}\\p{M}])(?:${unitPatterns.map(([unit, pattern]) => `(?<${unit}>${pattern})`).join('|')})[ .:–-]{0,4}(\\d[\\d,]*(?:\\.\\d+)?)(?![\\d.,]*\\s*(?:/-|%|'|"|x\\b|×|s\\.?[qf]|feet|ft\\b|m\\b|me?t|bhk|bed|la[ck]|cr|वर्ग|गज))`,
  'giu',
)

/** A point where only a comma can stand is a comma misread: "7.24,800". */
const misreadPoint = /(?<=\d)\.(?=\d{2,3},\d)/gu

/** "1.875 sq ft" is 1,875: nobody states so few square feet to a thousandth. */
const misreadThousand = /^\d{1,2}\.\d{3}$/u

/** A number as papers write it: "1,21,44,000", "139.35"; null where it is none. */
export function numberOf(text: string): number | null {
  const bare = latinDigits(text)
    .replace(/^(\d+)-(\d\d)$/u, '$1.$2')
    .replace(misreadPoint, ',')
    .replace(/,/gu, '')
    .replace(/\.$/u, '')
  const number = Number(bare)
  return bare === '' || !Number.isFinite(number) ? null : number
}

/** A number of square feet as papers write it; null where it is none. */
export const squareFeetOf = (text: string): number | null => numberOf(misreadThousand.test(text) ? text.replace('.', ',') : text)

/** "8,42,000" over "sq. ft.": an amount in a cell beside one whose second line begins with a unit. */
const priceOverUnit = /^\d{1,2}(?:,\d{2})+,\d{3}\s*\n/u

/** All areas of a text in square feet, yards or metres, in their order. */
export function areasIn(text: string): Area[] {
  const areas: Area[] = []
  for (const match of allMatches(latinDigits(text), areaPattern)) {
    const printed = match[1] ?? ''
    const unit = unitPatterns.find(([name]) => match.groups?.[name] !== undefined)?.[0]
    const number = unit === 'sqft' ? squareFeetOf(printed) : numberOf(printed)
    if (number !== null && number > 0 && unit && !priceOverUnit.test(match[0]))
      areas.push({ number, unit, start: match.index, end: match.index + match[0].length })
  }
  const found = [...areas.map((area) => withAres(text, area)), ...unitsFirst(text, areas)]
  return [...found, ...spelledAreas(text, found)].toSorted((a, b) => a.start - b.start)
}

const spelledArea = new RegExp(
  `(?<![\\p{L}-]|(?:point|decimal)\\s)(?<words>${numberInWords})\\s*(?:${unitPatterns.map(([unit, pattern]) => `(?<${unit}>${pattern})`).join('|')})(?!\\p{L})`,
  'giu',
)
/** Areas that only words tell: "two hundred square yards", where no figure says the same. */
function spelledAreas(text: string, known: readonly Area[]): Area[] {
  return allMatches(text, spelledArea).flatMap((match): Area[] => {
    const unit = unitPatterns.find(([name]) => match.groups?.[name] !== undefined)?.[0]
    const number = worthOfWords(match.groups?.['words'] ?? '')
    const isKnown = known.some((one) => one.number === number && one.unit === unit)
    return unit && number !== null && number >= fewestUnits && !isKnown
      ? [{ number, unit, start: match.index, end: match.index + match[0].length }]
      : []
  })
}

/** "0 Hectare 2 Ares 53 sq. metres" is one area in three units. */
function withAres(text: string, area: Area): Area {
  const larger =
    area.unit === 'sqmt' && area.number < metresOfAre ? aresBefore.exec(text.slice(Math.max(0, area.start - 60), area.start)) : null
  if (!larger) return area
  const { hectares = '0', ares = '0' } = larger.groups ?? {}
  const number = Number(hectares) * metresOfHectare + Number(ares) * metresOfAre + area.number
  return { ...area, number, start: area.start - larger[0].length }
}
const metresOfAre = 100
const metresOfHectare = 10_000
const inWords = String.raw`(?:\s*\([^()\d]{2,24}\))?`
const aresBefore = new RegExp(
  String.raw`(?<![\d.,/-])(?:(?<hectares>\d{1,3})${inWords}\s*(?:hectares?|hec?t?|ha|h)\b[\s.,:-]*)?(?<ares>\d{1,2})${inWords}\s*(?:ares?|ars?)\b[\s.,:-]*(?:and\s+|&\s*)?$`,
  'iu',
)

function unitsFirst(text: string, known: readonly Area[]): Area[] {
  return allMatches(latinDigits(text), unitFirst).flatMap((match): Area[] => {
    const [start, end] = [match.index, match.index + match[0].length]
    const unit = unitPatterns.find(([name]) => match.groups?.[name] !== undefined)?.[0]
    const number = numberOf(match.at(-1) ?? '')
    const isKnown = known.some((one) => one.start < end && start < one.end)
    return unit && number && number >= fewestUnits && !isKnown ? [{ number, unit, start, end }] : []
  })
}
const fewestUnits = 10

const localUnits = String.raw`k[ha]?\.?(?=[\s,:-]*\d+(?:\.\d+)?\s*ch)|cents?|ares?|acres?|hectares?|gun(?:th|t)as?|decimals?|dismils?|kath?as?|cott?ahs?|bighas?|biswas?|kanals?|marlas?|grounds?(?!\s*(?:floor|coverage|level|cover|rent|plus|\+))|ankanams?|le(?:ch|ss)as?|dhurs?|डिसमिल|गुंठे|गुंठा|कट्ठा|बीघा|आर`
const localArea = new RegExp(String.raw`(?<![\d.,/-])(?<number>\d+(?:\.\d+)?)[^\S\t]*(?<unit>${localUnits})(?![\p{L}\p{M}])`, 'giu')

/** The smaller units that a measure goes on in: "2 Cottahs 1 Chittack 15 sq. ft.". */
const smallerUnits = new RegExp(
  String.raw`^[\s,]*(?:and\s+)?\d+(?:\.\d+)?\s*(?:${localUnits}|chh?[ai]tt?a[ck]k?s?|chh?k?\.?|${unitPatterns.map(([, pattern]) => pattern).join('|')})(?![\p{L}\p{M}])`,
  'iu',
)

/** An area in the units of one state, as printed. */
export interface LocalArea {
  text: string
  start: number
  end: number
}

/** Areas in the units of one state, as printed: "5.25 cents", "2 Katha". */
export const localAreasIn = (text: string): LocalArea[] =>
  allMatches(latinDigits(text), localArea).map((match) => ({
    text: `${match.groups?.['number'] ?? ''} ${match.groups?.['unit'] ?? ''}`,
    start: match.index,
    end: match.index + match[0].length,
  }))

/** The same with the smaller units that each goes on in; "1 Acre 20 Guntas" is one. */
export function wholeLocalAreasIn(text: string): LocalArea[] {
  const found: LocalArea[] = []
  for (const one of localAreasIn(text)) {
    if (one.start < (found.at(-1)?.end ?? 0)) continue
    let { end } = one
    for (let next = smallerUnits.exec(text.slice(end)); next; next = smallerUnits.exec(text.slice(end))) end += next[0].length
    found.push({ text: end === one.end ? one.text : text.slice(one.start, end).replace(/\s+/gu, ' '), start: one.start, end })
  }
  return found
}

const sameWithin = 0.012

/** Whether two areas are the same but for rounding. */
export function areSame(a: Pick<Area, 'number' | 'unit'>, b: Pick<Area, 'number' | 'unit'>): boolean {
  const [x, y] = [convertArea(a.number, a.unit, 'sqft'), convertArea(b.number, b.unit, 'sqft')]
  return Math.abs(x - y) <= sameWithin * Math.max(x, y)
}

const lengthNumber = String.raw`\d+(?:\.\d+|-00?(?=\s*(?:f|m))|-(?:0?\d|1[01])(?=\s*(?:ft|feet)(?!\s*\.?\s*(?:wide|road|rasta)|\p{L})))?`
const feet = String.raw`(?:feet|foot|ft\.?|'|’|′|फुट|फूट|फीट|फ़ीट|फ़ीट)`
const inches = String.raw`(?:inch(?:es)?|in\.?|"|”|″|''|’’)`
const metres = String.raw`(?:met(?:er|re)s?|mtrs?\.?|mts?\.?|m\.?)`
/** One length with its unit: 30', 36'-0", 30 ft 6 in, 9.14 m. */
export const lengthPattern = String.raw`${lengthNumber}\s*(?:${feet}(?:\s*-?\s*${lengthNumber}\s*${inches})?|${metres}(?![\p{L}]))`

const lengthAlone = new RegExp(
  String.raw`^[^\p{L}\p{N}]*(${lengthPattern})\s*(?:each|only|long|(?:in|of)\s+(?:length|width|breadth)|approx\.?)?[^\p{L}\p{N}]*$`,
  'iu',
)
/** A length as printed, where the whole text is one (with "each", "wide" or the like around it). */
export const wholeLength = (text: string): string | null => lengthAlone.exec(text)?.[1]?.trim() ?? null

const months = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec'
const datePattern = new RegExp(
  String.raw`(?<!\d)(\d{1,2})(?:st|nd|rd|th)?\s*(?:[./-]|\s)\s*(?:(?:day\s+)?of\s+)?(\d{1,2}|(?:${months})[a-z]*)\s*(?:[.,/-]|\s)\s*(\d{4}|\d{2})(?!\d)|(?<!\d)(\d{4})-(\d{2})-(\d{2})(?!\d)|\b(${months})[a-z]*\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})(?!\d)`,
  'giu',
)

/** A date that exists. */
export interface PaperDate {
  /** dd/mm/yyyy */
  text: string
  start: number
  end: number
}

function fullYear(year: string): string {
  if (year.length === 4) return year
  return Number(year) < 50 ? `20${year}` : `19${year}`
}

/** All dates of a text, day first as India writes them. */
export function datesIn(text: string): PaperDate[] {
  const dates: PaperDate[] = []
  for (const match of allMatches(latinDigits(text), datePattern)) {
    const [whole, day = match[6] ?? match[8] ?? '', month = match[5] ?? match[7] ?? '', year = match[4] ?? match[9] ?? ''] = match
    const named = months.split('|').indexOf(month.slice(0, 3).toLowerCase()) + 1
    const two = (part: string | number) => String(part).padStart(2, '0')
    const [d, m, y] = [two(day), two(named > 0 ? named : month), fullYear(year)]
    if (isDate(`${y}-${m}-${d}`)) dates.push({ text: `${d}/${m}/${y}`, start: match.index, end: match.index + whole.length })
  }
  return dates
}

/** An amount in rupees at the end of a text ("Rs. 7,04,000/-", "4,50,000"), or null. */
export function amountAtEnd(text: string): { amount: number; start: number } | null {
  const match = /(?:(?:rs|inr|₹|रु)\.?\s*)?(\d[\d,]*(?:\.\d{2,3},[\d,]*)?(?:\.\d{1,2})?)\s*(?:\/-|\/=|only|lakhs?|lacs?)?[\s.)]*$/iu.exec(
    latinDigits(text),
  )
  const amount = match ? numberOf(match[1] ?? '') : null
  return match && amount !== null ? { amount, start: match.index } : null
}

const smallNumbers =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** "ninety nine" or "99" as a number below a hundred; null for anything else. */
export function smallNumber(text: string): number | null {
  const clean = text
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/gu, ' ')
  if (/^\d{1,3}$/u.test(clean)) return Number(clean)
  const [first = '', second = ''] = clean.split(' ')
  const ten = tens.indexOf(first)
  if (ten >= 0) return (ten + 2) * 10 + Math.max(0, smallNumbers.indexOf(second))
  const small = smallNumbers.indexOf(first)
  return small >= 0 && second === '' ? small : null
}
