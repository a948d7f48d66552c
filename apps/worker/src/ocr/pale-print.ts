import { findComponents, heightOf, widthOf } from './components.ts'
import { inked, inkLevel, regreyed, type Grey } from './pixels.ts'

/** Strokes of letters are no wider than this, in pixels of a page at the usual resolution. */
const widestStroke = 7
/** A stroke is at least so much darker than what is on both of its sides, of 255, and so many times the paper's noise. */
const leastStep = 24
const timesNoise = 7
/** A page with fewer strokes in the rows that are looked at has no print to go by. */
const fewestStrokes = 300
/** So far above and below a letter's upright stroke it still is; dust ends. */
const uprightReach = 2
/** Print is darker than all but this share of the strokes: a pattern under it may have many more than it has itself. */
const darkRank = 0.1
/** Print paler than this is pale. */
const palest = 64
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

/** How many upright strokes there are of each grey: places darker than what is left and right of them. Dust and edges of black areas are none. */
function strokesOf({ data, width, height }: Grey, leastDepth: number): Uint32Array {
  const counts = new Uint32Array(white + 1)
  const goesOn = (at: number, limit: number): boolean => data[at]! < limit || data[at - 1]! < limit || data[at + 1]! < limit
  for (let y = uprightReach; y < height - uprightReach; y += rowStep) {
    const end = (y + 1) * width - widestStroke
    for (let i = y * width + widestStroke; i < end; i += 1) {
      const own = data[i]!
      if (own > white - leastDepth || own > data[i - 1]! || own >= data[i + 1]!) continue
      const wanted = own + leastDepth
      if (!goesOn(i - uprightReach * width, wanted) || !goesOn(i + uprightReach * width, wanted)) continue
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

/** Print reaches to one of these shares of the way from its tone to white; what lies beyond is a pattern, or pale print beside dark. */
const rims = [0.68, 0.58, 0.48] as const
const beyondRim = 0.12
/** Pale print adds at least this share of letters; a pattern has none, and joins those of the print. */
const moreLetters = 0.05
const partedLetters = 0.1

const lettersAt = (picture: Grey, level: number): number =>
  findComponents(inked(picture, level)).components.filter(
    (one) => heightOf(one) >= 5 && heightOf(one) <= 120 && widthOf(one) <= 3 * heightOf(one) && one.pixels >= 8,
  ).length

/**
 * A level page without the watermark or the security pattern that its print stands on, where some of it was taken for ink; null where none
 * was. Thin print beside bold, and the lines of a form, look so too: only reading tells.
 */
export function withoutPattern(picture: Grey): Grey | null {
  const tone = printTone(picture)
  if (tone === null || tone > palest) return null
  const level = inkLevel(picture)
  const [widest, ...narrower] = rims.map((share) => tone + share * (white - tone)) as [number, ...number[]]
  if (level <= widest) return null
  let [rim, letters] = [widest, lettersAt(picture, widest)]
  if (lettersAt(picture, level) > (1 + moreLetters) * letters) return null
  for (const next of narrower) {
    const parted = lettersAt(picture, next)
    if (parted > (1 + partedLetters) * letters) [rim, letters] = [next, parted]
  }
  const paper = rim + beyondRim * (white - tone)
  return regreyed(picture, (value) => (value * white) / paper)
}

/** Dark print reaches no further than this on the way from its tone to white; stamps and signatures of grey scans are mostly paler. */
const darkRim = 0.4

/** A level page's dark print alone, without what is paler: stamps that lost their colour, their rims. Null where all print is pale. */
export function darkPrintAlone(picture: Grey): Grey | null {
  const tone = printTone(picture)
  if (tone === null || tone > palest) return null
  const paper = tone + darkRim * (white - tone)
  return regreyed(picture, (value) => (value * white) / paper)
}

/** A level page whose print is as dark as its ink: print so pale that dust, folds and black edges were taken for ink is made dark. */
export function withPalePrint(picture: Grey): Grey {
  const tone = printTone(picture)
  if (tone === null || tone <= palest) return picture
  return regreyed(picture, (value) => white - ((white - value) * white) / (white - tone))
}

/** The same without its pattern, to find the lie and the size of its print by. */
export const withPrintAlone = (picture: Grey): Grey => {
  const dark = withPalePrint(picture)
  return dark === picture ? (withoutPattern(picture) ?? picture) : dark
}
