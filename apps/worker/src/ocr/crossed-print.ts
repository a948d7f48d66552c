import { findComponents, heightOf, widthOf, type Component } from './components.ts'
import type { Grey, Ink } from './pixels.ts'
import { textRuns, type TextRun } from './text-runs.ts'

/** A line of print that may go on under a drawing: between which heights, at its left end, and how it falls. */
interface Band {
  left: number
  right: number
  top: number
  bottom: number
  from: number
  slope: number
}

/** Runs with fewer letters are stains, or lettering of a stamp. */
const fewestLetters = 3
/** How far beyond its letters a line may go on, in letter heights. */
const reach = 9
/** Strokes of a drawing cross a line and stick out by this above and below; letters do not. */
const outside = 0.25
/** Straight strokes longer than this are rules, in letter heights. */
const longestLevel = 3
const longestUpright = 2.2
/** Ink this much paler than print is a stamp's; the print under it is told by its tone. */
const palerBy = 28
/** What is lower is no letter. */
const lowest = 0.4
/** What is so thin for its length, and runs through the line from above to below, is one stroke of a drawing. */
const thickestStroke = 0.28
/** Drawings of fewer pixels, in letter heights, are only rules and what is left at their ends. */
const fewestPixels = 2
/** A page with more stains is noise. */
const mostStains = 20_000

const middleOf = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0

function bandOf({ letters, left, right, slope }: TextRun, letterHeight: number): Band {
  const fall = (one: Component) => slope * ((one.left + one.right) / 2 - left)
  return {
    left: Math.round(left - reach * letterHeight),
    right: Math.round(right + reach * letterHeight),
    top: middleOf(
      letters.map((one) => one.top - fall(one)),
      0.1,
    ),
    bottom: middleOf(
      letters.map((one) => one.bottom - fall(one)),
      0.9,
    ),
    from: left,
    slope,
  }
}

/** Calls `visit` with each pixel of a band that is ink, as index and as height in the band: negative above it, over 1 below. */
function inBand({ data, width, height }: Ink, band: Band, edge: number, visit: (at: number, share: number) => void): void {
  const tall = band.bottom - band.top
  for (let x = Math.max(0, band.left); x <= Math.min(width - 1, band.right); x += 1) {
    const top = band.top + band.slope * (x - band.from)
    for (let y = Math.max(0, Math.round(top - edge)); y <= Math.min(height - 1, Math.round(top + tall + edge)); y += 1)
      if (data[y * width + x] === 1) visit(y * width + x, (y - top) / tall)
  }
}

/** Takes straight strokes out of a mask: rules and the sides of boxes. */
function withoutRules({ data, width, height }: Ink, letterHeight: number): Ink {
  const out = data.slice()
  const falls = new Uint16Array(width)
  const clear = (end: number, step: number, run: number, longest: number) => {
    if (run >= longest) for (let at = end - step * run; at < end; at += step) out[at] = 0
  }
  let next = -1
  let fallsSomewhere = false
  for (let y = 0; y <= height; y += 1) {
    if (next < y * width) next = y < height ? data.indexOf(1, y * width) : -1
    const isBlank = y === height || next < 0 || next >= (y + 1) * width
    // below a blank row no stroke goes on
    if (isBlank && !fallsSomewhere) {
      if (next < 0) break
      y = Math.floor(next / width) - 1
      continue
    }
    fallsSomewhere = !isBlank
    let along = 0
    for (let x = 0, at = y * width; x < width; x += 1, at += 1) {
      if (y < height && data[at] === 1) {
        along += 1
        falls[x]! += 1
        continue
      }
      if (along > 0) clear(at, 1, along, longestLevel * letterHeight)
      along = 0
      if (falls[x]! > 0) {
        clear(at, width, falls[x]!, longestUpright * letterHeight)
        falls[x] = 0
      }
    }
    clear((y + 1) * width, 1, along, longestLevel * letterHeight)
  }
  return { data: out, width, height }
}

