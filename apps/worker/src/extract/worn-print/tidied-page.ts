import type { Box, Page, Word } from '../../ocr/model.ts'

/** Words are at most so much higher than others of their line, and than their letters' width lets expect; else a rule or a slope is in their boxes. */
const highest = 1.3
const lowerRank = 0.33
/** A page with fewer words does not tell how wide its letters are for their height. */
const fewestWords = 12
/** Words by which that is told. */
const plain = /^[\x21-\x7e]{2,}$/u

const speck = /^[.`´‘’'~^_°·»«\\]$/u
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

/** The letter of a firm's sign before its name is higher than the name by this. */
const signHeight = 1.4
const isSignOf = (word: Word, next: Word | undefined): boolean =>
  next?.line === word.line &&
  /^\p{Lu}$/u.test(word.text) &&
  next.text.startsWith(word.text) &&
  next.text.length > 2 &&
  word.size > signHeight * next.size

/** A slash is at least so wide, in letter heights; what is narrower is a stroke of the letter beside it. */
const slashWidth = 0.15
/** A word lies on another where so much of its box does. */
const onAnother = 0.7

function shareOn(a: Box, b: Box): number {
  const across = Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)
  const down = Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y)
  return across > 0 && down > 0 && a.w * a.h > 0 ? (across * down) / (a.w * a.h) : 0
}

/** How far a part of a word may stand from where its letters are in the word, as a share of the word. */
const aside = 0.12
/** Letters in boxes are higher than print by less than this. */
const tallest = 1.7

/** Whether a word is another's part that was read at its very place: letters in boxes told twice, a comma within a word. */
function isPartOf(word: Word, other: Word, height: number): boolean {
  const [own, whole] = [word.level, other.level]
  if (other === word || !own || !whole || shareOn(own, whole) < onAnother || other.size > tallest * height) return false
  if (!/[\p{L}\p{N}]/u.test(word.text)) return other.conf >= unsure && /^[\p{L}\p{M}]{3,}/u.test(other.text)
  const at = other.text.lastIndexOf(word.text)
  const [start, end] = [at / other.text.length, (at + word.text.length) / other.text.length]
  const isLess = word.text.length < other.text.length || own.w * own.h < whole.w * whole.h
  const isThere = [own.x - whole.x - start * whole.w, own.x + own.w - whole.x - end * whole.w].every(
    (off) => Math.abs(off) < aside * whole.w,
  )
  return at >= 0 && word.text.length > 1 && isLess && isThere
}

/** Words without those that others say at the same place, and without strokes taken for slashes. */
function withoutOverlaid(page: Page): Word[] {
  const height = rankOf(
    page.words.map(({ size }) => size),
    0.5,
  )
  const narrowest = slashWidth * height * page.height
  return page.words.filter(
    (word) =>
      !(word.text === '/' && word.level && word.level.w * page.width < narrowest) &&
      !page.words.some((other) => isPartOf(word, other, height)),
  )
}

/** The figure one is at least so wide, in its own height; what is narrower is a stroke of a table's rule. */
const figureWidth = 0.18
/** What is lower than this share of its line's print is a rule that letters were seen in. */
const flat = 0.3
/** Dashes and waves that were seen in a rule. */
const wave = /^[~_=—-]{2,}$/u

/** Whether a word is a piece of a rule: a one as thin as a hair, or letters as flat as one. */
function isRule({ text, conf, level }: Word, line: readonly Word[], page: Page): boolean {
  if (!level || level.h === 0) return false
  if (text === '1') return level.w * page.width < figureWidth * level.h * page.height
  if (conf >= unsure) return false
  const high = rankOf(
    line.flatMap((other) => (other.level && /[\p{L}\d]/u.test(other.text) ? [other.level.h] : [])),
    0.5,
  )
  return /^[\p{L}\d]/u.test(text) ? level.h < flat * high : wave.test(text)
}

/** Letters of a stamp or a signature behind print: higher than its line by this, further off than a blank is wide, and hardly read. */
const stampHeight = 1.6
const blank = 1
const hardlyRead = 0.6
const surePrint = 0.8

function isStain({ text, conf, level }: Word, line: readonly Word[], page: Page): boolean {
  if (!level || conf >= hardlyRead || /\d/u.test(text)) return false
  const print = line.flatMap((other) => (other.level && other.conf > surePrint && /[\p{L}\d]/u.test(other.text) ? [other.level] : []))
  const height = Math.max(...print.map(({ h }) => h))
  const end = Math.max(...print.map(({ x, w }) => x + w))
  return print.length > 1 && level.h > stampHeight * height && (level.x - end) * page.width > blank * height * page.height
}

/** A recognised page without specks and rules that were read as words, and with no word taken for higher than its print is. */
export function tidiedPage(page: Page): Page {
  const lines = Map.groupBy(page.words, ({ line }) => line)
  const isOdd = (word: Word, line: readonly Word[]): boolean => isRule(word, line, page) || isStain(word, line, page)
  const isDirt = (word: Word): boolean =>
    speck.test(word.text) || (word.conf < unsure && strayLetter.test(word.text)) || isOdd(word, lines.get(word.line) ?? [])
  return {
    ...page,
    words: withOwnHeights(withoutOverlaid(page).filter((word, at, all) => !isDirt(word) && !isSignOf(word, all[at + 1]))),
  }
}
