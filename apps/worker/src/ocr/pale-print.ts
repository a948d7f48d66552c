import type { Grey } from './pixels.ts'

/** Strokes of letters are no wider than this, in pixels of a page at the usual resolution. */
const widestStroke = 7
/** A stroke is at least so much darker than what is on both of its sides, of 255, and so many times the paper's noise. */
const leastStep = 24
const timesNoise = 7
/** A page with fewer strokes in the rows that are looked at has no print to go by. */
const fewestStrokes = 300
/** Print is about as dark as the darker third of its strokes. */
const darkRank = 0.3
/** Print paler than this is pale. */
const palest = 110
const rowStep = 3
const white = 255

/** How much neighbours on even paper differ. */
function noiseOf({ data, width, height }: Grey): number {
  const counts = new Uint32Array(white + 1)
  let total = 0
  for (let y = 0; y < height; y += rowStep * 4) {
    for (let i = y * width + 2; i < (y + 1) * width; i += 1) counts[Math.abs(data[i]! - data[i - 2]!)]! += 1
    total += Math.max(0, width - 2)
  }
  let step = 0
  for (let seen = counts[0]!; step < white && seen < total * 0.6; seen += counts[step]!) step += 1
  return step
}

/** How many strokes there are of each grey: places darker than what is left and right of them. Edges of black areas are none. */
function strokesOf({ data, width, height }: Grey, leastDepth: number): Uint32Array {
  const counts = new Uint32Array(white + 1)
  for (let y = 0; y < height; y += rowStep) {
    const end = (y + 1) * width - widestStroke
    for (let i = y * width + widestStroke; i < end; i += 1) {
      const own = data[i]!
      if (own > white - leastDepth || own > data[i - 1]! || own >= data[i + 1]!) continue
      const wanted = own + leastDepth
      let [left, right] = [i - 1, i + 1]
      while (left >= i - widestStroke && data[left]! < wanted) left -= 1
      if (left < i - widestStroke) continue
      while (right <= i + widestStroke && data[right]! < wanted) right += 1
      if (right <= i + widestStroke) counts[own]! += 1
    }
  }
  return counts
}

/** How dark a level page's print is, whatever else on it is darker; null where there is too little of it. */
export function printTone(picture: Grey): number | null {
  const strokes = strokesOf(picture, Math.max(leastStep, timesNoise * noiseOf(picture)))
  const total = strokes.reduce((sum, count) => sum + count, 0)
  if (total < fewestStrokes) return null
  let tone = 0
  for (let seen = strokes[0]!; seen < total * darkRank; seen += strokes[tone]!) tone += 1
  return tone
}

/** A level page whose print is so pale that dust, folds and black edges were taken for its ink, with that print made as dark as they are. */
export function withPalePrint(picture: Grey): Grey {
  const tone = printTone(picture)
  if (tone === null || tone <= palest) return picture
  const factor = white / (white - tone)
  const spread = Uint8Array.from({ length: white + 1 }, (_, value) => Math.max(0, white - (white - value) * factor))
  return { ...picture, data: picture.data.map((value) => spread[value]!) }
}
