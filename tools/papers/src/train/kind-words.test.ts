import { describe, expect, it } from 'vitest'
import { fewWords, learnedKindWords, type WordedPaper } from './kind-words.ts'

describe('fewWords', () => {
  it('keeps the word that tells, and nothing of those that do not', () => {
    // word 0 tells; word 1 stands in every second paper of either kind; word 2 in all
    const rows = Array.from({ length: 400 }, (_, at) => [...(at < 200 ? [0] : []), ...(at % 2 === 0 ? [1] : []), 2])
    const { weights } = fewWords(
      rows,
      rows.map((_, at) => at < 200),
      3,
    )
    expect(weights[0]).toBeGreaterThan(2)
    expect(weights[1]).toBeCloseTo(0, 9)
  })
})

describe('learnedKindWords', () => {
  const paper = (kind: string, at: number, ...words: string[]): WordedPaper => ({ kind, style: `style ${at % 8}`, words: new Set(words) })
  const papers = Array.from({ length: 80 }, (_, at) => [
    paper('property tax receipt', at, 'receipt', 'assessee', ...(at % 8 === 0 ? ['jalgaon'] : [])),
    paper('bank mail', at, 'regards', 'valuation'),
  ]).flat()

  it('learns what a kind says, and nothing that few drafters say', () => {
    const { tax = {}, mail = {} } = learnedKindWords(papers)
    expect((tax['receipt'] ?? 0) + (tax['assessee'] ?? 0)).toBeGreaterThan(2)
    expect(tax['jalgaon']).toBeUndefined()
    expect((mail['regards'] ?? 0) + (mail['valuation'] ?? 0)).toBeGreaterThan(2)
  })

  it('has words for no kind that it was not shown', () => {
    expect(Object.keys(learnedKindWords(papers)['lease'] ?? {})).toEqual(['bias'])
  })
})
