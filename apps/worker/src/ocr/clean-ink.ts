import { brokenRules } from './broken-rules.ts'
import { findComponents, heightOf, widthOf, type Component } from './components.ts'
import { crossedPrint } from './crossed-print.ts'
import { hairStrokes } from './hair-strokes.ts'
import { bandsTurnedDark } from './light-print.ts'
import { inked, inkLevel, type Grey, type Ink } from './pixels.ts'
import { clearUnderlines } from './underlines.ts'
import { asDarkAsPrint } from './print-depth.ts'

/** Where half of the ink is in stains so many times as high as half of the stains are, most stains are dust. */
const dustHeight = 1.5
/** Letters are at least this share as high as the stains that hold half of the ink, and at least this share of all; what is fewer is a headline. */
const leastLetter = 0.6
const fewestShare = 0.15

const middle = (sorted: readonly number[]): number => sorted[Math.floor(sorted.length / 2)] ?? 0

/** Height of the stain in the middle of all that could be letters; `sideways` where lines run up the picture. */
export function typicalHeight(components: readonly Component[], sideways = false): number {
  const [long, across] = sideways ? [widthOf, heightOf] : [heightOf, widthOf]
  const stains = components
    .filter((one) => long(one) >= 5 && long(one) <= 120 && across(one) <= 3 * long(one) && one.pixels >= 8)
    .sort((a, b) => long(a) - long(b))
  const heights = stains.map(long)
  const usual = middle(heights)
  const half = stains.reduce((sum, { pixels }) => sum + pixels, 0) / 2
  let seen = 0
  const inky = stains.find(({ pixels }) => (seen += pixels) >= half)
  if (!inky || long(inky) <= dustHeight * usual) return usual
  const letters = heights.filter((height) => height >= leastLetter * long(inky))
  return letters.length < fewestShare * heights.length ? usual : middle(letters)
}

const thickestRule = 0.8

/** Rules, frames, boxes, pen strokes: much larger than letters and mostly empty. */
function isDrawing(one: Component, letterHeight: number): boolean {
  const [w, h] = [widthOf(one), heightOf(one)]
  if (w < 3 * letterHeight && h < 3 * letterHeight) return false
  const share = one.pixels / (w * h)
  const framed = Math.min(one.upperRun, one.lowerRun) > 0.6 * w && share < 0.45
  // a line as high as letters is print whose underline joins it
  // beside the cells of a printed form, short and thick; no letter is so
  const isBar = h >= 3 * letterHeight && w < thickestRule * letterHeight
  const isRule = Math.max(w, h) > 12 * Math.min(w, h) && Math.min(w, h) < thickestRule * letterHeight
  // print that is joined over several lines is joined by a drawing
  const tangled = h > 3 * letterHeight && w > 5 * letterHeight && share < 0.3
  return framed || tangled || share < 0.16 || isRule || isBar || h > 12 * letterHeight
}

const white = 255

const speckShare = 0.4
const dustShare = 0.12
/** Print is pale up to this share of the way from the ink's level to white. */
const palest = 0.5

/** Dust, and dots too far from any letter to be a full stop or the dot of an i. */
function specksOf(components: readonly Component[], letterHeight: number): (one: Component) => boolean {
  const cell = Math.max(4, letterHeight)
  const at = (x: number, y: number) => Math.floor(x / cell) * 65_536 + Math.floor(y / cell)
  const isSmall = (one: Component, share: number) => Math.max(widthOf(one), heightOf(one)) <= Math.max(1, share * letterHeight)
  const near = new Set<number>()
  for (const one of components) {
    if (isSmall(one, speckShare)) continue
    for (let x = one.left - cell; x <= one.right + cell; x += cell / 2)
      for (let y = one.top - cell / 2; y <= one.bottom + cell / 2; y += cell / 2) near.add(at(x, y))
  }
  return (one) =>
    isSmall(one, dustShare) || (isSmall(one, speckShare) && !near.has(at((one.left + one.right) / 2, (one.top + one.bottom) / 2)))
}

