import { expect, it } from 'vitest'
import { tenureOf } from '../tenure.ts'
import { valuesBy } from '../written-paper.ts'

it('reads a lease whose first day is told in words', () => {
  const text =
    'LEASE\nThe Lessor demises the plot TO HOLD for the term of Ninety-five years computed from the first day of October 1999 paying therefor yearly the rent of Rupee One.'
  expect(valuesBy(tenureOf, text, 'lease')['period_expired_balance_lease_rent']).toBe(
    '95 years from 01/10/1999, lease money Rs. 1 per year',
  )
})
