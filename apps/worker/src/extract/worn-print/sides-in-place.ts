import { allSides, type Side } from '@parakh/contracts'
import { boxAround } from '../../ocr/geometry.ts'
import type { Page, Word } from '../../ocr/model.ts'
import { sideNamed } from '../rules/sides/compass.ts'
import { lettersOf } from './field-words.ts'
import { isPrinted, partsOfWord } from './word-pairs.ts'
import { shareMisread } from './words-beside-others.ts'

/** Sides of one list stand within so many words of each other. */
const farthest = 24
const fewestSides = 2
const mostLetters = 10
/** What no label ends in. */
const strayMarks = /[?!*'"’]+/gu
const mark = /^(?::|-|–|—|=|::|:-)$/u
const endsWithMark = /\p{L}\W*[:–—=-]$/u
const serial = /^\(?(?:\d{1,2}|[a-d]|[ivx]{1,4})[.)]$/u
const leading = /^(?:the|on|by|to|towards?|in|its)$/u
const trailing = /^(?:sides?|by|wards?|boundary|direction|of)$/u
/** Rows begin at one place of the page, but for so much of its width. */
const besideLeft = 0.012

/** How much of a side's word may be misread where it stands between others, beside them, and where two are lost. */
const between = 0.75
const beside = 0.65
const oneOfTwo = 0.5
const margin = 0.15

interface Spot {
  at: number
  side: Side
}

const named = (like: string, side: Side): string => {
  const letters = like.replace(/\P{L}/gu, '')
  return letters.length > 1 && letters === letters.toUpperCase() ? side.toUpperCase() : side.charAt(0).toUpperCase() + side.slice(1)
}

/** The side that a word names surely; none where it is one end of a length, "East to West". */
function sideAt(words: readonly Word[], at: number): Side | null {
  const word = words[at]
  if (!word || !/^\P{L}*[\p{L}\p{M}]{4,}\P{L}*$/u.test(word.text)) return null
  const found = sideNamed(lettersOf(word.text))
  return found && !found.misread ? found.side : null
}

const joins = /^(?:to|[-–—x&])$/iu
const isEndOfLength = (words: readonly Word[], at: number): boolean =>
  [-1, 1].some(
    (step) =>
      joins.test(words[at + step]?.text ?? '') && sideAt(words, at + 2 * step) !== null && words[at]?.line === words[at + step]?.line,
  )

/** What stands before a side's word and behind it, where that tells its place. */
function placeOf(words: readonly Word[], at: number): string | null {
  const [last, word, next] = [words[at - 1], words[at], words[at + 1]]
  if (!word) return null
  const isFirst = last?.line !== word.line || serial.test(last.text)
  const small = isFirst ? 'row' : (last?.text.toLowerCase() ?? '')
  const before = isFirst || leading.test(small) ? small : /[;,.|:]$/u.test(small) ? ',' : ''
  const behind = next && (next.line === word.line || mark.test(next.text)) ? next.text.toLowerCase() : ''
  const after = endsWithMark.test(word.text) || mark.test(behind) ? ':' : trailing.test(lettersOf(behind)) ? lettersOf(behind) : ''
  return before && after ? `${before} ${after}` : null
}

/** Lists of two or more sides, each told once. */
function listsIn(words: readonly Word[]): Spot[][] {
  const spots = words.flatMap((_, at): Spot[] => {
    const side = sideAt(words, at)
    return side && !isEndOfLength(words, at) ? [{ at, side }] : []
  })
  const lists: Spot[][] = []
  for (const spot of spots) {
    const list = lists.at(-1)
    if (list && spot.at - list.at(-1)!.at <= farthest && !list.some(({ side }) => side === spot.side)) list.push(spot)
    else lists.push([spot])
  }
  return lists.filter(({ length }) => length >= fewestSides && length < allSides.length)
}

/** A word of few letters that no paper prints. */
const isGarbled = ({ text }: Word): boolean => {
  const core = partsOfWord(text).core.toLowerCase()
  return core.length > 0 && core.length <= mostLetters && !/\d{2}/u.test(core) && !isPrinted(core) && !/\p{Script=Devanagari}/u.test(core)
}

const isAligned = (words: readonly Word[], list: readonly Spot[], at: number): boolean => {
  const isFirst = (one: number): boolean => words[one - 1]?.line !== words[one]?.line
  const left = words[at]?.level?.x
  return (
    left !== undefined &&
    [at, ...list.map((spot) => spot.at)].every((one) => isFirst(one) && Math.abs((words[one]?.level?.x ?? Infinity) - left) < besideLeft)
  )
}

/** Where words stand as the list's sides do, and what they may be misread by. */
function candidatesFor(words: readonly Word[], list: readonly Spot[]): { at: number; most: number }[] {
  const [first, last] = [list[0]!.at, list.at(-1)!.at]
  const places = list.map(({ at }) => placeOf(words, at))
  const place = places.find((one, at) => one !== null && places.indexOf(one) !== at) ?? null
  const rowOfHeads = list.length > fewestSides && list.every(({ at }) => words[at]!.line === words[first]!.line)
  return words.flatMap((word, at) => {
    if (at < first - farthest || at > last + farthest || list.some((spot) => spot.at === at) || !isGarbled(word)) return []
    const isHead = rowOfHeads && word.line === words[first]!.line && (at > first || at === first - 1)
    const isPlaced = (place !== null && placeOf(words, at) === place) || isAligned(words, list, at)
    return isPlaced || isHead ? [{ at, most: at > first && at < last ? between : beside }] : []
  })
}

/** The sides that a list has lost, each with its place, where letters and places leave no doubt. */
function foundIn(words: readonly Word[], list: readonly Spot[]): Spot[] {
  const lost = allSides.filter((side) => !list.some((spot) => spot.side === side))
  const told = new Set(
    words.slice(Math.max(0, list[0]!.at - farthest), list.at(-1)!.at + farthest).flatMap((_, at) => {
      const place = Math.max(0, list[0]!.at - farthest) + at
      const side = isEndOfLength(words, place) ? null : sideAt(words, place)
      return side && !list.some((spot) => spot.at === place) ? [side] : []
    }),
  )
  const near = candidatesFor(words, list).flatMap(({ at, most }) => {
    const read = partsOfWord(words[at]!.text).core.toLowerCase()
    const [best, second] = lost.map((side) => ({ at, side, share: shareMisread(read, side) })).toSorted((a, b) => a.share - b.share)
    const limit = second ? Math.min(oneOfTwo, second.share - margin) : most
    return best && !told.has(best.side) && best.share <= limit ? [best] : []
  })
  return lost.flatMap((side) => {
    const [best, second] = near.filter((one) => one.side === side).toSorted((a, b) => a.share - b.share)
    return best && (!second || second.share - best.share >= margin) ? [best] : []
  })
}

/** "rast (पूरब)": a side whose name in the other script stands behind it. */
function besideOtherScript(words: readonly Word[]): Spot[] {
  return words.flatMap((word, at): Spot[] => {
    const next = words[at + 1]
    if (next?.line !== word.line || !/^\(?\p{Script=Devanagari}[\p{Script=Devanagari}\p{M}]+\)?\W*$/u.test(next.text) || !isGarbled(word))
      return []
    const side = sideNamed(next.text.replace(/[^\p{L}\p{M}]/gu, ''))
    const core = partsOfWord(word.text).core.toLowerCase()
    return side && !side.misread && !sideNamed(core) && shareMisread(core, side.side) <= beside ? [{ at, side: side.side }] : []
  })
}

/** Two garbled pieces at the place of a side as one word: "on the Mor ch by" beside "on the East by". */
function withPiecesJoined(words: readonly Word[]): Word[] {
  const lists = listsIn(words)
  const lostIn = (list: readonly Spot[]): Side[] => allSides.filter((side) => !list.some((spot) => spot.side === side))
  const isSide = (at: number): boolean =>
    lists.some((list) => {
      const [first, second] = [words[at]!, words[at + 1]!]
      const pieces = words.toSpliced(at, 2, { ...second, text: first.text + second.text })
      const isNear = at > list[0]!.at - farthest && at < list.at(-1)!.at + farthest
      const place = placeOf(pieces, at)
      const read = lettersOf(first.text + second.text)
      return (
        isNear &&
        place !== null &&
        list.some((spot) => placeOf(words, spot.at) === place) &&
        lostIn(list).some((side) => shareMisread(read, side) <= oneOfTwo)
      )
    })
  const isPiece = (word: Word | undefined): boolean => word !== undefined && /^\p{L}+\W*$/u.test(word.text) && isGarbled(word)
  return words.flatMap((word, at) => {
    const [last, next] = [words[at - 1], words[at + 1]]
    const joins = (one: Word | undefined, other: Word | undefined, place: number): boolean =>
      isPiece(one) && isPiece(other) && one?.line === other?.line && isSide(place)
    if (joins(last, word, at - 1)) return []
    return next && joins(word, next, at)
      ? { ...word, text: word.text + next.text, box: boxAround([word.box, next.box]), level: boxAround([word.level, next.level]) }
      : word
  })
}

/** So many of four sides must have their marks for the others to have lost theirs. */
const fewestMarked = 2

/** "West - Lift North Flat of Anil; South - Lobby": sides among others that have their marks, where theirs was not read. */
function withoutMark(words: readonly Word[]): Set<number> {
  const spots = words.flatMap((word, at): (Spot & { isMarked: boolean })[] => {
    const side = sideAt(words, at)
    if (!side || isEndOfLength(words, at)) return []
    return [{ at, side, isMarked: endsWithMark.test(word.text) || mark.test(words[at + 1]?.text ?? '') }]
  })
  const isBare = ({ at }: Spot): boolean => {
    const [last, word, next] = [words[at - 1], words[at]!, words[at + 1]]
    const isWithin = last !== undefined && !leading.test(last.text.toLowerCase()) && !/^of$/iu.test(last.text)
    return (
      isWithin &&
      next?.line === word.line &&
      /^\p{Lu}\p{Ll}*$/u.test(word.text) &&
      /^["“(]?[\p{Lu}\d]/u.test(next.text) &&
      last.line === word.line
    )
  }
  return new Set(
    spots.flatMap((_, from) => {
      const list = spots.slice(from, from + allSides.length)
      const isWhole = new Set(list.map(({ side }) => side)).size === allSides.length && list.at(-1)!.at - list[0]!.at < 3 * farthest
      const bare = list.filter(({ isMarked }) => !isMarked)
      return isWhole && bare.length > 0 && list.length - bare.length >= fewestMarked && bare.every(isBare) ? bare.map(({ at }) => at) : []
    }),
  )
}

/** A recognised page whose misread sides are told by the place where they stand among the others: "East : Lane, sul? : Park". */
export function withSidesInPlace(page: Page): Page {
  const words = withPiecesJoined(page.words)
  const found = new Map(
    [...listsIn(words).flatMap((list) => foundIn(words, list)), ...besideOtherScript(words)].map((spot) => [spot.at, spot.side]),
  )
  const bare = withoutMark(words)
  if (found.size === 0 && bare.size === 0) return { ...page, words }
  return {
    ...page,
    words: words.map((word, at) => {
      if (bare.has(at)) return { ...word, text: `${word.text} -` }
      if (bare.has(at + 1)) return { ...word, text: word.text.replace(/[,;.]?$/u, ';') }
      const side = found.get(at)
      const { head, core, tail } = partsOfWord(word.text)
      return side ? { ...word, text: `${head}${named(core, side)}${tail.replace(strayMarks, '')}` } : word
    }),
  }
}
