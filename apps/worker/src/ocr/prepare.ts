import { bendOf, type Bend } from './bend.ts'
import { findComponents, heightOf, widthOf, type Component } from './components.ts'
import { cleanInk, typicalHeight } from './clean-ink.ts'
import { directionOf } from './direction.ts'
import {
  compose,
  identity,
  inverse,
  mapped,
  ontoCorners,
  quarterTurn,
  rotation,
  scaling,
  type Corners,
  type Matrix,
  type Point,
} from './geometry.ts'
import { headVote } from './head-vote.ts'
import type { Turn } from './model.ts'
import { darkPrintAlone, withoutPattern, withPalePrint, withPrintAlone } from './pale-print.ts'
import { withoutFolds } from './folds.ts'
import { findPaper } from './paper-edge.ts'
import { cropped, greyStretched, inked, inkLevel, levelled, usualTile, type Grey, type Ink } from './pixels.ts'
import { textRuns } from './text-runs.ts'
import { asDarkAsPrint } from './print-depth.ts'
import { shrunk, warped } from './warp.ts'

/** A picture made ready for reading. */
export interface Prepared {
  /** Even paper, level lines. */
  even: Grey
  /** The same without drawings and specks. */
  clean: Grey
  /** The ink of `clean`. */
  ink: Ink
  /** From a pixel of `even`, once it is bent, to one of the picture as stored. */
  toStored: Matrix
  /** How the page was bent, where its lines were not straight. */
  bend?: Bend
  /** The quarter turn that brought the lines level; half turns are still open. */
  turn: Turn
  /** Typical height of the letters, in pixels of `even`. */
  letterHeight: number
  /** The stains of `ink`: letters, and what else is of their size. */
  letters: readonly Component[]
}

const smallestTilt = 0.15
/** Letters of this height read best; smaller print is enlarged, larger reduced. */
const wantedHeight = 17
const smallHeight = 11
/** A lens draws softer than a scanner: what it saw is enlarged sooner and more. */
const wantedOfLens = 20
const smallOfLens = 15
/** And where its letters are lower than this, a blur takes more from them than from the noise. */
const blursBelow = 16
const largeHeight = 20
/** Dust was taken for letters and the page enlarged where they come out higher than this. */
const muchTooLarge = 24
const largestScale = 2
const mostPixels = 16_000_000

/** A part of the plane as a picture: how large, and where its pixels are in the picture as stored. */
interface View {
  toStored: Matrix
  bend?: Bend
  width: number
  height: number
}

const distance = (a: { x: number; y: number }, b: { x: number; y: number }): number => Math.hypot(a.x - b.x, a.y - b.y)

function flattened(picture: Grey, corners: Corners | null): View {
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
    toStored: compose(view.toStored, scaling(1 / scale)),
    width: Math.round(view.width * scale),
    height: Math.round(view.height * scale),
  }
}

function scaleFor(letterHeight: number, view: View, isPhotograph: boolean): number {
  const small = isPhotograph ? smallOfLens : smallHeight
  if (letterHeight === 0 || (letterHeight >= small && letterHeight <= largeHeight)) return 1
  const wanted = Math.min(largestScale, (isPhotograph && letterHeight < small ? wantedOfLens : wantedHeight) / letterHeight)
  return Math.min(wanted, Math.sqrt(mostPixels / (view.width * view.height)))
}

const smallSide = 1000

/** Where the page lies, how its lines run, and how far down them is most of its print. */
interface Layout {
  flat: View
  /** Whether the sheet lies on something else, as before a lens. */
  isPhotograph: boolean
  turn: Turn
  level: number
  /** 0..1, along the way in which lines follow each other. */
  printAt: number
}

/** The layout, found on a small copy because that is as sure and much faster. */
function findPage(picture: Grey, isSideways?: boolean): Layout {
  const factor = Math.max(1, Math.ceil(Math.max(picture.width, picture.height) / smallSide))
  const small = shrunk(picture, factor)
  const tile = Math.max(4, Math.round(usualTile / factor))
  const even = levelled(small, tile)
  const corners = findPaper(small, even)
  const flatSmall = flattened(small, corners)
  const flatEven = corners ? levelled(warped(small, flatSmall.toStored, flatSmall.width, flatSmall.height), tile) : even
  const seen = withPrintAlone(greyStretched(flatEven))
  const { sideways, level } = directionOf(seen, isSideways)
  const stored = corners?.map(({ x, y }) => ({ x: (x + 0.5) * factor, y: (y + 0.5) * factor })) as unknown as Corners | undefined
  const flat = flattened(picture, stored ?? null)
  return { flat, isPhotograph: corners !== null, turn: sideways ? 90 : 0, level, printAt: printAt(seen, sideways) }
}

const sampleShare = 0.3
/** Letters on the small copy, in its pixels. */
const smallLetter = [3, 20] as const

