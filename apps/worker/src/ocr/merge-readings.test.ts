import { expect, it } from 'vitest'
import { mergedReadings } from './merge-readings.ts'
import type { Page, Word } from './model.ts'

const word = (text: string, x: number, y: number, line: number, conf = 1): Word => {
  const box = { x, y, w: 0.1, h: 0.02 }
  return { text, conf, page: 1, box, level: box, line, block: 0, size: 0.02 }
}
const page = (words: Word[], turn: Page['turn'], source: Page['source']): Page => ({
  page: 1,
  width: 600,
  height: 800,
  turn,
  source,
  words,
})

it('keeps stored words, adds what else is seen, and lets the picture say how the page stands', () => {
  const stored = page([word('Received', 0.1, 0.1, 0)], 0, 'text')
  const recognised = page([word('Rece1ved', 0.1, 0.1, 0, 0.6), word('Deed', 0.4, 0.5, 1, 0.9)], 0, 'ocr')
  const both = mergedReadings(stored, recognised)
  expect(both.words.map(({ text, conf, line }) => [text, conf, line])).toEqual([
    ['Deed', 0.9, 1],
    ['Received', 1, 2],
  ])
  const field = { x: 0.35, y: 0.48, w: 0.3, h: 0.06 }
  expect(mergedReadings(stored, recognised, [field]).words.map(({ text }) => text)).toEqual(['Received'])
  const sideways = mergedReadings(stored, page([word('Deed', 0.4, 0.5, 0)], 90, 'ocr'))
  const box = sideways.words.find(({ text }) => text === 'Received')?.box
  expect(sideways.turn).toBe(90)
  expect([box?.x, box?.y, box?.w, box?.h].map((share) => Number(share?.toFixed(2)))).toEqual([0.88, 0.1, 0.02, 0.1])
})
