import { describe, expect, it } from 'vitest'
import { readTextFile } from '../../../ocr/text-file.ts'
import { extractFields } from '../../extract-fields.ts'

interface Told {
  text: string
  wanted: Readonly<Record<string, string | number>>
}

/** Papers that tell of a plan that was sanctioned. */
const papers: Readonly<Record<string, Told>> = {
  'a deed': {
    text: `DEED OF SALE
This Deed of Sale is made on 4th May 2019 between Sri Ramesh Gupta (Vendor) and Smt Kala Devi (Purchaser).
Whereas the vendor got the building plan sanctioned from Konnagar Municipality vide Sanction Plan No. 234 dated 12.03.2015 for a G+4 storied building and the flat is part.`,
    wanted: { sanction_approval_no: '234', sanction_number_date: '12/03/2015', floors_sanctioned: 'G+4' },
  },
  'an agreement': {
    text: `AGREEMENT FOR SALE
The promoter has got approved the plans from HMDA vide file No. 12345/SKP/R1/U6/HMDA/2019, dated 04.02.2020 for construction of Cellar + Stilt + 5 upper floors.`,
    wanted: { sanction_approval_no: '12345/SKP/R1/U6/HMDA/2019', sanction_number_date: '04/02/2020', floors_sanctioned: 'B+S+5' },
  },
  'a deed with a licence': {
    text: `SALE DEED
The building consists of ground, first and second floors. RERA No. PRM/KA/RERA/1251/446/PR/171014/000123. The municipality has sanctioned plan in LPA No. 11/2013-14, and licence dated 03-04-2013.`,
    wanted: { sanction_approval_no: '11/2013-14', sanction_number_date: '03/04/2013' },
  },
  'an agreement that names the proceedings': {
    text: `AGREEMENT TO SELL
The vendor has constructed a residential building of ground and first floors in terms of the plan sanctioned by the Executive Officer, Golkondapur Panchayat in Proc. No. 553/W4/2013 dated 21/06/2013.`,
    wanted: { sanction_approval_no: '553/W4/2013', sanction_number_date: '21/06/2013', floors_sanctioned: 'G+1' },
  },
  "a builder's memo": {
    text: `BUILDER BUYER AGREEMENT
The building plans have been approved by DTCP Haryana vide memo no. ZP-621/AD(RA)/2013/39012 dated 22.05.2013 and the project is licensed vide Licence No. 44 of 2010. The tower has basement, stilt and 14 floors.`,
    wanted: { sanction_approval_no: 'ZP-621/AD(RA)/2013/39012', sanction_number_date: '22/05/2013' },
  },
}

describe('plans told of', () => {
  it.each(Object.entries(papers))('reads %s', (_name, { text, wanted }) => {
    const found = extractFields([{ file: 'paper.txt', sha256: '', pages: [readTextFile(new TextEncoder().encode(text), 'paper.txt')] }], [])
    expect(Object.fromEntries(Object.keys(wanted).map((key) => [key, found[key]?.value]))).toEqual(wanted)
  })
})
