import type { IntakeKey } from '@parakh/contracts'
import { standingOf, type Group } from '@parakh/worker/extract/choose'
import {
  choiceFeatures,
  oddsOf,
  shareOf,
  startOfChoice,
  startOfWorded,
  startWeight,
  type Features,
  type Weights,
} from '@parakh/worker/extract/model'
import { fitLogistic, type Observation } from './logistic.ts'

/** The readings of one field in one paper, each with whether a careful clerk would type it. */
export interface Question {
  key: IntakeKey
  style: string
  wear: string
  file: string
  /** Whether the paper answers it. */
  asked: 'asked' | 'optional' | 'absent'
  /** The values that were read. */
  groups: readonly { group: Group; features: Features; right: boolean }[]
}

/** A field's own bias is held harder than a sign: which fields are hard depends on the papers. */
const hold = (feature: string): number => (feature.startsWith('key:') ? 4 : feature === 'bias' ? 0.1 : 1.5)
/** Some thousand choices tell well what being alone or ahead is worth, and badly how hard each of forty fields is. */
const holdOfChoice = (feature: string): number => (feature.startsWith('key:') ? 16 : feature === 'bias' ? 0.1 : 2)

/** Weights of readings by themselves. */
const readingWeights = (questions: readonly Question[]): Weights['reading'] =>
  fitLogistic(
    questions.flatMap(({ groups }) => groups.map(({ features, right }): Observation => ({ features, right }))),
    { start: startWeight, hold },
  )

const holdOfWorded = (feature: string): number => (feature.startsWith('key:') ? 8 : feature === 'bias' ? 0.1 : 4)

/** Weights of values that no rule chose, learned of papers that neither rules nor words were made on. */
export const wordedWeights = (observations: readonly Observation[]): Weights['worded'] =>
  fitLogistic(observations, { start: startOfWorded, hold: holdOfWorded })

/** The choice that weights make among a question's readings: its features, its confidence, whether it is right. */
export const choiceOf = (
  { key, groups }: Question,
  weights: Pick<Weights, 'reading' | 'choice'>,
): (Observation & { conf: number }) | null => {
  const ranked = groups
    .map(({ group, features, right }) => ({ ...group, right, odds: oddsOf(features, weights.reading, startWeight) }))
    .toSorted((a, b) => b.odds - a.odds)
  const [first, ...others] = ranked
  if (!first) return null
  const features = choiceFeatures(standingOf(key, [first, ...others]))
  return { features, right: first.right, conf: shareOf(oddsOf(features, weights.choice, startOfChoice)) }
}

/**
 * Weights of readings, and of the choice among them. The latter are learned from choices on papers that neither the rules nor the
 * former were made on: what is learned of well-known papers looks surer than it is. Without such papers each style is chosen by
 * weights of the others.
 */
export const trainedWeights = (questions: readonly Question[], kept: readonly Question[] = []): Pick<Weights, 'reading' | 'choice'> => {
  const reading = readingWeights(questions)
  const choices = kept.length > 0 ? kept.flatMap((one) => choiceOf(one, { reading, choice: {} }) ?? []) : choicesByOthers(questions)
  return { reading, choice: fitLogistic(choices, { start: startOfChoice, hold: holdOfChoice }) }
}

const choicesByOthers = (questions: readonly Question[]): Observation[] =>
  [...new Set(questions.map(({ style }) => style))].flatMap((style) => {
    const reading = readingWeights(questions.filter((one) => one.style !== style))
    return questions.filter((one) => one.style === style).flatMap((one) => choiceOf(one, { reading, choice: {} }) ?? [])
  })
