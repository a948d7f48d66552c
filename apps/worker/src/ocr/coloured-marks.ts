import { findComponents, heightOf, widthOf, type Component } from './components.ts'
import type { Ink } from './pixels.ts'

/** A coloured picture: `channels` bytes a pixel, of which red, green and blue stand at the offsets of `order`. */
export interface Coloured {
  data: Uint8Array
  width: number
  height: number
  channels: 3 | 4
  order: 'rgb' | 'bgr'
}

/** A factor for each channel. */
export type Light = readonly [red: number, green: number, blue: number]

/** Marks are looked for on a copy of about so many pixels a side. */
const smallSide = 800
/** Stamps and signatures are between these shares of the picture's shorter side, and mostly empty. */
const narrowestMark = 0.025
const shortestMark = 0.06
const largestMark = 0.42
/** Several that overlap. */
const largestGroup = 0.55
const fullestMark = 0.5
/** Ink is coloured when its channels are so far apart, of 255 and of the brightest of them, on a page of full contrast. */
export const leastChroma = 34
const leastSaturation = 0.16
/** Pale parts of a mark hang on its clear ones, which are at least this share of it. */
const paleChroma = 18
const paleSaturation = 0.08
const clearShare = 0.2
/** Coloured rules are thin, and this long without a step, in cells; they join marks with print of the same colour. */
const ruleLength = 24
const ruleReach = 3
const ruleBeside = 0.4

/** Means of the cells of `factor` × `factor` pixels. */
function cellsOf({ data, width, height, channels, order }: Coloured, factor: number) {
  const [wide, high] = [Math.floor(width / factor), Math.floor(height / factor)]
  const [red, blue] = order === 'rgb' ? [0, 2] : [2, 0]
  const cells = new Float32Array(wide * high * 3)
  const share = 1 / factor ** 2
  for (let row = 0, cell = 0; row < high; row += 1) {
    for (let column = 0; column < wide; column += 1, cell += 3) {
      let [r, g, b] = [0, 0, 0]
      for (let y = row * factor; y < (row + 1) * factor; y += 1) {
        const from = (y * width + column * factor) * channels
        for (let at = from; at < from + factor * channels; at += channels) {
          r += data[at + red]!
          g += data[at + 1]!
          b += data[at + blue]!
        }
      }
      cells[cell] = r * share
      cells[cell + 1] = g * share
      cells[cell + 2] = b * share
    }
  }
  return { cells, wide, high }
}

/** How each channel is to be lifted so that the paper, the brighter half of the cells, is without colour. */
function balanceOf(cells: Float32Array): Light {
  const counts = new Uint32Array(256)
  for (let i = 0; i < cells.length; i += 3) counts[Math.floor(cells[i + 1]!)]! += 1
  let median = 0
  for (let seen = counts[0]!; seen < cells.length / 6; seen += counts[median]!) median += 1
  const sums = [0, 0, 0]
  for (let i = 0; i < cells.length; i += 3) if (cells[i + 1]! >= median) for (let c = 0; c < 3; c += 1) sums[c]! += cells[i + c]!
  const most = Math.max(...sums)
  const [red = 1, green = 1, blue = 1] = sums.map((sum) => (sum > 0 ? most / sum : 1))
  return [red, green, blue]
}

const countIn = (data: Uint8Array, width: number, { left, top, right, bottom }: Component): number => {
  let count = 0
  for (let y = top; y <= bottom; y += 1) for (let i = y * width + left; i <= y * width + right; i += 1) count += data[i]!
  return count
}

/** Each cell with its eight neighbours, so that the parts of a worn stamp hang together. */
function grown({ data, width, height }: Ink): Ink {
  const out = new Uint8Array(data.length)
  for (let y = 1; y < height - 1; y += 1) {
    for (let i = y * width + 1; i < (y + 1) * width - 1; i += 1) {
      if (data[i] === 1) for (let row = i - width; row <= i + width; row += width) out.fill(1, row - 1, row + 2)
    }
  }
  return { data: out, width, height }
}