function hasPixels({ data }: Ink, fewest: number): boolean {
  let count = 0
  for (let i = 0; i < data.length && count < fewest; i += 1) count += data[i]!
  return count >= fewest
}

/** Mean grey of the ink in some rectangles. */
function toneIn({ data }: Grey, ink: Ink, places: readonly Component[]): number {
  let [sum, count] = [0, 0]
  for (const { left, top, right, bottom } of places) {
    for (let y = top; y <= bottom; y += 1) {
      for (let i = y * ink.width + left; i <= y * ink.width + right; i += 1) {
        if (ink.data[i] !== 1) continue
        sum += data[i]!
        count += 1
      }
    }
  }
  return count === 0 ? 0 : sum / count
}

/** Takes out of `found` what is paler than print, where a drawing as a whole is; edges of what stays are kept. */
function withoutPale(grey: Grey, found: Ink, drawings: Ink, print: number): void {
  const { width } = found
  for (const place of findComponents(drawings).components) {
    const tone = toneIn(grey, drawings, [place])
    if (tone < print + palerBy) continue
    const dark = (print + tone) / 2
    const isDark = (at: number) => found.data[at] !== 0 && grey.data[at]! <= dark
    for (let y = Math.max(1, place.top); y <= Math.min(found.height - 2, place.bottom); y += 1) {
      for (let at = y * width + Math.max(1, place.left); at <= y * width + Math.min(width - 2, place.right); at += 1) {
        if (found.data[at] === 0 || isDark(at)) continue
        const besideDark = [at - width, at - 1, at + 1, at + width].some(isDark)
        // 2: gone, but still seen by its neighbours as what it was
        if (!besideDark) found.data[at] = 2
      }
    }
  }
  for (let i = 0; i < found.data.length; i += 1) if (found.data[i] === 2) found.data[i] = 0
}

/**
 * Print that drawings cross: of the ink of stamps, signatures and frames (`drawings`), what stands on the page's lines of letters and may be letters
 * itself. A mask as large as the page; null where there is nothing.
 */
export function crossedPrint(grey: Grey, drawings: Ink, ink: Ink, letters: readonly Component[], letterHeight: number): Ink | null {
  const { width, height } = drawings
  if (letters.length > mostStains || !drawings.data.includes(1)) return null
  const strokes = withoutRules(drawings, letterHeight)
  if (!hasPixels(strokes, fewestPixels * letterHeight)) return null
  const found: Ink = { data: new Uint8Array(width * height), width, height }
  const bands = textRuns(letters, letterHeight)
    .filter((run) => run.letters.length >= fewestLetters)
    .map((run) => bandOf(run, letterHeight))
  for (const band of bands) inBand(strokes, band, outside * letterHeight, (at) => (found.data[at] = 1))
  withoutPale(grey, found, strokes, toneIn(grey, ink, letters))
  const { components, wipe } = findComponents(found)
  const crossing = new Map<number, 'above' | 'below' | 'both'>()
  for (const band of bands) {
    inBand(found, band, outside * letterHeight, (at, share) => {
      const side = share < 0 ? 'above' : share > 1 ? 'below' : null
      if (side) crossing.set(at, crossing.has(at) && crossing.get(at) !== side ? 'both' : side)
    })
  }
  const crosses = (one: Component): boolean => {
    const sides = new Set<string>()
    for (const y of [one.top, one.bottom])
      for (let x = one.left; x <= one.right; x += 1) {
        const side = found.data[y * width + x] === 1 ? crossing.get(y * width + x) : undefined
        if (side) sides.add(side)
      }
    return sides.has('both') || sides.size > 1
  }
  const isLetter = (one: Component): boolean =>
    heightOf(one) >= lowest * letterHeight &&
    !(one.pixels <= thickestStroke * letterHeight * Math.hypot(widthOf(one), heightOf(one)) && crosses(one))
  const kept = new Set(components.filter(isLetter))
  wipe((one) => !kept.has(one))
  // what sticks out of the line is the drawing's
  for (const [at, side] of crossing) if (side !== 'both') found.data[at] = 0
  return found
}
