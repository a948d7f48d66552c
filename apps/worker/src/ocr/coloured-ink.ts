import { findComponents, heightOf, widthOf, type Component } from './components.ts'
import type { Grey, Ink } from './pixels.ts'

/** A coloured picture: `channels` bytes a pixel, of which red, green and blue stand at the offsets of `order`. */
export interface Coloured {
  data: Uint8Array
  width: number
  height: number
  channels: 3 | 4
  order: 'rgb' | 'bgr'
}

type Light = readonly [red: number, green: number, blue: number]

/** Marks are looked for on a copy of about so many pixels a side. */
const smallSide = 800
/** Stamps and signatures are between these shares of the picture's shorter side, and mostly empty. */
const narrowestMark = 0.025
const shortestMark = 0.06
const largestMark = 0.42
const fullestMark = 0.5
/** Ink is coloured when its channels are so far apart, of 255 and of the brightest of them. */
const leastChroma = 34
const leastSaturation = 0.16

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

/** Coloured stains of the size and shape of stamps and signatures, in pixels of the picture. */
function marksOf(picture: Coloured): { marks: Component[]; balance: Light } {
  const factor = Math.max(1, Math.round(Math.max(picture.width, picture.height) / smallSide))
  const { cells, wide, high } = cellsOf(picture, factor)
  const balance = balanceOf(cells)
  const mask: Ink = { data: new Uint8Array(wide * high), width: wide, height: high }
  for (let i = 0; i < mask.data.length; i += 1) {
    const r = cells[3 * i]! * balance[0]
    const g = cells[3 * i + 1]! * balance[1]
    const b = cells[3 * i + 2]! * balance[2]
    const most = Math.max(r, g, b)
    const chroma = most - Math.min(r, g, b)
    if (chroma > leastChroma && chroma > leastSaturation * most) mask.data[i] = 1
  }
  const side = Math.min(wide, high)
  const marks = findComponents(mask).components.filter((one) => {
    const [w, h] = [widthOf(one), heightOf(one)]
    const [least, most] = [Math.min(w, h) / side, Math.max(w, h) / side]
    return least >= narrowestMark && most >= shortestMark && most <= largestMark && one.pixels < fullestMark * w * h
  })
  const scaled = (one: Component): Component => ({
    ...one,
    left: Math.max(0, (one.left - 1) * factor),
    top: Math.max(0, (one.top - 1) * factor),
    right: Math.min(picture.width - 1, (one.right + 2) * factor),
    bottom: Math.min(picture.height - 1, (one.bottom + 2) * factor),
  })
  return { marks: marks.map(scaled), balance }
}

/** From 0 to 1 between two values. */
const rise = (value: number, from: number, to: number): number => Math.min(1, Math.max(0, (value - from) / (to - from)))

/** Brightest of the greys in a rectangle but for a tenth. */
function paperIn(grey: Grey, { left, top, right, bottom }: Component): number {
  const counts = new Uint32Array(256)
  for (let y = top; y <= bottom; y += 2) for (let x = left; x <= right; x += 2) counts[grey.data[y * grey.width + x]!]! += 1
  const total = counts.reduce((sum, count) => sum + count, 0)
  let level = 255
  for (let seen = counts[255]!; level > 0 && seen < total / 4; level -= 1) seen += counts[level - 1]!
  return level
}

/** The greys of a picture, in which coloured stamps and signatures have become paper; black print under them stays. */
export function greyWithoutMarks(picture: Coloured): Grey {
  const { data, width, height, channels, order } = picture
  const [red, blue] = order === 'rgb' ? [0, 2] : [2, 0]
  const grey: Grey = { data: new Uint8Array(width * height), width, height }
  for (let i = 0, at = 0; i < grey.data.length; i += 1, at += channels)
    grey.data[i] = (data[at + red]! * 77 + data[at + 1]! * 150 + data[at + blue]! * 29) >> 8
  const { marks, balance } = marksOf(picture)
  for (const mark of marks) {
    const paper = paperIn(grey, mark)
    for (let y = mark.top; y <= mark.bottom; y += 1) {
      for (let i = y * width + mark.left; i <= y * width + mark.right; i += 1) {
        const at = i * channels
        const [r, g, b] = [data[at + red]! * balance[0], data[at + 1]! * balance[1], data[at + blue]! * balance[2]]
        const most = Math.max(r, g, b)
        const share = rise(most - Math.min(r, g, b), 10, leastChroma) * rise(most / paper, 0.3, 0.42)
        if (paper > grey.data[i]!) grey.data[i]! += (paper - grey.data[i]!) * share
      }
    }
  }
  return grey
}
