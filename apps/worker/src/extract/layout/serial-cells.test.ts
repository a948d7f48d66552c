import { expect, it } from 'vitest'
import type { Word } from '../../ocr/model.ts'
import { layoutOf } from './layout.ts'

/** Lines of words that stand at `left:text`, in hundredths of the page, each with the size of its letters. */
const rowsOf = (...lines: readonly (readonly [string, number])[]): string[] => {
  const words = lines.flatMap(([line, size], at) =>
    line.split(' ').map((cell): Word => {
      const [left = '', text = ''] = cell.split(':')
      const box = { x: Number(left) / 100, y: 0.1 + at * 0.03, w: text.length * 0.008, h: size }
      return { text, conf: 0.9, page: 1, box, level: box, line: at, block: 0, size }
    }),
  )
  const page = { page: 1, width: 1000, height: 1400, turn: 0, source: 'ocr', words } as const
  return layoutOf({ file: 'a', sha256: '', pages: [page] }).rows.map(({ segments }) => segments.map(({ text }) => text).join(' | '))
}

const form = [
  ['5:1 9.2:Member 40:Asha', 0.012],
  ['5:2 9.2:Mobile 40:98453', 0.012],
  ['5:3 9.2:Area 40:580', 0.012],
] as const

it('parts a number that ran into its label, where others stand in a column', () => {
  expect(rowsOf(...form, ['5:7 9.2:Infrastructure 40:65,000', 0.0145]).at(-1)).toBe('7 | Infrastructure | 65,000')
  expect(rowsOf(...form, ['6.5:7 9.2:Infrastructure 40:65,000', 0.0145]).at(-1)).toBe('7 Infrastructure | 65,000')
})
