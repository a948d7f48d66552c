import type { Word } from './model.ts'

/** Where a run of text without a place on a page belongs. */
interface Place {
  line: number
  block: number
  cell?: number
}

/** Words of a run of text from a paper without fixed pages. */
export function plainWords(text: string, place: Place): Word[] {
  return text
    .split(/\s+/u)
    .filter((word) => word !== '')
    .map((word) => ({ text: word, conf: 1, page: 1, box: null, level: null, size: 0, ...place }))
}
