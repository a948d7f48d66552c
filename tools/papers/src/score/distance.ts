/** The places of each character of a text, as bits of a number as long as the text. */
const placesOf = (text: readonly string[]): Map<string, bigint> => {
  const places = new Map<string, bigint>()
  for (const [at, character] of text.entries()) places.set(character, (places.get(character) ?? 0n) | (1n << BigInt(at)))
  return places
}

const ones = (bits: bigint): number => bits.toString(2).replaceAll('0', '').length

/** Length of the longest common subsequence (Hyyrö 2004, bit-parallel). */
const commonLength = (a: readonly string[], b: readonly string[]): number => {
  const places = placesOf(a)
  const mask = (1n << BigInt(a.length)) - 1n
  let rest = mask
  for (const character of b) {
    const hits = rest & (places.get(character) ?? 0n)
    rest = ((rest + hits) | (rest - hits)) & mask
  }
  return ones(~rest & mask)
}

/** 1 − (insertions + deletions) ÷ (both lengths), 0 to 1. */
export const ratio = (a: string, b: string): number => {
  const [first, second] = [Array.from(a), Array.from(b)]
  if (first.length + second.length === 0) return 1
  return (2 * commonLength(first, second)) / (first.length + second.length)
}

/** Insertions, deletions and replacements that make one text the other (Myers 1999, bit-parallel). */
export const editDistance = (a: string, b: string): number => {
  const [first, second] = [Array.from(a), Array.from(b)]
  if (first.length === 0 || second.length === 0) return Math.max(first.length, second.length)
  const places = placesOf(first)
  const mask = (1n << BigInt(first.length)) - 1n
  const top = 1n << BigInt(first.length - 1)
  let [more, less, distance] = [mask, 0n, first.length]
  for (const character of second) {
    const hits = places.get(character) ?? 0n
    const kept = hits | less
    const runs = (((hits & more) + more) ^ more) | hits
    let up = less | (~(runs | more) & mask)
    let down = more & runs
    if (up & top) distance += 1
    if (down & top) distance -= 1
    up = ((up << 1n) | 1n) & mask
    down = (down << 1n) & mask
    more = down | (~(kept | up) & mask)
    less = up & kept
  }
  return distance
}
