import { describe, expect, it } from 'vitest'
import { formatDate, formatNumber, isDate, latinDigits, readDate, splitList } from './writing.ts'

describe('writing', () => {
  it('reads digits of Indian scripts', () => {
    expect(latinDigits('०१२३४५६७८९ ১২৩ ૪૫૬ ੭੮੯ 42')).toBe('0123456789 123 456 789 42')
  })

  it('groups by 3, then by 2s', () => {
    expect([0, 999, 1000, 123456789, 1234.567, -100000].map((number) => formatNumber(number))).toEqual([
      '0',
      '999',
      '1,000',
      '12,34,56,789',
      '1,234.57',
      '-1,00,000',
    ])
    expect(formatNumber(Number.NaN)).toBe('')
  })

  it('prints dates day first and leaves other text alone', () => {
    expect(formatDate('2026-11-02')).toBe('02-11-2026')
    expect(formatDate('about 2026')).toBe('about 2026')
  })

  it.each([
    ['2000-02-29', true],
    ['1900-02-29', false],
    ['2024-02-29', true],
    ['2026-04-31', false],
    ['2026-00-10', false],
    ['2026-10-00', false],
    ['0000-01-01', false],
    ['2026-1-1', false],
  ])('%s stands in the calendar: %s', (text, real) => {
    expect(isDate(text)).toBe(real)
  })

  it.each([
    ['21.11.2026', '2026-11-21'],
    ['2026/1/5', '2026-01-05'],
    ['5-Sept-2025', '2025-09-05'],
    ['31 June 2025', undefined],
    ['1/2/3', undefined],
    ['2026-11-2026', undefined],
    ['12 Moon 2025', undefined],
    ['', undefined],
  ])('reads %j as %s', (text, date) => {
    expect(readDate(text)).toBe(date)
  })

  it('splits on commas and drops what is empty', () => {
    expect(splitList(' a ,, b c,')).toEqual(['a', 'b c'])
    expect(splitList(' , ')).toEqual([])
  })
})
