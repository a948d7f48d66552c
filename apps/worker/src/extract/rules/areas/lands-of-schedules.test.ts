import { describe, expect, it } from 'vitest'
import { valueIn } from '../drafted-paper.ts'

describe('of several lands in a paper', () => {
  it('the one counts that the schedule of what is sold measures', () => {
    const text = [
      "SCHEDULE 'A' (Entire property)",
      'All that land measuring 6 Cottahs (4320 sq. ft.) in Dag No. 77, Mouza Palpara.',
      "SCHEDULE 'B' (Property hereby conveyed)",
      'All that land measuring 2 Cottahs (1440 sq. ft.) out of Schedule A, being Plot No. 3 in Dag No. 77, Mouza Palpara, District Hooghly, West Bengal',
    ].join('\n')
    expect(valueIn('deed', text, 'land_area_docs_sqft')).toBe(1440)
  })

  it('the part counts that is sold out of the plot told before it', () => {
    const text =
      'The plot of the seller is of 244.44 sq. yds; out of this 122.22 sq. yds. (102.19 sq. mtr.) is being sold to the purchaser.'
    expect(valueIn('deed', text, 'land_area_docs_sqyd')).toBe(122.22)
  })

  it('a figure is of what the label of its own line says', () => {
    const text = 'Building area (sq ft) : GF 640, FF 500 = 1140\nLand area : 900 sq ft'
    expect(valueIn('tax', text, 'land_area_docs_sqft')).toBe(900)
    expect(valueIn('tax', text, 'document_area_sqft')).toBe(1140)
  })

  it("a permit's total is of what its own cell says, whatever the cells before it measure", () => {
    const text = 'Site area 150.00 Sqm\tCoverage 58%\tFAR achieved 1.71\tTotal BUA 256.50 Sqm'
    expect(valueIn('permit', text, 'approved_area_plan_sqft')).toBe(2760.94)
  })

  it('a rate by the marla is no land', () => {
    const text = 'Plot measuring 6 Marlas (150 Sq. Yards, as per local measurement of 25 sq yds per marla), situated in Village Jassar.'
    expect(valueIn('deed', text, 'land_area_docs_sqyd')).toBe(150)
  })
})

describe('of a property and a plot of it', () => {
  it('the plot counts whose own sides stand farther off', () => {
    const text = [
      'SCHEDULE I\nALL THAT property known as "Xirem", surveyed under Survey No. 77/4 of Village Assonora, admeasuring 3,900 sq. mts. and bounded: East: by Survey No. 77/5; West: by public road; North: by nalla; South: by Survey No. 78.',
      'SCHEDULE II\nALL THAT Plot No. 3 admeasuring 280.00 sq. mts. forming a distinct part of the property described in Schedule I, along with residential house bearing No. 91/B having a plinth area of 101 sq. mts., situated at Assonora, Bardez, Goa 403503 and bounded as under:',
      'On the East : by Plot No. 4;\nOn the West : by Plot No. 2;\nOn the North : by access;\nOn the South : by nalla.',
    ].join('\n')
    expect(valueIn('deed', text, 'land_area_docs_sqmt')).toBe(280)
  })
})

describe('an undivided share', () => {
  it('is not the covered area told behind it', () => {
    const text =
      'Upper Ground Floor of property No. W-71, area measuring 125 sq. yds., with 1/4th undivided share in the land, covered area 1050 sq. ft.'
    expect(valueIn('agreement', text, 'final_land_area_uds')).toBeNull()
  })

  it('is the figure that it comes to', () => {
    const text =
      "SCHEDULE 'B' PROPERTY\n0.72% undivided share, right, title and interest in Schedule 'A' Property i.e. 431 sq. ft.\nApartment No. 7 with super built-up area of 1,240 sq. ft."
    expect(valueIn('agreement', text, 'final_land_area_uds')).toBe('431 sq ft')
  })
})

describe('the area of a flat', () => {
  it('is that at possession, beside that of the agreement', () => {
    const rows = ['\tAgreement\tOn possession', 'Super area (sq.ft.)\t1,512\t1,540', 'Basic sale price\t78,62,400\t80,08,000']
    expect(valueIn('possession', rows.join('\n'), 'document_area_sqft')).toBe(1540)
  })

  it('is the sum of its floors, whatever each is used for', () =>
    expect(valueIn('mail', 'Construction: GF 900 sq ft (shop), FF 900 sq ft, SF 500 sq ft', 'document_area_sqft')).toBe(2300))

  it('is not that of the booking, whose heading may stand at the end of the line above', () => {
    const heads = 'Carpet Area\tSuper Built-up Area\tArea at booking\n884 sq ft\t1,330 sq ft\t1,260 sq ft'
    expect(valueIn('possession', heads, 'document_area_sqft')).toBe(1330)
    const text = 'Super built up area at booking 1,500 sq.ft\tFinal 1,538 sq.ft'
    expect(valueIn('possession', text, 'document_area_sqft')).toBe(1538)
  })

  it('is what a tax bill measures in metres at a bare label', () => {
    const text = 'Address: Flat No. 4, Tapi Residency, Katargam, Surat 395004\nUse: Residential\tArea (sq.m): 60.00'
    expect(valueIn('tax', text, 'document_area_sqft')).toBe(646)
    expect(valueIn('tax', 'Type: Residential\tCarpet area (sq.mt.): 50.00', 'document_area_sqft')).toBe(538)
  })
})
