import type { Candidate, Paper } from '../../candidate.ts'
import type { Row, Segment } from '../../layout/layout.ts'
import { asksPapers } from './asked.ts'
import { arePapers, itemsOf, paperWords, upToLastPaper } from './items.ts'

const given =
  /^\W*(?:yes|y|received|recd\.?|submitted|enclosed|available|collected|original|copy|photo\s?copy|xerox|certified\s+copy|✓|✔|☑|ok)\W*$/iu
const notGiven = /^\W*(?:no|n|nil|na|n\.a\.|not\s+\w+|pending|awaited|-|–|☐)\W*$/iu
const notYet = /\b(?:to\s+be|pending|required|awaited)\b/iu
const aligned = 0.015
const mostRows = 16
/** Lines of one cell stand nearer than rows of a table. */
const sameCell = 1.15

/** Rows of a table that names a paper and says whether it was given. */
function statusTable(rows: readonly Row[], from: number): { items: string[]; cells: Segment[] } {
  const items: string[] = []
  const cells: Segment[] = []
  for (const row of rows.slice(from, from + mostRows)) {
    const [first, ...others] = row.segments.filter(({ text }) => !/^\W*\d{1,2}[.)]?\W*$/u.test(text))
    if (!first || others.length === 0) break
    const isHead =
      /^\W*(?:sr|sl|s)?\W*(?:no\W*)?(?:(?:name|title)\s+of\s+(?:the\s+)?)?(?:documents?|papers?|particulars|description)\W*$/iu.test(
        first.text,
      )
    if (isHead) continue
    if (!others.some(({ text }) => given.test(text) || notGiven.test(text))) break
    // "Copy | –": a dash in a column of remarks takes nothing back
    if (others.some(({ text }) => notGiven.test(text)) && !given.test(others[0]?.text ?? '')) continue
    items.push(...itemsOf(first.text).slice(0, 1))
    cells.push(first)
  }
  return { items, cells }
}

/** Rows of a numbered table with a column of papers, whatever its other columns tell of them: sheets, dates, remarks. */
function numberedTable(rows: readonly Row[], from: number): { items: string[]; cells: Segment[] } {
  const heads = rows[from]?.segments ?? []
  const head = heads.find(({ text }) => paperHead.test(text))
  const cells: Segment[] = []
  if (!head || heads.length < 2 || rows[from - 1]?.segments.some(({ text }) => notYet.test(text))) return { items: [], cells }
  for (const { page, segments } of rows.slice(from + 1, from + mostRows)) {
    const [number] = segments
    if (page !== head.page || !number || !rowNumber.test(number.text)) break
    const cell = segments.find((one) => Math.abs(one.left - head.left) < aligned) ?? segments[1]
    if (cell && cell !== number && !segments.some(({ text }) => notGiven.test(text))) cells.push(cell)
  }
  return { items: cells.flatMap(({ text }) => itemsOf(text).slice(0, 1)), cells }
}
const rowNumber = /^\W*\d{1,2}[.)]?\W*$/u
const paperHead =
  /^\W*(?:(?:name|title|type|description|details|particulars)\s+of\s+(?:the\s+)?)?(?:documents?|papers?|docs?)(?:\s+(?:type|name|title|description|details|particulars))?\W*$/iu

/** The lines of one cell beside a label, one paper each. */
function stackedCell(rows: readonly Row[], label: Segment): { items: string[]; cells: Segment[] } {
  const beside = rows[label.row]?.segments[label.column + 1]
  if (!beside) return { items: [], cells: [] }
  const cells = [beside]
  for (const row of rows.slice(label.row + 1, label.row + mostRows)) {
    const last = cells.at(-1)
    const next = row.segments.find(
      (one) => Math.abs(one.left - beside.left) < aligned || (one.bottom === 0 && row.segments.length === 1 && one.left === 0),
    )
    const height = beside.bottom - beside.top
    const isNear =
      last && next && (height === 0 ? row.segments.length === 1 || next.column > 0 : next.top - last.bottom <= height * sameCell)
    const startsOther = row.segments.some((one) => one !== next && one.left < beside.left && /^\W*\d{1,2}[.)]?(?:\s|$)/u.test(one.text))
    if (!next || !isNear || startsOther || /[:=]\s*\S/u.test(next.text)) break
    cells.push(next)
  }
  // a list that commas part wraps anywhere within its column; without them each line is a paper
  const isParted = /[,;]\s*(?:\p{L}|$)/u.test(beside.text)
  const wraps = (one: Segment): boolean =>
    isParted && Math.abs(one.left - beside.left) < aligned && (rows[one.row]?.segments.every(({ left }) => left >= one.left) ?? false)
  const lines = cells.reduce<string[]>(
    (out, one) => (one !== beside && wraps(one) ? [...out.slice(0, -1), `${out.at(-1)} ${one.text}`] : [...out, one.text]),
    [],
  )
  return { items: lines.flatMap((line) => itemsOf(line)), cells }
}

