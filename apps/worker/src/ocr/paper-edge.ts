import { findComponents, heightOf, widthOf } from './components.ts'
import type { Corners, Point } from './geometry.ts'
import { type Grey, type Ink } from './pixels.ts'
import { shrunk } from './warp.ts'

const longestSide = 360
const smallestPaper = 0.25
/** A sheet fills its four-sided outline but for folds and shadows. */
const filledShare = 0.95
/** How much brighter than its surroundings a sheet must be, of 255. */
const brighterBy = 25
/** On a levelled picture paper is at least as bright as this. */
const paperLevel = 215
const mostSheets = 3
/** Corners nearer to the picture's own than this share tell nothing. */
const nearCorner = 0.012

function outermost(points: readonly Point[], of: (point: Point) => number): Point {
  let best = points[0] ?? { x: 0, y: 0 }
  for (const point of points) if (of(point) > of(best)) best = point
  return best
}

/** Ends of each row of the mask: the outline, near enough. */
function outlineOf(mask: Ink): Point[] {
  const points: Point[] = []
  for (let y = 0; y < mask.height; y += 1) {
    const row = mask.data.subarray(y * mask.width, (y + 1) * mask.width)
    const first = row.indexOf(1)
    if (first < 0) continue
    points.push({ x: first, y }, { x: row.lastIndexOf(1), y })
  }
  return points
}

const cross = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)

function areaOf([a, b, c, d]: Corners): number {
  return Math.abs(cross(a, b, c)) / 2 + Math.abs(cross(a, c, d)) / 2
}

function isConvex([a, b, c, d]: Corners): boolean {
  return cross(a, b, c) > 0 && cross(b, c, d) > 0 && cross(c, d, a) > 0 && cross(d, a, b) > 0
}

/** Mean grey inside and outside the sheet. */
function brightness(picture: Grey, mask: Ink): { sheet: number; ground: number } {
  const sums = [0, 0]
  const counts = [0, 0]
  const ends = outlineOf(mask)
  const spans = new Map<number, [number, number]>()
  for (let i = 0; i + 1 < ends.length; i += 2) spans.set(ends[i]?.y ?? 0, [ends[i]?.x ?? 0, ends[i + 1]?.x ?? 0])
  picture.data.forEach((value, i) => {
    const x = i % picture.width
    const span = spans.get((i - x) / picture.width)
    const side = span && x >= span[0] && x <= span[1] ? 1 : 0
    sums[side]! += value
    counts[side]! += 1
  })
  return { sheet: (sums[1] ?? 0) / (counts[1] || 1), ground: counts[0] ? (sums[0] ?? 0) / counts[0] : 255 }
}

/** The corners of a bright sheet on a darker ground, from a picture and its levelled twin; null where the sheet fills the picture or none stands out. */
export function findPaper(picture: Grey, even: Grey): Corners | null {
  const factor = Math.max(1, Math.round(Math.max(picture.width, picture.height) / longestSide))
  const [small, plain] = [shrunk(even, factor), shrunk(picture, factor)]
  const whole = small.width * small.height
  const isPaper = (): Ink => ({ data: small.data.map((value) => (value > paperLevel ? 1 : 0)), width: small.width, height: small.height })
  const largest = findComponents(isPaper())
    .components.filter((one) => widthOf(one) * heightOf(one) >= smallestPaper * whole)
    .sort((a, b) => b.pixels - a.pixels)
    .slice(0, mostSheets)
  for (const sheet of largest) {
    const mask = isPaper()
    findComponents(mask).wipe((one) => one.left !== sheet.left || one.top !== sheet.top || one.pixels !== sheet.pixels)
    const corners = cornersOf(mask, plain)
    if (corners) return corners.map(({ x, y }) => ({ x: (x + 0.5) * factor, y: (y + 0.5) * factor })) as unknown as Corners
  }
  return null
}

/** The corners of one stain, if it is a four-sided sheet brighter than what lies around it. */
function cornersOf(mask: Ink, plain: Grey): Corners | null {
  const outline = outlineOf(mask)
  const corners: Corners = [
    outermost(outline, ({ x, y }) => -x - y),
    outermost(outline, ({ x, y }) => x - y),
    outermost(outline, ({ x, y }) => x + y),
    outermost(outline, ({ x, y }) => y - x),
  ]
  const area = areaOf(corners)
  const filled = filledPixels(mask) / area
  if (!isConvex(corners) || area < smallestPaper * plain.width * plain.height || filled < filledShare || filled > 2 - filledShare)
    return null
  const { sheet, ground } = brightness(plain, mask)
  return sheet - ground < brighterBy || fillsPicture(corners, plain) ? null : corners
}

function fillsPicture(corners: Corners, { width, height }: Grey): boolean {
  const own = [
    [0, 0],
    [width - 1, 0],
    [width - 1, height - 1],
    [0, height - 1],
  ]
  const reach = nearCorner * Math.max(width, height)
  return corners.every(({ x, y }, i) => Math.hypot(x - (own[i]?.[0] ?? 0), y - (own[i]?.[1] ?? 0)) < reach)
}

/** Pixels between the ends of each row: print and stamps on the sheet are part of it. */
function filledPixels(mask: Ink): number {
  const ends = outlineOf(mask)
  let count = 0
  for (let i = 0; i + 1 < ends.length; i += 2) count += (ends[i + 1]?.x ?? 0) - (ends[i]?.x ?? 0) + 1
  return count
}
