import { describe, expect, it } from 'vitest'
import { mergedWords, withLostMarks } from './merged-words.ts'
import type { RawWord } from './recogniser.ts'

const word = (text: string, left: number, conf = 0.95, line = 0, top = 100, high = 20): RawWord => ({
  text,
  conf,
  left,
  right: left + 10 * text.length,
  top,
  bottom: top + high,
  line,
  block: 0,
})
const texts = (words: readonly RawWord[]) => words.map(({ text, line }) => `${text} ${line}`)

describe('mergedWords', () => {
  it('takes what the other reading says more surely, in its place in the line', () => {
    const first = [word('Mr.', 0), word('R4m', 40, 0.3), word('Sinha', 100)]
    expect(texts(mergedWords(first, [word('Ram', 40, 0.9, 7), word('Sinbo', 100, 0.7, 7)]))).toEqual(['Mr. 0', 'Ram 0', 'Sinha 0'])
  })

  it('puts two words for one, and one for two', () => {
    const first = [word('FlatNo12', 0, 0.4), word('Sec', 100, 0.4), word('tor', 130, 0.4)]
    const other = [word('Flat', 0), word('No12', 40), word('Sector', 100)]
    expect(texts(mergedWords(first, other))).toEqual(['Flat 0', 'No12 0', 'Sector 0'])
  })

  it('adds words that the first reading lost, beside its own or in a line of their own', () => {
    const first = [word('Loan', 0), word('Date', 400)]
    const other = [word('45059/2026', 200, 0.9, 3), word('Balance', 0, 0.9, 4, 300), word('Transfer', 80, 0.9, 4, 300)]
    expect(texts(mergedWords(first, other))).toEqual(['Loan 0', '45059/2026 0', 'Date 0', 'Balance 1', 'Transfer 1'])
  })

  it('parts lines that a misread word over both of them would join', () => {
    const first = [word('~Ba', 0, 0.1, 2, 100, 60), word('Village', 200, 0.95, 2)]
    const other = [word('Kadir', 0, 0.95, 5), word('Built-up', 5, 0.95, 6, 140), word('1,800', 210, 0.95, 6, 140)]
    expect(texts(mergedWords(first, other))).toEqual(['Kadir 2', 'Village 2', '1,800 3', 'Built-up 4'])
  })

  it('is surer of a word that both readings tell, though neither is sure of it', () => {
    const sure = (text: string, ours: number, theirs: number) => mergedWords([word(text, 0, ours)], [word('uds', 0, theirs)])[0]?.conf
    expect(sure('UDS', 0.39, 0.58)).toBeGreaterThan(0.6)
    expect(sure('UPS', 0.39, 0.58)).toBe(0.39)
    expect(sure('UDS', 0.2, 0.58)).toBe(0.2)
  })

  it('adds no unsure word, none of a letter, and no lettering of another height', () => {
    const first = [word('Loan', 0)]
    expect(texts(mergedWords(first, [word('Rcgis', 200, 0.6), word('x', 300), word('SEAL', 400, 0.95, 1, 90, 45)]))).toEqual(['Loan 0'])
  })

  it('keeps a reading as it is where one word of the other is unsure', () => {
    const first = [word('Sinha', 0, 0.7)]
    expect(texts(mergedWords(first, [word('Si', 0, 0.99), word('nho', 20, 0.5)]))).toEqual(['Sinha 0'])
  })

  it('keeps a reading as it is where the other tells some letters twice', () => {
    const first = [word('XXXXXX5967', 0, 0.8)]
    expect(texts(mergedWords(first, [word('XXXXXX596', 0), word('967', 70)]))).toEqual(['XXXXXX5967 0'])
  })
})

describe('withLostMarks', () => {
  it('gives words the points, commas and dashes that a reading with the same letters has', () => {
    const dark = [word('216', 0), word('67', 40), word('sq', 100), word('yds', 130), word('21-02', 200), word('2024', 260)]
    const fuller = [word('216.67', 0, 0.9, 5), word('sq.yds.', 100, 0.8, 5), word('21-02-2024', 200, 0.9, 5)]
    expect(texts(withLostMarks(dark, fuller))).toEqual(['216.67 0', 'sq.yds. 0', '21-02-2024 0'])
  })

  it('keeps words that the other reading says otherwise, unsurely or with fewer marks', () => {
    const dark = [word('Ram', 0), word('18', 100), word('S/o', 200)]
    const fuller = [word('Rarn.', 0), word('1.8', 100, 0.4), word('So', 200)]
    expect(texts(withLostMarks(dark, fuller))).toEqual(['Ram 0', '18 0', 'S/o 0'])
  })
})
