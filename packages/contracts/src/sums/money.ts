const LAKH = 100_000
const CRORE = 100 * LAKH

/** The largest amount that can be written in words: ₹99,999 crore and what is below the next crore, in whole rupees. */
export const MAX_AMOUNT_IN_WORDS = 100_000 * CRORE - 1

const grouped = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 2 })

/** Rupees in Indian grouping, paise only where there are any: `₹12,34,56,789`; '' when not finite. Source: domain §2. */
export function formatRupees(rupees: number): string {
  if (!Number.isFinite(rupees)) return ''
  const text = grouped.format(Math.abs(rupees))
  return `${rupees < 0 && text !== '0' ? '-' : ''}₹${text}`
}

/** Rupees in short: `₹32.97 Lakh`, `₹1.25 Cr`, below a lakh in full; never K, M, B; '' when not finite. Source: domain §2. */
export function formatRupeesShort(rupees: number): string {
  if (!Number.isFinite(rupees)) return ''
  const sign = rupees < 0 ? '-' : ''
  const size = Math.abs(rupees)
  // 99,99,999 is 1 Cr, not 100 Lakh
  if (Math.round(size / 1000) >= CRORE / 1000) return `${sign}₹${grouped.format(size / CRORE)} Cr`
  if (Math.round(size) >= LAKH) return `${sign}₹${grouped.format(size / LAKH)} Lakh`
  return formatRupees(Math.round(rupees))
}

const SMALL =
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen'.split(
    ' ',
  )
const TENS = '- - Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ')

/**
 * Whole rupees in words: `Rupees Thirty Two Lakh Ninety Six Thousand Seven Hundred Only`; ₹1,000 crore is `One Thousand Crore`.
 * Throws RangeError when not a whole number from 0 to MAX_AMOUNT_IN_WORDS. Source: domain §2.
 */
export function amountInWords(rupees: number): string {
  if (!Number.isInteger(rupees) || rupees < 0 || rupees > MAX_AMOUNT_IN_WORDS) {
    throw new RangeError('An amount in words is a whole number of rupees from 0 to 99,999 crore.')
  }
  const words = rupees === 0 ? ['Zero'] : wordsOf(rupees)
  return ['Rupees', ...words, 'Only'].join(' ')
}

const SCALES: readonly [size: number, name: string][] = [
  [CRORE, 'Crore'],
  [LAKH, 'Lakh'],
  [1000, 'Thousand'],
  [100, 'Hundred'],
]

function wordsOf(value: number): string[] {
  for (const [size, name] of SCALES) {
    if (value >= size) return [...wordsOf(Math.floor(value / size)), name, ...wordsOf(value % size)]
  }
  if (value === 0) return []
  if (value < 20) return [SMALL[value] ?? '']
  return [TENS[Math.floor(value / 10)] ?? '', ...wordsOf(value % 10)]
}

/** The steps to which lenders round: "say ₹45,30,000". 1 leaves whole rupees. Source: domain §2. */
export const saySteps = [1, 100, 1000, 10_000] as const
export type SayStep = (typeof saySteps)[number]

/** Rupees rounded to the nearest `step`, halves up. */
export function sayRounded(rupees: number, step: SayStep): number {
  return Math.round(wholeSafe(rupees / step)) * step
}

/** An exact amount as whole rupees, halves up: the one rounding at the end of a sum. Source: domain §2. */
export function toWholeRupees(rupees: number): number {
  return Math.round(wholeSafe(rupees))
}

/**
 * Whole rupees for each exact part so that they add up to the rounded total; each is within a rupee of its exact amount,
 * those with the largest remainder are rounded up.
 */
export function wholeParts(parts: readonly number[]): { parts: number[]; total: number } {
  const total = toWholeRupees(parts.reduce((sum, part) => sum + part, 0))
  const floors = parts.map((part) => Math.floor(wholeSafe(part)))
  const missing = total - floors.reduce((sum, part) => sum + part, 0)
  const byRemainder = parts
    .map((part, index) => ({ index, remainder: part - (floors[index] ?? 0) }))
    .sort((a, b) => b.remainder - a.remainder)
  for (const { index } of byRemainder.slice(0, Math.max(0, missing))) floors[index] = (floors[index] ?? 0) + 1
  return { parts: floors, total }
}

// 0.1 + 0.2 must not turn a half into a whole
function wholeSafe(value: number): number {
  return Number(value.toPrecision(15))
}
