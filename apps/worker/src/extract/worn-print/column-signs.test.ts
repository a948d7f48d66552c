import { describe, expect, it } from 'vitest'
import type { Page, Word } from '../../ocr/model.ts'
import { withColumnSigns } from './column-signs.ts'

const wordAt = (text: string, x: number, line: number): Word => {
  const box = { x, y: 0.1 + 0.02 * line, w: 0.008 * text.length, h: 0.01 }
  return { text, conf: 0.9, page: 1, box, level: box, line, block: 0, size: 0.01 }
}
/** Amounts below each other, each with its place. */
const read = (...amounts: (readonly [string, number])[]): string[] => {
  const page: Page = {
    page: 1,
    width: 1000,
    height: 1400,
    turn: 0,
    source: 'ocr',
    words: amounts.map(([text, x], i) => wordAt(text, x, i)),
  }
  return withColumnSigns(page).words.map(({ text }) => text)
}

describe('withColumnSigns', () => {
  it('takes the figure for a sign that stands where other amounts have theirs', () => {
    expect(read(['₹', 0.6], ['34,20,000', 0.601], ['₹2,00,000', 0.6])).toEqual(['₹', '₹4,20,000', '₹2,00,000'])
  })

  it.each([
    ['begins behind the signs', ['34,20,000', 0.61]],
    ['is no amount without its first figure', ['3,20,000', 0.6]],
    ['begins with a figure unlike the sign', ['14,20,000', 0.6]],
  ] as const)('leaves an amount that %s', (_, own) => {
    expect(read(['₹', 0.6], own, ['₹2,00,000', 0.6])).toContain(own[0])
  })

  it('leaves amounts of a column with one sign', () => {
    expect(read(['₹', 0.6], ['34,20,000', 0.6])).toContain('34,20,000')
  })
})
