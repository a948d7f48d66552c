import type { Page, Word } from '../../ocr/model.ts'
import { areAlike, shaped } from './misread-words.ts'
import { classes, isNextTo, isPrinted, partsOfWord, saidAs, wordsBefore, wordsBehind } from './word-pairs.ts'

/** From here on a reading counts as sure, but for one with marks among its letters. */
const sure = 0.9
const surelyRead = 0.85
/** A word that is read alike so often is one, whatever it means. */
const often = 2
const fewestLetters = 2
const shortWord = 3
const mostLost = 3

/** Marks that no word has among its letters. */
const marked = /\p{L}[^\p{L}\p{M}\d\s./&()’'-]+\p{L}/u
const honorific = /^(?:shri|sri|smt|mr|mrs|ms|dr|md|late|thiru|tmt|km|kumari|s\/o|w\/o|d\/o|c\/o)$/iu
const titleCased = /^\p{Lu}\P{Lu}+$/u

const isClass = (said: string): boolean => Object.values<string>(classes).includes(said)
/** What a neighbour tells: a word more than a mere number, a name, or a line's end. */
const weightOf = (said: string): number => (isClass(said) ? 0.5 : 1)

/** How much of a word may be misread by what is told beside it. */
const most: readonly (readonly [told: number, share: number])[] = [
  [2, 0.5],
  [1.5, 0.45],
  [1, 0.34],
  [0.5, 0.2],
]
/** The same of what can be a name, and of a short word, which many are near to. */
const mostOfNames: typeof most = [
  [2, 0.42],
  [1.5, 0.25],
  [1, 0.18],
]
const mostOfShort: typeof most = [
  [2, 0.5],
  [1.5, 0.34],
]
/** Another word must be worse by this. */
const margin = 0.08
/** What is told beside a word outweighs so much of its letters. */
const worthOfNeighbour = 0.12

const half = 0.5
const costOf = (read: string, letter: string): number => {
  if (read === letter) return 0
  return areAlike(read, letter) || !/\p{L}/u.test(read) ? half : 1
}
const costOfMore = (read: string): number => (/\p{L}/u.test(read) ? 1 : half)

/** How much of a word is misread: letters other, lost and added, by the length of the longer one. */
export function shareMisread(read: string, word: string): number {
  let row = Array.from({ length: word.length + 1 }, (_, at) => at)
  for (const [at, letter] of [...read].entries()) {
    const next = [row[0]! + costOfMore(letter)]
    for (let to = 1; to <= word.length; to += 1)
      next.push(Math.min(row[to]! + costOfMore(letter), next[to - 1]! + 1, row[to - 1]! + costOf(letter, word[to - 1]!)))
    row = next
    if (at > word.length + 4) return 1
  }
  return row[word.length]! / Math.max(read.length, word.length)
}

interface Beside {
  before: string
  after: string
}

const forgivenOf = (core: string, { before }: Beside): typeof most => {
  if (core.length <= shortWord) return mostOfShort
  return titleCased.test(core) && before !== classes.begin ? mostOfNames : most
}

/** The word that a misread one is by what stands beside it; null where there is none, or more than one. */
function meantBeside(core: string, beside: Beside): string | null {
  const read = core.toLowerCase()
  const { before, after } = beside
  const forgiven = forgivenOf(core, beside)
  const [behind, ahead] = [wordsBehind(before), wordsBefore(after)]
  const near = [...new Set([...behind, ...ahead])].flatMap((word) => {
    if (Math.abs(word.length - read.length) > mostLost || word.length < fewestLetters || isClass(word)) return []
    const told = (behind.has(word) ? weightOf(before) : 0) + (ahead.has(word) ? weightOf(after) : 0)
    const share = shareMisread(read, word)
    return share <= (forgiven.find(([least]) => told >= least)?.[1] ?? 0) ? [{ word, cost: share - worthOfNeighbour * told }] : []
  })
  const [best, second] = near.toSorted((a, b) => a.cost - b.cost)
  return best && (!second || second.cost - best.cost >= margin) ? best.word : null
}

/** Whether a word is one that papers print, or parts that they print: "be.handed", "Allottee(s)", "Block-A". */
const isOwnWord = (small: string): boolean =>
  isPrinted(small) || small.split(/[^\p{L}\p{M}\d]+/u).every((part, at) => isPrinted(part) || (at > 0 && part.length < 2))

/** Whether a word can be a misread one of the field. */
function isDoubtful(word: Word, core: string, times: ReadonlyMap<string, number>): boolean {
  const letters = core.replace(/[^\p{L}]/gu, '')
  if (letters.length < fewestLetters || /\p{Script=Devanagari}/u.test(core) || /\d.*\d|^\d|^\p{Lu}{1,3}[-/.]/u.test(core)) return false
  if (isOwnWord(core.toLowerCase()) || (times.get(core) ?? 0) >= often) return false
  return word.conf < sure || marked.test(core)
}

/** How often each word was surely read. */
function timesIn(words: readonly Word[]): Map<string, number> {
  const times = new Map<string, number>()
  for (const { text, conf } of words) {
    const { core } = partsOfWord(text)
    if (conf >= surelyRead) times.set(core, (times.get(core) ?? 0) + 1)
  }
  return times
}

const specked = /^(\p{L}{2,})(['’‘.*_-])(\p{L}{2,})$/u

/** "shall.be", "PARTICULARS.OF": two words that papers print one behind the other, with a speck for the blank between; null where they are none. */
function withBlank(core: string, conf: number): string | null {
  const [, first = '', mark = '', second = ''] = specked.exec(core) ?? []
  // "free-hold" is printed so
  if (mark === '-' && conf >= surelyRead) return null
  const isTold = wordsBehind(first.toLowerCase()).has(second.toLowerCase()) && /^(?:\P{Lu}+|\P{Ll}+)$/u.test(first.slice(1) + second)
  return isTold && !isPrinted(core.toLowerCase()) ? `${first} ${second}` : null
}

/** A recognised page whose misread words of labels and clauses are told by the words beside them: "on the Nptth by", "Plvot No. 12". */
export function withWordsBesideOthers(page: Page): Page {
  const { words } = page
  const times = timesIn(words)
  const said: string[] = words.map(({ text }) => saidAs(text))
  const mended = words.map((word, at) => {
    const { head, core, tail } = partsOfWord(word.text)
    const apart = withBlank(core, word.conf)
    if (apart) return { ...word, text: `${head}${apart}${tail}` }
    if (!isDoubtful(word, core, times)) return word
    const [last, next] = [words[at - 1], words[at + 1]]
    const before = isNextTo(last, word, page) ? said[at - 1]! : classes.begin
    const after = isNextTo(word, next, page) ? said[at + 1]! : classes.end
    if (honorific.test(before) || (before === classes.name && after === classes.name)) return word
    const meant = meantBeside(core, { before, after })
    if (!meant) return word
    said[at] = meant
    return { ...word, text: `${head}${shaped(core, meant)}${tail}` }
  })
  return { ...page, words: mended }
}
