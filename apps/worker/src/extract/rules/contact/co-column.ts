import type { Word } from '../../../ocr/model.ts'
import type { Paper } from '../../candidate.ts'
import { subjectOf } from '../../label-fields.ts'
import type { Segment } from '../../layout.ts'
import { alignedWithin } from '../../near-cells.ts'

/** A form's columns are headed so few rows above what a person says of himself. */
const headReach = 14
const longestHead = 40

const headOf = (segments: readonly Segment[], subject: 'applicant' | 'co'): Segment | undefined =>
  segments.find(({ text }) => text.length < longestHead && !/\d{3}/u.test(text) && subjectOf(text) === subject)

/** Whether words stand in the second person's column of a form: "Applicant" and "Co-applicant" side by side, far above them. */
export function isInCoColumn({ layout }: Paper, words: readonly Word[]): boolean {
  const row = layout.rows.find(({ segments }) => segments.some((segment) => segment.words.some((word) => words.includes(word))))
  const cell = row?.segments.find((segment) => segment.words.some((word) => words.includes(word)))
  if (!row || !cell || cell.column === 0) return false
  for (let at = row.index - 1; at >= Math.max(0, row.index - headReach); at -= 1) {
    const above = layout.rows[at]
    if (!above || above.page !== row.page) return false
    const [applicant, co] = [headOf(above.segments, 'applicant'), headOf(above.segments, 'co')]
    // a table may have a column of its own for the number
    if (applicant && co && co !== applicant && applicant.left < co.left)
      return above.segments.findLast(({ left }) => left <= cell.left + alignedWithin) === co
  }
  return false
}
