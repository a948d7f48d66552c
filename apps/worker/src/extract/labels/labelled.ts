import type { IntakeKey } from '@parakh/contracts'
import type { Word } from '../../ocr/model.ts'
import { subjectOf, type Subject } from './label-fields.ts'
import { addressReach, isOthers, namesAddress, others, outsiderIn, personKeys, placeKeys } from './label-owners.ts'
import { cellOf } from './label-cells.ts'
import { fieldOfLabel } from './label-patterns.ts'
import { isSaid, isSeparator, spotsOf, textOfTokens, tokensOf, type Spot, type Token } from './label-spots.ts'
import { readsLikeLabel } from './label-words.ts'
import type { Layout, Row, Segment } from '../layout/layout.ts'
import {
  alignedWithin,
  belowGap,
  closing,
  isFull,
  isInCell,
  isStacked,
  marginOf,
  rowOfForm,
  secondLine,
  segmentBelow,
} from '../layout/near-cells.ts'
import { classOf } from '../rules/loan/classes.ts'
import { subjectsOf } from '../layout/sections.ts'

/** How a value stands to its label. */
export type LabelPlace = 'separated' | 'cell' | 'below' | 'inline'

/** A printed label with the text that stands at it. */
export interface Labelled {
  key: IntakeKey
  /** As printed. */
  label: string
  /** Whether the label is one of the catalogue's names letter by letter. */
  exact: boolean
  value: string
  words: readonly Word[]
  place: LabelPlace
  /** Index of the label's row. */
  row: number
  /** Whom or what the label or its section speaks of, where either says. */
  subject: Subject | null
}

const lineGap = 1.2
/** A line that ends within this share of the page's widest goes on below. */
const nearMargin = 0.1
const mostWords = 60

/** Whether a cell is the second line of the label above it; the last line of a page could be a label of its own. */
const isLabelsSecondLine = (layout: Layout, segment: Segment): boolean =>
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

