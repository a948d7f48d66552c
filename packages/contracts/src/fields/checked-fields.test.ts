import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { checkFields, checkedFields, patchSchema } from './checked-fields.ts'
import { catalogues } from './derive.ts'

const { intake, agent, drafter } = catalogues

describe('checkFields', () => {
  it('sorts what is set from what is cleared', () => {
    const body = {
      applicant_name: 'Meera Rao',
      flat: '',
      pincode: null,
      document_area_sqft: 0,
      legal_documents: [' Khata ', ' '],
      list_of_documents: [],
    }
    expect(checkFields(intake, body)).toEqual({
      values: { applicant_name: 'Meera Rao', document_area_sqft: 0, legal_documents: ['Khata'], list_of_documents: [] },
      cleared: ['flat', 'pincode'],
      problems: [],
    })
  })

  it.each<[keyof typeof catalogues, string, unknown]>([
    ['intake', 'applicant_name', 12],
    ['intake', 'applicant_name', true],
    ['intake', 'applicant_name', ['Meera']],
    ['intake', 'applicant_name', { $gt: '' }],
    ['intake', 'applicant_name', 'bell\u0007'],
    ['intake', 'applicant_name', 'next\u0085line'],
    ['intake', 'applicant_name', '\ud800'],
    ['intake', 'property_address_doc', 'क'.repeat(20_001)],
    ['intake', 'pincode', 110001],
    ['intake', 'pincode', '011001'],
    ['intake', 'pincode', '110001\n'],
    ['intake', 'pincode', '११०००१'],
    ['intake', 'document_area_sqft', '1200'],
    ['intake', 'document_area_sqft', -0.01],
    ['intake', 'document_area_sqft', Infinity],
    ['intake', 'document_area_sqft', Number.NaN],
    ['intake', 'legal_documents', 'Sale deed'],
    ['intake', 'legal_documents', ['Sale deed', 1]],
    ['intake', 'legal_documents', ['bell\u0007']],
    ['intake', 'legal_documents', ['x'.repeat(15_000), 'y'.repeat(15_000)]],
    ['intake', 'legal_documents', Array.from({ length: 501 }, () => 'x')],
    ['agent', 'visit_date', '2026-02-29'],
    ['agent', 'visit_date', '2026-13-01'],
    ['agent', 'visit_date', '21-11-2026'],
    ['agent', 'visit_date', '2026-11-21T00:00:00Z'],
    ['agent', 'visit_date', '0000-01-01'],
    ['agent', 'visit_date', 20261121],
    ['agent', 'latitude', 90.000001],
    ['agent', 'longitude', -180.5],
    ['drafter', 'depreciation_percent', 100.5],
    ['drafter', 'forced_sale_value_rate', 101],
    ['drafter', 'status_of_report', 'final'],
    ['drafter', 'beam_column_structure', 'Poor'],
    ['drafter', 'area_basis', 'Balcony'],
    ['drafter', 'pin_code_official', ' 110001'],
  ])('%s: refuses %s %j', (name, key, value) => {
    const checked = checkFields(catalogues[name], { [key]: value })
    expect(checked.values).toEqual({})
    expect(checked.problems).toEqual([{ key, label: expect.stringMatching(/[A-Z]/), problem: expect.stringMatching(/^[A-Z].*\.$/) }])
  })

  it('takes the edges', () => {
    const values = {
      latitude: -90,
      longitude: 180,
      gps_accuracy_m: 0,
      visit_date: '2024-02-29',
      landmark: 'x'.repeat(20_000),
      negative_issues: 'a\r\n\tb',
    }
    expect(checkFields(agent, values)).toEqual({ values, cleared: [], problems: [] })
  })

  it('takes free text where options are suggestions', () => {
    const values = { seismic_zone: 'III (part)', type_of_property: 'Farm house', common_areas_remarks: 'Excellent' }
    expect(checkFields(drafter, values)).toEqual({ values, cleared: [], problems: [] })
  })

  it('stores -0 as 0', () => {
    expect(Object.is(checkFields(agent, { latitude: -0 }).values['latitude'], 0)).toBe(true)
  })

  it('names every offending key, those of the prototype too', () => {
    const body: Record<string, unknown> = JSON.parse(
      '{"__proto__": "x", "constructor": null, "status": "NEW", "pincode": "1", "flat": "4B"}',
    )
    const checked = checkFields(intake, body)
    expect(checked.problems.map((problem) => problem.key)).toEqual(['__proto__', 'constructor', 'status', 'pincode'])
    expect(checked.values).toEqual({ flat: '4B' })
  })

  it('knows no field of another catalogue', () => {
    expect(checkFields(agent, { applicant_name: 'Meera Rao' }).problems).toHaveLength(1)
  })
})

describe('checkedFields', () => {
  it('gives values and cleared keys', () => {
    expect(checkedFields(intake).parse({ flat: '4B', pincode: '' })).toEqual({ values: { flat: '4B' }, cleared: ['pincode'] })
  })

  it('tells each problem by its key', () => {
    const issues = checkedFields(intake).safeParse({ nope: 1, pincode: '1' }).error?.issues ?? []
    expect(issues.map((issue) => issue.path)).toEqual([['nope'], ['pincode']])
    expect(issues[1]).toMatchObject({ params: { key: 'pincode', label: 'Pincode' } })
  })
})

describe('patchSchema', () => {
  it('agrees with checkFields', () => {
    const schema = patchSchema(drafter)
    expect(schema.safeParse({ status_of_report: 'Final', report_date: '', valuation_rate: null }).success).toBe(true)
    expect(schema.safeParse({ status_of_report: 'Draft' }).success).toBe(false)
    expect(schema.safeParse({ nope: 'x' }).success).toBe(false)
  })

  it.each(Object.entries(catalogues))('of %s can be published as JSON Schema', (_, catalogue) => {
    const published = z.toJSONSchema(patchSchema(catalogue))
    expect(published.additionalProperties).toBe(false)
    expect(Object.keys(published.properties ?? {})).toEqual(catalogue.map((field) => field.key))
  })
})
