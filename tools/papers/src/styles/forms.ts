/** How offices write figures, days and sums. */

const months = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']

/** 12,34,567.5: as many decimals as there are, two at the most. */
export const grouped = (value: number): string => value.toLocaleString('en-IN', { maximumFractionDigits: 2 })

export const rounded = (value: number, places = 2): number => Math.round(value * 10 ** places) / 10 ** places

const ending = (day: number): string => {
  if (day > 10 && day < 14) return 'th'
  return ['th', 'st', 'nd', 'rd'][day % 10] ?? 'th'
}

/** 1st, 2nd, 23rd. */
export const ordinal = (day: number): string => `${day}${ending(day)}`

/** A day (YYYY-MM-DD) in the forms that offices use; `typed` is a clerk's. */
export const dayOf = (iso: string) => {
  const [y = '', m = '', d = ''] = iso.split('-')
  const month = months[Number(m) - 1] ?? ''
  return {
    typed: `${d}/${m}/${y}`,
    dots: `${d}.${m}.${y}`,
    dashes: `${d}-${m}-${y}`,
    brief: `${d}-${month.slice(0, 3)}-${y}`,
    spoken: `${Number(d)} ${month} ${y}`,
    legal: `${ordinal(Number(d))} day of ${month}, ${y}`,
    year: Number(y),
    monthOf: month,
    shortYear: `${d}.${m}.${y.slice(2)}`,
  }
}

const small = (
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen ' + 'Nineteen'
).split(' ')
const tens = 'Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ')
const steps = [
  [10_000_000, 'Crore'],
  [100_000, 'Lakh'],
  [1_000, 'Thousand'],
  [100, 'Hundred'],
] as const

/** A whole number in words: 'Thirty Two Lakh Ninety Six Thousand'. */
export const inWords = (value: number): string => {
  if (value < 20) return small[value] ?? ''
  if (value < 100) return `${tens[Math.floor(value / 10) - 2] ?? ''}${value % 10 === 0 ? '' : ` ${small[value % 10] ?? ''}`}`
  const [size, word] = steps.find(([from]) => value >= from) ?? [100, 'Hundred']
  const rest = value % size
  return `${inWords(Math.floor(value / size))} ${word}${rest === 0 ? '' : ` ${inWords(rest)}`}`
}
