import { describe, expect, it } from 'vitest'
import { valuesTyped } from '../rules/typed-paper.ts'

const body = `This agreement is made at Pune on 1 August 2024 BETWEEN
Mr. Ashok Kulkarni, Age 58, residing at Bungalow 4, Prabhat Road, Pune 411004, hereinafter called the LICENSOR
AND Mr. Rohit Sinha, Age 29, hereinafter called the LICENSEE.
The premises are Flat No. 302, Third Floor, Vrindavan Heights, Baner, Pune 411045.`

describe('a home that is let for months', () => {
  it.each(['LEAVE AND LICENSE AGREEMENT', 'Rental Agreement', 'RENT AGREEMENT (11 MONTHS)', 'Leave & Licence'])(
    'has no buyers: %s',
    (title) => {
      const found = valuesTyped(`${title}\n${body}`, ['applicant_name', 'co_applicant_name', 'pincode'])
      expect(found).toEqual({ pincode: '411045' })
    },
  )

  it('is no authority’s lease', () => {
    const lease = `LEASE DEED
Annual lease rent          Lease deed registered on
2,500                      16-02-2022
between the Muktinagar Development Authority (the Lessor) and Smt. Farzana Sheikh (the Lessee), for 99 years`
    expect(valuesTyped(lease, ['property_owner_name'])).toEqual({ property_owner_name: 'Farzana Sheikh' })
  })
})
