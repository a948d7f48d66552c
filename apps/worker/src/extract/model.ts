import type { IntakeKey } from '@parakh/contracts'
import type { Word } from '../ocr/model.ts'
import { signs, type Candidate, type Sign } from './candidate.ts'
import { shapesOf } from './shape.ts'
import learned from './weights.json' with { type: 'json' }

/** Named numbers that speak for or against a reading; most are 1 or absent. */
export type Features = Readonly<Record<string, number>>

/** Learned log odds by feature; made by `pnpm autofill:train`. */
export interface Weights {
  /** Of one reading being right, seen by itself. */
  reading: Readonly<Record<string, number>>
  /** Of the chosen reading being right, seen beside the others. */
  choice: Readonly<Record<string, number>>
  /** Of a value that the words around it alone speak for. */
  worded: Readonly<Record<string, number>>
}

const weights: Weights = learned

/** What a feature weighs where nothing was learned of it: the sign's own start. */
export const startWeight = (feature: string): number => (feature in signs ? signs[feature as Sign] : feature === 'bias' ? bias : 0)
const bias = -0.6

/** Log odds of features by weights; `start` weighs what they do not know. */
export const oddsOf = (features: Features, of: Weights['reading'], start: (feature: string) => number): number =>
  Object.entries(features).reduce((sum, [feature, value]) => sum + value * (of[feature] ?? start(feature)), 0)

export const shareOf = (odds: number): number => 1 / (1 + Math.exp(-odds))

/** How unsure the reading of words is: the mean doubt, and the worst word's. */
function doubtOf(words: readonly Word[]): { mean: number; worst: number; isOcr: boolean } {
  if (words.length === 0) return { mean: 0.5, worst: 0.5, isOcr: true }
  const mean = words.reduce((sum, word) => sum + 1 - word.conf, 0) / words.length
  return { mean, worst: Math.max(...words.map((word) => 1 - word.conf)), isOcr: words.some((word) => word.conf < 1) }
}

/** All that speaks for or against a reading by itself. */
export function readingFeatures({ key, value, words, signs: given, paper }: Candidate): Features {
  const { mean, worst, isOcr } = doubtOf(words)
  const features: Record<string, number> = { bias: 1, [`key:${key}`]: 1, doubt: mean, worst_doubt: worst }
  if (isOcr) features['ocr'] = 1
  for (const sign of given) features[sign] = 1
  for (const shape of shapesOf(key, value, paper.flow.text)) features[shape] = 1
  return features
}

/** Log odds of a reading by itself. */
export const readingOdds = (candidate: Candidate): number => oddsOf(readingFeatures(candidate), weights.reading, startWeight)

/** What the choice among the readings of one field adds. */
export interface Standing {
  key: IntakeKey
  /** Log odds of the chosen reading by itself. */
  odds: number
  /** How far the next value of the same paper lies behind, in log odds; null where there is none. */
  lead: number | null
  /** How far the best value of another paper lies behind; null where no other paper says otherwise. */
  disputedBy: number | null
}

const farthest = 3
const fair = 2
const high = 6

/** Odds in three steps, each with a weight of its own: from some odds on, more of them say little. */
const oddsSteps = (odds: number): Features => ({
  odds_against: Math.max(-high, Math.min(0, odds)),
  odds_fair: Math.max(0, Math.min(fair, odds)),
  odds_high: Math.max(0, Math.min(high, odds) - fair),
})

/** The features of a choice. */
export function choiceFeatures({ key, odds, lead, disputedBy }: Standing): Features {
  return {
    bias: 1,
    ...oddsSteps(odds),
    [`key:${key}`]: 1,
    ...(lead === null ? { alone: 1 } : { lead: Math.max(0, Math.min(farthest, lead)) }),
    ...(disputedBy === null ? {} : { disputed: 1, disputed_lead: Math.max(0, Math.min(farthest, disputedBy)) }),
  }
}

const choiceStart: Readonly<Record<string, number>> = {
  bias: -0.5,
  odds_against: 1,
  odds_fair: 1,
  odds_high: 0.5,
  lead: 0.25,
  alone: 0.8,
  // two papers that say otherwise with as much for them: one of them is wrong, and a clerk must see which
  disputed: -2.9,
  disputed_lead: 0.45,
}
export const startOfChoice = (feature: string): number => choiceStart[feature] ?? 0

/** Probability, 0..1, that the chosen reading is what a careful clerk would type. */
export const confidenceOf = (standing: Standing): number => shareOf(oddsOf(choiceFeatures(standing), weights.choice, startOfChoice))

/** Odds of words that say more than this say no more. */
const farthestWorded = 6

/** The features of a value that no rule chose, and that the words around it speak for. */
export function wordedFeatures({ key, odds, words }: { key: IntakeKey; odds: number; words: readonly Word[] }): Features {
  const { mean, worst } = doubtOf(words)
  return { bias: 1, [`key:${key}`]: 1, odds: Math.max(-farthestWorded, Math.min(farthestWorded, odds)), doubt: mean, worst_doubt: worst }
}

const wordedStart: Readonly<Record<string, number>> = { bias: -1, odds: 0.8, doubt: -1, worst_doubt: -2 }
export const startOfWorded = (feature: string): number => wordedStart[feature] ?? 0

/** Probability, 0..1, that a value that no rule chose is what a careful clerk would type. */
export const confidenceOfWorded = (told: { key: IntakeKey; odds: number; words: readonly Word[] }): number =>
  shareOf(oddsOf(wordedFeatures(told), weights.worded, startOfWorded))
