import type { Page, ReadFile, Word } from '../ocr/model.ts'

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

type Line = Word[]
type Part = Omit<Segment, 'row' | 'column'>

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
  const boxes = words.flatMap((word) => (word.box ? [word.box] : []))
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

/** Parts a line where its words stand far apart, or belong to different cells. */
function partsOf(line: Line, page: Page): Part[] {
  const heights = line.map((word) => word.size).sort((a, b) => a - b)
  const typical = heights[Math.floor(heights.length / 2)] ?? 0
  const widest = page.width > 0 ? (columnGap * typical * page.height) / page.width : Infinity
  const parts: Word[][] = []
  let before: Word | undefined
  for (const word of line) {
    const apart = before && (word.cell !== before.cell || (word.box && before.box && word.box.x - (before.box.x + before.box.w) > widest))
    if (!before || apart) parts.push([])
    parts.at(-1)?.push(word)
    before = word
  }
  return parts.map(partOf)
}

function rowsOf(page: Page): Part[][] {
  const lines = linesOf(page).map((line) => partsOf(line, page))
  if (page.width === 0) return lines
  const parts = lines.flat().sort((a, b) => a.top + a.bottom - (b.top + b.bottom))
  const rows: Part[][] = []
  for (const part of parts) {
    const row = rows.at(-1)
    const beside = row?.at(-1)
    const shared = beside ? Math.min(beside.bottom, part.bottom) - Math.max(beside.top, part.top) : 0
    const lower = beside ? Math.min(beside.bottom - beside.top, part.bottom - part.top) : 1
    if (row && shared >= rowOverlap * lower) row.push(part)
    else rows.push([part])
  }
  return rows.map((row) => row.sort((a, b) => a.left - b.left))
}

function flowOf(pages: readonly Page[]): Flow {
  const words: { start: number; end: number; word: Word }[] = []
  let text = ''
  for (const page of pages) {
    for (const line of linesOf(page)) {
      let cell = line[0]?.cell
      for (const word of line) {
        if (word !== line[0]) text += word.cell === cell ? ' ' : '\t'
        cell = word.cell
        words.push({ start: text.length, end: text.length + word.text.length, word })
        text += word.text
      }
      text += '\n'
    }
  }
  return { text, words }
}

/** Finds lines, columns, rows and the flow of text from the words' places. */
export function layoutOf(file: ReadFile): Layout {
  const rows: Row[] = []
  for (const page of file.pages) {
    for (const parts of rowsOf(page)) {
      const index = rows.length
      rows.push({ index, page: page.page, segments: parts.map((part, column) => ({ ...part, row: index, column })) })
    }
  }
  return { file: file.file, sha256: file.sha256, pages: file.pages, rows, flow: flowOf(file.pages) }
}

/** The words behind a stretch of the flow. */
export function wordsBetween(flow: Flow, start: number, end: number): Word[] {
  return flow.words.filter((word) => word.end > start && word.start < end).map(({ word }) => word)
}
