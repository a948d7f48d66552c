import { describe, expect, it } from 'vitest'
import { findComponents } from './components.ts'
import type { Ink } from './pixels.ts'

const drawn = (...rows: string[]): Ink => ({
  data: Uint8Array.from(rows.join(''), (cell) => (cell === '#' ? 1 : 0)),
  width: rows[0]!.length,
  height: rows.length,
})

const shown = ({ data, width, height }: Ink): string[] =>
  Array.from({ length: height }, (_, y) =>
    Array.from(data.subarray(y * width, (y + 1) * width), (cell) => (cell === 1 ? '#' : '.')).join(''),
  )

describe('stains of ink', () => {
  it('hang together by corners too, also where two arms meet only below', () => {
    const { components } = findComponents(drawn('#.....#...', '#....#....', '.#..#...##', '..##......', '.........#'))
    expect(components).toMatchObject([
      { left: 0, right: 6, top: 0, bottom: 3, pixels: 8 },
      { left: 8, right: 9, top: 2, bottom: 2, pixels: 2 },
      { left: 9, right: 9, top: 4, bottom: 4, pixels: 1 },
    ])
  })

  it('do not go on from the end of a row to the next one', () => {
    expect(findComponents(drawn('........##', '..........', '##........')).components).toHaveLength(2)
    expect(findComponents(drawn('........##', '##........')).components).toHaveLength(2)
  })

  it('tell the longest strokes of their upper and lower ends', () => {
    const [frame] = findComponents(drawn('.######.', '.#....#.', '.#....#.', '.#....#.', '.###..#.')).components
    expect(frame).toMatchObject({ upperRun: 6, lowerRun: 3 })
  })

  it('are wiped out whole', () => {
    const ink = drawn('##..#', '.....', '.#.##')
    findComponents(ink).wipe((one) => one.pixels === 2)
    expect(shown(ink)).toEqual(['....#', '.....', '.#...'])
  })
})
