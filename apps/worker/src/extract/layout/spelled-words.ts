import { boxAround } from '../../ocr/geometry.ts'
import type { Word } from '../../ocr/model.ts'

/** Fewer letters in boxes than these are no word. */
const fewest = 4
/** Boxes of a row stand at one pitch: the next letter within so many pitches, the next word's within so many. */
const nextLetter = 1.55
const nextWord = 3.2

const isLetter = (word: Word): boolean => word.level !== null && [...word.text].length === 1 && /[\p{L}\p{N}/&.-]/u.test(word.text)
const centre = (word: Word): number => (word.level ? word.level.x + word.level.w / 2 : 0)

function joined(letters: readonly Word[]): Word[] {
  const [first] = letters
  if (!first) return []
  const conf = letters.reduce((sum, { conf: one }) => sum + one, 0) / letters.length
  const text = letters.map((letter) => letter.text).join('')
  return [{ ...first, text, conf, box: boxAround(letters.map(({ box }) => box)), level: boxAround(letters.map(({ level }) => level)) }]
}

/** The words of letters that stand each in a box of their own: at one pitch, an empty box between two words. */
function spelled(letters: readonly Word[]): Word[] {
  const gaps = letters.slice(1).map((letter, at) => centre(letter) - centre(letters[at] ?? letter))
  const pitch = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0
  const words: Word[][] = [[]]
  letters.forEach((letter, at) => {
    if (at > 0 && (gaps[at - 1] ?? 0) > pitch * nextLetter) words.push([])
    words.at(-1)?.push(letter)
  })
  return words.flatMap(joined)
}

/**
 * The words of a row from the left, those that a form spells letter by letter in boxes put together: "K A M A L" is "KAMAL". Words of one
 * row of boxes come together, every other word alone.
 */
export function spelledRuns(words: readonly Word[]): Word[][] {
  if (words.filter(isLetter).length < fewest) return words.map((word) => [word])
  const out: Word[][] = []
  let run: Word[] = []
  const close = () => {
    if (run.length >= fewest) out.push(spelled(run))
    else out.push(...run.map((word) => [word]))
    run = []
  }
  for (const word of words) {
    const [before, first] = [run.at(-1), run[0]]
    const pitch = run.length > 1 && before && first ? (centre(before) - centre(first)) / (run.length - 1) : Infinity
    const gap = before ? centre(word) - centre(before) : 0
    // "12 m | 8 m | 8 m": a figure and its unit stand nearer to each other than to the next ones
    const isApart = before && pitch < Infinity && (gap > nextWord * pitch || gap * nextWord < pitch)
    if (!isLetter(word) || isApart) close()
    if (isLetter(word)) run.push(word)
    else out.push([word])
  }
  close()
  return out
}
