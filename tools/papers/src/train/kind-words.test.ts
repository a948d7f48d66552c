import { describe, expect, it } from 'vitest'
import { learnedKindWords, type WordedPaper } from './kind-words.ts'

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
