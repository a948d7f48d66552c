import type { IntakeKey } from '@parakh/contracts'
import type { Word } from '../../ocr/model.ts'
import { subjectOf, type Subject } from './label-fields.ts'
import { addressReach, isOthers, namesAddress, others, outsiderIn, personKeys, placeKeys } from './label-owners.ts'
import { cellOf } from './label-cells.ts'
import { personFields } from './label-lines.ts'
import { fieldOfLabel } from './label-patterns.ts'
import { isSeparator, spotsOf, textOfTokens, tokensOf, type Spot, type Token } from './label-spots.ts'
import { readsLikeLabel } from './label-words.ts'
import { continuation, isLabel } from './value-lines.ts'
import type { Layout, Row, Segment } from '../layout/layout.ts'
import { alignedWithin, belowGap, isStacked, segmentBelow } from '../layout/near-cells.ts'
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

/** "SECTION 4 - PROPERTY", "PART C": what stands above it is of another table. */
const headsPart = (row: Row | undefined): boolean =>
  row?.segments.length === 1 && /^\W*(?:section|part|step)\s+(?:\d{1,2}|[A-Z]|[IVX]{1,4})\b/iu.test(row.segments[0]?.text ?? '')

/** Whether a label stands right above a cell, so that the cell is that label's value and not its neighbour's. */
function hasOwnLabel(layout: Layout, segment: Segment): boolean {
  for (let at = segment.row - 1; at >= segment.row - 2; at -= 1) {
    const above = layout.rows[at]?.segments.find((one) => one.page === segment.page && Math.abs(one.left - segment.left) < alignedWithin)
    if (above)
      return segment.top - above.bottom < (segment.bottom - segment.top) * belowGap && segment.bottom > 0 && isLabel(above) && isOpen(above)
    if (headsPart(layout.rows[at])) return false
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
  const nextCell = row.segments[segment.column + 1]
  // "Owner(s) : Name, father / husband | A": what stands behind the mark is asked, too
  const isAsked = nextCell !== undefined && own.length > 0 && after === undefined && asksPerson(spot, textOfTokens(own))
  if (own.length > 0 && !isAsked) {
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

/** Whether the words behind a person's label ask for the name and what goes with it. */
const asksPerson = ({ field }: Spot, text: string): boolean =>
  field !== null &&
  personFields.has(field.key) &&
  /\bnames?\b/iu.test(text) &&
  /\b(?:father|husband|guardian|address|parentage)/iu.test(text) &&
  readsLikeLabel(text)

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
