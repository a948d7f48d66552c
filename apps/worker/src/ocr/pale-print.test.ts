import { describe, expect, it } from 'vitest'
import { darkPrintAlone, withoutPattern, withPalePrint, withPrintAlone } from './pale-print.ts'
import { inkLevel, type Grey } from './pixels.ts'

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

describe('withPrintAlone', () => {
  it.each([4, 50])('makes print dark that dust and a black edge of %i had made pale', (edge) => {
    const seen = withPrintAlone(dirty(page(190, 8), edge))
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
    expect(withPrintAlone(picture)).toBe(picture)
  })

  /** Pale thin waves over the whole page, as of security paper. */
  const patterned = (picture: Grey): Grey => {
    for (let wave = 0; wave < 110; wave += 1)
      for (let x = 0; x < width; x += 1) fill(picture, x, Math.max(0, Math.round(wave * 8 + 10 * Math.sin(x / 14 + wave))), 1, 3, 182)
    for (let line = 0; line < 4; line += 1) for (let x = 60; x < 600; x += 16) fill(picture, x, 60 + line * 36, 7, 14, 20)
    return picture
  }

  it('makes paper of a pattern so dark that it was taken for ink', () => {
    const picture = patterned(page(20, 4))
    expect(inkLevel(picture)).toBeGreaterThanOrEqual(182)
    const seen = withPrintAlone(picture)
    expect(inkLevel(seen)).toBeLessThan(at(seen, 300, Math.round(40 * 8 + 10 * Math.sin(300 / 14 + 40)) + 1))
    expect(at(seen, 63, 66)).toBeLessThan(40)
  })

  it('makes paper of a watermark that is darker here and there', () => {
    const picture: Grey = { data: new Uint8Array(width * height).fill(250), width, height }
    for (const top of [30, 250, 470, 690])
      for (let x = 20; x < 660; x += 4) for (let y = 0; y < 190; y += 10) fill(picture, x, top + y, 4, 10, 160 + ((x + y) % 35))
    for (let line = 0; line < 6; line += 1) for (let x = 60; x < 600; x += 16) fill(picture, x, 40 + line * 42, 7, 14, 20)
    expect(inkLevel(picture)).toBeGreaterThan(182)
    expect(Math.min(...[30, 60, 90, 300].map((x) => at(withPrintAlone(picture), x, 35)))).toBeGreaterThan(215)
  })

  it('is told apart from print, which is dark at once: a pattern is taken out only where it is asked for', () => {
    const picture = patterned(page(20, 4))
    expect(withPalePrint(picture)).toBe(picture)
    expect(withoutPattern(picture)).not.toBeNull()
    expect(withoutPattern(page(30, 20))).toBeNull()
  })

  it('leaves pale print beside dark', () => {
    const picture = page(185, 22)
    for (let line = 0; line < 4; line += 1) for (let x = 60; x < 600; x += 16) fill(picture, x, 60 + line * 36, 7, 14, 20)
    expect(withPrintAlone(picture)).toBe(picture)
  })
})

describe('darkPrintAlone', () => {
  it('leaves the print of a page and takes what is paler, as a stamp that lost its colour', () => {
    const picture = page(20, 20)
    fill(picture, 30, 300, 600, 4, 140)
    const seen = darkPrintAlone(picture)!
    expect(at(seen, 63, 66)).toBeLessThan(60)
    expect(at(seen, 40, 302)).toBe(255)
  })

  it('says nothing of a page whose print is pale', () => {
    expect(darkPrintAlone(page(190, 20))).toBeNull()
  })
})
