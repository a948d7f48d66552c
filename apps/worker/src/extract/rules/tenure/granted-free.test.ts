import { expect, it } from 'vitest'
import { tenureOf } from '../tenure.ts'
import { valuesBy } from '../written-paper.ts'

it.each([
  ['PATTA VILEKH (Free hold)\nThis patta is granted to Shri Om Prakash. The grantee may transfer the land.', 'Freehold'],
  ['PATTA\nThe land is granted on free-hold basis in perpetuity to Shri Om Prakash.', 'Freehold'],
  ['AGREEMENT\nThe Vendor is the lessee of Plot No. 6 under a deed of 1993.', 'Leasehold'],
  ['PATTA\nThe land is granted on lease to Shri Om Prakash for 99 years. It may be converted to freehold later.', 'Leasehold'],
])('tells what a patta grants: %s', (text, value) => {
  expect(valuesBy(tenureOf, text, 'lease')['land_freehold_or_leasehold']).toBe(value)
})
