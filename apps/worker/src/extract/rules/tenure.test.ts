import { describe, expect, it } from 'vitest'
import { tenureOf } from './tenure.ts'
import { valuesBy } from './written-paper.ts'

const leases: readonly (readonly [text: string, wanted: string])[] = [
  [
    'The Lessor demises the plot for 99 years with effect from 1991, on a yearly lease rent of Rs. 6,250/-.',
    '99 years from 1991, lease money Rs. 6250 per year',
  ],
  [
    'The Lessor grants the leasehold of the plot for 90 years from 1993, at an annual rent of ₹ 500.',
    '90 years from 1993, lease money Rs. 500 per year',
  ],
  [
    'to hold the same for 90 years\ncommencing from 1999, yielding and paying therefor the yearly rent of Rs.2,000/-.',
    '90 years from 1999, lease money Rs. 2000 per year',
  ],
  [
    'The Lessor grants the leasehold of the plot for 99 years from 1996, at an annual rent of 9,750.',
    '99 years from 1996, lease money Rs. 9750 per year',
  ],
  [
    'The Lessor demises the plot for a period of 90 (ninety) years commencing from 01/04/2008 on payment of annual lease rent @ Rs. 2.50 per sq. m. i.e. Rs. 450 per annum.',
    '90 years from 01/04/2008, lease money Rs. 450 per year',
  ],
  ['LEASEHOLD PLOT FOR 99 years FROM 1991, ANNUAL RENT INR 750.00.', '99 years from 1991, lease money Rs. 750 per year'],
  [
    'given on leasehold for 90 years from the year 2001, for a yearly rent of\nRupees 9,000.',
    '90 years from 2001, lease money Rs. 9000 per year',
  ],
  ['Leasehold plot for 99 years from 2006, rent per year Rs. 6,500.', '99 years from 2006, lease money Rs. 6500 per year'],
  [
    'on lease for a term of\n99 years commencing from 01.04.1994, YIELDING AND PAYING therefor the yearly rent of Rs.7,500/- payable in advance. Premium of Rs. 23,25,000/-.',
    '99 years from 01/04/1994, lease money Rs. 7500 per year',
  ],
  [
    'the premium of Rs. 91,976/- at the rate of Rs. 900/- per sq. mtr. has been paid; NOW the Lessor demises to hold for 99 (९९) years commencing from 18-08-2004, paying yearly the lease rent of Rs. 1,000/- in advance. यह पट्टा ९९ वर्ष के लिए है।',
    '99 years from 18/08/2004, lease money Rs. 1000 per year',
  ],
  [
    'leased for a period of Ninety Nine (99) years w.e.f. 5.5.2008, ground rent Rs. 1,125/- per annum',
    '99 years from 05/05/2008, lease money Rs. 1125 per year',
  ],
  [
    'The plot is held on lease for 90 years from 12/03/1990, unexpired period 55 years, lease rent of Rs. 40 p.a.',
    '90 years from 12/03/1990, balance 55 years, lease money Rs. 40 per year',
  ],
  [
    'Rs. 250 per annum towards lease rent for the lease of 30 years from 1 April 2015',
    '30 years from 01/04/2015, lease money Rs. 250 per year',
  ],
]

describe('lease terms', () => {
  it.each(leases)('reads %s', (text, wanted) => {
    expect(valuesBy(tenureOf, `LEASE DEED\n${text}`, 'lease')['period_expired_balance_lease_rent']).toBe(wanted)
  })

  it.each([
    'encumbrance certificate for 30 years. aged about 45 years. The vendor has been paying rent.',
    'The Lessee shall build within five years. The rent may be enhanced every thirty years.',
    'Loan repayable in 20 years by equated instalments.',
    'Lease Rent (one time)\t1,46,700',
    'Documents: Lease Deed\nReferences: Rajni Arora, known since 6 years',
  ])('finds no term in %s', (text) => {
    expect(valuesBy(tenureOf, text, 'deed')['period_expired_balance_lease_rent']).toBeUndefined()
  })
})

describe('tenure', () => {
  it('tells a lease-cum-sale deed as leasehold', () => {
    const text = 'LEASE-CUM-SALE DEED\nThe Lessor doth hereby demise unto the Lessee all that site, TO HOLD the same on lease for 99 years.'
    expect(valuesBy(tenureOf, text)['land_freehold_or_leasehold']).toBe('Leasehold')
  })
})

describe('a question of tenure without an answer', () => {
  it.each([
    ['Free / lease hold\tCovered (sft)', undefined],
    ['Lease or freehold\nArea 200 sq yd', undefined],
    ['Free / lease hold\tFree hold', 'Freehold'],
    ['Whether free or leasehold : Leasehold', 'Leasehold'],
  ])('%j', (text, wanted) => {
    expect(valuesBy(tenureOf, text, 'mail')['land_freehold_or_leasehold']).toBe(wanted)
  })
})

describe('type of plot', () => {
  it.each([
    ['measuring 200 sq yards, being a Corner plot, in the Sub-District', 'Corner'],
    ['Kind of property : Residential, Corner plot', 'Corner'],
    ['a park facing plot of the colony', 'Park facing'],
    ['7. Location charges\tRs. 87,387/- (5 %, Corner)', 'Corner'],
    ['Super area 1,200 sq ft\nPLC (Corner, Park facing)\tRs. 3,00,000', undefined],
    ['two side open site', 'Two-side open'],
    ['The shop at the corner of the road', undefined],
  ])('reads %s', (text, wanted) => {
    expect(valuesBy(tenureOf, text)['type_of_plot']).toBe(wanted)
  })
})
