import { heightOf } from './components.ts'
import type { TextRun } from './text-runs.ts'

const fewestInRun = 8
/** Letters that reach further than the others of their run by this share of the usual height have a stroke there. */
const reach = 0.2
const fewestStrokes = 25

const middle = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/**
 * Which way up lines stand, from 1 (upright) to -1 (on their head): in Latin print many more letters rise above their
 * neighbours (b, d, h, l, t, capitals) than hang below (g, p, q, y). Null where too few do either.
 */
export function headVote(runs: readonly TextRun[], letterHeight: number): number | null {
  let [above, below] = [0, 0]
  for (const { letters, left, slope } of runs) {
    if (letters.length < fewestInRun) continue
    const level = letters.filter((one) => heightOf(one) <= 2 * letterHeight)
    const tops = level.map((one) => one.top - slope * (one.left - left))
    const bottoms = level.map((one) => one.bottom - slope * (one.left - left))
    const [top, bottom] = [middle(tops), middle(bottoms)]
    above += tops.filter((one) => one < top - reach * letterHeight).length + tops.filter((one) => one > top + reach * letterHeight).length
    below +=
      bottoms.filter((one) => one > bottom + reach * letterHeight).length +
      bottoms.filter((one) => one < bottom - reach * letterHeight).length
  }
  return above + below < fewestStrokes ? null : (above - below) / (above + below)
}
