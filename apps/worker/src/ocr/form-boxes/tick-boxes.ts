import { heightOf, widthOf, type Component } from '../components.ts'
import type { Ink } from '../pixels.ts'

/** A small square to be ticked, its drawn sides inclusive, in pixels. */
export interface TickBox {
  left: number
  right: number
  top: number
  bottom: number
  isSet: boolean
}

/** Side of the square, in letter heights, and in pixels: the bowls of the smallest letters are square as well; a tick's stroke may lead out of it. */
const smallest = 0.75
const fewestPixels = 10
const largest = 2.3
const strokeReach = 1.8
/** Its sides differ by so much. */
const squareness = 0.2
/** A side is a straight line over so much of the square; the sides of round letters bend away. */
const lineShare = 0.85
/** Each side is drawn over so much of its length. */
const sideShare = 0.9
/** How far from a side its pixels may lie, in sides. */
const sidePlay = 0.08
/** How far from the corner of a square its ink may begin, in sides. */
const cornerPlay = 0.08
/** Nothing stands closer to a square than this, in letter heights; where it is as low as small letters, no letter of a word is so far from the next. */
const clearance = 0.3
const asLowAsLetters = 1.12
const clearanceOfLow = 0.55
/** A side that goes straight on beyond the square by so much of its length is the stem of a 'd' or a 'p'. */
const stemShare = 0.25
/** A square's lines are thin for its side, those of bold letters are not. */
const thickest = 0.2
/** Around the middle, where a tick is: so much of the side is left out, and so much of the rest is ink. */
const rim = 0.22
const setShare = 0.07
const solidShare = 0.8

type Square = Omit<TickBox, 'isSet'>

/** First and last place of a span where a line of at least `least` pixels runs; null without two of them. */
function linesAcross(from: number, to: number, least: number, longestRun: (at: number) => number): [number, number] | null {
  let first = from
  while (first <= to && longestRun(first) < least) first += 1
  let last = to
  while (last > first && longestRun(last) < least) last -= 1
  return last > first ? [first, last] : null
}

/** Whether ink lies within `play` pixels of nearly each place of a side. */
function isDrawn(length: number, play: number, hasInk: (along: number, off: number) => boolean): boolean {
  const near = (along: number): boolean => {
    for (let off = -play; off <= play; off += 1) if (hasInk(along, off)) return true
    return false
  }
  let drawn = 0
  for (let along = 0; along < length; along += 1) if (near(along)) drawn += 1
  return drawn >= sideShare * length
}

/** Whether a corner is one: the nearest ink lies at it, not where a round letter's does. */
function isCorner(side: number, hasInk: (x: number, y: number) => boolean): boolean {
  const reach = Math.max(1, Math.round(cornerPlay * side))
  for (let x = 0; x <= reach; x += 1) for (let y = 0; x + y <= reach; y += 1) if (hasInk(x, y)) return true
  return false
}

/** The square whose four sides a stain draws; letters lack a side or a corner. */
function squareOf({ data, width, height }: Ink, one: Component): Square | null {
  const has = (x: number, y: number): boolean => x >= 0 && y >= 0 && x < width && y < height && data[y * width + x] === 1
  const longest = (from: number, to: number, at: (i: number) => boolean): number => {
    let [best, run] = [0, 0]
    for (let i = from; i <= to; i += 1) {
      run = at(i) ? run + 1 : 0
      best = Math.max(best, run)
    }
    return best
  }
  const least = lineShare * Math.min(widthOf(one), heightOf(one))
  const across = linesAcross(one.left, one.right, least, (x) => longest(one.top, one.bottom, (y) => has(x, y)))
  const down = linesAcross(one.top, one.bottom, least, (y) => longest(one.left, one.right, (x) => has(x, y)))
  if (!across || !down) return null
  const [[left, right], [top, bottom]] = [across, down]
  const [w, h] = [right - left + 1, bottom - top + 1]
  if (Math.abs(w - h) > squareness * Math.max(w, h)) return null
  const play = Math.max(1, Math.floor(sidePlay * w))
  const sides = [
    isDrawn(w, play, (x, off) => has(left + x, top + off)),
    isDrawn(w, play, (x, off) => has(left + x, bottom + off)),
    isDrawn(h, play, (y, off) => has(left + off, top + y)),
    isDrawn(h, play, (y, off) => has(right + off, top + y)),
  ]
  const corners = [
    isCorner(w, (x, y) => has(left + x, top + y)),
    isCorner(w, (x, y) => has(right - x, top + y)),
    isCorner(w, (x, y) => has(left + x, bottom - y)),
    isCorner(w, (x, y) => has(right - x, bottom - y)),
  ]
  return sides.every(Boolean) && corners.every(Boolean) ? { left, right, top, bottom } : null
}

