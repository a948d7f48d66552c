import type { Page, ReadFile, Word } from '../../ocr/model.ts'
import { withAlignedColumns } from './aligned-columns.ts'
import { withJoinedLines } from './broken-lines.ts'
import { withJustifiedCells } from './justified-cells.ts'
import { withLabelsFirst } from './labels-behind.ts'
import { withMendedProse } from './mended-prose.ts'
import { withMiddleLabels } from './middle-labels.ts'
import { withoutQuoteMarks } from './quoted-lines.ts'
import { withSerialCells } from './serial-cells.ts'
import { spelledRuns } from './spelled-words.ts'
import { withoutSaidTwice } from './two-scripts.ts'
import { withAgreeingWords } from '../worn-print/agreeing-words.ts'
import { withCapitals } from './typed-small.ts'
import { pageAsPrinted } from '../worn-print/page-as-printed.ts'

/** A run of words that belong together on one line: a cell, a column's part of a line, a whole line of prose. */
export interface Segment {
  text: string
  words: readonly Word[]
  page: number
  /** Shares of the page; for papers without places: the cell's number. */
  left: number
  right: number
  top: number
  bottom: number
  /** Index of its row among all rows of the paper. */
  row: number
  /** Index within its row. */
  column: number
}

/** Segments side by side, from the left. */
export interface Row {
  index: number
  page: number
  segments: readonly Segment[]
}

/** All text of a paper in reading order, with the word behind each character. */
export interface Flow {
  text: string
  /** Where each word starts and ends in the text. */
  words: readonly { start: number; end: number; word: Word }[]
}

/** A paper as extraction sees it. */
export interface Layout {
  file: string
  sha256: string
  pages: readonly Page[]
  rows: readonly Row[]
  flow: Flow
}

/** A wider gap than so many letter heights parts two columns. */
const columnGap = 1.9
/** Rows overlap by at least this share of the lower one. */
const rowOverlap = 0.5

/** A table's vertical line, read as a letter. */
const tableRule = /^[|¦‖]+$/u

type Line = Word[]
/** A segment whose row is not known yet. */
export type Part = Omit<Segment, 'row' | 'column'>

function linesOf(page: Page): Line[] {
  const lines = new Map<number, Line>()
  for (const word of page.words) {
    const line = lines.get(word.line)
    if (line) line.push(word)
    else lines.set(word.line, [word])
  }
  return [...lines.values()]
}

const joinedText = (words: readonly Word[]): string => words.map((word) => word.text).join(' ')

function partOf(words: readonly Word[]): Part {
  const boxes = words.flatMap((word) => (word.level ? [word.level] : []))
  const first = words[0]
  if (boxes.length === 0) {
    const cell = first?.cell ?? 0
    return { text: joinedText(words), words, page: first?.page ?? 1, left: cell, right: cell + 1, top: 0, bottom: 0 }
  }
  return {
    text: joinedText(words),
    words,
    page: first?.page ?? 1,
    left: Math.min(...boxes.map((box) => box.x)),
    right: Math.max(...boxes.map((box) => box.x + box.w)),
    top: Math.min(...boxes.map((box) => box.y)),
    bottom: Math.max(...boxes.map((box) => box.y + box.h)),
  }
}

/** So many words with gaps so alike, and not much wider than those of columns, are a line set to both margins. */
const justified = { words: 6, alike: 1.5, wider: 1.6, least: 0.4 }

/** How far apart the words of a line must stand to be parted: where all its gaps are alike, none does. */
function partingGap(line: Line, widest: number): number {
  const gaps = line.slice(1).flatMap(({ level }, at) => {
    const before = line[at]?.level
    const gap = level && before ? level.x - (before.x + before.w) : 0
    // "No.-" is one word for the eye
    return gap > widest * justified.least ? [gap] : []
  })
  if (gaps.length < justified.words - 1) return widest
  const [least, most] = [Math.min(...gaps), Math.max(...gaps)]
  return most <= least * justified.alike && most <= widest * justified.wider ? most : widest
}

/** Parts a line where its words stand far apart, or belong to different cells. */
function partsOf(line: Line, page: Page): Part[] {
  const heights = line.map((word) => word.size).sort((a, b) => a - b)
  const typical = heights[Math.floor(heights.length / 2)] ?? 0
  const widest = page.width > 0 ? partingGap(line, (columnGap * typical * page.height) / page.width) : Infinity
  const parts: Word[][] = []
  let before: Word | undefined
  let ruled = false
  for (const word of line) {
    if (tableRule.test(word.text)) {
      ruled = true
      continue
    }
    const apart =
      before &&
      (ruled || word.cell !== before.cell || (word.level && before.level && word.level.x - (before.level.x + before.level.w) > widest))
    if (!before || apart) parts.push([])
    parts.at(-1)?.push(word)
    before = word
    ruled = false
  }
  return parts.map(partOf)
}

const middleOf = (row: readonly Part[]): number => row.reduce((sum, part) => sum + part.top + part.bottom, 0) / row.length

/** At the same height and not one over the other. */
function areBeside(a: Part, b: Part): boolean {
  const shared = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
  const apart = Math.max(a.left, b.left) >= Math.min(a.right, b.right) - 0.005
  return apart && shared >= rowOverlap * Math.min(a.bottom - a.top, b.bottom - b.top)
}

