import { editDistance } from './distance.ts'
import { plain } from './normal.ts'

/** Boxes, ticks, bullets and marks of no width, which readers give or leave. */
const marks = /[\u2610-\u2612\u2713\u2714\u25a0\u25a1\u2022\u200b-\u200d\ufeff]/g

const folded = (text: string): string => plain(text).replace(marks, ' ').replace(/\s+/g, ' ').trim()

const countsOf = (text: string): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const [word] of folded(text)
    .toLowerCase()
    .matchAll(/[\p{L}\p{N}_]+/gu))
    counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

const total = (counts: ReadonlyMap<string, number>): number => [...counts.values()].reduce((sum, count) => sum + count, 0)

/** How well a text was read. */
export type TextScore = {
  /** Wrong characters by those of the truth; the order matters. */
  cer: number
  /** Share of the truth's words that were read; the order does not matter. */
  recall: number
  /** Share of the words read that are the truth's. */
  precision: number
  /** Characters of the truth. */
  characters: number
}

export const textScore = (want: string, got: string): TextScore => {
  const [truth, read] = [folded(want), folded(got)]
  const [wanted, given] = [countsOf(want), countsOf(got)]
  const hits = [...wanted].reduce((sum, [word, count]) => sum + Math.min(count, given.get(word) ?? 0), 0)
  const characters = Array.from(truth).length
  return {
    cer: editDistance(truth, read) / Math.max(1, characters),
    recall: hits / Math.max(1, total(wanted)),
    precision: hits / Math.max(1, total(given)),
    characters,
  }
}
