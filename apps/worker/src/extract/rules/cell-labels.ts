import { readsLikeLabel } from '../label-words.ts'
import type { Layout, Segment } from '../layout.ts'

const hasLatin = /\p{Script=Latin}{2}/u
/** The unit that a heading names: "(sq. yds.)". */
const unitNamed = /\([^)]{2,14}\)/gu
/** The number of a column or a row of a form. */
const serial = /^\W*\d{1,2}[.)]/u
const hasDigit = /[\d०-९]/u

const overlap = (a: Segment, b: Segment): number => Math.min(a.right, b.right) - Math.max(a.left, b.left)

/** The cells that stand below a cell in so many rows, the nearest first. */
export function cellsBelow(layout: Layout, cell: Segment, rows: number): Segment[] {
  return layout.rows
    .slice(cell.row + 1, cell.row + 1 + rows)
    .filter(({ page }) => page === cell.page)
    .flatMap(({ segments }) => segments.find((one) => overlap(one, cell) > 0) ?? [])
}

/** What a cell of figures is of: its row's first cell, with the second language below it, else the heading above. */
export function labelOfCell(layout: Layout, cell: Segment): string | null {
  const row = layout.rows[cell.row]
  const before = row?.segments
    .slice(0, cell.column)
    .findLast((one) => !hasDigit.test(one.text.replace(serial, '')) && /\p{L}/u.test(one.text))
  if (before && (readsLikeLabel(before.text) || !underHeading(layout, cell))) {
    const next = layout.rows[cell.row + 1]
    const [below] = next?.segments ?? []
    const second =
      below && next?.segments.length === 1 && !hasLatin.test(before.text) && overlap(below, before) > 0 && !hasDigit.test(below.text)
        ? below.text
        : ''
    return `${before.text} ${second}`.trim()
  }
  return headingOf(layout, cell)
}

/** The cell above in a row of several, up to two rows off. */
function headingOf(layout: Layout, cell: Segment): string | null {
  for (let at = cell.row - 1; at >= Math.max(0, cell.row - 2); at -= 1) {
    const above = layout.rows[at]
    if (!above || above.page !== cell.page || above.segments.length < 2) continue
    const heading = above.segments.find((one) => overlap(one, cell) > 0)
    return heading && !hasDigit.test(heading.text.replace(serial, '')) ? heading.text : null
  }
  return null
}

/** Whether a label stands right above a cell, as over a value in a stack of boxes. */
function underHeading(layout: Layout, cell: Segment): boolean {
  const heading = headingOf(layout, cell)
  return heading !== null && readsLikeLabel(heading.replace(unitNamed, ' '))
}
