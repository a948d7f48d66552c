import type { Word } from '../../../ocr/model.ts'
import type { Paper } from '../../candidate.ts'
import { subjectOf } from '../../labels/label-fields.ts'
import { readsLikeLabel } from '../../labels/label-words.ts'
import type { Segment } from '../../layout/layout.ts'
import { alignedWithin } from '../../layout/near-cells.ts'

/** A form's columns are headed so few rows above what a person says of himself. */
const headReach = 14
const longestHead = 40

/** What heads a form's column of labels. */
const ofColumn = /^\W*(?:particulars|details|s(?:l|r)?\.?\s*no\.?)\W*$/iu

const headOf = (segments: readonly Segment[], subject: 'applicant' | 'co'): Segment | undefined =>
  segments.findLast(({ text }) => text.length < longestHead && !/\d{3}/u.test(text) && subjectOf(text) === subject)

/** "Applicant  A  Co-applicant  B" over "Mobile  98…  Mobile  99…": a label asked twice is of whom the one above it names. */
function isAskedOfCo(row: readonly Segment[], label: Segment, above: readonly Segment[]): boolean {
  const asked = row.find((one) => one.column < label.column && one.text === label.text)
  const over = (own: Segment) => above.find(({ left }) => Math.abs(left - own.left) < alignedWithin)
  const [first, second] = [asked && over(asked), over(label)]
  return first !== undefined && second !== undefined && subjectOf(first.text) === 'applicant' && subjectOf(second.text) === 'co'
}

/** "Booking No.  Mobile  PAN" over its values: a row of questions, of which each cell has its own, and none is asked of two people. */
function hasOwnQuestion(cell: Segment, heads: readonly Segment[]): boolean {
  const own = heads.find(({ page, left }) => page === cell.page && Math.abs(left - cell.left) < alignedWithin)
  return (
    own !== undefined &&
    heads.length > 1 &&
    heads.every(({ text }) => readsLikeLabel(text) && subjectOf(text) !== 'co' && subjectOf(text) !== 'applicant') &&
    heads.filter(({ text }) => text === own.text).length === 1
  )
}

/** Whether words stand in the second person's column of a form: "Applicant" and "Co-applicant" side by side, far above them. */
export function isInCoColumn({ layout }: Paper, words: readonly Word[]): boolean {
  const row = layout.rows.find(({ segments }) => segments.some((segment) => segment.words.some((word) => words.includes(word))))
  const cell = row?.segments.find((segment) => segment.words.some((word) => words.includes(word)))
  if (!row || !cell || cell.column === 0) return false
  if (hasOwnQuestion(cell, layout.rows[row.index - 1]?.segments ?? [])) return false
  const before = row.segments[cell.column - 1]
  for (let at = row.index - 1; at >= Math.max(0, row.index - headReach); at -= 1) {
    const above = layout.rows[at]
    if (!above || above.page !== row.page) return false
    if (before && isAskedOfCo(row.segments, before, above.segments)) return true
    // "Borrower  A  Co-borrower  Nil" is a row of labels with their values
    if (!above.segments.every(({ text }) => readsLikeLabel(text) || subjectOf(text) !== null || ofColumn.test(text))) continue
    const co = headOf(above.segments, 'co')
    const applicant = headOf(above.segments.slice(0, co?.column), 'applicant')
    // a table may have a column of its own for the number
    if (applicant && co) {
      // where each person's column has labels of its own, a number stands where its label does
      const own = before && readsLikeLabel(before.text) && before.left > applicant.left - alignedWithin
      const left = own ? before.left : cell.left
      const head = above.segments.findLast((one) => one.left <= left + alignedWithin)
      return head !== undefined && subjectOf(head.text) === 'co'
    }
  }
  return false
}
