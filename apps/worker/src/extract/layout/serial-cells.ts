import type { Word } from '../../ocr/model.ts'
import type { Part } from './layout.ts'

const serial = /^\(?\d{1,2}[.)]?$/u
/** Left edges of one column, in shares of the page's width. */
const aligned = 0.008
/** So many rows with their number in a cell of its own show a column of numbers. */
const fewestRows = 3

const leftOf = (word: Word | undefined): number => word?.level?.x ?? -1

/** Rows of a numbered form or table whose number ran into its label, parted as the other rows are: "7 Infrastructure" below "5 | Area". */
export function withSerialCells(rows: readonly Part[][], partOf: (words: readonly Word[]) => Part): Part[][] {
  const numbered = rows.filter(([first, second]) => first && second && serial.test(first.text) && first.words.some(({ level }) => level))
  return rows.map((row) => {
    const [first, ...others] = row
    const [number, label] = first?.words ?? []
    if (!first || !number || !label || !serial.test(number.text)) return [...row]
    const like = numbered.filter(
      ([own, beside]) => own && beside && Math.abs(own.left - first.left) < aligned && Math.abs(beside.left - leftOf(label)) < aligned,
    )
    return like.length < fewestRows ? [...row] : [partOf([number]), partOf(first.words.slice(1)), ...others]
  })
}
