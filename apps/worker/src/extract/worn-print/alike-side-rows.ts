import type { Side } from '@parakh/contracts'
import type { Page, Word } from '../../ocr/model.ts'
import { sideNamed } from '../rules/sides/compass.ts'

/** Words before a side's name in its label; a label has some of them, and rows told alike have the same. */
const leading = /^(?:on|or|in|at|to|towards?|the|by|its?|boundary|boundaries|side|of|and)$/iu
const fewestLeading = 2
const mostLeading = 6
/** Rows of sides stand within so many lines of one another. */
const nearby = 4
/** So many words may have got between those of a label. */
const mostStray = 1

interface Label {
  line: number
  side: Side
  /** The words before the side's name. */
  before: readonly Word[]
}

const plain = (text: string): string => text.replace(/[^\p{L}\p{M}]/gu, '').toLowerCase()

/** The side that a row names among its first words, and what stands before it. */
function labelOf(line: number, row: readonly Word[]): Label[] {
  const at = row
    .slice(0, mostLeading + mostStray + 1)
    .findIndex(({ text }) => /^[\p{L}\p{M}]{4,}\W*$/u.test(text) && sideNamed(plain(text)))
  const named = at < 1 || at === row.length - 1 ? null : sideNamed(plain(row[at]!.text))
  return named && !named.misread ? [{ line, side: named.side, before: row.slice(0, at) }] : []
}

const wordsOf = ({ before }: Label): string => before.map(({ text }) => text.toLowerCase()).join(' ')

/** Whether a label is another one with a word too many, or with a word that lost its letters. */
function isNearly(label: Label, wanted: readonly string[]): boolean {
  const own = label.before.map(({ text }) => plain(text))
  const told = wanted.filter((word) => own.includes(word)).length
  const isLed = own.length < wanted.length || own[0] === wanted[0]
  return isLed && own.length <= wanted.length + mostStray && told >= wanted.length - 1
}

/**
 * A recognised page whose rows of sides begin alike, where one got a speck or a piece of a stamp between its words: "On or Se towards the
 * north Lane" below "On or towards the east Road".
 */
export function withAlikeSideRows(page: Page): Page {
  const rows = Map.groupBy(page.words, ({ line }) => line)
  const labels = [...rows].flatMap(([line, row]) => labelOf(line, row))
  const alike = [...Map.groupBy(labels, wordsOf).values()].find(
    (group) =>
      group[0]!.before.length >= fewestLeading &&
      group[0]!.before.every(({ text }) => leading.test(text)) &&
      new Set(group.map(({ side }) => side)).size > 1,
  )
  if (!alike) return page
  const wanted = alike[0]!.before.map(({ text }) => plain(text))
  const [first, last] = [Math.min(...alike.map(({ line }) => line)), Math.max(...alike.map(({ line }) => line))]
  const mended = labels.filter(
    (label) =>
      label.line >= first - nearby &&
      label.line <= last + nearby &&
      !alike.some(({ side }) => side === label.side) &&
      isNearly(label, wanted),
  )
  const printed = alike[0]!.before.map(({ text }) => text).join(' ')
  const texts = new Map(mended.flatMap(({ before }) => before.map((word, at) => [word, at === 0 ? printed : ''] as const)))
  return {
    ...page,
    words: page.words.flatMap((word) => {
      const text = texts.get(word)
      return text === undefined ? [word] : text ? [{ ...word, text }] : []
    }),
  }
}
