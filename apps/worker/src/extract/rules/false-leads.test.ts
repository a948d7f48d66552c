import { describe, expect, it } from 'vitest'
import { valuesOfText, valuesTyped } from './typed-paper.ts'

const expectFrom = (text: string, wanted: Parameters<typeof valuesOfText>[1]): void => expect(valuesOfText(text, wanted)).toEqual(wanted)

describe('what looks like a list, a lease, a number or an address and is none', () => {
  it('takes possession handed over, and an area as per a receipt, for no papers', () => {
    expectFrom(
      'LETTER OF POSSESSION\nFlat No. 12, Palm Crest, Sector 9, Ulwe. With reference to the agreement we hereby hand over vacant and peaceful possession.',
      { list_of_documents: null },
    )
    const mail = `Please value.
Building area as per tax receipt: 118.20 m2; permit no. B2-441/2014 dt 02.03.2014
Please find attached title deed, possession certificate.`
    expectFrom(mail, { list_of_documents: ['title deed', 'possession certificate'] })
  })

  it('takes a patta of the revenue for no lease', () => {
    const patta = `GOVERNMENT OF TAMIL NADU
PATTA - 10(1) EXTRACT
District\tTiruvallur\tTaluk\tPonneri
Revenue village\tMinjur\tPatta No.\t118
Survey No.\tSub-division\tExtent
88\t2A1\t0 - 02.10`
    expectFrom(patta, {
      land_freehold_or_leasehold: null,
      property_address_doc: 'Survey No. 88/2A1, Minjur Village, Ponneri Taluk, Tiruvallur District',
    })
  })

  it('takes a periodic patta for no planning permit, and floors applied for below those permitted for proposed ones', () => {
    const permit = `MUNICIPAL BOARD
PLANNING PERMIT FOR BUILDING
Memo No. SMB/NOC/2023/118   Dated the 4th May, 2023
(a)\tLand\tDag No. 44, P.P. No. 881, Mouza Tarapur, Ward No. 2
(b)\tStoreys permitted\tGround + 2
(c)\tStoreys applied for\tGround + 3
(d)\tUse\tResidential`
    expectFrom(permit, { sanction_approval_no: 'SMB/NOC/2023/118', floors_sanctioned: 'G+2', floors_proposed: 'G+3' })
  })

  it('leaves homes in the column of parties alone, and takes what is built on land', () => {
    const sheet = `SALE DEED SUMMARY
   District      Durg        Tehsil    Patan
   Village       Jamgaon     Khasra no.   88/2
   House on land   RCC, 640 sq.ft.
   Party     Name                Address
   Buyer     Kunti Sahu          Nehru Nagar, Bhilai 490020`
    expect(valuesTyped(sheet, ['pincode', 'document_area_sqft'])).toEqual({ document_area_sqft: 640 })
  })

  it('reads the yearly due of a patta, and ends a side before a bracket that names the boundaries', () => {
    const patta = `PATTA VILEKH (LEASE DEED)
The Authority grants on 99 years lease plot no. 44 in scheme "Shiv Vihar", Jaipur. Yearly lease (nagriya kar) Rs. 204/-
Bounded by North - Plot No. 43, South - Plot No. 45, East - Park, West - 40 ft road (plot boundaries).`
    expectFrom(patta, { period_expired_balance_lease_rent: '99 years, lease money Rs. 204 per year', boundaries_deed_west: '40 ft road' })
  })

  it('leaves the storeys of a house out of its address, and a flat told in brackets whole', () => {
    expectFrom(
      'AGREEMENT FOR SALE\nSchedule: Dist. Khurda, Tahasil Jatni, Mouza Padanpur, Khata No. 12/88, Plot No. 441, area 2,000 sq. ft. with a two storied RCC building, ground floor 900 sq.ft. and first floor 880 sq.ft.',
      { property_address_doc: 'Dist. Khurda, Tahasil Jatni, Mouza Padanpur, Khata No. 12/88, Plot No. 441' },
    )
  })

  it('puts a flat together with its premises, street and ward in a record of holders', () => {
    const record = `MUNICIPAL CORPORATION
MUTATION CERTIFICATE
   Premises No.     12/1B                     Street     Lake Temple Road
   Ward             087                       Borough    VIII
   Flat / portion   Flat 3A, third floor      Block      -`
    expect(valuesTyped(record, ['flat', 'property_address_doc'])).toEqual({
      flat: '3A',
      property_address_doc: 'Flat 3A, third floor, Premises No. 12/1B, Lake Temple Road, Ward 087',
    })
  })
})
