import { describe, expect, it } from 'vitest'
import { valueIn } from '../drafted-paper.ts'

/** How permits tell what may be built in all, and that in square feet. */
const totals: readonly (readonly [string, number | null])[] = [
  ['Built-up area : 1,840 sq.ft.', 1840],
  ['B.U.A. 1840 Sft', 1840],
  ['Leave is given to raise a house with a total built\nup area of 1,840 sq. ft. on the plot.', 1840],
  ['The built-up area shall not exceed 1840 Sft on any account.', 1840],
  ['Construction area restricted to 200 sq m', 2152.78],
  ['Floor area: ground floor 85.5 sq.m, other floors 85.5 sq.m, in all 171 sq.m or 1,840 Sft.', 1840],
  ['Covered area (all floors) 1840 sq. ft.', 1840],
  ['F.A.R. area 1,840 sq ft', 1840],
  ['a building of 1,840 sq. ft. on two floors', 1840],
  // nearly as large as the plot, and yet no other wording of it
  ['Plot area\t170 sqm\nTotal built up\t1840 sft', 1840],
  ['14 Total covered area\t1,840 sq. ft.\n15 Fee\tRs. 400', 1840],
  ['Total built-up area (sq.\t1,840\nft.)\nSet back\t3.0 m', 1840],
  ['OWNER\tTOTAL B.U.A.\tZONE\nGround\t1,840 Sft\tResidential', 1840],
  ['Plot area\t2,100 sq. ft.\tStoreys\tS+2\nFloor\tArea (sq.mt.)\tIn sq.ft.\nFirst\t85.5\t920\nSecond\t85.5\t920\nTotal\t171\t1,840', 1840],
  ['Built up area: ground floor 800 sq ft, first floor 900 sq ft', null],
  ['Area of existing building 1200 sq ft', null],
  ['Plot area 1200 sq.ft. for construction of a house', null],
  ['Harvesting pit for a building of 300 sq. m. or more', null],
]

describe('what a permit allows in all', () => {
  it.each(totals)('%s', (line, value) => {
    expect(valueIn('permit', line, 'approved_area_plan_sqft')).toBe(value)
  })

  it('takes the site by the words on both sides of its figure', () => {
    expect(valueIn('permit', 'the site being 313.55 sq. m. in extent as per the plan', 'land_area_plan')).toBe('313.55 sq m')
  })
})
