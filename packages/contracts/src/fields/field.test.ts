import { describe, expect, it } from 'vitest'
import type { Field } from './catalogue.ts'
import { catalogues, fieldOf } from './derive.ts'
import { controlOf, formatValue, inputModeOf, inputText, parseText, placeholderOf, type FieldValue } from './field.ts'

const { intake, agent, drafter } = catalogues
const row = (key: string): Field => {
  const field = [...intake, ...agent, ...drafter].find((one) => one.key === key)
  if (!field) throw new Error(`no field ${key}`)
  return field
}
const value = (key: string, text: string): unknown => {
  const parsed = parseText(row(key), text)
  return 'value' in parsed ? parsed.value : parsed.problem
}

describe('parseText', () => {
  it.each<[string, string, FieldValue | null]>([
    ['applicant_name', '  Meera Rao ', 'Meera Rao'],
    ['applicant_name', ' \t ', null],
    ['standard_remarks', 'first\nsecond\tthird', 'first\nsecond\tthird'],
    ['pincode', '110 001', '110001'],
    ['pincode', '३०२०३९', '302039'],
    ['visit_date', '2026-11-21', '2026-11-21'],
    ['visit_date', '21-11-2026', '2026-11-21'],
    ['visit_date', '1/2/2024', '2024-02-01'],
    ['visit_date', '29.02.2024', '2024-02-29'],
    ['visit_date', '5 March 2025', '2025-03-05'],
    ['visit_date', '२१-११-२०२६', '2026-11-21'],
    ['realisable_value', '12,34,567', 1234567],
    ['realisable_value', '1,234,567.50', 1234567.5],
    ['realisable_value', '₹ 32.97 Lakh', 3297000],
    ['realisable_value', 'Rs. 1.1 crore', 11000000],
    ['realisable_value', '5,00,000/-', 500000],
    ['realisable_value', '0', 0],
    ['land_rate_sqyd', '₹ 4,500/- per sq. yd', 4500],
    ['land_area_docs_sqft', '1200 sq. ft.', 1200],
    ['land_area_docs_sqmt', '111.48 Sq. Mtr', 111.48],
    ['land_area_docs_sqyd', '.5', 0.5],
    ['depreciation_percent', '12.5 %', 12.5],
    ['latitude', '-33.865143', -33.865143],
    ['status_of_report', 'final', 'Final'],
    ['type_of_foundation', 'Well foundation', 'Well foundation'],
    ['legal_documents', ' Sale deed, , Khata ,', ['Sale deed', 'Khata']],
  ])('%s reads %j', (key, text, expected) => {
    expect(value(key, text)).toEqual(expected)
  })

  it.each([
    ['pincode', '012345', 'Enter a PIN code of six digits that does not start with 0.'],
    ['visit_date', '29-02-2023', 'Enter a date that exists, such as 21-11-2026.'],
    ['visit_date', '21-11-26', 'Enter a date that exists, such as 21-11-2026.'],
    ['visit_date', 'yesterday', 'Enter a date that exists, such as 21-11-2026.'],
    ['land_area_docs_sqft', '111 sq m', 'Enter a number of 0 or more.'],
    ['land_area_docs_sqft', '37 x 27', 'Enter a number of 0 or more.'],
    ['land_area_docs_sqft', '1,5', 'Enter a number of 0 or more.'],
    ['land_area_docs_sqft', '-1', 'Enter a number of 0 or more.'],
    ['land_area_docs_sqft', '3 lakh', 'Enter a number of 0 or more.'],
    ['realisable_value', 'Rs.', 'Enter a number of 0 or more.'],
    ['depreciation_percent', '101', 'Enter a number from 0 to 100.'],
    ['latitude', '91', 'Enter a number from -90 to 90.'],
    ['status_of_report', 'Draft', 'Choose one of: Final, Revised, Negative, Query.'],
    ['applicant_name', 'Meera\u0000Rao', 'Remove the control characters; only line breaks and tabs may stand in a text.'],
    ['applicant_name', 'x'.repeat(20_001), 'Keep this within 20,000 characters.'],
  ])('%s refuses %j', (key, text, problem) => {
    expect(value(key, text)).toBe(problem)
  })
})

describe('inputText', () => {
  it.each<[string, FieldValue]>([
    ['applicant_name', 'Meera Rao'],
    ['standard_remarks', 'first\nsecond'],
    ['report_date', '2026-11-21'],
    ['realisable_value', 123456789.25],
    ['realisable_value', 1e21],
    ['valuation_rate', 0.1],
    ['longitude', -0.000001],
    ['status_of_report', 'Query'],
    ['list_of_documents', ['Sale deed', 'Khata']],
  ])('of %s %j is read back as the same', (key, given) => {
    expect(value(key, inputText(row(key), given))).toEqual(given)
  })

  it('is empty for no value', () => {
    expect(inputText(row('realisable_value'), undefined)).toBe('')
    expect(inputText(row('realisable_value'), 0)).toBe('0')
  })
})

describe('formatValue', () => {
  it.each<[string, FieldValue | null, string]>([
    ['report_date', '2026-11-02', '02-11-2026'],
    ['realisable_value', 12345678.5, '₹1,23,45,678.5'],
    ['land_rate_sqyd', 45000, '₹45,000 per sq yd'],
    ['monthly_rent', 12000, '₹12,000 per month'],
    ['land_area_docs_sqmt', 1234.5, '1,234.5 sq m'],
    ['forced_sale_value_rate', 80, '80%'],
    ['latitude', 26.912434, '26.912434°'],
    ['list_of_documents', ['Sale deed', 'Khata'], 'Sale deed, Khata'],
    ['applicant_name', 'Meera Rao', 'Meera Rao'],
    ['applicant_name', null, ''],
  ])('%s %j', (key, given, text) => {
    expect(formatValue(row(key), given)).toBe(text)
  })
})

describe('what a form needs of a row', () => {
  it('gives open options suggestions and closed ones a choice', () => {
    expect(controlOf(row('type_of_foundation'))).toBe('suggest')
    expect(controlOf(row('status_of_report'))).toBe('choice')
    expect(controlOf(row('standard_remarks'))).toBe('area')
    expect(controlOf(row('realisable_value'))).toBe('decimal')
  })

  it('asks phones for the right keyboard', () => {
    expect(['pincode', 'contact_number', 'realisable_value', 'flat'].map((key) => inputModeOf(row(key)))).toEqual([
      'numeric',
      'tel',
      'decimal',
      'text',
    ])
  })

  it('takes the valuer from the agency’s name', () => {
    expect(placeholderOf(row('valuer_name'), { agency_name: 'Kasauti Valuers' })).toBe('Kasauti Valuers')
    expect(placeholderOf(row('width_of_road'), { agency_name: 'Kasauti Valuers' })).toBe('Such as 30 ft')
    expect(placeholderOf(row('flat'), { agency_name: 'Kasauti Valuers' })).toBe('')
  })

  it('finds no field by a key of the prototype', () => {
    expect(['constructor', '__proto__', 'toString'].map((key) => fieldOf(intake, key))).toEqual([undefined, undefined, undefined])
  })
})
