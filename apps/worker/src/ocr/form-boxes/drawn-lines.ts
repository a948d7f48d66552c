import { findComponents, heightOf, type Component } from '../components.ts'
import type { Ink } from '../pixels.ts'

/** Level lines of a page: where they are, and their pixels alone. */
export interface LevelLines {
  lines: readonly Component[]
  pixels: Ink
}

/** A scanned line has holes of so many pixels. */
const widestHole = 2

/** Lines at least `shortest` pixels long and at most `thickest` thick, which letters and stamps beside them do not hide. */
export function levelLines(ink: Ink, shortest: number, thickest: number): LevelLines {
  const { width, height } = ink
  const data = new Uint8Array(width * height)
  for (let y = 0; y < height; y += 1) {
    const row = ink.data.subarray(y * width, (y + 1) * width)
    let from = row.indexOf(1)
    while (from >= 0) {
      let last = from
      for (let x = from + 1; x < width && x - last <= widestHole + 1; x += 1) if (row[x] === 1) last = x
      if (last - from + 1 >= shortest) data.fill(1, y * width + from, y * width + last + 1)
      from = row.indexOf(1, last + 1)
    }
  }
  const pixels = { data, width, height }
  const { components, wipe } = findComponents(pixels)
  const isThick = (one: Component): boolean => heightOf(one) > thickest
  wipe(isThick)
  return { lines: components.filter((one) => !isThick(one)), pixels }
}
