import { heightOf, widthOf, type Component } from './components.ts'

/** Letters that stand in a row, closer than columns are; found by their places alone. */
export interface TextRun {
  left: number
  top: number
  right: number
  bottom: number
  /** How far its line falls for each pixel to the right. */
  slope: number
  letters: readonly Component[]
}

/** Letters and figures are between these shares of the usual height; what is smaller are dots and strokes. */
const lowest = 0.5
const highest = 2.6
/** Words of a run stand no further apart than so many letter heights. */
const widestGap = 1.3
const overlapShare = 0.45
/** A run must be this much longer than its letters are high before its slope can be told. */
const slopeLength = 10
const steepest = 0.12
/** Chains that ended so long ago that no letter can join them. */
const recentChains = 400

function slopeOf(letters: readonly Component[], height: number): number {
  const first = letters[0]!
  if (letters.at(-1)!.right - first.left < slopeLength * height) return 0
  const xs = letters.map((one) => (one.left + one.right) / 2)
  const ys = letters.map((one) => (one.top + one.bottom) / 2)
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const [x, y] = [mean(xs), mean(ys)]
  const across = xs.reduce((sum, value) => sum + (value - x) ** 2, 0)
  // one long stain alone tells no slope
  if (across === 0) return 0
  const slope = xs.reduce((sum, value, i) => sum + (value - x) * (ys[i]! - y), 0) / across
  return Math.max(-steepest, Math.min(steepest, slope))
}

/** A run of these letters, which stand in a row from the left. */
export function runOf(letters: readonly Component[], height: number): TextRun {
  return {
    left: Math.min(...letters.map(({ left }) => left)),
    right: Math.max(...letters.map(({ right }) => right)),
    top: Math.min(...letters.map(({ top }) => top)),
    bottom: Math.max(...letters.map(({ bottom }) => bottom)),
    slope: slopeOf(letters, height),
    letters,
  }
}

/** Runs of letters on a level page, from its stains and the usual height of its letters. */
export function textRuns(stains: readonly Component[], letterHeight: number): TextRun[] {
  const letters = stains
    .filter((one) => heightOf(one) >= lowest * letterHeight && heightOf(one) <= highest * letterHeight && widthOf(one) <= 12 * letterHeight)
    .sort((a, b) => a.left - b.left)
  const chains: Component[][] = []
  let open: Component[][] = []
  for (const letter of letters) {
    let best: Component[] | undefined
    let least = Infinity
    open = open.slice(-recentChains).filter((chain) => letter.left - chain.at(-1)!.right <= widestGap * letterHeight)
    for (const chain of open) {
      const last = chain.at(-1)!
      const shared = Math.min(last.bottom, letter.bottom) - Math.max(last.top, letter.top) + 1
      const gap = Math.max(0, letter.left - last.right)
      if (shared >= overlapShare * Math.min(heightOf(last), heightOf(letter)) && gap < least) [best, least] = [chain, gap]
    }
    if (best) best.push(letter)
    else {
      const chain = [letter]
      chains.push(chain)
      open.push(chain)
    }
  }
  return chains.map((chain) => runOf(chain, letterHeight))
}
