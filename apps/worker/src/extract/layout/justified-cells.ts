import type { Page, Word } from '../../ocr/model.ts'
import type { Part } from './layout.ts'

/** Gaps of one justified line differ by at most this factor, and are at most so many letter heights wide. */
const alike = 1.25
const widest = 6
/** Edges that are one, in shares of the page's width. */
const edge = 0.006
/** A line set to both margins shows by another of its paragraph at most so many rows off. */
const nearRows = 2
const fewestParts = 3

const withLetters = /\p{L}/u

/** The gaps between the words of parts side by side, in shares of the page's width. */
function gapsOf(parts: readonly Part[]): number[] {
  const words = parts.flatMap((part) => part.words)
  return words.slice(1).map(({ level }, at) => {
    const before = words[at]?.level
    return level && before ? level.x - before.x - before.w : 0
  })
}

function isStretched(parts: readonly Part[], page: Page): boolean {
  const gaps = gapsOf(parts)
  const height = (((parts[0]?.bottom ?? 0) - (parts[0]?.top ?? 0)) * page.height) / page.width
  const least = Math.min(...gaps)
  return least > 0 && Math.max(...gaps) <= Math.min(least * alike, widest * height)
}

/** The longest run of parts from `from` on whose words all stand equally far apart; its end, or `from` where there is none. */
function runEnd(row: readonly Part[], from: number, page: Page): number {
  let end = from
  for (let to = from + fewestParts; to <= row.length; to += 1) {
    if (!isStretched(row.slice(from, to), page)) break
    end = to
  }
  return end
}

/** Whether one of the rows nearby ends at the same margin with words above or below the run's gaps, and none begins a cell where it does. */
function isOfParagraph(rows: readonly Part[][], at: number, run: readonly Part[]): boolean {
  const near = [...rows.slice(Math.max(0, at - nearRows), at), ...rows.slice(at + 1, at + 1 + nearRows)]
  const [first, second, last] = [run[0], run[1], run.at(-1)]
  if (!first || !second || !last) return false
  const isColumn = run.slice(1).some(({ left }) => near.some((row) => row.some((part) => Math.abs(part.left - left) < edge)))
  return (
    !isColumn &&
    near.some((row) => row.some(({ right }) => Math.abs(right - last.right) < edge)) &&
    near.some((row) => row.some(({ left, right }) => left < second.left - edge && left > first.left - 0.1 && right > second.left))
  )
}

/**
 * Joins the words of a narrow column's line that was set to both margins: they stand as far apart as cells do, but all equally far, and the
 * lines above or below it end at the same margin.
 */
export function withJustifiedCells(rows: readonly Part[][], page: Page, partOf: (words: readonly Word[]) => Part): Part[][] {
  return rows.map((row, at) => {
    const joined: Part[] = []
    for (let from = 0; from < row.length;) {
      const end = runEnd(row, from, page)
      const run = row.slice(from, end)
      const isOne = run.length >= fewestParts && run.every(({ text }) => withLetters.test(text)) && isOfParagraph(rows, at, run)
      joined.push(...(isOne ? [partOf(run.flatMap(({ words }) => words))] : row.slice(from, from + 1)))
      from = isOne ? end : from + 1
    }
    return joined
  })
}
