import { describe, expect, it } from 'vitest'
import type { Component } from './components.ts'
import { headVote } from './head-vote.ts'
import { textRuns } from './text-runs.ts'

const stain = (left: number, top: number, w: number, h: number): Component => ({
  left,
  top,
  right: left + w - 1,
  bottom: top + h - 1,
  pixels: w * h,
  upperRun: w,
  lowerRun: w,
})
const height = 16
const line = (left: number, top: number, letters: number, fall = 0): Component[] =>
  Array.from({ length: letters }, (_, i) => stain(left + i * 14, Math.round(top + fall * i * 14), 11, height))

describe('textRuns', () => {
  it('chains letters of a line over the gaps of words and parts columns', () => {
    const words = [...line(50, 100, 5), ...line(50 + 5 * 14 + 8, 100, 6), ...line(400, 100, 4)]
    expect(textRuns(words, height).map(({ letters }) => letters.length)).toEqual([11, 4])
  })

  it('keeps lines apart that overlap only by half a line of the next column', () => {
    const runs = textRuns([...line(50, 110, 8), ...line(50 + 8 * 14 + 12, 100, 20), ...line(50 + 8 * 14 + 12, 122, 9)], height)
    expect(runs.map(({ letters }) => letters.length).sort((a, b) => a - b)).toContain(9)
  })

  it('follows a line that falls and tells by how much', () => {
    const [run] = textRuns(line(50, 100, 60, 0.03), height)
    expect(run?.letters).toHaveLength(60)
    expect(run?.slope).toBeCloseTo(0.03, 2)
  })

  it('takes one long stain, a word with a headline, for level', () => {
    expect(textRuns([stain(50, 100, 11 * height, height)], height)[0]?.slope).toBe(0)
  })

  it('leaves dust and dots aside', () => {
    expect(textRuns([stain(10, 10, 3, 3), stain(16, 10, 3, 3)], height)).toEqual([])
  })
})

describe('headVote', () => {
  /** Small letters, every third with a stroke upwards, every ninth with one downwards. */
  const latin = Array.from({ length: 6 }, (_, row) =>
    Array.from({ length: 30 }, (__, i) => {
      const top = 100 + row * 50
      if (i % 9 === 4) return stain(50 + i * 14, top, 11, height + 6)
      return i % 3 === 0 ? stain(50 + i * 14, top - 6, 11, height + 6) : stain(50 + i * 14, top, 11, height)
    }),
  ).flat()
  const onHead = latin.map((one) => stain(600 - one.right, 600 - one.bottom, 11, one.bottom - one.top + 1))

  it('tells which way up print stands by its long strokes', () => {
    expect(headVote(textRuns(latin, height), height)).toBeGreaterThan(0.25)
    expect(headVote(textRuns(onHead, height), height)).toBeLessThan(-0.25)
  })

  it('does not tell from capitals alone', () => {
    expect(headVote(textRuns(line(50, 100, 40), height), height)).toBeNull()
  })
})
