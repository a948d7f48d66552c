import { describe, expect, it } from 'vitest'
import { valueIn } from './drafted-paper.ts'
import { valuesOfText } from './typed-paper.ts'

describe('builders’ letters and agreements', () => {
  it.each([
    [
      'POSSESSION CERTIFICATE\nPossession of Site No. 88 is handed over to Sri. G. Ramesh today.\n(Junior Engineer)      (G. Ramesh) Ph: 98765 01234',
      '9876501234',
    ],
    [
      'HOME REALTY LTD\nDear Sir\nTo\nMr. Arun Bose\nPossession letter of Flat No. 4F\nReceived the possession - sd/- Arun Bose (M) 98765 01234',
      '9876501234',
    ],
  ])('reads a phone right behind the buyer’s name: %s', (text, number) => {
    expect(valuesOfText(text, { contact_number: '' })).toEqual({ contact_number: number })
  })
  it('takes a buyer’s calling for no office', () => {
    const text =
      'AGREEMENT FOR SALE\nThis agreement is executed at Pune between M/s. Blue Bay Builders Pvt. Ltd., hereinafter called the BUILDER and Mr. Anil R. Nair, S/o K. Nair, aged 38 years, Software Engineer, residing at Vennala, Pune 411001, Mob: 98765 01234, hereinafter called the ALLOTTEE.'
    expect(valuesOfText(text, { contact_number: '' })).toEqual({ contact_number: '9876501234' })
  })
  it('reads whom a flat is handed over to in a long sentence', () => {
    const text =
      'LETTER OF POSSESSION\nWe, Green Constructions, hereby hand over the vacant possession of Flat No. S-1, Second Floor, "Green Nest", No. 21, Nehru Street, Ullal - 600 091 to Mr. B. Karthik and Mrs. K. Nithya, residing at 9, Temple Street, Ullal.'
    expect(valuesOfText(text, { applicant_name: '', co_applicant_name: '' })).toEqual({
      applicant_name: 'B. Karthik',
      co_applicant_name: 'K. Nithya',
    })
  })
  it('takes the area that another was revised to', () => {
    const text = 'The super area of the apartment stands revised from 1,815 sq ft to 1,884 sq ft.'
    expect(valueIn('possession', text, 'document_area_sqft')).toBe(1884)
  })
  it('reads a lease of the land for a term', () => {
    const text = 'The Corporation leased to the Licensees Plot No. 22, Sector 17 for a term of sixty years.'
    expect(valueIn('agreement', text, 'land_freehold_or_leasehold')).toBe('Leasehold')
    expect(valueIn('agreement', 'The shop is leased for 3 years to a tenant.', 'land_freehold_or_leasehold')).toBeNull()
  })
  it('reads numbers of an approval behind an office’s letter', () => {
    expect(valueIn('possession', 'Approval: BDA letter no. 20229/BDA dtd 14.06.2017', 'sanction_approval_no')).toBe('20229/BDA')
    const referred =
      'The Council has issued Commencement Certificate under reference No. TPC/BP-16221/TPO(N)/2019/771 dated 21st August 2019;'
    expect(valueIn('agreement', referred, 'sanction_approval_no')).toBe('TPC/BP-16221/TPO(N)/2019/771')
  })
  it('takes the home of an allottee for no part of his plot’s address', () => {
    const text =
      'Allottee name : SHRI DEV SINGH\nAddress : B-44, MIG FLATS, LONI ROAD, DELHI 110093\nMobile no. : 9899112200\nPlot no. : 118\nVenture location : Sy. No. 211, Nidam Village, Rural Mandal, NTR District, A.P. 521104'
    expect(valueIn('allotment', text, 'pincode')).not.toBe('110093')
  })
  it('puts a society’s own place behind its member’s flat', () => {
    const text =
      'GREEN GLEN CO-OPERATIVE HOUSING SOCIETY LIMITED\n(Regd. No. PNA/HSG/11223)\nS. No. 88/2, Baner Road, Baner, Pune - 411045\nThis is to certify that Mr. Vinay Joshi is a bonafide member of our society and the owner of Flat No. B-503 holding share certificate no. 47.'
    expect(valuesOfText(text, { pincode: '', property_address_doc: '' })).toEqual({
      pincode: '411045',
      property_address_doc: 'Flat No. B-503, GREEN GLEN CO-OPERATIVE HOUSING SOCIETY LIMITED, S. No. 88/2, Baner Road, Baner, Pune',
    })
  })
  it('takes whom a cheque is drawn to for no buyer', () => {
    const text = 'To\nMr. Ravi Rawat\nKindly pay by cheque in favour of "Blue Build Pvt Ltd A/c Blossom Zest".'
    expect(valueIn('allotment', text, 'applicant_name')).toBe('Ravi Rawat')
  })
  it('reads a flat behind its block’s letter', () => {
    const text = 'SKY LANDMARKS LLP\nALLOTMENT LETTER\nApplicant\tMr. Chirag Shah\nUnit\tBlock C - 901\nSuper built up\t2205 sq. ft.'
    expect(valuesOfText(text, { flat: '' })).toEqual({ flat: 'C-901' })
  })
})
