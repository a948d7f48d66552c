import type { Page, Word } from '../../ocr/model.ts'
import type { Part } from './layout.ts'

/** No wider than a blank, in letter heights; cells stand further apart. */
const blank = 0.75
/** Parts overlap by less than this; else one lies over the other. */
const overlap = -0.2

/** Joins parts of one line that the recogniser took for lines of their own: between them is no more than between words. */
export function withJoinedLines(row: readonly Part[], page: Page, partOf: (words: readonly Word[]) => Part): Part[] {
  if (page.source !== 'ocr') return [...row]
  const joined: Part[] = []
  for (const part of row) {
    const before = joined.at(-1)
    const [last, first] = [before?.words.at(-1), part.words[0]]
    const height = (Math.min(last?.size ?? 0, first?.size ?? 0) * page.height) / page.width
    const gap = before && height > 0 ? (part.left - before.right) / height : Infinity
    if (before && last?.line !== first?.line && gap > overlap && gap <= blank)
      joined[joined.length - 1] = partOf([...before.words, ...part.words])
    else joined.push(part)
  }
  return joined
}
