import { expect, it } from 'vitest'
import { valueIn, type Draft } from '../drafted-paper.ts'

it.each<[Draft, string, string | null]>([
  ['deed', 'UDS : 412.50 Sft.\nPlinth area : 1085 Sft.', '412.5 sq ft'],
  ['deed', 'an undivided 1.85% share (equivalent to 385 sq. ft.) in the land comprised in Schedule A', '385 sq ft'],
  ['deed', 'The undivided share of the land proportionate to the flat is 25.10 sq. yards.', '25.1 sq yd'],
  ['allotment', 'UDS (Sq. Ft.)\t388\nSBUA (Sq. Ft.)\t1164', '388 sq ft'],
  ['deed', 'together with 1/12th undivided share, right, title and interest in the said land', null],
  ['deed', 'undivided 325/5450th share in the Schedule A land of 5450 sq. ft.', null],
])('reads the share of land in a %s: %s', (draft, text, share) => expect(valueIn(draft, text, 'final_land_area_uds')).toBe(share))

it.each<[Draft, string, number]>([
  ['tax', 'Floor\tUse\tArea (sqft)\nGround\tResidential\t850\nFirst\tResidential\t650\nTotal\tAll\t1500', 1500],
  ['form', 'Land area : 2400 sq.ft. Building area : 1600 sq.ft.', 1600],
  ['form', 'Area (sq.ft.)  Carpet: 820  Built-up: 980  Super: 1240', 1240],
  ['allotment', 'UDS (Sq. Ft.)\t388\nSBUA (Sq. Ft.)\t1164', 1164],
  ['deed', 'terrace of 300 sq. ft. and garden of 500 sq. ft. appurtenant to Flat No. 1 of 1450 sq. ft.', 1450],
  ['deed', 'car parking space of 120 sq. ft. with apartment of 980 sq. ft. built-up', 980],
])('reads what is sold in a %s: %s', (draft, text, area) => expect(valueIn(draft, text, 'document_area_sqft')).toBe(area))

it('reads land beside a local unit, and under a house', () => {
  expect(valueIn('mutation', 'Rakba: 0.04 acre / 1742 sq ft', 'land_area_docs_sqft')).toBe(1742)
  expect(valueIn('deed', 'House constructed over a plot of 120 gaj', 'land_area_docs_sqyd')).toBe(120)
})
