import type { Paper } from '../../candidate.ts'
import { readsLikeLabel } from '../../label-words.ts'
import { wordsBetween, type Flow, type Layout, type Segment } from '../../layout.ts'
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

/** Whether the second line of a cell carries on an address: within a part of it, or behind a comma. */
const goesOnBelow = (text: string): boolean => {
  const [first = '', second = ''] = text.split('\n')
  return /[,\-–]\s*$/u.test(first) || /^[^:=]{2,40},/u.test(second)
}

/** The words of a cell from `word` on, line by line; none where the paper has no places. */
export function linesOfCell(layout: Layout, own: Segment, word: Word | undefined = own.words[0]): (readonly Word[])[] {
  if (!word || own.bottom === 0) return []
  const lines: (readonly Word[])[] = [own.words.slice(own.words.indexOf(word))]
  const left = word.level?.x ?? own.left
  let { bottom } = own
  for (const next of layout.rows.slice(own.row + 1, own.row + mostLines)) {
    const line = next.segments.find(
      (one) => one.page === own.page && Math.min(Math.abs(one.left - left), Math.abs(one.left - own.left)) < alignedWithin,
    )
    // between two lines of a narrow cell another one's line may stand at a height of its own
    if (!line && next.segments.every((one) => one.page === own.page && one.top - bottom < (one.bottom - one.top) * lineGap)) continue
    if (!line || readsLikeLabel(line.text) || line.top - bottom > (line.bottom - line.top) * lineGap) break
    lines.push(line.words)
    bottom = line.bottom
  }
  return lines
}

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
  if (cut === '\t' && !byRows.complete && end > byRows.text.length + 2 && text.slice(0, end).includes('\n') && goesOnBelow(text))
    return { text: text.slice(0, end), words, complete, pin: byRows.pin }
  const at = !byRows.complete && cut === '\t' ? paper.columns.words.find((one) => one.word === first) : undefined
  const byColumns = at ? inFlow(paper.columns, at.start, lineLength) : null
  const overLabel = byColumns?.text.split('\n').some((line) => readsLikeLabel(line)) ?? true
  return byColumns?.complete && !overLabel ? byColumns : byRows
}

/** The same from a word of the paper. */
export function reachFromWord(paper: Paper, word: Word | undefined): Reach | null {
  const at = paper.flow.words.find((one) => one.word === word)
  return at ? reachFrom(paper, at.start, 0) : null
}
