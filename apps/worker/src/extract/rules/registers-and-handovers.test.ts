import { describe, expect, it } from 'vitest'
import { valuesTyped } from './typed-paper.ts'

describe('registers and handovers', () => {
  it('takes each full row below a new holder for another one', () => {
    const page = `DHARANI - PROCEEDINGS OF THE TAHSILDAR
Mandal: Kothur                                     District: Rangareddy
Sub: Mutation of agricultural land on account of registered sale.
Village      Previous Pattadar       Survey No.     Extent
Penjerla     Kavali Yadaiah          44/AA          0-10.00
New Pattadar             Father Name              Khata No.     Extent
Mallela Srinivas Rao     Mallela Pentaiah         40112         0-05.00
Mallela Sandhya          Mallela Srinivas Rao     40113         0-05.00`
    expect(valuesTyped(page, ['property_owner_name'])).toEqual({ property_owner_name: 'Mallela Srinivas Rao, Mallela Sandhya' })
  })

  it('reads the latest holder below a head of two lines around the others', () => {
    const page = `मालमत्ता पत्रक / PROPERTY REGISTER CARD
Village : Eksar          Taluka : Borivali        C.T.S. No. : 118/4
                                                    New Holder (H) Lessee (L)~
Date          Transaction               Vol. No.                                  Attestation~
                                                    or Encumbrances (E)
11/02/1982    By order of enquiry                   (H) Jethalal Gada             Sd/-
08/07/2016    By gift deed              211         (H) Bhavik Jethalal Gada      Sd/-`
    expect(valuesTyped(page, ['property_owner_name'])).toEqual({ property_owner_name: 'Bhavik Jethalal Gada' })
  })

  it('writes to those who take over, not to who hands over for the firm', () => {
    const page = `AMBER CREST PRIVATE LIMITED
HANDING OVER / TAKING OVER CERTIFICATE
Handed over by                                  Taken over by
Amber Crest Private Limited                     1. Mr. Jaspreet Singh Gill
CRM Department, Plot 12, Sector 32, Gurugram    2. Mrs. Navneet Kaur Gill
Mr. Sumit Dahiya (Manager - Handover)
Apartment No.       C-402          Floor        4th`
    expect(valuesTyped(page, ['applicant_name', 'co_applicant_name'])).toEqual({
      applicant_name: 'Jaspreet Singh Gill',
      co_applicant_name: 'Navneet Kaur Gill',
    })
  })

  it('takes no unit of the builder in the letterhead for the flat that stands in its cell', () => {
    const page = `SANJHER NIRMAN PVT. LTD.
Emerald House, Unit 311, 18 Park Street, Kolkata 700016
ALLOTMENT INTIMATION
Name : Mr. Subrata Dey
We allot you the following flat in "SANJHER ALO", Holding No. 88, Narkeldanga Main Road, Kolkata 700054.
Block     Flat     Floor     Chargeable area (sft)
2         4C       Fourth    980`
    expect(valuesTyped(page, ['flat'])).toEqual({ flat: '4C' })
  })

  it('reads the permission of a town by its Hindi name', () => {
    const page = `AGREEMENT TO SELL (FLAT)
1    Promoter                    M/s Avanti Shelters
2    Allottee                    Shri Dinesh Patidar
3    Nagar Nigam permission      No. UMC/BP/204/2020 dated 11-06-2020`
    expect(valuesTyped(page, ['sanction_approval_no', 'sanction_number_date'])).toEqual({
      sanction_approval_no: 'UMC/BP/204/2020',
      sanction_number_date: '11/06/2020',
    })
  })

  it('knows a land record of Madhya Pradesh by its title', () => {
    const page = `मध्यप्रदेश शासन - भू-अभिलेख
खसरा / बी-1 (वर्ष 2021-22)
ग्राम          खजुरी           पटवारी हल्का       00012
तहसील          हुजूर            जिला             भोपाल
खसरा क्र.      भूमिस्वामी का नाम                  क्षेत्रफल (हे.)   लगान (रु.)
44/1          रामदयाल मीणा पिता गंगाराम मीणा     0.1120         0.60`
    expect(valuesTyped(page, ['property_owner_name', 'property_address_doc'])).toEqual({
      property_owner_name: 'रामदयाल मीणा',
      property_address_doc: 'खसरा क्र 44/1, ग्राम खजुरी, तहसील हुजूर, जिला भोपाल',
    })
  })

  it('reads two holders with their kin in the later column, each on a line', () => {
    const page = `PATTA TRANSFER ORDER
Details               Before transfer            After transfer
Patta No.             118                        402
Name of pattadar      Govindan, S/o Perumal      Sekar, S/o Natesan~
                                                 Malliga, W/o Sekar
Extent (H-A-C)        0-08-10                    0-04-05`
    expect(valuesTyped(page, ['property_owner_name'])).toEqual({ property_owner_name: 'Sekar, Malliga' })
  })

  it('parts block, flat and floor of one cell', () => {
    const page = `MERIDIAN SHELTERS PRIVATE LIMITED
LETTER OF ALLOTMENT
Name                      Mr. S. Raghunathan
Name of the project       Meridian Kaveri
Block / Flat / Floor      C / 7A / Seventh`
    expect(valuesTyped(page, ['flat'])).toEqual({ flat: '7A' })
  })

  it('puts the number of the land before its place in a licence', () => {
    const page = `VILLAGE PANCHAYAT OF NACHINOLA
CONSTRUCTION LICENCE
Licence is hereby granted to Mr. Savio Lobo for a residential house in the property
situated at Olaulim, Village Nachinola, Taluka Bardez bearing Survey No. 71/2-A,
subject to the conditions below.`
    expect(valuesTyped(page, ['address_as_per_plan'])).toEqual({
      address_as_per_plan: 'Survey No. 71/2-A, Olaulim, Village Nachinola, Taluka Bardez',
    })
  })

  it('reads a permit in Hindi that names those it is for with their kin', () => {
    const page = `URBAN IMPROVEMENT TRUST, BHILWARA
क्रमांक : एफ-7(211)/निर्माण/2019/488                 दिनांक : 04.03.2019
भवन निर्माण स्वीकृति
श्री मदन लाल जाट पुत्र श्री भेरू लाल जाट एवं श्रीमती गीता देवी पत्नी श्री मदन लाल जाट
निवासी 22, आजाद नगर, भीलवाड़ा
भवन का उपयोग                    आवासीय`
    expect(valuesTyped(page, ['property_owner_name', 'sanction_approval_no'])).toEqual({
      property_owner_name: 'मदन लाल जाट, गीता देवी',
      sanction_approval_no: 'एफ-7(211)/निर्माण/2019/488',
    })
  })

  it('takes a village past its number, and a premises with its street', () => {
    const page = `नकल जमाबंदी / COPY OF RECORD OF RIGHTS
गांव : मानहेरू   हदबस्त न० : 44   तहसील : भिवानी   जिला : भिवानी   साल : 2018-2019
खेवट न०     खतौनी न०     नाम मालिक व एहवाल`
    expect(valuesTyped(page, ['property_address_doc'])).toEqual({
      property_address_doc: 'गांव मानहेरू, तहसील भिवानी, जिला भिवानी',
    })
    const certificate = `CERTIFICATE OF MUTATION
Assessee No.           31-101-04-0118-3
Premises No.           88/1, Baishnabghata
Flat No.               2A
Name(s) mutated        Debarati Ghosal`
    expect(valuesTyped(certificate, ['property_address_doc'])).toEqual({
      property_address_doc: 'Flat No. 2A, Premises No. 88/1, Baishnabghata',
    })
  })

  it('reads who is allotted with the reader of a letter', () => {
    const page = `HOUSING BOARD
ALLOTMENT LETTER
To
Shri Manoj Sahu S/o Shri Bhagat Ram Sahu
The house below is allotted to you jointly with Smt. Kiran Sahu on these terms.
House No.          MIG-44`
    expect(valuesTyped(page, ['applicant_name', 'co_applicant_name'])).toEqual({
      applicant_name: 'Manoj Sahu',
      co_applicant_name: 'Kiran Sahu',
    })
  })
})
