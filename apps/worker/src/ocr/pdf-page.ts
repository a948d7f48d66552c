import type { Box, Page, Word } from './model.ts'
import { filledWords } from './pdf-form.ts'
import { lettersOf, withoutDoubles, type IsSeen, type Letter } from './pdf-letters.ts'
import { boundsOf, holds, objectsOf, type PageObjects } from './pdf-objects.ts'
import { layerWords, turned, type Sides } from './pdf-words.ts'
import { toShare, type OpenPage } from './pdfium.ts'
import { isCleanReading, makesSense } from './text-sense.ts'

/** What a page of a PDF says by itself, and whether its picture must be recognised as well because more is to be seen than that. */
export interface PageText {
  page: Page
  needsPicture: boolean
  /** Places of the form's fields that are filled. */
  fields: Box[]
}

/** Fewer letters than these beside ink are no text of the page. */
const fewestLetters = 12
/** A font's letters are judged by themselves from here on. */
const enoughOfFont = 60
/** A hidden layer with less is a stamp or a number, not the page. */
const enoughHidden = 60
/** A picture of this share of the page is more than a letterhead; with more letters than these it is a background. */
const pictureShare = 0.3
const fewBesidePicture = 700
/** So many shapes with so few letters are letters turned into outlines. */
const outlinePaths = 400
const fewBesideOutlines = 200

const isInk = ({ object }: Letter): boolean => object !== 0
const textOf = (letters: readonly Letter[]): string => letters.map(({ text }) => text).join('')

/** Fonts whose letters no language has: their table to Unicode is missing or wrong. */
function brokenFonts(letters: readonly Letter[]): Set<number> {
  const byFont = new Map<number, Letter[]>()
  let before = 0
  for (const letter of letters) {
    // blanks belong to the word before them
    const font = isInk(letter) ? letter.font : before
    before = font
    const own = byFont.get(font)
    if (own) own.push(letter)
    else byFont.set(font, [letter])
  }
  const broken = [...byFont].filter(([, own]) => own.filter(isInk).length >= enoughOfFont && !makesSense(textOf(own)))
  return new Set(broken.map(([font]) => font))
}

function isOverPicture(page: OpenPage, { pictures }: PageObjects, { left, right, bottom, top }: Letter): boolean {
  const { x, y } = toShare(page, (left + right) / 2, (bottom + top) / 2)
  return pictures.some(({ box }) => holds(box, x, y))
}

interface Chosen {
  letters: Letter[]
  count: number
  trustsHidden: boolean
  lost: boolean
}

/** The letters to be read: those that are seen and make sense; of hidden ones only a clean reading of a scan. */
function chosenLetters(page: OpenPage, objects: PageObjects, all: readonly Letter[]): Chosen {
  const broken = brokenFonts(all.filter((letter) => !letter.hidden))
  const hidden = all.filter((letter) => !isInk(letter) || (letter.hidden && isOverPicture(page, objects, letter)))
  const trustsHidden = hidden.filter(isInk).length >= enoughHidden && isCleanReading(textOf(hidden))
  const kept = new Set<Letter>(trustsHidden ? hidden : [])
  const letters = all.filter((letter) => !isInk(letter) || (letter.hidden ? kept.has(letter) : !broken.has(letter.font)))
  const seen = letters.filter((letter) => isInk(letter) && !letter.hidden)
  // what each font says was judged above; fonts with few letters are judged together
  const isJudged = new Set(seen.map(({ font }) => font)).size === 1 && seen.length >= enoughOfFont
  const lost = broken.size > 0 || (seen.length > 0 && !isJudged && !makesSense(textOf(letters.filter((letter) => !letter.hidden))))
  return { letters: lost && broken.size === 0 ? [] : letters, count: lost && broken.size === 0 ? 0 : seen.length, trustsHidden, lost }
}

function needsPicture({ count, trustsHidden, lost }: Chosen, { pictures, paths, covered }: PageObjects): boolean {
  if (lost) return true
  if (trustsHidden) return false
  if (count < fewestLetters && (pictures.length > 0 || paths > 0)) return true
  if (covered >= pictureShare && count < fewBesidePicture) return true
  return paths >= outlinePaths && count < fewBesideOutlines
}

/** Places of drawn text that carries no letters, asked for where a script draws one syllable by several glyphs. */
function mutePlaces(page: OpenPage, { textOrder }: PageObjects, letters: readonly Letter[]): Sides[] {
  if (!letters.some(({ text }) => /\p{Script=Devanagari}/u.test(text))) return []
  const telling = new Set(letters.map(({ object }) => object))
  return [...textOrder.keys()].filter((object) => !telling.has(object)).map((object) => boundsOf(page, object))
}

/**
 * Reads what a page says by itself: its text layer, the values of its form, typed notes. `look` draws it with and without text.
 * `form` is the document's form handle, 0 for none; `points` the page's size as displayed.
 */
export function readPageText(
  page: OpenPage,
  number: number,
  form: number,
  points: { w: number; h: number },
  look: (objects: PageObjects) => IsSeen,
): PageText {
  const { pdfium, handle } = page
  const objects = objectsOf(page)
  const textPage = objects.textOrder.size > 0 ? pdfium._FPDFText_LoadPage(handle) : 0
  let chosen: Chosen = { letters: [], count: 0, trustsHidden: false, lost: textPage === 0 && objects.textOrder.size > 0 }
  if (textPage !== 0) {
    try {
      const letters = withoutDoubles(lettersOf(page, textPage, objects, () => look(objects)))
      chosen = chosenLetters(page, objects, letters)
    } finally {
      pdfium._FPDFText_ClosePage(textPage)
    }
  }
  const { words, turn } = layerWords(
    page,
    chosen.letters,
    mutePlaces(page, objects, chosen.letters),
    number,
    points.w / Math.max(1, points.h),
  )
  const filled = filledWords(page, form, number, (words.at(-1)?.line ?? 0) + 1, points)
  const upright = (word: Word): Word => {
    const box = word.box && turned(word.box, turn)
    return { ...word, box, level: box }
  }
  const [width, height] = turn % 180 === 0 ? [points.w, points.h] : [points.h, points.w]
  return {
    page: { page: number, width, height, turn, source: 'text', words: [...words, ...filled.words.map(upright)] },
    needsPicture: needsPicture(chosen, objects),
    fields: filled.places.map((place) => turned(place, turn)),
  }
}
