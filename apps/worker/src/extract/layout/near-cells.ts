import { cannotBeLabel, readsLikeLabel } from '../labels/label-words.ts'
import type { Layout, Row, Segment } from './layout.ts'
import { personTitles } from '../names/name-words.ts'

/** A value stands at most so many letter heights below its label. */
export const belowGap = 2.6

function overlapsAcross(a: Segment, b: Segment): boolean {
  return Math.min(a.right, b.right) > Math.max(a.left, b.left)
}

/** The segment right below, when it is near and holds no label itself. */
export function segmentBelow(layout: Layout, segment: Segment): Segment | null {
  const height = segment.bottom - segment.top
  for (let at = segment.row + 1; at <= segment.row + 3; at += 1) {
    const row = layout.rows[at]
    if (!row || row.page !== segment.page) return null
    const below = row.segments.find((other) => overlapsAcross(segment, other))
    if (below) return height === 0 || below.top - segment.bottom <= belowGap * height ? below : null
  }
  return null
}

/** Cells whose left edges are nearer than this share of the page's width stand in one column. */
export const alignedWithin = 0.02
const margins = new WeakMap<Layout, Map<number, number>>()

/** How far to the right the text of a page reaches. */
export function marginOf(layout: Layout, page: number): number {
  const known = margins.get(layout) ?? new Map<number, number>()
  margins.set(layout, known)
  if (known.size === 0)
    for (const row of layout.rows) known.set(row.page, Math.max(known.get(row.page) ?? 0, row.segments.at(-1)?.right ?? 0))
  return known.get(page) ?? 1
}

/**
 * Whether values stand under their labels here: what is below cannot be a label while the neighbour reads like one, or stands over a
 * value of its own.
 */
export function isStacked(layout: Layout, beside: Segment, label: Segment, below: Segment | null): boolean {
  if (!below || Math.abs(below.left - label.left) > alignedWithin || readsLikeLabel(below.text)) return false
  // a titled person is no label, nor is a numbered list
  if (titledPerson.test(beside.text)) return false
  // the number of the next row, which stands before its label
  if (serialWord.test(below.text)) return false
  // rows that are numbered answer each in its own
  if (label.column > 0 && isNextNumbered(layout.rows[label.row]?.segments[0], layout.rows[below.row]?.segments[0])) return false
  if (isOfForm(layout, label, beside)) return false
  if (isHeaderRow(layout, label.row, below.row)) return true
  // "Name  A  Name  B": a form in two columns asks twice, each time with the answer beside
  const cells = layout.rows[label.row]?.segments ?? []
  if (cells.some((one) => Math.abs(one.column - label.column) === 2 && one.text === label.text) && !readsLikeLabel(beside.text))
    return false
  if (readsLikeLabel(beside.text)) return true
  const row = layout.rows[below.row]
  const underNeighbour = row?.segments.some((one) => one !== below && Math.abs(one.left - beside.left) < alignedWithin) ?? false
  return cannotBeLabel(below.text) && underNeighbour && !/\d{2}/u.test(beside.text)
}

/** "Khata no | 702" above "Holder | Asha More": rows of a label and its value, so that none of them stands over its value. */
function isOfForm({ rows }: Layout, label: Segment, beside: Segment): boolean {
  const [own, above] = [rows[label.row]?.segments ?? [], rows[label.row - 1]?.segments ?? []]
  const [asked, told] = above
  return (
    own.length === 2 &&
    above.length === 2 &&
    asked !== undefined &&
    told !== undefined &&
    Math.abs(asked.left - label.left) < alignedWithin &&
    Math.abs(told.left - beside.left) < alignedWithin &&
    !cannotBeLabel(asked.text) &&
    /\d/u.test(told.text) &&
    !readsLikeLabel(beside.text)
  )
}

const titledPerson = new RegExp(
  String.raw`^\W*(?:\d{1,2}\W{1,2})?(?:${personTitles})[.\s]+\p{Lu}|^\W*1\s*[.)]\s*\p{L}[^\n]*\s\(?2\s*[.)]\s*\p{L}`,
  'iu',
)

