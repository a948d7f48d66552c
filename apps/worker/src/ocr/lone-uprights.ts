import type { RawWord } from './recogniser.ts'

const upright = '|'
/** A word of letters alone, whose feet stand on the line. */
const onItsFeet = /^\p{Lu}(?:\p{Lu}+|[^\P{Ll}gjpqy]+)$/u
/** Of the height of the word before: an upright that parts columns or words reaches above and below. */
const letterHeight = [0.84, 1.04] as const
const sameFoot = 0.12
const nearness = 0.75

function standsAsLetter(bar: RawWord, before: RawWord | undefined): boolean {
  if (before?.line !== bar.line || !onItsFeet.test(before.text)) return false
  const height = before.bottom - before.top
  const share = (bar.bottom - bar.top) / height
  const isOfLetters = share >= letterHeight[0] && share <= letterHeight[1]
  return isOfLetters && Math.abs(bar.bottom - before.bottom) <= sameFoot * height && bar.left - before.right <= nearness * height
}

/** "Shanthi |", "ANBARASAN |", "Block |": an upright as high as the capital before it, standing on the same foot, is the letter I (an initial, a Roman one). */
export const withUprightsAsLetters = (words: readonly RawWord[]): RawWord[] =>
  words.map((word, at) => (word.text === upright && standsAsLetter(word, words[at - 1]) ? { ...word, text: 'I' } : word))
