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
    let from = -1
    let last = -1
    for (let x = 0; x <= width; x += 1) {
      if (x < width && ink.data[y * width + x] === 1) {
        if (from < 0) from = x
        last = x
      } else if (from >= 0 && (x === width || x - last > widestHole)) {
        if (last - from + 1 >= shortest) data.fill(1, y * width + from, y * width + last + 1)
        from = -1
      }
    }
  }
  const pixels = { data, width, height }
  const { components, wipe } = findComponents(pixels)
  const isThick = (one: Component): boolean => heightOf(one) > thickest
  wipe(isThick)
  return { lines: components.filter((one) => !isThick(one)), pixels }
}
