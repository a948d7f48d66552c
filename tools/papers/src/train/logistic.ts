/** One observation: named numbers, and whether what they describe was so. */
export interface Observation {
  features: Readonly<Record<string, number>>
  right: boolean
}

export interface FitOptions {
  /** What a feature weighs where the observations say nothing. */
  start: (feature: string) => number
  /** How hard a feature is held at its start: observations that would have to speak against it. */
  hold: (feature: string) => number
}

const steps = 30
const settled = 1e-6

const share = (odds: number): number => 1 / (1 + Math.exp(-odds))

/**
 * Logistic regression: the log odds that each feature adds, with a normal prior around its start. Newton's method, which needs few
 * steps for some hundred features; the prior keeps the matrix invertible.
 */
export const fitLogistic = (observations: readonly Observation[], { start, hold }: FitOptions): Record<string, number> => {
  const names = [...new Set(observations.flatMap(({ features }) => Object.keys(features)))].toSorted()
  const index = new Map(names.map((name, at) => [name, at]))
  const rows = observations.map(({ features, right }) => ({
    cells: Object.entries(features).map(([name, value]) => [index.get(name) ?? 0, value] as const),
    right: right ? 1 : 0,
  }))
  const starts = names.map(start)
  const holds = names.map(hold)
  const weights = [...starts]
  for (let step = 0; step < steps; step += 1) {
    const gradient = weights.map((weight, at) => -(holds[at] ?? 0) * (weight - (starts[at] ?? 0)))
    const curvature = weights.map((_, at) => Array.from(weights, (__, other) => (at === other ? (holds[at] ?? 0) : 0)))
    for (const { cells, right } of rows) {
      const expected = share(cells.reduce((sum, [at, value]) => sum + value * (weights[at] ?? 0), 0))
      const spread = Math.max(1e-9, expected * (1 - expected))
      for (const [at, value] of cells) {
        gradient[at] = (gradient[at] ?? 0) + (right - expected) * value
        const line = curvature[at]
        if (line) for (const [other, beside] of cells) line[other] = (line[other] ?? 0) + spread * value * beside
      }
    }
    const moves = solved(curvature, gradient)
    const stride = bestStride((part) =>
      lossOf(
        rows,
        weights.map((weight, at) => weight + part * (moves[at] ?? 0)),
        starts,
        holds,
      ),
    )
    moves.forEach((move, at) => {
      weights[at] = (weights[at] ?? 0) + stride * move
    })
    if (stride === 0 || Math.max(...moves.map(Math.abs)) < settled) break
  }
  return Object.fromEntries(names.map((name, at) => [name, weights[at] ?? 0]))
}

type Row = { cells: readonly (readonly [number, number])[]; right: number }

/** What the weights get wrong, and what holding them costs: the less, the better. */
const lossOf = (rows: readonly Row[], weights: readonly number[], starts: readonly number[], holds: readonly number[]): number => {
  const held = weights.reduce((sum, weight, at) => sum + ((holds[at] ?? 0) * (weight - (starts[at] ?? 0)) ** 2) / 2, 0)
  return rows.reduce((sum, { cells, right }) => {
    const odds = cells.reduce((total, [at, value]) => total + value * (weights[at] ?? 0), 0)
    return sum + Math.log1p(Math.exp(-Math.abs(odds))) + Math.max(0, right === 1 ? -odds : odds)
  }, held)
}

/** The longest of ever shorter strides that makes the loss less: a whole one may jump far past the best place. */
const bestStride = (lossAt: (part: number) => number): number => {
  const now = lossAt(0)
  for (let part = 1; part > shortestStride; part /= 2) if (lossAt(part) < now) return part
  return 0
}

const shortestStride = 1e-4

/** x of A x = b for a symmetric positive definite A (Cholesky). */
const solved = (matrix: readonly (readonly number[])[], vector: readonly number[]): number[] => {
  const size = vector.length
  const lower = Array.from({ length: size }, () => new Float64Array(size))
  const at = (rows: readonly Float64Array[], row: number, column: number): number => rows[row]?.[column] ?? 0
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column <= row; column += 1) {
      let sum = matrix[row]?.[column] ?? 0
      for (let k = 0; k < column; k += 1) sum -= at(lower, row, k) * at(lower, column, k)
      const line = lower[row]
      if (line) line[column] = row === column ? Math.sqrt(Math.max(sum, 1e-12)) : sum / at(lower, column, column)
    }
  const forward = new Float64Array(size)
  for (let row = 0; row < size; row += 1) {
    let sum = vector[row] ?? 0
    for (let k = 0; k < row; k += 1) sum -= at(lower, row, k) * (forward[k] ?? 0)
    forward[row] = sum / at(lower, row, row)
  }
  const out = Array.from(forward)
  for (let row = size - 1; row >= 0; row -= 1) {
    let sum = out[row] ?? 0
    for (let k = row + 1; k < size; k += 1) sum -= at(lower, k, row) * (out[k] ?? 0)
    out[row] = sum / at(lower, row, row)
  }
  return out
}
