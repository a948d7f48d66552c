import { agentFields, drafterFields, intakeFields } from '@parakh/contracts'
import { describe, expect, it } from 'vitest'
import { changedKeys, readTexts, takeTexts, textsOf } from './field-texts.ts'

describe('textsOf', () => {
  it('gives every field of a catalogue a text', () => {
    const texts = textsOf(intakeFields, {
      pincode: '110001',
      legal_documents: ['Sale deed', 'Khata'],
      land_area_docs_sqft: 1200.5,
      applicant_name: null,
    })
    expect(Object.keys(texts)).toHaveLength(intakeFields.length)
    expect(texts).toMatchObject({
      pincode: '110001',
      legal_documents: 'Sale deed, Khata',
      land_area_docs_sqft: '1200.5',
      applicant_name: '',
      flat: '',
    })
  })
})

describe('takeTexts', () => {
  const base = textsOf(drafterFields, { valuation_area: 1200, main_locality: 'Saket', report_date: '2026-11-21' })
  it('reads only the keys asked for, null where one was cleared', () => {
    const texts = { ...base, valuation_area: '1,350.5', main_locality: ' ' }
    const keys = changedKeys(texts, base)
    expect(keys.toSorted()).toEqual(['main_locality', 'valuation_area'])
    expect(takeTexts(drafterFields, texts, keys)).toEqual({ values: { valuation_area: 1350.5, main_locality: null }, problems: {} })
  })
  it('says what cannot be read, and takes the rest', () => {
    const texts = { ...base, valuation_area: 'large', pin_code_official: '12', main_locality: 'Hauz Khas' }
    const { values, problems } = takeTexts(drafterFields, texts, changedKeys(texts, base))
    expect(values).toEqual({ main_locality: 'Hauz Khas' })
    expect(Object.keys(problems).toSorted()).toEqual(['pin_code_official', 'valuation_area'])
  })
})

it('readTexts leaves out what is blank or unreadable', () => {
  expect(readTexts(agentFields, { ...textsOf(agentFields, {}), landmark: 'Temple', latitude: 'north', visit_date: '2026-11-20' })).toEqual({
    landmark: 'Temple',
    visit_date: '2026-11-20',
  })
})
