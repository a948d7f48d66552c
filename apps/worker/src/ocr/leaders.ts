import { heightOf, widthOf, type Component } from './components.ts'
import { inOrder, wordBeside } from './line-strip.ts'
import type { Prepared } from './prepare.ts'
import type { RawWord } from './recogniser.ts'
import { withoutAreas, type Area } from './without-areas.ts'

/** A dot's size, the paper between two and how far off their line they lie, at most, in letter heights. */
const largestDot = 0.36
const widestGap = 0.6
const aside = 0.15
/** So many in a row lead somewhere. */
const fewestDots = 4
/** Paper between two dots differs no more than by so many pixels. */
const uneven = 3
/** A row of dots belongs to a word so near, in letter heights. */
const near = 1.5
/** Dots were seen, not read. */
const leaderConf = 0.95

/** A row of dots on a line of print, from a label to its value. */
export interface Leader extends Area {
  dots: number
}

interface Row {
  dots: Component[]
  gap: number
}

function goesOn({ dots, gap }: Row, next: Component, letterHeight: number): boolean {
  const last = dots.at(-1)!
  const own = next.left - last.right - 1
  if (own < 1 || own > widestGap * letterHeight || Math.abs(last.bottom - next.bottom) > Math.max(1, aside * letterHeight)) return false
  return dots.length < 2 || Math.abs(own - gap) <= uneven
}

/** Where a page has rows of dots that lead from labels to values. */
function leadersIn({ letters, letterHeight }: Prepared): Leader[] {
  const most = largestDot * letterHeight
  const dots = letters.filter((one) => heightOf(one) <= most && widthOf(one) <= most).toSorted((a, b) => a.left - b.left)
  const rows: Row[] = []
  const latest = new Map<number, Row>()
  for (const dot of dots) {
    let row: Row | undefined
    for (let y = dot.top; y <= dot.bottom && !row; y += 1) {
      const other = latest.get(y)
      if (other && goesOn(other, dot, letterHeight)) row = other
    }
    if (row) {
      row.gap = dot.left - row.dots.at(-1)!.right - 1
      row.dots.push(dot)
    } else rows.push((row = { dots: [dot], gap: 0 }))
    for (let y = dot.top; y <= dot.bottom; y += 1) latest.set(y, row)
  }
  return rows
    .filter((row) => row.dots.length >= fewestDots)
    .map((row) => ({
      dots: row.dots.length,
      left: row.dots[0]!.left,
      right: row.dots.at(-1)!.right,
      top: Math.min(...row.dots.map(({ top }) => top)),
      bottom: Math.max(...row.dots.map(({ bottom }) => bottom)),
    }))
}

/** The page without the dots that lead from labels to values, for which the recogniser drops whole lines, and where they stood; the page itself where it has none. */
export function withoutLeaders(page: Prepared): { page: Prepared; leaders: readonly Leader[] } {
  const leaders = leadersIn(page)
  const areas = leaders.map(({ left, right, top, bottom }) => ({ left: left - 1, right: right + 1, top: top - 1, bottom: bottom + 1 }))
  return { page: withoutAreas(page, areas), leaders }
}

/** The words of a page with its leaders as words of dots beside those of their lines. */
export function withLeaders(words: readonly RawWord[], leaders: readonly Leader[], letterHeight: number): RawWord[] {
  const dotted = leaders.flatMap(({ dots, left, right, bottom }): RawWord[] => {
    const place = { left, right: right + 1, top: Math.round(bottom - letterHeight), bottom: bottom + 1 }
    const beside = wordBeside(place, words, near * letterHeight)
    return beside ? [{ text: '.'.repeat(dots), conf: leaderConf, ...place, line: beside.line, block: beside.block }] : []
  })
  return dotted.length === 0 ? [...words] : inOrder([...words, ...dotted])
}
