import { findComponents, heightOf, widthOf } from './components.ts'
import { lineVote } from './line-vote.ts'
import { inked, inkLevel, type Grey, type Ink } from './pixels.ts'
import { shrunk } from './warp.ts'

/** How the lines of a picture run. */
export interface Direction {
  /** Lines run up and down the picture. */
  sideways: boolean
  /** Degrees (clockwise) by which to turn the picture, after a quarter turn if sideways, so that lines are level. */
  level: number
}

const widest = 700
const largestSkew = 12
/** Degrees between the tilts that are tried, coarse to fine. */
const steps = [0.6, 0.3, 0.1] as const
const mostPoints = 30_000
/** Stains larger than letters and words tell more of frames and pictures than of lines. */
const tallestShare = 0.05
const longestShare = 0.3
const fewestPixels = 150
/** Letters nearer to the next of their line than to the next line tell by themselves from here on. */
const clearVote = 0.15
/** Where they do not, sideways must win clearly: most pages are upright. */
const sidewaysLead = 1.35

interface Points {
  x: Float32Array
  y: Float32Array
}

function lettersOf(ink: Ink): Points {
  findComponents(ink).wipe((stain) => {
    const [w, h] = [widthOf(stain), heightOf(stain)]
    return Math.min(w, h) > tallestShare * ink.height || Math.max(w, h) > longestShare * ink.width || stain.pixels < 3
  })
  const xs: number[] = []
  const ys: number[] = []
  for (let y = 0; y < ink.height; y += 1) {
    for (let x = 0; x < ink.width; x += 1) {
      if (ink.data[y * ink.width + x] !== 1) continue
      xs.push(x - ink.width / 2)
      ys.push(y - ink.height / 2)
    }
  }
  const kept = scattered(xs.length, mostPoints)
  const some = (values: readonly number[]) => Float32Array.from(kept, (i) => values[i] ?? 0)
  return { x: some(xs), y: some(ys) }
}

/** About `most` of the numbers below `count`, the same at each call; an even stride would draw stripes of its own over the page. */
function scattered(count: number, most: number): number[] {
  const share = most / count
  let seed = 1
  const kept: number[] = []
  for (let i = 0; i < count; i += 1) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    if (seed / 2 ** 32 < share) kept.push(i)
  }
  return kept
}

/** How sharply ink and gaps alternate when seen along lines that are tilted by `degrees`. */
function sharpness(along: Float32Array, across: Float32Array, degrees: number): number {
  const slope = Math.tan((degrees * Math.PI) / 180)
  const reach = 1200
  const counts = new Float32Array(2 * reach)
  for (let i = 0; i < along.length; i += 1) {
    const bin = Math.round((across[i] ?? 0) + (along[i] ?? 0) * slope) + reach
    if (bin >= 0 && bin < counts.length) counts[bin]! += 1
  }
  let sum = 0
  for (let i = 1; i < counts.length; i += 1) sum += ((counts[i] ?? 0) - (counts[i - 1] ?? 0)) ** 2
  return sum
}

interface Tilt {
  level: number
  score: number
}

function bestTilt(along: Float32Array, across: Float32Array): Tilt {
  let best: Tilt = { level: 0, score: sharpness(along, across, 0) * 1.02 }
  const attempt = (degrees: number) => {
    const score = sharpness(along, across, degrees)
    if (score > best.score) best = { level: degrees, score }
  }
  let reach: number = largestSkew
  for (const step of steps) {
    const { level } = best
    for (let degrees = level - reach; degrees <= level + reach; degrees += step) attempt(degrees)
    reach = step
  }
  return best
}

/** Finds from a levelled picture whether its lines run sideways, unless that is `known`, and how far they are from level. */
export function directionOf(even: Grey, known?: boolean): Direction {
  const small = shrunk(even, Math.max(1, Math.round(Math.max(even.width, even.height) / widest / 1.4)))
  const letters = lettersOf(inked(small, inkLevel(small)))
  const upright = (): Tilt => bestTilt(letters.x, letters.y)
  const turned = (): Tilt =>
    bestTilt(
      letters.y.map((y) => -y),
      letters.x,
    )
  const isSideways = known ?? sidewaysByLetters(even)
  if (letters.x.length < fewestPixels) return { sideways: isSideways ?? false, level: 0 }
  if (isSideways !== null) return { sideways: isSideways, level: (isSideways ? turned() : upright()).level }
  const [a, b] = [upright(), turned()]
  return b.score > a.score * sidewaysLead ? { sideways: true, level: b.level } : { sideways: false, level: a.level }
}

/** Null where letters alone do not tell. */
function sidewaysByLetters(even: Grey): boolean | null {
  const vote = lineVote(findComponents(inked(even, inkLevel(even))).components, even.width, even.height)
  return vote === null || Math.abs(vote) < clearVote ? null : vote < 0
}
