import { heightOf, widthOf, type Component } from './components.ts'

/** Stains beyond these shares of the picture are frames and pictures. */
const tallestShare = 0.04
const longestShare = 0.3
const longestShape = 14
const fewestPixels = 4
/** A stain so much longer than wide, and than most are long, is a word whose letters touch; it lies along its line. */
const elongated = 1.5
const wordLength = 2
/** So many stains of the page's middle tell enough. */
const mostStains = 700
const fewestStains = 40

const overlap = (from: number, to: number, otherFrom: number, otherTo: number): number =>
  Math.min(to, otherTo) - Math.max(from, otherFrom) + 1

/** Gaps from a stain to the nearest one to its right and below it. */
function gapsOf(one: Component, all: readonly Component[]): { right: number; below: number } {
  let [right, below] = [Infinity, Infinity]
  const [w, h] = [widthOf(one), heightOf(one)]
  for (const other of all) {
    if (other.left > one.left && other.left - one.right < right) {
      if (overlap(one.top, one.bottom, other.top, other.bottom) * 2 >= Math.min(h, heightOf(other)))
        right = Math.max(0, other.left - one.right)
    }
    if (other.top > one.top && other.top - one.bottom < below) {
      if (overlap(one.left, one.right, other.left, other.right) * 2 >= Math.min(w, widthOf(other)))
        below = Math.max(0, other.top - one.bottom)
    }
  }
  return { right, below }
}

/**
 * Which way lines run by the letters themselves, from 1 (level) to -1 (up and down): the next letter of a word is nearer than
 * the next line. Null where there are too few letters to tell.
 */
export function lineVote(stains: readonly Component[], width: number, height: number): number | null {
  const letters = stains.filter((one) => {
    const [least, most] = [Math.min(widthOf(one), heightOf(one)), Math.max(widthOf(one), heightOf(one))]
    const side = Math.min(width, height)
    return one.pixels >= fewestPixels && least <= tallestShare * side && most <= longestShare * side && most <= longestShape * least
  })
  if (letters.length < fewestStains) return null
  const first = Math.max(0, Math.floor((letters.length - mostStains) / 2))
  const some = letters.slice(first, first + mostStains)
  const lengths = some.map((one) => Math.max(widthOf(one), heightOf(one))).sort((a, b) => a - b)
  const typical = lengths[Math.floor(lengths.length / 2)] ?? 0
  let [level, upright] = [0, 0]
  for (const one of some) {
    const { right, below } = gapsOf(one, some)
    if (right < below) level += 1
    else if (below < right) upright += 1
    const [w, h] = [widthOf(one), heightOf(one)]
    if (Math.max(w, h) < wordLength * typical) continue
    if (w > elongated * h) level += 1
    else if (h > elongated * w) upright += 1
  }
  return (level - upright) / Math.max(1, level + upright)
}
