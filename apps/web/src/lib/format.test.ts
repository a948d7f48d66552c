import { describe, expect, it } from 'vitest'
import { formatAge, formatClock, formatCount, formatDateTime, formatDay, formatShort, plural } from './format.ts'

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

it('tells an age in its largest whole unit', () => {
  const now = Date.parse('2026-11-21T12:00:00Z')
  const ages = ['2026-11-21T12:00:05Z', '2026-11-21T11:59:01Z', '2026-11-21T11:59:00Z', '2026-11-21T11:00:01Z', '2026-11-21T10:00:00Z']
  expect(ages.map((at) => formatAge(at, now))).toEqual(['under a minute', 'under a minute', '1 minute', '59 minutes', '2 hours'])
  const days = ['2026-11-20T12:00:01Z', '2026-11-20T12:00:00Z', '2026-11-18T11:00:00Z', '2022-11-21T12:00:00Z']
  expect(days.map((at) => formatAge(at, now))).toEqual(['23 hours', '1 day', '3 days', '1,461 days'])
  expect([formatAge(null, now), formatAge('x', now)]).toEqual(['-', '-'])
})
