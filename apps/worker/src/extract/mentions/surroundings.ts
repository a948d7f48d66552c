import type { Paper } from '../candidate.ts'
import type { Row, Segment } from '../layout/layout.ts'
import type { Mention } from './mentions.ts'

/** How much of the text before and behind a mention is heard. */
const before = { letters: 160, words: 14, said: 10, near: 4 }
const behind = { letters: 90, words: 10, near: 3 }
const rowsAbove = 4
const longestHeading = 7
const longestLabel = 5

const wordOrMark = /[\p{L}\p{M}]+|\d+|[:;,.()/-]/gu
const isWord = (token: string): boolean => /\p{L}/u.test(token)
/** Words in small letters, and of figures only how many. */
const tokensOf = (text: string): string[] =>
  (text.match(wordOrMark) ?? []).map((token) => (/^\d/u.test(token) ? `#${token.length}` : token.toLowerCase()))
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}]{2,}/gu) ?? []
/** The first letters of a word: what its endings, and scanning, leave of it. */
const stemOf = (word: string): string[] => (word.length > 4 ? [`${word.slice(0, 4)}~`] : [])
const named = (place: string, words: readonly string[]): string[] =>
  words.flatMap((word) => [word, ...stemOf(word)]).map((word) => `${place}:${word}`)

interface Cell {
  start: number
  end: number
  segment: Segment
}

/** Where each cell of a paper stands in its flow. */
function cellsOf(rows: readonly Row[]): Cell[] {
  const cells: Cell[] = []
  let at = 0
  for (const { segments } of rows)
    for (const segment of segments) {
      cells.push({ start: at, end: at + segment.text.length, segment })
      at += segment.text.length + 1
    }
  return cells
}

/** The index of the cell that a place of the flow is in. */
function cellAt(cells: readonly Cell[], place: number): number {
  let [low, high] = [0, cells.length - 1]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((cells[middle]?.start ?? 0) <= place) low = middle
    else high = middle - 1
  }
  return low
}

const isHeading = ({ segments: [only, ...others] }: Row): boolean =>
  only !== undefined && others.length === 0 && only.words.length <= longestHeading && !/[.,;]$|\d{3}/u.test(only.text)

/** The last heading above each row. */
function headingsOf(rows: readonly Row[]): string[] {
  let last = ''
  return rows.map((row) => {
    const heading = last
    if (isHeading(row)) last = row.segments[0]?.text ?? ''
    return heading
  })
}

/** The two nearest cells above a cell. */
function above(rows: readonly Row[], { row, page, left, right, bottom }: Segment): Segment[] {
  const found: Segment[] = []
  for (let at = row - 1; at >= Math.max(0, row - rowsAbove) && found.length < 2; at -= 1) {
    const other = rows[at]
    if (!other || other.page !== page) break
    const over = other.segments.find(
      (one) =>
        one.left < right &&
        one.right > left &&
        (bottom === 0 || Math.abs(one.left - left) < 0.05 || other.segments.length > 1 || one.words.length < 8),
    )
    if (over) found.push(over)
  }
  return found
}

const cuts = (text: string, place: number): boolean => /\S{2}/u.test(text.slice(Math.max(0, place - 1), place + 1))

/** So many letters before a place, without a word that they cut. */
const textBefore = (text: string, place: number, letters: number): string => {
  const near = text.slice(Math.max(0, place - letters), place)
  return place > letters && cuts(text, place - letters) ? near.replace(/^\S*\s?/u, '') : near
}

/** So many letters behind a place, without a word that they cut. */
const textBehind = (text: string, place: number, letters: number): string => {
  const near = text.slice(place, place + letters)
  return cuts(text, place + letters) ? near.replace(/\s?\S*$/u, '') : near
}

