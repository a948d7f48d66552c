import { describe, expect, it } from 'vitest'
import { valuesTyped } from '../typed-paper.ts'

const listIn = (text: string): unknown => valuesTyped(text, ['list_of_documents'])['list_of_documents'] ?? null
const request = (table: string): string => `BAITARANI CO-OPERATIVE BANK LTD
REQUISITION FOR VALUATION
Loan Case No.      7570812        Date        04/03/2025
Member's name      Gouranga Das   Purpose     House Building
${table}
Manager (Loans): Basanti Behera`

/** Numbered tables of papers, whatever stands beside them. */
const tables: readonly (readonly [string, readonly string[]])[] = [
  [
    'Photocopies handed over to valuer\nSl.    Paper                Sheets\n1      R.O.R.               11\n2      Sale Deed            9\n3      N.E.C.               2',
    ['R.O.R', 'Sale Deed', 'N.E.C'],
  ],
  [
    'Documents\nSr     Document Type            Uploaded On\n1      Lease Deed               08-02-2024 10:20\n2      Possession Certificate   08-02-2024 11:21\n3      Building Plan            08-02-2024 12:22',
    ['Lease Deed', 'Possession Certificate', 'Building Plan'],
  ],
  [
    'Papers given to you\nNo.    Name of document         Pages     Remarks\n1.     Sale Deed                14        legible\n2.     Khata Extract            2         old',
    ['Sale Deed', 'Khata Extract'],
  ],
  [
    'Sl     Document                 Date of document\n1      Conveyance Deed          02.04.2011\n2      Mutation Order           17.09.2012\n3      Building Plan            pending',
    ['Conveyance Deed', 'Mutation Order'],
  ],
]

describe('a numbered table of papers', () => {
  it.each(tables)('%s', (table, papers) => {
    expect(listIn(request(table))).toEqual(papers)
  })

  it.each([
    'Documents required\nSr     Document Type            Last date\n1      Lease Deed               08-02-2024\n2      Possession Certificate   08-02-2024',
    'Sl     Particulars              Amount\n1      Stamp paper              500\n2      Deed writing             1,500',
  ])('is no list of what was given: %s', (table) => {
    expect(listIn(request(table))).toBeNull()
  })
})

it('goes on below with a numbered row of a form up to the dots that close it', () => {
  const form = `KALINGA GRAMYA BANK
LOAN APPLICATION (HOUSING)
1. Name of applicant ..... .Smt. Sabita Sahoo. .....
7. Loan required for ..... .Takeover of Home Loan. .....
13. Papers submitted ..... .Title Deed, Mutation Certificate, Holding Tax
Receipt. .....
14. Place ..... .Rairampur. .....`
  expect(listIn(form)).toEqual(['Title Deed', 'Mutation Certificate', 'Holding Tax Receipt'])
})

it.each([
  'That we have submitted Regd. Sale Deed, Link Deed, Khatauni, Estimate in original / xerox.',
  '5. That the property is free of lien and court attachment.\n6. That we have submitted Regd. Sale Deed, Link Deed, Khatauni, Estimate in original /\nxerox.',
  'We have submitted Regd. Sale Deed, Link Deed, Khatauni and Estimate in photocopy.',
  'Papers attached: Regd. Sale Deed in original, Link Deed, Khatauni, Estimate in xerox.',
])('leaves out in which manner papers were given: %s', (text) => {
  expect(listIn(`LOAN APPLICATION FORM\nName of applicant: Ravi Menon\n${text}\nPlace: Pune`)).toEqual([
    'Regd. Sale Deed',
    'Link Deed',
    'Khatauni',
    'Estimate',
  ])
})
