import type { Word } from '../../../ocr/model.ts'
import { convertArea } from '@parakh/contracts'
import type { Layout, Row, Segment } from '../../layout/layout.ts'
import { areasIn, numberOf } from '../../measures.ts'
import { labelOfCell } from '../cell-labels.ts'

/** What a table of floors says in its columns of the proposed and of the sanctioned. */
export interface PlanTable {
  proposed: Column
  sanctioned: Column
  /** Whether a heading speaks of what was sanctioned, and not of floors alone. */
  isNamed: boolean
}

interface Column {
  floors: { text: string; words: readonly Word[] } | null
  /** The plot, with its unit. */
  land: { text: string; words: readonly Word[] } | null
  /** Total built-up area in square feet. */
  total: { sqft: number; words: readonly Word[]; converted: boolean } | null
}

const proposedHead = /\bpropos|प्रस्तावित/iu
const sanctionedHead = /\b(?:sanctioned|approved)\b|स्वीकृत/iu
/** What the rules would allow, where no column says what was sanctioned. */
const allowedHead = /\b(?:permitted|permissible|allowed)\b|अनुमत/iu
const notSanctioned = /\b(?:permissible|existing|demolish\w*|set\s?backs?|rear|front|deduct\w*)\b/iu
const floorsLabel = /\b(?:no\.?|number)\s+of\s+(?:floors|storeys|stories)|^\W*(?:floors|storeys)\b|मंज/iu
const landLabel = /\b(?:plot|site|land)\s+(?:area|extent)\b|\b(?:area|extent)\s+of\s+(?:the\s+)?(?:plot|site|land)\b/iu
const totalLabel = /\btotal\b|योग|कुल/iu
const farthestRow = 16
const columnSlack = 0.02

const overlap = (a: Segment, b: Segment): number => Math.min(a.right, b.right) - Math.max(a.left, b.left)

interface Heads {
  row: Row
  proposed: Segment | null
  sanctioned: Segment
  unit: 'sqft' | 'sqmt' | null
}

const longestHead = 40
const names = { sqft: 'sq ft', sqmt: 'sq m', sqyd: 'sq yd' } as const
const unitOf = (text: string): Heads['unit'] => {
  const unit = areasIn(`1 ${/sq[^)]*/iu.exec(text)?.[0] ?? ''}`)[0]?.unit
  return unit === 'sqft' || unit === 'sqmt' ? unit : null
}

function headsOf(layout: Layout, row: Row): Heads | null {
  if (row.segments.length < 2 || row.segments.some(({ text }) => text.length > longestHead)) return null
  const proposed = row.segments.find(({ text }) => proposedHead.test(text))
  const sanctioned = [sanctionedHead, allowedHead]
    .map((head) => row.segments.find((one) => one !== proposed && head.test(one.text)))
    .find((one) => one)
  if (proposed && sanctioned) {
    const text = [row, layout.rows[row.index + 1]].flatMap((one) => one?.segments.map((segment) => segment.text) ?? []).join(' ')
    return { row, proposed, sanctioned, unit: unitOf(text) }
  }
  // a table of floors with a column for each unit
  const isFloors = row.segments.some(({ text }) =>
    /^\W*(?:(?:name|description)\s+of\s+(?:the\s+)?)?(?:floors?|store?ys?|levels?)\b|तल/iu.test(text),
  )
  // "Plot area 2,100 sq. ft." in a row with "Storeys" is no heading
  const measured = row.segments.filter(({ text }) => !/\d/u.test(text) && unitOf(text))
  // what the rules would allow, or what stands there, is not what was sanctioned
  const own = measured.filter(({ text }) => sanctionedHead.test(text))
  const columns = own.length > 0 ? own : measured.filter(({ text }) => !notSanctioned.test(text))
  const inFeet = columns.find(({ text }) => unitOf(text) === 'sqft') ?? columns[0]
  return isFloors && inFeet ? { row, proposed: null, sanctioned: inFeet, unit: unitOf(inFeet.text) } : null
}

/** Figures stand at the right of their column: from the heading's left edge to the next heading's. */
function under({ row: heads }: Heads, row: Row, head: Segment): Segment | undefined {
  const next = heads.segments[head.column + 1]
  const cells = row.segments.filter((one) => !/\p{L}{4}/u.test(one.text))
  return (
    cells.find((one) => overlap(one, head) > 0) ??
    cells.find((one) => one.left >= head.left - columnSlack && (!next || one.left < next.left - columnSlack))
  )
}

function columnUnder(layout: Layout, heads: Heads, head: Segment): Column {
  const { row, unit } = heads
  const column: Column = { floors: null, land: null, total: null }
  for (const next of layout.rows.slice(row.index + 1, row.index + farthestRow)) {
    const cell = under(heads, next, head)
    if (!cell || next.page !== row.page) continue
    const label = labelOfCell(layout, cell) ?? ''
    if (floorsLabel.test(label)) column.floors ??= { text: cell.text, words: cell.words }
    const isLand = landLabel.test(label)
    if (!isLand && !totalLabel.test(label)) continue
    const [area] = areasIn(cell.text)
    const number = area?.number ?? numberOf(cell.text.replace(/[^\d.,]/gu, ''))
    const printed = area?.unit ?? unitOf(label) ?? unit
    if (isLand) {
      if (number && printed) column.land ??= { text: `${number} ${names[printed]}`, words: cell.words }
    } else if (number && printed && printed !== 'sqyd')
      column.total ??= {
        sqft: printed === 'sqft' ? number : Math.round(convertArea(number, printed, 'sqft') * 100) / 100,
        words: cell.words,
        converted: printed !== 'sqft',
      }
  }
  return column
}

/** The table that sets the proposed beside the sanctioned, if a paper has one. */
export function planTable(layout: Layout): PlanTable | null {
  for (const row of layout.rows) {
    const heads = headsOf(layout, row)
    if (heads)
      return {
        proposed: heads.proposed ? columnUnder(layout, heads, heads.proposed) : { floors: null, land: null, total: null },
        sanctioned: columnUnder(layout, heads, heads.sanctioned),
        isNamed: sanctionedHead.test(heads.sanctioned.text) || heads.proposed !== null,
      }
  }
  return null
}
