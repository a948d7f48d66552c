import { describe, expect, it } from 'vitest'
import { withoutFolds } from './folds.ts'
import type { Grey } from './pixels.ts'

const [width, height] = [800, 1000]

/** Lines of letters on even paper, under a shade that each place takes its share of. */
function page(shade: (x: number, y: number) => number): Grey {
  const data = new Uint8Array(width * height).map((_, i) => {
    const [x, y] = [i % width, Math.floor(i / width)]
    const isLetter = x % 14 < 7 && y % 36 < 16 && x > 60 && x < 740
    return (isLetter ? 40 : 252) * shade(x, y)
  })
  return { data, width, height }
}

const even = page(() => 1)
const bell = (off: number): number => 1 - 0.25 * Math.exp(-((off / 9) ** 2))
const at = ({ data }: Grey, x: number, y: number): number => data[y * width + x]!

describe('withoutFolds', () => {
  it.each([
    ['across', page((x, y) => bell(y - 505 - x / 60)), 400, 512],
    ['down', page((x) => bell(x - 401)), 401, 530],
  ])('whitens paper in a fold that runs %s, and leaves the print in it dark', (_, folded, x, y) => {
    expect(at(folded, x, y)).toBeLessThan(200)
    const [print, paper]: [number[], number[]] = [[], []]
    const white = withoutFolds(folded)
    for (let row = 490; row < 550; row += 1)
      for (let i = 370; i < 430; i += 1) (at(even, i, row) === 40 ? print : paper).push(at(white, i, row))
    expect(Math.max(...print)).toBeLessThan(75)
    expect(Math.min(...paper)).toBeGreaterThan(225)
  })

  it.each([
    ['an even page', even],
    ['a stain that does not run over the page', page((x, y) => (x > 200 && x < 500 ? bell(y - 505) : 1))],
    ['the grey ground of a row of a table', page((_, y) => (y > 480 && y < 530 ? 0.75 : 1))],
    ['a rule', page((_, y) => (y > 500 && y < 505 ? 0.7 : 1))],
  ])('leaves %s as it is', (_, picture) => {
    expect(withoutFolds(picture)).toBe(picture)
  })
})
