import type { Chance } from '../chance.ts'

/** Length of a ring of noise: a power of two. */
export const RING = 1 << 16

/** Gaussian noise of one step's strength (standard deviation 1), as a ring to be read from any place on. */
export const grainOf = (chance: Chance): Float32Array => {
  const ring = new Float32Array(RING)
  for (let at = 0; at < RING; at += 2) {
    const radius = Math.sqrt(-2 * Math.log(1 - chance.share()))
    const angle = 2 * Math.PI * chance.share()
    ring[at] = radius * Math.cos(angle)
    ring[at + 1] = radius * Math.sin(angle)
  }
  return ring
}

/** Smooth unevenness between −1 and 1 over the unit square, `waves` of them along each side. */
export const cloudsOf = (chance: Chance, waves: number): ((u: number, v: number) => number) => {
  const side = waves + 2
  const knots = Float32Array.from({ length: side * side }, () => chance.share() * 2 - 1)
  const eased = (share: number): number => share * share * (3 - 2 * share)
  return (u, v) => {
    const [x, y] = [Math.min(0.9999, Math.max(0, u)) * waves, Math.min(0.9999, Math.max(0, v)) * waves]
    const [left, top] = [Math.floor(x), Math.floor(y)]
    const [right, below] = [eased(x - left), eased(y - top)]
    const knot = (row: number, column: number): number => knots[(top + row) * side + left + column] ?? 0
    const upper = knot(0, 0) + (knot(0, 1) - knot(0, 0)) * right
    const lower = knot(1, 0) + (knot(1, 1) - knot(1, 0)) * right
    return upper + (lower - upper) * below
  }
}
