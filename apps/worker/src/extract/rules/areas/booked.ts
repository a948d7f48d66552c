import type { Word } from '../../../ocr/model.ts'
import type { Paper } from '../../candidate.ts'
import { wordsBetween, type Flow, type Segment } from '../../layout/layout.ts'
import type { Area } from '../../measures.ts'

const sameColumn = 0.015
const bookedHead = /\b(?:as\s+booked|at\s+(?:the\s+time\s+of\s+)?booking|as\s+(?:per\s+)?(?:agreed|agreement|booking)|originally)\b/iu
const finalHead = /\b(?:final|actual|as\s+built|revised|now)\b/iu

/** "Super area as booked" beside "Final super area": what was agreed before the building was measured. */
export function isBookedUnder({ layout }: Paper, segments: ReadonlyMap<Word, Segment>, flow: Flow, { start, end }: Area): boolean {
  const [word] = wordsBetween(flow, start, end)
  const cell = word ? segments.get(word) : undefined
  const heads = cell ? (layout.rows[cell.row - 1]?.segments ?? []) : []
  const own = heads.find(({ left }) => cell && Math.abs(left - cell.left) < sameColumn)
  return own !== undefined && bookedHead.test(own.text) && heads.some(({ text }) => finalHead.test(text))
}
