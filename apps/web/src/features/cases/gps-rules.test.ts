import { describe, expect, it } from 'vitest'
import { fixOf, isFreshShot, isPrecise, mayReplace, missingForSubmit, missingSentence, PRECISE_LABEL } from './gps-rules.ts'

const at = (accuracyM: number | null) => ({ latitude: 26.9, longitude: 75.8, accuracyM, at: '2026-11-21T09:30:00.000Z' })

describe('a reading', () => {
  it('has six decimals and whole metres', () => {
    const fix = fixOf({ latitude: 26.912433999, longitude: 75.7872709, accuracy: 12.6 }, Date.UTC(2026, 10, 21, 9, 30))
    expect(fix).toEqual({ latitude: 26.912434, longitude: 75.787271, accuracyM: 13, at: '2026-11-21T09:30:00.000Z' })
  })

  it('never takes the place of a better one', () => {
    expect(mayReplace(null, at(4000))).toBe(true)
    expect(mayReplace(at(null), at(4000))).toBe(true)
    expect(mayReplace(at(30), at(12))).toBe(true)
    expect(mayReplace(at(12), at(12))).toBe(true)
    expect(mayReplace(at(12), at(13))).toBe(false)
    expect(mayReplace(at(12), at(null))).toBe(false)
  })

  it('is precise at or under the threshold of spec §9', () => {
    expect(isPrecise(at(1_500_000))).toBe(true)
    expect(isPrecise(at(1_500_001))).toBe(false)
    expect(isPrecise(at(null))).toBe(false)
    expect(isPrecise(null)).toBe(false)
  })
})

describe('what final submit still needs', () => {
  it('lists precision only where it was asked for', () => {
    expect(missingForSubmit(['Landmark'], false, null)).toEqual(['Landmark'])
    expect(missingForSubmit(['Landmark'], true, null)).toEqual(['Landmark', PRECISE_LABEL])
    expect(missingForSubmit([], true, at(8))).toEqual([])
    expect(PRECISE_LABEL).toBe('Precise GPS (≤1500000m)')
  })

  it('is one sentence', () => {
    expect(missingSentence(['Visit Date', 'Landmark'])).toBe('Please complete required: Visit Date, Landmark')
    expect(missingSentence([])).toBeNull()
  })
})

it('knows a photo of just now from one out of the gallery', () => {
  expect(isFreshShot(1_000_000, 1_000_000 + 119_000)).toBe(true)
  expect(isFreshShot(1_000_000, 1_000_000 + 121_000)).toBe(false)
})
