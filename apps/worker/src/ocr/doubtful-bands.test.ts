import { describe, expect, it } from 'vitest'
import { bandsAround, stacked } from './doubtful-bands.ts'
import type { RawWord } from './recogniser.ts'

const word = (top: number, bottom: number): RawWord => ({ text: 'Road', conf: 0.4, left: 10, right: 40, top, bottom, line: 0, block: 0 })

/** A page whose rows say by their grey which they are. */
const page = { data: Uint8Array.from({ length: 50 * 200 }, (_, i) => Math.floor(i / 50)), width: 50, height: 200 }

describe('bandsAround', () => {
  it('keeps within the page, and joins parts that meet', () => {
    expect(bandsAround([word(100, 120), word(4, 20), word(125, 140), word(190, 199)], 10, 200)).toEqual([
      { top: 0, bottom: 30 },
      { top: 90, bottom: 150 },
      { top: 180, bottom: 200 },
    ])
  })
})

describe('stacked', () => {
  const { picture, onPage } = stacked(
    page,
    [
      { top: 20, bottom: 40 },
      { top: 120, bottom: 160 },
    ],
    5,
  )

  it('holds the bands alone, with white between them', () => {
    expect([picture.width, picture.height]).toEqual([50, 70])
    expect([0, 19, 20, 24, 25, 64].map((row) => picture.data[row * 50])).toEqual([20, 39, 255, 255, 120, 159])
  })

  it.each([
    [2, 18, 22, 38],
    [27, 45, 122, 140],
  ])('leads a word of rows %i to %i back to its place on the page', (top, bottom, pageTop, pageBottom) => {
    expect(onPage(word(top, bottom))).toEqual(word(pageTop, pageBottom))
  })

  it('leaves out what was read between two bands', () => {
    expect(onPage(word(20, 24))).toBeNull()
  })
})
