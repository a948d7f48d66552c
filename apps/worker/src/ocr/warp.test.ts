import { describe, expect, it } from 'vitest'
import { compose, identity, inverse, mapped, ontoCorners, rotation, scaling } from './geometry.ts'
import { shrunk, warped } from './warp.ts'

const [width, height] = [300, 200]
/** A slope: each pixel tells where it is. */
const slope = { data: Uint8Array.from({ length: width * height }, (_, i) => (i % width) / 2 + Math.floor(i / width) / 4), width, height }

describe('warped', () => {
  it.each([
    ['turned', rotation(7, width, height)],
    ['scaled', scaling(0.5)],
    [
      'seen askew',
      ontoCorners(width, height, [
        { x: 20, y: 10 },
        { x: 280, y: 30 },
        { x: 290, y: 190 },
        { x: 5, y: 170 },
      ]),
    ],
  ])('takes each pixel from its place, %s', (_, toSource) => {
    const out = warped(slope, toSource, width, height)
    for (const [x, y] of [
      [150, 100],
      [77, 33],
      [220, 160],
    ] as const) {
      const from = mapped(toSource, { x, y })
      expect(Math.abs(out.data[y * width + x]! - (from.x / 2 + from.y / 4))).toBeLessThan(1.5)
    }
  })

  it('takes each pixel of a bent page from where it came to lie', () => {
    const out = warped(slope, identity, width, height, ({ x, y }) => ({ x, y: y + (x - 150) / 10 }))
    for (const [x, y] of [
      [150, 100],
      [77, 33],
      [220, 160],
    ] as const)
      expect(Math.abs(out.data[y * width + x]! - (x / 2 + (y + (x - 150) / 10) / 4))).toBeLessThan(1.5)
  })

  it('is white outside the source, and comes back by the inverse', () => {
    const turn = rotation(30, width, height)
    expect(warped(slope, turn, width, height).data[0]).toBe(255)
    const there = mapped(compose(inverse(turn), turn), { x: 12, y: 34 })
    expect(there.x).toBeCloseTo(12)
    expect(there.y).toBeCloseTo(34)
  })
})

describe('shrunk', () => {
  it('means squares of pixels, and takes a picture thinner than the factor', () => {
    expect([...shrunk({ data: Uint8Array.of(0, 100, 200, 100, 40, 40, 40, 40), width: 4, height: 2 }, 2).data]).toEqual([45, 95])
    expect(shrunk({ data: Uint8Array.of(9, 9, 9, 9, 9), width: 1, height: 5 }, 3)).toEqual({ data: Uint8Array.of(9), width: 1, height: 1 })
  })
})