/** How far down its lines a page has most of its print, as the middle of a sample. */
function printAt(seen: Grey, sideways: boolean): number {
  const level = inkLevel(seen)
  const stains = findComponents(inked(seen, level)).components.filter(
    (one) => heightOf(one) >= smallLetter[0] && heightOf(one) <= smallLetter[1] && widthOf(one) >= 2 && widthOf(one) <= 3 * smallLetter[1],
  )
  const places = asDarkAsPrint(seen, level, stains)
    .map((one) => (sideways ? (one.left + one.right) / 2 / seen.width : (one.top + one.bottom) / 2 / seen.height))
    .sort((a, b) => a - b)
  let [first, most, at] = [0, 0, 0.5]
  places.forEach((place, last) => {
    while (place - places[first]! > sampleShare) first += 1
    if (last - first > most) [most, at] = [last - first, (place + places[first]!) / 2]
  })
  return Math.min(1 - sampleShare / 2, Math.max(sampleShare / 2, at))
}

/** Height of the letters where the paper has most of them, before it is turned. */
function roughHeight(picture: Grey, { flat: { toStored, width, height }, turn, printAt: at }: Layout): number {
  const sideways = turn !== 0
  const middle = mapped(toStored, sideways ? { x: width * at, y: height / 2 } : { x: width / 2, y: height * at })
  const [wide, high] = sideways ? [width * sampleShare, height] : [width, height * sampleShare]
  const even = withPrintAlone(greyStretched(levelled(cropped(picture, middle.x - wide / 2, middle.y - high / 2, wide, high))))
  const level = inkLevel(even)
  return typicalHeight(asDarkAsPrint(even, level, findComponents(inked(even, level)).components), sideways)
}

/**
 * Flattens, levels, turns and cleans a picture, whose lines run up and down if it `isSideways`; it may still stand on its head then.
 * `sharp` is the picture before a blur that small print before a lens does not bear.
 */
export function prepare(picture: Grey, isSideways?: boolean, sharp = picture): Prepared {
  const layout = findPage(picture, isSideways)
  const { turn } = layout
  const turned = turnedView(layout.flat, turn, layout.level)
  const rough = roughHeight(picture, layout)
  const source = layout.isPhotograph && rough < blursBelow ? sharp : picture
  const scale = scaleFor(rough, turned, layout.isPhotograph)
  const first = preparedAt(source, scaledView(turned, scale), turn)
  const { letterHeight } = first
  // a headline or a stamp may stand where most print was looked for
  const isReduced = scale < 1 && letterHeight > 0 && letterHeight < smallHeight
  const again = letterHeight > muchTooLarge || isReduced ? scaledView(turned, (scale * wantedHeight) / letterHeight) : null
  return straightened(source, again ? preparedAt(source, again, turn) : first)
}

/** The page with its lines straight; the same where they are so. */
function straightened(picture: Grey, bent: Prepared): Prepared {
  const { toStored, turn, letterHeight, letters } = bent
  const { width, height } = bent.even
  const runs = textRuns(letters, letterHeight)
  const bend = bendOf(runs, letterHeight, width, height, (headVote(runs, letterHeight) ?? 0) < 0)
  return bend ? preparedAt(picture, { toStored, width, height, bend }, turn) : bent
}

function preparedAt(picture: Grey, { toStored, width, height, bend }: View, turn: Turn): Prepared {
  const even = withPalePrint(greyStretched(withoutFolds(levelled(warped(picture, toStored, width, height, bend)))))
  return { even, ...cleanInk(even), toStored, turn, ...(bend && { bend }) }
}

const redrawn = (prepared: Prepared, even: Grey | null): Prepared | null => even && { ...prepared, even, ...cleanInk(even) }

/** The same page on plain paper, where some of what its print stands on may have been taken for ink; null where none was. */
export const onPlainPaper = (prepared: Prepared): Prepared | null => redrawn(prepared, withoutPattern(prepared.even))

/** The same page with its dark print alone, without paler stamps that cross it; null where its print is pale. */
export const inDarkPrint = (prepared: Prepared): Prepared | null => redrawn(prepared, darkPrintAlone(prepared.even))

/** The same page turned by half; cleaned anew, since what lies under words on it, as underlines do, lay over them before. */
export function upsideDown({ even: { data, width, height }, toStored, bend, turn }: Prepared): Prepared {
  const even = { data: data.toReversed(), width, height }
  const turned = ({ x, y }: Point): Point => ({ x: width - x, y: height - y })
  return {
    even,
    ...cleanInk(even),
    toStored: compose(toStored, quarterTurn(180, width, height)),
    ...(bend && { bend: (point) => turned(bend(turned(point))) }),
    turn: ((turn + 180) % 360) as Turn,
  }
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
    const point = mapped(whole, prepared.bend ? prepared.bend({ x, y }) : { x, y })
    return { x: Math.min(1, Math.max(0, point.x / width)), y: Math.min(1, Math.max(0, point.y / height)) }
  }
}
