import { readsLikeLabel } from '../labels/label-words.ts'
import type { Layout, Segment } from '../layout/layout.ts'
import { isNextNumbered } from '../layout/near-cells.ts'

const hasLatin = /\p{Script=Latin}{2}/u
/** The unit that a heading names: "(sq. yds.)". */
const unitNamed = /\([^)]{2,14}\)/gu
/** The number of a column or a row of a form. */
const serial = /^\W*\d{1,2}(?:[.)]|\s(?=\p{L}{3,}\s+\p{L}))/u
const digits = /[\d०-९]/u
/** A unit as "m2" is no figure. */
const squared = /(?<!\d\s*)\b(?:c|k)?m2\b/giu
const hasDigit = { test: (text: string): boolean => digits.test(text.replace(squared, '')) }

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
  if (before && isUnderHeads(layout, before, cell)) return headingOf(layout, cell)
  if (before && (readsLikeLabel(before.text) || !underHeading(layout, cell))) {
    const next = layout.rows[cell.row + 1]
    const [below] = next?.segments ?? []
    const goesOn = (next?.segments.length === 1 && !hasLatin.test(before.text)) || (below && closesBracket(before.text, below.text))
    const second = below && goesOn && overlap(below, before) > 0 && !hasDigit.test(below.text) ? below.text : ''
    return `${before.text} ${second}`.trim()
  }
  return headingOf(layout, cell)
}

const sameEdge = 0.01

/** Whether a cell and the one before it stand each below a label of its own, in a row of boxes: the one before is that label's second line. */
function isUnderHeads(layout: Layout, before: Segment, cell: Segment): boolean {
  const above = layout.rows[cell.row - 1]
  // rows that are numbered answer each in its own
  if (isNextNumbered(above?.segments[0], layout.rows[cell.row]?.segments[0])) return false
  const headOf = (own: Segment) =>
    above?.segments.find(({ left, text }) => Math.abs(left - own.left) < sameEdge && readsLikeLabel(text.replace(serial, '')))
  const head = headOf(cell)?.text ?? ''
  // "Purpose | Construction of building" over "Plot area | 2,400": a value in a label's words heads no figures
  const isHead = head !== '' && (!hasLatin.test(head) || ofFigures.test(head))
  return cell.bottom > 0 && above?.page === cell.page && headOf(before) !== undefined && isHead
}
const ofFigures =
  /\b(?:areas?|extent|size|measure\p{L}*|built|builtup|carpet|sale?able|super|plinth|covered|uds|undivided|sq|amount|rate|price|value|cost|charges?|floors?)\b/iu

/** Whether a label breaks off within a bracket that the next line closes: "Total built-up area (sq." over "ft.)". */
const closesBracket = (label: string, below: string): boolean => /\([^)]{0,24}$/u.test(label) && /^[^(]{1,16}\)\W*$/u.test(below)

/** The cell above in a row of several, up to two rows off. */
export function headingOf(layout: Layout, cell: Segment): string | null {
  for (let at = cell.row - 1; at >= Math.max(0, cell.row - 2); at -= 1) {
    const above = layout.rows[at]
    if (!above || above.page !== cell.page || above.segments.length < 2) continue
    const heading = above.segments.find((one) => overlap(one, cell) > 0)
    return heading && !hasDigit.test(heading.text.replace(serial, '')) ? heading.text : null
  }
  return null
}

/** All lines of the heading of a cell's column: "Plinth area" over "(Sq.ft.)", however the lines of its neighbours stand. */
export function columnHeading(layout: Layout, cell: Segment): string {
  const lines: Segment[] = []
  const width = layout.rows[cell.row]?.segments.length
  const counted = (segments: readonly Segment[]): Segment | undefined => (segments.length === width ? segments[cell.column] : undefined)
  for (const { page, segments } of layout.rows.slice(Math.max(0, cell.row - farthestHeading), cell.row).toReversed()) {
    if (page !== cell.page) break
    const [right, left] = [lines[0]?.right ?? cell.right + slack, lines[0]?.left ?? cell.left - slack]
    // typed text has no places: its columns are counted
    const above = cell.bottom > 0 ? segments.find((one) => one.right > left && one.left < right) : counted(segments)
    // the second line of some heads alone
    const isSecond =
      segments.length === fewestColumns - 1 && (width ?? 0) >= fewestColumns && !segments.some(({ text }) => hasDigit.test(text))
    const isHeading =
      above !== undefined && (segments.length >= fewestColumns || isSecond) && !hasDigit.test(above.text.replace(serial, ''))
    if (isHeading) lines.unshift(above)
    else if (lines.length > 0) break
  }
  return lines.map(({ text }) => text).join(' ')
}
const farthestHeading = 6
const fewestColumns = 3
const slack = 0.02

/** Whether a label stands right above a cell, as over a value in a stack of boxes. */
function underHeading(layout: Layout, cell: Segment): boolean {
  const heading = headingOf(layout, cell)
  return heading !== null && readsLikeLabel(heading.replace(unitNamed, ' '))
}
