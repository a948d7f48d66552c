import { describe, expect, it } from 'vitest'
import type { Component } from './components.ts'
import { lineVote } from './line-vote.ts'

const stain = (left: number, top: number, w: number, h: number): Component => ({
  left,
  top,
  right: left + w - 1,
  bottom: top + h - 1,
  pixels: w * h,
  upperRun: w,
  lowerRun: w,
})
const turned = ({ left, top, right, bottom }: Component): Component => stain(top, left, bottom - top + 1, right - left + 1)

/** A table of short figures: few letters in a row, many cells under one another. */
const table = Array.from({ length: 20 }, (_, row) =>
  [0, 1, 2].flatMap((column) => [0, 1, 2].map((letter) => stain(100 + column * 220 + letter * 9, 60 + row * 30, 7, 10))),
).flat()

describe('lineVote', () => {
  it('tells level lines from standing ones, also where columns are longer than lines', () => {
    expect(lineVote(table, 700, 1000)).toBeGreaterThan(0.3)
    expect(lineVote(table.map(turned), 1000, 700)).toBeLessThan(-0.3)
  })

  it('does not let rules of a table vote', () => {
    const rules = Array.from({ length: 300 }, (_, i) => stain(i * 2, 0, 1, 100))
    expect(lineVote([...rules, ...table.map(turned)], 1000, 700)).toBeLessThan(-0.3)
  })

  it('does not tell from a few stains', () => {
    expect(lineVote(table.slice(0, 30), 700, 1000)).toBeNull()
  })
})
