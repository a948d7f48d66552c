import { describe, expect, it } from 'vitest'
import { typedPage } from '../rules/typed-paper.ts'
import { withWordsOfPhrases } from './words-in-phrases.ts'

const mended = (text: string): string =>
  withWordsOfPhrases({ ...typedPage(text), source: 'ocr' })
    .words.map((word) => word.text)
    .join(' ')

describe('words that their neighbours tell', () => {
  it.each([
    ['measuring East to Wes 20 feet', 'measuring East to West 20 feet'],
    ['Nort to South 40 feet', 'North to South 40 feet'],
    ['East to est: 30 feet', 'East to West: 30 feet'],
    ['orth - South', 'North - South'],
    ['a round + 3 floors building', 'a Ground + 3 floors building'],
    ['between M:. Shailendra Rane and', 'between Mr. Shailendra Rane and'],
    ['(1) Thiru Murugesan |, son of Ilango', '(1) Thiru Murugesan I, son of Ilango'],
    ['Plot Na? 70 and House Ne. B-12', 'Plot No. 70 and House No. B-12'],
    ['Loan Application Form/Ng. LPX93 and Khata Nof 4', 'Loan Application Form No. LPX93 and Khata No. 4'],
    ['Appl no ..... / H604HLD55', 'Appl no ..... H604HLD55'],
    ['Nominee |. Periyasamy', 'Nominee I. Periyasamy'],
  ])('%s', (read, printed) => {
    expect(mended(read)).toBe(printed)
  })

  it('are left alone elsewhere', () => {
    const good = 'East to the road, North and Nort Lane, round 3 corners, | Plot | 14, from East to Delhi'
    expect(mended(good)).toBe(good)
  })
})
