import { describe, expect, it } from 'vitest'
import { valuesTyped } from '../typed-paper.ts'

const keys = [
  'boundaries_deed_north',
  'boundaries_deed_west',
  'boundaries_deed_east',
  'boundaries_deed_south',
  'dimensions_deed_north',
  'dimensions_deed_west',
] as const

const drawn = `LEASE DEED
This lease deed is made on 4th May 2019 between the Trust, the Lessor, and Usha Devi, the Lessee.
                                   North
                             Park of the society
                                  12.5 mtr.
          West                                              East
     House of Bhola                 Plot              9 mtr. wide road
       Nath Soni                     18                  14.2 mtr.
       14.2 mtr.
                                   South
                                  Govt. land
                                  12.5 mtr.

The lessee shall complete the house within two years of this deed and pay the lease money on time.`

describe('a plot drawn with its sides around it', () => {
  it('reads each side by its own column, with its length', () => {
    expect(valuesTyped(drawn, keys)).toEqual({
      boundaries_deed_north: 'Park of the society',
      boundaries_deed_west: 'House of Bhola Nath Soni',
      boundaries_deed_east: '9 mtr. wide road',
      boundaries_deed_south: 'Govt. land',
      dimensions_deed_north: '12.5 mtr.',
      dimensions_deed_west: '14.2 mtr.',
    })
  })
})