/** Whether a row is all labels and the one below it values: two labels side by side, or most of three and more. */
function isHeaderRow(layout: Layout, at: number, under: number): boolean {
  const [labels, values] = [layout.rows[at]?.segments ?? [], layout.rows[under]?.segments ?? []]
  const share = (row: readonly Segment[]) => row.filter(({ text }) => readsLikeLabel(text)).length / row.length
  const aligned = values.filter((value) => labels.some((label) => Math.abs(label.left - value.left) < alignedWithin)).length
  const wanted = labels.length > 2 ? mostLabels : 1
  return (
    labels.length > 1 &&
    share(labels) >= wanted &&
    aligned > 1 &&
    share(values) < share(labels) &&
    values.some(({ text }) => cannotBeLabel(text))
  )
}

const mostLabels = 0.6

/** A serial number begins a row of its own. */
const opensRow =
  /^\s*(?:\(?\d{1,2}[.)]?|[A-Z][.)](?=\s+\p{Lu}{3})|[A-Z]\d{1,2}[.)]?|(?:[Ss]ection|SECTION|[Pp]art|PART)\s+[A-Z\d]{1,3}\s*[-–:.)])\s+[\p{Lu}\p{Lo}]/u

/** A serial number before a label in its own cell. */
const serialWord = /^\(?(?:\d{1,2}|[a-z])[.)]?$/iu

/** "2 | Promoter | A" over "3 | Allottee | B": each row has its own number. */
export const isNextNumbered = (own: Segment | undefined, next: Segment | undefined): boolean =>
  /^\(?\d{1,2}[.)]?$/u.test(own?.text ?? '') && Number.parseInt(next?.text ?? '', 10) === Number.parseInt(own?.text ?? '', 10) + 1

/** Where the words of a label begin: behind its serial number. */
const labelLeft = ({ left, words }: Segment): number => (serialWord.test(words[0]?.text ?? '') ? (words[1]?.level?.x ?? left) : left)

/** What is left of a label that was not read: a mark or two, or the letters of another script. */
const unread = /^(?:[^\p{L}]{0,3}|[\p{Script=Devanagari}\p{M}\W]+)$/u

/** Whether a line stands in the column of a label whose upper half was not read: nothing tells where that began. */
function isUnderUnread(layout: Layout, segment: Segment, beside: Segment, below: Segment): boolean {
  if (!unread.test(segment.text) || unread.test(beside.text) || readsLikeLabel(beside.text)) return false
  const before = layout.rows[segment.row]?.segments[segment.column - 1]
  return below.left > (before?.right ?? segment.left - alignedWithin) && below.left < beside.left - alignedWithin
}

