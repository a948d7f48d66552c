import { limits, ocrLanguages } from '@parakh/contracts'
import { bandsAround, stacked } from './doubtful-bands.ts'
import type { Component } from './components.ts'
import type { Box, Page, Turn, Word } from './model.ts'
import { blurred } from './picture.ts'
import { withLeaders, withoutLeaders, type Leader } from './leaders.ts'
import { bandOf, pbm, spix, type Grey } from './pixels.ts'
import { mergedWords, withLostMarks } from './merged-words.ts'
import { formBoxesOf, withFormBoxes, type FormBoxes } from './form-boxes/form-boxes.ts'
import { asPrinted } from './printed-signs.ts'
import { inDarkPrint, onPlainPaper, prepare, toUprightShare, upsideDown, type Prepared } from './prepare.ts'
import type { RawWord, Recogniser } from './recogniser.ts'
import { headVote } from './head-vote.ts'
import { withUprightsAsLetters } from './lone-uprights.ts'
import { readJoinedScript } from './joined-script.ts'
import { withoutRupeeSigns, withRupeeSigns } from './rupee-signs.ts'
import { secondLook } from './second-look.ts'
import { gain, lettersIn, sureness } from './sureness.ts'
import { textRuns } from './text-runs.ts'

const blurSigma = 0.7
/** A page read surer than this is read once. */
const sureEnough = 0.86
/** Below this it may stand on its head. */
const unsure = 0.62
const usualLetterHeight = 17

interface Reading {
  /** The page as it was prepared, and without the boxes of a form, rupee signs and leaders, as it was read. */
  whole: Prepared
  prepared: Prepared
  boxes: FormBoxes
  signs: readonly Component[]
  leaders: readonly Leader[]
  words: RawWord[]
}

/** So many words of several letters tell how the lines run. */
const fewestWords = 5
const wordLetters = 4

/** Whether words came out taller than wide: the recogniser found lines that run up and down a page that was turned amiss. */
function standsSideways(words: readonly RawWord[]): boolean {
  const long = words.filter(({ text }) => lettersIn(text) >= wordLetters)
  const tall = long.filter(({ left, right, top, bottom }) => bottom - top > right - left)
  return long.length >= fewestWords && tall.length > long.length / 2
}

const better = (a: Reading, b: Reading): Reading => (gain(b.words) > gain(a.words) ? b : a)

const dpiOf = ({ letterHeight }: Prepared): number =>
  Math.min(600, Math.max(100, (limits.ocr.renderDpi * (letterHeight || usualLetterHeight)) / usualLetterHeight))

/** Lines that are read both ways round to tell which is the right one. */
const bandLines = 8

/** The page, or the page turned by half where a few of its lines read better so. */
async function turnedUpright(prepared: Prepared, recogniser: Recogniser): Promise<Prepared> {
  const band = bandOf(prepared.ink, Math.round(2.5 * bandLines * (prepared.letterHeight || usualLetterHeight)))
  const flipped = { ...band, data: band.data.toReversed() }
  const dpi = dpiOf(prepared)
  const asIs = gain(await recogniser.read(pbm(band), dpi))
  return gain(await recogniser.read(pbm(flipped), dpi)) > asIs ? upsideDown(prepared) : prepared
}

/** Letters tell by themselves which way up they stand from here on. */
const clearVote = 0.25

/** The page the way up that its letters say; a few lines are read where they do not, and before an upright page is turned on its head. */
async function turnedByLetters(prepared: Prepared, recogniser: Recogniser): Promise<Prepared> {
  const vote = headVote(textRuns(prepared.letters, prepared.letterHeight), prepared.letterHeight) ?? 0
  if (prepared.turn === 0) return vote < -clearVote ? await turnedUpright(prepared, recogniser) : prepared
  if (Math.abs(vote) < clearVote) return await turnedUpright(prepared, recogniser)
  return vote < 0 ? upsideDown(prepared) : prepared
}

/**
 * Reads a picture of a page: makes it readable, recognises it, and gives the words their place on the upright page.
 * `joinedScript` starts a recogniser with the data of Devanagari; it is asked for where a page looks so and the first has none.
 */
