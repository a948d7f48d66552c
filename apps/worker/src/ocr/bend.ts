import { heightOf, type Component } from './components.ts'
import type { Point } from './geometry.ts'
import { Equations } from './least-squares.ts'
import type { TextRun } from './text-runs.ts'

/** From a point of a flat page to the same point of the bent page that it was made of. */
export type Bend = (point: Point) => Point

/** A run tells how its line bends when it has so many letters, and is so long for their height. */
const fewestLetters = 5
const shortestRun = 4
/** So many runs tell of the page, and together they reach over so much of its width. */
const fewestRuns = 4
const leastReach = 0.35
/** Powers of a place's distance from the middle, across and down, that make up a bend. */
const powers = [
  [1, 0],
  [1, 1],
  [1, 2],
  [2, 0],
  [2, 1],
  [2, 2],
  [3, 0],
  [3, 1],
  [4, 0],
  [4, 1],
  [5, 0],
  [6, 0],
] as const
/** How much each power is held back where letters do not tell: more for the higher ones. */
const stiffness = 2e-4
/** Letters that lie further off their line than these shares of the usual height count little, round after round: tails, commas, strays. */
const rounds = [2, 1, 0.5, 0.3] as const
const lastRounds = [0.4, 0.25, 0.2] as const
/** Lines whose heights differ by no more than this share of a letter stand in one row. */
const sameRow = 0.4
/** Less of a bend than this share of a letter, at the worst of all but a few letters, need not be taken out. */
const leastBend = 0.3
const worstRank = 0.95
/** A line bends no further than this share of the page's height. */
const mostBend = 0.12
/** So much straighter, in the middle of all letters, the lines must come out. */
const leastGain = 0.75
/** Or so much more level on the whole: where most lines lie in the flat part of a page, the middle of all letters does not tell. */
const leastLevelling = 0.6
/** A line of fewer letters does not tell well how it falls. */
const lettersOfSlope = 8

interface Letter {
  x: number
  foot: number
}

interface Line {
  letters: readonly Letter[]
  /** Where it crosses the middle of the page. */
  y: number
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

/** The feet of the letters of a run, on a page that stands on its head their upper ends; what is much lower or flatter than the others says nothing. */
function lineOf({ letters }: TextRun, onHead: boolean): Line {
  const usual = median(letters.map(heightOf))
  const whole = letters.filter((one) => heightOf(one) >= 0.6 * usual && heightOf(one) <= 2 * usual)
  const feet = whole.map((one: Component) => ({ x: (one.left + one.right) / 2, foot: onHead ? one.top : one.bottom }))
  return { letters: feet, y: median(feet.map(({ foot }) => foot)) }
}

/**
 * How the lines of a page bend, as a smooth surface through the feet of its letters: a curled sheet, the gutter of a book, what
 * a lens or the corners left askew. Null where the lines are straight, or too few tell.
 */
export function bendOf(runs: readonly TextRun[], letterHeight: number, width: number, height: number, onHead = false): Bend | null {
  const lines = runs
    .filter((run) => run.letters.length >= fewestLetters && run.right - run.left >= shortestRun * letterHeight)
    .map((run) => lineOf(run, onHead))
    .filter(({ letters }) => letters.length >= fewestLetters)
  if (lines.length < fewestRuns || reachOf(lines) < leastReach * width) return null
  const surface = new Surface(width, height)
  const [before, slopes] = [median(surface.offOf(lines)), surface.slopeOf(lines)]
  for (const reach of rounds) surface.fit(lines, reach * letterHeight)
  const rows = rowsOf(lines, sameRow * letterHeight)
  for (const reach of lastRounds) surface.fit(rows, reach * letterHeight)
  const sunk = rows.flatMap(({ letters, y }) => letters.map(({ x }) => Math.abs(surface.at(x, y)))).sort((a, b) => a - b)
  const worst = sunk[Math.floor(worstRank * (sunk.length - 1))] ?? 0
  if (worst < leastBend * letterHeight || worst > mostBend * height) return null
  const isStraighter = median(surface.offOf(lines)) <= leastGain * before
  if (!isStraighter && surface.slopeOf(lines) > leastLevelling * slopes) return null
  return ({ x, y }) => ({ x, y: y + surface.at(x, y) })
}

/** How a line falls to the right: from the middle of its left half to that of its right half, whatever tails hang from it. */
function fallOf(letters: readonly Letter[], ys: readonly number[]): number {
  const half = letters.length >> 1
  const across = median(letters.slice(half).map(({ x }) => x)) - median(letters.slice(0, half).map(({ x }) => x))
  return across === 0 ? 0 : (median(ys.slice(half)) - median(ys.slice(0, half))) / across
}

/** Lines that stand beside each other at one height belong to one row, however wide the gap: a form's labels and values. */
function rowsOf(lines: readonly Line[], reach: number): Line[] {
  const rows: Line[] = []
  for (const line of lines.toSorted((a, b) => a.y - b.y)) {
    const last = rows.at(-1)
    if (last && line.y - last.y <= reach) last.letters = [...last.letters, ...line.letters]
    else rows.push({ ...line })
  }
  return rows
}

function reachOf(lines: readonly Line[]): number {
  const xs = lines.flatMap(({ letters }) => letters.map(({ x }) => x)).sort((a, b) => a - b)
  return (xs[Math.floor(0.95 * xs.length)] ?? 0) - (xs[Math.floor(0.05 * xs.length)] ?? 0)
}

/** How far points sink below their place on the flat page; nowhere in the middle of the page's width. */
class Surface {
  private readonly width: number
  private readonly height: number
  private readonly parts = new Float64Array(powers.length)
  private readonly terms = new Float64Array(powers.length)

