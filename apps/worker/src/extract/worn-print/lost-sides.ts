import { allSides, type Side } from '@parakh/contracts'
import type { Page, Word } from '../../ocr/model.ts'
import { across, sideNamed } from '../rules/sides/compass.ts'
import { fieldWords, lettersOf } from './field-words.ts'

/** Sides that are told together stand within so many words, and what tells the fourth no further from them. */
const farthest = 45
const near = 16
const fewestSides = 3
/** Words that are never a side misread, unless they begin with a capital where the others stand. */
const ownWords = new Set(
  'next rest best test past last least feast fast must most just post mast host forth worth fourth mouth youth tooth both month shoot short port form'.split(
    ' ',
  ),
)
const mark = /^(?::|-|–|—|=|::)$/u
const endsWithMark = /[:–—=-]$/u
const serial = /^\(?(?:\d{1,2}|[a-d]|[ivx]{1,4})[.)]$/u
/** Words that stand before a side in its label. */
const leading = new Set(['the', 'on', 'by', 'to', 'towards', 'toward', 'in'])

interface Spot {
  at: number
  side: Side
}

const named = (side: Side): string => side.charAt(0).toUpperCase() + side.slice(1)

/** What stands before a side's name: its row's begin, a word of its label, or the stop of the part before. */
function beforeOf(words: readonly Word[], at: number): string {
  const before = words[at - 1]
  if (before?.line !== words[at]?.line || !before || serial.test(before.text)) return 'row'
  const small = before.text.toLowerCase()
  return leading.has(small) ? small : (/[;,.]$/u.exec(small)?.[0] ?? '')
}

const isMarked = (words: readonly Word[], at: number): boolean => {
  const [word, next] = [words[at], words[at + 1]]
  return endsWithMark.test(word?.text ?? '') || (next !== undefined && next.line === word?.line && mark.test(next.text))
}

/** Whether a word stands as a side does; one that only begins a row needs its mark, too. */
const isPlacedAs = (words: readonly Word[], side: number, at: number): boolean => {
  const before = beforeOf(words, at)
  return before !== '' && before === beforeOf(words, side) && (before !== 'row' || (isMarked(words, at) && isMarked(words, side)))
}

/** Whether a word can be a side with a letter or two misread: "Nest", "Neith", "Wasi". */
function isNearly(text: string, side: Side): boolean {
  const read = lettersOf(text)
  const alike = [...read].filter((letter, at) => letter === side[at]).length
  const fromEnd = [...read].filter((letter, at) => letter === side[at + side.length - read.length]).length
  if (ownWords.has(read) && !/^\p{Lu}/u.test(text)) return false
  return Math.abs(read.length - side.length) <= 1 && 2 * Math.max(alike, fromEnd) >= side.length
}