function withSpelled(row: Part[], page: Page): Part[] {
  const words = row.flatMap((part) => part.words)
  const runs = spelledRuns(words)
  if (runs.flat().length === words.length) return row
  const goOn = new Set(runs.flatMap((run) => run.slice(1)))
  const parts: Part[] = []
  for (const part of partsOf(runs.flat(), page)) {
    const [before, [first]] = [parts.at(-1), part.words]
    if (before && first && goOn.has(first)) parts[parts.length - 1] = partOf([...before.words, ...part.words])
    else parts.push(part)
  }
  return parts
}

function rowsOf(page: Page): Part[][] {
  const lines = linesOf(page).map((line) => partsOf(line, page))
  if (page.width === 0) return withLabelsFirst(lines, partOf)
  const parts = lines.flat().sort((a, b) => a.top + a.bottom - (b.top + b.bottom))
  const rows: Part[][] = []
  for (const part of parts) {
    const row = rows.slice(-3).find((each) => each.every((other) => areBeside(other, part)))
    if (row) row.push(part)
    else rows.push([part])
  }
  const inOrder = rows
    .map((row) =>
      withSpelled(
        withJoinedLines(
          row.sort((a, b) => a.left - b.left),
          page,
          partOf,
        ),
        page,
      ),
    )
    .sort((a, b) => middleOf(a) - middleOf(b))
  return withLabelsFirst(
    withAlignedColumns(
      withMendedProse(withJustifiedCells(withMiddleLabels(withSerialCells(inOrder, partOf)), page, partOf), page, partOf),
      page,
      partOf,
    ),
    partOf,
  )
}

const fewestColumnRows = 8
const columnWidth = 0.28
const proseWords = 5

/** Lines of a column follow one another within so many of their heights. */
const nextLine = 2.5

const isProse = (part: Part): boolean => part.right - part.left > columnWidth && part.words.length >= proseWords

const inOneColumn = (row: readonly Part[], middle: number): boolean =>
  row.every((part) => part.right <= middle || part.left >= middle - 0.01)

function areNear(a: readonly Part[], b: readonly Part[]): boolean {
  const height = Math.max(...a.map((part) => part.bottom - part.top))
  return Math.abs(middleOf(a) - middleOf(b)) <= nextLine * 2 * height
}

/** Prose in two columns is read down the left one first; tables and forms row by row. */
function inColumns(rows: Part[][]): Part[][] {
  const isProsePair = (row: Part[]) => row.length === 2 && row.every(isProse)
  const pairs = rows.filter(isProsePair)
  if (pairs.length < fewestColumnRows) return rows
  const middle = Math.min(...pairs.map((row) => row[1]?.left ?? 1))
  // at the ends of a column its lines may have no neighbour, or stand between the other's lines
  const belongs = (row: Part[] | undefined, next: Part[] | undefined) =>
    row !== undefined && next !== undefined && inOneColumn(row, middle) && row.some(isProse) && areNear(row, next)
  let first = rows.findIndex(isProsePair)
  while (belongs(rows[first - 1], rows[first])) first -= 1
  let last = rows.findLastIndex(isProsePair)
  while (belongs(rows[last + 1], rows[last])) last += 1
  const inside = rows.slice(first, last + 1).flat()
  const column = (isLeft: boolean) => inside.filter((part) => part.left < middle - 0.01 === isLeft).map((part) => [part])
  return [...rows.slice(0, first), ...column(true), ...column(false), ...rows.slice(last + 1)]
}

function flowOf(rows: readonly Row[]): Flow {
  const words: { start: number; end: number; word: Word }[] = []
  let text = ''
  for (const { segments } of rows) {
    segments.forEach((segment, column) => {
      if (column > 0) text += '\t'
      segment.words.forEach((word, at) => {
        if (at > 0) text += ' '
        words.push({ start: text.length, end: text.length + word.text.length, word })
        text += word.text
      })
    })
    text += '\n'
  }
  return { text, words }
}

/** The flow with columns read one after the other wherever rows have several segments. */
export function columnFlowOf(rows: readonly Row[]): Flow {
  const out: Row[] = []
  let zone: Row[] = []
  const close = () => {
    const columns = Math.max(0, ...zone.map((row) => row.segments.length))
    for (let column = 0; column < columns; column += 1) {
      for (const row of zone) {
        const segment = row.segments[column]
        if (segment) out.push({ ...row, segments: [segment] })
      }
    }
    zone = []
  }
  for (const row of rows) {
    if (row.segments.length > 1) zone.push(row)
    else {
      close()
      out.push(row)
    }
  }
  close()
  return flowOf(out)
}

/** Finds lines, columns, rows and the flow of text from the words' places. */
export function layoutOf(file: ReadFile): Layout {
  const rows: Row[] = []
  const pages = withAgreeingWords(file.pages.map((page) => withoutSaidTwice(pageAsPrinted(withCapitals(withoutQuoteMarks(page))))))
  for (const page of pages) {
    for (const parts of page.width > 0 ? inColumns(rowsOf(page)) : rowsOf(page)) {
      const index = rows.length
      rows.push({ index, page: page.page, segments: parts.map((part, column) => ({ ...part, row: index, column })) })
    }
  }
  return { file: file.file, sha256: file.sha256, pages, rows, flow: flowOf(rows) }
}

/** The words behind a stretch of the flow, which holds them in the order of its text. */
export function wordsBetween({ words }: Flow, start: number, end: number): Word[] {
  let [from, to] = [0, words.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (words[middle]!.end > start) to = middle
    else from = middle + 1
  }
  const found: Word[] = []
  for (let at = from; at < words.length && words[at]!.start < end; at += 1) found.push(words[at]!.word)
  return found
}
