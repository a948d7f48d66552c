import { expect, it } from 'vitest'
import { valuesTyped } from '../rules/typed-paper.ts'

it('reads a quoted mail without the marks before its lines', () => {
  const mail = `Please expedite.
From: desk@lender.example
Subject: valuation K. Selvi
> Prospect no. NHF9959HL9779
> Borrower K. Selvi
> > Security at Plot No. 366, Pookkad, Mambakkam Town, Chengai Dt.
> Regards, Cheran Home Loans, Mullai Avenue branch, Mambakkam`
  expect(valuesTyped(mail, ['property_address_doc', 'applicant_name'])).toEqual({
    applicant_name: 'K. Selvi',
    property_address_doc: 'Plot No. 366, Pookkad, Mambakkam Town, Chengai Dt',
  })
})

it('keeps the mark where it is a comparison', () => {
  const page = valuesTyped('VALUATION REQUEST\nBorrower: Asha Rao\n> 60 years old building\nPIN of the property: 560001', [
    'applicant_name',
  ])
  expect(page).toEqual({ applicant_name: 'Asha Rao' })
})
