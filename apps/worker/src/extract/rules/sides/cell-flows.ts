import type { Flow, Layout } from '../../layout/layout.ts'
import type { Word } from '../../../ocr/model.ts'
import { linesOfCell } from '../place/reach.ts'
import { anySideWord } from './compass.ts'

/** A side at the head of a cell, by its word or its letter. */
const opensWithSide = new RegExp(String.raw`^\W*(?:${anySideWord}|[NSEW](?=\s*[-:.)=–]))`, 'iu')

/** The lines of a cell as a text of their own, without those of the cells beside it. */
function flowOf(lines: readonly (readonly Word[])[]): Flow {
  const words: { start: number; end: number; word: Word }[] = []
  let text = ''
  for (const line of lines) {
    for (const word of line) {
      words.push({ start: text.length, end: text.length + word.text.length, word })
      text += `${word.text} `
    }
    text = `${text.trimEnd()}\n`
  }
  return { text, words }
}

/** Cells of several lines that list sides beside other cells, whose rows would mix them: "N- Lane; E- House of Ram" over "Lal; W- Road". */
export const sideCells = (layout: Layout): Flow[] =>
  layout.rows
    .filter(({ segments }) => segments.length > 1)
    .flatMap(({ segments }) => segments.slice(1))
    .filter(({ text }) => opensWithSide.test(text))
    .map((cell) => linesOfCell(layout, cell))
    .filter((lines) => lines.length > 1)
    .map(flowOf)
