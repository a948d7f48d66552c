import { describe, expect, it } from 'vitest'
import { withPalePrint } from './pale-print.ts'
import type { Grey } from './pixels.ts'

const [width, height] = [700, 900]

const fill = ({ data }: Grey, left: number, top: number, w: number, h: number, grey: number): void => {
  for (let y = top; y < top + h; y += 1) data.fill(grey, y * width + left, y * width + left + w)
}

/** Lines of letters of one grey on paper that is not quite even. */
function page(letters: number, lines: number): Grey {
  const picture: Grey = { data: new Uint8Array(width * height).map((_, i) => 250 + ((i * 7) % 5)), width, height }
  for (let line = 0; line < lines; line += 1) for (let x = 60; x < 600; x += 16) fill(picture, x, 60 + line * 36, 7, 14, letters)
  return picture
}

/** Dust, and a black edge, as of a sheet that lay askew. */
function dirty(picture: Grey, edge = 4): Grey {
  for (let i = 0; i < 40; i += 1) fill(picture, 20 + ((i * 137) % 640), 20 + ((i * 211) % 860), 3, 3, 10)
  fill(picture, 0, 0, edge, height, 0)
  return picture
}

const at = ({ data }: Grey, x: number, y: number): number => data[y * width + x]!

describe('withPalePrint', () => {
  it.each([4, 50])('makes print dark that dust and a black edge of %i had made pale', (edge) => {
    const seen = withPalePrint(dirty(page(190, 8), edge))
    expect(at(seen, 63, 66)).toBeLessThan(60)
    expect(at(seen, 63, 56)).toBeGreaterThan(225)
    expect(at(seen, 1, 400)).toBe(0)
  })

  it.each([
    ['dark print, however little', dirty(page(30, 2))],
    ['dark print with much of it', page(30, 20)],
    ['dust alone', dirty(page(250, 0))],
    ['blank paper', page(250, 0)],
  ])('leaves %s', (_, picture) => {
    expect(withPalePrint(picture)).toBe(picture)
  })
})
