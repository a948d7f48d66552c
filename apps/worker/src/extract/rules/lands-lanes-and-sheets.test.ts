import { describe, expect, it } from 'vitest'
import { valuesOfText } from './typed-paper.ts'

const expectFrom = (text: string, wanted: Parameters<typeof valuesOfText>[1]): void => expect(valuesOfText(text, wanted)).toEqual(wanted)

describe('sides, sheets of charges and land as offices tell them', () => {
  it('keeps the width of a lane with the lane where no other side has a length', () => {
    const deed = `SALE DEED
   SCHEDULE
   Boundaries
   North : Land of Sri Tombi
   South : Lampak lane 8 ft
   East : Ingkhol of W. Ibemhal
   West : Maning lambi 10 ft`
    expectFrom(deed, {
      boundaries_deed_south: 'Lampak lane 8 ft',
      boundaries_deed_west: 'Maning lambi 10 ft',
      dimensions_deed_south: null,
      dimensions_deed_west: null,
    })
  })

  it('reads several charges of one row with their amounts between strokes', () => {
    const letter = `ALLOTMENT LETTER
   Unit No.\tA-11, Nirmal Kunj, Nadiad
   Total price\tRs. 39,00,000
   Water / society deposit\tRs. 22,000 / Rs. 61,000
   Parking\tOne, within the compound`
    expectFrom(letter, {
      amenities_others: 'Water 22000, society deposit 61000',
      amenities_car_parking: '1',
    })
  })

  it('takes the area that a sheet says itself what it measures, before the carpet area of a sentence', () => {
    const letter = `DEMAND LETTER CUM ALLOTMENT
   We allot Unit No. 1102, Tower B, Sunrise Greens, Karnal.
   Head\tArea (sq.ft.)\tRate\tAmount
   Basic price\t1,455 (super area)\t4,100\t59,65,500
   Club membership\t-\t-\t90,000
   The carpet area of the unit is 911 sq.ft.`
    expectFrom(letter, { document_area_sqft: 1455 })
  })

  it('takes the date beside the number of a permit for no date of its application', () => {
    const permit = `MUNICIPAL CORPORATION
BUILDING PERMIT ORDER
File No.\tMC/TP/118/2022\tPermit No.\t412/BP/MC/2022
Application date\t04 Mar 2022\tPermit date\t19 May 2022
Permission is sanctioned for a residential building.`
    expectFrom(permit, {
      sanction_number_date: '19/05/2022',
      sanction_approval_no: '412/BP/MC/2022',
    })
  })

  it('reads the number behind the words of the office that approved the plan', () => {
    const mail = `Please value the house of R. Selvi.
Plan approval : Kovilpatti Town Panchayat Office B.P. No. 31/2023-24 dt 09.11.2023`
    expectFrom(mail, { sanction_approval_no: '31/2023-24' })
  })

  it('reads the use of a master plan across a line that ends in a colon', () => {
    const mail = `Please value the plot of Sunita Rao. It lies on a corner of two roads. Master plan
2021 land use:
residential. Report in 3 days.`
    expectFrom(mail, { usage_as_per_cdp: 'Residential' })
  })

  it('reads an address that begins with the revenue district, and no order of conversion', () => {
    const kerala = `SALE DEED
Description of property
Revenue District Kollam, Sub District Paravur, Kollam Taluk, Chirakkara Village, Block No. 9, Re-Survey No. 88/4. An extent of 6 cents.`
    expectFrom(kerala, {
      property_address_doc:
        'Revenue District Kollam, Sub District Paravur, Kollam Taluk, Chirakkara Village, Block No. 9, Re-Survey No. 88/4',
    })
    const karnataka = `SALE DEED
SCHEDULE
All that Site bearing No. 9, formed out of converted land in Sy. No. 17/2, converted vide order No. ALN 44/2001-02, situated at Hebbaka Village, Tumakuru Taluk, Tumakuru District, measuring 1200 sq. feet.`
    expectFrom(karnataka, {
      property_address_doc: 'Site bearing No. 9, Sy. No. 17/2, Hebbaka Village, Tumakuru Taluk, Tumakuru District',
    })
  })
})
