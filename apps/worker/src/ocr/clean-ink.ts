import { findComponents, heightOf, widthOf, type Component } from './components.ts'
import { inked, inkLevel, type Grey, type Ink } from './pixels.ts'

/** Height of the stain in the middle of all that could be letters; `sideways` where lines run up the picture. */
export function typicalHeight(components: readonly Component[], sideways = false): number {
  const [long, across] = sideways ? [widthOf, heightOf] : [heightOf, widthOf]
  const heights = components
    .filter((one) => long(one) >= 5 && long(one) <= 120 && across(one) <= 3 * long(one) && one.pixels >= 8)
    .map(long)
    .sort((a, b) => a - b)
  return heights[Math.floor(heights.length / 2)] ?? 0
}

/** Rules, frames, boxes, pen strokes: much larger than letters and mostly empty. */
function isDrawing(one: Component, letterHeight: number): boolean {
  const [w, h] = [widthOf(one), heightOf(one)]
  if (w < 3 * letterHeight && h < 3 * letterHeight) return false
  const share = one.pixels / (w * h)
  const framed = Math.min(one.upperRun, one.lowerRun) > 0.6 * w && share < 0.45
  return framed || share < 0.16 || Math.max(w, h) > 12 * Math.min(w, h) || h > 12 * letterHeight
}

const speckShare = 0.4
const dustShare = 0.12

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

/** A levelled picture without its drawings and specks, in grey and as ink. */
export function cleanInk(even: Grey): { clean: Grey; ink: Ink; letterHeight: number } {
  const ink = inked(even, inkLevel(even))
  const clean = { ...even, data: even.data.slice() }
  const { components, wipe } = findComponents(ink)
  const letterHeight = typicalHeight(components)
  if (letterHeight > 0) {
    const written = components.filter((one) => !isDrawing(one, letterHeight))
    const isSpeck = specksOf(written, letterHeight)
    const before = ink.data.slice()
    wipe((one) => isDrawing(one, letterHeight) || isSpeck(one))
    whiten(clean, before, ink)
  }
  return { clean, ink, letterHeight }
}

const white = 255

/** Takes what was wiped out of the ink out of the grey as well, with the pale rim around it. */
function whiten({ data, width, height }: Grey, before: Uint8Array, ink: Ink): void {
  for (let y = 1; y < height - 1; y += 1) {
    for (let at = y * width + 1; at < (y + 1) * width - 1; at += 1) {
      if (before[at] === ink.data[at]) continue
      for (let row = at - width; row <= at + width; row += width) {
        for (let i = row - 1; i <= row + 1; i += 1) if (ink.data[i] === 0) data[i] = white
      }
    }
  }
}
