import { expect, it } from 'vitest'
import { withUprightsAsLetters } from './lone-uprights.ts'
import type { RawWord } from './recogniser.ts'

const word = (text: string, left: number, right: number, top = 100, bottom = 120): RawWord => ({
  text,
  conf: 0.9,
  left,
  right,
  top,
  bottom,
  line: 0,
  block: 0,
})
const textOf = (words: RawWord[]): string =>
  withUprightsAsLetters(words)
    .map(({ text }) => text)
    .join(' ')

it('takes an upright as high as the capital before it for an initial', () => {
  expect(textOf([word('Mrs.', 0, 40), word('Shanthi', 50, 130), word('|', 141, 144, 101, 120)])).toBe('Mrs. Shanthi I')
})

it('leaves uprights that part columns or words', () => {
  expect(textOf([word('Sandeep', 50, 130), word('|', 141, 144, 97, 126)])).toBe('Sandeep |')
  expect(textOf([word('Shanthi', 50, 130), word('|', 160, 163, 101, 120)])).toBe('Shanthi |')
  expect(textOf([word('98450', 50, 130), word('|', 141, 144, 101, 120)])).toBe('98450 |')
  expect(textOf([word('Bhattacharya', 50, 130, 100, 126), word('|', 141, 144, 101, 126)])).toBe('Bhattacharya |')
})
