import type { Outcome } from './outcomes.ts'

/** How right and how complete values are. */
export type Quality = {
  /** Values that the papers hold. */
  truth: number
  right: number
  wrong: number
  missed: number
  /** Filled though not asked for, and not right as an option. */
  spurious: number
  precision: number
  recall: number
  f1: number
}

const isFilled = ({ is }: Outcome): boolean => is !== 'missed'
const isGood = ({ is }: Outcome): boolean => is === 'right' || is === 'optional right'

/** F1 over all outcomes together (micro). */
export const qualityOf = (outcomes: readonly Outcome[]): Quality => {
  const count = (...kinds: readonly Outcome['is'][]): number => outcomes.filter(({ is }) => kinds.includes(is)).length
  const [right, wrong, missed] = [count('right'), count('wrong'), count('missed')]
  const spurious = count('optional wrong', 'invented')
  const precision = right + wrong + spurious > 0 ? right / (right + wrong + spurious) : 0
  const truth = right + wrong + missed
  const recall = truth > 0 ? right / truth : 0
  const f1 = precision + recall > 0 ? (2 * precision * recall) / (precision + recall) : 0
  return { truth, right, wrong, missed, spurious, precision, recall, f1 }
}

export type Band = { count: number; right: number | null }

/** How far a confidence is what it says: the mean gap over ten bins (ECE), and the share right in three bands. */
export type Calibration = { count: number; ece: number | null; sure: Band; likely: Band; unsure: Band }

const BINS = 10
export const calibrationOf = (outcomes: readonly Outcome[]): Calibration => {
  const told = outcomes.filter(isFilled).flatMap((one) => (one.conf === null ? [] : [{ conf: one.conf, right: isGood(one) ? 1 : 0 }]))
  const bins = Array.from({ length: BINS }, (_, bin) => told.filter(({ conf }) => Math.min(BINS - 1, Math.floor(conf * BINS)) === bin))
  const gap = (bin: typeof told): number => Math.abs(bin.reduce((sum, { conf, right }) => sum + conf - right, 0))
  const band = (low: number, high: number): Band => {
    const within = told.filter(({ conf }) => conf >= low && conf < high)
    return { count: within.length, right: within.length > 0 ? within.reduce((sum, { right }) => sum + right, 0) / within.length : null }
  }
  const ece = told.length > 0 ? bins.reduce((sum, bin) => sum + gap(bin), 0) / told.length : null
  return { count: told.length, ece, sure: band(0.9, 2), likely: band(0.7, 0.9), unsure: band(-1, 0.7) }
}

/** Fields that the papers do not answer, and how many of them were filled all the same. */
export type Invention = { absent: number; filled: number; share: number }

export const inventionOf = (papers: readonly { absent: readonly string[]; outcomes: readonly Outcome[] }[]): Invention => {
  const absent = papers.reduce((sum, paper) => sum + paper.absent.length, 0)
  const filled = papers.reduce(
    (sum, paper) => sum + paper.outcomes.filter((one) => isFilled(one) && paper.absent.includes(one.key)).length,
    0,
  )
  return { absent, filled, share: absent > 0 ? filled / absent : 0 }
}

/** Things in groups by the names that each goes by. */
export const grouped = <T>(things: readonly T[], namesOf: (thing: T) => readonly string[]): Map<string, T[]> => {
  const groups = new Map<string, T[]>()
  for (const thing of things)
    for (const name of namesOf(thing)) {
      const group = groups.get(name)
      if (group) group.push(thing)
      else groups.set(name, [thing])
    }
  return new Map([...groups].toSorted(([a], [b]) => a.localeCompare(b)))
}
