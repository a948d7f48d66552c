import { describe, expect, it } from 'vitest'
import { valuesOfText } from './typed-paper.ts'

const expectFrom = (text: string, wanted: Parameters<typeof valuesOfText>[1]): void => expect(valuesOfText(text, wanted)).toEqual(wanted)

describe('houses, licences and lines of notes', () => {
  it('takes the yards of a house for its land', () => {
    const deed = `GIFT SETTLEMENT DEED
SCHEDULE OF PROPERTY: All that the portion of house bearing Municipal No. 9-4-77/A, ground floor, admeasuring 88 sq. yards or 73.57 sq. mtrs with plinth area 540 sq. ft. R.C.C., situated at Tolichowki, Hyderabad District, Telangana`
    expectFrom(deed, { land_area_docs_sqyd: 88, land_area_docs_sqmt: 73.57, document_area_sqft: 540 })
  })

  it('reads the licence of a plan behind the office that gave it, and no number in a column of the plan', () => {
    const form = `VALUATION REFERRAL
Please value for loan.
Details\tAs per agreement\tAs per approved plan
Apartment no.\t304\t304
Plan licence: MCC BL/0118/2021-22 dated 11-01-2022.`
    expectFrom(form, { sanction_approval_no: 'BL/0118/2021-22', sanction_number_date: '11/01/2022' })
  })

  it('ends the last side before a dated paper of the next line', () => {
    const mail = `Please value plot no. 12, Shiv Colony, Alwar
E - plot 13, W - rasta 20 ft, N - plot 2, S - rasta 30 ft
Patta gram panchayat no 4 dt 2.4.2011`
    expectFrom(mail, { boundaries_deed_south: 'rasta 30 ft' })
  })

  it('leaves the size of a plot out of its address', () => {
    expectFrom(
      'POSSESSION CERTIFICATE\nCertified that physical possession of plot No. 77-B, Sector 4, Rohtak measuring 10 x 20 mtrs = 200 sq mtrs has been handed over to Sh. Ram Hooda.',
      { property_address_doc: 'plot No. 77-B, Sector 4, Rohtak' },
    )
  })
})
