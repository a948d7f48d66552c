import { findComponents, heightOf, widthOf, type Component } from './components.ts'
import { directionOf } from './direction.ts'
import { compose, identity, inverse, mapped, ontoCorners, quarterTurn, rotation, type Corners, type Matrix } from './geometry.ts'
import type { Turn } from './model.ts'
import { findPaper } from './paper-edge.ts'
import { inked, inkLevel, levelled, type Grey, type Ink } from './pixels.ts'
import { warped } from './warp.ts'

/** A picture made ready for reading. */
export interface Prepared {
  /** Even paper, level lines. */
  even: Grey
  ink: Ink
  /** From a pixel of `even` to one of the picture as stored. */
  toStored: Matrix
  /** The quarter turn that brought the lines level; half turns are still open. */
  turn: Turn
  /** Typical height of the letters, in pixels of `even`. */
  letterHeight: number
}

const smallestTilt = 0.15
/** Letters of this height read best; smaller print is enlarged, larger reduced. */
const wantedHeight = 17
const smallHeight = 11
const largeHeight = 34
const largestScale = 2
const mostPixels = 16_000_000

interface View {
  toStored: Matrix
  width: number
  height: number
}

const distance = (a: { x: number; y: number }, b: { x: number; y: number }): number => Math.hypot(a.x - b.x, a.y - b.y)

function flattened(picture: Grey, even: Grey): View {
  const corners: Corners | null = findPaper(picture, even)
  if (!corners) return { toStored: identity, width: picture.width, height: picture.height }
  const [a, b, c, d] = corners
  const width = Math.round(Math.max(distance(a, b), distance(d, c)))
  const height = Math.round(Math.max(distance(a, d), distance(b, c)))
  return { toStored: ontoCorners(width, height, corners), width, height }
}

function turnedView(view: View, turn: Turn, level: number): View {
  const quarter = inverse(quarterTurn(turn, view.width, view.height))
  const [width, height] = turn === 90 || turn === 270 ? [view.height, view.width] : [view.width, view.height]
  const tilt = Math.abs(level) < smallestTilt ? identity : inverse(rotation(level, width, height))
  if (turn === 0 && tilt === identity) return view
  return { toStored: compose(view.toStored, compose(quarter, tilt)), width, height }
}

function scaledView(view: View, scale: number): View {
  if (scale === 1) return view
  return {
    toStored: compose(view.toStored, [1 / scale, 0, 0, 0, 1 / scale, 0, 0, 0, 1]),
    width: Math.round(view.width * scale),
    height: Math.round(view.height * scale),
  }
}

function typicalHeight(components: readonly Component[], sideways = false): number {
  const [long, across] = sideways ? [widthOf, heightOf] : [heightOf, widthOf]
  const heights = components
    .filter((one) => long(one) >= 5 && long(one) <= 120 && across(one) <= 3 * long(one) && one.pixels >= 8)
    .map(long)
    .sort((a, b) => a - b)
  return heights[Math.floor(heights.length / 2)] ?? 0
}

function scaleFor(letterHeight: number, view: View): number {
  if (letterHeight === 0 || (letterHeight >= smallHeight && letterHeight <= largeHeight)) return 1
  const wanted = Math.min(largestScale, wantedHeight / letterHeight)
  return Math.min(wanted, Math.sqrt(mostPixels / (view.width * view.height)))
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

/** The ink of a levelled picture without its drawings and specks. */
export function cleanInk(even: Grey): { ink: Ink; letterHeight: number } {
  const ink = inked(even, inkLevel(even))
  const { components, wipe } = findComponents(ink)
  const letterHeight = typicalHeight(components)
  if (letterHeight > 0) {
    const written = components.filter((one) => !isDrawing(one, letterHeight))
    const isSpeck = specksOf(written, letterHeight)
    wipe((one) => isDrawing(one, letterHeight) || isSpeck(one))
  }
  return { ink, letterHeight }
}

/** Flattens, levels, turns and cleans a picture; `halfTurn` turns it upside down besides. */
export function prepare(picture: Grey, halfTurn = false): Prepared {
  const stored = levelled(picture)
  const flat = flattened(picture, stored)
  const first = flat.toStored === identity ? stored : levelled(warped(picture, flat.toStored, flat.width, flat.height))
  const direction = directionOf(first)
  const quarter = direction.sideways ? 90 : 0
  const turn = ((quarter + (halfTurn ? 180 : 0)) % 360) as Turn
  let view = turnedView(flat, turn, direction.level)
  const rough = typicalHeight(findComponents(inked(first, inkLevel(first))).components, direction.sideways)
  view = scaledView(view, scaleFor(rough, view))
  const even = view.toStored === flat.toStored ? first : levelled(warped(picture, view.toStored, view.width, view.height))
  return { even, ...cleanInk(even), toStored: view.toStored, turn }
}

/** The way from a pixel of the prepared picture to its share of the page turned upright by `turn`. */
export function toUprightShare(
  prepared: Prepared,
  stored: { width: number; height: number },
): (x: number, y: number) => { x: number; y: number } {
  const upright = quarterTurn(prepared.turn, stored.width, stored.height)
  const sideways = prepared.turn === 90 || prepared.turn === 270
  const [width, height] = sideways ? [stored.height, stored.width] : [stored.width, stored.height]
  const whole = compose(upright, prepared.toStored)
  return (x, y) => {
    const point = mapped(whole, { x, y })
    return { x: Math.min(1, Math.max(0, point.x / width)), y: Math.min(1, Math.max(0, point.y / height)) }
  }
}
