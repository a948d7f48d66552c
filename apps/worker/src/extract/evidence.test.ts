import { describe, expect, it } from 'vitest'
import type { Word } from '../ocr/model.ts'
import type { Candidate } from './candidate.ts'
import { evidenceOf, wordsOfValue } from './evidence.ts'
import { extractFields } from './extract-fields.ts'
import { typedPage } from './rules/typed-paper.ts'

const words = (text: string): Word[] =>
  text.split(' ').map((word, at) => ({ text: word, conf: 1, page: 1, box: null, level: null, line: 0, block: 0, size: at }))
const found = (text: string, value: string | number | string[]) =>
  wordsOfValue(words(text), value)
    .map((word) => word.text)
    .join(' ')

describe('the words that a value stands on', () => {
  it.each<[string, string | number | string[], string]>([
    ['Muktinagar, West Bengal PIN 711008', '711008', '711008'],
    ['Bengal 711 008 India', '711008', '711 008'],
    ['Saleable Area 1,410 Sq.Ft. 15', 1410, '1,410'],
    ['Flat 15 on floor 5', '5', '5'],
    ['allotted to Mr. ANITA RAO, w/o Ravi', 'Anita Rao', 'ANITA RAO,'],
    ['Pin Code-560060', '560060', 'Code-560060'],
    ['Housing loan for a flat', 'Home Loan', 'Housing loan for a flat'],
    ['Sale deed, tax bill', ['Sale deed', 'tax bill'], 'Sale deed, tax bill'],
  ])('%s: %j', (text, value, expected) => {
    expect(found(text, value)).toBe(expected)
  })
})

it.each([
  ['ANITA RAO,', 'Anita Rao', 'ANITA RAO'],
  ['Staircase and lift;', 'Staircase and lift', 'Staircase and lift'],
  ['Castle Rock Realty Pvt. Ltd.', 'Castle Rock Realty Pvt. Ltd.', 'Castle Rock Realty Pvt. Ltd.'],
  ['.....Asha Sinha.....', 'Asha Sinha', 'Asha Sinha'],
  ['.8515781574.', '8515781574', '8515781574'],
  ['-- Salt Lake', 'Salt Lake', 'Salt Lake'],
  ['(83.61', 83.61, '83.61'],
  ['111.48)', 111.48, '111.48'],
  ['Kamla Nagar (East)', 'Kamla Nagar (East)', 'Kamla Nagar (East)'],
  ['.5', 0.5, '.5'],
])('of %s what stands around the value is not told', (text, value, expected) => {
  const placed = words(text).map((word, at): Word => ({ ...word, box: { x: at / 10, y: 0.1, w: 0.08, h: 0.02 } }))
  const paper = { layout: { file: 'deed.pdf', sha256: 'a', pages: [{ page: 1, turn: 0 }], rows: [] } }
  expect(evidenceOf({ paper, words: placed, value } as unknown as Candidate)?.text).toBe(expected)
})

it('a value that goes on in the lines below its label is marked where it goes on', () => {
  const form = `
LOAN APPLICATION (HOUSING)
1. Name of applicant ..... Rekha Devi
2. Property address : Flat No. 4C, Third Floor, Tulsi
Residency, Mouza Bariatu, Plot No. 118, Ranchi, Jharkhand, PIN
834009.
3. Papers submitted ..... Sale Deed
I declare that all that is said above is true and complete to the best of my knowledge and belief.`
  const found = extractFields([{ file: 'form.pdf', sha256: '', pages: [typedPage(form)] }], [])
  const { property_address_doc: address, pincode } = found
  expect([pincode?.value, pincode?.evidence?.text]).toEqual(['834009', '834009'])
  expect(address?.evidence?.text).toMatch(/^Flat No. 4C, .* Ranchi, Jharkhand/u)
  expect(pincode?.evidence?.box?.y).toBeGreaterThan(address?.evidence?.box?.y ?? 1)
})
