import { describe, expect, it } from 'vitest'
import { valuesBy } from '../written-paper.ts'
import { loanOf } from '../loan.ts'
import { peopleOfText, type TextPeople } from './people-of-text.ts'

const office = 'APPLICATION FOR HOUSING LOAN\nFor office use: Application No. 42467009\n'

/** Who asks for a loan in running words, as forms of co-operative and village banks are drafted; names are invented. */
const requests: readonly (readonly [string, TextPeople])[] = [
  [
    `To the Branch Manager. I, Balwant Rai son / wife / daughter of Harbans Lal , aged 35 years,\nresident of 106, Model Town, mobile 92205-20530 , PAN\nABCPR9296R , request a loan of Rs. 69,00,000.\nGuarantor: Sh. Vinay Kumar, mobile 9341960980.\nThe builder is Green Heights Infratech Pvt. Ltd. .`,
    { applicant: 'Balwant Rai', phone: '9220520530', developer: 'Green Heights Infratech Pvt. Ltd' },
  ],
  [
    'Sir,\nWe, Ramesh Nair and Sunita Nair, residing at 14, Temple Road, Kochi, hereby apply for a housing loan of Rs. 30 lakh. The developer of the project is M/s Blue Bay Homes LLP.',
    { applicant: 'Ramesh Nair', co: 'Sunita Nair', developer: 'M/s Blue Bay Homes LLP' },
  ],
  ['I, the undersigned K. Rajan, S/o Kesavan, aged 44, request you to sanction me a loan of Rs. 22 lakh.', { applicant: 'K. Rajan' }],
  ['I am Prakash Jha, employed with the railways, and I wish to avail a loan against my property.', { applicant: 'Prakash Jha' }],
  [
    'We the undersigned (1) Shri A. Venkat Rao, S/o Late Narasimha Rao and (2) Smt. B. Lakshmi, W/o A. Venkat Rao, solicit a term loan.',
    { applicant: 'A. Venkat Rao', co: 'B. Lakshmi' },
  ],
  [
    'I, Sunita Devi wife of Mohan Lal, request jointly with my son Anil Kumar (co-applicant) a loan of Rs. 9,00,000.',
    { applicant: 'Sunita Devi', co: 'Anil Kumar' },
  ],
  // whoever asks for something else borrows nothing
  ['I, Rohit Sharma, branch manager, request you to value the flat for the loan.', {}],
  // a place to sign names nobody
  ['Signature of applicant\tSignature of co-applicant\tField Officer', {}],
]

/** What the request is for. */
const kinds: readonly (readonly [string, string])[] = [
  [
    'I, Asha Rao wife of B. Rao, aged 35 years,\nresident of Pune, request a loan of Rs. 9,00,000 under the scheme HL -\nPurchase (Resale) , to be repaid.',
    'Home Loan',
  ],
  ['We, Asha Rao and B. Rao, request a loan of Rs. 9,00,000 under your product Plot Purchase, to be repaid.', 'Plot Loan'],
  [
    'I, Asha Rao, residing at 4, Park Road, request jointly with my husband\nB. Rao (co-applicant) a loan under the category Home Improvement.',
    'Home Improvement Loan',
  ],
  ['I am Asha Rao of Pune and I wish to avail a loan against my property.', 'Loan Against Property'],
  // the form's title tells it
  ['I, Asha Rao, request a loan under the scheme of the bank.', 'Home Loan'],
]

describe('requests in the first person', () => {
  it.each(requests)('tells the people of %j', (text, people) => {
    expect(peopleOfText(office + text)).toEqual(people)
  })
  it.each(kinds)('tells the kind of %j', (text, kind) => {
    expect(valuesBy(loanOf, office + text, 'form').loan_type).toBe(kind)
  })
})
