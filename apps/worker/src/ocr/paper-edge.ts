import { findComponents, heightOf, widthOf } from './components.ts'
import type { Corners, Point } from './geometry.ts'
import { fillsPicture, isDarkerAround, printAround } from './ground.ts'
import type { Grey, Ink } from './pixels.ts'
import { areaOf, distanceFrom, isConvex, sidesOf } from './quad.ts'
import { shrunk } from './warp.ts'

const longestSide = 300
/** A sheet covers between these shares of the picture; one that leaves less ground need not be cut out. */
const smallestPaper = 0.2
const largestPaper = 0.95
/** Paper is brighter than one of these on a levelled picture; the higher ones part it from bright ground. */
const levels = [215, 235, 248] as const
/** Or brighter than one of so many steps between dark and light of the plain one. */
const grades = 7
/** Pixels that are taken off the edge, so that a sheet hangs no longer from bright ground by a thread. */
const peels = [0, 1, 2] as const
const mostSheets = 2
/** Sides of a curled sheet bend away from the straight by up to this share of the picture; so much of an outline must not bend further. */
const widestBend = 0.035
const straightShare = 0.94
/** Within so many pixels of a sheet's edge the picture turns darker outwards by this share of the sheet's brightness. */
const stepReach = 4
const leastStep = 0.07
/** At so much of the outline; this much is beyond doubt. */
const steppedShare = 0.8
const clearlyStepped = 0.93
/** So much of the outline must lie inside the picture: a fold across a scan has one side. */
const leastInside = 0.6
/** Letters beyond this share outside tell that a frame was taken for the edge of the sheet. */
const mostPrintAround = 0.04

interface Sheet {
  corners: Corners
  area: number
  /** Share of the outline at which the picture turns darker outwards. */
  stepped: number
}

/** The corners of a sheet on a desk, from a picture and its levelled twin; null where the sheet fills the picture or none stands out. */
export function findPaper(picture: Grey, even: Grey): Corners | null {
  const factor = Math.max(1, Math.round(Math.max(picture.width, picture.height) / longestSide))
  const [small, plain] = [shrunk(even, factor), shrunk(picture, factor)]
  if (fillsPicture(small, plain)) return null
  const sheet = bestSheet(small, plain)
  if (!sheet || sheet.area > largestPaper * plain.width * plain.height) return null
  const corners = sheet.corners.map(({ x, y }) => ({ x: (x + 0.5) * factor, y: (y + 0.5) * factor })) as unknown as Corners
  return isDarkerAround(plain, sheet.corners) || printAround(even, corners) <= mostPrintAround ? corners : null
}

function bestSheet(small: Grey, plain: Grey): Sheet | null {
  let best: Sheet | null = null
  for (const mask of masksOf(small, plain)) {
    for (const peel of peels) {
      for (const sheet of sheetsIn(peeled(mask, peel), plain, peel))
        if (!best || sheet.area * sheet.stepped > best.area * best.stepped) best = sheet
      if (best && best.stepped >= clearlyStepped) return best
    }
  }
  return best
}

const above = ({ data, width, height }: Grey, level: number): Ink => ({
  data: data.map((value) => (value > level ? 1 : 0)),
  width,
  height,
})

/** What may be paper: by the levelled picture, which knows no shadows, then by brightness alone. */
function* masksOf(small: Grey, plain: Grey): Generator<Ink> {
  for (const level of levels) yield above(small, level)
  const sorted = plain.data.slice().sort()
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0
  const [dark, light] = [at(0.05), at(0.97)]
  for (let grade = 1; grade <= grades; grade += 1) yield above(plain, light - ((light - dark) * grade) / (grades + 2))
}

/** The mask without the pixels that have a neighbour outside it, `times` over. */
function peeled(mask: Ink, times: number): Ink {
  let from = mask
  for (let time = 0; time < times; time += 1) {
    const { data, width, height } = from
    const out = new Uint8Array(data.length)
    for (let y = 0, i = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1, i += 1) {
        if (data[i] !== 1) continue
        const across = (x === 0 || data[i - 1] === 1) && (x === width - 1 || data[i + 1] === 1)
        if (across && (y === 0 || data[i - width] === 1) && (y === height - 1 || data[i + width] === 1)) out[i] = 1
      }
    }
    from = { data: out, width, height }
  }
  return from
}

