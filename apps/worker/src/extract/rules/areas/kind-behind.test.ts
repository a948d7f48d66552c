import { describe, expect, it } from 'vitest'
import { valueIn, type Draft } from '../drafted-paper.ts'

const flat = 'Flat bearing No. 401 in fourth floor of "Hill Crest", Mawprem, Ward No. 16, within the limits of Shillong Municipal Board'
const house = 'House No 222, Civil Lines Road, Krishna Puri, Rasulpur, Kotla Jat, Punjab PIN 140066'

describe('an area whose kind, share or twin stands behind its figure', () => {
  it.each<[Draft, string, Parameters<typeof valueIn>[2], unknown]>([
    [
      'deed',
      `${flat}, 1,190 sft of plinth area including common areas, along with 328 sq.ft. of undivided share`,
      'document_area_sqft',
      1190,
    ],
    [
      'deed',
      `${flat}, 1,190 sft of plinth area including common areas, along with 328 sq.ft. of undivided share`,
      'land_area_docs_sqft',
      null,
    ],
    ['letter', `secured by mortgage of ${flat}, having 920 sq.ft. of super built-up area`, 'document_area_sqft', 920],
    ['agreement', `sells ${flat}, 1,020 sq. ft. as built-up area`, 'document_area_sqft', 1020],
    ['deed', `conveys ${flat}, 1,190 sft of plinth area with 2.36 decimals undivided land`, 'final_land_area_uds', '2.36 decimals'],
    [
      'deed',
      `conveys ${flat}, 1,190 sft of plinth area and 0.52 cents of undivided share in the land`,
      'final_land_area_uds',
      '0.52 cents',
    ],
    ['deed', `conveys ${flat}, 1,190 sft of plinth area. The undivided land of the whole is 12 cents.`, 'document_area_sqft', 1190],
    ['letter', `mortgage of ${house} (244.44 Sq.Yds (204.39 Sq.Mts)), standing in the name of A`, 'land_area_docs_sqyd', 244.44],
    ['letter', `mortgage of ${house} (244.44 Sq.Yds (204.39 Sq.Mts)), standing in the name of A`, 'land_area_docs_sqmt', 204.39],
    [
      'mutation',
      'Plot No. 162, Vidyanagar, T.S. 505021, the area of which as per our record is 336.11 Sq. Yards. Previously the property was held by B.',
      'land_area_docs_sqyd',
      336.11,
    ],
  ])('%s: %s', (draft, text, key, value) => {
    expect(valueIn(draft, text, key)).toEqual(value)
  })

  it('takes the floors of a tax bill for no sanctioned ones', () => {
    const bill = 'Floor\tConstruction\tPlinth Area (Sq.Ft.)\nGround Floor\tRCC\t810\nFirst Floor\tRCC\t540\nTotal\t\t1,350'
    expect(valueIn('tax', bill, 'approved_area_plan_sqft')).toBeNull()
    expect(valueIn('permit', bill, 'approved_area_plan_sqft')).toBe(1350)
  })
})

it('reads the square yards of Gujarat by their own name', () => {
  const land = 'land at Plot No. 22, R.S. No. 51/2, Moje Vallabhpura, measuring Sq. Mt. 390.19 (466.67 sq. vaar)'
  expect(valueIn('deed', land, 'land_area_docs_sqyd')).toBe(466.67)
})

it('takes what stands on a floor for no land', () => {
  const bill =
    'Plot area\t300.00 sq. yds.\nFLOOR\tAREA SQFT\tOCCUPIED\tRATE\tTAX\nGround\t2255\tSelf\t1.50\t6414\nFirst\t1845\tRented\t1.50\t3207'
  expect(valueIn('tax', bill, 'land_area_docs_sqft')).toBeNull()
  expect(valueIn('tax', bill, 'land_area_docs_sqyd')).toBe(300)
})

it('reads what is built on the one floor of a house', () => {
  const bill = 'Floor\tConstruction\tPlinth Area (Sq.Ft.)\nGround Floor\tRCC\t810'
  expect(valueIn('tax', bill, 'document_area_sqft')).toBe(810)
})
