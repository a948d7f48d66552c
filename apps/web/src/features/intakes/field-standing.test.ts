import { defaultsOf, intakeFields, mergeAutofill } from '@parakh/contracts'
import { describe, expect, it } from 'vitest'
import { metaNow, metasNow, overallNow, readMetas, standingsOf, toCheck, valuesOf } from './field-standing.ts'

const read = { conf: 0.62, source: 'ocr', raw: { value: 'Asha' } }
const standings = { applicant_name: { text: 'Asha', meta: read } }

describe('metaNow', () => {
  it('is what autofill left while the text is its own', () => expect(metaNow(standings.applicant_name, 'Asha')).toBe(read))
  it('is typed, 100 %, for any other text', () => expect(metaNow(standings.applicant_name, 'Usha')).toEqual({ conf: 1, source: 'ui' }))
  it('is none for a blank one', () => expect(metaNow(standings.applicant_name, '  ')).toBeUndefined())
})

it('gives a saved value its saved meta', () => {
  const saved = standingsOf(
    { document_area_sqft: 1200, legal_documents: ['Deed', 'Map'] },
    { document_area_sqft: read, legal_documents: read },
  )
  expect(saved).toEqual({ document_area_sqft: { text: '1200', meta: read }, legal_documents: { text: 'Deed, Map', meta: read } })
})

it('averages over what is filled', () => {
  expect(overallNow({ applicant_name: 'Asha', loan_type: 'Home Loan' }, standings)).toBeCloseTo(0.81)
  expect(overallNow({}, standings)).toBeNull()
})

it('lists what to check, the least sure first', () => {
  const more = { ...standings, flat: { text: '3A', meta: { conf: 0.4 } }, pincode: { text: '110001', meta: { conf: 0.9 } } }
  const keys = toCheck({ applicant_name: 'Asha', flat: '3A', pincode: '110001', loan_type: 'x' }, more).map(({ field }) => field.key)
  expect(keys).toEqual(['flat', 'applicant_name'])
})

it('lets autofill overwrite defaults and its own values, never what was typed', () => {
  const defaults = { ...defaultsOf(intakeFields) }
  const texts = { loan_type: String(defaults.loan_type), applicant_name: 'Asha', flat: '3B', pincode: '11' }
  const current = { values: valuesOf(texts), meta: readMetas(texts, { ...standings, flat: { text: '3A', meta: read } }) }
  const merged = mergeAutofill(intakeFields, current, {
    loan_type: { value: 'Plot Loan', conf: 0.9 },
    applicant_name: { value: 'Usha', conf: 0.9 },
    flat: { value: '4', conf: 0.9 },
    pincode: { value: '110001', conf: 0.9 },
  })
  expect(merged.applied).toEqual(['loan_type', 'applicant_name'])
  expect(merged.kept.map(({ key, current: kept }) => [key, kept])).toEqual([
    ['flat', '3B'],
    ['pincode', '11'],
  ])
})

it('gives metas of all that is filled', () =>
  expect(metasNow({ applicant_name: 'Asha', flat: '3A', pincode: '' }, standings)).toEqual({
    applicant_name: read,
    flat: { conf: 1, source: 'ui' },
  }))
