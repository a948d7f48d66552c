import {
  BorderStyle,
  type ITableCellOptions,
  type Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  VerticalAlignTable,
  WidthType,
} from 'docx'
import { colours, contentWidth } from './look.ts'
import type { Cell, Column, Pair, Row, Tone } from './section.ts'
import { alignments, line } from './words.ts'

const edge = { style: BorderStyle.SINGLE, size: 4, color: colours.rule }
const ruled = { top: edge, bottom: edge, left: edge, right: edge, insideHorizontal: edge, insideVertical: edge }
const padding = { top: 50, bottom: 50, left: 100, right: 100, marginUnitType: WidthType.DXA }

/** Above so many characters a row may break across pages: it would leave half a page empty, or not fit on one at all. */
const LONGEST_WHOLE_ROW = 900
/** Up to so many characters a value stands beside another one on the same row. */
const LONGEST_SHORT_VALUE = 38
/** Tables of up to so many rows stay on one page. */
const LONGEST_WHOLE_TABLE = 14

const tones: Record<Tone, string> = { good: colours.good, bad: colours.bad, quiet: colours.quiet }

/** A table of fixed layout whose column widths are given in DXA, so that it looks the same outside Word. */
export function fixedTable(columnWidths: number[], rows: TableRow[]): Table {
  const total = columnWidths.reduce((sum, width) => sum + width, 0)
  return new Table({
    layout: TableLayoutType.FIXED,
    width: { size: total, type: WidthType.DXA },
    columnWidths,
    borders: ruled,
    margins: padding,
    rows,
  })
}

/** Widths in DXA that fill the page, in proportion to the shares. */
export function widthsOf(shares: readonly number[]): number[] {
  const total = shares.reduce((sum, share) => sum + share, 0)
  const widths = shares.map((share) => Math.floor((share / total) * contentWidth))
  const rest = contentWidth - widths.reduce((sum, width) => sum + width, 0)
  return widths.map((width, index) => (index === widths.length - 1 ? width + rest : width))
}

/** Labels and values: short ones two to a row, long ones over the whole width. */
export function pairsTable(pairs: readonly Pair[]): Table {
  const widths = widthsOf([21, 29, 21, 29])
  const rows: TableRow[] = []
  for (let index = 0; index < pairs.length; index += 1) {
    const [one, next] = [pairs[index], pairs[index + 1]]
    if (!one) continue
    const both = next !== undefined && isShort(one) && isShort(next)
    if (both) index += 1
    const cells = both ? [...pairCells(one, widths, 1), ...pairCells(next, widths.slice(2), 1)] : pairCells(one, widths, 3)
    rows.push(new TableRow({ cantSplit: fits(one.value), children: cells }))
  }
  return fixedTable(widths, rows)
}

/** A table with a head that repeats on each page; its totals are set off. */
export function gridTable(columns: readonly Column[], rows: readonly Row[]): Table {
  const widths = widthsOf(columns.map(({ share }) => share))
  const head = new TableRow({
    tableHeader: true,
    cantSplit: true,
    keepNext: true,
    children: columns.map((column, index) =>
      cell([line(column.title, { bold: true }, alignment(column))], widths[index] ?? 0, { fill: colours.head }),
    ),
  })
  const together = rows.length <= LONGEST_WHOLE_TABLE && rows.every((row) => row.cells.every((each) => fits(textOf(each))))
  const body = rows.map((row, at) => gridRow(row, columns, widths, (together || rows[at + 1]?.total === true) && at < rows.length - 1))
  return fixedTable(widths, [head, ...body])
}

/** A cell of that width in DXA. */
export function cell(
  children: ITableCellOptions['children'],
  width: number,
  look: { fill?: string; span?: number; borders?: ITableCellOptions['borders'] } = {},
): TableCell {
  return new TableCell({
    children,
    width: { size: width, type: WidthType.DXA },
    verticalAlign: VerticalAlignTable.CENTER,
    ...(look.span !== undefined && look.span > 1 ? { columnSpan: look.span } : {}),
    ...(look.fill === undefined ? {} : { shading: { type: ShadingType.CLEAR, color: 'auto', fill: look.fill } }),
    ...(look.borders === undefined ? {} : { borders: look.borders }),
  })
}

function gridRow(row: Row, columns: readonly Column[], widths: readonly number[], keepNext: boolean): TableRow {
  let at = 0
  const cells = row.cells.map((given) => {
    const { text, bold, tone, span = 1 }: Cell = typeof given === 'string' ? { text: given } : given
    const column = columns[at]
    const width = widths.slice(at, at + span).reduce((sum, each) => sum + each, 0)
    at += span
    const look = { bold: bold ?? (row.total === true || column?.names === true), ...(tone ? { color: tones[tone] } : {}) }
    const fill = row.total ? colours.total : column?.names ? colours.label : undefined
    return cell([line(text, look, alignment(column))], width, { span, ...(fill === undefined ? {} : { fill }) })
  })
  return new TableRow({ cantSplit: row.cells.every((each) => fits(textOf(each))), keepNext, children: cells })
}

function pairCells(pair: Pair, [label = 0, ...values]: readonly number[], span: number): TableCell[] {
  const width = values.slice(0, span).reduce((sum, each) => sum + each, 0)
  const named: Paragraph = line(pair.label, { bold: true, color: colours.heading })
  return [cell([named], label, { fill: colours.label }), cell([line(pair.value)], width, { span })]
}

function alignment(column: Column | undefined) {
  return { alignment: alignments[column?.align ?? 'start'] }
}

function isShort({ value }: Pair): boolean {
  return value.length <= LONGEST_SHORT_VALUE && !value.includes('\n')
}

function fits(text: string): boolean {
  return text.length <= LONGEST_WHOLE_ROW && text.split('\n').length <= 20
}

function textOf(given: string | Cell): string {
  return typeof given === 'string' ? given : given.text
}
