import { expect, it } from 'vitest'
import { valuesOfText, valuesTyped } from './typed-paper.ts'

/** Memos and advices of lenders; names and numbers are invented. */
const papers: readonly (readonly [what: string, text: string, wanted: Parameters<typeof valuesOfText>[1]])[] = [
  [
    'borrowers numbered in Roman figures, what kind of case it is, and nobody who works for them',
    'Subject: Valuation required - LN 7702/RNC\nSir,\nLoan no. 7702/RNC/27. Borrowers: (i) Arun Kerketta (ii) Anita Kerketta. Type: construction on own land.\nKindly value.\nEngineer of borrower: Mr. Xalxo 70043 11220',
    {
      applicant_name: 'Arun Kerketta',
      co_applicant_name: 'Anita Kerketta',
      application_number: '7702/RNC/27',
      loan_type: 'Construction Loan',
    },
  ],
  [
    'a subject beside the date, in whose name the flat stands, and whom to meet',
    'INTER OFFICE MEMO\nDate: 10.02.27\tRe: Sh. Naveen Pathak / Smt. Nidhi Pathak\nKindly inspect and value:\nProperty\t: flat no. 5C, Maurya Enclave, Digha Road, Patna 800025\nStanding in\t: Smt. Nidhi Pathak\nNature\t: Takeover of HL from Magadh Finance\nMeet\t: Sh. Naveen Pathak, 9931011337',
    {
      applicant_name: 'Naveen Pathak',
      co_applicant_name: 'Nidhi Pathak',
      property_owner_name: 'Nidhi Pathak',
      contact_number: '9931011337',
    },
  ],
  [
    'a number behind the date of an application, and a house of both of you',
    'To\nMr. Sukumar Barik and Mrs. Mamata Barik\nSub: Sanction of LAP\nRefer your loan application dated 10/01/2027, No. HL 0772. We are pleased to inform that a loan of Rs 9.00 lac against your house has been sanctioned by the Bank. The house is jointly owned by both of you.',
    {
      applicant_name: 'Sukumar Barik',
      co_applicant_name: 'Mamata Barik',
      application_number: 'HL 0772',
      property_owner_name: 'Sukumar Barik, Mamata Barik',
    },
  ],
]

it.each(papers)('reads %s', (_, text, wanted) => {
  expect(valuesOfText(text, wanted)).toEqual(wanted)
})

it('reads who borrows from a table of roles, and from whom a flat is bought as its owner', () => {
  const form = [
    'LOAN APPLICATION (HOUSING)',
    '',
    'Title    Name                          Role            Age   Mobile',
    'Mrs      Vasanthi Krishnamurthy        Applicant       47    98456 11303',
    'Mr       K. Krishnamurthy              Co-applicant    52    98456 11304',
    'Mr       Aditya Krishnamurthy          Guarantor       24    98456 11305',
    '',
    'Purpose      Purchase of resale apartment from Mrs. Usha Ramaswamy',
  ].join('\n')
  expect(valuesTyped(form, ['applicant_name', 'co_applicant_name', 'property_owner_name'])).toEqual({
    applicant_name: 'Vasanthi Krishnamurthy',
    co_applicant_name: 'K. Krishnamurthy',
    property_owner_name: 'Usha Ramaswamy',
  })
})
