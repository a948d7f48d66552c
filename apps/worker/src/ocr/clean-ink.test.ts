import { describe, expect, it } from 'vitest'
import { cleanInk, typicalHeight } from './clean-ink.ts'
import type { Component } from './components.ts'
import type { Grey } from './pixels.ts'

const [width, height] = [600, 400]

function paper(): Grey {
  return { data: new Uint8Array(width * height).fill(255), width, height }
}

function fill(picture: Grey, left: number, top: number, w: number, h: number, grey: number): void {
  for (let y = top; y < top + h; y += 1) picture.data.fill(grey, y * width + left, y * width + left + w)
}

/** Three lines of letters, 16 high. */
function withLines(): Grey {
  const picture = paper()
  for (const top of [40, 80, 120]) for (let x = 40; x < 520; x += 16) fill(picture, x, top, 9, 16, 20)
  return picture
}

const at = ({ data }: Grey, x: number, y: number): number => data[y * width + x]!

describe('cleanInk', () => {
  it('makes light print on a dark band dark on white, and leaves bold lines', () => {
    const picture = withLines()
    fill(picture, 40, 200, 480, 40, 70)
    for (let x = 60; x < 200; x += 16) fill(picture, x, 212, 9, 16, 250)
    const { clean, ink } = cleanInk(picture)
    expect(at(clean, 64, 220)).toBeLessThan(60)
    expect(at(clean, 300, 220)).toBe(255)
    expect(ink.data[220 * width + 64]).toBe(1)
    expect(at(clean, 44, 88)).toBe(20)
  })

  it('takes dust out but not the darkest dots of pale print', () => {
    const picture = withLines()
    fill(picture, 300, 330, 3, 3, 90)
    for (let x = 60; x < 160; x += 10) fill(picture, x, 300, 6, 11, 165)
    fill(picture, 82, 304, 3, 3, 90)
    const { clean } = cleanInk(picture)
    expect(at(clean, 301, 331)).toBe(255)
    expect(at(clean, 83, 305)).toBe(90)
    expect(at(clean, 81, 303)).toBe(165)
  })

  it('takes rules out but leaves underlined print', () => {
    const picture = withLines()
    for (let x = 40; x < 440; x += 16) fill(picture, x, 200, 9, 16, 20)
    fill(picture, 40, 215, 400, 3, 20)
    fill(picture, 40, 300, 400, 3, 20)
    const { clean } = cleanInk(picture)
    expect(at(clean, 44, 208)).toBe(20)
    expect(at(clean, 200, 301)).toBe(255)
  })

  it('takes out rules that a copier broke into dots, and leaves the dots of letters', () => {
    const picture = withLines()
    for (let x = 40; x < 440; x += 5) fill(picture, x, 160, 3, 3, 20)
    for (let x = 42; x < 500; x += 64) fill(picture, x, 34, 4, 4, 20)
    const { clean } = cleanInk(picture)
    expect(at(clean, 201, 161)).toBe(255)
    expect(at(clean, 44, 36)).toBe(20)
  })

  it('takes out short thick bars beside the cells of a form, and leaves tall letters', () => {
    const picture = withLines()
    fill(picture, 30, 180, 8, 60, 60)
    for (let x = 60; x < 200; x += 16) fill(picture, x, 200, 9, 16, 20)
    fill(picture, 220, 190, 7, 40, 20)
    const { clean } = cleanInk(picture)
    expect(at(clean, 34, 210)).toBe(255)
    expect(at(clean, 64, 208)).toBe(20)
    expect(at(clean, 223, 208)).toBe(20)
  })
})

describe('typicalHeight', () => {
  const stains = (count: number, w: number, h: number, pixels: number): Component[] =>
    Array.from({ length: count }, () => ({ left: 0, top: 0, right: w - 1, bottom: h - 1, pixels, upperRun: w, lowerRun: w }))
  const letters = stains(300, 12, 20, 120)

  it.each([
    ['letters', letters, 20],
    ['letters among more fibres of the paper', [...letters, ...stains(900, 8, 9, 10)], 20],
    ['letters among the few large ones of a watermark', [...letters, ...stains(9, 100, 110, 6000)], 20],
    ['nothing', [], 0],
  ])('tells the height of %s', (_, all, height) => {
    expect(typicalHeight(all)).toBe(height)
  })
})
