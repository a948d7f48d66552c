import type { Matrix } from './geometry.ts'
import type { Grey } from './pixels.ts'
import type { RawWord } from './recogniser.ts'
import type { TextRun } from './text-runs.ts'
import { warped } from './warp.ts'

/** White around a run, in letter heights: Tesseract wants some. */
const margin = 0.5

/** The run alone, level, with white around it, and the way from its pixels to those of the page. */
export function stripOf(clean: Grey, run: TextRun, letterHeight: number): { strip: Grey; toPage: Matrix } {
  const edge = Math.round(margin * letterHeight)
  const width = run.right - run.left + 1 + 2 * edge
  const top = run.slope === 0 ? run.top : Math.min(...run.letters.map((one) => one.top - run.slope * (one.left - run.left)))
  const bottom = run.slope === 0 ? run.bottom : Math.max(...run.letters.map((one) => one.bottom - run.slope * (one.left - run.left)))
  const height = Math.round(bottom - top + 1 + 2 * edge)
  const toPage: Matrix = [1, 0, run.left - edge, run.slope, 1, top - edge - run.slope * edge, 0, 0, 1]
  return { strip: warped(clean, toPage, width, height), toPage }
}

/** A word of a strip on its page, in a line and block of the page. */
export function onPage(word: RawWord, toPage: Matrix, line: number, block: number): RawWord {
  const fall = toPage[3] * ((word.left + word.right) / 2)
  const [dx, dy] = [toPage[2], toPage[5] + fall]
  return { ...word, left: word.left + dx, right: word.right + dx, top: word.top + dy, bottom: word.bottom + dy, line, block }
}

type Area = Pick<RawWord, 'left' | 'right' | 'top' | 'bottom'>

/** The nearest word on the level of an area, at most `reach` pixels from it: behind it, else before it. */
export function wordBeside({ left, right, top, bottom }: Area, words: readonly RawWord[], reach: number): RawWord | undefined {
  const y = (top + bottom) / 2
  const level = words.filter((word) => word.top <= y && word.bottom >= y)
  const nearest = (gap: (word: RawWord) => number) =>
    level.filter((word) => gap(word) >= -2 && gap(word) <= reach).toSorted((a, b) => gap(a) - gap(b))[0]
  return nearest((word) => word.left - right) ?? nearest((word) => left - word.right)
}

/** Lines as they came, their words from the left. */
export function inOrder(words: readonly RawWord[]): RawWord[] {
  const lines = new Map<number, RawWord[]>()
  for (const word of words) lines.set(word.line, [...(lines.get(word.line) ?? []), word])
  return [...lines].sort(([a], [b]) => a - b).flatMap(([, line]) => line.sort((a, b) => a.left - b.left))
}
