import { describe, expect, it } from 'vitest'
import { bandOf, cropped, greyStretched, inked, inkLevel, levelled, pbm, spix } from './pixels.ts'

const [width, height] = [320, 240]
const drawn = (value: (x: number, y: number) => number) => ({
  data: Uint8Array.from({ length: width * height }, (_, i) => value(i % width, Math.floor(i / width))),
  width,
  height,
})
/** Bars of ink on paper whose light falls from left to right. */
const isInk = (x: number, y: number) => y % 24 < 6 && x % 12 < 7
const shaded = drawn((x, y) => (isInk(x, y) ? 0.25 : 1) * (240 - (150 * x) / width))

describe('levelled', () => {
  it('makes paper white and ink as dark wherever the light falls', () => {
    const even = levelled(shaded)
    for (const x of [36, 156, 276]) {
      expect(even.data[12 * width + x]).toBeGreaterThan(220)
      expect(even.data[26 * width + x]).toBeLessThan(90)
    }
  })

  it('does the same on a smaller copy with smaller tiles', () => {
    expect(levelled(shaded, 8).data[26 * width + 276]).toBeLessThan(90)
  })
})

describe('greyStretched', () => {
  it('makes faint ink black, and of an empty page no ink', () => {
    const faint = greyStretched(drawn((x, y) => (isInk(x, y) ? 200 : 245)))
    expect(faint.data[26 * width + 36]).toBeLessThan(20)
    expect(faint.data[12 * width + 36]).toBeGreaterThan(240)
    const empty = greyStretched(drawn((x) => 240 + (x % 5)))
    expect(Math.min(...empty.data)).toBeGreaterThan(200)
  })
})

describe('inked', () => {
  it("parts ink from paper by the page's own level", () => {
    const even = levelled(shaded)
    const ink = inked(even, inkLevel(even))
    expect(ink.data[26 * width + 276]).toBe(1)
    expect(ink.data[12 * width + 276]).toBe(0)
  })
})

describe('cropped', () => {
  it('keeps what lies inside', () => {
    const part = cropped(
      drawn((x, y) => (x === 3 && y === 2 ? 7 : 0)),
      2.2,
      -4,
      10,
      8,
    )
    expect([part.width, part.height, part.data[2 * part.width + 1]]).toEqual([10, 4, 7])
  })
})

describe('bandOf', () => {
  it('takes the rows with most ink', () => {
    const ink = drawn((x, y) => (y >= 100 && y < 120 && x < 50 ? 1 : 0))
    const band = bandOf(ink, 20)
    expect(band).toMatchObject({ width, height: 20 })
    expect(band.data.reduce((sum, value) => sum + value, 0)).toBe(1000)
    expect(bandOf(ink, 999).height).toBe(height)
  })
})

describe('pbm', () => {
  it('packs eight pixels into a byte', () => {
    expect(pbm({ data: Uint8Array.of(1, 0, 0, 0, 0, 0, 0, 1, 1), width: 9, height: 1 })).toEqual(
      Buffer.concat([Buffer.from('P4\n9 1\n'), Buffer.of(0x81, 0x80)]),
    )
  })
})

describe('spix', () => {
  it('keeps four pixels in a word, the first one highest, each row in words of its own', () => {
    const packed = spix({ data: Uint8Array.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10), width: 5, height: 2 })
    expect(packed.toString('latin1', 0, 4)).toBe('spix')
    expect([4, 8, 12, 16, 20, 24].map((at) => packed.readUInt32LE(at))).toEqual([5, 2, 8, 2, 0, 16])
    expect([28, 32, 36, 40].map((at) => packed.readUInt32LE(at))).toEqual([0x01020304, 0x05000000, 0x06070809, 0x0a000000])
  })
})