/** Sheets among the largest stains of a mask. */
function sheetsIn(mask: Ink, plain: Grey, peel: number): Sheet[] {
  return findComponents(mask)
    .components.filter((one) => widthOf(one) * heightOf(one) >= smallestPaper * plain.data.length)
    .sort((a, b) => b.pixels - a.pixels)
    .slice(0, mostSheets)
    .flatMap((stain) => {
      const own = { ...mask, data: mask.data.slice() }
      findComponents(own).wipe((one) => one.left !== stain.left || one.top !== stain.top || one.pixels !== stain.pixels)
      return sheetOf(own, plain, peel) ?? []
    })
}

/** Ends of each row and of each column of a stain. */
function outlineOf({ data, width, height }: Ink): Point[] {
  const points: Point[] = []
  const tops = new Int32Array(width).fill(-1)
  const bottoms = new Int32Array(width)
  for (let y = 0; y < height; y += 1) {
    let [first, last] = [-1, -1]
    for (let x = 0; x < width; x += 1) {
      if (data[y * width + x] !== 1) continue
      if (first < 0) first = x
      last = x
      if (tops[x]! < 0) tops[x] = y
      bottoms[x] = y
    }
    if (first >= 0) points.push({ x: first, y }, { x: last, y })
  }
  tops.forEach((top, x) => {
    if (top >= 0) points.push({ x, y: top }, { x, y: bottoms[x]! })
  })
  return points
}

function outermost(points: readonly Point[], of: (point: Point) => number): Point {
  let best = points[0] ?? { x: 0, y: 0 }
  for (const point of points) if (of(point) > of(best)) best = point
  return best
}

/** A stain as a sheet, if it has four sides, nearly straight, and is brighter than what lies around it. */
function sheetOf(mask: Ink, plain: Grey, peel: number): Sheet | null {
  const outline = outlineOf(mask)
  const corners: Corners = [
    outermost(outline, ({ x, y }) => -x - y),
    outermost(outline, ({ x, y }) => x - y),
    outermost(outline, ({ x, y }) => x + y),
    outermost(outline, ({ x, y }) => y - x),
  ]
  const area = areaOf(corners)
  if (!isConvex(corners) || area < smallestPaper * plain.data.length) return null
  const bend = widestBend * Math.max(plain.width, plain.height)
  const straight = outline.filter((point) => sidesOf(corners).some((side) => distanceFrom(side, point) <= bend))
  if (straight.length < straightShare * outline.length) return null
  const stepped = steppedOf(outline, corners, plain, peel)
  return stepped < steppedShare ? null : { corners: spread(corners, peel, plain), area, stepped }
}

/** Corners moved outwards by the pixels that were peeled off. */
function spread(corners: Corners, by: number, { width, height }: Grey): Corners {
  const [middleX, middleY] = [corners.reduce((sum, { x }) => sum + x / 4, 0), corners.reduce((sum, { y }) => sum + y / 4, 0)]
  return corners.map(({ x, y }) => ({
    x: Math.min(width - 1, Math.max(0, x + by * Math.sign(x - middleX))),
    y: Math.min(height - 1, Math.max(0, y + by * Math.sign(y - middleY))),
  })) as unknown as Corners
}

/** The share of an outline at which the picture is darker just outside than just inside; 0 where too little of it lies inside the picture. */
function steppedOf(outline: readonly Point[], corners: Corners, { data, width, height }: Grey, peel: number): number {
  const sides = sidesOf(corners)
  let [inside, stepped] = [0, 0]
  for (const point of outline) {
    const [from, to] = sides.reduce((a, b) => (distanceFrom(b, point) < distanceFrom(a, point) ? b : a))
    const length = Math.hypot(to.x - from.x, to.y - from.y)
    const at = (outwards: number) => {
      const x = Math.round(point.x + ((to.y - from.y) / length) * outwards)
      const y = Math.round(point.y - ((to.x - from.x) / length) * outwards)
      return x < 0 || y < 0 || x >= width || y >= height ? null : data[y * width + x]!
    }
    let [darkest, brightest] = [255, 0]
    let isWhole = true
    for (let distance = 1; distance <= stepReach; distance += 1) {
      const [out, own] = [at(distance + peel), at(-distance - 1)]
      if (out === null) isWhole = false
      else darkest = Math.min(darkest, out)
      brightest = Math.max(brightest, own ?? 0)
    }
    if (!isWhole) continue
    inside += 1
    if (brightest - darkest >= leastStep * brightest) stepped += 1
  }
  return inside < leastInside * outline.length ? 0 : stepped / inside
}
