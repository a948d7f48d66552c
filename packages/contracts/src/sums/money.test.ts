import { describe, expect, it } from 'vitest'
import { MAX_AMOUNT_IN_WORDS, amountInWords, formatRupees, formatRupeesShort, sayRounded, toWholeRupees, wholeParts } from './money.ts'

describe('figures', () => {
  it.each([
    [0, '₹0'],
    [999, '₹999'],
    [1000, '₹1,000'],
    [100_000, '₹1,00,000'],
    [123_456_789, '₹12,34,56,789'],
    [4250.5, '₹4,250.5'],
    [-150_000, '-₹1,50,000'],
    [-0.001, '₹0'],
    [Number.NaN, ''],
    [Infinity, ''],
  ])('%d is %s', (rupees, text) => {
    expect(formatRupees(rupees)).toBe(text)
  })

  it.each([
    [99_999, '₹99,999'],
    [100_000, '₹1 Lakh'],
    [3_296_700, '₹32.97 Lakh'],
    [9_999_499, '₹99.99 Lakh'],
    [9_999_999, '₹1 Cr'],
    [12_500_000, '₹1.25 Cr'],
    [10_000_000_000, '₹1,000 Cr'],
    [-3_296_700, '-₹32.97 Lakh'],
    [Number.NaN, ''],
  ])('%d in short is %s', (rupees, text) => {
    expect(formatRupeesShort(rupees)).toBe(text)
  })
})

describe('words', () => {
  it.each([
    [0, 'Zero'],
    [1, 'One'],
    [10, 'Ten'],
    [19, 'Nineteen'],
    [20, 'Twenty'],
    [99, 'Ninety Nine'],
    [100, 'One Hundred'],
    [101, 'One Hundred One'],
    [1000, 'One Thousand'],
    [10_000, 'Ten Thousand'],
    [99_999, 'Ninety Nine Thousand Nine Hundred Ninety Nine'],
    [100_000, 'One Lakh'],
    [3_296_700, 'Thirty Two Lakh Ninety Six Thousand Seven Hundred'],
    [10_000_000, 'One Crore'],
    [10_000_001, 'One Crore One'],
    [1_000_000_000, 'One Hundred Crore'],
    [10_000_000_000, 'One Thousand Crore'],
    [123_456_789_012, 'Twelve Thousand Three Hundred Forty Five Crore Sixty Seven Lakh Eighty Nine Thousand Twelve'],
    [
      MAX_AMOUNT_IN_WORDS,
      'Ninety Nine Thousand Nine Hundred Ninety Nine Crore Ninety Nine Lakh Ninety Nine Thousand Nine Hundred Ninety Nine',
    ],
  ])('%d', (rupees, words) => {
    expect(amountInWords(rupees)).toBe(`Rupees ${words} Only`)
  })

  it('can be read back for every size of amount', () => {
    for (let rupees = 1; rupees <= MAX_AMOUNT_IN_WORDS; rupees = Math.ceil(rupees * 1.37) + 1)
      expect(valueOf(amountInWords(rupees))).toBe(rupees)
  })

  it.each([-1, 1.5, Number.NaN, Infinity, MAX_AMOUNT_IN_WORDS + 1])('refuses %d', (rupees) => {
    expect(() => amountInWords(rupees)).toThrow(RangeError)
  })
})

describe('rounding', () => {
  it.each([
    [3_296_749, 100, 3_296_700],
    [3_296_750, 100, 3_296_800],
    [3_296_500, 1000, 3_297_000],
    [3_296_700, 10_000, 3_300_000],
    [3_296_700, 1, 3_296_700],
  ] as const)('%d said to %d is %d', (rupees, step, expected) => {
    expect(sayRounded(rupees, step)).toBe(expected)
  })

  it('does not lose a half to binary fractions', () => {
    expect(toWholeRupees(1.15 * 100 * 0.1 * 10)).toBe(115)
    expect(toWholeRupees(0.1 + 0.2 + 0.2)).toBe(1)
  })

  it('gives whole parts that add up to the whole total', () => {
    expect(wholeParts([1 / 3, 1 / 3, 1 / 3])).toEqual({ parts: [1, 0, 0], total: 1 })
    expect(wholeParts([100.5, -10.25])).toEqual({ parts: [100, -10], total: 90 })
    expect(wholeParts([])).toEqual({ parts: [], total: 0 })
    for (let seed = 1; seed < 200; seed += 1) {
      const { parts, total } = wholeParts([seed * 1.37, -seed * 0.291, seed * 7.77, seed / 3])
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(total)
    }
  })
})

const UNITS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
const TENS = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'
const SCALES: Record<string, number> = { thousand: 1e3, lakh: 1e5, crore: 1e7 }

function valueOf(words: string): number {
  let total = 0
  let group = 0
  for (const word of words.toLowerCase().split(' ').slice(1, -1)) {
    const unit = UNITS.split(' ').indexOf(word)
    const ten = TENS.split(' ').indexOf(word)
    if (unit >= 0) group += unit
    else if (ten > 1) group += ten * 10
    else if (word === 'hundred') group *= 100
    else if (word === 'crore') [total, group] = [(total + group) * 1e7, 0]
    else [total, group] = [total + group * (SCALES[word] ?? Number.NaN), 0]
  }
  return total + group
}
