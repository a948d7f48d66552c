import { findComponents, heightOf, type Component } from './components.ts'
import type { Corners, Point } from './geometry.ts'
import { inked, inkLevel, type Grey } from './pixels.ts'
import { isInside } from './quad.ts'
import { textRuns } from './text-runs.ts'

/** What runs around a picture, but for its outermost rim, in shares of its shorter side. */
const ringShare = 0.05
const rimShare = 0.01
/** The ring is paper when it is so bright beside what it holds, and so much of it clean. */
const ringBright = 0.94
const ringClean = 0.94
const cleanLevel = 235
const paperRank = 0.7

/** Whether the sheet fills a picture, as in a scan: what runs around is as bright and as clean as what it holds. */
export function fillsPicture(even: Grey, plain: Grey): boolean {
  const { width, height } = plain
  const side = Math.min(width, height)
  const [ring, rim] = [Math.round(ringShare * side), Math.round(rimShare * side)]
  const [inner, outer] = [new Uint32Array(256), new Uint32Array(256)]
  let [clean, count] = [0, 0]
  for (let y = rim; y < height - rim; y += 1) {
    for (let x = rim; x < width - rim; x += 1) {
      const at = y * width + x
      const isInner = x >= ring && y >= ring && x < width - ring && y < height - ring
      ;(isInner ? inner : outer)[plain.data[at]!]! += 1
      if (isInner) continue
      count += 1
      if (even.data[at]! > cleanLevel) clean += 1
    }
  }
  return clean >= ringClean * count && paperOf(outer) >= ringBright * paperOf(inner)
}

/** The grey that most of a part is darker than: its paper, not its ink. */
function paperOf(counts: Uint32Array): number {
  const total = counts.reduce((sum, count) => sum + count, 0)
  let grey = 0
  for (let seen = counts[0]!; grey < 255 && seen < paperRank * total; seen += counts[grey]!) grey += 1
  return grey
}

/** Ground of less than this share of the sheet's brightness is no paper. */
const darkGround = 0.85

/** Whether what lies around a sheet is clearly darker than it. */
export function isDarkerAround({ data, width, height }: Grey, corners: Corners): boolean {
  const sums = [0, 0]
  const counts = [0, 0]
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = isInside(corners, { x, y }) ? 1 : 0
      sums[at]! += data[y * width + x]!
      counts[at]! += 1
    }
  }
  return sums[0]! / Math.max(1, counts[0]!) < (darkGround * sums[1]!) / Math.max(1, counts[1]!)
}

/** Letters of a page on a small picture, in its pixels. */
const lowestLetter = 3
const highestLetter = 20
const fewestInRun = 6

/** The share of a page's letters that lies outside the corners; 1 where there are none. Only letters in a row count: ground has spots too. */
export function printAround(even: Grey, corners: Corners): number {
  const stains = findComponents(inked(even, inkLevel(even))).components.filter(
    (one) => heightOf(one) >= lowestLetter && heightOf(one) <= highestLetter,
  )
  const isOn = (one: Component): boolean => {
    const middle: Point = { x: (one.left + one.right) / 2, y: (one.top + one.bottom) / 2 }
    return isInside(corners, middle)
  }
  const heights = stains
    .filter(isOn)
    .map(heightOf)
    .sort((a, b) => a - b)
  const letters = textRuns(stains, heights[Math.floor(heights.length / 2)] ?? 0)
    .filter((run) => run.letters.length >= fewestInRun)
    .flatMap((run) => run.letters)
  return letters.length === 0 ? 1 : letters.filter((one) => !isOn(one)).length / letters.length
}
