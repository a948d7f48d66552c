import type { Page, Word } from '../../ocr/model.ts'
import { sideNamed } from '../rules/sides/compass.ts'
import { readsLikeLabel } from '../labels/label-words.ts'
import { isDevanagari, lettersOf } from './field-words.ts'
import { isNextTo, isPrinted, partsOfWord } from './word-pairs.ts'

/** Rows of sides must be so many before what stands before one of them counts as dirt. */
const fewestRows = 2
/** What a side's name in another script becomes before the one that was read. */
const mostLetters = 5
const mostWords = 2
const longestLabel = 5

const rowsOf = (words: readonly Word[]): Word[][] => [...Map.groupBy(words, ({ line }) => line).values()]

const namesSide = ({ text }: Word): boolean => /^[\p{L}\p{M}]{4,}[:–-]?$/u.test(text) && sideNamed(lettersOf(text))?.misread === false
const isEndOfLength = (next: Word | undefined): boolean => /^(?:to|-|–|—|x)$/iu.test(next?.text ?? '')
const isDirt = ({ text }: Word): boolean => {
  const core = partsOfWord(text).core
  return (
    core.length <= mostLetters &&
    !isDevanagari({ text }) &&
    !/^\d+$/u.test(core) &&
    (core.length < 2 ? !/\p{L}|\d/u.test(core) : !isPrinted(core.toLowerCase()))
  )
}

/** "9d East", "| afer South" among rows that begin with their sides: what was read of the side's other name. */
function dirtBeforeSides(rows: readonly (readonly Word[])[]): Set<Word> {
  const begins = rows.flatMap((row) => {
    const at = row.slice(0, mostWords + 1).findIndex((word) => namesSide(word))
    return at < 0 || isEndOfLength(row[at + 1]) ? [] : [row.slice(0, at)]
  })
  const plain = begins.filter((before) => before.every(({ text }) => isDevanagari({ text }) || /^\W$/u.test(text)))
  return new Set(
    plain.length < fewestRows
      ? []
      : begins.flatMap((before) =>
          before.every((word) => isDirt(word) || isDevanagari(word)) ? before.filter((word) => isDirt(word)) : [],
        ),
  )
}

/** "Cc" between rows that begin with B and D: a letter of a list, read twice. */
function doubledSerials(rows: readonly (readonly Word[])[]): Map<Word, string> {
  const begins = new Set(rows.flatMap(([first]) => (/^\p{Lu}[.)]?$/u.test(first?.text ?? '') ? [first!.text.charAt(0)] : [])))
  return new Map(
    rows.flatMap(([first]): [Word, string][] => {
      const letter = /^([A-Z])([a-z])$/u.exec(first?.text ?? '')
      if (!first || !letter?.[1] || letter[1].toLowerCase() !== letter[2]) return []
      const code = letter[1].codePointAt(0) ?? 0
      return [code - 1, code + 1].every((one) => begins.has(String.fromCodePoint(one))) ? [[first, letter[1]]] : []
    }),
  )
}

/** "Enclosures (संलग्नक) Sale deed": a label in two languages whose colon was not read. */
function endsOfLabels(rows: readonly (readonly Word[])[], page: Page): Set<Word> {
  return new Set(
    rows.flatMap((row) => {
      const at = row.findIndex(({ text }) => /^\(?\p{Script=Devanagari}[\p{Script=Devanagari}\p{M}]*\)$/u.test(text))
      const opens = row.findIndex(({ text }) => text.startsWith('('))
      const next = row[at + 1]
      if (
        at < 1 ||
        opens < 1 ||
        opens > at ||
        at > longestLabel ||
        !next ||
        !isNextTo(row[at], next, page) ||
        !/^\p{Lu}|^\d/u.test(next.text)
      )
        return []
      const label = row.slice(0, opens).map(({ text }) => text)
      if (label.some((text) => sideNamed(lettersOf(text)))) return []
      return readsLikeLabel(label.join(' ')) && row.slice(opens, at + 1).every(isDevanagari) ? [row[at]!] : []
    }),
  )
}

/** A colon stands among the first words of its row, with a blank on either side. */
const mostBeforeColon = 5
const widerThanBlank = 1.7

const colonAt = (row: readonly Word[] | undefined): number => row?.slice(0, mostBeforeColon + 1).findIndex(({ text }) => text === ':') ?? -1
const gapAfter = (row: readonly Word[], at: number): number => {
  const [word, next] = [row[at]?.level, row[at + 1]?.level]
  return word && next ? next.x - word.x - word.w : 0
}

/** "UDS of land   76.2 sq yd" between rows with their colons: a label whose own was not read, but for the room that it took. */
function lostColons(rows: readonly (readonly Word[])[]): Set<Word> {
  return new Set(
    rows.flatMap((row, line) => {
      if (row.some(({ text }) => text.endsWith(':')) || [rows[line - 1], rows[line + 1]].some((other) => colonAt(other) < 1)) return []
      const gaps = row.slice(0, -1).map((_, at) => gapAfter(row, at))
      const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0
      const at = gaps.slice(0, mostBeforeColon).findIndex((gap) => usual > 0 && gap > widerThanBlank * usual)
      const label = row.slice(0, at + 1).map(({ text }) => text)
      return at >= 0 && gaps.length > 2 && readsLikeLabel(label.join(' ')) ? [row[at]!] : []
    }),
  )
}

/** ".388.89", ".Rs.": the last dot of a leader, against what is filled in. */
const dotted = /^\.(?=\d[\d,]*\.\d|Rs\b|\p{Lu}\p{Ll}{2,})/u

/** A recognised page whose rows begin as printed: with their serial letters, labels and sides, and values without the dots before them. */
export function withRowBegins(page: Page): Page {
  const rows = rowsOf(page.words)
  const [dirt, serials, labels, colons] = [dirtBeforeSides(rows), doubledSerials(rows), endsOfLabels(rows, page), lostColons(rows)]
  return {
    ...page,
    words: page.words.flatMap((word, at, all) => {
      if (dirt.has(word)) return []
      const serial = serials.get(word)
      if (serial) return { ...word, text: serial }
      if (colons.has(word)) return { ...word, text: `${word.text} :` }
      if (labels.has(word)) return { ...word, text: `${word.text}:` }
      const isApart = !isNextTo(all[at - 1], word, page)
      return isApart && dotted.test(word.text) ? { ...word, text: word.text.slice(1) } : word
    }),
  }
}