function besideInText(text: string, { start, end }: Mention): string[] {
  const left = tokensOf(textBefore(text, start, before.letters)).slice(-before.words)
  const right = tokensOf(textBehind(text, end, behind.letters)).slice(0, behind.words)
  const said = left.filter(isWord)
  return [
    ...left
      .slice(-before.near)
      .toReversed()
      .map((token, at) => `before ${at}:${token}`),
    ...(left.length > 1 ? [`before:${left.slice(-2).join(' ')}`] : []),
    ...(said.length > 0 ? [`last:${said.at(-1)}`] : []),
    ...(said.length > 1 ? [`last two:${said.slice(-2).join(' ')}`] : []),
    ...named('said', said.slice(-before.said)),
    ...right.slice(0, behind.near).map((token, at) => `behind ${at}:${token}`),
    ...(right.length > 1 ? [`behind:${right.slice(0, 2).join(' ')}`] : []),
    ...named('follows', right.filter(isWord)),
  ]
}

const placeOf = (row: number, rows: number): string => (row < 6 ? 'head' : row < 14 ? 'near head' : row > rows - 8 ? 'foot' : 'middle')
const upTo = (most: number, count: number): number => Math.min(most, count)

/** What a mention is like by itself. */
function ownMarks(text: string, { kind, value, start }: Mention): string[] {
  const marks = [`words:${upTo(5, value.split(' ').length)}`]
  if (/(?:mr|mrs|ms|shri|smt|sri|sh|dr)\.?\s*$/iu.test(text.slice(Math.max(0, start - 8), start))) marks.push('titled')
  if (kind === 'number')
    marks.push(
      `shape:${value
        .replace(/\d+/gu, '9')
        .replace(/\p{L}+/gu, 'a')
        .slice(0, 12)}`,
      `length:${upTo(20, value.length)}`,
      ...wordsOf(value).map((word) => `spelled:${word}`),
    )
  return marks
}

/** What tells the more of a mention when the kind of paper is known. */
const tellsByKind = /^(?:last:|inside|label|label above|place|turn|follows|behind 0|titled|times|spelled|shape)/u

/** Says of each mention of a paper what stands around it: words before, behind, in the cell beside, above, in the heading; a name a fact. */
export function surroundingsOf({ layout, kind, flow }: Paper): (mention: Mention, turn: number, times: number) => string[] {
  const { rows } = layout
  const { text } = flow
  const cells = cellsOf(rows)
  const headings = headingsOf(rows)
  return (mention, turn, times) => {
    const at = cellAt(cells, mention.start)
    const cell = cells[at]
    if (!cell) return []
    const { segment } = cell
    const inside = text.slice(cell.start, mention.start)
    const isFirst = inside.trim() === ''
    const isLast = (cells[cellAt(cells, mention.end - 1)]?.end ?? 0) - mention.end < 2
    const beside = segment.column > 0 ? (cells[at - 1]?.segment.text ?? '') : ''
    const label = wordsOf(beside)
    const first = segment.column > 1 ? (cells[at - segment.column]?.segment.text ?? '') : ''
    const [over, higher] = above(rows, segment)
    const facts = new Set([
      ...besideInText(text, mention),
      ...named('inside', wordsOf(inside)),
      ...(isFirst ? ['first'] : []),
      ...(isLast ? ['last'] : []),
      ...(isFirst && isLast ? ['whole'] : []),
      ...named('label', label),
      ...(label.length > 0 && label.length <= longestLabel ? [`whole label:${label.join(' ')}`] : []),
      ...named('row', wordsOf(first)),
      ...named('label above', wordsOf(over?.text ?? '').slice(0, 10)),
      ...named('higher', wordsOf(higher?.text ?? '').slice(0, 10)),
      ...named('heading', wordsOf(headings[segment.row] ?? '')),
      `place:${placeOf(segment.row, rows.length)}`,
      `times:${upTo(3, times)}`,
      `turn:${upTo(6, turn)}`,
      ...ownMarks(text, mention),
    ])
    const byKind = [...facts].filter((fact) => tellsByKind.test(fact)).map((fact) => `${kind}|${fact}`)
    return [...facts, ...byKind, `kind:${kind}`]
  }
}
