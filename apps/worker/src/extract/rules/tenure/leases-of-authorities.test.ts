import { expect, it } from 'vitest'
import { valueIn } from '../drafted-paper.ts'

it.each([
  ['The plot shall be given on lease for 99 years at a ground rent of Rs. 100 per annum.', 'Leasehold'],
  ['The site is allotted to you on long lease for a period of 60 years.', 'Leasehold'],
  ['Your house may be given on rent to a tenant with our consent.', null],
])('an authority that writes %j gives %j', (line, tenure) => {
  expect(valueIn('allotment', line, 'land_freehold_or_leasehold')).toBe(tenure)
})

const period = 'period_expired_balance_lease_rent' as const

it.each([
  [
    'lease',
    'The flat is sub-let for the unexpired portion of 90 years which commenced on 08.12.2007, at yearly lease rent of Rs. 3,000/-.',
    '90 years from 08.12.2007, lease money Rs. 3000 per year',
  ],
  [
    'agreement',
    'Whereas by a lease deed executed by the Vikas Authority in favour of Ajay Pal, for 90 years from 26.09.2009, yearly rent being Rs. 9,500/-, the seller holds the house.',
    '90 years from 26.09.2009, lease money Rs. 9500 per year',
  ],
  [
    'lease',
    'The term is 99 years from 06.06.2015; Rs. 150 every year is the rent.\nUp to when is the rent paid?\n31.03.2021',
    '99 years from 06.06.2015, lease money Rs. 150 per year',
  ],
] as const)('in a %s: %j', (draft, line, wanted) => {
  const found = String(valueIn(draft, line, period))
  expect(found.replaceAll('/', '.')).toBe(wanted)
})
