import { describe, expect, it } from 'vitest'
import { valueIn } from './drafted-paper.ts'
import { valuesOfText } from './typed-paper.ts'

describe('papers of builders and authorities', () => {
  it('reads a demand of an instalment as a builder’s letter', () => {
    const text =
      'BLUE RIDGE REALTORS LTD\nOffice: 14, Fort Road, Pune 411002\nReminder - Payment due\nInvoice no. 2023/118\nBill to\nMr. Amol Vasant Kale\n12, Sona Apartments, Pune 411038\nMobile 98220 11223\nProperty: Unit 903, Wing C, Ridge View, S. No. 12, Baner, Pune 411045\nDear Mr. Kale,\nYour instalment on completion of the 8th slab has become due.\nInstalment Rs. 4,50,000\nKindly transfer to our account.'
    const wanted = { applicant_name: 'Amol Vasant Kale', developer_name: 'Blue Ridge Realtors Ltd', contact_number: '9822011223' }
    expect(valuesOfText(text, wanted)).toEqual(wanted)
  })
  it('takes an offer of a tenement after a draw for no lender’s letter', () => {
    const text =
      'STATE HOUSING BOARD\nOFFER LETTER\nTo,\nShri Vilas Sakharam Pawar\nApplication No. 200311\nSir,\nYou have been selected in the computerised lottery. The Board is pleased to offer you tenement no. 604 having carpet area 322 sq. ft.'
    expect(valuesOfText(text, { applicant_name: '', application_number: null })).toEqual({
      applicant_name: 'Vilas Sakharam Pawar',
      application_number: null,
    })
  })
  it('puts a plot’s number before where its colony lies', () => {
    const text = 'Project\tSunrise Vihar, Village Bichauli, Tehsil & Dist. Indore\nPlot no.\tB-64\nRate\tRs. 2,350 per sq. ft.'
    expect(valueIn('allotment', text, 'property_address_doc')).toBe('Plot No. B-64, Sunrise Vihar, Village Bichauli, Tehsil & Dist. Indore')
  })
  it('reads the address of a colony told by its name and style', () => {
    const text =
      'The Company is developing a colony under the name and style of "Sunrise City" at Sector 77, Faridabad, Haryana 121004 under licences.'
    expect(valueIn('agreement', text, 'pincode')).toBe('121004')
    expect(valueIn('mail', 'Ashok Colony Branch, Main Road, Sonapur - 302013', 'pincode')).toBeNull()
  })
  it('reads the number of a villa in a builder’s project', () => {
    const text =
      'PALM HOMES LLP\nHANDING OVER LETTER\nWe do hereby hand over the possession of Villa No. 12 in the project "Palm Meadows" to Sri. Anil Mathew today.'
    expect(valuesOfText(text, { flat: '' })).toEqual({ flat: '12' })
  })
  it.each([
    ['The Town Council approved the plans vide No. 88/2019. A building consisting of stilt + 9 floors shall be built.', 'S+9'],
    [
      'The land is earmarked for a residential project comprising 5 apartment buildings (B+G+22). Permit No. BP/88/2019 dated 04.05.2019.',
      'B+G+22',
    ],
  ])('reads the floors of a building beside its sanction: %s', (text, floors) => {
    expect(valueIn('agreement', text, 'floors_sanctioned')).toBe(floors)
  })
  it.each([
    [
      'All notices shall be sent to the Allottee at the address above, mobile 98765 01234; to the Promoter at its office, phone 91234 56789.',
      '9876501234',
    ],
    ['Handed over by\tPossession taken by\nPartner\t(1) R. Menon  M. 98765 01234', '9876501234'],
  ])('reads the buyer’s phone: %s', (text, number) => {
    expect(valueIn('agreement', text, 'contact_number')).toBe(number)
  })
  it('reads papers that are handed over with the keys', () => {
    const text = 'You have also received:\n1. Copy of Occupancy Certificate\n2. Registered sale deed\n3. Khata extract'
    expect(valueIn('possession', text, 'list_of_documents')).toEqual(['Occupancy Certificate', 'Registered sale deed', 'Khata extract'])
  })
})
