import { describe, expect, it } from 'vitest'
import { valuesOfText, valuesTyped } from './typed-paper.ts'

const expectFrom = (text: string, wanted: Parameters<typeof valuesOfText>[1]): void => expect(valuesOfText(text, wanted)).toEqual(wanted)

describe('labels of several parts, and what stands beside them', () => {
  it('reads tower, floor and flat of one cell in any order', () => {
    expectFrom(
      'BUYER AGREEMENT\nProject\tMeera Greens\nBlock / Floor / Flat\tK2 / 5th / K2-504\nLocation\tHarihar Nagar, Bhopal, Madhya Pradesh',
      {
        flat: 'K2-504',
      },
    )
  })

  it('reads a label of two parts that its cell breaks', () => {
    const form = `VALUATION REQUEST
   Please value for loan.
   Door No.     4-118             Village /    Undi / Bhimavaram
                                  Mandal
   District     West Godavari     PIN          534199`
    expect(valuesTyped(form, ['property_address_doc'])).toEqual({
      property_address_doc: 'Door No. 4-118, Undi, Mandal Bhimavaram, District West Godavari',
    })
  })

  it('takes charges to make land freehold for no tenure', () => {
    expectFrom('BUYER AGREEMENT\nUnit No. 4, Ganga Kunj, Kanpur\nCar parking\t2,00,000\nLease rent / free hold charges\t40,000', {
      land_freehold_or_leasehold: null,
    })
  })

  it('tells the term of a lease with the rent at its label', () => {
    const order = `ALLOTMENT ORDER
Plot No. 44, Sector D, Housing Colony Bemina, Srinagar is allotted on leasehold basis for 40 years.
Ground rent\tRs. 180 per annum
Pin of colony 190018.`
    expectFrom(order, { period_expired_balance_lease_rent: '40 years, lease money Rs. 180 per year', pincode: '190018' })
  })

  it('leaves out how many storeys a house on the land has', () => {
    expectFrom(
      'SALE DEED\nSCHEDULE\nplot bearing Khasra No. 88 Min, measuring 100 sq. mtr., with a single storied house of covered area 60 sq. mtr., situated in Mauza Kargi Grant, Tehsil Sadar, District Dehradun, Uttarakhand',
      { property_address_doc: 'Khasra No. 88 Min, Mauza Kargi Grant, Tehsil Sadar, District Dehradun, Uttarakhand' },
    )
  })

  it('reads the door of a tax bill below its ward and quarter', () => {
    expectFrom(
      'AIZAWL MUNICIPAL CORPORATION\nPROPERTY TAX BILL\nName\tLalthanga\tHouse No.\tC-44\nLocal Council\tRamhlun North\tWard\tV\nTotal tax\t1,204',
      {
        property_address_doc: 'House No. C-44, Ward V, Ramhlun North',
      },
    )
  })
})
