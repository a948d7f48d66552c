import { describe, expect, it } from 'vitest'
import { catalogues, isFilled, labelOf, missingRequired } from './derive.ts'

describe('isFilled', () => {
  it.each([
    ['x', true],
    [0, true],
    [false, true],
    [['x'], true],
    ['', false],
    [' \n', false],
    [[], false],
    [null, false],
    [undefined, false],
  ])('%j: %s', (value, filled) => {
    expect(isFilled(value)).toBe(filled)
  })
})

describe('missingRequired', () => {
  const complete = {
    visit_date: '2026-11-21',
    property_address_site: '12 Rose Lane',
    current_usage: 'Residential',
    landmark: 'Clock tower',
    latitude: 0,
    longitude: 0,
  }

  it('finds nothing where all is filled, a latitude of 0 among it', () => {
    expect(missingRequired(catalogues.agent, complete)).toEqual([])
  })

  it('names blank and absent fields in the order of the form', () => {
    const { current_usage: _, ...rest } = complete
    const missing = missingRequired(catalogues.agent, { ...rest, visit_date: '  ', longitude: null })
    expect(missing.map((field) => field.label)).toEqual(['Visit Date', 'Current Usage', 'Longitude'])
  })

  it('takes nothing from a prototype', () => {
    expect(missingRequired(catalogues.agent, Object.create(complete)).length).toBe(6)
  })
})

describe('labelOf', () => {
  it('lets an unknown key stand for itself', () => {
    expect(labelOf(catalogues.intake, 'property_owner_name')).toBe('Owner Name')
    expect(labelOf(catalogues.intake, 'status')).toBe('status')
  })
})
