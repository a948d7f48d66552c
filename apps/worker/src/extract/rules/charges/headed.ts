import type { Word } from '../../../ocr/model.ts'
import type { Layout, Row, Segment } from '../../layout/layout.ts'
import { amountAtEnd } from '../../measures.ts'

/** An amount that stands below its heading. */
export interface HeadedCharge {
  label: string
  amount: number
  words: readonly Word[]
}

const amountCell = /^\W*(?:rs|inr|₹)?\W*\d[\d,]*(?:\.\d{1,2})?\s*(?:\/[-=])?\W*$/iu
const least = 500
const mostHeadRows = 3
const slack = 0.02

/** "68,000/- 2,00,000/-": amounts that stand so near that they read as one cell are one each. */
function partedAmounts(row: Row): Row {
  const segments = row.segments.flatMap((segment) => {
    const isRun =
      segment.words.length > 1 &&
      segment.words.every(({ text, level }) => level !== null && /^\d[\d,]{3,}(?:\.\d{1,2})?(?:\/[-=])?$/u.test(text))
    if (!isRun) return [segment]
    return segment.words.map((word): Segment => ({
      ...segment,
      text: word.text,
      words: [word],
      left: word.level?.x ?? segment.left,
      right: (word.level?.x ?? segment.left) + (word.level?.w ?? 0),
    }))
  })
  return { ...row, segments }
}

const isAmounts = ({ segments }: Row): boolean => segments.length > 1 && segments.every(({ text }) => amountCell.test(text))
const isWords = ({ segments }: Row): boolean => segments.every(({ text }) => !/\d{3}/u.test(text) && /\p{L}{2}|\p{L}\W\p{L}/u.test(text))

/** Whether each cell of a row stands over one cell of another; a line of prose runs over several, or ends in a mark. */
const fitsOver = (head: Row, row: Row): boolean =>
  head.segments.length <= row.segments.length &&
  head.segments.every((one) => {
    const at = row.segments.findLastIndex(({ left }) => left <= one.left + slack)
    const next = row.segments[at + 1]
    return at >= 0 && (!next || one.right <= next.left) && !/[:;]$|\p{L}{3,}\.$/u.test(one.text)
  }) &&
  (head.segments.length > 1 || row.segments.length < 3)

const sameEdge = 0.01
/** "Legal fee" over "15,000.00", each alone in its row. */
function isBox(rows: readonly Row[], at: number): boolean {
  const [row, head] = [rows[at], rows[at - 1]]
  const [amount, label] = [row?.segments[0], head?.segments[0]]
  return (
    row?.segments.length === 1 &&
    head?.segments.length === 1 &&
    head.page === row.page &&
    amount !== undefined &&
    label !== undefined &&
    amountCell.test(amount.text) &&
    /[,.₹]|rs/iu.test(amount.text) &&
    Math.abs(label.left - amount.left) < sameEdge
  )
}

/** A box alone in its row, below or above others of amounts under their heads. */
const isLoneBox = (rows: readonly Row[], { index }: Row): boolean => {
  const above = rows[index - 2]
  return isBox(rows, index) && (isBox(rows, index + 2) || (above?.segments.every(({ text }) => amountCell.test(text)) ?? false))
}

/** The heading over a cell, with all lines that it takes. */
function headingOf(heads: readonly Row[], cell: Segment, next: Segment | undefined): string {
  const right = next ? next.left - slack : Infinity
  return heads
    .flatMap(({ segments }) => segments.filter(({ left }) => left >= cell.left - slack && left < right))
    .map(({ text }) => text)
    .join(' ')
}

/** Charges of a table whose headings stand above a row of amounts. */
export function headedCharges({ rows }: Layout): HeadedCharge[] {
  return rows.map(partedAmounts).flatMap((row): HeadedCharge[] => {
    if (!isAmounts(row) && !isLoneBox(rows, row)) return []
    const heads: Row[] = []
    for (let at = row.index - 1; at >= Math.max(0, row.index - mostHeadRows); at -= 1) {
      const head = rows[at]
      if (!head || head.page !== row.page || !isWords(head) || !fitsOver(head, row)) break
      heads.unshift(head)
    }
    return row.segments.flatMap((cell, at): HeadedCharge[] => {
      const amount = amountAtEnd(cell.text)?.amount ?? 0
      const label = headingOf(heads, cell, row.segments[at + 1])
      return amount >= least && label !== '' ? [{ label, amount, words: cell.words }] : []
    })
  })
}
