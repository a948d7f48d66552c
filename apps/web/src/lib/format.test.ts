import { describe, expect, it } from 'vitest'
import { formatClock, formatCount, formatDateTime, formatDay, formatShort, plural } from './format.ts'

describe('times are India’s (domain §2)', () => {
  it('writes DD MMM YYYY, HH:mm', () => {
    expect(formatDateTime('2026-09-05T20:00:00Z')).toBe('06 Sep 2026, 01:30')
    expect(formatDateTime('2026-11-21T18:30:00.000Z')).toBe('22 Nov 2026, 00:00')
  })
  it('writes day, short month and 24-hour time', () => {
    expect(formatShort('2026-11-21T08:35:00Z')).toBe('21 Nov, 14:05')
    expect(formatDay('2026-11-21T08:35:00Z')).toBe('21 Nov 2026')
    expect(formatClock('2026-11-21T08:35:07Z')).toBe('14:05:07')
  })
  it('shows a dash for none or nonsense', () => {
    expect([formatDateTime(null), formatShort(undefined), formatDay('x')]).toEqual(['-', '-', '-'])
  })
})

it('groups counts as India does', () => {
  expect(formatCount(1234567)).toBe('12,34,567')
  expect([plural(1, 'case'), plural(0, 'case'), plural(100000, 'case')]).toEqual(['1 case', '0 cases', '1,00,000 cases'])
})
