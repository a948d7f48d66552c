import { describe, expect, it } from 'vitest'
import type { Ink } from './pixels.ts'
import { clearUnderlines } from './underlines.ts'

const [width, height, letter] = [400, 120, 20]

const blank = (): Ink => ({ data: new Uint8Array(width * height), width, height })
const fill = ({ data }: Ink, left: number, top: number, w: number, h: number): void => {
  for (let y = top; y < top + h; y += 1) data.fill(1, y * width + left, y * width + left + w)
}
/** Bold letters on feet that join those of their neighbours, as serifs do. */
function feet(): Ink {
  const ink = blank()
  for (let x = 40; x < 120; x += 20) {
    fill(ink, x, 40, 7, 20)
    fill(ink, x - 4, 57, 15, 3)
  }
  fill(ink, 51, 57, 34, 3)
  return ink
}

/** Letters that stand on row 59, some touching the line below. */
function word(): Ink {
  const ink = blank()
  for (let x = 40; x < 300; x += 14) fill(ink, x, 40, 8, (x / 14) % 3 < 1 ? 22 : 20)
  return ink
}
const inkIn = ({ data }: Ink, left: number, top: number, w: number, h: number): number => {
  let count = 0
  for (let y = top; y < top + h; y += 1) for (let x = left; x < left + w; x += 1) count += data[y * width + x]!
  return count
}

describe('clearUnderlines', () => {
  it('takes the line under a word, and leaves the letters and the tails that cross it', () => {
    const ink = word()
    fill(ink, 36, 62, 260, 3)
    fill(ink, 152, 50, 4, 24)
    expect(clearUnderlines(ink, letter)).toBe(true)
    expect(inkIn(ink, 36, 62, 110, 3) + inkIn(ink, 162, 62, 130, 3)).toBe(0)
    expect(inkIn(ink, 152, 62, 4, 12)).toBe(48)
    expect(inkIn(ink, 40, 40, 8, 20)).toBe(160)
  })

  it('follows a line that is not quite level', () => {
    const ink = word()
    for (let x = 36; x < 296; x += 1) fill(ink, x, 62 + Math.floor((x - 36) / 130), 1, 3)
    clearUnderlines(ink, letter)
    expect(inkIn(ink, 36, 62, 260, 5)).toBe(0)
  })

  it('takes a line that a blur made thick and joined with all letters over it, however it falls', () => {
    const ink = word()
    for (let x = 36; x < 296; x += 1) fill(ink, x, 55 + Math.floor((x - 36) / 60), 1, 8)
    for (let x = 44; x < 300; x += 14) fill(ink, x, 50, 10, 7)
    expect(clearUnderlines(ink, letter)).toBe(true)
    expect(inkIn(ink, 44, 60, 244, 8)).toBe(0)
    expect(inkIn(ink, 40, 40, 240, 10)).toBe(inkIn(word(), 40, 40, 240, 10))
  })

  it.each([
    ['the headline of Devanagari', (ink: Ink) => fill(ink, 36, 37, 260, 3), word()],
    ['the rule of a table, further from its words', (ink: Ink) => fill(ink, 20, 76, 300, 2), word()],
    ['a dash', (ink: Ink) => fill(ink, 320, 50, 24, 3), word()],
    ['a rule by itself', (ink: Ink) => fill(ink, 20, 60, 300, 3), blank()],
    ['feet of bold letters that join', () => undefined, feet()],
    ['strokes of large letters', (ink: Ink) => fill(ink, 36, 62, 260, 9), word()],
  ])('leaves %s', (_, draw, ink) => {
    draw(ink)
    const before = ink.data.slice()
    expect(clearUnderlines(ink, letter)).toBe(false)
    expect(ink.data).toEqual(before)
  })
})
