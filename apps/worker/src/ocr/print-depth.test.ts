import { describe, expect, it } from 'vitest'
import { findComponents, type Component } from './components.ts'
import { typicalHeight } from './clean-ink.ts'
import { inked, type Grey } from './pixels.ts'
import { asDarkAsPrint } from './print-depth.ts'

const [width, height, level] = [600, 400, 200]

/** A page of 60 letters of this tone, 20 pixels high, among 900 flecks of noise just dark enough to be ink. */
function page(tone: number): Grey {
  const data = new Uint8Array(width * height).fill(255)
  const paint = (left: number, top: number, wide: number, high: number, value: number) => {
    for (let y = top; y < top + high; y += 1) data.fill(value, y * width + left, y * width + left + wide)
  }
  for (let i = 0; i < 900; i += 1) paint((i % 30) * 20, Math.floor(i / 30) * 13, 3, 6, 194 + (i % 6))
  for (let i = 0; i < 60; i += 1) {
    const [left, top] = [20 + (i % 20) * 28, 40 + Math.floor(i / 20) * 100]
    paint(left - 4, top - 4, 18, 28, 255)
    paint(left, top, 10, 20, tone)
  }
  return { data, width, height }
}

const stainsOf = (picture: Grey): Component[] => findComponents(inked(picture, level)).components

describe('asDarkAsPrint', () => {
  it.each([20, 110])('keeps letters of tone %s and drops the noise around them', (tone) => {
    const picture = page(tone)
    const stains = stainsOf(picture)
    expect(typicalHeight(stains)).toBe(6)
    expect(typicalHeight(asDarkAsPrint(picture, level, stains))).toBe(20)
  })

  it('keeps pale labels beside black values', () => {
    const picture = page(20)
    for (let y = 290; y < 320; y += 1) picture.data.fill(y >= 300 && y < 312 ? 130 : 255, y * width + 40, y * width + 48)
    const kept = asDarkAsPrint(picture, level, stainsOf(picture))
    expect(kept.some(({ left, top }) => left === 40 && top === 300)).toBe(true)
  })
})
