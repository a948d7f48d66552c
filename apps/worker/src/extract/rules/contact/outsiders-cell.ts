import { latinDigits } from '@parakh/contracts'
import type { Paper } from '../../candidate.ts'
import { subjectOf } from '../../labels/label-fields.ts'
import { readsLikeLabel } from '../../labels/label-words.ts'
import type { Segment } from '../../layout/layout.ts'
import { alignedWithin } from '../../layout/near-cells.ts'
import { digitsOf } from './mobiles.ts'

/** Whether a number stands in a table's cell below a helper's label: "Agent" over "S. Rao 98…". */
export function isOutsidersCell({ layout }: Paper, number: string): boolean {
  const digits = digitsOf(number)
  return layout.rows.some(({ segments }) =>
    segments.some((cell) => {
      if (!digitsOf(latinDigits(cell.text)).includes(digits)) return false
      const [label, beside] = labelAbove(layout, cell)
      return label !== undefined && (segments.length > 1 || beside > 1) && subjectOf(label.text) === 'other'
    }),
  )
}

/** A cell of a table has so few lines. */
const mostLines = 3

/** The label over the lines of a cell, the nearest that is one, and how many cells stand in its row. */
function labelAbove({ rows }: Paper['layout'], cell: Segment): [label: Segment | undefined, beside: number] {
  for (let at = cell.row - 1; at >= Math.max(0, cell.row - mostLines); at -= 1) {
    const above = rows[at]?.segments.find((one) => one.page === cell.page && Math.abs(one.left - cell.left) < alignedWithin)
    if (!above) break
    if (readsLikeLabel(above.text)) return [above, rows[at]?.segments.length ?? 0]
  }
  return [undefined, 0]
}

/** A table of people is headed so few rows above. */
const mostPeople = 6
const relation = /^\W*(?:nature\s+of\s+)?(?:relation(?:ship)?)\b/iu
/** "Spouse phone" below "Relation | Husband" is a label, and no head has it below. */
const asksPhone = /\b(?:phone|mobile|mob|cell|contact|tel)\b/iu
const borrowerSelf = /^\W*(?:self|applicant|borrower|main|primary)\b/iu

/** Whether a number stands in a table of people that asks how each is related to the borrower, in the row of another than himself. */
export function isRelativesRow({ layout }: Paper, number: string): boolean {
  const digits = digitsOf(number)
  return layout.rows.some(({ segments, page, index }) => {
    if (segments.length < 2 || !segments.some(({ text }) => digitsOf(latinDigits(text)).includes(digits))) return false
    const above = layout.rows.slice(Math.max(0, index - mostPeople), index)
    const head = above
      .flatMap((row) => (row.page === page && row.segments.length > 2 ? row.segments.filter(({ text }) => relation.test(text)) : []))
      .at(-1)
    const told = head && segments.find(({ left }) => Math.abs(left - head.left) < alignedWithin)
    return told !== undefined && !borrowerSelf.test(told.text) && !asksPhone.test(told.text)
  })
}

const witness =
  /\b(?:witness(?:es)?|deed\s*writer|scribe|lambardar|nambardar|drafted\s+by|typed\s+by|identified\s+by)\b(?!.*\b(?:purchaser|buyer|vendee|allottee|borrower|applicant|customer|lessee|donee)s?\b)/iu
const witnessReach = 130

/** Whether a number stands behind who only stood by or wrote the paper: "Witness: Adv. A, Mob …". */
export const isOfWitness = (text: string, start: number): boolean =>
  witness.test(text.slice(Math.max(0, start - witnessReach), start).replace(/\n/gu, ' '))
