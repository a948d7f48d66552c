import { describe, expect, it } from 'vitest'
import { valueIn } from '../drafted-paper.ts'

describe('homes that only their number begins', () => {
  it.each([
    [
      'possession',
      'Certified that No. 7C, Nila Castle, Beach Road, Edakkad, Kannur District, Kerala - 670663, with an area of 1,100 sq.ft, was handed over today.',
      'No. 7C, Nila Castle, Beach Road, Edakkad, Kannur District, Kerala',
      '7C',
      '670663',
    ],
    [
      'agreement',
      'The Vendor is the absolute owner of No. C2-305, Heron Quays, Foreshore Lane, Alappuzha, Kerala - 688012, and agrees to sell it.',
      'No. C2-305, Heron Quays, Foreshore Lane, Alappuzha, Kerala',
      'C2-305',
      '688012',
    ],
    [
      'allotment',
      'You are allotted 604, Silver Crest, Opp. Water Tank, Ghod Dod, Surat, Gujarat - 395007, on payment of the price below.',
      '604, Silver Crest, Opp. Water Tank, Ghod Dod, Surat, Gujarat',
      '604',
      '395007',
    ],
    [
      'agreement',
      'The Promoter agrees to sell, B1104, Pearl Heights, Wing B, Link Road, Malad, Maharashtra (the "Apartment").',
      'B1104, Pearl Heights, Wing B, Link Road, Malad, Maharashtra',
      'B1104',
      null,
    ],
    [
      'tax',
      'Premises : No. 12F, Anna Towers, Pallavan Salai, Tambaram, Chennai, Tamil Nadu',
      'No. 12F, Anna Towers, Pallavan Salai, Tambaram, Chennai, Tamil Nadu',
      '12F',
      null,
    ],
    [
      'lease',
      'Property leased\tNo. 48, 4th Cross, 2nd Main, Lake View Layout, Hosur, Tamil Nadu - 635109',
      'No. 48, 4th Cross, 2nd Main, Lake View Layout, Hosur, Tamil Nadu',
      null,
      '635109',
    ],
  ] as const)('in a paper of kind %s', (draft, text, address, flat, pin) => {
    expect(valueIn(draft, text, 'property_address_doc')).toBe(address)
    expect(valueIn(draft, text, 'flat')).toBe(flat)
    expect(valueIn(draft, text, 'pincode')).toBe(pin)
  })

  it('leaves where somebody lives alone', () => {
    const residence = 'Residence : No. 9, Kuttan Street, Mylapore, Chennai, Tamil Nadu - 600004\nMobile : 98400 00000'
    expect(valueIn('allotment', residence, 'property_address_doc') ?? '').not.toContain('Kuttan')
  })

  it('takes the end of a number that a line has cut for no home', () => {
    const told = 'Property sold\tMouza Gopinathpur, Dag No. 51, Khatian No.\n\t534, P.S. Barasat, District North, West Bengal'
    expect(valueIn('deed', told, 'flat')).toBe(null)
  })
})
