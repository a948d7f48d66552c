import type { Word } from '../../ocr/model.ts'
import type { Layout, Row, Segment } from '../layout/layout.ts'
import { alignedWithin, closing, isFull, isInCell, marginOf, rowOfForm, secondLine } from '../layout/near-cells.ts'
import { subjectOf } from './label-fields.ts'
import { ofParentsRow } from './label-lines.ts'
import { fieldOfLabel } from './label-patterns.ts'
import { isSaid, spotsOf, tokensOf, type Token } from './label-spots.ts'
import { readsLikeLabel } from './label-words.ts'

const lineGap = 1.2
/** A line that ends within this share of the page's widest goes on below. */
const nearMargin = 0.1
const mostWords = 60

/** Whether a cell is the second line of the label above it; the last line of a page could be a label of its own. */
const isLabelsSecondLine = (layout: Layout, segment: Segment): boolean =>
  !ofParentsRow.test(segment.text) &&
  (layout.rows[segment.row + 1]?.page === segment.page || !readsLikeLabel(segment.text)) &&
  (layout.rows[segment.row - 1]?.segments.some((one) => secondLine(layout, one) === segment && !standsAlone(one, segment)) ?? false)

/** "Owner" over "Area": two labels that mean nothing together. */
const standsAlone = ({ text }: Segment, below: Segment): boolean =>
  readsLikeLabel(below.text) &&
  fieldOfLabel(text) !== null &&
  (fieldOfLabel(`${text} ${below.text}`) === null || (subjectOf(below.text) === 'other' && subjectOf(text) !== 'other'))

/** Whether a row of a table holds nothing but next lines of cells of the row at `from`: none stands under its first cell. */
function goOnOnly(layout: Layout, from: number, row: Row): boolean {
  const [first, ...cells] = layout.rows[from]?.segments ?? []
  if (!first || cells.length < 2) return false
  const isUnder = (one: Segment, cell: Segment) => Math.abs(one.left - cell.left) < alignedWithin
  return (
    row.segments.length > 1 &&
    row.segments.every((one) => !isUnder(one, first) && cells.some((cell) => isUnder(one, cell) && !isLabel(cell)))
  )
}

/** Whether a line stands under a cell of the row at `from` that is no label and does not begin it: that cell's own next line. */
const isUnderValue = (layout: Layout, from: number, line: Segment): boolean =>
  (layout.rows[from]?.segments ?? []).some((cell) => cell.column > 0 && Math.abs(cell.left - line.left) < alignedWithin && !isLabel(cell))

/** Whether a line begins where the row at `from` does. */
const isUnderFirst = ({ rows }: Layout, from: number, { left }: Segment): boolean =>
  Math.abs((rows[from]?.segments[0]?.left ?? 1) - left) < alignedWithin

const isUnfinished = /[,\-/&(]$|\b(?:and|of|the|at|in|no|no\.|pin(?:code)?[:.]?|[sdwc]\/o\.?|smt\.?|shri|sri\.?|mrs?\.?)$/iu

/** "Road No.: 4" goes on with an address whose parts are named. */
const partOfPlace = /^\s*(?:road|street|gali|lane|block|pocket|sector|locality|colony|village|floor)\b/iu

/** Lines that go on under a value: aligned with it, nothing in the label's column, while the text reads unfinished or runs to the margin. */
export function continuation(layout: Layout, value: Segment, words: readonly Word[], isPlace = false): Token[] {
  const left = words[0]?.level?.x
  if (left === undefined) return []
  const margin = marginOf(layout, value.page)
  const inGrid = (layout.rows[value.row]?.segments.length ?? 0) > 1
  const more: Token[] = []
  let [last, right, bottom] = [words.at(-1)?.text ?? '', value.right, value.bottom]
  for (let at = value.row + 1; at <= value.row + 4 && more.length < mostWords; at += 1) {
    const row = layout.rows[at]
    const unfinished = isUnfinished.test(last)
    const next = row?.segments.find(
      (segment) =>
        segment.page === value.page &&
        (Math.abs(segment.left - left) < alignedWithin * 2 + (value.column > 0 ? 0 : 1) ||
          // a value set against the right edge goes on there
          (unfinished && value.column > 0 && segment.column > 0 && Math.abs(segment.right - value.right) < alignedWithin) ||
          // and one behind leaders at the left margin
          (unfinished &&
            value.column > 0 &&
            right > margin - nearMargin &&
            row.segments.length === 1 &&
            isUnderFirst(layout, value.row, segment))),
    )
    if (!row || !next || next.top - bottom > (value.bottom - value.top) * lineGap) break
    const sameCell = isInCell(layout, value.page, bottom, next)
    // "13. Papers ..... Deed, Tax" over "Receipt .....": the dots that close what a numbered row asks
    const closed = rowOfForm.test(value.text) && !closing.test(value.text) && !rowOfForm.test(next.text) && closing.test(next.text)
    const labelColumn =
      !(unfinished && sameCell) &&
      !goOnOnly(layout, value.row, row) &&
      row.segments.some(
        (one) =>
          one.left < left - alignedWithin * 2 && one !== next && !isLabelsSecondLine(layout, one) && !isUnderValue(layout, value.row, one),
      )
    const wrapped = right > margin - nearMargin && Math.min(Math.abs(next.left - left), Math.abs(next.left - value.left)) < alignedWithin
    const aligned = Math.abs(next.left - left) < alignedWithin
    const goesOn =
      unfinished ||
      wrapped ||
      (inGrid && sameCell && isFull(layout, value, next, right)) ||
      (aligned && (value.column > 0 || (inGrid && sameCell)))
    const isPart = isPlace && unfinished && partOfPlace.test(next.text)
    if (labelColumn || (holdsLabel(next) && !closed && !isPart) || !(goesOn || closed)) break
    more.push(...tokensOf(next))
    last = next.words.at(-1)?.text ?? ''
    right = next.right
    bottom = next.bottom
  }
  return more
}

const tickBox = /[☐☑☒□■✓✔]/u
/** "Both members jointly": who holds, in the words of a label. */
const jointly = /^\W*(?:(?:by|in\s+the\s+names?\s+of)\s+)?(?:both\b(?!\s*[:(])|jointly\s+by\b|self\W*$)/iu
/** Whether a cell is a label itself, so that it is nobody's value. */
export function isLabel(segment: Segment): boolean {
  if (tickBox.test(segment.text) || (jointly.test(segment.text) && !/[:=]/u.test(segment.text))) return false
  const tokens = tokensOf(segment)
  const [first] = spotsOf(tokens, null)
  return first?.field != null && (first.separated || first.next >= tokens.length)
}

/** Whether a cell starts with a label of any kind. */
function holdsLabel(segment: Segment): boolean {
  const tokens = tokensOf(segment)
  const [first] = spotsOf(tokens, null)
  if (isSaid(tokens)) return true
  // "Balia, PS- Balia, Dist- Balasore" goes on with an address
  const isPlaces = first !== undefined && first.field === null && first.label.includes(',') && !readsLikeLabel(first.label)
  return first !== undefined && !isPlaces && first.start <= 1 && (first.separated || first.next >= segment.words.length)
}
