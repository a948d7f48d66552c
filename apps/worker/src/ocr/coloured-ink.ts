import { leastChroma, marksIn, type Coloured, type Light } from './coloured-marks.ts'
import type { Component } from './components.ts'
import { asPositive } from './negative.ts'
import { printTone } from './pale-print.ts'
import { paperOfTiles, type Grey } from './pixels.ts'

type Place = Pick<Component, 'left' | 'top' | 'right' | 'bottom'>

/** Brightest of the greys in a rectangle but for a tenth. */
function paperIn(grey: Grey, { left, top, right, bottom }: Place): number {
  const counts = new Uint32Array(256)
  for (let y = top; y <= bottom; y += 2) for (let x = left; x <= right; x += 2) counts[grey.data[y * grey.width + x]!]! += 1
  const total = counts.reduce((sum, count) => sum + count, 0)
  let level = 255
  for (let seen = counts[255]!; level > 0 && seen < total / 4; level -= 1) seen += counts[level - 1]!
  return level
}

/** Colour so weak is the noise of paper and lens, on a page of full contrast. */
const usualNoise = 8
/** Print is so much darker than paper on such a page, and at least this share of it on the palest. */
const fullContrast = 160
const leastContrast = 0.4
/** Of a mark's coloured pixels, those that lie on bare paper are brighter than so many of the others. */
const bareRank = 0.6
const ratioSteps = 64
const mostRatio = 4

/** A pixel without the paper's own colour: its brightest channel, which one that is, and how far the others are below. */
interface Tint {
  most: number
  channel: 0 | 1 | 2
  chroma: number
}

const tintOf = ({ data, channels, order }: Coloured, [byRed, byGreen, byBlue]: Light, pixel: number): Tint => {
  const at = pixel * channels
  const [red, blue] = order === 'rgb' ? [0, 2] : [2, 0]
  const [r, g, b] = [data[at + red]! * byRed, data[at + 1]! * byGreen, data[at + blue]! * byBlue]
  const most = Math.max(r, g, b)
  return { most, channel: most === r ? 0 : most === g ? 1 : 2, chroma: most - Math.min(r, g, b) }
}

/** What a mark's inks, told apart by their brightest channel, take from it for each step that the channels are apart: as seen on bare paper. */
function shadesOf(picture: Coloured, mark: Component, balance: Light, paperAt: PaperAt, contrast: number): Light {
  const counts = [0, 1, 2].map(() => new Uint32Array(ratioSteps))
  for (let y = mark.top; y <= mark.bottom; y += 1) {
    for (let x = mark.left; x <= mark.right; x += 1) {
      const { most, channel, chroma } = tintOf(picture, balance, y * picture.width + x)
      if (chroma <= leastChroma * contrast) continue
      const ratio = Math.max(0, paperAt(x, y) - most) / chroma
      counts[channel]![Math.min(ratioSteps - 1, Math.floor((ratio * ratioSteps) / mostRatio))]! += 1
    }
  }
  const shade = (steps: Uint32Array): number => {
    const wanted = steps.reduce((sum, count) => sum + count, 0) * bareRank
    let step = 0
    for (let seen = steps[0]!; step < ratioSteps - 1 && seen < wanted; seen += steps[step]!) step += 1
    return ((step + 1) * mostRatio) / ratioSteps
  }
  return [shade(counts[0]!), shade(counts[1]!), shade(counts[2]!)]
}

/** How bright the paper is at a place, in its brightest channel. */
type PaperAt = (x: number, y: number) => number

/** Paper is as bright as the brightest part of squares of this share of the longer side. */
const tileShare = 1 / 80
const smallestTile = 8

/** The paper of a page, square by square: shadows and folds may run through a mark. `lift` makes the brightest channel of a grey. */
function paperOf(grey: Grey, lift: number): PaperAt {
  const side = Math.max(smallestTile, Math.round(Math.max(grey.width, grey.height) * tileShare))
  const { data, columns, rows } = paperOfTiles(grey, side)
  const within = (at: number, count: number): number => Math.min(count - 1, Math.max(0, at / side - 0.5))
  return (x, y) => {
    const [across, down] = [within(x + 0.5, columns), within(y + 0.5, rows)]
    const [left, top] = [Math.floor(across), Math.floor(down)]
    const [right, bottom] = [Math.min(columns - 1, left + 1), Math.min(rows - 1, top + 1)]
    const along = (row: number): number => {
      const [before, behind] = [data[row * columns + left]!, data[row * columns + right]!]
      return before + (behind - before) * (across - left)
    }
    return lift * (along(top) + (along(bottom) - along(top)) * (down - top))
  }
}

/** How much brighter the paper's brightest channel is than its grey. */
const liftOf = ([red, green, blue]: Light): number => 256 / (77 / red + 150 / green + 29 / blue)

/** How much of the usual contrast a page has, by the tone of its print. */
function contrastOf(grey: Grey): number {
  const tone = printTone(grey)
  if (tone === null) return 1
  const paper = paperIn(grey, { left: 0, top: 0, right: grey.width - 1, bottom: grey.height - 1 })
  return Math.min(1, Math.max(leastContrast, (paper - tone) / fullContrast))
}

/** The greys of a picture, in which coloured stamps and signatures have become paper; black print under them stays. Light print on dark comes dark on light. */
export function greyWithoutMarks(picture: Coloured): Grey {
  const { data, width, height, channels, order } = picture
  const [red, blue] = order === 'rgb' ? [0, 2] : [2, 0]
  const greys = new Uint8Array(width * height)
  for (let i = 0, at = 0; i < greys.length; i += 1, at += channels)
    greys[i] = (data[at + red]! * 77 + data[at + 1]! * 150 + data[at + blue]! * 29) >> 8
  const seen: Grey = { data: greys, width, height }
  const grey = asPositive(seen)
  if (grey !== seen) return grey
  const contrast = contrastOf(grey)
  const noise = usualNoise * contrast
  const { places, holds, balance } = marksIn(picture, contrast)
  if (places.length === 0) return grey
  const lift = liftOf(balance)
  const paperAt = paperOf(grey, lift)
  for (const mark of places) {
    const shades = shadesOf(picture, mark, balance, paperAt, contrast)
    for (let y = mark.top; y <= mark.bottom; y += 1) {
      for (let x = mark.left; x <= mark.right; x += 1) {
        if (!holds(x, y)) continue
        const i = y * width + x
        const { most, channel, chroma } = tintOf(picture, balance, i)
        if (chroma <= noise) continue
        // print takes from all channels alike, so what the mark's ink took can be given back
        const without = Math.min(paperAt(x, y), most + shades[channel] * (chroma - noise)) / lift
        if (without > grey.data[i]!) grey.data[i] = without
      }
    }
  }
  return grey
}
