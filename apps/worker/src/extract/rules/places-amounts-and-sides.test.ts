import { describe, expect, it } from 'vitest'
import { valuesOfText, valuesTyped } from './typed-paper.ts'

describe('boxes, broken numbers and words of tables', () => {
  it('reads boxes that stand alone in their rows', () => {
    const letter = `ALLOTMENT LETTER
   Allottee: Smt. Rongsen Ao
   We allot to you Flat No. 3B, Hill View, Dimapur, Nagaland.

   Price
   Rs 54,00,000

   Covered parking
   Rs 2,50,000/=`
    expect(valuesTyped(letter, ['amenities_car_parking'])).toEqual({ amenities_car_parking: '250000' })
  })

  it('takes the area as measured, and not as booked', () => {
    const letter = `OFFER OF POSSESSION
   Flat        Super area as booked      Final super area      Carpet
   702         1,310 Sft                 1,345 Sft             904 Sft
   Your flat is ready.`
    expect(valuesTyped(letter, ['document_area_sqft'])).toEqual({ document_area_sqft: 1345 })
  })

  it('reads "Property" over "PIN" as one label', () => {
    const form = `LOAN APPLICATION
   Applicant Name    RUKSANA BEGUM                     Mobile       9864012345
   Property          Flat No. 2C, Brahmaputra Court,   Property     781001
   Address           Uzan Bazar, Guwahati,             PIN
                     Assam`
    expect(valuesTyped(form, ['pincode'])).toEqual({ pincode: '781001' })
  })

  it('takes no village of a table for a side', () => {
    const deed = `SALE DEED
SCHEDULE
Taluk\tVillage\tDesom
Kanayannur\tEdappally
North
Block 4
Plot 12, Sy. No. 31/4, Edappally North Village, Ernakulam District
Boundaries
East : Property of Ouseph
South : Canal
West : Plot 11
North : Panchayat road`
    expect(valuesOfText(deed, { boundaries_deed_north: null, boundaries_deed_south: null })).toEqual({
      boundaries_deed_north: 'Panchayat road',
      boundaries_deed_south: 'Canal',
    })
  })

  it('begins an address before a number that the line parts from what it is of', () => {
    const certificate = `POSSESSION CERTIFICATE
Certified that we made over possession of Mouza Harmu, Thana
No. 205, Khata No. 18, Plot No. 77, P.S. Argora, Dist. Ranchi, Jharkhand - 834002, to Smt. Sunita Toppo.`
    expect(valuesOfText(certificate, { property_address_doc: null })).toEqual({
      property_address_doc: 'Mouza Harmu, Thana No. 205, Khata No. 18, Plot No. 77, P.S. Argora, Dist. Ranchi, Jharkhand',
    })
  })

  it.each([
    ['Smt. Lalita Bai applied for permission to construct a G+3 building. The proposal was approved for G+2 only.', 'G+3', 'G+2'],
    ['Sanction of a G+II storied building. Your plan (submitted for G+III) is hereby sanctioned.', 'G+3', 'G+2'],
  ])('tells floors asked for from those allowed: %s', (said, asked, allowed) => {
    const permit = `BUILDING PERMIT\nPermit No. BP/114/2019 dated 04.06.2019\n${said}`
    expect(valuesOfText(permit, { floors_proposed: null, floors_sanctioned: null })).toEqual({
      floors_proposed: asked,
      floors_sanctioned: allowed,
    })
  })
})
