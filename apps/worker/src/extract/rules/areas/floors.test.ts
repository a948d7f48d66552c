import type { IntakeKey } from '@parakh/contracts'
import { describe, expect, it } from 'vitest'
import { valueIn, type Draft } from '../drafted-paper.ts'

const [sold, feet, yards]: readonly IntakeKey[] = ['document_area_sqft', 'land_area_docs_sqft', 'land_area_docs_sqyd']
const read = (draft: Draft, text: string): unknown[] => [sold, feet, yards].map((key) => key && valueIn(draft, text, key))

describe('a house told by its floors', () => {
  it.each([
    ['form', 'Construction: GF 1100 sq ft + FF 650 sq ft', [1750, null, null]],
    ['deed', 'site with RCC building of ground floor 1400 sft & first floor 1400 sft bounded by', [2800, null, null]],
    ['deed', 'house of Ground floor: 820 sq. ft., First floor: 640 sq. ft. and Second floor: 300 sq. ft.', [1760, null, null]],
    ['mail', 'GF - 900 sft, FF - 900 sft, SF - 450 sft', [2250, null, null]],
    ['form', 'Plot 150 sq. yds., ground floor 750 sq. ft. and first floor 750 sq. ft.', [1500, null, 150]],
    ['deed', 'ground floor 60 sq. m. and first floor 40 sq. m.', [1076, null, null]],
    ['mail', 'Area: 183 syds, proposed G+1 - 2,650 sft', [2650, null, 183]],
    ['mail', 'Land 200 Syds; proposed house 1,850 sft', [1850, null, 200]],
    // one floor alone is a part of a house, and land is none
    ['deed', 'Plot No. 4 of 1,200 sq. ft., the ground floor of which is let', [null, 1200, null]],
    ['deed', 'Plot No. 4, measuring 1,200 sq. ft., built-up area 900 sq. ft. (GF + FF)', [900, 1200, null]],
  ] as const)('%s: %s', (draft, text, wanted) => expect(read(draft, text)).toEqual(wanted))
})
