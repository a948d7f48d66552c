import type { IntakeKey } from '@parakh/contracts'
import { describe, expect, it } from 'vitest'
import { valueIn, type Draft } from '../drafted-paper.ts'

interface Group {
  draft: Draft
  key: IntakeKey
  /** A line as offices word it, and the field's value; null where it is not the field's. */
  lines: readonly (readonly [line: string, value: string | null])[]
}

const groups: readonly Group[] = [
  {
    draft: 'form',
    key: 'land_freehold_or_leasehold',
    lines: [
      ['Tenure: FH', 'Freehold'],
      ['Tenure\tL/H', 'Leasehold'],
      ['Land tenure\tPerpetual lease', 'Leasehold'],
      ['Tenure\t99 years lease from CIDCO', 'Leasehold'],
      ['Title: Absolute (freehold)', 'Freehold'],
      ['Nature of title\tLease (30 yrs)', 'Leasehold'],
      ['Property tenure : Lease-hold, balance 62 yrs', 'Leasehold'],
      ['Whether the land is freehold? Yes', 'Freehold'],
      ['Whether leasehold: No', null],
      ['Is the property leasehold? Yes', 'Leasehold'],
      ['Freehold (Y/N)\tY', 'Freehold'],
      ['Type of lease rental: nil', null],
    ],
  },
  {
    draft: 'mail',
    key: 'land_freehold_or_leasehold',
    lines: [
      ['It is a freehold flat.', 'Freehold'],
      ['Title is lease-hold (HUDA).', 'Leasehold'],
      ['Customer has given the shop on lease to a tenant.', null],
      ['The flat is let out on lease and licence at present.', null],
    ],
  },
  {
    draft: 'deed',
    key: 'land_freehold_or_leasehold',
    lines: [
      ['the said flat stands on leasehold land of MIDC', 'Leasehold'],
      ['held by the vendor on lease from the Improvement Trust for 90 years', 'Leasehold'],
      ['the Nazul plot held under a perpetual lease deed dated 04.05.1981', 'Leasehold'],
      ['free hold land bearing Khasra No. 112', 'Freehold'],
      ['The vendor is the absolute owner of the property.', null],
      ['free from all leases, charges and liens', null],
    ],
  },
  {
    draft: 'allotment',
    key: 'land_freehold_or_leasehold',
    lines: [
      ['The plot is offered on a 90 years lease basis.', 'Leasehold'],
      ['The land under the project is freehold.', 'Freehold'],
    ],
  },
  { draft: 'possession', key: 'land_freehold_or_leasehold', lines: [['Mode of allotment: Lease hold', 'Leasehold']] },
  { draft: 'permit', key: 'land_freehold_or_leasehold', lines: [['Land tenure : Free hold', 'Freehold']] },
  { draft: 'tax', key: 'land_freehold_or_leasehold', lines: [['Type of holding: Freehold', 'Freehold']] },
  {
    draft: 'form',
    key: 'ownership_type',
    lines: [
      ['Title\tJointly owned by applicant and spouse', 'Joint'],
      ['Ownership details : Sole owner', 'Single'],
      ['Property ownership\t( ) Sole (•) Joint', 'Joint'],
      ['Ownership\tSole ○ Joint ●', 'Joint'],
      ['Mode of ownership : Multiple owners', 'Joint'],
      ['Ownership: co-owned with wife', 'Joint'],
      ['Owner status\tSole', 'Single'],
      ['Ownership will be\tJoint', 'Joint'],
      ['Proposed ownership: Single', 'Single'],
      ['Ownership of the property offered\tJoint', 'Joint'],
      ['Title holding pattern\tSingle holder', 'Single'],
      ['Owned by applicant singly', 'Single'],
      ['Nature of holding (single/joint)\tJoint', 'Joint'],
      ['Joint venture: No', null],
      ['Account operated: Jointly', null],
      ['Joint applicants: Yes', null],
      ['Marital status: Single', null],
      ['Income assessed\tJoint', null],
      ['Single window case', null],
    ],
  },
  {
    draft: 'mail',
    key: 'ownership_type',
    lines: [
      ['The house is jointly held by husband and wife.', 'Joint'],
      ['The flat stands in joint names.', 'Joint'],
      ['Ownership : Joint', 'Joint'],
      ['Single ownership property.', 'Single'],
      ['Joint inspection is requested.', null],
    ],
  },
  { draft: 'letter', key: 'ownership_type', lines: [['The property shall be held in joint names of the borrowers.', 'Joint']] },
  {
    draft: 'lease',
    key: 'period_expired_balance_lease_rent',
    lines: [
      [
        'The term is 36 years from 01.04.2012 at a lease rent of Rs. 334 per year.',
        '36 years from 01/04/2012, lease money Rs. 334 per year',
      ],
      ['for 36 years from 01/04/2012, lease rent Rs. 334 per year', '36 years from 01/04/2012, lease money Rs. 334 per year'],
      [
        'Lease commencement: 01-04-2012; Duration: 36 years; Rent: Rs. 334 yearly',
        '36 years from 01/04/2012, lease money Rs. 334 per year',
      ],
      [
        'demised for thirty six years beginning on the 1st day of April 2012, the Lessee paying Rs. 334/- each year as rent',
        '36 years from 01/04/2012, lease money Rs. 334 per year',
      ],
      [
        'Term of lease\t36 years\nFrom\t01.04.2012\nTo\t31.03.2048\nLease rent\tRs. 334 p.a.',
        '36 years from 01/04/2012, lease money Rs. 334 per year',
      ],
      [
        'a lease of 36 years with effect from April 1, 2012 on an annual rental of Rupees 334',
        '36 years from 01/04/2012, lease money Rs. 334 per year',
      ],
      [
        'The premium is Rs. 4,50,000. Ground rent is Rs. 334 a year. The lease runs 36 years starting 01.04.2012.',
        '36 years from 01/04/2012, lease money Rs. 334 per year',
      ],
      ['36 yrs. w.e.f. 01.04.2012 @ Rs. 334/- p.a. lease rent', '36 years from 01/04/2012, lease money Rs. 334 per year'],
      [
        'Lease rent of Rs. 334 is payable every year by 30th April. Tenure 36 years, commencing 01.04.2012.',
        '36 years from 01/04/2012, lease money Rs. 334 per year',
      ],
      [
        'lease for 36 years (1 April 2012 to 31 March 2048). The yearly rent reserved is Rs. 334.',
        '36 years from 01/04/2012, lease money Rs. 334 per year',
      ],
    ],
  },
  {
    draft: 'form',
    key: 'period_expired_balance_lease_rent',
    lines: [
      ['Lease period\t36 years from 01.04.2012, lease rent Rs. 334 per year', '36 years from 01.04.2012, lease rent Rs. 334 per year'],
    ],
  },
  {
    draft: 'mail',
    key: 'period_expired_balance_lease_rent',
    lines: [
      [
        'Leasehold plot of MIDC, lease 36 years from 01.04.2012, lease rent Rs. 334 per year.',
        '36 years from 01/04/2012, lease money Rs. 334 per year',
      ],
      [
        'It is leasehold; 36 years from 01.04.2012, lease rent Rs. 334 per year, as per the lease deed.',
        '36 years from 01/04/2012, lease money Rs. 334 per year',
      ],
      ['Loan for 20 years from 01.04.2023.', null],
      ['The building is 12 years old and has 48 years residual life.', null],
    ],
  },
  {
    draft: 'deed',
    key: 'period_expired_balance_lease_rent',
    lines: [
      [
        'The plot is held on lease for 99 years from 04.05.1990 at Rs. 120 per annum lease rent.',
        '99 years from 04/05/1990, lease money Rs. 120 per year',
      ],
      ['Encumbrance searched for 30 years from 1990.', null],
    ],
  },
  { draft: 'letter', key: 'period_expired_balance_lease_rent', lines: [['Tenor 20 years from the date of first disbursement.', null]] },
  {
    draft: 'mail',
    key: 'land_freehold_or_leasehold',
    lines: [
      ['Nature of land: ☐ Freehold ☐ Leasehold ☐ Khas Mahal', null],
      ['Nature of land: ☐ Freehold ☑ Leasehold ☐ Khas Mahal', 'Leasehold'],
    ],
  },
  {
    draft: 'lease',
    key: 'period_expired_balance_lease_rent',
    lines: [
      [
        'leased for 36 (Thirty Six) years from 26.08.2015, on annual pattam of Rs. 334 payable in May',
        '36 years from 26/08/2015, lease money Rs. 334 per year',
      ],
    ],
  },
]

describe.each(groups)('tenure and ownership: $key in a paper of kind $draft', ({ draft, key, lines }) => {
  it.each(lines)('reads %j as %j', (line, value) => {
    const found = valueIn(draft, line, key)
    if (typeof value === 'string') expect(String(found)).toBe(value)
    else expect(found).toBeNull()
  })
})
