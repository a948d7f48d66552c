import type { Word } from '../../../ocr/model.ts'
import type { Paper } from '../../candidate.ts'
import { subjectOf } from '../../labels/label-fields.ts'
import type { Row, Segment } from '../../layout/layout.ts'
import { alignedWithin } from '../../layout/near-cells.ts'

/** The columns of a table of parties are headed so few rows above what each says of himself. */
const headReach = 14
const longestHead = 40

const speaksOf = ({ text }: Segment, subject: 'seller' | 'applicant'): boolean =>
  text.length < longestHead && !/\d{3}/u.test(text) && subjectOf(text) === subject

/** Whether a row heads a column for who sells and one for who buys. */
const headsParties = ({ segments }: Row): boolean =>
  segments.length > 1 && segments.some((one) => speaksOf(one, 'seller')) && segments.some((one) => speaksOf(one, 'applicant'))

/** Whether words stand in the seller's column of a table of parties: "Vendor" and "Vendee" side by side, far above them. */
export function isInSellersColumn({ layout }: Paper, words: readonly Word[]): boolean {
  const holds = (segment: Segment) => segment.words.some((word) => words.includes(word))
  const row = layout.rows.find(({ segments }) => segments.some(holds))
  const cell = row?.segments.find(holds)
  if (!row || !cell || row.segments.length < 2) return false
  const heads = layout.rows
    .slice(Math.max(0, row.index - headReach), row.index)
    .findLast((above) => above.page === row.page && headsParties(above))
  const head = heads?.segments.findLast((one) => one.left <= cell.left + alignedWithin)
  return head !== undefined && speaksOf(head, 'seller')
}
