import { describe, expect, it } from 'vitest'
import { cleanInk } from './clean-ink.ts'
import type { Grey } from './pixels.ts'

const [width, height] = [700, 400]
const black = 20

const fill = ({ data }: Grey, left: number, top: number, w: number, h: number, grey: number): void => {
  for (let y = top; y < top + h; y += 1) for (let i = y * width + left; i < y * width + left + w; i += 1) data[i] = Math.min(data[i]!, grey)
}

/** Four lines of letters, 16 high. */
function withLines(): Grey {
  const picture: Grey = { data: new Uint8Array(width * height).fill(255), width, height }
  for (const top of [40, 90, 140, 190]) for (let x = 40; x < 600; x += 16) fill(picture, x, top, 9, 16, black)
  return picture
}

/** A ring, as of a stamp. */
function ring(picture: Grey, x: number, y: number, radius: number, grey: number): void {
  for (let angle = 0; angle < 2 * Math.PI; angle += 0.004) {
    const [cx, cy] = [Math.round(x + radius * Math.cos(angle)), Math.round(y + radius * Math.sin(angle))]
    fill(picture, cx, cy, 3, 3, grey)
  }
}

const at = ({ data }: Grey, x: number, y: number): number => data[y * width + x]!

describe('crossedPrint', () => {
  it('leaves the letters that a stamp or a pen crosses, and takes the rest of it', () => {
    for (const grey of [black, 110]) {
      const picture = withLines()
      ring(picture, 300, 120, 60, grey)
      const { clean, ink } = cleanInk(picture)
      // letters that the ring runs through, in the second and the third line
      for (const [x, y] of [
        [252, 98],
        [252, 148],
        [348, 98],
        [348, 148],
      ] as const) {
        expect(at(clean, x, y)).toBe(black)
        expect(ink.data[y * width + x]).toBe(1)
      }
      expect(at(clean, 302, 62)).toBe(255)
      expect(at(clean, 302, 182)).toBe(255)
      expect(at(clean, 362, 122)).toBe(255)
    }
  })

  it('takes a paler stamp out between the letters as well', () => {
    const picture = withLines()
    ring(picture, 300, 120, 60, 110)
    const { ink } = cleanInk(picture)
    const between = (y: number) => [...Array(600).keys()].filter((x) => x % 16 >= 3 && x % 16 <= 6 && ink.data[y * width + x] === 1)
    expect(between(97)).toEqual([])
    expect(between(147)).toEqual([])
  })

  it('parts letters from the box that they touch', () => {
    const picture = withLines()
    for (const top of [250, 310]) fill(picture, 40, top, 560, 3, black)
    for (const left of [40, 318, 597]) fill(picture, left, 250, 3, 63, black)
    for (let i = 0; i < 15; i += 1) fill(picture, 60 + i * 16, 294, 9, i % 5 === 0 ? 18 : 14, black)
    for (let x = 321; x < 500; x += 16) fill(picture, x, 270, 9, 16, black)
    const { clean } = cleanInk(picture)
    expect(at(clean, 64, 300)).toBe(black)
    expect(at(clean, 325, 278)).toBe(black)
    expect(at(clean, 309, 311)).toBe(255)
    expect(at(clean, 598, 280)).toBe(255)
    expect(at(clean, 319, 262)).toBe(255)
  })

  it('keeps no stroke of a drawing that only crosses a line', () => {
    const picture = withLines()
    ring(picture, 640, 120, 40, black)
    const { ink } = cleanInk(picture)
    expect([...Array(60).keys()].filter((dx) => ink.data[98 * width + 620 + dx] === 1)).toEqual([])
  })
})
