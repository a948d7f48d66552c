import { afterName, notPersons, titleWords } from '../names/name-words.ts'
import { cased } from '../names/names.ts'
import type { Mention } from './mentions.ts'
import { allMatches } from '../all-matches.ts'

const token = /[\p{L}\p{M}][\p{L}\p{M}.'’-]*/gu
const titles = new Set(titleWords.split('|'))
const plain = (word: string): string => word.toLowerCase().replace(/[.'’`]/gu, '')
const mostWords = 5

interface Token {
  start: number
  end: number
  text: string
}

/** The "S" of "S/o" and its "o": whose child or wife somebody is, is no part of a name. */
const isKin = (text: string, { start, end, text: word }: Token): boolean =>
  (/^[SDWCRHO]$/iu.test(word) && /^\s?[/|.]?\s?[o0]\b/iu.test(text.slice(end, end + 4))) ||
  (/^[o0]$/iu.test(word) && /\/\s?$/u.test(text.slice(Math.max(0, start - 2), start)))

/** Whether a person may bear a word: it begins with a capital, and is none of an office, a place or a form. */
const isBorne = (text: string, word: Token): boolean => {
  const letters = plain(word.text)
  return (
    /^\p{Lu}/u.test(word.text) &&
    !/\d$/u.test(text.slice(Math.max(0, word.start - 1), word.start)) &&
    !(afterName.has(letters) && letters.length > 1) &&
    !notPersons.has(letters) &&
    !isKin(text, word)
  )
}

/** The name that a run of words makes, without its titles; null where it is none: one bare word, or too many. */
function nameOf(text: string, run: readonly Token[]): Mention | null {
  const first = run.findIndex((word) => !titles.has(plain(word.text)))
  const words = first < 0 ? [] : run.slice(first)
  const [start, end] = [words[0]?.start ?? 0, words.at(-1)?.end ?? 0]
  const isNamed = words.length > 1 || (words.length === 1 && first > 0)
  if (!isNamed || words.length > mostWords || words.every((word) => plain(word.text).length <= 2)) return null
  return { kind: 'person', start, end, value: cased(text.slice(start, end).replace(/\s+/gu, ' ').replace(/\.$/u, '')) }
}

/** A name that goes over a line's end may be two: each line's part by itself too. */
function withLines(text: string, name: Mention): Mention[] {
  const broken = text.slice(name.start, name.end).indexOf('\n')
  if (broken < 0) return [name]
  const parts = [
    [name.start, name.start + broken],
    [name.start + broken + 1, name.end],
  ] as const
  return [
    name,
    ...parts.map(([start, end]): Mention => ({ kind: 'person', start, end, value: cased(text.slice(start, end).replace(/\.$/u, '')) })),
  ]
}

/** Runs of words with capitals that persons may bear, whatever is said of them. */
export function personsIn(text: string): Mention[] {
  const found: Mention[] = []
  let run: Token[] = []
  const close = (): void => {
    const name = nameOf(text, run)
    if (name) found.push(...withLines(text, name))
    run = []
  }
  let before = 0
  for (const match of allMatches(text, token)) {
    const word: Token = { start: match.index, end: match.index + match[0].length, text: match[0] }
    const isBeside = /^[ \n]?$/u.test(text.slice(before, word.start))
    const last = run.at(-1)
    const opensAnother = last !== undefined && titles.has(plain(word.text)) && !titles.has(plain(last.text))
    const borne = isBorne(text, word)
    if (!isBeside || !borne || opensAnother) close()
    if (borne) run.push(word)
    // a full stop behind a long word ends a sentence
    if (borne && word.text.endsWith('.') && plain(word.text).length > 3 && !titles.has(plain(word.text))) close()
    before = word.end
  }
  close()
  return found
}
