import { describe, expect, it } from 'vitest'
import type { Word } from '../../ocr/model.ts'
import { layoutOf } from './layout.ts'

/** Cells as `left|top|text`, in shares of the page. */
const rowsOf = (...cells: readonly string[]): string[] => {
  const words = cells.flatMap((cell, line) => {
    const [left = '', top = '', text = ''] = cell.split('|')
    return text.split(' ').map((word, at): Word => {
      const box = { x: Number(left) + at * 0.07, y: Number(top), w: 0.06, h: 0.016 }
      return { text: word, conf: 0.9, page: 1, box, level: box, line, block: 0, size: 0.016 }
    })
  })
  const page = { page: 1, width: 1000, height: 1400, turn: 0, source: 'ocr', words } as const
  return layoutOf({ file: 'a', sha256: '', pages: [page] }).rows.map(({ segments }) => segments.map(({ text }) => text).join(' | '))
}

const form = ['0.06|0.10|HOLDER', '0.30|0.10|AARTI JOSHI', '0.06|0.13|TAXID', '0.30|0.13|1070027411']

describe('a label in the middle of its cell', () => {
  it('stands beside the first of the two lines', () => {
    expect(rowsOf(...form, '0.30|0.16|SHANTI COLONY', '0.06|0.176|PREMISES', '0.30|0.192|MALWAPUR 452016')).toEqual([
      'HOLDER | AARTI JOSHI',
      'TAXID | 1070027411',
      'PREMISES | SHANTI COLONY',
      'MALWAPUR 452016',
    ])
  })

  it('is none where its lines stand as far apart as rows do, or where there is no form', () => {
    expect(rowsOf(...form, '0.30|0.16|SHANTI COLONY', '0.06|0.19|PREMISES', '0.30|0.22|MALWAPUR 452016').at(-2)).toBe('PREMISES')
    expect(rowsOf('0.30|0.16|SHANTI COLONY', '0.06|0.176|PREMISES', '0.30|0.192|MALWAPUR 452016').at(-2)).toBe('PREMISES')
  })
})
