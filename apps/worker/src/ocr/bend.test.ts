import { describe, expect, it } from 'vitest'
import { bendOf } from './bend.ts'
import type { Component } from './components.ts'
import { textRuns } from './text-runs.ts'

const [width, height, size] = [1200, 1700, 16]

/** Letters of a page as they lie once every point sinks by `sink`; every sixth hangs below its line, as g and p do. */
function page(sink: (x: number, y: number) => number, rows: readonly [from: number, to: number][], lines = 30): Component[] {
  let seed = 5
  const upTo = (most: number) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff
    return Math.floor((seed / 0x80000000) * most)
  }
  const letters: Component[] = []
  for (let line = 0; line < lines; line += 1) {
    for (const [from, to] of rows) {
      for (let x = from; x < to; x += 13 + (upTo(6) === 0 ? 8 : 0)) {
        const foot = 150 + line * 40
        const down = Math.round(sink(x + 5, foot)) + upTo(2)
        const tail = upTo(6) === 0 ? 5 : 0
        const top = foot + down - (upTo(3) === 0 ? size : 11)
        letters.push({ left: x, right: x + 9, top, bottom: foot + down + tail, pixels: 90, upperRun: 4, lowerRun: 4 })
      }
    }
  }
  return letters
}

const bendIn = (letters: readonly Component[]) => bendOf(textRuns(letters, size), size, width, height)
const prose: [number, number][] = [[100, 1100]]

const arched = (x: number) => 22 * ((2 * x) / width - 1) ** 2
const gutter = (x: number) => 30 * Math.exp(-x / 140)
const askew = (x: number, y: number) => (x / width - 0.5) * 80 * (y / height - 0.5)

describe('bendOf', () => {
  it.each([
    ['a sheet that arches', arched],
    ['a sheet whose two ends bend apart', (x: number) => 18 * Math.sin(((2 * x) / width - 1) * 2)],
    ['the gutter of a book', gutter],
    ['lines that run apart, as a sheet seen from one side', askew],
  ])('finds how the lines run on %s', (_, sink) => {
    const bend = bendIn(page(sink, prose))
    for (const y of [300, 700, 1200]) {
      const off = [130, 300, 600, 900, 1070].map((x) => bend!({ x, y }).y - sink(x, y))
      expect(Math.max(...off) - Math.min(...off)).toBeLessThan(3.5)
    }
  })

  it('brings labels and values of a form to one height, though nothing stands between them', () => {
    const bend = bendIn(
      page(arched, [
        [100, 260],
        [700, 1080],
      ]),
    )
    const off = [150, 240, 750, 900, 1050].map((x) => bend!({ x, y: 600 }).y - arched(x))
    expect(Math.max(...off) - Math.min(...off)).toBeLessThan(4)
  })

  it('goes by the upper ends of letters on a page that stands on its head', () => {
    const letters = page(() => 0, prose).map((one) => ({ ...one, top: one.bottom - 20 + Math.round(arched(one.left + 5) / 2) }))
    const bend = (onHead: boolean) => bendOf(textRuns(letters, size), size, width, height, onHead)
    expect(bend(false)).toBeNull()
    const off = [130, 300, 600, 900, 1070].map((x) => bend(true)!({ x, y: 700 }).y - arched(x) / 2)
    expect(Math.max(...off) - Math.min(...off)).toBeLessThan(3.5)
  })

  it('finds it where most lines end in the flat part of the page', () => {
    const corner = (x: number) => 104 * Math.max(0, x / width - 0.45) ** 2
    const worn = (x: number) => corner(x) + ((Math.round(x) * 7_919) % 6)
    const right = page(worn, [[700, 1100]]).filter(({ bottom }) => (bottom - 150) % 200 < 60)
    const bend = bendIn([...page(worn, [[100, 560]]), ...right])
    const off = [150, 400, 800, 1000].map((x) => bend!({ x, y: 600 }).y - corner(x))
    expect(Math.max(...off) - Math.min(...off)).toBeLessThan(4)
  })

  it('leaves straight lines as they are', () => {
    expect(bendIn(page(() => 0, prose))).toBeNull()
    expect(bendIn(page((x) => x / 600, prose))).toBeNull()
  })

  it('says nothing of a page with too few letters, or where all stand in one corner', () => {
    expect(bendIn(page(arched, prose, 2))).toBeNull()
    expect(bendIn(page(arched, [[100, 400]]))).toBeNull()
  })
})
