import type { Word } from '../../../ocr/model.ts'
import type { Paper } from '../../candidate.ts'
import { subjectOf } from '../../label-fields.ts'
import { readsLikeLabel } from '../../label-words.ts'
import type { Segment } from '../../layout.ts'
import { alignedWithin } from '../../near-cells.ts'

/** A form's columns are headed so few rows above what a person says of himself. */
const headReach = 14
const longestHead = 40

const headOf = (segments: readonly Segment[], subject: 'applicant' | 'co'): Segment | undefined =>
  segments.findLast(({ text }) => text.length < longestHead && !/\d{3}/u.test(text) && subjectOf(text) === subject)

/** Whether words stand in the second person's column of a form: "Applicant" and "Co-applicant" side by side, far above them. */
export function isInCoColumn({ layout }: Paper, words: readonly Word[]): boolean {
  const row = layout.rows.find(({ segments }) => segments.some((segment) => segment.words.some((word) => words.includes(word))))
  const cell = row?.segments.find((segment) => segment.words.some((word) => words.includes(word)))
  if (!row || !cell || cell.column === 0) return false
  const before = row.segments[cell.column - 1]
  for (let at = row.index - 1; at >= Math.max(0, row.index - headReach); at -= 1) {
    const above = layout.rows[at]
    if (!above || above.page !== row.page) return false
    // "Borrower  A  Co-borrower  Nil" is a row of labels with their values
    if (!above.segments.every(({ text }) => readsLikeLabel(text) || subjectOf(text) !== null)) continue
    const co = headOf(above.segments, 'co')
    const applicant = headOf(above.segments.slice(0, co?.column), 'applicant')
    // a table may have a column of its own for the number
    if (applicant && co) {
      // where each person's column has labels of its own, a number stands where its label does
      const own = before && readsLikeLabel(before.text) && before.left > applicant.left - alignedWithin
      const left = own ? before.left : cell.left
      return above.segments.findLast((head) => head.left <= left + alignedWithin) === co
    }
  }
  return false
}
