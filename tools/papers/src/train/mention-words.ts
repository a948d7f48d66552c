import type { OcrResult } from '@parakh/contracts'
import { chosenByRules, paperOf } from '@parakh/worker/extract/extract-fields'
import { couldBe, mentionedKeys, type Mention, type MentionedField } from '@parakh/worker/extract/mentions/mentions'
import { ownFact, surroundedMentions, type MentionWords } from '@parakh/worker/extract/mentions/worded'
import { surestWorded, valuesOf } from '@parakh/worker/extract/mentions/worded-choice'
import { wordedFeatures } from '@parakh/worker/extract/model'
import type { ReadFile } from '@parakh/worker/ocr/model'
import type { TruthFile } from '../paper-file.ts'
import { isRightByAny } from '../score/match.ts'
import type { Value } from '../truth.ts'
import { fewWords, rounded } from './few-words.ts'
import type { Observation } from './logistic.ts'

/** What fewer drafters say is a habit of theirs, not a word of the field. */
const fewestStyles = 4
/** How much a fact must tell before it is kept: the higher, the fewer facts. */
const price = 1
/** A smaller weight changes no choice. */
const leastWeight = 0.05

interface Row {
  /** Numbers of the facts around a mention. */
  facts: Uint32Array
  /** The fields that it could be, with whether it is. */
  is: Map<MentionedField, boolean>
}

/** Numbers for facts, and which styles say each. */
class Vocabulary {
  readonly #numbers = new Map<string, number>()
  readonly #styles: Set<string>[] = []

  number(fact: string, style: string): number {
    const number = this.#numbers.get(fact) ?? this.#numbers.size
    this.#numbers.set(fact, number)
    const styles = this.#styles[number] ?? new Set<string>()
    this.#styles[number] = styles.add(style)
    return number
  }

  /** The facts that enough styles say, with their numbers. */
  shared(): [string, number][] {
    return [...this.#numbers].filter(([, number]) => (this.#styles[number]?.size ?? 0) >= fewestStyles)
  }
}

const wordings = ({ fields, also, optional }: TruthFile, key: MentionedField): readonly Value[] => {
  const want = fields[key]
  return want === undefined ? (optional[key] ?? []) : [want, ...(also[key] ?? [])]
}

const asTyped = (value: unknown): Value => (Array.isArray(value) ? value.map(String) : String(value))

/** Whether a careful clerk would type a mention into a field, and not only might; of joint owners each is one. */
const isTyped = (truth: TruthFile, key: MentionedField, { value, squareFeet }: Mention): boolean => {
  const all = truth.fields[key] === undefined ? [] : wordings(truth, key)
  const each = key === 'property_owner_name' ? all.flatMap((one) => String(one).split(/,\s*/u)) : all
  return isRightByAny(key, each, key === 'document_area_sqft' ? String(squareFeet) : value)
}

const rowsOf = (truth: TruthFile, read: ReadFile, vocabulary: Vocabulary): Row[] => {
  const paper = paperOf(read)
  return surroundedMentions(paper, valuesOf(chosenByRules([paper])), mentionedKeys).map(({ mention, facts }) => ({
    facts: Uint32Array.from(facts, (fact) => vocabulary.number(fact, truth.style)),
    is: new Map(mentionedKeys.filter((key) => couldBe(key, mention)).map((key) => [key, isTyped(truth, key, mention)])),
  }))
}

/** Log odds of each field by what stands around a mention: logistic regression, in which few facts are kept. */
export const learnedMentionWords = (papers: readonly { truth: TruthFile; read: ReadFile }[]): MentionWords => {
  const vocabulary = new Vocabulary()
  const rows = papers.flatMap(({ truth, read }) => rowsOf(truth, read, vocabulary))
  const shared = vocabulary.shared()
  return Object.fromEntries(
    mentionedKeys.map((key) => {
      const facts = shared.filter(([fact]) => !ownFact(key, fact))
      const place = new Map(facts.map(([, number], at) => [number, at]))
      const own = rows.filter(({ is }) => is.has(key))
      const { bias, weights } = fewWords(
        own.map((row) => [...row.facts].flatMap((number) => place.get(number) ?? [])),
        own.map(({ is }) => is.get(key) === true),
        facts.length,
        price,
      )
      const kept = facts
        .map(([fact], at): [string, number] => [fact, rounded(weights[at] ?? 0)])
        .filter(([, weight]) => Math.abs(weight) >= leastWeight)
      return [key, Object.fromEntries([['bias', rounded(bias)], ...kept.toSorted(([, a], [, b]) => b - a)])]
    }),
  )
}

/** Of each field that the rules leave empty, what the words alone would say, and whether that is right; what may be left is not asked. */
export const wordedObservations = ({ truth, read }: { truth: TruthFile; read: ReadFile }): Observation[] => {
  const paper = paperOf(read)
  const byRules: OcrResult = chosenByRules([paper])
  return surestWorded([paper], byRules).flatMap((told): Observation[] => {
    if (truth.fields[told.key] === undefined && truth.optional[told.key] !== undefined) return []
    return [{ features: wordedFeatures(told), right: isRightByAny(told.key, wordings(truth, told.key), asTyped(told.value)) }]
  })
}
