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
const clearShare = 0.05
/** Parts of a worn mark so near to each other, in cells, are one; what lies within it in as clear a colour is its lettering. */
const partReach = 3
const letteringShare = 0.2
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

/** Takes thin straight rules out of a mask of coloured cells, and gives what was taken. */
function clearRules({ data, width, height }: Ink): Ink {
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
  return { data: kept.map((cell, at) => (cell === 1 && data[at] === 0 ? 1 : 0)), width, height }
}

/** Parts of a stamp's frame and the line under a signature lie so near to them, in cells. */
const frameReach = 10

/** Rules no longer than marks that lie beside one: its frame, or the stroke beneath it. */
function framesOf(rules: Ink, places: readonly Component[], longest: number): Ink {
  const frames = grown(rules)
  const { wipe } = findComponents(frames)
  wipe((one) => Math.max(widthOf(one), heightOf(one)) > longest || !places.some((place) => isNear(one, place, frameReach)))
  return frames
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

/** A tinted cell or band is coloured all over, this far around; strokes of a stamp are not. */
const tintReach = 3

/** Takes tinted grounds out of a mask of coloured cells: a stamp that lies over one hangs together with all of it else. */
function clearTints({ data, width, height }: Ink, clear: Uint8Array): void {
  const side = 2 * tintReach + 1
  // sums of all cells above and left, for the count in any rectangle
  const sums = new Uint32Array((width + 1) * (height + 1))
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0, row = 0; x < width; x += 1, at += 1) {
      row += data[at] === 1 && clear[at] === 0 ? 1 : 0
      sums[(y + 1) * (width + 1) + x + 1] = sums[y * (width + 1) + x + 1]! + row
    }
  const isTint = (x: number, y: number): boolean => {
    const [upper, lower] = [y * (width + 1) + x, (y + side) * (width + 1) + x]
    return sums[lower + side]! - sums[lower]! - sums[upper + side]! + sums[upper]! === side * side
  }
  for (let y = 0; y + side <= height; y += 1)
    for (let x = 0; x + side <= width; x += 1) {
      if (!isTint(x, y)) continue
      // with its rim
      for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + side); row += 1)
        for (let at = row * width + Math.max(0, x - 1); at <= row * width + Math.min(width - 1, x + side); at += 1)
          if (clear[at] === 0) data[at] = 0
    }
}

/** The boxes of marks, those that meet or nearly do in one. */
function unitedBoxes(marks: readonly Component[]): Component[] {
  const boxes: Component[] = []
  for (const mark of marks) {
    let box = { ...mark }
    for (let at = boxes.findIndex((one) => isNear(one, box)); at >= 0; at = boxes.findIndex((one) => isNear(one, box))) {
      const [other] = boxes.splice(at, 1)
      box = {
        ...box,
        left: Math.min(box.left, other!.left),
        top: Math.min(box.top, other!.top),
        right: Math.max(box.right, other!.right),
        bottom: Math.max(box.bottom, other!.bottom),
      }
    }
    boxes.push(box)
  }
  return boxes
}

const isNear = (a: Component, b: Component, reach = partReach): boolean =>
  a.left <= b.right + reach && a.right >= b.left - reach && a.top <= b.bottom + reach && a.bottom >= b.top - reach

/** Finds coloured stamps and signatures; a worn one is found by a part that hangs together, and taken whole. Colour is as pale as print is (`contrast`, up to 1). */
export function marksIn(picture: Coloured, contrast: number): Marks {
  const factor = Math.max(1, Math.round(Math.max(picture.width, picture.height) / smallSide))
  const { cells, wide, high } = cellsOf(picture, factor)
  const balance = balanceOf(cells)
  const { pale, clear } = colouredCells(cells, wide, high, balance, contrast)
  const none: Marks = { places: [], holds: () => false, balance }
  if (!clear.includes(1)) return none
  clearTints(pale, clear)
  const rules = clearRules(pale)
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
  const marks = components.filter(isMark)
  if (marks.length === 0) return none
  const wholes = unitedBoxes(marks)
  const isLettering = (one: Component): boolean =>
    wholes.some((mark) => isWithin(one, mark)) && countIn(clear, wide, one) >= letteringShare * countIn(pale.data, wide, one)
  marks.push(...components.filter((one) => !marks.includes(one) && isLettering(one)))
  wipe((one) => !marks.some((mark) => isWithin(one, mark)))
  const frames = framesOf(rules, marks, largestMark * side)
  const places = [...marks, ...findComponents(frames).components]
  frames.data.forEach((cell, at) => {
    if (cell === 1) whole.data[at] = 1
  })
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
