import { describe, expect, it } from 'vitest'
import { findComponents } from './components.ts'
import { identity } from './geometry.ts'
import { withLeaders, withoutLeaders } from './leaders.ts'
import { inked, type Grey } from './pixels.ts'
import type { Prepared } from './prepare.ts'
import type { RawWord } from './recogniser.ts'

const [width, height] = [500, 100]
const letterHeight = 18

/** A page of letters from 20 to 100, and dots on their line, the first at 110. */
function pageWithDots(count: number, gap: number, size = 3): Prepared {
  const even: Grey = { data: new Uint8Array(width * height).fill(255), width, height }
  const fill = (left: number, top: number, w: number, h: number): void => {
    for (let y = top; y < top + h; y += 1) even.data.fill(0, y * width + left, y * width + left + w)
  }
  for (let x = 20; x < 100; x += 14) fill(x, 30, 10, 18)
  for (let i = 0; i < count; i += 1) fill(110 + i * (size + gap), 48 - size, size, size)
  const ink = inked(even, 128)
  return { even, clean: even, ink, toStored: identity, turn: 0, letterHeight, letters: findComponents(ink).components }
}
const word = (text: string, left: number, right: number): RawWord => ({
  text,
  conf: 0.9,
  left,
  right,
  top: 30,
  bottom: 48,
  line: 3,
  block: 1,
})

describe('dots that lead from a label to its value', () => {
  it('are taken off the page, and put as a word between those of their line', () => {
    const { page, leaders } = withoutLeaders(pageWithDots(8, 6))
    expect(leaders).toMatchObject([{ dots: 8, left: 110 }])
    expect(page.letters).toHaveLength(6)
    expect(page.clean.data.subarray(46 * width + 105, 46 * width + 200).every((value) => value === 255)).toBe(true)
    const words = withLeaders([word('Name', 20, 100), word('Asha', 200, 260)], leaders, letterHeight)
    expect(words.map(({ text, line }) => [text, line])).toEqual([
      ['Name', 3],
      ['........', 3],
      ['Asha', 3],
    ])
  })

  it('say nothing where no word was read beside them', () => {
    expect(withLeaders([word('Asha', 300, 360)], withoutLeaders(pageWithDots(8, 6)).leaders, letterHeight)).toHaveLength(1)
  })

  it.each([
    ['the three dots of a word cut short', pageWithDots(3, 6)],
    ['full stops of words', pageWithDots(5, 40)],
    ['strokes', pageWithDots(6, 6, 9)],
  ])('are not %s', (_, page) => {
    expect(withoutLeaders(page).page).toBe(page)
  })
})
