import type { Side } from '@parakh/contracts'
import type { Word } from '../../../ocr/model.ts'
import type { Layout, Row, Segment } from '../../layout/layout.ts'
import { lengthPattern } from '../../measures.ts'
import { sideNamed } from './compass.ts'
import { cellsSaid, ditto, isDitto } from './dittos.ts'
import { isOfOpenSpaces } from './open-spaces.ts'
import { isPlace, saidOf, withLengthsAlike, type Said } from './said.ts'
import { heading, lengthUnder, siteRow, sizeRow, tablesAtSides, type SideTable, type TableSaid } from './side-table.ts'

const serial = /^\W*(?:\d{1,2}|[a-d]|[ivx]{1,4})[.)]?\W*$/iu
const fewestSides = 3
const mostLines = 3
const slack = 0.02

interface SideRow {
  side: Side
  head: Segment
  cells: readonly Segment[]
  /** "East boundary | Plot 4 | East side length | 18 m": the side is named for each cell. */
  again: boolean
  /** "उत्तर | Plot 4" over "North": the cell that names it once more, in the other language. */
  second: Segment | null
  /** Told beside the side's name. */
  length: string | null
}

/** "North side (East - West)": behind its name how the side runs. */
const runs = /\s*\((?:from\s+)?(?:east|west|north|south|[ewns])\s*(?:-|–|to)\s*(?:east|west|north|south|[ewns])\)/iu
/** "North (55 ft)": how long the side is, beside its name. */
const ownLength = new RegExp(String.raw`\s*[([]\s*(?<length>${lengthPattern})\s*[)\]]\s*$`, 'iu')
const sideOf = (cell: Segment | undefined): Side | undefined =>
  sideNamed(heading.exec((cell?.text ?? '').replace(runs, '').replace(ownLength, ''))?.groups?.['side'] ?? '')?.side

/** The only cell of the row below a first cell that is not Latin, where it names a side: the same label in two languages. */
function sideBelow(head: Segment, below: Row | undefined): Segment | null {
  const [name, ...others] = below?.segments ?? []
  const isAligned = name !== undefined && others.length === 0 && Math.abs(name.left - head.left) < slack
  return isAligned && /^[^\p{Script=Latin}\d]+$/u.test(head.text) && sideOf(name) ? name : null
}

/** A row whose first cell, its number aside, names a side. */
function sideRowOf({ segments }: Row, below: Row | undefined): SideRow | null {
  const [head, ...cells] = segments.filter(({ text }, at) => at > 0 || !serial.test(text))
  const second = head ? sideBelow(head, below) : null
  const side = sideOf(head) ?? (second ? sideOf(second) : undefined)
  const others = cells.filter((cell) => sideOf(cell) !== side)
  if (!head || !side || others.length === 0 || others.some((cell) => sideOf(cell))) return null
  const length = ownLength.exec(head.text)?.groups?.['length'] ?? null
  return { side, head, cells: others, again: others.length > 1 && others.length < cells.length, second, length }
}

/** The heading of a cell's column: above it, or, where the paper has no places, the one as many cells from the right. */
function headOf(heads: Row, { cells }: SideRow, cell: Segment): string {
  const { segments } = heads
  if (cell.bottom > 0) return segments.find((one) => one.left < cell.right + slack && one.right > cell.left - slack)?.text ?? ''
  return segments.at(cells.indexOf(cell) - cells.length)?.text ?? ''
}

/** What one row says of its side; columns of the site, and those that only count, say nothing. */
function saidIn(heads: Row, row: SideRow): TableSaid | null {
  const own = row.cells
    .map((cell) => ({ cell, head: headOf(heads, row, cell) }))
    .filter(({ head }) => !siteRow.test(head) && !isOfOpenSpaces(head))
  const said = cellsSaid(
    own.map(({ cell, head }): Said | null => {
      const length = sizeRow.test(head) ? (isDitto(cell.text) ? ditto : lengthUnder(head, cell.text)) : null
      return length === null ? saidOf(cell.text) : { place: '', length }
    }),
  )
  const place = said.find((one) => one && one.place !== '' && isPlace(one.place))?.place ?? ''
  const length = said.find((one) => one && one.length !== null)?.length ?? row.length
  const words: readonly Word[] = own.flatMap(({ cell }) => cell.words)
  return place === '' && length === null ? null : { side: row.side, place, length, words }
}

