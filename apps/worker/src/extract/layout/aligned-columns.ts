import type { Page, Word } from '../../ocr/model.ts'
import type { Part } from './layout.ts'

/** A gap of so many letter heights may part two columns of a narrow table. */
const narrowGap = 1.2
/** And of so many where the row's other cells stand under or over those of one row, as the heads of a table do. */
const headGap = 0.8
const fewestHeads = 2
/** A narrow column gap is so much wider than those between the words of its line. */
const wider = 1.8
/** Left edges of one column, in shares of the page's width. */
const aligned = 0.004
/** Rows up to so far off show where the columns of a table begin. */
const nearRows = 3
/** So many gaps of two rows that end at the same edges part the columns of a tight table. */
const fewestTight = 2
/** And so many where one of the rows is not parted at all. */
const fewestUncut = 3
/** Such gaps are so much wider than a blank of the page. */
const widerThanBlank = 1.4
/** A colon in a column of its own, or the sign of an amount: the value behind it stands in its cell; a dash parts none. */
const leadsOn = /^(?:[:=–-]+|Rs\.?|₹)$/iu
const mark = /^[–-]$/u
/** Of fewer gaps none is typical. */
const fewestGaps = 3

interface Gap {
  /** The word behind the gap. */
  at: number
  left: number
}

const letterHeight = (word: Word, page: Page): number => (word.size * page.height) / page.width

const leftOf = (word: Word | undefined): number => word?.level?.x ?? 0

const isFigures = ({ words }: Part): boolean => words.every(({ text }) => !/\p{L}{2}/u.test(text))

/** Gaps within a part that may be those of columns: wide for gaps between words, and wider than most of its own. */
function gapsIn(part: Part, page: Page, narrow: number): Gap[] {
  const { words } = part
  const gaps = words.slice(1).map((word, at) => {
    const before = words[at]
    const gap = word.level && before?.level ? word.level.x - before.level.x - before.level.w : 0
    return { at: at + 1, left: leftOf(word), wide: gap / letterHeight(word, page) }
  })
  // figures side by side are cells of their own; in a justified line all gaps are wide
  const sorted = gaps.map(({ wide }) => wide).toSorted((a, b) => a - b)
  const typical = isFigures(part) || sorted.length < fewestGaps ? 0 : (sorted[Math.floor(sorted.length / 4)] ?? 0)
  return gaps.filter(({ wide }) => wide >= Math.max(narrow, typical * wider))
}

const gapBefore = (words: readonly Word[], at: number): number => {
  const [word, before] = [words[at]?.level, words[at - 1]?.level]
  return word && before ? word.x - before.x - before.w : 0
}

/** How wide a blank is on a page that holds its own text. */
function blankOf(rows: readonly Part[][], page: Page): number {
  const gaps = rows
    .flat()
    .flatMap(({ words }) => words.slice(1).map((word, at) => gapBefore(words, at + 1) / letterHeight(word, page)))
    .toSorted((a, b) => a - b)
  return gaps[Math.floor(gaps.length / 2)] ?? 0
}

/**
 * Where the cells of a tight table begin in each row: behind gaps wider than blanks, where those of the row above or below end at the same
 * edges. One of them has cells already, and where the other has none more edges must agree, so that it is no line of prose.
 */
function tightEdges(rows: readonly Part[][], page: Page): number[][] {
  if (page.source !== 'text') return rows.map(() => [])
  const widest = Math.max(headGap, blankOf(rows, page) * widerThanBlank)
  const isBlank = (words: readonly Word[], at: number, word: Word): boolean =>
    at > 0 && (gapBefore(words, at) / letterHeight(word, page) < widest || leadsOn.test(words[at - 1]?.text ?? '') || mark.test(word.text))
  // a line of prose set to both margins has no gap as narrow as a blank
  const mayBeCells = (row: readonly Part[]): boolean =>
    row.length > 1 || row.some(({ words }) => words.some((word, at) => isBlank(words, at, word)))
  const lefts = rows.map((row) =>
    mayBeCells(row)
      ? row.flatMap(({ words }, column) =>
          words.flatMap((word, at) => ((at === 0 ? column > 0 : !isBlank(words, at, word)) ? [leftOf(word)] : [])),
        )
      : [],
  )
  return lefts.map((own, at) =>
    [at - 1, at + 1].flatMap((near) => {
      const other = lefts[near] ?? []
      const shared = own.filter((left) => other.some((edge) => Math.abs(edge - left) < aligned))
      const cells = [rows[at]?.length ?? 0, rows[near]?.length ?? 0]
      const fewest = Math.min(...cells) > 1 ? fewestTight : fewestUncut
      return Math.max(...cells) > 1 && shared.length >= fewest ? shared : []
    }),
  )
}

/**
 * Parts cells of a narrow table that stand nearer to one another than columns mostly do: where a gap wider than one between words
 * ends at the same left edge as a cell of a row nearby.
 */
export function withAlignedColumns(rows: readonly Part[][], page: Page, partOf: (words: readonly Word[]) => Part): Part[][] {
  // headings are parted by the figures under them, then figures that stand close by their headings
  const tight = tightEdges(rows, page)
  const cells = rows.map((row, at) => row.flatMap((part) => cutAt(part, tight[at] ?? [], partOf)))
  return parted(parted(cells, page, partOf), page, partOf)
}

/** A part in pieces that begin with the words at some edges. */
function cutAt(part: Part, edges: readonly number[], partOf: (words: readonly Word[]) => Part): Part[] {
  const cuts = part.words.flatMap((word, at) => (at > 0 && edges.includes(leftOf(word)) ? [at] : []))
  return cuts.length === 0 ? [part] : [0, ...cuts].map((from, i) => partOf(part.words.slice(from, cuts[i] ?? part.words.length)))
}

function parted(rows: readonly Part[][], page: Page, partOf: (words: readonly Word[]) => Part): Part[][] {
  const edges = rows.map((row) => [
    ...row.slice(1).map(({ left }) => left),
    ...row.filter(isFigures).flatMap((part) => gapsIn(part, page, narrowGap).map(({ left }) => left)),
  ])
  const isHead = (at: number): boolean =>
    [edges[at - 1], edges[at + 1]].some((own) => {
      const shared = edges[at]?.filter((left) => own?.some((edge) => Math.abs(edge - left) < aligned)) ?? []
      return shared.length >= fewestHeads
    })
  const gaps = rows.map((row, at) => {
    const narrow = page.source === 'ocr' && isHead(at) ? headGap : narrowGap
    // before a colon that stands by itself a label ends, however near the value of the one before it
    return row.map((part, column) => gapsIn(part, page, row[column + 1]?.text.startsWith(':') === true ? headGap : narrow))
  })
  const isEdge = (left: number, at: number): boolean =>
    [...edges.slice(Math.max(0, at - nearRows), at), ...edges.slice(at + 1, at + 1 + nearRows)].some((own) =>
      own.some((edge) => Math.abs(edge - left) < aligned),
    )
  return rows.map((row, at) =>
    row.flatMap((part, column) => {
      const cuts = (gaps[at]?.[column] ?? []).filter(({ left }) => isEdge(left, at)).map((gap) => gap.at)
      if (cuts.length === 0) return [part]
      return [0, ...cuts].map((from, i) => partOf(part.words.slice(from, cuts[i] ?? part.words.length)))
    }),
  )
}
