import { allSides, type Side } from '@parakh/contracts'
import { boxAround } from '../../ocr/geometry.ts'
import type { Page, Word } from '../../ocr/model.ts'
import { sideNamed } from '../rules/sides/compass.ts'
import { isDevanagari, isPrintedWord, lettersOf } from './field-words.ts'

/** A label holds so many words at most, and a gap of so many letter heights ends it. */
const mostInLabel = 4
const columnGap = 2
/** What stands in one column begins so near, as a share of the page's width. */
const sameColumn = 0.02
const fewestSides = 3
/** Rows of one table follow one another by so many times their usual distance at most. */
const nextRow = 1.6

interface Row {
  words: readonly Word[]
  /** The words before the first wide gap. */
  label: readonly Word[]
  cells: number
  side: Side | null
  /** Where the second cell begins; shares of the page. */
  x: number
  y: number
}

const isSide = ({ text }: Word): boolean =>
  /^[^\p{L}\d]{0,2}[\p{L}\p{M}]{4,}[^\p{L}\d]*$/u.test(text) && sideNamed(lettersOf(text))?.misread === false
/** What was made of a word in another script, or of a stain: no word that a paper would print. */
const isNoWord = ({ text }: Word): boolean => !/\d/u.test(text) && !isDevanagari({ text }) && !isPrintedWord(lettersOf(text))

/** Below this a word of more than two letters may have been another one. */
const weak = 0.7
const shortWord = 2
const saysNothing = (word: Word): boolean => isNoWord(word) && (word.conf < weak || lettersOf(word.text).length <= shortWord)

function rowsOf(page: Page): Row[] {
  return [...Map.groupBy(page.words, ({ line }) => line).values()].flatMap((line): Row[] => {
    const words = line.toSorted((a, b) => (a.level?.x ?? 0) - (b.level?.x ?? 0))
    const starts = words.flatMap((word, at) => {
      const before = words[at - 1]?.level
      if (!before || !word.level) return []
      const gap = (word.level.x - before.x - before.w) * page.width
      return gap > columnGap * Math.max(word.level.h, before.h) * page.height ? [at] : []
    })
    const label = words.slice(0, starts[0] ?? words.length)
    const second = words[label.length]?.level
    if (!second) return []
    const named = label.length <= mostInLabel ? label.filter(isSide) : []
    const side = named[0] ? sideNamed(lettersOf(named[0].text)) : null
    return [{ words, label, cells: starts.length + 1, side: side?.side ?? null, x: second.x, y: second.y }]
  })
}

/** Rows that name three sides or four in their first cells, one below the other. */
function sideRowsOf(rows: readonly Row[]): Row[] {
  const named = rows.filter(({ side }) => side)
  const alike = named.filter((row) => named.filter(({ x }) => Math.abs(x - row.x) <= sameColumn).length >= fewestSides)
  const sides = new Set(alike.map(({ side }) => side))
  return alike.length === sides.size && sides.size >= fewestSides ? alike : []
}

/** One word in brackets that tells nothing of a side, with a letter taken for a figure at most, and no length. */
const bracketedName =
  /^\((?!(?:front|rear|back|left|right|side|road|facing|entrance|main|as|width|length|nil|feet|part)\b)(?:\p{L}{0,2}\d)?\p{L}{0,6}\)?$/iu
/** "(3WR)", "(qd)": what no paper prints in brackets. */
const isNoName = (word: Word): boolean => bracketedName.test(word.text) && (isNoWord(word) || /\d/u.test(word.text))
const fewestBrackets = 2
const opensBracket = ({ text }: Word): boolean => text.startsWith('(')

/** What stands behind a side's name and before the column of what lies there; the name itself where there is none. */
function behindName({ words }: Row, column: number): readonly Word[] {
  const name = words.findIndex(isSide)
  const value = words.findIndex(({ level }) => level !== null && level.x > column - sameColumn)
  return words.slice(name + 1, value < 0 ? name + 1 : value)
}

