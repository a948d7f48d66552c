const rounds = 300

/** A weight as it is written down. */
export const rounded = (weight: number): number => Math.round(weight * 100) / 100

/**
 * Logistic regression whose weights cost their size, so that most are nought (proximal gradient with momentum, Beck and Teboulle
 * 2009). Rows hold the places of their words; the higher the price, the fewer words are kept; the bias is free.
 */
export const fewWords = (
  rows: readonly (readonly number[])[],
  right: readonly boolean[],
  size: number,
  price: number,
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
