import type { Page, Word } from '../../ocr/model.ts'

/** Words are at most so much higher than others of their line, and than their letters' width lets expect; else a rule or a slope is in their boxes. */
const highest = 1.3
const lowerRank = 0.33
/** A page with fewer words does not tell how wide its letters are for their height. */
const fewestWords = 12
/** Words by which that is told. */
const plain = /^[\x21-\x7e]{2,}$/u

const speck = /^[.`´‘’'~^_°·»«]$/u
/** Parts of stamps and dirt read as a letter by itself, which stand alone in no sentence; between lengths an x does. */
const strayLetter = /^[b-wyz¢©®°«»=]$/u
const unsure = 0.7

const widthOf = (words: readonly Word[]): number => words.reduce((sum, { level }) => sum + (level?.w ?? 0), 0)
const lettersIn = (words: readonly Word[]): number => words.reduce((sum, { text }) => sum + text.length, 0)

const rankOf = (values: readonly number[], rank: number): number => values.toSorted((a, b) => a - b)[Math.floor(values.length * rank)] ?? 0

/** Words no higher than the letters of their line are wide. */
function withOwnHeights(words: readonly Word[]): Word[] {
  const told = words.filter(({ text, level, size }) => level && size > 0 && plain.test(text))
  if (told.length < fewestWords) return [...words]
  const usual = rankOf(
    told.map((word) => widthOf([word]) / lettersIn([word]) / word.size),
    0.5,
  )
  const lines = Map.groupBy(told, ({ line }) => line)
  return words.map((word) => {
    const own = lines.get(word.line)
    if (!own) return word
    const lower = rankOf(
      own.map(({ size }) => size),
      lowerRank,
    )
    const most = highest * Math.min(lower, widthOf(own) / lettersIn(own) / usual)
    return word.size > most ? { ...word, size: most } : word
  })
}

/** A recognised page without specks that were read as words, and with no word taken for higher than its print is. */
export function tidiedPage(page: Page): Page {
  return {
    ...page,
    words: withOwnHeights(page.words.filter(({ text, conf }) => !speck.test(text) && !(conf < unsure && strayLetter.test(text)))),
  }
}
