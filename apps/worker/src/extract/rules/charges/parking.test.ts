import { describe, expect, it } from 'vitest'
import { valueIn, type Draft } from '../drafted-paper.ts'

/** Places for a car as builders' papers tell them, and what a clerk types of each. */
const told: readonly (readonly [Draft, string, string | null])[] = [
  ['possession', 'Along with the flat you are allotted parking slot no. LB-214 in the lower basement.', '1 basement, No. LB-214'],
  ['possession', 'Parking\tSlot no. 31 in the stilt', '1 stilt, No. 31'],
  ['possession', 'Parking bay no. UG-119 has been earmarked to your unit.', '1, No. UG-119'],
  ['agreement', 'together with one stilt car parking space bearing No. P-9 for the use of the Purchaser.', '1 stilt, No. P-9'],
  ['agreement', 'along with covered parking no. C-B2-33 admeasuring 120 square feet in the basement.', '1 covered, No. C-B2-33'],
  ['agreement', 'One reserved car parking in the stilt is given free of cost.', '1 stilt'],
  ['allotment', 'Car parking - one open, included in the price.', '1 open'],
  ['allotment', 'Covered car parking: 2 (two) nos.', '2 covered'],
  ['agreement', 'a building of ground parking + 7 upper floors', null],
  ['agreement', 'No parking is given with this flat. Visitors parking No. 4 is common to all.', null],
  ['agreement', 'The building has parking floor of 1200 sq. ft.', null],
]

describe('a place for a car without a charge of its own', () => {
  it.each(told)('%s: %s', (draft, text, value) => {
    expect(valueIn(draft, text, 'amenities_car_parking')).toBe(value)
  })
})
