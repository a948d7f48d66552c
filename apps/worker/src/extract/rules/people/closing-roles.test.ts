import { describe, expect, it } from 'vitest'
import { readTextFile } from '../../../ocr/text-file.ts'
import { extractFields } from '../../extract-fields.ts'

const peopleOf = (text: string): Record<string, unknown> => {
  const found = extractFields([{ file: 'paper.txt', sha256: '', pages: [readTextFile(new TextEncoder().encode(text), 'paper.txt')] }], [])
  const of = (key: string) => found[key]?.value
  return { owner: of('property_owner_name'), applicant: of('applicant_name'), co: of('co_applicant_name') }
}

const agreement = (first: string, second: string) => `AGREEMENT FOR SALE
This deed of agreement is executed on 9 January 2015 at Gaya by and
between:
1. Shri Umesh Ansari, S/o Shri Shambhu Ansari, aged about 62 years, by
occupation business, R/o 119, Chowk Bazar, Gaya, Mob. 9603568906${first}
2. Smt. Poonam Dutta, W/o Shri Suresh Dutta, aged about 47 years and
Shri Shahid Dutta, S/o Shri Ram Dutta, aged about 60 years, R/o 195,
Civil Lines, Gaya, Mob. 85XXXXXX23${second}
1. That the First Party has agreed to sell Flat No. 604, Mahamaya Vihar,
Gaya, Bihar to the Second Party for Rs. 39,00,000/-.`

const parties = { owner: 'Umesh Ansari', applicant: 'Poonam Dutta', co: 'Shahid Dutta' }

describe('a role that ends the words of its party', () => {
  it.each([
    ['behind leaders', ' ...... FIRST PARTY / VENDOR', ' ...... SECOND PARTY / VENDEE'],
    ['without the leaders, which a scan lost', ' FIRST PARTY / VENDOR', ' SECOND PARTY / VENDEE'],
    ['on a line of its own', '\nFIRST PARTY / VENDOR', ' SECOND PARTY / VENDEE'],
  ])('stands %s', (_, first, second) => {
    expect(peopleOf(agreement(first, second))).toEqual(parties)
  })

  it('is none in the midst of a clause', () => {
    expect(peopleOf('RECEIPT\nShri Umesh Ansari paid the second party / vendee\nRs. 500.')).toEqual({})
  })
})
