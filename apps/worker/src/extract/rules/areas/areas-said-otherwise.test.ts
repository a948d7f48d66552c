import type { IntakeKey } from '@parakh/contracts'
import { describe, expect, it } from 'vitest'
import { valueIn, type Draft } from '../drafted-paper.ts'
import { valuesBy } from '../written-paper.ts'
import { areasOf } from '../areas.ts'

const keys = {
  yards: 'land_area_docs_sqyd',
  metres: 'land_area_docs_sqmt',
  feet: 'land_area_docs_sqft',
  sold: 'document_area_sqft',
  share: 'final_land_area_uds',
} as const satisfies Record<string, IntakeKey>
type Row = readonly [Draft, string, Partial<Record<keyof typeof keys, unknown>>]

function readsEach(rows: readonly Row[]): void {
  it.each(rows)('%s: %s', (draft, text, wanted) => {
    for (const [name, value] of Object.entries(wanted)) expect(valueIn(draft, text, keys[name as keyof typeof keys]), name).toEqual(value)
  })
}

describe('a share and the land that it is in', () => {
  readsEach([
    ['deed', 'Flat No. 4, super area 1,180 sq. ft. with proportionate share in the land measuring 41,000 sq. ft.', { share: null }],
    ['deed', 'Unit No. B-2, 905 sq. ft. built-up, with undivided interest in the land admeasuring 2,300 sq. m. below', { share: null }],
    ['agreement', 'Flat No. 12, saleable 1,410 sq. ft. and undivided right in the plot of land measuring 5,600 sq. yds.', { share: null }],
    [
      'deed',
      'Flat No. 7 of 640 sq. ft. built-up and impartible undivided share in the said land measuring 12,000 sq. ft.',
      { share: null },
    ],
    ['deed', 'with undivided, indivisible share in the land underneath measuring 1 acre i.e. 43,560 sq. ft.', { share: null }],
    ['deed', 'Flat No. 4, super area 1,180 sq. ft. with 1 un Kes share of 390 sq. ft. out of 9,000 sq. ft.', { share: '390 sq ft' }],
    ['deed', 'Flat No. 4, super area 1,180 sq. ft. with undivided share in the land measuring 390 sq. ft.', { share: '390 sq ft' }],
    ['deed', 'Flat No. 9, built-up area 720 sq. ft., undivided share of land 264 sq. ft.', { share: '264 sq ft' }],
    ['deed', 'UDS 38.5 sq. m. with Flat No. 9 of super area 1,020 sq. ft.', { share: '38.5 sq m' }],
    ['deed', 'together with 55 sq. yds. undivided share in the land, and Flat No. 3 of plinth area 850 sq. ft.', { share: '55 sq yd' }],
    ['deed', 'undivided share in the land measuring 512 sq. ft. out of 14,000 sq. ft.', { share: '512 sq ft' }],
  ])
})

describe('what is sold, in another unit alone', () => {
  readsEach([
    ['agreement', 'Flat No. 502 of carpet area admeasuring 54.35 sq. metres along with balcony of 8.20 sq. metres', { sold: 585 }],
    ['agreement', 'Apartment No. 3, RERA carpet area 61.2 sq. mtr. on the 4th floor', { sold: 659 }],
    ['agreement', 'Flat No. 11, carpet area : 38.70 Sq.Mtrs., open terrace 4.00 sq. mtrs.', { sold: 417 }],
    ['allotment', 'Carpet area\t72.46 sq. m.\nFloor\t12th', { sold: 780 }],
    ['deed', 'Flat No. 6, super built-up 100 sq. mtrs., third floor', { sold: 1076 }],
    ['deed', 'Flat No. 2, First Floor, built-up area 83.61 sq. metres', { sold: 900 }],
    ['possession', 'Saleable area : 120 sq. mtr.', { sold: 1292 }],
    ['mail', 'Flat 21, super built up area 135 sq. yds.', { sold: 1215 }],
    // feet that are printed are not reckoned
    ['agreement', 'Flat No. 502 of carpet area 54.35 sq. metres (585.02 sq. ft.)', { sold: 585.02 }],
    ['agreement', 'Flat No. 502 of carpet area 54.35 sq. metres and saleable area 842 sq. ft.', { sold: 842 }],
    ['deed', 'Plot No. 8, Shanti Nagar, measuring 167.22 sq. metres', { metres: 167.22, sold: null }],
  ])
})

describe('one label for land and building', () => {
  const plot = 'Address of property\tPlot No. 22, Urban Estate, Rampur'
  const flat = 'Address of property\tFlat No. 22, Sun Heights, Rampur'
  readsEach([
    ['form', `${plot}\nPlot / built up area\n427.78 वर्गगज (Sq.Yds.)`, { yards: 427.78, sold: null }],
    ['form', `${plot}\nPlot area / built-up area\t1,800 sq. ft.`, { feet: 1800, sold: null }],
    ['form', `${plot}\nLand or covered area\t200 sq. yds.`, { yards: 200, sold: null }],
    ['form', `${plot}\nBuilt up / plot area\t209 sq. mtr.`, { metres: 209, sold: null }],
    ['form', `${plot}\nSite / plinth area : 1,200 sq. ft.`, { feet: 1200, sold: null }],
    ['form', `${flat}\nPlot / built up area\t1,240 sq. ft.`, { sold: 1240, feet: null }],
    ['form', `${flat}\nLand / super built up area : 980 sft`, { sold: 980, feet: null }],
    ['form', `${flat}\nPlot or covered area\n1,020 sq. ft.`, { sold: 1020, feet: null }],
    ['form', `${plot}\nPlot area\t1,800 sq. ft.\nBuilt up area\t2,150 sq. ft.`, { feet: 1800, sold: 2150 }],
    ['form', `${plot}\nPlot / built up area : 1,800 sq. ft. / 2,150 sq. ft.`, { feet: 1800, sold: 2150 }],
  ])
})

