/** Chance that a seed decides: the same seed makes the same papers everywhere. */
export type Chance = {
  /** 0 ≤ x < 1. */
  share: () => number
  /** A whole number from `low` to `high`, both included. */
  whole: (low: number, high: number) => number
  pick: <T>(from: readonly T[]) => T
  /** Some of them, in their own order. */
  some: <T>(from: readonly T[], count: number) => T[]
  /** Whether something happens that happens so often. */
  happens: (often: number) => boolean
  /** Digits, the first of which is not 0. */
  digits: (count: number) => string
}

/** A generator (mulberry32) from a whole number. */
export const chanceOf = (seed: number): Chance => {
  let state = seed >>> 0
  const share = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const whole = (low: number, high: number): number => low + Math.floor(share() * (high - low + 1))
  const pick = <T>(from: readonly T[]): T => {
    const found = from[whole(0, from.length - 1)]
    if (found === undefined) throw new Error('There is nothing to pick from.')
    return found
  }
  const some = <T>(from: readonly T[], count: number): T[] => {
    const order = from.map((_, at) => ({ at, rank: share() })).toSorted((a, b) => a.rank - b.rank)
    const kept = new Set(order.slice(0, count).map(({ at }) => at))
    return from.filter((_, at) => kept.has(at))
  }
  const digits = (count: number): string => Array.from({ length: count }, (_, at) => String(whole(at === 0 ? 1 : 0, 9))).join('')
  return { share, whole, pick, some, happens: (often) => share() < often, digits }
}
