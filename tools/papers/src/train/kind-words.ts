import type { KindWords } from '@parakh/worker/extract/kind-words'
import type { PaperKind as KindToRead } from '@parakh/worker/extract/paper-kind'
import type { PaperKind } from '../style.ts'

/** What the reader calls each kind of paper. */
const readAs: Record<PaperKind, Exclude<KindToRead, 'other'>> = {
  'allotment letter': 'allotment',
  'buyer agreement': 'buyer_agreement',
  'agreement to sell': 'agreement_to_sell',
  'possession letter': 'possession',
  'sale deed': 'deed',
  'lease deed': 'lease',
  'mutation certificate': 'mutation',
  'property tax receipt': 'tax',
  'sanction letter': 'sanction',
  'loan sanction letter': 'loan_letter',
  'loan application form': 'form',
  'bank mail': 'mail',
}

/** A paper's words, what it is, and who drafted it. */
export interface WordedPaper {
  words: ReadonlySet<string>
  kind: string
  style: string
}

/** A word of fewer drafters is a habit or a name of theirs, not a word of the field. */
const fewestStyles = 6
/** How much a word must tell before it is kept: the higher, the fewer words. */
const price = 3.3
const rounds = 300

/** Log odds of each kind by the words of a paper: logistic regression of one kind against the others, in which few words are kept. */
export const learnedKindWords = (papers: readonly WordedPaper[]): KindWords => {
  const vocabulary = sharedWords(papers)
  const index = new Map(vocabulary.map((word, at) => [word, at]))
  const rows = papers.map(({ words }) => [...words].flatMap((word) => index.get(word) ?? []))
  return Object.fromEntries(
    Object.entries(readAs).map(([kind, name]) => {
      const { bias, weights } = fewWords(
        rows,
        papers.map((paper) => paper.kind === kind),
        vocabulary.length,
      )
      const kept = vocabulary.map((word, at): [string, number] => [word, rounded(weights[at] ?? 0)]).filter(([, weight]) => weight !== 0)
      return [name, Object.fromEntries([['bias', rounded(bias)], ...kept.toSorted(([, a], [, b]) => b - a)])]
    }),
  )
}

const rounded = (weight: number): number => Math.round(weight * 100) / 100

/** Words that enough drafters use, in the order of the alphabet. */
const sharedWords = (papers: readonly WordedPaper[]): string[] => {
  const styles = new Map<string, Set<string>>()
  for (const { words, style } of papers) for (const word of words) styles.set(word, (styles.get(word) ?? new Set()).add(style))
  return [...styles].flatMap(([word, by]) => (by.size >= fewestStyles ? [word] : [])).toSorted()
}

/**
 * Logistic regression whose weights cost their size, so that most are nought (proximal gradient with momentum, Beck and Teboulle
 * 2009). Rows hold the places of their words; the bias is free.
 */
export const fewWords = (
  rows: readonly (readonly number[])[],
  right: readonly boolean[],
  size: number,
): { bias: number; weights: Float64Array } => {
  const stride = 1 / steepest(rows, size)
  let [weights, bias] = [new Float64Array(size), 0]
  let [ahead, aheadBias, momentum] = [Float64Array.from(weights), 0, 1]
  for (let round = 0; round < rounds; round += 1) {
    const slope = new Float64Array(size)
    let biasSlope = 0
    rows.forEach((row, at) => {
      const odds = row.reduce((sum, word) => sum + (ahead[word] ?? 0), aheadBias)
      const miss = 1 / (1 + Math.exp(-odds)) - (right[at] ? 1 : 0)
      biasSlope += miss
      for (const word of row) slope[word] = (slope[word] ?? 0) + miss
    })
    const next = ahead.map((weight, word) => shrunk(weight - stride * (slope[word] ?? 0), stride * price))
    const nextBias = aheadBias - stride * biasSlope
    const nextMomentum = (1 + Math.sqrt(1 + 4 * momentum * momentum)) / 2
    const carry = (momentum - 1) / nextMomentum
    ahead = next.map((weight, word) => weight + carry * (weight - (weights[word] ?? 0)))
    aheadBias = nextBias + carry * (nextBias - bias)
    weights = next
    bias = nextBias
    momentum = nextMomentum
  }
  return { bias, weights }
}

/** The most that the slope changes with the weights, by power iteration; a longer stride than its inverse would overshoot. */
const steepest = (rows: readonly (readonly number[])[], size: number): number => {
  let along = new Float64Array(size + 1).fill(1)
  let most = 1
  for (let round = 0; round < 20; round += 1) {
    const next = new Float64Array(size + 1)
    for (const row of rows) {
      const sum = row.reduce((total, word) => total + (along[word] ?? 0), along[size] ?? 0)
      for (const word of row) next[word] = (next[word] ?? 0) + sum
      next[size] = (next[size] ?? 0) + sum
    }
    most = Math.hypot(...next)
    along = next.map((part) => part / most)
  }
  // the odds' own curve adds a quarter at most; a little more for what the iteration has not found yet
  return Math.max(1e-9, 1.05 * (most / 4))
}

const shrunk = (weight: number, by: number): number => Math.sign(weight) * Math.max(0, Math.abs(weight) - by)