export async function recognisePage(
  picture: Grey,
  page: number,
  recogniser: Recogniser,
  joinedScript?: () => Promise<Recogniser>,
): Promise<Page> {
  const soft = await blurred(picture, blurSigma)
  const read = async (whole: Prepared): Promise<Reading> => {
    const { page: plain, boxes } = formBoxesOf(whole)
    const { page: unsigned, signs } = withoutRupeeSigns(plain)
    const { page: bare, leaders } = withoutLeaders(unsigned)
    return { whole, prepared: bare, boxes, signs, leaders, words: await recogniser.read(spix(bare.clean), dpiOf(bare)) }
  }
  const readUpright = async (from: Prepared): Promise<Reading> => await read(await turnedByLetters(from, recogniser))

  let prepared = prepare(soft, undefined, picture)
  let best = await readUpright(prepared)
  if (standsSideways(best.words)) {
    prepared = prepare(soft, prepared.turn === 0, picture)
    best = await readUpright(prepared)
  }
  if (sureness(best.words) < unsure) {
    const upright = await turnedUpright(best.whole, recogniser)
    if (upright !== best.whole) best = better(best, await read(upright))
  }
  const first = best.words
  const others: (readonly RawWord[])[] = []
  const consider = (next: Reading): void => {
    const kept = better(best, next)
    others.push(kept === best ? next.words : best.words)
    best = kept
  }
  for (const redrawn of [inDarkPrint, onPlainPaper]) {
    const again = sureness(best.words) < sureEnough ? redrawn(best.whole) : null
    if (again) consider(await read(again))
  }
  const isSure = sureness(best.words) >= sureEnough
  if (!isSure) consider({ ...best, words: await recogniser.read(spix(best.prepared.even), dpiOf(best.prepared)) })
  else if (isHidden(best.words)) others.push(await asSeen(best, recogniser))
  const looked = await secondLook(best.prepared, best.words, recogniser, dpiOf(best.prepared))
  const dark = await lookedAtInDarkPrint(best, looked, recogniser)
  const seen = withLostMarks(others.reduce<RawWord[]>(mergedWords, dark), first)
  const isKnown = !joinedScript || recogniser.languages.split('+').includes(ocrLanguages.hi)
  const plain = isKnown ? seen : await readJoinedScript(best.prepared, seen, joinedScript, dpiOf(best.prepared))
  const boxed = await withFormBoxes(plain, best.boxes, best.prepared.letterHeight, recogniser, dpiOf(best.prepared))
  const signed = withRupeeSigns(boxed, best.signs)
  return pageOf({ ...best, words: withLeaders(signed, best.leaders, best.prepared.letterHeight) }, picture, page)
}

/** Words less sure than this, of so many letters together, are a line or more that something hides. */
const hiddenWord = 0.6
const hiddenLetters = 8

const isWeak = ({ text, conf }: RawWord): boolean => conf < hiddenWord && lettersIn(text) > 0

const isHidden = (words: readonly RawWord[]): boolean =>
  words.filter(isWeak).reduce((sum, { text }) => sum + lettersIn(text), 0) >= hiddenLetters

/** Looks a third time at lines that stay in doubt, at their dark print alone: a stamp may lie over them. */
async function lookedAtInDarkPrint({ prepared }: Reading, words: RawWord[], recogniser: Recogniser): Promise<RawWord[]> {
  const dark = isHidden(words) ? inDarkPrint(prepared) : null
  return dark ? await secondLook(dark, words, recogniser, dpiOf(prepared)) : words
}

/** Around lines in doubt, in letter heights. */
const bandMargin = 2

/** The parts of a page that hold its lines in doubt, read with all that was taken for drawings: print that a stamp touches went with it. */
async function asSeen({ prepared, words }: Reading, recogniser: Recogniser): Promise<RawWord[]> {
  const margin = bandMargin * prepared.letterHeight
  const bands = bandsAround(words.filter(isWeak), margin, prepared.even.height)
  const { picture, onPage } = stacked(prepared.even, bands, Math.round(margin))
  const found = await recogniser.read(spix(picture), dpiOf(prepared))
  return found.flatMap((word) => onPage(word) ?? [])
}

/** Stamps, signatures and dirt come out as short lines that nobody would call sure. */
const leastSure = 0.5
const shortLine = 14
const leastWord = 0.25

function withoutDirt(words: readonly RawWord[]): RawWord[] {
  const lines = new Map<number, RawWord[]>()
  for (const word of words) lines.set(word.line, [...(lines.get(word.line) ?? []), word])
  return [...lines.values()].flatMap((line) => {
    const letters = line.reduce((sum, word) => sum + lettersIn(word.text), 0)
    if (sureness(line) < leastSure && letters < shortLine) return []
    return line.filter((word) => word.conf >= leastWord && (lettersIn(word.text) > 0 || word.conf >= leastSure))
  })
}

function pageOf({ prepared, words }: Reading, stored: Grey, page: number): Page {
  const toShare = toUprightShare(prepared, stored)
  const sideways = prepared.turn === 90 || prepared.turn === 270
  const [width, height] = sideways ? [stored.height, stored.width] : [stored.width, stored.height]
  const turn: Turn = prepared.turn
  return {
    page,
    width,
    height,
    turn,
    source: 'ocr',
    words: withUprightsAsLetters(withoutDirt(words)).map((word) => placed(word, page, prepared.even, toShare)),
  }
}

function placed(raw: RawWord, page: number, { width, height }: Grey, toShare: (x: number, y: number) => { x: number; y: number }): Word {
  const corners = [toShare(raw.left, raw.top), toShare(raw.right, raw.top), toShare(raw.right, raw.bottom), toShare(raw.left, raw.bottom)]
  const xs = corners.map(({ x }) => x)
  const ys = corners.map(({ y }) => y)
  const box: Box = { x: Math.min(...xs), y: Math.min(...ys), w: Math.max(...xs) - Math.min(...xs), h: Math.max(...ys) - Math.min(...ys) }
  const level: Box = { x: raw.left / width, y: raw.top / height, w: (raw.right - raw.left) / width, h: (raw.bottom - raw.top) / height }
  return { text: asPrinted(raw.text), conf: raw.conf, page, box, level, line: raw.line, block: raw.block, size: level.h }
}
