import type { Paper } from '../../candidate.ts'
import { readsLikeLabel } from '../../labels/label-words.ts'
import { isInCell } from '../../layout/near-cells.ts'
import { wordsBetween, type Flow, type Layout, type Segment } from '../../layout/layout.ts'
import type { Word } from '../../../ocr/model.ts'
import { addressEnd } from './ends.ts'

/** The text of an address from where it begins to where it ends. */
export interface Reach {
  text: string
  words: readonly Word[]
  /** Ended by its state or its PIN. */
  complete: boolean
  pin: { pin: string; words: readonly Word[] } | null
}

const alignedWithin = 0.012
const lineGap = 1.3
/** So many times the gap of its lines ends a cell. */
const widerGap = 2
/** Lines that touch, as tall letters make them, tell no gap; a share of the page's height. */
const leastGap = 0.004
const mostLines = 9

function inFlow(flow: Flow, start: number, lineLength: number): Reach {
  const { end, complete, pin } = addressEnd(flow.text, start, lineLength)
  return {
    text: flow.text.slice(start, end),
    words: wordsBetween(flow, start, end),
    complete,
    pin: pin ? { pin: pin.pin, words: wordsBetween(flow, pin.start, pin.end) } : null,
  }
}

/** The lines of a cell: what stands close below, at the same left edge. */
function cellLines(layout: Layout, word: Word): { text: string; words: readonly Word[] } {
  const own = layout.rows.flatMap(({ segments }) => segments).find((segment) => segment.words.includes(word))
  const lines = own ? linesOfCell(layout, own, word) : []
  return { text: lines.map((words) => words.map((one) => one.text).join(' ')).join('\n'), words: lines.flat() }
}

/** Whether the second line of a cell carries on an address: within a part of it, behind a comma or "No.". */
const goesOnBelow = (text: string): boolean => {
  const [first = '', second = ''] = text.split('\n')
  return /(?:[,\-–]|\bnos?\.?)\s*$/iu.test(first) || /^[^:=]{2,40},/u.test(second)
}

/** Whether the cell of a word in a table has another line, which the row below parts from it by a cell of its own. */
function hasLineBelow(layout: Layout, word: Word): boolean {
  const own = layout.rows.flatMap(({ segments }) => segments).find((segment) => segment.words.includes(word))
  const next = own ? (layout.rows[own.row + 1]?.segments ?? []) : []
  const [first] = next
  if (!own || !first || own.column === 0) return false
  const isBelow = next.some((one) => one.column > 0 && Math.abs(one.left - own.left) < alignedWithin)
  return isBelow && isInCell(layout, own.page, own.bottom, first)
}

/** Whether a line stands beside a label of its own, as the value of the next row of a form does: the value above it ends in no comma. */
function isNextAsked(layout: Layout, own: Segment, line: Segment, above: readonly Word[]): boolean {
  const asked = layout.rows[own.row]?.segments[own.column - 1]
  const next = layout.rows[line.row]?.segments[line.column - 1]
  if (!asked || !next || line.column !== own.column || Math.abs(asked.left - next.left) > alignedWithin) return false
  const isApart = line.top - own.bottom > (line.bottom - line.top) * ownRowGap
  return (
    isApart &&
    /^\W*\p{Lu}/u.test(next.text) &&
    readsLikeLabel(next.text) &&
    !/(?:[,&/-]|\b(?:of|and|at|near|opp|nos?)\.?)$/iu.test(above.at(-1)?.text ?? '')
  )
}
const ownRowGap = 0.5

/** Whether the row below asks for another value in the same columns, so that a cell's column does not go on with it. */
function isAskedBelow(layout: Layout, word: Word): boolean {
  const own = layout.rows.flatMap(({ segments }) => segments).find((segment) => segment.words.includes(word))
  const line = own && layout.rows[own.row + 1]?.segments.find((one) => Math.abs(one.left - own.left) < alignedWithin)
  return own !== undefined && line !== undefined && line.page === own.page && isNextAsked(layout, own, line, own.words)
}

/** The words of a cell from `word` on, line by line; none where the paper has no places. */
export function linesOfCell(layout: Layout, own: Segment, word: Word | undefined = own.words[0]): (readonly Word[])[] {
  if (!word || own.bottom === 0) return []
  const lines: (readonly Word[])[] = [own.words.slice(own.words.indexOf(word))]
  const left = word.level?.x ?? own.left
  let { bottom } = own
  let gap = Infinity
  for (const next of layout.rows.slice(own.row + 1, own.row + mostLines)) {
    const line = next.segments.find(
      (one) => one.page === own.page && Math.min(Math.abs(one.left - left), Math.abs(one.left - own.left)) < alignedWithin,
    )
    // between two lines of a narrow cell another one's line may stand at a height of its own
    if (!line && next.segments.every((one) => one.page === own.page && one.top - bottom < (one.bottom - one.top) * lineGap)) continue
    if (!line || readsLikeLabel(line.text)) break
    const apart = line.top - bottom
    if (isNextAsked(layout, own, line, lines.at(-1) ?? [])) break
    if (apart > Math.min((line.bottom - line.top) * lineGap, gap * widerGap)) break
    lines.push(line.words)
    // lines of one cell stand as far apart as its first two; the next row of a table stands farther off
    gap = Math.min(gap, Math.max(apart, leastGap))
    bottom = line.bottom
  }
  return lines
}

/** Whether words go on above the first one: in the next column, from its top. */
const goesUp = ([first, ...others]: readonly Word[]): boolean =>
  others.some(({ level, page }) => first?.level && level && page === first.page && level.y < first.level.y - leastGap)

/** How far an address goes by rows; where a cell's edge cuts it, down its own cell, or by columns. */
export function reachFrom(paper: Paper, start: number, lineLength: number): Reach {
  const byRows = inFlow(paper.flow, start, lineLength)
  const first = byRows.pin && byRows.complete ? undefined : paper.flow.words.find((one) => one.end > start)?.word
  if (!first) return byRows
  const { text, words } = cellLines(paper.layout, first)
  const { end, complete, pin } = addressEnd(text, 0)
  if (complete && (pin || !byRows.complete))
    return { text: text.slice(0, end), words, complete, pin: pin ? { pin: pin.pin, words } : byRows.pin }
  const cut = paper.flow.text[start + byRows.text.length]
  // a neighbouring cell cuts the row, and the cell's own next line goes on
  if (
    (cut === '\t' || (cut === '\n' && hasLineBelow(paper.layout, first))) &&
    !byRows.complete &&
    end > byRows.text.length + 2 &&
    text.slice(0, end).includes('\n') &&
    goesOnBelow(text)
  )
    return { text: text.slice(0, end), words, complete, pin: byRows.pin }
  const at = !byRows.complete && cut === '\t' ? paper.columns.words.find((one) => one.word === first) : undefined
  const byColumns = at && !isAskedBelow(paper.layout, first) ? inFlow(paper.columns, at.start, lineLength) : null
  const overLabel = byColumns?.text.split('\n').some((line) => readsLikeLabel(line)) ?? true
  return byColumns?.complete && !overLabel && !goesUp(byColumns.words) ? byColumns : byRows
}

/** The same from a word of the paper. */
export function reachFromWord(paper: Paper, word: Word | undefined): Reach | null {
  const at = paper.flow.words.find((one) => one.word === word)
  return at ? reachFrom(paper, at.start, 0) : null
}
