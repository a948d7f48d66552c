import type { Side } from '@parakh/contracts'
import { wholeLength } from '../../measures.ts'
import type { Layout, Segment } from '../../layout/layout.ts'
import { across, anySideWord, otherScript, sideNamed } from './compass.ts'
import { isPlace, saidOf, type Said } from './said.ts'
import type { SideTable } from './side-table.ts'

/** A cell that begins with a side: alone, or "North : House of Ram". */
const begins = new RegExp(String.raw`^\W*(?<side>${anySideWord})(?![\p{L}\p{M}])${otherScript}\s*(?<rest>$|[:=–-].*$)`, 'isu')
const mostRows = 16
const mostRowsBelow = 4
const centred = 0.06
/** The columns of a sketch lie this far apart, by their middles. */
const leastApart = 0.12
const widest = 0.4

interface Named {
  side: Side
  rest: string
  cell: Segment
}

const middle = ({ left, right }: Segment): number => (left + right) / 2

function namedIn(cell: Segment): Named[] {
  const groups = cell.bottom > 0 ? begins.exec(cell.text)?.groups : undefined
  const named = groups ? sideNamed(groups['side'] ?? '') : null
  return named && !named.misread ? [{ side: named.side, rest: groups?.['rest'] ?? '', cell }] : []
}

/** What the lines of one cell of a sketch say: a line that is a length is the side's. */
function saidIn({ rest, cell }: Named, lines: readonly Segment[]): Said | null {
  const texts = [rest, ...lines.filter((line) => line !== cell).map(({ text }) => text)].map((text) => text.replace(/^\s*[:=–-]\s*/u, ''))
  const length = texts.map((text) => wholeLength(text.replace(/^\W*\[|\]\W*$/gu, '').trim())).find((one) => one !== null) ?? null
  const place = texts.filter((text) => wholeLength(text.replace(/^\W*\[|\]\W*$/gu, '').trim()) === null).join(' ')
  const said = saidOf(place)
  return said && isPlace(said.place) ? { place: said.place, length: length ?? said.length } : null
}

/** The four sides around a drawn plot: one above, one below, and two beside it. */
function around(all: readonly Named[], top: Named): Record<'top' | 'left' | 'right' | 'bottom', Named> | null {
  const near = all.filter(({ cell }) => cell.page === top.cell.page && cell.row > top.cell.row && cell.row - top.cell.row <= mostRows)
  const bottom = near.find(({ side, cell }) => side === across[top.side] && Math.abs(middle(cell) - middle(top.cell)) < leastApart)
  const beside = near.filter(({ side, cell }) => bottom && side !== bottom.side && side !== top.side && cell.row < bottom.cell.row)
  const left = beside.find(({ cell }) => middle(cell) < middle(top.cell) - leastApart)
  const right = beside.find(({ cell }) => middle(cell) > middle(top.cell) + leastApart)
  return bottom && left && right && left.side === across[right.side] ? { top, left, right, bottom } : null
}

/** The lines that stand in the middle under a cell's first one, up to a row. */
function linesUnder(layout: Layout, { cell }: Named, until: number): Segment[] {
  return layout.rows
    .slice(cell.row, until)
    .flatMap(({ page, segments }) => segments.filter((one) => page === cell.page && Math.abs(middle(one) - middle(cell)) < centred))
}

/** The lines of the lowest side, which end with its column and where a gap parts them from what follows. */
function linesBelow(layout: Layout, { cell }: Named): Segment[] {
  const lines: Segment[] = []
  for (const { page, segments } of layout.rows.slice(cell.row + 1, cell.row + mostRowsBelow)) {
    const [only] = segments
    const last = lines.at(-1) ?? cell
    const isOwn = page === cell.page && only && segments.length === 1 && only.right - only.left < widest
    if (!isOwn || Math.abs(middle(only) - middle(cell)) >= centred || only.top - last.bottom > (last.bottom - last.top) * lineGap) break
    lines.push(only)
  }
  return lines
}
const lineGap = 1.3

/** What the lowest side has below its name; where nothing stands there, the line above it that is no length, with the length over that. */
function linesAtBottom(layout: Layout, bottom: Named, from: number): Segment[] {
  const below = linesBelow(layout, bottom)
  if (below.length > 0 || bottom.rest !== '') return below
  const above = layout.rows
    .slice(from + 1, bottom.cell.row)
    .flatMap(({ segments }) => segments.filter((one) => Math.abs(middle(one) - middle(bottom.cell)) < centred))
  const place = above.findLast(({ text }) => wholeLength(text) === null && /\p{L}/u.test(text))
  const length = above.findLast(({ text }) => wholeLength(text) !== null)
  return place ? [place, ...(length && length.row < place.row ? [length] : [])] : []
}

/** A plot drawn with what lies on each side where that side is. */
export function sideSketches(layout: Layout): SideTable[] {
  const all = layout.rows.flatMap(({ segments }) => segments.flatMap(namedIn))
  return all.flatMap((first): SideTable[] => {
    const sketch = around(all, first)
    if (!sketch) return []
    const { top, left, right, bottom } = sketch
    const cells: readonly (readonly [Named, readonly Segment[]])[] = [
      [top, linesUnder(layout, top, Math.min(left.cell.row, right.cell.row))],
      [left, linesUnder(layout, left, bottom.cell.row)],
      [right, linesUnder(layout, right, bottom.cell.row)],
      [bottom, linesAtBottom(layout, bottom, Math.max(left.cell.row, right.cell.row))],
    ]
    const said = cells.flatMap(([named, lines]) => {
      const one = saidIn(named, lines)
      return one
        ? [{ ...one, side: named.side, words: [named.cell, ...lines.filter((line) => line !== named.cell)].flatMap(({ words }) => words) }]
        : []
    })
    const heads = new Set(cells.flatMap(([{ cell }]) => cell.words))
    return said.length === cells.length ? [{ said, heads }] : []
  })
}
