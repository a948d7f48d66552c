import { describe, expect, it } from 'vitest'
import { valueIn } from '../drafted-paper.ts'
import { peopleOfText, peopleOfTyped } from './people-of-text.ts'

describe('parties of several persons', () => {
  it('reads who holds beside a minor, behind the guardian', () => {
    const deed = `LEASE DEED\nThis lease is made on 2nd May 2012 between the Housing Board, hereinafter called the Lessor, of the one part and Master Tejas Bose, a minor, represented by his mother and natural guardian Smt. Ila Bose, and Sri Ranjit Bose, son of Late Amal Bose, hereinafter called the Lessees of the other part.\nPlot No. 8 is demised for 99 years.`
    expect(peopleOfText(deed).owner).toBe('Tejas Bose, Ranjit Bose')
  })

  it('joins the second lessee to the first', () => {
    const deed = `LEASE DEED\nThis lease is made between the Town Authority (hereinafter called the Lessor) of the One Part through its Manager Shri D. Lal and Shri Kapil Anand S/o Shri M. Anand (first lessee) along with Smt. Geeta Anand W/o Shri Kapil Anand (second lessee), in equal shares, (hereinafter called the Lessee) of the Other Part.\nPlot No. 8 is demised for 90 years.`
    expect(peopleOfText(deed).owner).toBe('Kapil Anand, Geeta Anand')
  })

  it('enters the heirs whom an order lists', () => {
    const text =
      'The plot stands recorded in the name of Shri Baban Raut, who expired in 2018. The names of the following legal heirs are hereby entered in place of the deceased:\n(1) Smt. Sindhu Baban Raut\n(2) Shri Nilesh Baban Raut\nFee paid Rs. 200'
    expect(valueIn('mutation', text, 'property_owner_name')).toBe('Sindhu Baban Raut, Nilesh Baban Raut')
  })

  it('joins the owner whom the next line of a column adds with "and"', () => {
    const bill = [
      'NAGAR PALIKA OF SONEPUR',
      'PROPERTY TAX BILL 2022-23',
      'Owner name               Father / husband         Occupier name',
      'Smt. Rukmini Bai         Late Dhanraj             Gramin Bank',
      '& Shri Hemant Soni       Late Dhanraj             (tenant)',
      'House No. : 4/12         Ward : 6',
    ].join('\n')
    expect(peopleOfTyped(bill).owner).toBe('Rukmini Bai, Hemant Soni')
  })

  it('takes the head of a line of applicants for nobody', () => {
    const letter = `GREEN HOMES PVT LTD\nALLOTMENT LETTER\nApplicants:\nSole / First Applicant : Ms. Tara Menon\nJoint Applicant : Mr. Vivek Menon\nWe allot to you Flat No. 7 in Green Meadows.`
    expect(peopleOfText(letter)).toMatchObject({ applicant: 'Tara Menon', co: 'Vivek Menon' })
  })
})

describe('phones and firms of parties', () => {
  const agreement = (buyer: string, more: string): string =>
    `AGREEMENT TO SELL\nThis agreement is made on 4th May 2022 between Shri Gopal Soni S/o Shri Hari Soni, R/o Indore, hereinafter called the Seller, and ${buyer} hereinafter called the Purchaser.\nThe Seller is the owner of House No. 4, Ujjain. ${more}`

  it('gives a company the phone of its party, and does not take it for a builder', () => {
    const people = peopleOfText(
      agreement(
        'M/s. Sunrise Oil Mills Private Limited, having its registered office at 12, Market Yard, Dewas, through its Director Shri Manoj Goel, Mobile No. 98000-11223,',
        '',
      ),
    )
    expect(people.phone).toBe('9800011223')
    expect(people.developer).toBeUndefined()
  })

  it("leaves the seller's attorney his phone", () => {
    const people = peopleOfText(
      agreement(
        'Smt. Usha Jain W/o Shri R. Jain (hereinafter the Vendee), Phone 98000 11224,',
        "The advance was received by the attorney.\nAttorney's phone: 98000 99887",
      ),
    )
    expect(people.phone).toBe('9800011224')
  })
})
