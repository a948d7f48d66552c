import { describe, expect, it } from 'vitest'
import { wholeLocalAreasIn } from '../../measures.ts'
import { valueIn } from '../drafted-paper.ts'

type Values = Partial<
  Record<'floors_sanctioned' | 'floors_proposed' | 'approved_area_plan_sqft' | 'land_area_plan' | 'usage_as_per_cdp', unknown>
>
const keys = ['floors_sanctioned', 'floors_proposed', 'approved_area_plan_sqft', 'land_area_plan', 'usage_as_per_cdp'] as const

/** What permits tell of what was asked for and what is allowed, each with nothing else of these fields. */
const permits: readonly (readonly [string, Values])[] = [
  ['Plan No. BP/44/2021 for Ground + 1 (against G+2 submitted) is sanctioned.', { floors_sanctioned: 'G+1', floors_proposed: 'G+2' }],
  [
    'Plan No. BP/44/2021: Stilt + 3 floors are sanctioned as against S+4 applied for.',
    { floors_sanctioned: 'S+3', floors_proposed: 'S+4' },
  ],
  [
    'You requested for G+3 floors. G+2 floors are permitted by permit No. BP/44/2021.',
    { floors_sanctioned: 'G+2', floors_proposed: 'G+3' },
  ],
  [
    'Storey\tPermissible (sq. ft.)\tSanctioned (sq. ft.)\nGround\t1,428\t1,275\nFirst\t1,428\t1,275\nTotal\t2,856\t2,550',
    { approved_area_plan_sqft: 2550, floors_sanctioned: 'G+1' },
  ],
  [
    'Level\tSanctioned (sq.m.)\tPermissible (sq.m.)\nGround\t80\t100\nFirst\t80\t100\nTotal\t160\t200',
    { approved_area_plan_sqft: 1722.23, floors_sanctioned: 'G+1' },
  ],
  [
    'Name of floor\tExisting (sq. ft.)\tApproved (sq. ft.)\nGround\t900\t950\nFirst\t0\t950\nTotal\t900\t1,900',
    { approved_area_plan_sqft: 1900, floors_sanctioned: 'G+1' },
  ],
  [
    '(a) That the area of land as per deed and site is 2 Cottahs 1 Chittacks 15 Sq. ft.,\nthat is 139.35 sq. m.',
    { land_area_plan: '139.35 sq m' },
  ],
  ['The extent of site is 6 Kathas 4 Chhataks 0 Sq. ft. (418.06 sq. m.)', { land_area_plan: '418.06 sq m' }],
  ['Area of plot: 1 Acre 20 Guntas', { land_area_plan: '1 Acre 20 Guntas' }],
  ['Sub: Building plan on Plot No. 415-P, Sector 13, Urban Estate, Karnali (200 sq. mtrs.) - sanctioned.', { land_area_plan: '200 sq m' }],
  ['leave to build a house on Gat No. 212/4, area 3 R (300 sq.m.) is given', { land_area_plan: '300 sq m' }],
  ['The fee for Plot No. 415 was Rs. 20 per sq. m. and the ground floor of House No. 12 is (120 sq. m.)', {}],
  [
    'Area statement (sq.m.)\n1. Area of plot as per 7/12 .......... 540.00\n2. Permissible built up area .......... 569.25\n3. Total built up area approved .......... 561.80',
    { land_area_plan: '540 sq m', approved_area_plan_sqft: 6047.16 },
  ],
  ['erection of a house in Re-Survey No. 214/3, 9.71 Ares, Ward 8', { land_area_plan: '9.71 Ares' }],
  [
    'Particulars\tAs proposed\tAs sanctioned\nPlot area (sq.m.)\t325.20\t318.75\nGround coverage (%)\t60.1\t55.0\nTotal covered area (sq.m.)\t890.00\t701.25',
    { land_area_plan: '318.75 sq m', approved_area_plan_sqft: 7548.19 },
  ],
  ['As per the Land Use and Development Control Plan the site falls within Residential zone.', { usage_as_per_cdp: 'Residential' }],
  ['In the land use map the site lies in commercial use zone.', { usage_as_per_cdp: 'Commercial' }],
]

describe('what was asked for and what is allowed', () => {
  it.each(permits)('%s', (text, values) => {
    for (const key of keys) expect([key, valueIn('permit', text, key)]).toEqual([key, values[key] ?? null])
  })
})

it('reads the plan of a request for a visit', () => {
  const text = 'Plan approval : Letter No. BDA/BP/2210/2016 dated 05/05/2016 for S+5'
  expect(valueIn('mail', text, 'sanction_approval_no')).toBe('BDA/BP/2210/2016')
  expect(valueIn('mail', text, 'floors_sanctioned')).toBe('S+5')
})

it.each([
  ['6 Grounds and 310 sq. ft.', ['6 Grounds and 310 sq. ft.']],
  ['55.0 Ground coverage, 12 ground floor', []],
  ['2 Cottahs 1 Chittacks 15 Sq. ft., that is 139.35 sq. m.', ['2 Cottahs 1 Chittacks 15 Sq. ft.']],
  ['1 Acre 20 Guntas', ['1 Acre 20 Guntas']],
  ['5 cents (2,178 sq. ft.)', ['5 cents']],
])('takes a measure with its smaller units: %s', (text, wanted) => expect(wholeLocalAreasIn(text).map((one) => one.text)).toEqual(wanted))
