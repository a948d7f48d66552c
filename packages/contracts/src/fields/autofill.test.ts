import { describe, expect, it } from 'vitest'
import { acceptProposed, confidenceBand, confidencePercent, mergeAutofill, overallConfidence, type FilledForm } from './autofill.ts'
import { catalogues, defaultsOf } from './derive.ts'

const { intake } = catalogues
const empty: FilledForm = { values: {}, meta: {} }
const read = (value: unknown, conf: unknown = 0.8) => ({ value, conf, source: 'ocr' })

describe('mergeAutofill', () => {
  it('maps by key and by label, from objects and JSON strings', () => {
    const merged = mergeAutofill(intake, empty, {
      applicant_name: read('Meera Rao', 0.97),
      'Owner Name': JSON.stringify(read('Ravi Rao', 0.6)),
      'Father Name': read('Old Rao'),
    })
    expect(merged.values).toEqual({ applicant_name: 'Meera Rao', property_owner_name: 'Ravi Rao' })
    expect(merged.meta['applicant_name']).toMatchObject({ conf: 0.97, source: 'ocr', raw: { value: 'Meera Rao' } })
    expect(merged.applied).toEqual(['applicant_name', 'property_owner_name'])
    expect(merged.ignored).toEqual(['Father Name'])
  })

  it.each([
    ['legal_documents', 'Sale deed, , Khata', ['Sale deed', 'Khata']],
    ['legal_documents', ['Sale deed', ' Khata '], ['Sale deed', 'Khata']],
    ['document_area_sqft', '1,812 sq ft', 1812],
    ['document_area_sqft', 1812, 1812],
    ['pincode', '110 001', '110001'],
    ['pincode', 110001, '110001'],
    ['contact_number', 9876543210, '9876543210'],
    ['flat', ' 4B ', '4B'],
  ])('%s takes %j as %j', (key, value, expected) => {
    expect(mergeAutofill(intake, empty, { [key]: read(value) }).values).toEqual({ [key]: expected })
  })

  it.each([
    ['pincode', read('012345')],
    ['document_area_sqft', read('about a bigha')],
    ['flat', read('   ')],
    ['flat', read(null)],
    ['flat', read({ text: '4B' })],
    ['flat', 'not JSON'],
    ['flat', null],
    ['flat', { conf: 1 }],
    ['__proto__', read('x')],
    ['constructor', read('x')],
  ])('%s ignores %j', (key, given) => {
    const result = Object.fromEntries([[key, given]])
    const merged = mergeAutofill(intake, empty, result)
    expect(merged).toMatchObject({ values: {}, meta: {}, applied: [], ignored: [key] })
  })

  it.each([
    [1.7, 1],
    [-3, 0],
    ['0.5', 0.5],
    [Number.NaN, 0],
    [undefined, 0],
    [null, 0],
  ])('clamps the confidence %j to %d', (conf, expected) => {
    const merged = mergeAutofill(intake, empty, { flat: { value: '4B', conf } })
    expect(merged.meta['flat']).toMatchObject({ conf: expected, source: 'ocr' })
  })

  it('takes a key before a label, and of two labels the surer', () => {
    const byKey = { 'Flat No': read('label', 1), flat: read('key', 0.1), 'Unit No': read('label', 1) }
    expect(mergeAutofill(intake, empty, byKey).values).toEqual({ flat: 'key' })
    expect(mergeAutofill(intake, empty, { 'Flat No': read('less', 0.4), 'Unit No': read('more', 0.6) }).values).toEqual({ flat: 'more' })
  })

  it('never overwrites what a person typed, but tells of it', () => {
    const current: FilledForm = {
      values: { applicant_name: 'Mira Rao', flat: '4B', pincode: '110001' },
      meta: { applicant_name: { conf: 1, source: 'ui' }, pincode: { conf: 1, source: 'ui' } },
    }
    const merged = mergeAutofill(intake, current, { applicant_name: read('Meera Rao'), flat: read('4C'), pincode: read('110001') })
    expect(merged.values).toEqual(current.values)
    expect(merged.meta).toEqual(current.meta)
    expect(merged.kept.map(({ key, current: mine, proposed }) => [key, mine, proposed])).toEqual([
      ['applicant_name', 'Mira Rao', 'Meera Rao'],
      ['flat', '4B', '4C'],
    ])
    const accepted = acceptProposed(merged, merged.kept.slice(0, 1))
    expect(accepted.values).toMatchObject({ applicant_name: 'Meera Rao', flat: '4B' })
    expect(accepted.meta['applicant_name']).toMatchObject({ conf: 0.8, source: 'ocr' })
  })

  it('overwrites untouched defaults, blanks and what an earlier run read', () => {
    const current: FilledForm = {
      values: { ...defaultsOf(intake), applicant_name: ' ', flat: '4B' },
      meta: { flat: { conf: 0.9, source: 'ocr' } },
    }
    const merged = mergeAutofill(intake, current, {
      loan_type: read('Balance Transfer'),
      applicant_name: read('Meera Rao'),
      flat: read('4C'),
      legal_documents: read('Khata'),
    })
    expect(merged.kept).toEqual([])
    expect(merged.values).toMatchObject({
      loan_type: 'Balance Transfer',
      applicant_name: 'Meera Rao',
      flat: '4C',
      legal_documents: ['Khata'],
    })
  })

  it('changes neither what it was given', () => {
    const current: FilledForm = { values: { flat: '4B' }, meta: { flat: { conf: 0.9, source: 'ocr' } } }
    const before = structuredClone(current)
    mergeAutofill(intake, current, { flat: read('4C') })
    expect(current).toEqual(before)
  })
})

describe('confidence', () => {
  it('averages over fields that have one or are filled', () => {
    expect(
      overallConfidence({ flat: '4B', pincode: '110001', loan_type: ' ' }, { pincode: { conf: 0.5 }, developer_name: { conf: 0.3 } }),
    ).toBeCloseTo(0.6)
    expect(overallConfidence({ flat: '', legal_documents: [] }, { flat: { source: 'ocr' } })).toBeNull()
  })

  it.each([
    [1, 'good'],
    [0.9, 'good'],
    [0.894, 'fair'],
    [0.7, 'fair'],
    [0.694, 'poor'],
    [0, 'poor'],
    [null, 'none'],
    [undefined, 'none'],
  ])('of %j is %s', (conf, band) => {
    expect(confidenceBand(conf)).toBe(band)
  })

  it('bands by the percent that is shown', () => {
    expect([confidencePercent(0.895), confidenceBand(0.895)]).toEqual([90, 'good'])
  })
})
