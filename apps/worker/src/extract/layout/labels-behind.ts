import type { Word } from '../../ocr/model.ts'
import { fieldOfLabel } from '../labels/label-patterns.ts'
import { readsLikeLabel } from '../labels/label-words.ts'
import type { Part } from './layout.ts'

/** Cells of one column begin within this share of the page's width. */
const aligned = 0.01
/** So many different questions behind their answers make a form of that order, if as many fields are known among them. */
const fewestAsked = 3
const fewestFields = 2
/** And so many of its rows are of that order at least, if no question is known behind a name. */
const mostRows = 0.75
/** So many lines without a neighbour may stand between two rows of one form. */
const mostBetween = 3
/** The next line of a cell stands so near, in letter heights. */
const nextLine = 1.2

interface Pair {
  row: number
  value: Part
  label: Part
}

const serial = /^\W*(?:\d{1,2}|[a-z])\W*$/iu
/** An amount, a measure, a number: no question. */
const figure = /^(?:(?:rs|inr)\b\W*|\P{L}?)\d/iu
/** A colon leads over to what follows it. */
const asksForward = /[:=]/u

const isQuestion = (text: string): boolean => readsLikeLabel(text) || fieldOfLabel(text) !== null

const isAskedBehind = ({ value, label }: Pair): boolean =>
  isQuestion(label.text) && !isQuestion(value.text) && !serial.test(value.text) && !asksForward.test(`${label.text}${value.text}`)

const isFigureBefore = ({ value, label }: Pair): boolean => figure.test(value.text) && !/\d/u.test(label.text) && !serial.test(value.text)

const isAskedBefore = ({ value, label }: Pair): boolean => isQuestion(value.text) && !isQuestion(label.text)

/** Runs of rows of two cells that stand in the same two columns. */
function pairRuns(rows: readonly Part[][]): Pair[][] {
  const runs: Pair[][] = []
  rows.forEach(([value, label, ...others], row) => {
    if (!value || !label || others.length > 0) return
    const run = runs.at(-1)
    const last = run?.at(-1)
    const goesOn =
      last !== undefined &&
      row - last.row <= mostBetween + 1 &&
      Math.abs(last.value.left - value.left) < aligned &&
      Math.abs(last.label.left - label.left) < aligned
    if (goesOn) run?.push({ row, value, label })
    else runs.push([{ row, value, label }])
  })
  return runs
}

/** Whether a form tells first and says behind what it told: "Ravi Rao | Borrower" over "98… | Mobile". */
function asksBehind(run: readonly Pair[]): boolean {
  const asked = run.filter(isAskedBehind)
  const questions = new Set(asked.map(({ label }) => label.text))
  const fields = new Set(asked.flatMap(({ label }) => fieldOfLabel(label.text)?.key ?? []))
  const inOrder = run.filter((pair) => isAskedBehind(pair) || isFigureBefore(pair))
  return questions.size >= fewestAsked && fields.size >= fewestFields && inOrder.length >= run.length * mostRows && !run.some(isAskedBefore)
}

/** Whether another part of such a form goes on in its order. */
const goesOnBehind = (run: readonly Pair[], known: readonly Pair[]): boolean =>
  run.some(isAskedBehind) &&
  !run.some(isAskedBefore) &&
  known.some(({ value }) => Math.abs(value.left - (run[0]?.value.left ?? 0)) < aligned)

/** Words moved to the side by a share of the page's width, or into another cell where they have no places. */
const moved = (words: readonly Word[], across: number, cell: number): Word[] =>
  words.map((word) => (word.level ? { ...word, level: { ...word.level, x: word.level.x + across } } : { ...word, cell }))

/** The rows of a form with its two columns exchanged; headings stay, next lines move with their cells. */
function exchanged(rows: readonly Part[][], run: readonly Pair[], partOf: (words: readonly Word[]) => Part): Map<number, Part[]> {
  const [first, last] = [run[0]!, run.at(-1)!]
  const isPlaced = first.value.words.some(({ level }) => level)
  const [valueLeft, labelLeft] = [first.value.left, Math.min(...run.map(({ label }) => label.left))]
  const toRight = Math.max(...run.map(({ label }) => label.right)) - Math.max(...run.map(({ value }) => value.right))
  const labelOf = ({ words }: Part) => partOf(moved(words, valueLeft - labelLeft, 0))
  const valueOf = ({ words }: Part) => partOf(moved(words, toRight, 1))
  const out = new Map(run.map(({ row, value, label }) => [row, [labelOf(label), valueOf(value)]]))
  let above: Part = first.value
  for (let at = first.row; isPlaced && at < rows.length && at <= last.row + mostBetween; at += 1) {
    const [cell, beside] = rows[at] ?? []
    if (!cell) continue
    const isLabels = Math.abs(cell.left - labelLeft) < aligned
    const isNext = cell.top - above.bottom < (above.bottom - above.top) * nextLine
    if (beside === undefined && isLabels) out.set(at, [labelOf(cell)])
    else if (
      beside === undefined &&
      Math.abs(cell.left - valueLeft) < aligned &&
      cell.right < labelLeft &&
      isNext &&
      !readsLikeLabel(cell.text)
    )
      out.set(at, [valueOf(cell)])
    else if (!out.has(at) && at > last.row) break
    above = cell
  }
  return out
}

/** Forms that print each question behind its answer, read as all others are: the column of labels is set before that of values. */
export function withLabelsFirst(rows: readonly Part[][], partOf: (words: readonly Word[]) => Part): Part[][] {
  const runs = pairRuns(rows)
  const known = runs.filter(asksBehind).flat()
  if (known.length === 0) return [...rows]
  const exchange = new Map(runs.filter((run) => goesOnBehind(run, known)).flatMap((run) => [...exchanged(rows, run, partOf)]))
  return rows.map((row, at) => exchange.get(at) ?? row)
}
