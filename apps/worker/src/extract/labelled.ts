import { intakeFields, matchPrinted, normaliseLabel, type IntakeKey } from '@parakh/contracts'
import type { Word } from '../ocr/model.ts'
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

const catalogueNames = new Set(intakeFields.flatMap(({ key, label, aliases = [] }) => [key, label, ...aliases].map(normaliseLabel)))

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
    const field = matchPrinted(intakeFields, marked.label)
    return field ? { ...marked, key: field.key, exact: isExact(marked.label), separated: true } : null
  }
  for (let count = Math.min(longestLabel, words.length - start); count >= 1; count -= 1) {
    const label = textOf(words.slice(start, start + count))
    const field = matchPrinted(intakeFields, label)
    if (field) return { key: field.key, label, exact: isExact(label), next: start + count, separated: false }
  }
  return null
}

const isExact = (label: string): boolean => catalogueNames.has(normaliseLabel(label))

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

/** Lines that go on under a value: aligned with it, without a label of their own, while the text reads unfinished. */
function continuation(layout: Layout, value: Segment, words: readonly Word[]): Word[] {
  const first = words[0]
  const left = first?.level?.x
  if (left === undefined) return []
  const more: Word[] = []
  let last = words.at(-1)?.text ?? ''
  let bottom = value.bottom
  const height = value.bottom - value.top
  for (let at = value.row + 1; at <= value.row + 3; at += 1) {
    const row = layout.rows[at]
    const next = row?.segments.find((segment) => segment.page === value.page && segment.left < value.right && segment.right > left)
    if (!next || next.top - bottom > height * 1.2) break
    const aligned = Math.abs(next.left - left) < 0.02 && next.column === value.column
    const unfinished = /[,\-/&(]$|\b(?:and|of|the|at|in)$/iu.test(last)
    const startsLabel = labelAt(next.words, 0)
    if (startsLabel?.separated || !(unfinished || (aligned && value.column > 0)) || (next.column === 0 && value.column > 0 && !unfinished))
      break
    more.push(...next.words)
    last = next.words.at(-1)?.text ?? ''
    bottom = next.bottom
    if (more.length > 40) break
  }
  return more
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
  if (beside && !labelAt(beside.words, 0)?.separated) {
    const skip = separator.test(beside.words[0]?.text ?? '') ? 1 : 0
    const own = beside.words.slice(skip)
    const words = [...own, ...continuation(layout, { ...beside, left: own[0]?.level?.x ?? beside.left }, own)]
    return words.length > 0 ? [{ ...base, value: textOf(words), words, place: separated ? 'separated' : 'cell' }] : []
  }
  const below = segmentBelow(layout, segment)
  if (!below || labelAt(below.words, 0)) return []
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
