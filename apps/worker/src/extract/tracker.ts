import type { Word } from '../ocr/model.ts'
import { subjectOf } from './labels/label-fields.ts'
import { fieldOfLabel } from './labels/label-patterns.ts'
import { readsLikeLabel } from './labels/label-words.ts'
import { labelledValues, type Labelled } from './labels/labelled.ts'
import type { Layout, Row, Segment } from './layout/layout.ts'

/** A table of cases with one row, as desks keep them: many narrow columns, cells of several lines. */
export interface Tracker {
  values: readonly Labelled[]
  /** Rows of the paper that the table takes. */
  from: number
  to: number
}

const fewestColumns = 5
const mostHeadRows = 3
const mostRows = 24
const slack = 0.006
/** Lines of a cell stand no farther apart than so many letter heights. */
const cellGap = 1.2
const serial = /^\W*(\d{1,2})[.)]?\W*$/u
const serialHead = /^\W*(?:s|sr|sl)\.?\s*(?:no)?\W*$/iu

/** Whom or what a title names is a value: "Shri Hitesh", "M/s. Gajanan". */
const named = /^(?:m\s*\/\s*s|messrs|shri|smt|sri|mrs?|ms)\b/iu
const isHead = (text: string): boolean =>
  serialHead.test(text) ||
  readsLikeLabel(text) ||
  fieldOfLabel(text) !== null ||
  (/^[\p{Lu}\p{L}.()/ -]{2,16}$/u.test(text) && !/\d/u.test(text) && !named.test(text))

/** The index of the column that a word stands in. */
function columnOf(heads: readonly Segment[], left: number): number {
  return heads.findLastIndex((head) => left >= head.left - slack)
}
const leftOf = (word: Word, segment: Segment): number => word.level?.x ?? segment.left

/** Joins words of a cell; a line that breaks behind a hyphen goes on without a blank. */
const joined = (words: readonly Word[]): string =>
  words
    .map(({ text }) => text)
    .join(' ')
    .replace(/(?<=\w-)\s+(?=\d)/gu, '')
    .replace(/\s+(?=[,;.])/gu, '')

function trackerAt(layout: Layout, head: Row): Tracker | null {
  const heads = head.segments
  const [first] = heads
  if (!first || heads.length < fewestColumns || !heads.every(({ text }) => isHead(text))) return null
  const labels = heads.map(({ text }) => [text])
  const cells = heads.map((): Word[] => [])
  let [records, at, bottom] = [0, head.index + 1, 0]
  for (; at < head.index + mostRows; at += 1) {
    const row = layout.rows[at]
    const [start] = row?.segments ?? []
    if (!row || !start || row.page !== head.page) break
    const isSerial = columnOf(heads, start.left) === 0 && serial.test(start.text) && row.segments.length > 1
    const opensRecord = records === 0 && (isSerial || row.segments.some(({ text }) => /\d{3}/u.test(text)))
    if (isSerial || opensRecord) records += 1
    if (records === 0) {
      if (at - head.index > mostHeadRows || row.segments.some(({ text }) => !isHead(text))) return null
      for (const segment of row.segments) labels[columnOf(heads, segment.left)]?.push(segment.text)
      continue
    }
    // what stands below the table begins at its left, or farther off than the lines of a cell
    const column = columnOf(heads, start.left)
    const gap = start.top - bottom
    if (
      !opensRecord &&
      !isSerial &&
      (column < 0 || (column === 0 && serialHead.test(first.text)) || gap > (start.bottom - start.top) * cellGap)
    )
      break
    if (records > 1) return null
    bottom = start.bottom
    for (const segment of row.segments) for (const word of segment.words) cells[columnOf(heads, leftOf(word, segment))]?.push(word)
  }
  if (records !== 1) return null
  const values = labels.flatMap((parts, column): Labelled[] => {
    const label = parts.join(' ')
    const field = fieldOfLabel(label)
    const words = cells[column] ?? []
    if (!field || words.length === 0) return []
    return [{ ...field, label, value: joined(words), words, place: 'below', row: head.index, subject: subjectOf(label) }]
  })
  return values.length > 1 ? { values, from: head.index, to: at } : null
}

/** The table of one case that a mail holds, if it has one. */
export function trackerIn(layout: Layout): Tracker | null {
  for (const row of layout.rows) {
    const tracker = trackerAt(layout, row)
    if (tracker) return tracker
  }
  return null
}

/** All labels of a paper with their values; those of a table of one case are read by its columns. */
export function labelledWithTracker(layout: Layout): Labelled[] {
  const all = labelledValues(layout)
  const tracker = trackerIn(layout)
  return tracker ? [...all.filter(({ row }) => row < tracker.from || row >= tracker.to), ...tracker.values] : all
}
