import type { Box } from './model.ts'
import { holds, type PageObjects } from './pdf-objects.ts'
import { doubles, shareBox, toShare, type OpenPage } from './pdfium.ts'

/** A letter of a text layer. */
export interface Letter {
  /** One code point as PDFium tells it; blanks and line ends included. */
  text: string
  /** In the page's own space, before its rotation. */
  left: number
  right: number
  bottom: number
  top: number
  /** Handle of its text object and of its font, 0 for letters that PDFium put in between. */
  object: number
  font: number
  /** A blank or line end that PDFium put in between by the letters' distance. */
  isPut: boolean
  /** Not to be seen on the page: without ink, under a picture, white on white. */
  hidden: boolean
}

interface TextObject {
  font: number
  order: number
  inkless: boolean
  faint: boolean
}

/** No ink at all, and a clip alone. */
const inklessModes = new Set([3, 7])
const faintFrom = 230
const leastAlpha = 26
/** Symbol fonts put their letters at U+F000; the rest of the private area says nothing. */
const symbolStart = 0xf020
const symbolEnd = 0xf07e
const symbolShift = 0xf000
/** Codes of Wingdings that are ticks and boxes. */
const dingbats: Record<number, string> = {
  0xf06f: '☐',
  0xf071: '☐',
  0xf072: '☐',
  0xf0a8: '☐',
  0xf0fc: '✓',
  0xf0fd: '☒',
  0xf0fe: '☑',
  0xf0a3: '☐',
  0xf050: '✓',
  0xf052: '☑',
  0xf054: '☒',
  0xf0b7: '•',
  0xf0a7: '•',
  0xf0d8: '•',
  0xf076: '•',
}

/** Letters are told as UTF-32; what is none (a lone surrogate, too large) counts as broken. */
function letterOf(code: number): string {
  if (code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) return '\ufffd'
  const known = dingbats[code]
  if (known) return known
  return String.fromCodePoint(code >= symbolStart && code <= symbolEnd ? code - symbolShift : code)
}

function textObjectOf({ pdfium, scratch }: OpenPage, object: number, order: number): TextObject {
  const mode = pdfium._FPDFTextObj_GetTextRenderMode(object)
  const known = pdfium._FPDFPageObj_GetFillColor(object, scratch, scratch + 4, scratch + 8, scratch + 12)
  const [red = 0, green = 0, blue = 0, alpha = 255] = known ? new Uint32Array(pdfium.HEAPU8.buffer, scratch, 4) : []
  return {
    font: pdfium._FPDFTextObj_GetFont(object),
    order,
    inkless: inklessModes.has(mode) || alpha < leastAlpha,
    faint: Math.min(red, green, blue) >= faintFrom,
  }
}

/** Whether what stands in a box changes when the page's text is not drawn. */
export type IsSeen = (box: Box) => boolean

/**
 * The letters of a page's text layer in the layer's own order.
 * `look` draws the page with and without its text; it is called once, and only where letters are white or lie under a picture.
 */
export function lettersOf(page: OpenPage, textPage: number, objects: PageObjects, look: () => IsSeen): Letter[] {
  const { pdfium, scratch } = page
  const count = pdfium._FPDFText_CountChars(textPage)
  const known = new Map<number, TextObject>()
  const letters: Letter[] = []
  let isSeen: IsSeen | null = null
  for (let i = 0; i < count; i += 1) {
    const code = pdfium._FPDFText_GetUnicode(textPage, i)
    const object = pdfium._FPDFText_GetTextObject(textPage, i)
    const broken = object !== 0 && pdfium._FPDFText_HasUnicodeMapError(textPage, i) === 1
    const text = broken ? '\ufffd' : letterOf(code)
    if (object === 0 || text.trim() === '') {
      letters.push({ text, left: 0, right: 0, bottom: 0, top: 0, object: 0, font: 0, isPut: object === 0, hidden: false })
      continue
    }
    pdfium._FPDFText_GetCharBox(textPage, i, scratch, scratch + 8, scratch + 16, scratch + 24)
    const found = doubles(page)
    const [left, right, bottom, top] = [found[0] ?? 0, found[1] ?? 0, found[2] ?? 0, found[3] ?? 0]
    let of = known.get(object)
    if (!of) known.set(object, (of = textObjectOf(page, object, objects.textOrder.get(object) ?? 0)))
    let hidden = of.inkless
    if (!hidden && (of.faint || isUnderPicture(page, objects, of.order, (left + right) / 2, (bottom + top) / 2))) {
      isSeen ??= look()
      hidden = !isSeen(shareBox(page, { left, right, bottom, top }))
    }
    letters.push({ text, left, right, bottom, top, object, font: of.font, isPut: false, hidden })
  }
  return letters
}

function isUnderPicture(page: OpenPage, { pictures }: PageObjects, order: number, x: number, y: number): boolean {
  if (!pictures.some((picture) => picture.order > order)) return false
  const place = toShare(page, x, y)
  return pictures.some((picture) => picture.order > order && holds(picture.box, place.x, place.y))
}

/** A share of a letter's own size by which bold that is made by drawing twice is shifted, at most; never more than a cell, in points. */
const doubledShift = 0.3
const cellPoints = 6
const cellsAcross = 8_192

/** Without the second of two equal letters that stand on each other: bold made by drawing twice, or a shadow. */
export function withoutDoubles(letters: readonly Letter[]): Letter[] {
  const seen = new Map<number, Letter[]>()
  const isDouble = (letter: Letter, other: Letter, reach: number) =>
    other.object !== letter.object &&
    other.text === letter.text &&
    Math.abs(other.left + other.right - letter.left - letter.right) < 2 * reach &&
    Math.abs(other.bottom + other.top - letter.bottom - letter.top) < 2 * reach
  return letters.filter((letter) => {
    if (letter.object === 0) return true
    const reach = Math.min(cellPoints / 2, doubledShift * Math.max(letter.right - letter.left, letter.top - letter.bottom, 1))
    const [x, y] = [(letter.left + letter.right) / 2 / cellPoints, (letter.bottom + letter.top) / 2 / cellPoints]
    // the four cells nearest to the letter hold all that is within half a cell
    const [column, row] = [Math.round(x), Math.round(y)]
    for (const key of [
      row * cellsAcross + column,
      row * cellsAcross + column - 1,
      (row - 1) * cellsAcross + column,
      (row - 1) * cellsAcross + column - 1,
    ]) {
      if (seen.get(key)?.some((other) => isDouble(letter, other, reach))) return false
    }
    const key = Math.floor(y) * cellsAcross + Math.floor(x)
    const here = seen.get(key)
    if (here) here.push(letter)
    else seen.set(key, [letter])
    return true
  })
}
