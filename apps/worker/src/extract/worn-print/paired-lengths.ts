import type { Page, Word } from '../../ocr/model.ts'
import { sideNamed } from '../rules/sides/compass.ts'
import { lettersOf } from './field-words.ts'
import { isNextTo, isPrinted, partsOfWord } from './word-pairs.ts'

const unit = /^(?:feet|foot|ft|met(?:er|re)s?|mtrs?|mts?|m)(?=\W*$)/iu
const figure = /^\d{1,3}(?:\.\d{1,2})?$/u
const withUnit = /^\d{1,3}(?:\.\d{1,2})?(?=\p{L})/u
/** What stands between a length's sides and its figure. */
const lead = /^(?:[:=-]|is|measuring|side|sides)$/iu
const mostLead = 2
const mostBetween = 4
/** "18.29 fiite~and": the word between two lengths, joined with the unit before it. */
const joinedAnd = /(?:and|&|x)$/iu

type Axis = 'ew' | 'ns'
interface Length {
  axis: Axis
  /** The place of the figure, and of its unit. */
  figure: number
  unit: number
}

const axisOf = (side: string | undefined): Axis | null => (side === undefined ? null : side === 'east' || side === 'west' ? 'ew' : 'ns')
const sideOf = (text: string | undefined): string | undefined => {
  const named = text && /^[\p{L}\p{M}]{4,}\W*$/u.test(text) ? sideNamed(lettersOf(text)) : null
  return named && !named.misread ? named.side : undefined
}

/** Which way a length goes that is told from here on, and where its sides end; the other side's word may be cut. */
function axisAt(words: readonly Word[], at: number): { axis: Axis; next: number } | null {
  const [first = '', second = ''] = (words[at]?.text ?? '').split(/[-–]/u)
  const axis = axisOf(sideOf(first))
  if (!axis) return null
  if (second !== '') return /^\p{L}/u.test(second) ? { axis, next: at + 1 } : null
  const [to, other] = [words[at + 1], words[at + 2]]
  return to && other && /^(?:to|[-–—])$/iu.test(to.text) && /^\p{L}/u.test(other.text) ? { axis, next: at + 3 } : null
}

/** The lengths that a page tells by the sides they go between. */
function lengthsIn(words: readonly Word[]): Length[] {
  return words.flatMap((_, at): Length[] => {
    const found = axisAt(words, at)
    if (!found) return []
    let { next } = found
    while (next < found.next + mostLead && lead.test(words[next]?.text ?? '')) next += 1
    const said = words[next]?.text ?? ''
    if (withUnit.test(said)) return [{ axis: found.axis, figure: next, unit: next }]
    return figure.test(said) ? [{ axis: found.axis, figure: next, unit: next + 1 }] : []
  })
}

const unitOf = (word: Word | undefined): string | null => unit.exec(word?.text.replace(withUnit, '') ?? '')?.[0] ?? null

/** Units that were misread between two lengths of one plot, as the other one has it. */
function unitsOfPairs(words: readonly Word[]): Map<number, string> {
  const lengths = lengthsIn(words)
  return new Map(
    lengths.slice(1).flatMap((second, at): [number, string][] => {
      const first = lengths[at]!
      if (first.axis === second.axis || second.figure - first.unit > mostBetween + mostLead) return []
      const [one, other] = [unitOf(words[first.unit]), unitOf(words[second.unit])]
      const [lost, told] = one ? [second.unit, other ? null : one] : [first.unit, other]
      const word = words[lost]
      if (!told || !word || !/^\p{L}/u.test(word.text) || word.line !== words[lost - 1]?.line) return []
      const isJoined = joinedAnd.test(word.text) && partsOfWord(word.text).core.length > 4
      return !isJoined && isPrinted(partsOfWord(word.text).core.toLowerCase()) ? [] : [[lost, isJoined ? `${told} and` : told]]
    }),
  )
}

/** "ft" as short words of their own, where a cell ends. */
const likeFeet = /^(?:it|fi|fl|tt|rt|f)(?=[.,;]?$)/iu
const feet = /^ft\W*$/iu
const fewestOthers = 2

/** "30 it" at a cell's end, on a page that tells other lengths in feet there. */
function feetOfCells(page: Page): Set<Word> {
  const { words } = page
  const ends = words.filter((word, at) => figure.test(words[at - 1]?.text ?? '') && !isNextTo(word, words[at + 1], page))
  return new Set(ends.filter(({ text }) => feet.test(text)).length < fewestOthers ? [] : ends.filter(({ text }) => likeFeet.test(text)))
}

/** "16.76’ M": metres have no mark of feet. */
const speckedMetres = /^(\d{1,3}\.\d{1,2})['’‘`´]$/u
const metres = /^(?:m|mtrs?|met(?:er|re)s?)\W*$/iu

/** A recognised page whose lengths have their units, as the lengths beside them tell. */
export function withPairedLengths(page: Page): Page {
  const { words } = page
  const [pairs, cells] = [unitsOfPairs(words), feetOfCells(page)]
  return {
    ...page,
    words: words.map((word, at) => {
      const told = pairs.get(at)
      if (told) return { ...word, text: told }
      if (cells.has(word)) return { ...word, text: word.text.replace(likeFeet, 'ft') }
      const next = words[at + 1]
      return next?.line === word.line && metres.test(next.text) ? { ...word, text: word.text.replace(speckedMetres, '$1') } : word
    }),
  }
}
