import { describe, expect, it } from 'vitest'
import { peopleOfText, type TextPeople } from './people-of-text.ts'

/** Agreements of lenders, which call their parties as deeds do, and sheets of their desks; names are invented. */
const papers: readonly (readonly [string, TextPeople])[] = [
  [
    'TRIPARTITE AGREEMENT\nThis agreement is made on 2nd May 2025 among\n(1) Ms. Ananya Iyer D/o Mr. Suresh Iyer and Mr. Karthik Raman S/o Mr. V. Raman (hereinafter called "the Borrowers"),\n(2) Blue Meridian Projects LLP (hereinafter called "the Builder"), and\n(3) Unity Housing Finance Ltd. (hereinafter called "the Lender").\nThe Lender has sanctioned a housing loan of Rs. 95,00,000 under loan account No. UHF/0099123.',
    { applicant: 'Ananya Iyer', co: 'Karthik Raman', developer: 'Blue Meridian Projects LLP' },
  ],
  [
    'HOME LOAN AGREEMENT\nBETWEEN Apna Ghar Finance Limited (hereinafter referred to as the "Lender") AND Mr. Rakesh Verma S/o Shri Om Prakash Verma, R/o 22, Civil Lines, Bareilly (hereinafter referred to as the "Borrower").\nLoan Account No: AGF0098123',
    { applicant: 'Rakesh Verma' },
  ],
  [
    'HOUSING LOAN - CUSTOMER ONBOARDING SHEET\nDeal ID : DL-2025-0091827\nSourced through : Connector (Mr. Feroz Khan, 9000012345)\nPrimary Obligor : MOHAMMED ASLAM SHAIKH\nSecondary Obligor : NAZIA ASLAM SHAIKH\nRelationship : Spouse\nReach on : 98200 44556',
    { applicant: 'Mohammed Aslam Shaikh', co: 'Nazia Aslam Shaikh', phone: '9820044556' },
  ],
  [
    'Sir,\nPls arrange valuation for the below Housing Loan proposal of Shri. Milind Prasad Rane and\nSmt. Vaishali Rane. Property is Plot No. 99, Panaji; seller is Shri. Sanjay Milind\nShinde, whose mobile is 8189740205.\nBorrower can be reached on XXXXXX3607. If not reachable call our field staff Prasad 9546910863.',
    { applicant: 'Milind Prasad Rane', co: 'Vaishali Rane', owner: 'Sanjay Milind Shinde' },
  ],
  [
    'SANCTION INTIMATION\nApplication ID: 2025-HL-00812234\nDear Imran Pasha,\nYour Home Loan of INR 42,00,000 has been approved. Co-applicants: Ayesha Siddiqua.\nRM: Tabassum, 90080 11223. Property seller: Mr. N. Krishnappa. Builder: NA. Project: Independent house.\nTenure 240 months',
    { applicant: 'Imran Pasha', co: 'Ayesha Siddiqua', owner: 'N. Krishnappa' },
  ],
  [
    "REVENUE DEPARTMENT\nRECORD OF RIGHTS (KHATIAN)\nName of Raiyat, father's name: Bijaya Kumar Sahoo, S/o Late Nabaghana Sahoo\nKhata No. 112",
    { owner: 'Bijaya Kumar Sahoo' },
  ],
  [
    'NAVI MUMBAI MUNICIPAL CORPORATION\nPROPERTY TAX BILL 2025-26\nPrimary Owner : SHARMA DEEPAK OMPRAKASH\nSecondary Owner : SHARMA RITU DEEPAK\nRateable Value 24,500',
    { owner: 'Sharma Deepak Omprakash, Sharma Ritu Deepak' },
  ],
]

describe('agreements and sheets of lenders', () => {
  it.each(papers)('%s', (text, people) => {
    expect(peopleOfText(text)).toEqual(people)
  })
})