/** A speck with so much mid-grey beside it is the darkest part of pale print. */
const paleShare = 0.14

/** Whether around a stain lies print too pale to be ink, as a share of the pixels to its sides. */
function isPalePrint({ data, width, height }: Grey, one: Component, level: number, letterHeight: number): boolean {
  const reach = Math.round(letterHeight / 2)
  const pale = level + (white - level) * palest
  let [count, total] = [0, 0]
  for (let y = Math.max(0, one.top - 2); y <= Math.min(height - 1, one.bottom + 2); y += 1) {
    for (let x = Math.max(0, one.left - reach); x <= Math.min(width - 1, one.right + reach); x += 1) {
      if (x >= one.left - 2 && x <= one.right + 2) continue
      total += 1
      if (data[y * width + x]! < pale) count += 1
    }
  }
  return total > 0 && count / total >= paleShare
}

/** Ink that is there no more. */
function wiped(before: Uint8Array, { data, width, height }: Ink): Ink {
  const gone = new Uint8Array(data.length)
  for (let i = 0; i < gone.length; i += 1) gone[i] = before[i]! & ~data[i]!
  return { data: gone, width, height }
}

/** Adds the ink of another picture, in place. */
function addInk({ data }: Ink, { data: more }: Ink): void {
  for (let i = 0; i < data.length; i += 1) data[i]! |= more[i]!
}

/** A levelled picture without its drawings and specks, in grey and as ink. */
export function cleanInk(even: Grey): { clean: Grey; ink: Ink; letterHeight: number; letters: readonly Component[] } {
  const level = inkLevel(even)
  const clean = { ...even, data: even.data.slice() }
  let ink = inked(clean, level)
  let { components, wipe } = findComponents(ink)
  const letterHeight = typicalHeight(asDarkAsPrint(clean, level, components))
  if (letterHeight > 0 && bandsTurnedDark(clean, ink, letterHeight)) {
    ink = inked(clean, level)
    ;({ components, wipe } = findComponents(ink))
  }
  const before = ink.data.slice()
  if (letterHeight > 0 && clearUnderlines(ink, letterHeight)) ({ components, wipe } = findComponents(ink))
  let letters: readonly Component[] = components
  if (letterHeight > 0) {
    const plain = components.filter((one) => !isDrawing(one, letterHeight))
    const broken = brokenRules(plain, letterHeight)
    const unruled = plain.filter((one) => !broken.has(one))
    const rules = new Set([...broken, ...hairStrokes(unruled, letterHeight)])
    const written = unruled.filter((one) => !rules.has(one))
    const isLoose = specksOf(written, letterHeight)
    const isSpeck = (one: Component) => isLoose(one) && !isPalePrint(clean, one, level, letterHeight)
    wipe((one) => isDrawing(one, letterHeight) || rules.has(one))
    letters = written.filter((one) => !isSpeck(one))
    const crossed = crossedPrint(clean, wiped(before, ink), ink, letters, letterHeight)
    wipe(isSpeck)
    if (crossed) addInk(ink, crossed)
    whiten(clean, before, ink)
    if (crossed) letters = [...letters, ...findComponents(crossed).components]
  }
  return { clean, ink, letterHeight, letters }
}

/** Takes what was wiped out of the ink out of the grey as well, with the pale rim around it. */
function whiten({ data, width, height }: Grey, before: Uint8Array, { data: ink }: Ink): void {
  for (let y = 1; y < height - 1; y += 1) {
    for (let at = y * width + 1; at < (y + 1) * width - 1; at += 1) {
      if (before[at] === ink[at]) continue
      for (let row = at - width; row <= at + width; row += width) {
        for (let i = row - 1; i <= row + 1; i += 1) if (ink[i] === 0) data[i] = white
      }
    }
  }
}