/** Takes thin straight rules out of a mask of coloured cells. */
function clearRules({ data, width, height }: Ink): void {
  const kept = data.slice()
  const alongRuns = (lines: number, length: number, step: number, across: number) => {
    for (let line = 0; line < lines; line += 1) {
      for (let from = 0; from < length; from += 1) {
        if (kept[line * across + from * step] !== 1) continue
        let to = from
        while (to < length && kept[line * across + to * step] === 1) to += 1
        const beside = (reach: number) => {
          if (line + reach < 0 || line + reach >= lines) return 0
          let count = 0
          for (let at = from; at < to; at += 1) count += kept[(line + reach) * across + at * step]!
          return count
        }
        if (to - from >= ruleLength && Math.max(beside(-ruleReach), beside(ruleReach)) < ruleBeside * (to - from))
          for (let at = from; at < to; at += 1) data[line * across + at * step] = 0
        from = to
      }
    }
  }
  alongRuns(height, width, 1, width)
  alongRuns(width, height, width, 1)
}

/** Coloured stains of the size and shape of stamps and signatures. */
export interface Marks {
  /** Where they are, in pixels of the picture. */
  places: readonly Component[]
  /** Whether a pixel is near a mark's own ink, so that other coloured print in its rectangle stays. */
  holds: (x: number, y: number) => boolean
  /** What each channel of the paper is to be multiplied by to be without colour. */
  balance: Light
}

/** Cells in colour: those that surely are, and those that may be. */
function colouredCells(
  cells: Float32Array,
  wide: number,
  high: number,
  balance: Light,
  contrast: number,
): { pale: Ink; clear: Uint8Array } {
  const pale: Ink = { data: new Uint8Array(wide * high), width: wide, height: high }
  const clear = pale.data.slice()
  for (let i = 0; i < clear.length; i += 1) {
    const r = cells[3 * i]! * balance[0]
    const g = cells[3 * i + 1]! * balance[1]
    const b = cells[3 * i + 2]! * balance[2]
    const most = Math.max(r, g, b)
    const chroma = most - Math.min(r, g, b)
    if (chroma > paleChroma * contrast && chroma > paleSaturation * contrast * most) pale.data[i] = 1
    if (chroma > leastChroma * contrast && chroma > leastSaturation * contrast * most) clear[i] = 1
  }
  return { pale, clear }
}

/** Finds coloured stamps and signatures; a worn one is found by a part that hangs together, and taken whole. Colour is as pale as print is (`contrast`, up to 1). */
export function marksIn(picture: Coloured, contrast: number): Marks {
  const factor = Math.max(1, Math.round(Math.max(picture.width, picture.height) / smallSide))
  const { cells, wide, high } = cellsOf(picture, factor)
  const balance = balanceOf(cells)
  const { pale, clear } = colouredCells(cells, wide, high, balance, contrast)
  clearRules(pale)
  const side = Math.min(wide, high)
  const sized = (one: Component, most: number) =>
    Math.min(widthOf(one), heightOf(one)) >= narrowestMark * side &&
    Math.max(widthOf(one), heightOf(one)) >= shortestMark * side &&
    Math.max(widthOf(one), heightOf(one)) <= most * side
  const seeds = findComponents(pale).components.filter((one) => sized(one, largestMark))
  const whole = grown(pale)
  const { components, wipe } = findComponents(whole)
  const isMark = (one: Component): boolean => {
    if (!sized(one, largestGroup) || !seeds.some((seed) => isWithin(seed, one))) return false
    const [all, sure] = [countIn(pale.data, wide, one), countIn(clear, wide, one)]
    return all < fullestMark * widthOf(one) * heightOf(one) && sure >= clearShare * all
  }
  const places = components.filter(isMark)
  wipe((one) => !places.some((place) => isWithin(one, place)))
  const near = grown(whole).data
  return {
    places: places.map(({ left, top, right, bottom, ...rest }) => ({
      ...rest,
      left: Math.max(0, (left - 1) * factor),
      top: Math.max(0, (top - 1) * factor),
      right: Math.min(picture.width - 1, (right + 2) * factor),
      bottom: Math.min(picture.height - 1, (bottom + 2) * factor),
    })),
    holds: (x, y) => near[Math.min(high - 1, Math.floor(y / factor)) * wide + Math.min(wide - 1, Math.floor(x / factor))] === 1,
    balance,
  }
}

const isWithin = (part: Component, whole: Component): boolean =>
  part.left >= whole.left && part.right <= whole.right && part.top >= whole.top && part.bottom <= whole.bottom
