import { describe, expect, it } from 'vitest'
import { depreciationPercent, parseAgeYears, residualLifeYears } from './depreciation.ts'

describe('depreciation', () => {
  it.each([
    [0, 60, 10, 0],
    [12, 60, 10, 18],
    [15, 60, 10, 22.5],
    [60, 60, 10, 90],
    [80, 60, 10, 90],
    [10, 50, 0, 20],
    [7, 60, 10, 10.5],
    [1, 60, 10, 1.5],
    [-5, 60, 10, 0],
  ])('at %d of %d years with %d %% salvage is %d %%', (ageYears, lifeYears, salvagePercent, percent) => {
    expect(depreciationPercent({ ageYears, lifeYears, salvagePercent })).toBe(percent)
  })

  it('refuses a life of nothing', () => {
    expect(() => depreciationPercent({ ageYears: 1, lifeYears: 0, salvagePercent: 10 })).toThrow(RangeError)
  })

  it('leaves no life below 0', () => {
    expect(residualLifeYears(12, 60)).toBe(48)
    expect(residualLifeYears(70, 60)).toBe(0)
  })
})

describe('age as people write it', () => {
  it.each<[string, number | null]>([
    ['about 12 years', 12],
    ['12', 12],
    ['12.5 yrs', 12.5],
    ['10+ years', 10],
    ['लगभग 8 वर्ष', 8],
    ['built in 2009', 17],
    ['2026', 0],
    ['2030', null],
    ['new', null],
    ['G+2', null],
    ['', null],
  ])('%j is %j', (text, years) => {
    expect(parseAgeYears(text, '2026-11-21')).toBe(years)
  })

  it('needs the visit for a year of building', () => {
    expect(parseAgeYears('built in 2009')).toBeNull()
  })
})
