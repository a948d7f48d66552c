import { describe, expect, it } from 'vitest'
import type { Word } from '../ocr/model.ts'
import type { Candidate } from './candidate.ts'
import { evidenceOf, wordsOfValue } from './evidence.ts'

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
])('of %s the clause that follows is not told', (text, value, expected) => {
  const placed = words(text).map((word, at): Word => ({ ...word, box: { x: at / 10, y: 0.1, w: 0.08, h: 0.02 } }))
  const paper = { layout: { file: 'deed.pdf', sha256: 'a', pages: [{ page: 1, turn: 0 }], rows: [] } }
  expect(evidenceOf({ paper, words: placed, value } as unknown as Candidate)?.text).toBe(expected)
})
