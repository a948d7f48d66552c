import type { IntakeKey } from '@parakh/contracts'
import type { Word } from '../ocr/model.ts'
import { fieldOfLabel } from './label-patterns.ts'
import type { Layout, Row, Segment } from './layout.ts'

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
}

const longestLabel = 8
/** What may stand between a label and its value. */
const separator = /^(?:[:=;|]+|[-–—~]+|[.:]+[-–—])$/u
const endsLabel = /(?:[:=]+-?|:-)$/u
/** Leaders, bullets and list numbers before a label. */
const bullet = /^(?:[•*·▪◦○●\-–—>]+|\(?[a-zA-Z0-9]{1,3}[.)]|[ivx]+[.)])$/u
const belowGap = 2.6

interface Found {
  key: IntakeKey
  label: string
  exact: boolean
  /** Index of the first word after the label and its separator. */
  next: number
  separated: boolean
}

/** Where a label ends by a colon or the like: the index of the word after it, and the label's text. */
function markedLabel(words: readonly Word[], start: number): { label: string; next: number } | null {
  for (let at = start; at < Math.min(words.length, start + longestLabel + 1); at += 1) {
    const text = words[at]?.text ?? ''
    const before = words.slice(start, at).map((word) => word.text)
    if (at > start && separator.test(text)) return { label: before.join(' '), next: at + 1 }
    if (endsLabel.test(text)) return { label: [...before, text.replace(endsLabel, '')].join(' '), next: at + 1 }
  }
  return null
}

/** The field that the text before a colon names, else the longest run of words from `start` that names one. */
function labelAt(words: readonly Word[], start: number): Found | null {
  const marked = markedLabel(words, start)
  if (marked) {
    const field = fieldOfLabel(marked.label)
    return field ? { ...marked, ...field, separated: true } : null
  }
  for (let count = Math.min(longestLabel, words.length - start); count >= 1; count -= 1) {
    const label = textOf(words.slice(start, start + count))
    const field = fieldOfLabel(label)
    // a label told by its words alone must be the whole of its cell
    if (field && (field.exact || count === words.length - start)) return { ...field, label, next: start + count, separated: false }
  }
  return null
}

const textOf = (words: readonly Word[]): string => words.map((word) => word.text).join(' ')

function overlapsAcross(a: Segment, b: Segment): boolean {
  return Math.min(a.right, b.right) > Math.max(a.left, b.left)
}

/** The segment right below, when it is near and holds no label itself. */
function segmentBelow(layout: Layout, segment: Segment): Segment | null {
  const height = segment.bottom - segment.top
  for (let at = segment.row + 1; at <= segment.row + 3; at += 1) {
    const row = layout.rows[at]
    if (!row || row.page !== segment.page) return null
    const below = row.segments.find((other) => overlapsAcross(segment, other))
    if (below) return height === 0 || below.top - segment.bottom <= belowGap * height ? below : null
  }
  return null
}

const alignedWithin = 0.02
const lineGap = 1.2
/** A line that ends within this share of the page's widest goes on below. */
const nearMargin = 0.1
const mostWords = 60

/** Lines that go on under a value: aligned with it, nothing in the label's column, while the text reads unfinished or runs to the margin. */
function continuation(layout: Layout, value: Segment, words: readonly Word[]): Word[] {
  const left = words[0]?.level?.x
  if (left === undefined) return []
  const margin = Math.max(...layout.rows.filter((row) => row.page === value.page).map((row) => row.segments.at(-1)?.right ?? 0))
  const more: Word[] = []
  let [last, right, bottom] = [words.at(-1)?.text ?? '', value.right, value.bottom]
  for (let at = value.row + 1; at <= value.row + 4 && more.length < mostWords; at += 1) {
    const row = layout.rows[at]
    const next = row?.segments.find(
      (segment) => segment.page === value.page && Math.abs(segment.left - left) < alignedWithin * 2 + (value.column > 0 ? 0 : 1),
    )
    if (!row || !next || next.top - bottom > (value.bottom - value.top) * lineGap) break
    const unfinished = /[,\-/&(]$|\b(?:and|of|the|at|in|no|no\.)$/iu.test(last)
    const labelColumn = row.segments.some((segment) => segment.left < left - alignedWithin * 2 && segment !== next)
    const wrapped = right > margin - nearMargin && Math.min(Math.abs(next.left - left), Math.abs(next.left - value.left)) < alignedWithin
    if (labelColumn || isLabel(next) || !(unfinished || wrapped || (value.column > 0 && Math.abs(next.left - left) < alignedWithin))) break
    more.push(...next.words)
    last = next.words.at(-1)?.text ?? ''
    right = next.right
    bottom = next.bottom
  }
  return more
}

/** Whether a cell is a label itself, so that it is nobody's value. */
function isLabel(segment: Segment): boolean {
  const found = labelAt(segment.words, 0)
  return found !== null && (found.separated || found.next >= segment.words.length)
}

/** Whether a label stands right above a cell, so that the cell is that label's value and not its neighbour's. */
function hasOwnLabel(layout: Layout, segment: Segment): boolean {
  for (let at = segment.row - 1; at >= segment.row - 2; at -= 1) {
    const above = layout.rows[at]?.segments.find((one) => one.page === segment.page && Math.abs(one.left - segment.left) < alignedWithin)
    if (above) return segment.top - above.bottom < (segment.bottom - segment.top) * belowGap && segment.bottom > 0 && isLabel(above)
  }
  return false
}

function valueOf(layout: Layout, row: Row, segment: Segment, found: Found): Labelled[] {
  const { key, label, exact, next, separated } = found
  const base = { key, label, exact, row: row.index }
  const rest = segment.words.slice(next)
  if (rest.length > 0) {
    const words = [...rest, ...continuation(layout, segment, rest)]
    return [{ ...base, value: textOf(words), words, place: separated ? 'separated' : 'inline' }]
  }
  const beside = row.segments[segment.column + 1]
  if (beside && !isLabel(beside) && !hasOwnLabel(layout, beside)) {
    const skip = separator.test(beside.words[0]?.text ?? '') ? 1 : 0
    const own = beside.words.slice(skip)
    const words = [...own, ...continuation(layout, { ...beside, left: own[0]?.level?.x ?? beside.left }, own)]
    return words.length > 0 ? [{ ...base, value: textOf(words), words, place: separated ? 'separated' : 'cell' }] : []
  }
  const below = segmentBelow(layout, segment)
  if (!below || isLabel(below)) return []
  const words = [...below.words, ...continuation(layout, below, below.words)]
  return [{ ...base, value: textOf(words), words, place: 'below' }]
}

/** Every label of the catalogue that the paper prints at the start of a line, a cell or a column, with its value. */
export function labelledValues(layout: Layout): Labelled[] {
  return layout.rows.flatMap((row) =>
    row.segments.flatMap((segment) => {
      const start = bullet.test(segment.words[0]?.text ?? '') && segment.words.length > 1 ? 1 : 0
      const found = labelAt(segment.words, start)
      return found ? valueOf(layout, row, segment, found) : []
    }),
  )
}
