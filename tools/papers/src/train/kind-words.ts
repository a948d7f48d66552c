import type { KindWords } from '@parakh/worker/extract/kinds/kind-words'
import type { PaperKind as KindToRead } from '@parakh/worker/extract/kinds/paper-kind'
import type { PaperKind } from '../style.ts'
import { fewWords, rounded } from './few-words.ts'

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
        price,
      )
      const kept = vocabulary.map((word, at): [string, number] => [word, rounded(weights[at] ?? 0)]).filter(([, weight]) => weight !== 0)
      return [name, Object.fromEntries([['bias', rounded(bias)], ...kept.toSorted(([, a], [, b]) => b - a)])]
    }),
  )
}

/** Words that enough drafters use, in the order of the alphabet. */
const sharedWords = (papers: readonly WordedPaper[]): string[] => {
  const styles = new Map<string, Set<string>>()
  for (const { words, style } of papers) for (const word of words) styles.set(word, (styles.get(word) ?? new Set()).add(style))
  return [...styles].flatMap(([word, by]) => (by.size >= fewestStyles ? [word] : [])).toSorted()
}
