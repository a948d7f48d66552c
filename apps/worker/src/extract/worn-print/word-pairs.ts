import type { Page, Word } from '../../ocr/model.ts'
import { isPrintedWord } from './field-words.ts'
import learned from './word-pairs.json' with { type: 'json' }

/** What papers of the field print, parted by blanks: the words behind each word, and all words written small; made by `pnpm autofill:train --pairs`. */
export interface WordPairs {
  pairs: Readonly<Record<string, string>>
  words: string
}

/** What stands beside a word and is none of the field: a number, a name, the begin and the end of a line or a cell. */
export const classes = { number: '#', name: '@', begin: '^', end: '$' } as const

const followers = new Map(Object.entries<string>(learned.pairs).map(([word, next]) => [word, new Set(next.split(' '))]))
const predecessors = new Map<string, Set<string>>()
for (const [word, next] of followers) for (const one of next) predecessors.set(one, (predecessors.get(one) ?? new Set<string>()).add(word))

const none: ReadonlySet<string> = new Set()
export const wordsBehind = (word: string): ReadonlySet<string> => followers.get(word) ?? none
export const wordsBefore = (word: string): ReadonlySet<string> => predecessors.get(word) ?? none
/** Whether enough papers of the field print a word to know what stands beside it. */
export const isPaired = (word: string): boolean => followers.has(word) || predecessors.has(word)
const printed = new Set(learned.words.split(' '))
/** Whether papers of the field print a word at all. */
export const isPrinted = (word: string): boolean => isPaired(word) || printed.has(word) || isPrintedWord(word)

const parts = /^([^\p{L}\p{M}\d#$@&₹+]*)(.*?)([^\p{L}\p{M}\d%]*)$/u

/** A printed word without the marks around it. */
export function partsOfWord(text: string): { head: string; core: string; tail: string } {
  const [, head = '', core = '', tail = ''] = parts.exec(text) ?? []
  return { head, core, tail }
}

const number = /^(?:\D{0,3}\d|[ivx]{2,4}$)/iu

/** What a printed word counts as beside others: itself, or its class. */
export function saidAs(text: string, isKnown: (word: string) => boolean = isPaired): string {
  const { core } = partsOfWord(text)
  const small = core.toLowerCase()
  if (isKnown(small)) return small
  if (number.test(core)) return classes.number
  return /^\p{Lu}/u.test(core) ? classes.name : small
}

/** Words of a line further apart than this, in letter heights, are of two cells. */
const blank = 2.2

/** Whether two words of a page follow each other in one cell. */
export function isNextTo(a: Word | undefined, b: Word | undefined, page: Page): boolean {
  if (!a || !b || a.line !== b.line || a.cell !== b.cell) return false
  if (!a.level || !b.level || b.size === 0) return true
  const gap = (b.level.x - a.level.x - a.level.w) * page.width
  return gap < blank * b.size * page.height && gap > -blank * b.size * page.height
}
