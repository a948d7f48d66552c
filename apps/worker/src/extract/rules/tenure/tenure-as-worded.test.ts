import type { IntakeKey } from '@parakh/contracts'
import { describe, expect, it } from 'vitest'
import { valueIn, type Draft } from '../drafted-paper.ts'

interface Group {
  draft: Draft
  key: IntakeKey
  /** A line as offices word it, and the field's value; null where it is not the field's. */
  lines: readonly (readonly [line: string, value: unknown])[]
}

const groups: readonly Group[] = [
  {
    draft: 'form',
    key: 'land_freehold_or_leasehold',
    lines: [
      ['Tenure\tFreehold', 'Freehold'],
      ['Land tenure: Leasehold', 'Leasehold'],
      ['Nature of land\tFree hold', 'Freehold'],
      ['Title of property: Freehold', 'Freehold'],
      ['Type of tenure\tLease Hold', 'Leasehold'],
      ['Freehold/Leasehold\tLeasehold', 'Leasehold'],
      ['Whether freehold or leasehold: Freehold', 'Freehold'],
      ['Tenure of land (Freehold / Leasehold)\tFreehold', 'Freehold'],
      ['Property type: Freehold', 'Freehold'],
      ['Nature of holding\tLeasehold (99 years)', 'Leasehold'],
      ['Status of land\tFreehold', 'Freehold'],
      ['Ownership\tFreehold', 'Freehold'],
      ['Holding: [x] Freehold [ ] Leasehold', 'Freehold'],
      ['Tenure ☐ Freehold ☑ Leasehold', 'Leasehold'],
      ['Ownership rights: Free-hold', 'Freehold'],
      ['Title: Leasehold from DDA', 'Leasehold'],
      ['Land type - Freehold', 'Freehold'],
      ['The property is freehold.', 'Freehold'],
      ['The plot is on lease hold basis from RIICO.', 'Leasehold'],
      ['Type of land\tFree-hold residential', 'Freehold'],
      ['Interest in land\tLeasehold', 'Leasehold'],
      ['Mode of holding land: freehold', 'Freehold'],
      ['Tenancy/Tenure\tClass I (Freehold)', 'Freehold'],
      ['Title type\tFree Hold', 'Freehold'],
      ['Ownership\t☐ Free Hold ☐ Lease Hold', null],
      ['भोगवटा\t☑ Free hold', 'Freehold'],
    ],
  },
  {
    draft: 'form',
    key: 'type_of_plot',
    lines: [
      ['Corner plot ☐ Vacant land ☐', null],
      ['Corner plot ☑ Vacant land ☐', 'Corner'],
    ],
  },
  {
    draft: 'deed',
    key: 'land_freehold_or_leasehold',
    lines: [
      ['the said property is a freehold property and free from all encumbrances', 'Freehold'],
      ['the freehold land measuring 200 sq yards', 'Freehold'],
      ['leasehold rights of the plot are transferred to the purchaser with permission of the authority', 'Leasehold'],
      ['The Vendor is holding the plot on perpetual lease from DDA.', 'Leasehold'],
      ['The land was allotted by the Development Authority on 90 years lease.', 'Leasehold'],
      ['converted from leasehold to freehold vide conveyance deed dated 04.05.2012', 'Freehold'],
      ['The property was converted into freehold by DDA.', 'Freehold'],
      ['the unexpired residue of the leasehold term of 99 years', 'Leasehold'],
      ['free hold rights', 'Freehold'],
      ['held on Government land under occupancy class I', null],
      ['no freehold or leasehold claim is pending', null],
      ['the leaseholders association', null],
    ],
  },
  {
    draft: 'form',
    key: 'ownership_type',
    lines: [
      ['Ownership\tJoint', 'Joint'],
      ['Type of ownership: Single', 'Single'],
      ['Ownership type\tSole', 'Single'],
      ['Nature of ownership: Joint (husband and wife)', 'Joint'],
      ['Mode of holding\tJointly', 'Joint'],
      ['Property to be held: Jointly', 'Joint'],
      ['Ownership status: Individual', 'Single'],
      ['Holding pattern\tCo-ownership', 'Joint'],
      ['Title held: singly', 'Single'],
      ['Property owned by\tJoint owners', 'Joint'],
      ['Ownership (Single/Joint): Joint', 'Joint'],
      ['Whether single / joint ownership\tSingle', 'Single'],
      ['Constitution of ownership: Self', 'Single'],
      ['Owned singly or jointly: Jointly', 'Joint'],
      ['Type of holding\tIndividual', 'Single'],
      ['Property in name of: ☑ Joint ☐ Single', 'Joint'],
      ['Title is held by: Joint', 'Joint'],
      ['The property is jointly owned by the applicants.', 'Joint'],
      ['Property is in joint names.', 'Joint'],
      ['The property is in the sole name of the applicant.', 'Single'],
      ['Ownership pattern - single owner', 'Single'],
      ['Mode of operation: Jointly', null],
      ['Loan applied: Jointly', null],
      ['Joint family: Yes', null],
      ['Family type: Joint', null],
      ['Account type: Single', null],
    ],
  },
  {
    draft: 'mail',
    key: 'type_of_plot',
    lines: [
      ['Type of plot: Corner', 'Corner'],
      ['Plot type\tIntermediate', 'Intermediate'],
      ['Location of plot\tCorner plot', 'Corner'],
      ['Corner/Intermediate: Intermediate', 'Intermediate'],
      ['Plot position: Park facing', 'Park facing'],
      ['Whether corner plot: Yes', 'Corner'],
      ['Corner plot (Y/N)\tNo', null],
      ['Plot is a two side open plot', 'Two-side open'],
      ['Being a corner plot on 40 ft road', 'Corner'],
      ['3-side open plot', 'Three-side open'],
      ['Situation of plot\tMiddle', 'Intermediate'],
      ['Plot location: Corner', 'Corner'],
      ['Site type: Corner site', 'Corner'],
      ['The site is an intermediate site', 'Intermediate'],
      ['Shape/position\tCorner', 'Corner'],
      ['Location charges 5% (Corner)\tRs. 45,000', 'Corner'],
      ['Boundaries: north east corner of the village', null],
      ['Corner of the road', null],
      ['near Gandhi corner', null],
      ['Kids corner in clubhouse', null],
    ],
  },
  {
    draft: 'deed',
    key: 'type_of_plot',
    lines: [
      ['Type of plot: Corner', 'Corner'],
      ['Plot type\tIntermediate', 'Intermediate'],
      ['Location of plot\tCorner plot', 'Corner'],
      ['Corner/Intermediate: Intermediate', 'Intermediate'],
      ['Plot position: Park facing', 'Park facing'],
      ['Whether corner plot: Yes', 'Corner'],
      ['Corner plot (Y/N)\tNo', null],
      ['Plot is a two side open plot', 'Two-side open'],
      ['Being a corner plot on 40 ft road', 'Corner'],
      ['3-side open plot', 'Three-side open'],
      ['Situation of plot\tMiddle', 'Intermediate'],
      ['Plot location: Corner', 'Corner'],
      ['Site type: Corner site', 'Corner'],
      ['The site is an intermediate site', 'Intermediate'],
      ['Shape/position\tCorner', 'Corner'],
      ['Location charges 5% (Corner)\tRs. 45,000', 'Corner'],
      ['Boundaries: north east corner of the village', null],
      ['Corner of the road', null],
      ['near Gandhi corner', null],
      ['Kids corner in clubhouse', null],
    ],
  },
  {
    draft: 'lease',
    key: 'period_expired_balance_lease_rent',
    lines: [
      [
        'for a term of 99 years commencing from 04.05.2019 on payment of yearly lease rent of Rs. 2,450',
        '99 years from 04/05/2019, lease money Rs. 2450 per year',
      ],
      [
        'to hold the said plot for a period of ninety nine years with effect from 4th May 2019 paying therefor the annual rent of Rs. 2,450/-',
        '99 years from 04/05/2019, lease money Rs. 2450 per year',
      ],
      [
        'Period of lease\t90 years from 04/05/2019\nAnnual lease rent\tRs. 2,450',
        '90 years from 04/05/2019, lease money Rs. 2450 per year',
      ],
      [
        'Lease term: 30 years w.e.f. 04-05-2019. Ground rent: Rs. 2,450 per annum.',
        '30 years from 04/05/2019, lease money Rs. 2450 per year',
      ],
      [
        'The Lessor demises the plot unto the Lessee for 999 years from 04.05.2019 at the yearly rent of Rs.2450/- (Rupees two thousand four hundred fifty).',
        '999 years from 04/05/2019, lease money Rs. 2450 per year',
      ],
      [
        'Tenure of lease - 99 yrs from the date of allotment i.e. 04.05.2019\nLease money @ Rs. 2,450 p.a.',
        '99 years from 04/05/2019, lease money Rs. 2450 per year',
      ],
      [
        'the lease shall be for ninety (90) years commencing on 04.05.2019 and the lessee shall pay Rs. 2450 yearly as lease rent in advance',
        '90 years from 04/05/2019, lease money Rs. 2450 per year',
      ],
      [
        'Lease period 90 years (04.05.2019 to 03.05.2109), annual lease rent ₹ 2,450',
        '90 years from 04/05/2019, lease money Rs. 2450 per year',
      ],
      ['Term\tStarting on\tYearly rent\n90 years\t04.05.2019\tRs. 2,450', '90 years from 04/05/2019, lease money Rs. 2450 per year'],
      [
        'Duration of the lease shall be 90 years reckoned from 04.05.2019. The Lessee shall pay an annual ground rent amounting to Rs. 2,450.',
        '90 years from 04/05/2019, lease money Rs. 2450 per year',
      ],
      ['Lease for 90 years w.e.f. 04.05.2019; Annual rent 2450 rupees', '90 years from 04/05/2019, lease money Rs. 2450 per year'],
      [
        'yielding and paying therefor yearly the rent of Rs. 2,450 for the term of 90 years from 04.05.2019',
        '90 years from 04/05/2019, lease money Rs. 2450 per year',
      ],
      [
        'Commencement of lease: 04.05.2019\nLease period: 90 years\nLease rent (per annum): Rs. 2,450',
        '90 years from 04/05/2019, lease money Rs. 2450 per year',
      ],
    ],
  },
]

describe.each(groups)('tenure: $key in a paper of kind $draft', ({ draft, key, lines }) => {
  it.each(lines)('reads %j as %j', (line, value) => {
    const found = valueIn(draft, line, key)
    if (typeof value === 'string') expect(String(found)).toBe(value)
    else expect(found).toEqual(value)
  })
})
