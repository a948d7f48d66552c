import { describe, expect, it } from 'vitest'
import { fitLogistic } from './logistic.ts'

const often = (features: Record<string, number>, right: number, wrong: number) => [
  ...Array.from({ length: right }, () => ({ features, right: true })),
  ...Array.from({ length: wrong }, () => ({ features, right: false })),
]
const share = (odds: number): number => 1 / (1 + Math.exp(-odds))

describe('fitLogistic', () => {
  it('gives the shares that were seen where nothing holds it back', () => {
    const weights = fitLogistic([...often({ bias: 1 }, 300, 700), ...often({ bias: 1, label: 1 }, 900, 100)], {
      start: () => 0,
      hold: () => 1e-6,
    })
    expect(share(weights['bias'] ?? 0)).toBeCloseTo(0.3, 3)
    expect(share((weights['bias'] ?? 0) + (weights['label'] ?? 0))).toBeCloseTo(0.9, 3)
  })

  it('stays at the start where little was seen', () => {
    const seen = often({ bias: 1, label: 1 }, 1, 0)
    const weights = fitLogistic(seen, { start: (name) => (name === 'label' ? 2 : 0), hold: () => 50 })
    expect(weights['label']).toBeCloseTo(2, 1)
  })

  it('finds its way from a start that is far off', () => {
    const weights = fitLogistic([...often({ bias: 1, odds: 9 }, 88, 12), ...often({ bias: 1, odds: 2 }, 60, 40)], {
      start: (name) => (name === 'odds' ? 1 : -0.5),
      hold: () => 0.01,
    })
    expect(share((weights['bias'] ?? 0) + 9 * (weights['odds'] ?? 0))).toBeCloseTo(0.88, 1)
    expect(share((weights['bias'] ?? 0) + 2 * (weights['odds'] ?? 0))).toBeCloseTo(0.6, 1)
  })

  it('takes numbers as well as marks, and parts two features that come together', () => {
    const seen = [0, 1, 2, 3].flatMap((x) => often({ bias: 1, x, twin: x }, 100 * (x + 1), 100 * (4 - x)))
    const weights = fitLogistic(seen, { start: () => 0, hold: () => 0.01 })
    expect(weights['x']).toBeCloseTo(weights['twin'] ?? NaN, 6)
    expect(weights['x']).toBeGreaterThan(0.2)
  })
})
