import { ocrLanguages } from '@parakh/contracts'
import { heightOf, widthOf, type Component } from './components.ts'
import { inOrder, onPage, stripOf } from './line-strip.ts'
import { spix } from './pixels.ts'
import type { Prepared } from './prepare.ts'
import type { RawWord, Recogniser } from './recogniser.ts'
import { gain, lettersIn, sureness } from './sureness.ts'
import { textRuns, type TextRun } from './text-runs.ts'

/** Words less sure than this are looked at again. */
const weakWord = 0.6
/** A run with fewer letters is a number of a page or a stain. */
const fewestLetters = 2
/** What the second look says must be this sure. */
const leastSure = 0.6
/** And this where the first look saw nothing. */
const leastSureAnew = 0.7
const mostRuns = 40
/** So many looks in vain end it: the page is in another script, or beyond reading. */
const mostInVain = 12
/** Words that are one stain hang from a headline, as in Devanagari; so wide for their height, and so much of the run. */
const joinedShape = 2.2
const joinedShare = 0.6

const isIn = (run: TextRun, x: number, y: number): boolean => x >= run.left && x <= run.right && y >= run.top - 2 && y <= run.bottom + 2

const holds = ({ left, right, top, bottom }: RawWord, x: number, y: number): boolean =>
  x >= left - 1 && x <= right + 1 && y >= top - 1 && y <= bottom + 1

/** The words of a reading that a run of letters stands for: their middle lies on it. */
const wordsOn = (run: TextRun, words: readonly RawWord[]): RawWord[] =>
  words.filter((word) => isIn(run, (word.left + word.right) / 2, (word.top + word.bottom) / 2))

/** Letters of the run that no word of the page covers, or only one in doubt: it may be of the run before, drawn out over this one. */
function uncovered(run: TextRun, words: readonly RawWord[]): number {
  const told = words.filter(({ conf }) => conf >= weakWord)
  return run.letters.filter((one) => !told.some((word) => holds(word, (one.left + one.right) / 2, (one.top + one.bottom) / 2))).length
}

interface Doubt {
  run: TextRun
  words: RawWord[]
  size: number
}

/** Whether most of a run is words of one stain each: an Indian script, which English data cannot read. */
function isJoinedScript({ letters }: TextRun): boolean {
  const joined = letters.filter((one) => widthOf(one) >= joinedShape * heightOf(one))
  const total = (stains: readonly Component[]) => stains.reduce((sum, one) => sum + widthOf(one), 0)
  return total(joined) >= joinedShare * total(letters)
}

/** Runs that were read badly or not at all, those with most in doubt first. */
function doubtsIn({ letters, letterHeight }: Prepared, words: readonly RawWord[], readsLatinAlone: boolean): Doubt[] {
  return textRuns(letters, letterHeight)
    .filter((run) => run.letters.length >= fewestLetters && !(readsLatinAlone && isJoinedScript(run)))
    .map((run) => {
      const beside = words.filter(
        (word) => word.bottom >= run.top && word.top <= run.bottom && word.right >= run.left && word.left <= run.right,
      )
      const own = wordsOn(run, beside)
      const weak = own.reduce((sum, word) => sum + (word.conf < weakWord ? lettersIn(word.text) : 0), 0)
      const lost = uncovered(run, beside)
      return { run, words: own, size: Math.max(weak, lost > run.letters.length / 2 ? lost : 0) }
    })
    .filter(({ size }) => size >= fewestLetters)
    .sort((a, b) => b.size - a.size)
    .slice(0, mostRuns)
}

/** Reads again, each by itself, the runs of letters that the reading of the whole page lost or got badly; what became surer is kept. */
export async function secondLook(prepared: Prepared, words: readonly RawWord[], recogniser: Recogniser, dpi: number): Promise<RawWord[]> {
  if (prepared.letterHeight === 0) return [...words]
  let kept = [...words]
  let newLine = kept.reduce((most, { line }) => Math.max(most, line), -1)
  let inVain = 0
  for (const { run, words: own } of doubtsIn(prepared, words, recogniser.languages === ocrLanguages.en)) {
    if (inVain >= mostInVain) break
    const { strip, toPage } = stripOf(prepared.clean, run, prepared.letterHeight)
    const found = await recogniser.read(spix(strip), dpi, 'line')
    const asked = own.length > 0 ? leastSure : leastSureAnew
    const accepted = sureness(found) >= asked && gain(found) > gain(own) && found.some(({ text }) => lettersIn(text) >= fewestLetters)
    if (!accepted) {
      inVain += 1
      continue
    }
    const first = own[0]
    newLine += 1
    const [line, block] = first && own.every((word) => word.line === first.line) ? [first.line, first.block] : [newLine, first?.block ?? 0]
    const placed = found.map((word) => onPage(word, toPage, line, block))
    kept = [...kept.filter((word) => !own.includes(word)), ...placed]
  }
  return inOrder(kept)
}
