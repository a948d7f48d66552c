import { leastChroma, marksIn, type Coloured, type Light } from './coloured-marks.ts'
import type { Component } from './components.ts'
import { printTone } from './pale-print.ts'
import type { Grey } from './pixels.ts'

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
function shadesOf(picture: Coloured, mark: Component, balance: Light, paper: number, contrast: number): Light {
  const counts = [0, 1, 2].map(() => new Uint32Array(ratioSteps))
  for (let y = mark.top; y <= mark.bottom; y += 1) {
    for (let x = mark.left; x <= mark.right; x += 1) {
      const { most, channel, chroma } = tintOf(picture, balance, y * picture.width + x)
      if (chroma <= leastChroma * contrast) continue
      const ratio = Math.max(0, paper - most) / chroma
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

/** How much of the usual contrast a page has, by the tone of its print. */
function contrastOf(grey: Grey): number {
  const tone = printTone(grey)
  if (tone === null) return 1
  const paper = paperIn(grey, { left: 0, top: 0, right: grey.width - 1, bottom: grey.height - 1 })
  return Math.min(1, Math.max(leastContrast, (paper - tone) / fullContrast))
}

/** The greys of a picture, in which coloured stamps and signatures have become paper; black print under them stays. */
export function greyWithoutMarks(picture: Coloured): Grey {
  const { data, width, height, channels, order } = picture
  const [red, blue] = order === 'rgb' ? [0, 2] : [2, 0]
  const greys = new Uint8Array(width * height)
  for (let i = 0, at = 0; i < greys.length; i += 1, at += channels)
    greys[i] = (data[at + red]! * 77 + data[at + 1]! * 150 + data[at + blue]! * 29) >> 8
  const grey: Grey = { data: greys, width, height }
  const contrast = contrastOf(grey)
  const noise = usualNoise * contrast
  const { places, holds, balance } = marksIn(picture, contrast)
  for (const mark of places) {
    const paper = paperIn(grey, mark)
    const shades = shadesOf(picture, mark, balance, paper, contrast)
    for (let y = mark.top; y <= mark.bottom; y += 1) {
      for (let x = mark.left; x <= mark.right; x += 1) {
        if (!holds(x, y)) continue
        const i = y * width + x
        const { most, channel, chroma } = tintOf(picture, balance, i)
        if (chroma <= noise) continue
        // print takes from all channels alike, so what the mark's ink took can be given back
        const without = Math.min(paper, most + shades[channel] * (chroma - noise))
        if (without > grey.data[i]!) grey.data[i] = without
      }
    }
  }
  return grey
}