/** The second line of a label whose value stands beside the first: near, aligned, and with nothing beside it but next lines of the row's other cells. */
export function secondLine(layout: Layout, segment: Segment): Segment | null {
  const beside = layout.rows[segment.row]?.segments[segment.column + 1]
  const next = layout.rows[segment.row + 1]
  if (!beside || !next) return null
  if (isNextNumbered(layout.rows[segment.row]?.segments[0], next.segments[0])) return null
  const lefts = [segment.left, labelLeft(segment)]
  const below = next.segments.find(
    (one) =>
      one.page === segment.page &&
      (lefts.some((left) => Math.abs(one.left - left) < alignedWithin) || isUnderUnread(layout, segment, beside, one)),
  )
  const height = Math.max(segment.bottom - segment.top, unread.test(segment.text) ? beside.bottom - beside.top : 0)
  if (!below || height === 0 || opensRow.test(below.text)) return null
  // "Co-" above "applicant" is one label, whatever a worn page makes of the gaps and of the cells beside it
  if (unfinished.test(segment.text) && below.top - segment.bottom <= unfinishedGap * height) return below
  const others = next.segments.filter((one) => one !== below)
  if (others.length > 0 && isRowApart(layout, segment, below)) return null
  const cells = layout.rows[segment.row]?.segments ?? []
  const isUnder = (one: Segment, { left, right }: Segment) =>
    Math.min(Math.abs(one.left - left), Math.abs(one.right - right)) < alignedWithin
  // rows that only go on with other cells' text tell nothing of where the next row begins
  const isRest = ({ segments }: Row) =>
    segments.every((one) => cells.some((cell) => cell !== segment && cell.column > 0 && Math.abs(one.left - cell.left) < alignedWithin))
  const isLines =
    others.length === 0
      ? below.top - segment.bottom <= height * (heading.test(below.text) ? headingGap : lonelyGap)
      : isInCell(layout, segment.page, segment.bottom, below) ||
        ((/^[\p{Ll}(]/u.test(below.text) || ordinal.test(segment.text)) && isNearerThanNext(layout, segment, below, isRest))
  if (!isLines) return null
  return others.every((one) => cells.some((cell) => isUnder(one, cell))) ? below : null
}

/** Whether the values of the line below go on closer to it than it stands to the line above: then it begins a row of its own. */
function isRowApart({ rows }: Layout, segment: Segment, below: Segment): boolean {
  const [own, line, after] = [rows[segment.row], rows[below.row], rows[below.row + 1]]
  const values = line?.segments.filter((one) => one !== below) ?? []
  const goesOn =
    after?.page === below.page && after.segments.every((one) => values.some(({ left }) => Math.abs(one.left - left) < alignedWithin))
  return goesOn && topOf(after) - topOf(line) < closerThanRows * (topOf(line) - topOf(own))
}

const unfinished = /\p{L}\s?[-–/&]$|\p{L}\s(?:of|and)$/u
const unfinishedGap = 1.2
/** A line with nothing beside it may stand a little farther off. */
const lonelyGap = 1.3
/** Tilted boxes of a worn page are high: what opens the next part of a form ("Collateral Details") stands closer to a label only where it is of it. */
const heading = /\p{L}{3,}\s+(?:details|particulars|information)\W{0,2}$|^\W*(?:details|particulars)\s+of\s+\p{L}/iu
const headingGap = 0.6
const sameCellGap = 1.1
const nearerThanNext = 0.75
const mostLinesBeside = 6

/** What a label of two lines begins with, and none ends with. */
const ordinal = /^\W*(?:1st|2nd|3rd|first|second|third|joint|jt\.?)\s*$/iu
const topOf = (row: Row | undefined): number => Math.min(...(row?.segments ?? []).map(({ top }) => top))
const closerThanRows = 0.85

/** Whether a line follows the one above closer than the next row does, by where their capitals begin; rows that `isRest` knows stand between. */
function isNearerThanNext(layout: Layout, above: Segment, line: Segment, isRest: (row: Row) => boolean): boolean {
  const [row, own] = [layout.rows[above.row], layout.rows[line.row]]
  const next = layout.rows.findIndex((one, at) => at > line.row && !isRest(one))
  const pitch = topOf(own) - topOf(row)
  const isSamePage = layout.rows[next]?.page === line.page
  return (
    pitch < Math.max(line.bottom - line.top, above.bottom - above.top) * mostPitch &&
    (!isSamePage || pitch < closerThanRows * (topOf(layout.rows[next]) - topOf(layout.rows[next - 1])))
  )
}
const mostPitch = 2.4

/** Whether a line belongs to the cell that ends at `bottom`: near it, and nearer than to the next row. */
export function isInCell(layout: Layout, page: number, bottom: number, line: Segment): boolean {
  const gap = line.top - bottom
  // a row that stands wholly to the right goes on with another cell's text
  const after = layout.rows
    .slice(line.row + 1, line.row + 1 + mostLinesBeside)
    .find((row) => row.page !== page || row.segments.some(({ left }) => left < line.left + alignedWithin))
  const [next] = after?.segments ?? []
  // a word as "name" is lower than its line
  const height = Math.max(...(layout.rows[line.row]?.segments ?? [line]).map(({ top, bottom: end }) => end - top))
  if (gap > height * sameCellGap) return false
  return next?.page !== page || gap < nearerThanNext * (Math.min(...(after?.segments ?? []).map(({ top }) => top)) - line.bottom)
}

/** Whether the first word of the next line would not have fitted behind a line before the cell beside it begins. */
export function isFull(layout: Layout, value: Segment, next: Segment, right: number): boolean {
  const [word] = next.words
  const beside = layout.rows[value.row]?.segments[value.column + 1]
  const width = word?.level?.w ?? 0
  return beside !== undefined && width > 0 && Math.abs(next.left - value.left) < alignedWithin / 2 && right + width > beside.left - cellGap
}
/** Between two cells of a table. */
const cellGap = 0.012

/** A numbered row with leaders, or one whose leaders lead over to a value. */
export const rowOfForm = /^\W*\d{1,2}[.)]\s+\p{L}[^\n]*?\.{4,}|^\P{L}*\p{L}[^\n]*?\.{4,}[\s.]*[^\s.]/u
/** Leaders that close what a row asks. */
export const closing = /\.{4,}\s*$/u
