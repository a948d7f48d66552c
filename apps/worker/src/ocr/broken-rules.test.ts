import { describe, expect, it } from 'vitest'
import { brokenRules } from './broken-rules.ts'
import type { Component } from './components.ts'

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
/** So many alike, each `step` from the one before. */
const row = (count: number, first: Component, step: readonly [number, number]): Component[] =>
  Array.from({ length: count }, (_, i) =>
    stain(first.left + i * step[0], first.top + i * step[1], first.right - first.left + 1, first.bottom - first.top + 1),
  )
const letters = row(20, stain(40, 100, 10, 18), [14, 0])
const found = (...stains: readonly Component[]): number => brokenRules([...letters, ...stains], letterHeight).size

describe('brokenRules', () => {
  it.each([
    ['dots in a level row', row(40, stain(40, 130, 3, 3), [5, 0])],
    ['dots in an upright row as low as one of a table', row(9, stain(40, 130, 3, 3), [0, 5])],
    ['dashes that stand apart, and fall a little', row(6, stain(40, 130, 40, 4), [68, 1])],
    ['one long dash', [stain(40, 130, 60, 5)]],
    ['ragged pieces of all lengths', [stain(40, 130, 30, 5), stain(73, 131, 6, 3), stain(82, 130, 50, 6), stain(135, 132, 20, 3)]],
  ])('finds %s', (_, pieces) => {
    expect(found(...pieces)).toBe(pieces.length)
  })

  it.each([
    ['dots that lead to a value', row(20, stain(40, 130, 3, 3), [9, 0])],
    ['dashes between words', row(5, stain(40, 110, 12, 3), [90, 0])],
    ['full stops', row(6, stain(40, 130, 4, 4), [60, 0])],
    ['letters l below each other', row(8, stain(40, 130, 4, 20), [0, 34])],
    ['brackets below each other, wide and near', row(8, stain(40, 130, 7, 26), [0, 30])],
    ['a dash as long as a letter is wide', [stain(40, 110, 30, 4)]],
  ])('leaves %s', (_, pieces) => {
    expect(found(...pieces)).toBe(0)
  })
})