/** Headings of the columns: which side, what lies there, how long it is. */
const headsOfSides = /\b(?:direction|side)s?\b/iu
/** Whether headings tell more than the cells do by themselves: a unit for bare figures, which column is the deed's, or that sides stand here. */
const tellsMore = ({ segments }: Row): boolean =>
  segments.length > 1 &&
  (segments.some(({ text }) => siteRow.test(text) || lengthUnder(text, '10') !== null) || headsOfSides.test(segments[0]?.text ?? ''))

/** Tables whose rows begin with a side, under headings that say what each column holds. */
function tablesBesideSides({ rows }: Layout): SideTable[] {
  const tables: SideTable[] = []
  let run: SideRow[] = []
  let heads: Row | null = null
  let missed = 0
  const close = () => {
    const above = heads
    const said = above ? run.flatMap((row) => saidIn(above, row) ?? []) : []
    if (said.length >= fewestSides && new Set(run.map(({ side }) => side)).size === run.length)
      tables.push({ said, heads: new Set(run.flatMap(({ head, second }) => [...head.words, ...(second?.words ?? [])])) })
    run = []
    missed = 0
  }
  for (const row of rows) {
    const found = sideRowOf(row, rows[row.index + 1])
    if (found && run.length === 0) heads = found.again || found.second || found.length ? { ...row, segments: [] } : headsAbove(rows, row)
    if (found && heads) {
      run.push(found)
      missed = 0
    } else if (run.length > 0 && (missed += 1) >= mostLines) close()
  }
  close()
  return tables
}

/** The nearest row above with more than one cell, none of which is a figure or a side. */
function headsAbove(rows: readonly Row[], row: Row): Row | null {
  const above = rows.slice(Math.max(0, row.index - mostLines), row.index).findLast(({ segments }) => segments.length > 1)
  return above && tellsMore(above) && above.segments.every(({ text }) => !/\d/u.test(text) && !heading.test(text)) ? above : null
}

const labelledSide = /^\W*(?<label>[^:–-]{1,28}?)\s*[:–-]+\s*(?<value>\S.*)$/su

/** "North: Plot 14" beside "North: House": each side in two columns, as the deed and as the site has it. */
function tablesOfTwo({ rows }: Layout): SideTable[] {
  const pairs = rows.flatMap(({ segments }) => {
    const named = segments.flatMap((cell) => {
      const { label = '', value = '' } = labelledSide.exec(cell.text)?.groups ?? {}
      const side = sideNamed(heading.exec(label)?.groups?.['side'] ?? '')?.side
      return side ? [{ cell, side, value }] : []
    })
    const [first, second] = named
    return first && second && named.length === 2 && first.side === second.side ? [{ first, second }] : []
  })
  const [top] = pairs
  if (!top || new Set(pairs.map(({ first }) => first.side)).size < fewestSides) return []
  const heads = rows[top.first.cell.row - 1]?.segments ?? []
  const isSiteFirst = siteRow.test(heads[0]?.text ?? '') && !siteRow.test(heads[1]?.text ?? '')
  const said = pairs.flatMap(({ first, second }): TableSaid[] => {
    const { cell, side, value } = isSiteFirst ? second : first
    const found = saidOf(value)
    return found ? [{ ...found, side, words: cell.words }] : []
  })
  return [{ said, heads: new Set(pairs.flatMap(({ first, second }) => [...first.cell.words, ...second.cell.words])) }]
}

/** All tables that say by their cells what lies on each side, or how long it is. */
export const sideTables = (layout: Layout): SideTable[] =>
  [...tablesAtSides(layout), ...tablesBesideSides(layout), ...tablesOfTwo(layout)].map((table) => ({
    ...table,
    said: withLengthsAlike(table.said),
  }))