  constructor(width: number, height: number) {
    this.width = width
    this.height = height
  }

  /** What each power counts at a place; good until the next call. */
  private termsAt(x: number, y: number): Float64Array {
    const across = Math.max(-1, Math.min(1, (2 * x) / this.width - 1))
    const down = Math.max(-1, Math.min(1, (2 * y) / this.height - 1))
    for (let i = 0; i < powers.length; i += 1) {
      const [p, q] = powers[i]!
      let term = q === 0 ? 1 : q === 1 ? down : down * down
      for (let power = 0; power < p; power += 1) term *= across
      this.terms[i] = term
    }
    return this.terms
  }

  at(x: number, y: number): number {
    const terms = this.termsAt(x, y)
    let sum = 0
    for (let i = 0; i < terms.length; i += 1) sum += terms[i]! * this.parts[i]!
    return sum
  }

  /** Where the feet of a line would be on the flat page. */
  levelled({ letters, y }: Line): number[] {
    return letters.map(({ x, foot }) => foot - this.at(x, y))
  }

  /** How far each letter is off its line once the bend is taken out. */
  offOf(lines: readonly Line[]): number[] {
    return lines.flatMap((line) => {
      const level = this.levelled(line)
      const own = median(level)
      return level.map((y) => Math.abs(y - own))
    })
  }

  /** How much lines fall or rise once the bend is taken out, as the mean over all letters. */
  slopeOf(lines: readonly Line[]): number {
    let [sum, total] = [0, 0]
    for (const line of lines) {
      if (line.letters.length < lettersOfSlope) continue
      sum += Math.abs(fallOf(line.letters, this.levelled(line))) * line.letters.length
      total += line.letters.length
    }
    return sum / Math.max(1, total)
  }

  /** Fits the surface to the letters, those more than `reach` off their line left out. */
  fit(lines: readonly Line[], reach: number): void {
    const sums = new Equations(powers.length)
    for (const line of lines) {
      const level = this.levelled(line)
      line.y = median(level)
      sums.open()
      line.letters.forEach(({ x, foot }, i) => {
        const off = (level[i]! - line.y) / reach
        if (Math.abs(off) < 1) sums.add(this.termsAt(x, line.y), foot, (1 - off * off) ** 2)
      })
      sums.close()
    }
    const found = sums.solved(powers.map(([p, q]) => stiffness * (p + q) ** 2))
    if (found) this.parts.set(found)
  }
}
