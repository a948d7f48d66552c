const DIGIT_SETS = /[०-९০-৯૦-૯੦-੯]/g
const DATE_PARTS = /^(\d{1,4})[-/. ]+(\d{1,2}|\p{L}{3,9})[-/., ]+(\d{1,4})$/u
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** Digits of Devanagari, Bengali, Gujarati and Gurmukhi become 0 to 9. */
export const latinDigits = (text: string): string =>
  text.replace(DIGIT_SETS, (digit) => String(((digit.codePointAt(0) ?? 0) - 0x0966) % 0x80))

/** A number in Indian grouping, 12,34,567.5 (domain §2); '' when it is not finite. */
export const formatNumber = (value: number, decimals = 2): string =>
  Number.isFinite(value) ? new Intl.NumberFormat('en-IN', { maximumFractionDigits: decimals }).format(value) : ''

/** `YYYY-MM-DD` becomes `DD-MM-YYYY`, as reports print dates (domain §2); other text stays. */
export const formatDate = (date: string): string => date.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3-$2-$1')

/** Reads a date as people write it (21-11-2026, 21/11/2026, 21 Nov 2026, 2026-11-21) into `YYYY-MM-DD`; undefined if it is none. */
export const readDate = (text: string): string | undefined => {
  const parts = DATE_PARTS.exec(latinDigits(text).trim())
  if (!parts) return undefined
  const [, first = '', middle = '', last = ''] = parts
  const [year, day] = first.length === 4 ? [first, last] : [last, first]
  const named = MONTHS.indexOf(middle.slice(0, 3).toLowerCase()) + 1
  const month = /^\d/.test(middle) ? Number(middle) : named
  if (year.length !== 4 || day.length > 2 || month < 1) return undefined
  const date = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDate(date) ? date : undefined
}

/** True for a `YYYY-MM-DD` that stands in the calendar. */
export const isDate = (text: string): boolean => {
  const parts = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text)
  if (!parts) return false
  const [year, month, day] = [Number(parts[1]), Number(parts[2]), Number(parts[3])]
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const days = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0
  return year > 0 && day >= 1 && day <= days
}

/** Splits comma-separated text into its items, trimmed, empty ones removed (spec §5). */
export const splitList = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
