import { describe, expect, it } from 'vitest'
import type { Word } from '../../ocr/model.ts'
import { withWholeFigures } from './split-figures.ts'

const height = 0.012

/** A line whose words stand so many heights apart from the one before. */
function read(...texts: readonly (readonly [text: string, gap: number])[]): string {
  let x = 0.1
  const words = texts.map(([text, gap]): Word => {
    x += gap * height
    const box = { x, y: 0.2, w: 0.006 * text.length, h: height }
    x += box.w
    return { text, conf: 0.8, page: 1, box, level: box, line: 0, block: 0, size: height }
  })
  return withWholeFigures({ page: 1, width: 1000, height: 1000, turn: 0, source: 'ocr', words })
    .words.map(({ text }) => text)
    .join(' ')
}

describe('withWholeFigures', () => {
  it('joins what touches: a figure was parted at its comma', () => {
    expect(read(['Parking', 0], ['6,00,', 3], ['000', 0.04], ['only', 0.4])).toBe('Parking 6,00,000 only')
    expect(read(['3,', 0], ['73,', -0.02], ['000', 0])).toBe('3,73,000')
    expect(read(['1,', 0], ['930', 0.02], ['Sq.ft.', 0.3])).toBe('1,930 Sq.ft.')
  })

  it('joins the last decimal of a measure', () => {
    expect(read(['Area', 0], ['153.2', 0.5], ['9', 0.5], ['sq.mtr.', 0.4])).toBe('Area 153.29 sq.mtr.')
    expect(read(['Rent', 0], ['12.5', 0.5], ['3', 0.5], ['times', 0.4])).toBe('Rent 12.5 3 times')
  })

  it('leaves figures of a list, and what is no figure', () => {
    expect(read(['Plots', 0], ['1,', 0.5], ['930', 0.4])).toBe('Plots 1, 930')
    expect(read(['12,', 0], ['14', 0.02], ['Street', 0.4])).toBe('12, 14 Street')
    expect(read(['Flat', 0], ['A-1,', 0.4], ['930', 0])).toBe('Flat A-1, 930')
  })
})
