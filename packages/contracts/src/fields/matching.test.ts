import { describe, expect, it } from 'vitest'
import { landAreaNames } from './alias-families.ts'
import { catalogues } from './derive.ts'
import { matchField, matchPrinted, normaliseLabel } from './matching.ts'

const { intake } = catalogues

describe('normaliseLabel', () => {
  it.each([
    ['Applicant’s Name :', 'applicant name'],
    ['applicant_name', 'applicant name'],
    ['  CO-APPLICANT(S) ', 'co applicant'],
    ['Loan & Security', 'loan and security'],
    ['फ़्लैट नं० ४', 'फ्लैट नं 4'],
    ['Ｐｌｏｔ Nº', 'plot no'],
    ['पाँच\u200d', 'पांच'],
    [' : ', ''],
  ])('%j becomes %j', (text, normalised) => {
    expect(normaliseLabel(text)).toBe(normalised)
  })
})

describe('matchField', () => {
  it.each(
    intake.flatMap((field) => [
      [field.key, field.key],
      [field.label, field.key],
    ]),
  )('%s is %s', (label, key) => {
    expect(matchField(intake, label)?.key).toBe(key)
  })

  it.each([
    ['NAME OF THE BORROWER:', 'applicant_name'],
    ['Owner’s Name', 'property_owner_name'],
    ['सह-आवेदक का नाम', 'co_applicant_name'],
    ['पूर्व में', 'boundaries_deed_east'],
    ['Towards the North', 'boundaries_deed_north'],
    ['West Side Length', 'dimensions_deed_west'],
    ['Plot Area (Sq. Mtr.)', 'land_area_docs_sqmt'],
    ['क्षेत्रफल वर्ग फुट', 'land_area_docs_sqft'],
    ['P.L.C.', 'amenities_plc'],
    ['Plot Area', undefined],
    ['Name', undefined],
    ['', undefined],
  ])('%s is %s', (label, key) => {
    expect(matchField(intake, label)?.key).toBe(key)
  })

  it('finds a label of each catalogue in that catalogue only', () => {
    expect(matchField(catalogues.drafter, 'Report Date')?.key).toBe('report_date')
    expect(matchField(intake, 'Report Date')).toBeUndefined()
  })

  it('takes keys before labels before aliases, and a shared name for nobody’s', () => {
    const row = { group: 'G', kind: 'text' } as const
    const catalogue = [
      { ...row, key: 'a', label: 'b', aliases: ['shared', 'C'] },
      { ...row, key: 'b', label: 'C', aliases: ['shared'] },
    ]
    expect(['b', 'c', 'shared'].map((label) => matchField(catalogue, label)?.key)).toEqual(['b', 'b', undefined])
  })
})

describe('matchPrinted', () => {
  it.each([
    ['App1icant Narne', 'applicant_name'],
    ['Applicaton No', 'application_number'],
    ['N0. of F1oors Sancti0ned', 'floors_sanctioned'],
    ['Sanctioned Floor', 'floors_sanctioned'],
    ['Boundary Wast', undefined],
    ['Flot', undefined],
    ['The quick brown fox', undefined],
  ])('reads %s as %s', (label, key) => {
    expect(matchPrinted(intake, label)?.key).toBe(key)
  })
})

describe('aliases', () => {
  it('never name two fields', () => {
    const owners = new Map<string, Set<string>>()
    for (const field of intake)
      for (const name of [field.key, field.label, ...(field.aliases ?? [])].map(normaliseLabel))
        owners.set(name, (owners.get(name) ?? new Set()).add(field.key))
    expect([...owners].filter(([name, keys]) => keys.size > 1 || name === '')).toEqual([])
  })

  it('stand on every field of the intake, in Hindi too', () => {
    expect(intake.filter((field) => !field.aliases?.some((alias) => /[\u0900-\u097f]/.test(alias))).map((field) => field.key)).toEqual([])
    expect(intake.filter((field) => !field.aliases?.some((alias) => /[a-z]/i.test(alias))).map((field) => field.key)).toEqual([])
  })

  it('leave the bare names of a plot’s area to the unit', () => {
    expect(landAreaNames.filter((name) => matchField(intake, name) && name !== 'Land Area as per Documents')).toEqual([])
  })
})
