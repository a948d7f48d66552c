import type { Page, Word } from '../../ocr/model.ts'
import { isDevanagari, isPrintedWord, lettersOf } from './field-words.ts'

/** A page of two scripts has so many words of the other one that were read. */
const fewestHindi = 3
/** What was made of a word in the other script is less sure than this, and so many words at most. */
const weak = 0.65
const mostWords = 3

/** Letters that make no word of labels, or a few with a figure among them: "fe", "9dr"; numbers of rows stay. */
const isMisread = (word: Word): boolean =>
  word.conf < weak &&
  !isDevanagari(word) &&
  /^\P{N}*\p{N}?\P{N}*$/u.test(word.text) &&
  /\p{L}/u.test(word.text) &&
  !isPrintedWord(lettersOf(word.text))

/** How many words before a slash were made of the label's name in the other script; null where something else stands there. */
function misreadBefore(words: readonly Word[], slash: number): number {
  let at = slash - 1
  while (at >= 0 && slash - at <= mostWords && words[at]?.line === words[slash]?.line && isMisread(words[at]!)) at -= 1
  return slash - 1 - at
}

/**
 * A recognised page of two scripts whose labels have lost what was made of their names in the other one: "fe / Amount", "9dr / Residence".
 * Where such a name was read, it stays: "राशि / Amount".
 */
export function withoutMisreadScript(page: Page): Page {
  if (page.words.filter(isDevanagari).length < fewestHindi) return page
  const { words } = page
  const stray = new Set(
    words.flatMap((word, at): Word[] => {
      const next = words[at + 1]
      if (word.text !== '/' || next?.line !== word.line || !isPrintedWord(lettersOf(next.text))) return []
      const count = misreadBefore(words, at)
      return count > 0 ? words.slice(at - count, at + 1) : []
    }),
  )
  return stray.size === 0 ? page : { ...page, words: words.filter((word) => !stray.has(word)) }
}
