import { describe, expect, it } from 'vitest'
import type { Word } from '../../ocr/model.ts'
import { spelledRuns } from './spelled-words.ts'

const word = (text: string, x: number, w = 0.008): Word => {
  const box = { x, y: 0.2, w, h: 0.012 }
  return { text, conf: 0.9, page: 1, box, level: box, line: 1, block: 0, size: 0.012 }
}
const boxed = (text: string, from: number): Word[] =>
  [...text].flatMap((letter, at) => (letter === ' ' ? [] : [word(letter, from + at * 0.02)]))
const texts = (words: readonly Word[]) =>
  spelledRuns(words)
    .flat()
    .map(({ text }) => text)

describe('words that a form spells letter by letter', () => {
  it('are put together, an empty box parts them', () => {
    expect(texts([word('Name', 0.1, 0.04), ...boxed('KAMAL QURESHI', 0.2)])).toEqual(['Name', 'KAMAL', 'QURESHI'])
  })
  it('of one row of boxes belong together', () => {
    const [, ...runs] = spelledRuns([word('Name', 0.1, 0.04), ...boxed('KAMAL QURESHI', 0.2), word('Age', 0.7, 0.03)])
    expect(runs.map((run) => run.map(({ text }) => text).join(' '))).toEqual(['KAMAL QURESHI', 'Age'])
  })
  it('keep their place on the page', () => {
    const [[name] = []] = spelledRuns(boxed('KAMAL', 0.2))
    expect(name?.box?.x).toBeCloseTo(0.2)
    expect(name?.box?.w).toBeCloseTo(0.088)
  })
  it('of two columns stay two', () => {
    expect(texts([...boxed('395416', 0.1), ...boxed('395832', 0.6)])).toEqual(['395416', '395832'])
  })
  it('leaves ordinary text alone', () => {
    const line = [word('Plot', 0.1, 0.03), word('4', 0.14), word('A', 0.16), word('of', 0.18, 0.02), word('S', 0.22), word('K', 0.235)]
    expect(texts(line)).toEqual(['Plot', '4', 'A', 'of', 'S', 'K'])
  })
})
