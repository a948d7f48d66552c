import { spix, type Grey } from './pixels.ts'
import type { Prepared } from './prepare.ts'
import type { RawWord, Recogniser } from './recogniser.ts'
import { warped } from './warp.ts'

/** Figures less sure than this are read again by themselves: no word of a dictionary tells what a misread digit was. */
const doubtful = 0.85
const fewestDigits = 4
const mostFigures = 24
/** White around a figure, in letter heights, and how high one is at most; what is higher has a rule or a stamp in its box. */
const margin = 0.4
const highest = 3
/** Read smaller, where rough edges and dust are gone. */
const smaller = 0.75
/** Both readings must be at least so sure, and one of them this sure. */
const leastSure = 0.6
const sure = 0.85

const digitsIn = (text: string): number => text.replace(/\D/gu, '').length
const isDoubtful = ({ text, conf }: RawWord): boolean => conf < doubtful && digitsIn(text) >= fewestDigits && !text.includes('₹')

/** What a figure is printed with. */
const plain = /^[A-Za-z\d.,:;/()'"+=#&–-]+$/u

/** The one figure of a strip, without the rules at its ends. */
function figureOf(found: readonly RawWord[]): { text: string; conf: number } | null {
  const [word, ...others] = found.filter(({ text }) => !/^[|[\]¦]+$/u.test(text))
  const text = word?.text.replace(/^[|[\]]+|[|[\]]+$/gu, '') ?? ''
  return word && others.length === 0 && plain.test(text) ? { text, conf: word.conf } : null
}

/** A word with some white around it, smaller or as it stands. */
function stripOf(page: Grey, { left, top, right, bottom }: RawWord, edge: number, scale: number): Grey {
  const [width, height] = [right - left + 2 * edge, bottom - top + 2 * edge]
  return warped(page, [1 / scale, 0, left - edge, 0, 1 / scale, top - edge, 0, 0, 1], Math.round(width * scale), Math.round(height * scale))
}

/**
 * Reads each figure in doubt by itself, on the cleaned page and smaller on the whole one: what both readings say is taken, and trusted more
 * where it is what the page was read to say.
 */
export async function figureLook(
  { clean, even, letterHeight }: Prepared,
  words: readonly RawWord[],
  recogniser: Recogniser,
  dpi: number,
): Promise<RawWord[]> {
  const edge = margin * letterHeight
  const asked = words.filter((word) => isDoubtful(word) && word.bottom - word.top <= highest * letterHeight)
  const told = new Map<RawWord, RawWord>()
  for (const word of asked.slice(0, mostFigures)) {
    const one = figureOf(await recogniser.read(spix(stripOf(clean, word, edge, 1)), dpi, 'line'))
    if (!one || one.conf < leastSure) continue
    const other = figureOf(await recogniser.read(spix(stripOf(even, word, edge, smaller)), dpi * smaller, 'line'))
    if (other?.text !== one.text || other.conf < leastSure || Math.max(one.conf, other.conf) < sure) continue
    if (digitsIn(one.text) + 1 < digitsIn(word.text)) continue
    told.set(word, { ...word, text: one.text, conf: Math.max(word.conf, Math.min(one.conf, other.conf)) })
  }
  return words.map((word) => told.get(word) ?? word)
}
