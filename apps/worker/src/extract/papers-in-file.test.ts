import { describe, expect, it } from 'vitest'
import type { ReadFile } from '../ocr/model.ts'
import { extractFields } from './extract-fields.ts'
import { papersInFile } from './papers-in-file.ts'
import { typedPage } from './rules/typed-paper.ts'

/** A file whose pages are these texts. */
const scanned = (...texts: readonly string[]): ReadFile => ({
  file: 'loan papers.pdf',
  sha256: 'a',
  pages: texts.map((text, at) => {
    const page = typedPage(text)
    return { ...page, page: at + 1, words: page.words.map((word) => ({ ...word, page: at + 1 })) }
  }),
})

/** On which pages its papers begin. */
const beginnings = (...texts: readonly string[]): number[] => papersInFile(scanned(...texts)).map(({ pages }) => pages[0]?.page ?? 0)

const deed = `SALE DEED
This deed of sale is made at Karur on 4 May 2019 between Thiru. K. Palanisamy, hereinafter called the Vendor,
and Tmt. R. Selvi, hereinafter called the Purchaser. The Vendor sells Plot No. 9, Anna Nagar, Karur - 639002,
measuring 1200 sq ft.`
const schedule = `and the Purchaser shall hold the property for ever.
SCHEDULE
Bounded on the North by: 20 feet road
South by: plot No. 8
East by: land of Murugan
West by: plot No. 10`
const receipt = `KARUR MUNICIPALITY
PROPERTY TAX RECEIPT
Receipt No.         4471
Name of owner       R. Selvi
Half year           II / 2023-24
Amount              1,840`
const plan = `KARUR LOCAL PLANNING AUTHORITY
BUILDING PLAN APPROVAL
Approval No.        BA/118/2021
Date of approval    12.08.2021
Name of owner       R. Selvi
Site area           1150 sq ft
Floors permitted    Ground + 1`
const stampPaper = `INDIA NON JUDICIAL
Government of Tamil Nadu
e-Stamp
Certificate No.           IN-TN11844221
Certificate Issued Date   04-May-2019 11:20 AM
Purchased by              R SELVI`
const statement = `STATE BANK OF INDIA
Account Statement
Account Name      Tmt. R. Selvi
Address           21, Sengunthapuram, Karur 639001
IFS Code          SBIN0000854      CIF No    86118442210
Txn Date    Description            Debit      Credit     Balance
01-08-2024  By transfer NEFT                  48,200     71,455
05-08-2024  To EMI HL 38811        18,400                53,055`

describe('the papers of one file', () => {
  it('are told apart by their titles', () => {
    expect(beginnings(deed, schedule, receipt, plan)).toEqual([1, 3, 4])
  })

  it('keep pages that go on, that say so, and a title on every page', () => {
    expect(beginnings(deed, schedule)).toEqual([1])
    expect(beginnings(`${deed}\nPage 1 of 2`, `POSSESSION RECEIPT\nPossession of the plot is handed over\nPage 2 of 2`)).toEqual([1])
    expect(beginnings(deed, deed.replace('This deed', 'Witness to this deed'))).toEqual([1])
  })

  it('begin anew with a title like the last one behind a page without, or with a page numbered 1', () => {
    expect(beginnings(deed, schedule, deed.replace('Selvi', 'Valli'))).toEqual([1, 3])
    expect(beginnings(`${receipt}\nPage 1 of 1`, `${receipt.replace('II /', 'I /')}\nPage 1 of 1`)).toEqual([1, 2])
  })

  it('begin below what a crest was read as', () => {
    expect(beginnings(deed, schedule, `wu नगर विकास\n${receipt}`)).toEqual([1, 3])
  })

  it('take the stamp paper in front with them', () => {
    expect(beginnings(receipt, stampPaper, deed, schedule)).toEqual([1, 2])
    expect(beginnings(`INDIA NON JUDICIAL\nONE HUNDRED RUPEES\n${deed}`, schedule, receipt)).toEqual([1, 3])
  })

  it('begin with letters and mails, which have no title', () => {
    const letter = `TAMILNAD HOME FINANCE LTD.
12.09.2024
To
Tmt. R. Selvi, 21, Sengunthapuram
Dear Madam,
Your home loan of Rs. 18,00,000 is sanctioned for the purchase of the plot.`
    const mail = `From: desk@tnhf.example
Sent: 14 September 2024
Subject: Valuation, R. Selvi
Please value the property.`
    expect(beginnings(deed, schedule, letter, mail)).toEqual([1, 3, 4])
  })

  it('do not begin with an item of a list of papers', () => {
    const list = `WITNESSES: 1. K. Raman
Documents handed over
1      Encumbrance Certificate
2      Property Tax Receipt
Sub-Registrar, Karur 12.08.2021`
    expect(beginnings(deed, list)).toEqual([1])
  })

  it('leave out those of the person alone', () => {
    expect(beginnings(deed, schedule, statement, receipt)).toEqual([1, 4])
    const more =
      '07-08-2024  HL EMI by transfer         9,400                60,855\n09-08-2024  ATM cash                   5,000                55,855'
    expect(beginnings(deed, schedule, statement, more, receipt)).toEqual([1, 5])
    expect(papersInFile(scanned(statement))).toEqual([])
    expect(extractFields([scanned(statement)], [])).toEqual({})
  })

  it('each say what papers of their kind do, at their own pages', () => {
    const found = extractFields([scanned(deed, schedule, statement, plan)], [])
    expect(found).toMatchObject({
      property_owner_name: { value: 'R. Selvi' },
      sanction_approval_no: { value: 'BA/118/2021', evidence: { page: 4 } },
      boundaries_deed_east: { value: 'land of Murugan', evidence: { page: 2 } },
      pincode: { value: '639002', evidence: { page: 1 } },
    })
    expect(found['land_area_plan']?.value).toBe('1150 sq ft')
  })

  it('are told with their pages where they differ', () => {
    const other = deed.replace('Plot No. 9', 'Plot No. 19').replace('SALE DEED', 'AGREEMENT TO SELL').replace('deed of sale', 'agreement')
    expect(extractFields([scanned(deed, other)], [])['property_address_doc']?.notes).toMatch(
      /^The papers differ: the (?:deed|agreement to sell) loan papers\.pdf, page \d, says .*; the (?:deed|agreement to sell) loan papers\.pdf, page \d, says /u,
    )
  })
})
