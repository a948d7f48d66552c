import { describe, expect, it } from 'vitest'
import { fewWords } from './few-words.ts'

describe('fewWords', () => {
  it('keeps the word that tells, and nothing of those that do not', () => {
    // word 0 tells; word 1 stands in every second paper of either kind; word 2 in all
    const rows = Array.from({ length: 400 }, (_, at) => [...(at < 200 ? [0] : []), ...(at % 2 === 0 ? [1] : []), 2])
    const { weights } = fewWords(
      rows,
      rows.map((_, at) => at < 200),
      3,
      3.3,
    )
    expect(weights[0]).toBeGreaterThan(2)
    expect(weights[1]).toBeCloseTo(0, 9)
  })
})
