import type { IntakeKey } from '@parakh/contracts'
import { expect, it } from 'vitest'
import { readTextFile } from '../../../ocr/text-file.ts'
import { extractFields } from '../../extract-fields.ts'

const read = (text: string, key: IntakeKey): unknown =>
  extractFields([{ file: 'a.txt', sha256: '', pages: [readTextFile(new TextEncoder().encode(text), 'a.txt')] }], [key])[key]?.value

const head = 'is executed on the 3rd day of May 2019 by Smt. Mariyam Koshy, aged 74 years, wife of late Koshy Varkey, in favour of'

it.each([
  [
    `SETTLEMENT DEED\nThis settlement deed ${head} my children (1) Biju Koshy, aged 48 and (2) Bindu Raju, aged 45, of the same house.`,
    'Biju Koshy, Bindu Raju',
  ],
  [`GIFT DEED\nThis gift deed ${head} her only daughter Smt. Bindu Raju, aged 45, residing at Kochi.`, 'Bindu Raju'],
  [
    `GIFT DEED\nThis gift deed ${head} her two sons, namely 1. Shri Biju Koshy, aged 45 and 2. Shri Saju Koshy, aged 41, residing at Kochi.`,
    'Biju Koshy, Saju Koshy',
  ],
])('names the kin that a gift goes to: %s', (text, owners) => expect(read(text, 'property_owner_name')).toBe(owners))

it('names the seller at a heading that tells part and role', () => {
  const text =
    'AGREEMENT TO SELL\nParty of the first part - seller: Rameshbhai Mohanbhai Patel, aged 61, residing at Bhayli\nParty of the second part - buyers: (1) Kunal Trivedi, aged 36, and (2) Payal Trivedi, aged 34, residing at Vadodara'
  expect(read(text, 'property_owner_name')).toBe('Rameshbhai Mohanbhai Patel')
  expect(read(text, 'applicant_name')).toBe('Kunal Trivedi')
})

it('takes no calling for a second buyer', () => {
  const text =
    'SALE DEED\nThis deed is executed by Smt. Gowramma, aged 64 years, W/o Late Rudrappa (Seller) in favour of Sri. Kotresh K.M., aged 39 years, S/o Mahadevappa K.M., Lecturer, R/o Vinobanagar (Purchaser).'
  expect(read(text, 'property_owner_name')).toBe('Kotresh K.M.')
})

it('names both sides of an anubandh', () => {
  const text =
    'AGREEMENT TO SALE (ANUBANDH PATRA)\nAnubandh karta (seller): Shri Kailash Rathi S/o Shri Bherulal Rathi, R/o Rau, Indore\nAnubandh grahita (buyer): Shri Sumit Nagar S/o Shri J.P. Nagar and Smt. Palak Nagar W/o Shri Sumit Nagar, R/o Indore'
  expect(read(text, 'property_owner_name')).toBe('Kailash Rathi')
  expect(read(text, 'applicant_name')).toBe('Sumit Nagar')
  expect(read(text, 'co_applicant_name')).toBe('Palak Nagar')
})