/**
 * What stands beside a side's name in its cell and is no word, where another row has the name in another script there: "far / South",
 * "South (far)"; or where two rows have brackets with what is none.
 */
function withoutMisreadNames(page: Page, all: readonly Row[], sides: readonly Row[]): Page {
  const column = sides[0]!.x
  // a row whose misread name stands apart has its second cell there
  const named = [...sides, ...all.filter((row) => row.side && !sides.some(({ side }) => side === row.side) && row.x < column)]
  const hasTwoNames = named.some(({ label }) => label.some(isDevanagari) && label.some(isSide))
  const behind = named.map((row) => behindName(row, column))
  const brackets = behind.filter(([first]) => first && opensBracket(first) && isNoName(first))
  const isBracketed = brackets.length >= fewestBrackets
  const isMisread = (word: Word): boolean =>
    word.text === '/' || isNoWord(word) || ((hasTwoNames || isNoName(word)) && bracketedName.test(word.text) && !isDevanagari(word))
  const stray = new Set([
    ...named.flatMap(({ label }) => {
      const before = label.slice(0, Math.max(0, label.findIndex(isSide)))
      return hasTwoNames && before.every(isMisread) ? before : []
    }),
    ...behind.flatMap((words) => ((hasTwoNames || isBracketed) && words.every(isMisread) ? words : [])),
  ])
  return stray.size === 0 ? page : { ...page, words: page.words.filter((word) => !stray.has(word)) }
}

/** The one row of the table whose first cell says nothing: between the others, or right behind them. */
function unnamedRow(rows: readonly Row[], sides: readonly Row[]): Row | null {
  const ys = sides.map(({ y }) => y).toSorted((a, b) => a - b)
  const [first = 0, last = 0] = [ys[0], ys.at(-1)]
  const pitch = Math.min(...ys.slice(1).map((y, at) => y - ys[at]!))
  const cells = Math.min(...sides.map((row) => row.cells))
  const startsAt = ({ words }: Row, x: number): Word | undefined => words.find(({ level }) => level && Math.abs(level.x - x) <= sameColumn)
  const found = rows.flatMap((row): Row[] => {
    const value = startsAt(row, sides[0]!.x)
    if (sides.includes(row) || !value?.level || value.level.y <= first || value.level.y > last + nextRow * pitch) return []
    const before = row.words.slice(0, row.words.indexOf(value))
    return before.length > 0 && before.every(saysNothing) && row.cells >= cells ? [{ ...row, label: before, y: value.level.y }] : []
  })
  return found.length === 1 ? (found[0] ?? null) : null
}

/** The row that has lost its side's name takes the one side that the other three rows of its table do not name. */
function withUnnamedRow(page: Page): Page {
  const rows = rowsOf(page)
  const sides = sideRowsOf(rows)
  if (sides.length !== fewestSides) return page
  const row = unnamedRow(rows, sides)
  const lost = allSides.find((side) => !sides.some((other) => other.side === side))
  const [first, ...more] = row?.label ?? []
  if (!row || !lost || !first) return page
  const named = {
    ...first,
    text: lost.charAt(0).toUpperCase() + lost.slice(1),
    conf: Math.min(...row.label.map(({ conf }) => conf)),
    box: boxAround(row.label.map(({ box }) => box)),
    level: boxAround(row.label.map(({ level }) => level)),
  }
  return { ...page, words: page.words.flatMap((word) => (more.includes(word) ? [] : [word === first ? named : word])) }
}

/** A recognised page whose table of sides, a row for each, names them in its first column: without what was misread there beside a name, or in its place. */
export function withSideLabels(page: Page): Page {
  const rows = rowsOf(page)
  const sides = sideRowsOf(rows)
  return sides.length === 0 ? page : withUnnamedRow(withoutMisreadNames(page, rows, sides))
}
