import { describe, expect, it } from 'vitest'
import type { Page, Word } from '../../ocr/model.ts'
import { layoutOf } from './layout.ts'

const lineHeight = 0.012

/** Words of equal width from `x` on at height `y`. */
function lineAt(line: number, x: number, y: number, text: string): Word[] {
  return text.split(' ').map((word, i) => {
    const box = { x: x + i * 0.06, y, w: 0.055, h: lineHeight }
    return { text: word, conf: 1, page: 1, box, level: box, line, block: 0, size: lineHeight }
  })
}

const pageOf = (words: Word[]): Page => ({ page: 1, width: 1000, height: 1400, turn: 0, source: 'ocr', words })
const flowOf = (words: Word[]) =>
  layoutOf({ file: 'a.jpg', sha256: '', pages: [pageOf(words)] })
    .flow.text.split('\n')
    .filter(Boolean)

describe('layoutOf', () => {
  const rows = Array.from({ length: 10 }, (_, i) => i)
  const twoColumns = [
    ...lineAt(0, 0.35, 0.05, 'TERMS AND CONDITIONS HERE'),
    // the right column starts half a line above the left one and ends below it
    ...lineAt(1, 0.55, 0.087, 'r0 right text of a line'),
    ...rows.flatMap((i) => [
      ...lineAt(2 + 2 * i, 0.08, 0.1 + i * 0.02, `l${i} left text of a line`),
      ...lineAt(3 + 2 * i, 0.55, 0.107 + i * 0.02 - 0.004, `r${i + 1} right text of a line`),
    ]),
    ...lineAt(40, 0.55, 0.318, 'r11 right text of a line'),
    ...lineAt(41, 0.08, 0.5, 'a line far below that belongs to neither'),
  ]

  it('reads prose in two columns down the left one first, also the lines at its ends that have no neighbour', () => {
    const flow = flowOf(twoColumns)
    expect(flow.map((line) => line.split(' ')[0])).toEqual([
      'TERMS',
      ...rows.map((i) => `l${i}`),
      ...Array.from({ length: 12 }, (_, i) => `r${i}`),
      'a',
    ])
  })

  it('joins the parts of a line that were read as two, and no cells', () => {
    const parted = (gap: number) =>
      flowOf([...lineAt(0, 0.1, 0.1, 'House No. C-'), ...lineAt(1, 0.275 + gap, 0.1, '82, Block'), ...lineAt(2, 0.1, 0.2, 'below')])[0]
    expect(parted(0.008)).toBe('House No. C- 82, Block')
    expect(parted(0.024)).toBe('House No. C-\t82, Block')
  })

  it('reads a form in two columns row by row', () => {
    const form = rows.flatMap((i) => [
      ...lineAt(2 * i, 0.08, 0.1 + i * 0.03, `Label${i} Kumar`),
      ...lineAt(2 * i + 1, 0.55, 0.1 + i * 0.03, `Lata${i} Devi`),
    ])
    expect(flowOf(form)[1]).toBe('Label1 Kumar\tLata1 Devi')
  })
})
