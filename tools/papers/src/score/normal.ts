import type { Value } from '../truth.ts'

const straight: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u2019\u2032]/g, "'"],
  [/[\u201c\u201d\u2033]/g, '"'],
  [/[\u2013\u2014\u2212]/g, '-'],
  [/\u20b9/g, 'Rs. '],
]

/** One form for characters that look alike. */
export const plain = (text: string): string => straight.reduce((now, [from, to]) => now.replace(from, to), text.normalize('NFKC'))

/** Words of letters and digits alone, in small letters, parted by one blank. */
export const base = (text: string): string =>
  plain(text)
    .toLowerCase()
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}\s]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Small Latin letters and digits, nothing between them. */
export const tight = (text: string): string =>
  plain(text)
    .toLowerCase()
    .replace(/[^0-9a-z]/g, '')

/** The words of a text; none for an empty one. */
export const wordsOf = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '')

const nothing = new Set('|-|--|na|n a|n/a|nil|none|null|not available|not mentioned|not found|unknown|not applicable'.split('|'))

/** Whether a value says that there is none. */
export const isEmpty = (value: unknown): boolean => {
  if (value === null || value === undefined) return true
  if (Array.isArray(value)) return value.every(isEmpty)
  return nothing.has(
    plain(typeof value === 'string' ? value : JSON.stringify(value))
      .trim()
      .toLowerCase(),
  )
}

const numerals =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
const numeralOf = new Map(numerals.split(' ').map((word, at) => [word, String(at)]))

/** Numbers in words as digits, up to twenty. */
export const withDigits = (text: string): string => text.replace(/[a-z]+/g, (word) => numeralOf.get(word) ?? word)

/** All numbers of a text: separators of either style, lakh and crore are understood. */
export const numbersOf = (text: string): number[] => {
  const spelled = withDigits(
    plain(text)
      .toLowerCase()
      .replace(/(?<=\d),(?=\d)/g, ''),
  )
  return [...spelled.matchAll(/\d+(?:\.\d+)?/g)].map((found) => {
    const end = found.index + found[0].length
    const tail = spelled.slice(end, end + 9)
    const times = /^\s*(lakhs?|lacs?)\b/.test(tail) ? 1e5 : /^\s*(crores?|cr)\b/.test(tail) ? 1e7 : 1
    return Number(found[0]) * times
  })
}

/** Equal within a share of the larger one. */
export const isNear = (a: number | undefined, b: number | undefined, tolerance = 0.001): boolean =>
  a !== undefined && b !== undefined && Math.abs(a - b) <= Math.max(Math.abs(a), Math.abs(b)) * tolerance + 1e-9

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const month = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*'
const dateForms: readonly { form: RegExp; parts: readonly ('d' | 'm' | 'y')[] }[] = [
  { form: /(?<!\d)(\d{1,2})\s*[./-]\s*(\d{1,2})\s*[./-]\s*(\d{4}|\d{2})(?!\d)/g, parts: ['d', 'm', 'y'] },
  { form: /(?<!\d)(\d{4})-(\d{1,2})-(\d{1,2})/g, parts: ['y', 'm', 'd'] },
  {
    form: new RegExp(`(\\d{1,2})(?:st|nd|rd|th)?[\\s./-]*(?:day\\s+of\\s+)?${month}[\\s.,/-]*(\\d{4}|\\d{2})(?!\\d)`, 'g'),
    parts: ['d', 'm', 'y'],
  },
  { form: new RegExp(`${month}[\\s.]*(\\d{1,2})(?:st|nd|rd|th)?[\\s,]+(\\d{4})`, 'g'), parts: ['m', 'd', 'y'] },
]

/** The days that a text names, as year-month-day. */
export const datesOf = (text: string): Set<string> => {
  const days = new Set<string>()
  for (const { form, parts } of dateForms)
    for (const found of plain(text).toLowerCase().matchAll(form)) {
      const part = (name: 'd' | 'm' | 'y'): string => found[parts.indexOf(name) + 1] ?? ''
      const [y, d] = [Number(part('y')), Number(part('d'))]
      const m = /^\d/.test(part('m')) ? Number(part('m')) : months.indexOf(part('m')) + 1
      const year = y < 50 ? y + 2000 : y < 100 ? y + 1900 : y
      if (m >= 1 && m <= 12 && d >= 1 && d <= 31) days.add(`${year}-${m}-${d}`)
    }
  return days
}

/** A value as one text. */
export const textOf = (value: Value): string => plain(Array.isArray(value) ? value.join(', ') : value)

export const isSubset = <T>(part: ReadonlySet<T>, whole: ReadonlySet<T>): boolean => [...part].every((one) => whole.has(one))
export const overlap = <T>(a: ReadonlySet<T>, b: ReadonlySet<T>): boolean => [...a].some((one) => b.has(one))
export const isSame = <T>(a: ReadonlySet<T>, b: ReadonlySet<T>): boolean => a.size === b.size && isSubset(a, b)
