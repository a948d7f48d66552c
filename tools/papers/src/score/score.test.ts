import { describe, expect, it } from 'vitest'
import { calibrationOf, grouped, inventionOf, qualityOf } from './figures.ts'
import { editDistance, ratio } from './distance.ts'
import { isRight } from './match.ts'
import { givensOf, outcomesOf, type Outcome } from './outcomes.ts'
import { textScore } from './text.ts'

const truth = {
  fields: { applicant_name: 'Meera Rao', pincode: '560001', flat: 'B-1204' },
  also: { applicant_name: ['M. Rao'] },
  optional: { ownership_type: ['Single'] },
} as const
const wanted = {
  fields: { ...truth.fields },
  also: { applicant_name: [...truth.also.applicant_name] },
  optional: { ownership_type: ['Single'] },
}

describe('what became of each key', () => {
  const result = {
    applicant_name: { value: 'Smt. M. Rao', conf: 0.95 },
    pincode: { value: '560010', conf: '40%' },
    ownership_type: { value: 'Sole', conf: 0.8 },
    developer_name: { value: 'Somebody', conf: 0.97 },
    loan_type: { value: 'N/A', conf: 0.9 },
    _text: 'whatever',
  }
  const outcomes = outcomesOf(wanted, givensOf(result))

  it('is right, wrong, missed, right as an option, or invented', () => {
    expect(outcomes.map(({ key, is, conf }) => [key, is, conf])).toEqual([
      ['applicant_name', 'right', 0.95],
      ['pincode', 'wrong', 0.4],
      ['flat', 'missed', null],
      ['ownership_type', 'optional right', 0.8],
      ['developer_name', 'invented', 0.97],
    ])
  })

  it('adds up to precision, recall and F1', () => {
    expect(qualityOf(outcomes)).toEqual({
      truth: 3,
      right: 1,
      wrong: 1,
      missed: 1,
      spurious: 1,
      precision: 1 / 3,
      recall: 1 / 3,
      f1: 1 / 3,
    })
  })

  it('tells how far confidences can be trusted, and how much was invented', () => {
    const { ece, sure, likely, unsure, count } = calibrationOf(outcomes)
    expect([count, sure, likely, unsure]).toEqual([4, { count: 2, right: 0.5 }, { count: 1, right: 1 }, { count: 1, right: 0 }])
    // bins of 0.4, 0.8 and 0.9: gaps 0.4, 0.2 and |1.92 − 1|, by 4 values
    expect(ece).toBeCloseTo((0.4 + 0.2 + 0.92) / 4, 10)
    expect(inventionOf([{ absent: ['developer_name', 'amenities_idc', 'land_area_plan', 'usage_as_per_cdp'], outcomes }])).toEqual({
      absent: 4,
      filled: 1,
      share: 0.25,
    })
  })

  it('counts a thing in each group that it belongs to', () => {
    const groups = grouped<Outcome>(outcomes, ({ key, is }) => [key, is])
    expect([groups.get('flat')?.length, groups.get('right')?.length, groups.get('pincode')?.[0]?.is]).toEqual([1, 1, 'wrong'])
  })
})

describe('a value', () => {
  it.each([
    ['pincode', '201017', '201 017'],
    ['floors_sanctioned', 'S+4', 'stilt and four floors'],
    ['dimensions_deed_east', '15.24 m', '50 ft'],
    ['boundaries_deed_west', 'Road 30 feet wide', '30 ft. wide Road'],
    ['contact_number', '9719044826', '+91 97190-44826'],
    ['loan_type', 'Loan Against Property', 'LAP'],
    ['list_of_documents', ['Sale deed', 'Site plan'], 'Site Plan; Copy of sale deed no. 12'],
    ['land_area_plan', '4790 sq ft', '445.00 sq.m'],
  ] as const)('of %s is right though spelled in another way: %s, %s', (key, want, got) => {
    expect(isRight(key, typeof want === 'string' ? want : [...want], got)).toBe(true)
  })

  it.each([
    ['pincode', '201017', '201071'],
    ['floors_sanctioned', 'S+3', 'G+3'],
    ['property_owner_name', 'A B, C D', 'A B'],
    ['land_area_docs_sqyd', '250', '250 sq ft'],
    ['flat', 'B-1204', 'B-1203'],
    ['boundaries_deed_east', 'Plot No. 215', 'Plot No. 216'],
    ['sanction_number_date', '04/03/2022', '03/04/2022'],
    ['period_expired_balance_lease_rent', '90 years, rent Rs. 1944', '99 years, rent Rs. 1944'],
  ] as const)('of %s is wrong though it looks alike: %s, %s', (key, want, got) => {
    expect(isRight(key, want, got)).toBe(false)
  })
})

describe('text', () => {
  it('is compared character by character', () => {
    expect([editDistance('kitten', 'sitting'), editDistance('', 'ab'), editDistance('नगर', 'नगद')]).toEqual([3, 2, 1])
    expect(ratio('abcd', 'abed')).toBe(0.75)
    expect(textScore('Plot  No. 12\nNorth', 'Plot No. 12 Nort')).toEqual({ cer: 1 / 17, recall: 3 / 4, precision: 3 / 4, characters: 17 })
  })
})
