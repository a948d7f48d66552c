import { describe, expect, it } from 'vitest'
import { readTextFile } from '../../../ocr/text-file.ts'
import { extractFields } from '../../extract-fields.ts'
import { peopleOfText, peopleOfTyped, type TextPeople } from './people-of-text.ts'

/** Papers of names told in few words; names are invented. */
const papers: readonly (readonly [string, string, TextPeople])[] = [
  [
    'memorandum of deposit',
    `MEMORANDUM RECORDING DEPOSIT OF TITLE DEEDS\nThis memorandum is made at Salem on 12th March 2024 that Thiru. K. Murugesan, S/o Thiru. Kandasamy, aged 45 years, residing at 12, Bazaar Street, Salem (hereinafter called the Depositor) has this day deposited with the bank the title deeds of the property with intent to create an equitable mortgage.`,
    { applicant: 'K. Murugesan', owner: 'K. Murugesan' },
  ],
  [
    'letter of deposit',
    `LETTER OF DEPOSIT OF TITLE DEEDS\nTo The Manager, Udupi\nI, Smt. Vasanthi Shenoy, W/o Sri Ganesh Shenoy, resident of Udupi, have on 5-4-2023 deposited with you the documents of title of my house with intent to create equitable mortgage.`,
    { applicant: 'Vasanthi Shenoy' },
  ],
  [
    'same as applicant',
    `HOME LOAN APPLICATION FORM\nApplicant name : Ritu Malhotra\nCo-applicant : Sanjay Malhotra\nProperty owner : Same as applicant`,
    { applicant: 'Ritu Malhotra', co: 'Sanjay Malhotra', owner: 'Ritu Malhotra' },
  ],
  [
    'both applicants',
    `HOME LOAN APPLICATION FORM\nApplicant name : Ritu Malhotra\nCo-applicant : Sanjay Malhotra\nProperty owner : Both applicants`,
    { applicant: 'Ritu Malhotra', co: 'Sanjay Malhotra', owner: 'Ritu Malhotra, Sanjay Malhotra' },
  ],
  [
    'raiyats with castes',
    `MUTATION ORDER\nName of raiyat : Ramesh Mahto, S/o Late Jagdish Mahto, Caste: Koeri; Suresh Mahto, S/o Late Jagdish Mahto, Caste: Koeri\nKhata No. 45 Plot No. 112`,
    { owner: 'Ramesh Mahto, Suresh Mahto' },
  ],
  [
    'colonisers',
    `ALLOTMENT LETTER\nGreen Valley Colonisers\nTo,\nMr. Harpreet Singh\nWe are pleased to allot you Plot No. 12 in our colony.\nFor Green Valley Colonisers`,
    { applicant: 'Harpreet Singh', developer: 'Green Valley Colonisers' },
  ],
]

describe('people of few words', () => {
  it.each(papers)('%s', (_, text, people) => {
    expect(peopleOfText(text)).toEqual(people)
  })

  it('joins names that two columns of a form break over two lines', () => {
    const form = `LOAN APPLICATION FORM
Applicant                      Co-applicant
Name      RAJENDRA KUMAR       Name      SUSHMA DEVI
          AGRAWAL                        AGRAWAL
Mobile    9827012345           Mobile    9827054321`
    expect(peopleOfTyped(form)).toEqual({ applicant: 'Rajendra Kumar Agrawal', co: 'Sushma Devi Agrawal', phone: '9827012345' })
  })

  it('reads a lease in perpetuity with its rent', () => {
    const text = `LEASE DEED\nThis lease deed is executed between the Improvement Trust (the Lessor) and Shri Mohan Lal (the Lessee). The plot is leased in perpetuity on a yearly rent of Rs. 250/- payable in advance.`
    const page = readTextFile(new TextEncoder().encode(text), 'paper.txt')
    const found = extractFields([{ file: 'paper.txt', sha256: '', pages: [page] }], [])
    expect(found['period_expired_balance_lease_rent']?.value).toBe('in perpetuity, lease money Rs. 250 per year')
  })
})