const isUnfinished = /[,\-/&(]$|\b(?:and|of|the|at|in|no|no\.|pin(?:code)?[:.]?|[sdwc]\/o\.?|smt\.?|shri|sri\.?|mrs?\.?)$/iu

/** "Road No.: 4" goes on with an address whose parts are named. */
const partOfPlace = /^\s*(?:road|street|gali|lane|block|pocket|sector|locality|colony|village|floor)\b/iu

/** Lines that go on under a value: aligned with it, nothing in the label's column, while the text reads unfinished or runs to the margin. */
function continuation(layout: Layout, value: Segment, words: readonly Word[], isPlace = false): Token[] {
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
          (unfinished && value.column > 0 && segment.column > 0 && Math.abs(segment.right - value.right) < alignedWithin)),
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
function isLabel(segment: Segment): boolean {
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

/** Whether a label stands right above a cell, so that the cell is that label's value and not its neighbour's. */
function hasOwnLabel(layout: Layout, segment: Segment): boolean {
  for (let at = segment.row - 1; at >= segment.row - 2; at -= 1) {
    const above = layout.rows[at]?.segments.find((one) => one.page === segment.page && Math.abs(one.left - segment.left) < alignedWithin)
    if (above)
      return segment.top - above.bottom < (segment.bottom - segment.top) * belowGap && segment.bottom > 0 && isLabel(above) && isOpen(above)
  }
  return false
}

/** Whether a label has no value in its own cell: "Permit date : 08-04-2022" heads nothing. */
const isOpen = (segment: Segment): boolean => {
  const tokens = tokensOf(segment)
  const [first] = spotsOf(tokens, null)
  return first === undefined || first.next >= tokens.length
}

/** "Seller / present owner" over "name": the last word of a label that the next line holds. */
const lastWord = /^\W*(?:names?|\(s\)|nos?|numbers?|details|particulars|address)\W*$/iu
function endsLabel({ rows }: Layout, segment: Segment, { field, label }: Spot, below: Segment): boolean {
  if (field == null || below.bottom === 0 || !lastWord.test(below.text)) return false
  // "Name  Asha Rao" below a heading is a label with its value
  const beside = rows[below.row]?.segments[below.column + 1]
  const isAlone = !beside || rows[segment.row]?.segments.some(({ left }) => Math.abs(left - beside.left) < alignedWithin) === true
  return isAlone && fieldOfLabel(`${label} ${below.text}`)?.key === field.key
}

interface Read {
  value: string
  words: readonly Word[]
  place: LabelPlace
}

const read = (tokens: readonly Token[], place: LabelPlace): Read | null =>
  tokens.length > 0 ? { value: textOfTokens(tokens), words: [...new Set(tokens.map(({ word }) => word))], place } : null

function valueOf(layout: Layout, row: Row, segment: Segment, tokens: readonly Token[], spot: Spot, after: Spot | undefined): Read | null {
  const own = tokens.slice(spot.next, after?.start)
  if (own.length > 0) {
    const words = own.map(({ word }) => word)
    return read([...own, ...(after ? [] : continuation(layout, segment, words))], spot.separated ? 'separated' : 'inline')
  }
  if (after) return null
  const beside = row.segments[segment.column + 1]
  const below = segmentBelow(layout, segment)
  // the second line of the label itself
  const under =
    below && spot.label.endsWith(` ${below.text}`)
      ? null
      : below && endsLabel(layout, segment, spot, below)
        ? segmentBelow(layout, below)
        : below
  if (listKeys.has(spot.field?.key ?? 'flat') && under && beside && readsLikeLabel(beside.text))
    return listBelow(layout, under, segment.left)
  if (
    beside &&
    (!isLabel(beside) || isLoanKind(spot, beside) || isPlaceInParts(spot, beside)) &&
    !hasOwnLabel(layout, beside) &&
    !isStacked(layout, beside, segment, under)
  ) {
    const all = tokensOf(beside)
    const cell = all.slice(isSeparator(all[0]?.text ?? '') ? 1 : 0)
    const words = cell.map(({ word }) => word)
    const [inner] = isPlaceInParts(spot, beside) ? [] : spotsOf(cell, null).filter(({ start }) => start > 0)
    const more = inner
      ? []
      : continuation(layout, { ...beside, left: words[0]?.level?.x ?? beside.left }, words, isPlaceInParts(spot, beside))
    return read([...cell.slice(0, inner?.start), ...more], spot.separated ? 'separated' : 'cell')
  }
  if (!under || isLabel(under) || opensWithOtherLabel(under, spot)) return null
  if (listKeys.has(spot.field?.key ?? 'flat') && row.segments.every((one) => one === segment || /^\W*\d{1,2}\W*$/u.test(one.text)))
    return listBelow(layout, under)
  return read([...tokensOf(under), ...continuation(layout, under, under.words)], 'below')
}

/** "Facility  Mortgage Loan": a kind of loan is called by a loan's words, as its label is. */
const isLoanKind = ({ field }: Spot, beside: Segment): boolean =>
  field?.key === 'loan_type' && !beside.text.includes(':') && classOf(beside.text) !== undefined

/** "Property Address | House No.: 12, Road No.: 4, Ram Nagar": an address whose parts are named. */
const isPlaceInParts = ({ field }: Spot, beside: Segment): boolean =>
  addressKeys.has(field?.key ?? 'flat') &&
  /^\s*(?:house|flat|plot|unit|property|shop|khasra|door)\s*(?:nos?\b\.?|number)\s*[:-]+\s*[^,]*\d/iu.test(beside.text)

/** Whether a cell starts with a label of its own, so that it is no value of the heading above it. */
function opensWithOtherLabel(segment: Segment, heading: Spot): boolean {
  const [first] = spotsOf(tokensOf(segment), heading.subject)
  return (
    first !== undefined && first.start === 0 && first.separated && (first.field !== null || !addressKeys.has(heading.field?.key ?? 'flat'))
  )
}

const addressKeys: ReadonlySet<IntakeKey> = new Set<IntakeKey>(['property_address_doc', 'address_as_per_plan'])
const listKeys: ReadonlySet<IntakeKey> = new Set<IntakeKey>(['list_of_documents', 'legal_documents'])
const mostListRows = 12

/** "FOR OFFICE USE" below a list in small letters: a heading in capitals, alone on its line. */
const opensNextPart = ([head, ...others]: readonly Segment[], list: readonly Segment[]): boolean =>
  head !== undefined &&
  others.length === 0 &&
  /^[^\p{Ll}]*\p{Lu}{2,}[^\p{Ll}\d]*\s\p{Lu}{2}[^\p{Ll}]*$/u.test(head.text) &&
  list.length > 1 &&
  list.every(({ text }) => /\p{Ll}{2}/u.test(text))

/** A list under its heading: all cells of the rows below, or those of one column, while they stand close together and none is a label. */
function listBelow(layout: Layout, first: Segment, left?: number): Read | null {
  const cells: Segment[] = []
  let bottom = first.top
  for (const { page, segments } of layout.rows.slice(first.row, first.row + mostListRows)) {
    const own = left === undefined ? segments : segments.filter((one) => Math.abs(one.left - left) < alignedWithin)
    const [top] = own
    if (opensNextPart(segments, cells)) break
    if (!top || page !== first.page || top.top - bottom > (first.bottom - first.top) * belowGap || own.some(isLabel)) break
    cells.push(...own)
    bottom = top.bottom
  }
  const words = cells.flatMap((cell) => cell.words)
  return cells.length === 0 ? null : { value: cells.map(({ text }) => text).join('; '), words, place: 'below' }
}

/** Every label of the catalogue that the paper prints at the start of a line, a cell or a column, or before a colon within one, with its value. */
export function labelledValues(layout: Layout): Labelled[] {
  const sections = subjectsOf(layout)
  const found: Labelled[] = []
  const seconds = new Set<Segment>()
  let address: { row: number; subject: Subject } | null = null
  for (const row of layout.rows) {
    for (const segment of row.segments) {
      if (seconds.has(segment)) continue
      const section = sections.get(segment) ?? null
      const { tokens, spots, second } = cellOf(layout, segment, section)
      if (second) seconds.add(second)
      if (spots.length === 0 && namesAddress(segment.text))
        address = { row: row.index, subject: section === 'property' || subjectOf(segment.text) === 'property' ? 'property' : 'other' }
      spots.forEach((spot, at) => {
        const subject = spot.subject ?? section
        if (namesAddress(spot.label))
          address = { row: row.index, subject: spot.field || spot.subject === 'property' ? 'property' : 'other' }
        if (!spot.field) return
        const { key, exact } = spot.field
        const near: Subject | null = address && row.index - address.row <= addressReach ? address.subject : null
        if (placeKeys.has(key) && spot.subject !== 'property' && others.has(near ?? section ?? 'property')) return
        if (key === 'pincode' && spot.subject === null && section === 'applicant' && near !== 'property') return
        if (personKeys.has(key) && (isOthers(subject) || isOthers(outsiderIn(textOfTokens(tokens.slice(0, spot.start)))))) return
        const value = valueOf(layout, row, segment, tokens, spot, spots[at + 1])
        const below = value?.place === 'below' ? segmentBelow(layout, segment) : null
        if (below && endsLabel(layout, segment, spot, below)) seconds.add(below)
        if (value) found.push({ key, exact, label: spot.label, row: row.index, subject, ...value })
      })
    }
  }
  return found
}