describe('a label below a figure is of the next one', () => {
  readsEach([
    ['tax', 'Plot No. 4\nExtent of site\n297.29 Sq. Mtrs.\nCovered area\n5,380 sq.ft. (self occupied)', { metres: 297.29, sold: 5380 }],
    ['tax', 'Plot No. 4\nExtent of site\n2,475 Sq.ft. (5.68 cents)\nCovered area\n3,610 sq.ft.', { feet: 2475, sold: 3610 }],
    ['tax', 'Plot No. 4\nPlot area\n180 sq. yds.\nPlinth area\n1,150 sq. ft.', { yards: 180, sold: 1150 }],
    ['tax', 'Plot No. 4\nArea of land\n150 sq. m.\nBuilt-up area\n900 sq. ft.', { metres: 150, sold: 900 }],
    ['tax', 'Plot No. 4\nSite area\n1,200 sq. ft.\nConstructed area\n1,640 sq. ft.', { feet: 1200, sold: 1640 }],
  ])
})

describe('land summed up behind its sides or a unit of the state', () => {
  const sides = 'East to West on the Northern side 42 feet, Southern side 40 feet, North to South 30 feet'
  readsEach([
    ['deed', `site No. 118, Herohalli Village, measuring ${sides}, in all 1230 sq feet with RCC house of 6 squares`, { feet: 1230 }],
    ['deed', `Site No. 9, Kodigehalli, measuring ${sides}, totally 1,230 sq. ft. and bounded`, { feet: 1230 }],
    ['deed', `Plot No. 31, Ward 2, Sasaram, ${sides}, total 1,230 sq. ft.`, { feet: 1230 }],
    ['deed', `Site No. 9, Kodigehalli, measuring ${sides}, altogether 114.3 sq. metres`, { metres: 114.3 }],
    ['deed', `Plot No. 31, Ward 2, Sasaram, ${sides}, in total 1,230 sft`, { feet: 1230 }],
    ['deed', 'Plot No. 336, Mouza Palpara, West Bengal - 700050, having Ac. 0.052 dec. i.e. 2,250 sft, within', { feet: 2250 }],
    ['deed', 'Plot No. 12, Gaurav Nagar, Patna - 800020, 2.5 katha = 3,403 sq. ft.', { feet: 3403 }],
    ['deed', 'Plot No. 12, Kolathur, Chennai - 600099, having 5.51 cents or 2,400 sq. ft.', { feet: 2400 }],
    ['deed', 'Plot No. 7, Bhangel, Noida - 201304, being 4 biswa, i.e. 240 sq. yds.', { yards: 240 }],
    ['deed', 'Plot No. 7, Kharar, Punjab - 140301, with 8 marlas equivalent to 242 sq. yds.', { yards: 242 }],
  ])
})

describe('areas jotted down without a unit', () => {
  readsEach([
    ['mail', 'Flat 203, Noor Residency\nCarpet 540\nEast road', { sold: 540 }],
    ['mail', 'Flat 203, Noor Residency\nCarpet area - 612', { sold: 612 }],
    ['mail', 'Flat 203, Noor Residency\nSBA : 1,250', { sold: 1250 }],
    ['mail', 'Flat 203, Noor Residency\nSuper built up 985, carpet 720', { sold: 985 }],
    ['mail', 'Flat 203, Noor Residency\ncarpet 720 / super 985', { sold: 985 }],
    ['mail', 'Bungalow 4, Shanti Nagar\nBUA- 1450 approx', { sold: 1450 }],
    ['form', 'Flat No.\t14\nSaleable area\t1,105', { sold: 1105 }],
    ['mail', 'Flat 203, Noor Residency\nCarpet 5400000', { sold: null }],
    ['mail', 'Flat 203, Noor Residency\nCarpet 540\nSuper built up area 780 sq. ft.', { sold: 780 }],
    ['mail', 'Flat 203\nArea : Carpet 682 sq.ft. + balcony 74 sq ft, SBUA 955', { sold: 955 }],
    ['deed', 'the Vendor shall leave the carpet 540, and the lamps', { sold: null }],
  ])
})

describe('records of rights', () => {
  it.each([
    ['COPY OF JAMABANDI\nKhewat\tKhasra\tK-M\n383\t85//23/2\t0 - 13\n\t\t336.11 Sq. Yds.', { land_area_docs_sqyd: 336.11 }],
    ['KHATAUNI\nGata 118\t0.0204 hect. (204 sq. m.)', { land_area_docs_sqmt: 204 }],
    ['RECORD\nFlat No. 3, Rose Apartment\nKhata 12\t780 sq. ft.', {}],
  ])('%s', (text, wanted) => {
    expect(valuesBy(areasOf, text, 'mutation')).toEqual(wanted)
  })
})

describe('an area that another takes the place of', () => {
  readsEach([
    ['possession', 'The saleable area now measures 1,412 sq. ft. in place of 1,395 sq. ft. of your letter.', { sold: 1412 }],
    ['possession', 'Saleable area: in place of 1,395 sq. ft. you get\n1,412 sq. ft. on measurement.', { sold: 1412 }],
  ])
})
