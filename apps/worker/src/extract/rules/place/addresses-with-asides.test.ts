import { describe, expect, it } from 'vitest'
import { valueIn } from '../drafted-paper.ts'

describe('an address of the property', () => {
  it('goes on behind the approval of its layout', () => {
    const text =
      'SCHEDULE\nHouse site bearing Plot No. 31, Kurinji Nagar approved vide DTCP L.P. No. 77/1999, comprised in Survey No. 90/2B, Mudichur Village, Tambaram Taluk, Kancheepuram District, Tamil Nadu 600048, measuring 1,200 sq.ft.'
    expect(valueIn('deed', text, 'property_address_doc')).toBe(
      'Plot No. 31, Kurinji Nagar, Survey No. 90/2B, Mudichur Village, Tambaram Taluk, Kancheepuram District, Tamil Nadu',
    )
  })

  it('may be that of the southern half of a house', () => {
    const text =
      'SCHEDULE\nAll that southern half portion of House No. 4-11/2 in Sy. No. 60, admeasuring 99 sq. yards, situated at Kapra Village, Malkajgiri District, Telangana 500062, bounded by:'
    expect(valueIn('agreement', text, 'property_address_doc')).toContain('House No. 4-11/2 in Sy. No. 60, Kapra Village')
  })

  it('ends before what is built there, and has no area in brackets', () => {
    const text = 'Permission is granted for development of S.No. 91/4, Plot No. 6, Wakad, as per the plans bearing this number.'
    expect(valueIn('permit', text, 'address_as_per_plan')).toBe('S.No. 91/4, Plot No. 6, Wakad')
    const subject = 'Sub: Approval of building plan in respect of Plot No. 91-P, Sector-7, Sonepur (10 marla).'
    expect(valueIn('permit', subject, 'address_as_per_plan')).toBe('Plot No. 91-P, Sector-7, Sonepur')
  })

  it('is told by names behind their labels', () => {
    const text =
      'Permission is hereby granted for the construction of a building in Survey No. 77/2-5 Village Olari Taluk Mala District Thrissur for residential purpose subject to the conditions below.'
    expect(valueIn('permit', text, 'address_as_per_plan')).toBe('Survey No. 77/2-5, Village Olari, Taluk Mala, District Thrissur')
  })

  it('has the numbers of recorded land before its village', () => {
    const text =
      'Mutation No. 71 of Mauza Kotla Kalan, Patwar Circle Kotla, Tehsil Una, District Una (H.P.) regarding land comprised in Khata No. 4/9, Khasra No. 118/2, measuring 0-4-0 bigha has been sanctioned.'
    expect(valueIn('mutation', text, 'property_address_doc')).toBe(
      'Khata No. 4/9, Khasra No. 118/2, Mauza Kotla Kalan, Tehsil Una, District Una',
    )
  })

  it('stands in a patta at labels in Latin letters', () => {
    const text = 'Bhukhand sankhya: 61-B\tYojna: Karni Vihar, Bikaner 334003\nKshetrafal: 111.11 varg gaj'
    expect(valueIn('lease', text, 'pincode')).toBe('334003')
  })

  it('leaves out shares, areas and entries of a record', () => {
    const share =
      'being 8/200 share of land comprised in Khewat No. 71, Khasra No. 9//4/2, as entered in Jamabandi for the year 2014-15, Village Rampur, Tehsil Rajpura, District Patiala, Punjab 140401'
    expect(valueIn('deed', `SCHEDULE\n${share}`, 'property_address_doc')).toBe(
      'Khewat No. 71, Khasra No. 9//4/2, Village Rampur, Tehsil Rajpura, District Patiala, Punjab',
    )
    const area =
      'District: Khurda, Tahasil: Balianta, Mouza: Pahala, Khata No. 41/7, Plot No. 118/33, Area: Ac. 0.046 dec. out of Ac. 0.120 dec., Odisha 752101'
    expect(valueIn('deed', `SCHEDULE OF PROPERTY\n${area}`, 'property_address_doc')).toBe(
      'District: Khurda, Tahasil: Balianta, Mouza: Pahala, Khata No. 41/7, Plot No. 118/33, Odisha',
    )
  })

  it('begins with the district at the head of its line, and ends before what is built', () => {
    const text =
      'PROPERTY SCHEDULE\nPrakasam District, Chirala Sub-Registry, Chirala Municipality, Station Road, Perala Donka, D.No. 7-1-18/A, T.S. No. 41, an extent of 40 sq. yards out of 120 sq. yards with ACC sheet house, PIN 523155, being bounded by'
    expect(valueIn('deed', text, 'property_address_doc')).toBe(
      'Prakasam District, Chirala Sub-Registry, Chirala Municipality, Station Road, Perala Donka, D.No. 7-1-18/A, T.S. No. 41',
    )
  })

  it('may begin with the survey number before the flat', () =>
    expect(valueIn('tax', 'Address: S.No. 71/4, Flat No. 12, Om Residency, Rahatani, Pune 411017', 'property_address_doc')).toBe(
      'S.No. 71/4, Flat No. 12, Om Residency, Rahatani, Pune',
    ))

  it('stands in numbered rows of a form', () => {
    const rows = [
      '(C) PROPERTY PROPOSED',
      ' 2 Door No / Site No\tSite No. 61 (part)',
      ' 3 Survey No\tS.F. 77/2B',
      ' 4 Village / Town\tMangalam',
      ' 5 Taluk & District\tPalladam, Tiruppur',
      ' 6 Pincode\t641663',
    ]
    expect(valueIn('form', rows.join('\n'), 'property_address_doc')).toContain('Site No. 61 (part), S.F. 77/2B, Mangalam')
  })

  it('leaves out the dimensions of its sides and the extent of the layout', () => {
    const text =
      'The Promoter sells Plot No. 61 having dimensions East side 15.00 mtr, West side 15.00 mtr, South side 10.00 mtr and North side 10.00 mtr, out of the layout on Gut No. 77 (total 2 H 41 R), Mouje Harsul, Tq. & Dist. Aurangabad, Maharashtra 431008.'
    expect(valueIn('agreement', text, 'property_address_doc')).not.toMatch(/side|total|15/u)
  })

  it('leaves out what leads to a village and to a colony', () => {
    const text =
      'SCHEDULE\nproperty bearing No. W-71, out of Khasra No. 9/2, situated in the area of Village Palam, colony known as Raj Nagar, Part-II, New Delhi 110045'
    expect(valueIn('deed', text, 'property_address_doc')).toMatch(/W-71, Khasra No. 9\/2, Village Palam, Raj Nagar, Part-II, New Delhi$/u)
  })
})

describe('the PIN of a paper of land', () => {
  it('may stand by itself', () =>
    expect(valueIn('lease', 'Plot No. B-71, Raksha Kunj, Bhopal. Lease rent Rs. 750 a year. Pin 462043', 'pincode')).toBe('462043'))

  it('is none that ends the address of a person, where another follows', () =>
    expect(valueIn('lease', 'Lessee of Arera Colony. PIN 462016\nOffice of the Authority, Bhopal. PIN 462003', 'pincode')).toBeNull())
})
