import type { Word } from './model.ts'

/** Where a run of text without a place on a page belongs. */
interface Place {
  line: number
  block: number
  cell?: number
}

/** No word of any paper is so long; what is longer is code of some kind. */
const longestWord = 200

/** Words of a run of text from a paper without fixed pages. */
export function plainWords(text: string, place: Place): Word[] {
  return text
    .split(/\s+/u)
    .map((word) => word.replace(/[\u00ad\u200b\u2060\ufeff]/gu, ''))
    .filter((word) => word !== '' && word.length <= longestWord)
    .map((word) => ({ text: word, conf: 1, page: 1, box: null, level: null, size: 0, ...place }))
}

/** Columns of a text stand apart by a tab or a wide gap. */
const columnGap = /\t+| {3,}/u
/** A clause's number and a tab before it is no column. */
const clauseNumber = /^(?:\(?(?:\d{1,3}|[a-z]|[ivx]{1,5})[.)]|[•·▪-])$/iu

/** How many tabs a line has behind its first word. */
const tabsIn = (text: string): number => text.trim().split('\t').length - 1
const fewestTabs = 3

/** Whether a line is a row of a pasted sheet: as many tabs as the line beside it, so that an empty cell is a cell. */
export const isSheetRow = (line: string, beside: readonly (string | undefined)[]): boolean =>
  tabsIn(line) >= fewestTabs && beside.some((other) => other !== undefined && tabsIn(other) === tabsIn(line))

/** Words of a row of a sheet, whose empty cells keep their places. */
export const cellsOfSheet = (text: string, place: Place): Word[] =>
  text.split('\t').flatMap((column, cell) => plainWords(column, { ...place, cell }))

/** Words of a line, each with its column where tabs or wide gaps set some apart. */
export function columnsOf(text: string, place: Place): Word[] {
  const columns = text
    .trim()
    .split(columnGap)
    .map((column) => column.trim())
  if (columns.length > 1 && clauseNumber.test(columns[0] ?? '')) columns.splice(0, 2, `${columns[0]} ${columns[1]}`)
  if (columns.length === 1) return plainWords(columns[0] ?? '', place)
  // the empty corner of a table keeps its place, so that heads stand over their columns
  const corner = /^(?:\t| {3,})/u.test(text) ? 1 : 0
  return columns.flatMap((column, cell) => plainWords(column, { ...place, cell: cell + corner }))
}
