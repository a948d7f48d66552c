import { describe, expect, it } from 'vitest'
import type { Component } from './components.ts'
import { hairStrokes } from './hair-strokes.ts'

const letterHeight = 18
const stain = (left: number, top: number, w: number, h: number): Component => ({
  left,
  top,
  right: left + w - 1,
  bottom: top + h - 1,
  pixels: w * h,
  upperRun: w,
  lowerRun: w,
})
const lines = [100, 140, 180, 220]
/** Lines of print whose upright strokes are 3 wide. */
const print = lines.flatMap((top) => Array.from({ length: 12 }, (_, i) => stain(60 + i * 14, top, i % 3 === 0 ? 3 : 10, 18)))
const hairs = (left: number, w = 1): Component[] => lines.map((top, i) => stain(left + (i % 2), top + 3, w, 10))
const found = (more: readonly Component[]): number => hairStrokes([...print, ...more], letterHeight).size

describe('hairStrokes', () => {
  it('finds what is left of a rule before the lines of a table', () => {
    expect(found(hairs(40))).toBe(4)
  })

  it.each([
    ['strokes as wide as those of letters', hairs(40, 3)],
    ['a few hairs', hairs(40).slice(0, 2)],
    ['hairs at other places in each line', lines.map((top, i) => stain(300 + 40 * i, top, 1, 10))],
    ['pieces of worn letters, which stand in words', hairs(71)],
  ])('leaves %s', (_, more) => {
    expect(found(more)).toBe(0)
  })
})