/** Three sides that stand near each other, each told once, where the fourth is not told beside them. */
function threeSides(words: readonly Word[]): Spot[] | null {
  const spots = words.flatMap(({ text }, at): Spot[] => {
    const side = /^[("'‘“]*[\p{L}\p{M}]{3,}[^\p{L}\d]*$/u.test(text) ? sideNamed(lettersOf(text)) : null
    return side && !side.misread ? [{ at, side: side.side }] : []
  })
  for (let from = 0; from + fewestSides <= spots.length; from += 1) {
    const list = spots.slice(from, from + fewestSides)
    const [first, last] = [list[0]!.at, list[fewestSides - 1]!.at]
    const around = spots.filter(({ at }) => at > first - near && at < last + near)
    if (last - first <= farthest && around.length === fewestSides && new Set(around.map(({ side }) => side)).size === fewestSides)
      return list
  }
  return null
}

/** Where the fourth side's word stands, as the others do, and with a letter or two misread. */
const misreadAt = (words: readonly Word[], list: readonly Spot[], lost: Side, isNear: (at: number) => boolean): number =>
  words.findIndex(
    ({ text }, at) =>
      isNear(at) &&
      words[at + 1]?.line === words[at]?.line &&
      !sideNamed(lettersOf(text)) &&
      isNearly(text, lost) &&
      list.filter((spot) => isPlacedAs(words, spot.at, at)).length >= fewestSides - 1,
  )

/** The one thing more on a line that names three sides: a heading of columns. */
function headAt(words: readonly Word[], list: readonly Spot[]): number {
  const line = words[list[0]!.at]!.line
  if (list.some(({ at }) => words[at]!.line !== line)) return -1
  const others = words.flatMap((word, at) => (word.line === line && !list.some((spot) => spot.at === at) ? [at] : []))
  // "Boundaries" heads the rows
  return others.length === 1 && !fieldWords.has(lettersOf(words[others[0]!]!.text)) ? others[0]! : -1
}

/** The mark of a row that has the others' words before it, but for the side: "To of :" below "To the North of :". */
function bareMarkAt(words: readonly Word[], list: readonly Spot[], isNear: (at: number) => boolean): number {
  const labelOf = (line: number): string[] => {
    const row = words.filter((word) => word.line === line).map(({ text }) => text.toLowerCase())
    const end = row.findIndex((text) => mark.test(text))
    return end < 0 ? [] : row.slice(0, end)
  }
  const labels = list.map(({ at }) => labelOf(words[at]!.line))
  const ofSides = new Set(list.map(({ at }) => words[at]!.line))
  return words.findIndex(({ text, line }, at) => {
    if (!mark.test(text) || !isNear(at) || ofSides.has(line)) return false
    const own = labelOf(line)
    const isFirst = words.findIndex((word) => word.line === line && mark.test(word.text)) === at
    return (
      isFirst && labels.filter((label) => own.length < label.length && own.every((one) => label.includes(one))).length >= fewestSides - 1
    )
  })
}

const withTextAt = (page: Page, at: number, text: (read: string) => string): Page => ({
  ...page,
  words: page.words.map((word, place) => (place === at ? { ...word, text: text(word.text) } : word)),
})

/** Four rows with a mark each, of which the first and the third alone name their sides: the other two are across from these. */
function withSidesAcross(page: Page): Page {
  const rows = [...Map.groupBy(page.words, ({ line }) => line).values()].map((row) => {
    const [first, second] = row
    if (first && mark.test(first.text)) return { word: first, side: null }
    const side = first && second && mark.test(second.text) ? sideNamed(lettersOf(first.text)) : null
    return side ? { word: first!, side: side.side } : null
  })
  const from = rows.findIndex((_, at) => {
    const [a, b, c, d] = rows.slice(at, at + allSides.length)
    return a?.side && b && !b.side && c?.side && d && !d.side && c.side !== a.side && c.side !== across[a.side]
  })
  if (from < 0) return page
  const added = [0, 2].map((at) => ({ word: rows[from + at + 1]!.word, side: across[rows[from + at]!.side!] }))
  return {
    ...page,
    words: page.words.map((word) => {
      const side = added.find((one) => one.word === word)?.side
      return side ? { ...word, text: `${named(side)} ${word.text}` } : word
    }),
  }
}

/** What stands beside the sides of a row of headings and is no word: the name in another script, as it was read. */
const noWord = /^(?:\P{L}*|\P{L}*\p{L}{1,2}\P{L}*)$/u
/** And what was hardly read there. */
const weak = 0.6
/** "North to South 60 ft": lengths. */
const joinsSides = /^(?:to|x|[-–—:;,])$/iu
const headOf = (text: string): string => text.replace(/[,.;:]+$/u, '')

function withPlainHeads(page: Page): Page {
  const stray = new Set<Word>()
  const heads = new Set<Word>()
  for (const row of Map.groupBy(page.words, ({ line }) => line).values()) {
    const named = row.filter(({ text }) => /^[\p{L}\p{M}]{4,}$/u.test(headOf(text)) && sideNamed(headOf(text)))
    const sides = new Set(named.map(({ text }) => sideNamed(headOf(text))?.side))
    const isWeak = ({ text, conf }: Word): boolean => conf < weak && !text.startsWith('(')
    const rest = row.filter(
      (word) => !named.includes(word) && (isWeak(word) || (!/[\p{L}\p{M}]{3,}/u.test(word.text) && noWord.test(word.text))),
    )
    const isHead = row.every((word) => (!/\d/u.test(word.text) || isWeak(word)) && !joinsSides.test(word.text))
    const others = row.filter(({ text }) => !text.startsWith('('))
    if (!isHead || sides.size < allSides.length || named.length + rest.length < others.length) continue
    for (const word of rest) stray.add(word)
    for (const word of named) heads.add(word)
  }
  if (heads.size === 0) return page
  const words = page.words.filter((word) => !stray.has(word))
  return { ...page, words: words.map((word) => (heads.has(word) ? { ...word, text: headOf(word.text) } : word)) }
}

/** Without the name in another script that was hardly read behind a side's or before it: "West (uf) 60'", "उत्तर / J North". */
function withoutOtherNames(page: Page): Page {
  const { words } = page
  const isSide = (word: Word | undefined, line: number): boolean =>
    word?.line === line && /^[\p{L}\p{M}]{4,}$/u.test(word.text) && sideNamed(word.text)?.misread === false
  const isNoName = ({ text, conf, line }: Word, at: number): boolean =>
    conf < weak &&
    ((isSide(words[at - 1], line) && /^\([^\d)]{1,9}\)?$/u.test(text)) ||
      (isSide(words[at + 1], line) && words[at - 1]?.line === line && words[at - 1]?.text === '/' && /^\p{L}$/u.test(text)))
  const kept = words.filter((word, at) => !isNoName(word, at))
  return kept.length === words.length ? page : { ...page, words: kept }
}

/** A recognised page of whose four sides, told together, each has its name, though one was misread or lost. */
export function withLostSides(read: Page): Page {
  const page = withPlainHeads(withoutOtherNames(read))
  const list = threeSides(page.words)
  const lost = list ? allSides.find((side) => !list.some((spot) => spot.side === side)) : undefined
  if (!list || !lost) return withSidesAcross(page)
  const isNear = (at: number): boolean => at > list[0]!.at - near && at < list[fewestSides - 1]!.at + near
  const misread = misreadAt(page.words, list, lost, isNear)
  if (misread >= 0) return withTextAt(page, misread, (text) => text.replace(/[\p{L}\p{M}\d]+/u, named(lost)))
  const head = headAt(page.words, list)
  if (head >= 0) return withTextAt(page, head, () => named(lost))
  const bare = bareMarkAt(page.words, list, isNear)
  return bare >= 0 ? withTextAt(page, bare, (text) => `${named(lost)} ${text}`) : page
}
