import type { RawWord } from './recogniser.ts'

/** Letters and figures of a text. */
export const lettersIn = (text: string): number => text.replace(/[^\p{L}\p{N}]/gu, '').length

/** Mean confidence, 0..1, weighed by letters. */
export function sureness(words: readonly RawWord[]): number {
  const letters = words.reduce((sum, word) => sum + lettersIn(word.text), 0)
  return letters === 0 ? 0 : words.reduce((sum, word) => sum + word.conf * lettersIn(word.text), 0) / letters
}

/** Letters read well less letters read badly. */
export const gain = (words: readonly RawWord[]): number => words.reduce((sum, word) => sum + (word.conf - 0.5) * lettersIn(word.text), 0)
