import { describe, expect, it } from 'vitest'
import { findComponents } from './components.ts'
import { identity } from './geometry.ts'
import { inked, type Grey } from './pixels.ts'
import type { Prepared } from './prepare.ts'
import type { RawWord } from './recogniser.ts'
import { withoutRupeeSigns, withRupeeSigns } from './rupee-signs.ts'

const [width, height] = [400, 80]
const letterHeight = 16

/** Glyphs as worn pages in print show them, from white, 0, to black, 9. */
const rupee = [
  '344566666555544',
  '567889999987765',
  '567788999999876',
  '567789999998764',
  '456778999998653',
  '567788999999765',
  '567778999999864',
  '456666799998754',
  '344445789986432',
  '333345789864211',
  '456678887642111',
  '679999876421111',
  '799998653211111',
  '799986432111111',
  '689875321111111',
  '357887531111111',
  '235788753111111',
  '135799752111111',
  '111357887431111',
  '111135788653211',
  '111113678875321',
  '111111457887421',
  '111111245776421',
  '111111123555321',
]
const two = [
  '001799997100000',
  '017999999710000',
  '199710017991000',
  '199100001991000',
  '000000001991000',
  '000000001991000',
  '000000017991000',
  '000000179910000',
  '000001799100000',
  '000017991000000',
  '000179910000000',
  '001799100000000',
  '017991000000000',
  '179910000000000',
  '199100000000000',
  '199999999991000',
  '199999999991000',
  '199999999991000',
]
const seven = two.map((_, y) => {
  if (y < 3) return '199999999991000'
  const at = 8 - Math.floor(y / 3)
  return '0'.repeat(at) + '999' + '0'.repeat(12 - at)
})

const blank = (): Grey => ({ data: new Uint8Array(width * height).fill(255), width, height })
const draw = ({ data }: Grey, glyph: readonly string[], left: number, top = 30): void => {
  glyph.forEach((row, y) =>
    Array.from(row).forEach((one, x) => (data[(top + y) * width + left + x] = 255 - Math.round((Number(one) * 255) / 9))),
  )
}
/** The page of these glyphs from the left, each so far from the one before. */
function pageOf(...glyphs: (readonly [readonly string[], number])[]): Prepared {
  const even = blank()
  let x = 20
  for (const [glyph, gap] of glyphs) {
    draw(even, glyph, (x += gap))
    x += 15
  }
  const ink = inked(even, 128)
  return { even, clean: even, ink, toStored: identity, turn: 0, letterHeight, letters: findComponents(ink).components }
}
const word = (text: string, left: number): RawWord => ({ text, conf: 0.9, left, right: left + 60, top: 30, bottom: 50, line: 3, block: 1 })

describe('rupee signs', () => {
  it('are taken off the page, and put before their figures', () => {
    const { page, signs } = withoutRupeeSigns(pageOf([rupee, 0], [two, 8], [two, 3]))
    expect(signs).toHaveLength(1)
    expect(signs[0]).toMatchObject({ left: 20, top: 30, bottom: 53 })
    expect(page.letters).toHaveLength(2)
    expect(page.clean.data.subarray(35 * width, 35 * width + 36).every((value) => value === 255)).toBe(true)
    expect(withRupeeSigns([word('22,000', 45), word('Rate', 200)], signs).map(({ text, line }) => [text, line])).toEqual([
      ['₹', 3],
      ['22,000', 3],
      ['Rate', 3],
    ])
  })

  it('are one word with a figure that they touch nearly', () => {
    const { signs } = withoutRupeeSigns(pageOf([rupee, 0], [two, 3], [two, 3]))
    const [amount] = withRupeeSigns([word('22,000', 36)], signs)
    expect(amount).toMatchObject({ text: '₹22,000', left: 20 })
  })

  it('say nothing where no figure was read behind them', () => {
    const { signs } = withoutRupeeSigns(pageOf([rupee, 0], [two, 3]))
    expect(withRupeeSigns([word('Rate', 200)], signs).map(({ text }) => text)).toEqual(['Rate'])
  })

  it.each([
    ['figures like them', pageOf([two, 0], [seven, 8], [two, 3])],
    ['what ends a word', pageOf([two, 0], [rupee, -2], [two, 3])],
    ['what no figure follows', pageOf([two, 0], [rupee, 60])],
  ])('are not %s', (_, page) => {
    const found = withoutRupeeSigns(page)
    expect(found.signs).toEqual([])
    expect(found.page).toBe(page)
  })
})
