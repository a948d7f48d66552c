import type { Candidate } from '../../candidate.ts'
import type { Layout, Segment } from '../../layout/layout.ts'
import { alignedWithin } from '../../layout/near-cells.ts'
import { cased } from '../../names/names.ts'
import type { Word } from '../../../ocr/model.ts'

/** The rest of a name in the next line of its cell: a word or two as names are printed. */
const restOfName = /^\p{Lu}[\p{L}'’.]*(?:\s\p{Lu}[\p{L}'’.]*){0,2}$/u
/** So much of a line's height the next line of a cell stands below it. */
const lineGap = 1.1

const familyOf = (name: string): string => name.split(/\s+/u).at(-1)?.toLowerCase() ?? ''

/** The line of a cell below the one that ends with a word. */
function lineBelow({ rows }: Layout, word: Word): Segment | undefined {
  const row = rows.find(({ segments }) => segments.some(({ words }) => words.includes(word)))
  const cell = row?.segments.find(({ words }) => words.at(-1) === word)
  // behind a label in the same row
  if (!row || !cell || cell.column === 0) return undefined
  return rows[row.index + 1]?.segments.find(
    ({ page, left, top }) =>
      page === cell.page && Math.abs(left - cell.left) < alignedWithin && top - cell.bottom < (cell.bottom - cell.top) * lineGap,
  )
}

/** A list of people in a cell whose last name goes on in the cell's next line, which ends with the family's name: "A Rao and Smt. Leela" over "Mohan Rao". */
export function withCellEnds(one: Candidate): Candidate {
  const names = typeof one.value === 'string' ? one.value.split(', ') : []
  const [last = '', word] = [names.at(-1), one.words.at(-1)]
  // the rows of a table are each another's
  if (names.length < 2 || !word || one.signs.includes('people_table')) return one
  const below = lineBelow(one.paper.layout, word)
  const families = names.slice(0, -1).map(familyOf)
  const isRest =
    below !== undefined && restOfName.test(below.text) && families.includes(familyOf(below.text)) && familyOf(last) !== familyOf(below.text)
  return isRest
    ? { ...one, value: [...names.slice(0, -1), `${last} ${cased(below.text)}`].join(', '), words: [...one.words, ...below.words] }
    : one
}