/** Whether a side goes straight on above or below the square, as the stems of letters do; a tick's stroke leads out askew. */
function hasStem({ data, width }: Ink, one: Component, { left, right, top, bottom }: Square): boolean {
  const side = bottom - top + 1
  const inked = (x: number, from: number, to: number): number => {
    let count = 0
    for (let y = from; y <= to; y += 1) count += data[y * width + x]!
    return count
  }
  for (const edge of [left, right]) {
    for (let x = Math.max(one.left, edge - 1); x <= Math.min(one.right, edge + 1); x += 1)
      if (Math.max(inked(x, one.top, top - 1), inked(x, bottom + 1, one.bottom)) > stemShare * side) return true
  }
  return false
}

/** How much of the inside of a square is ink. */
function fullness({ data, width }: Ink, { left, right, top, bottom }: Square): number {
  const edge = Math.max(2, Math.round(rim * (right - left + 1)))
  let [inked, all] = [0, 0]
  for (let y = top + edge; y <= bottom - edge; y += 1)
    for (let x = left + edge; x <= right - edge; x += 1) {
      all += 1
      inked += data[y * width + x]!
    }
  return all === 0 ? 1 : inked / all
}

/** How thick the left side of a square is, halfway down. */
function thickness({ data, width }: Ink, { left, right, top, bottom }: Square): number {
  const row = Math.round((top + bottom) / 2) * width
  let x = left
  while (x <= right && data[row + x] === 1) x += 1
  return x - left
}

/** Whether a stain stands to the left or right of a square with less than `gap` pixels between; what lies in it is its tick. */
function isBeside(other: Component, { left, right, top, bottom }: Square, gap: number): boolean {
  const level = Math.min(other.bottom, bottom) - Math.max(other.top, top) > 0.3 * (bottom - top)
  const [before, after] = [left - other.right, other.left - right]
  return level && ((before > 0 && before < gap) || (after > 0 && after < gap))
}

/** The squares on a level page that somebody may tick, in no order; `stains` are those of `ink`. Solid squares are bullets. */
export function tickBoxesIn(ink: Ink, stains: readonly Component[], letterHeight: number): (TickBox & { stain: Component })[] {
  const [least, most] = [Math.max(fewestPixels, smallest * letterHeight), largest * letterHeight]
  return stains.flatMap((stain) => {
    const [w, h] = [widthOf(stain), heightOf(stain)]
    if (Math.min(w, h) < least || Math.max(w, h) > strokeReach * most) return []
    const square = squareOf(ink, stain)
    const side = square ? square.right - square.left + 1 : 0
    if (!square || side < least || side > most || thickness(ink, square) > Math.max(2, thickest * side)) return []
    if (hasStem(ink, stain, square)) return []
    const full = fullness(ink, square)
    const clear = (side < asLowAsLetters * letterHeight ? clearanceOfLow : clearance) * letterHeight
    const alone = !stains.some((other) => other !== stain && isBeside(other, square, clear))
    return full > solidShare || !alone ? [] : [{ ...square, isSet: full >= setShare, stain }]
  })
}
