import type { Box, Turn, Word } from './model.ts'
import type { Letter } from './pdf-letters.ts'
import { shareBox, toShare, type OpenPage } from './pdfium.ts'

/** Letters of a hidden layer come from somebody's OCR of unknown quality. */
const hiddenConf = 0.8
/** Letters further apart than this many letter sizes are of two words, whether or not a blank stands between them. */
const widestGap = 1.2
/** PDFium's sign for a hyphen at the end of a line, behind which the next line goes on. */
const isLineHyphen = (text: string): boolean => text === '\u0002' || text === '\ufffe' || text === '\u00ad'
const devanagari = /\p{Script=Devanagari}/u
/** A blank between Devanagari letters is at least so wide, in their heights; what is narrower is a glyph that carries no letter. */
const narrowestBlank = 0.22
const isBlank = (text: string): boolean => text === '\0' || text.trim() === '' || /^[\u200b\u2060\ufeff]$/u.test(text)

interface Run {
  letters: Letter[]
  line: number
}

export interface Sides {
  left: number
  right: number
  bottom: number
  top: number
}

const sidesOf = (letters: readonly Sides[]): Sides => ({
  left: Math.min(...letters.map(({ left }) => left)),
  right: Math.max(...letters.map(({ right }) => right)),
  bottom: Math.min(...letters.map(({ bottom }) => bottom)),
  top: Math.max(...letters.map(({ top }) => top)),
})

const isBody = ({ left, right, bottom, top }: Sides): boolean => right > left && top > bottom

function areApart(a: Sides, b: Sides): boolean {
  // signs that are set on their letter have no body of their own
  if (!isBody(a) || !isBody(b)) return false
  const size = Math.max(a.right - a.left, a.top - a.bottom, b.right - b.left, b.top - b.bottom)
  const across = Math.max(0, b.left - a.right, a.left - b.right)
  const along = Math.max(0, b.bottom - a.top, a.bottom - b.top)
  return Math.max(across, along) > widestGap * size
}

/**
 * Whether a blank that PDFium put between two Devanagari letters is none: a syllable is drawn by several glyphs, of which one carries all its
 * letters, and the room of the others (`mute`) looks empty.
 */
function isFalseBlank(open: readonly Letter[], next: Letter | undefined, mute: readonly Sides[]): boolean {
  const before = open.at(-1)
  if (!next || !before || !devanagari.test(before.text) || !devanagari.test(next.text)) return false
  const height = Math.max(next.top - next.bottom, before.top - before.bottom)
  const isBeside = (side: Sides) => side.bottom < next.top && side.top > next.bottom
  if (!isBeside(before)) return false
  const taken = mute.filter((side) => isBeside(side) && side.left < next.left && side.right > before.left)
  const end = Math.max(...open.slice(-3).map(({ right }) => right), ...taken.map(({ right }) => Math.min(right, next.left)))
  return next.left - end < narrowestBlank * height
}

/** A letter that is drawn by two glyphs may be told twice, the second over the first. */
function isToldTwice(letters: readonly Letter[], at: number): boolean {
  const letter = letters[at]!
  if (!devanagari.test(letter.text)) return false
  return letters
    .slice(Math.max(0, at - 3), at)
    .some((other) => other.text === letter.text && letter.left >= other.left - 0.5 && letter.right <= other.right + 0.5)
}

function runsOf(letters: readonly Letter[], mute: readonly Sides[]): Run[] {
  const runs: Run[] = []
  let line = 0
  let open: Letter[] = []
  const close = () => {
    if (open.length > 0) runs.push({ letters: open, line })
    open = []
  }
  letters.forEach((letter, at) => {
    const before = open.at(-1)
    if (isLineHyphen(letter.text)) {
      const next = letters[at + 1]
      if (before && next && isSplitWord(before.text, next.text)) {
        // the word goes on in the next line; its place is where it begins
        open.push({ ...letter, text: '', left: before.left, right: before.right, bottom: before.bottom, top: before.top })
      } else if (letter.text !== '\u00ad') open.push({ ...letter, text: '-' })
      return
    }
    if (isToldTwice(letters, at)) return
    if (isBlank(letter.text)) {
      if (letter.isPut && letter.text === ' ' && isFalseBlank(open, letters[at + 1], mute)) return
      close()
      if (letter.text === '\n') line += 1
      return
    }
    if (before && before.text !== '' && !open.some(({ text }) => text === '') && areApart(before, letter)) close()
    open.push(letter)
  })
  close()
  return runs
}

const isSplitWord = (before: string, after: string): boolean => /\p{Ll}/u.test(before) && /\p{Ll}/u.test(after)

const ligature = /[\ufb00-\ufb06]/gu
/** Devanagari's short i is drawn left of its consonants; some layers keep it there. */
const consonant = '(?:[\\u0915-\\u0939\\u0958-\\u095f]\\u093c?)'
const tornI = new RegExp(`(^|(?!\\u093c)[^\\u0915-\\u0939\\u0958-\\u095f])ि((?:${consonant}\\u094d)*${consonant})`, 'gu')

const written = (letters: readonly Letter[]): string =>
  letters
    .map(({ text }) => text)
    .join('')
    .replace(ligature, (letter) => letter.normalize('NFKC'))
    .replace(tornI, '$1$2ि')

/** How the page must be turned so that most of its words run from left to right. */
function turnOf(page: OpenPage, runs: readonly Run[], aspect: number): Turn {
  const votes = new Map<Turn, number>()
  for (const { letters } of runs) {
    const [first, last] = [letters[0], letters.at(-1)]
    if (!first || !last || letters.length < 3) continue
    const a = toShare(page, (first.left + first.right) / 2, (first.bottom + first.top) / 2)
    const b = toShare(page, (last.left + last.right) / 2, (last.bottom + last.top) / 2)
    const [dx, dy] = [(b.x - a.x) * aspect, b.y - a.y]
    const turn: Turn = Math.abs(dx) >= Math.abs(dy) ? (dx >= 0 ? 0 : 180) : dy > 0 ? 270 : 90
    votes.set(turn, (votes.get(turn) ?? 0) + letters.length)
  }
  return [...votes].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0
}

/** A box on a page after the page was turned clockwise. */
export function turned({ x, y, w, h }: Box, turn: Turn): Box {
  if (turn === 90) return { x: 1 - y - h, y: x, w: h, h: w }
  if (turn === 180) return { x: 1 - x - w, y: 1 - y - h, w, h }
  if (turn === 270) return { x: y, y: 1 - x - w, w: h, h: w }
  return { x, y, w, h }
}

/**
 * The words of a text layer on the upright page, and the turn that makes it upright. `aspect` is width by height as displayed, `mute` the places
 * of drawn text that carries no letters.
 */
export function layerWords(
  page: OpenPage,
  letters: readonly Letter[],
  mute: readonly Sides[],
  number: number,
  aspect: number,
): { words: Word[]; turn: Turn } {
  const runs = runsOf(letters, mute)
  const turn = turnOf(page, runs, aspect)
  const words = runs.map(({ letters: own, line }): Word => {
    const cut = own.findIndex(({ text }) => text === '')
    const placed = (cut < 0 ? own : own.slice(0, cut)).filter(isBody)
    const box = turned(shareBox(page, sidesOf(placed.length > 0 ? placed : own)), turn)
    const conf = own.some(({ hidden }) => hidden) ? hiddenConf : 1
    return { text: written(own), conf, page: number, box, level: box, line, block: 0, size: box.h }
  })
  return { words, turn }
}