/** A label and behind it a cell for each paper. */
function rowBeside(rows: readonly Row[], label: Segment): { items: string[]; cells: Segment[] } {
  const cells = rows[label.row]?.segments.slice(label.column + 1) ?? []
  const isRow = label.column === 0 && cells.length > 1 && cells.every(({ text }) => paperWords.test(text))
  return isRow ? { items: cells.flatMap(({ text }) => itemsOf(text)), cells } : { items: [], cells: [] }
}

/** The cell under a label that has others beside it. */
function cellBelow(rows: readonly Row[], label: Segment): { items: string[]; cells: Segment[] } {
  const row = rows[label.row]
  const cell = rows[label.row + 1]?.segments.find((one) => one.page === label.page && Math.abs(one.left - label.left) < aligned)
  if (!cell || !row || row.segments.length < 2) return { items: [], cells: [] }
  return { items: itemsOf(cell.text), cells: [cell] }
}

/** A row of papers under their heading. */
function rowBelow(rows: readonly Row[], label: Segment): { items: string[]; cells: Segment[] } {
  const cells = [...(rows[label.row + 1]?.segments ?? [])]
  const isRow = rows[label.row]?.segments.length === 1 && cells.every(({ text }) => paperWords.test(text))
  return isRow ? { items: cells.flatMap(({ text }) => itemsOf(text)), cells } : { items: [], cells: [] }
}

/** Lines of papers under a heading alone in its row, one or several a line, up to what is no paper. */
function linesBelow(rows: readonly Row[], label: Segment): { items: string[]; cells: Segment[] } {
  if (rows[label.row]?.segments.length !== 1) return { items: [], cells: [] }
  const below = rows.slice(label.row + 1, label.row + mostRows)
  const end = below.findIndex(({ segments }) => !segments.every(({ text }) => isPaperLine(text)))
  const cells = below.slice(0, end < 0 ? below.length : end).flatMap(({ segments }) => segments)
  return { items: cells.flatMap(({ text }) => itemsOf(text)), cells }
}
const longestLine = 8
const isPaperLine = (text: string): boolean => paperWords.test(text) && text.split(/\s+/u).length <= longestLine && !/[:=]|\.\s/u.test(text)

const isPart = (text: string): boolean => paperWords.test(text)

/** Papers that stand in a table or a cell under or beside a heading of papers. */
export function tabledPapers(paper: Paper): Candidate[] {
  const { rows } = paper.layout
  return rows.flatMap((row): Candidate[] =>
    row.segments.flatMap((cell): Candidate[] => {
      if (!asksPapers(cell.text) || notYet.test(cell.text)) return []
      const found = [
        statusTable(rows, row.index),
        statusTable(rows, row.index + 1),
        numberedTable(rows, row.index),
        numberedTable(rows, row.index + 1),
        rowBeside(rows, cell),
        stackedCell(rows, cell),
        rowBelow(rows, cell),
        cellBelow(rows, cell),
        linesBelow(rows, cell),
      ].find(({ items, cells }) => items.length > 1 && arePapers(items) && isPart(cells[0]?.text ?? ''))
      return found
        ? [
            {
              key: 'list_of_documents',
              value: upToLastPaper(found.items),
              words: found.cells.flatMap(({ words }) => words),
              signs: ['papers_listed', 'shaped'],
              paper,
            },
          ]
        : []
    }),
  )
}
