import type { Page, Word } from '../../ocr/model.ts'

/** "sq", as worn print makes it; after a number, or before its unit. */
const square = /^[s5](?:[agq98]q?|c[il1])(?=[.,]?$)/iu
const squareAndUnit = /^([s5](?:[agq98]q?|c[il1]))([.,_-]?)([a-z1!|]{1,4}\.{0,2}[),;]*)$/iu
/** Units of areas and lengths with the letters that worn print makes of theirs, none of which is a word. */
const units: readonly (readonly [RegExp, string])[] = [
  [/^(?:f[rti1l!|]|tt)(?=\W*$)/iu, 'ft'],
  [/^m[tuil1]r?[stu]?s(?=\W*$)/iu, 'mtrs'],
  [/^m[tuil1]r(?=\W*$)/iu, 'mtr'],
  [/^mt(?=\W*$)/iu, 'mt'],
  [/^[yv][do][sa](?=\W*$)/iu, 'yds'],
]
/** "45 fr.": a length in feet, whose other misreadings are words or numbers of their own. */
const feetOfLength = /^(?:f[rti]|(?!feet)[lf][ec]{2}[tl])(?=\.?[),;]*$)/iu
/** "Sft" whose last letter was lost. */
const squareFeet = /^(?:s[ft]|[$§]ft)(?=[.,]?$)/iu
/** The dots that lead to what is filled in may stand before it. */
const number = /^[.…]{0,8}[(₹]?\d[\d,.]*[\p{Pd}]?$/u

const cased = (like: string, word: string): string => {
  if (like.length > 1 && like === like.toUpperCase()) return word.toUpperCase()
  return /^\p{Lu}/u.test(like) ? word.charAt(0).toUpperCase() + word.slice(1) : word
}

function unitOf(text: string): string | null {
  const found = units.find(([pattern]) => pattern.test(text))
  return found ? text.replace(found[0], (read) => cased(read, found[1])) : null
}

/** Behind a misread "sq" a unit may be right: "297.29 sa.m". */
const shortUnit = /^(?:m|mt|ft|yd)\W*$/iu

/** "153.29 sq.in (Ac. 0.038)": no paper tells land in inches. */
const squareInches = /^(?:in|rn|iti)(?=\W*$)/iu
/** "2,400 Sfi.": no word begins so. */
const feetRead = /^sf[il1!](?=[.,;)]*$)/iu
/** "1,540 Sit super built-up": what is so is told in square feet. */
const squareFeetBefore = /^s[fli1!][tli1!](?=[.,]?$)/iu
const builtArea = /^(?:super|built|carpet|plinth|sale?able|covered)/iu
/** "2,475 Sq.ftie. 17 Lessa": what the same is in another unit. */
const joinedThatIs = /^([\d,.]*\d?[.,]?\s?sq\.?\s?(?:ft|m|mts?|mtrs?|yds?)\.?)(i\.?\s?e\.?)$/iu

/** What follows "Index", "Phase" and their like are Roman numbers, whose strokes are read as other strokes: "Index Il", "Phase VIL". */
const numbered = /^\W*(?:index|phase|part|annexure|stage|class)$/iu
const romanRead = /^(?:[XV][IlL1|!]{1,3}(?=[.,;:)]*$)|[Il|!][IlL|!]{1,2}(?=[.,;:)]*$)|I[fF](?=[,;:)]))/u
const asRoman = (text: string): string => text.replace(romanRead, (read) => read.replaceAll(/[^XV]/gu, 'I'))

/** "Mis Swastik Nirman", "Slo Ram Lal": the stroke of M/s, S/o and their like, upright; before a name or a number of a house. */
const slanted = /^([("]*)(?:(M)[il1I|!](s)|([SDWCR])(?:[l1I|!]|(?<=[SDW])[if])(o))(\.?)$/u
const opensName = /^["(]?[\p{Lu}\d]/u

/** "S/a Mohan Lal": the o of S/o and its like; nothing else stands before a name so. */
const ofKin = /^([("]*[SDWR]\/)[aceQ](\.?)$/u

/** A speck between two words: "Share'in". */
const specked = /^(\p{L}{3,})['’‘`*](in|of|no|the|and|\p{Ll}{4,})$/u

/** "98860 41273-and the other": a telephone's number that a speck joins with the next word. */
const joinedNumber = /^(\+?\d{5,12})[-–—](\p{Ll}{2,})$/u

/** "व़र्गमीटर": no word of Hindi has a dot below this letter. */
const dottedVa = /\u0935\u093C/gu

/** Units in full, or as they should be. */
const plainUnit = /^(?:f(?:ee|oo)t|ft|m(?:et(?:er|re)s?|trs?)|y(?:ar)?ds?)\W*$/iu

/** "371.61. square metres": a stop that a speck put between a figure and its unit, which may begin the next line. */
const stoppedFigure = /^(\d[\d,]*\.\d{1,2})\.$/u
const opensUnit = /^(?:sq(?:uare)?\.?|sq\.\p{L}.*|वर्ग)$/iu

function asPrinted(text: string, before: string, after: string): string {
  if (numbered.test(before)) return asRoman(text)
  // "that 15 174.19 sq. m."
  if (/^(?:15|1s|i5)$/iu.test(text) && /^that$/iu.test(before) && number.test(after)) return 'is'
  if (opensName.test(after) && slanted.test(text)) return text.replace(slanted, '$1$2$4/$3$5$6')
  if (opensName.test(after) && ofKin.test(text)) return text.replace(ofKin, '$1o$2')
  const [, sq = '', mark = '', unit = ''] = squareAndUnit.exec(text) ?? []
  const glued =
    sq && number.test(before)
      ? (unitOf(unit) ?? (shortUnit.test(unit) ? unit : squareInches.test(unit) ? unit.replace(squareInches, 'm') : null))
      : null
  if (glued) return `${cased(sq, 'sq')}${/[,_]/u.test(mark) ? '.' : mark}${glued}`
  // "§ ft. wide"
  if (text === '§' && (plainUnit.test(after) || unitOf(after) !== null)) return '8'
  const isBeforeUnit = unitOf(after) !== null || (number.test(before) && plainUnit.test(after))
  if (square.test(text) && (number.test(before) || isBeforeUnit)) {
    return !isBeforeUnit ? text : text.replace(square, (read) => cased(read, 'sq')).replace(',', '.')
  }
  // "1,420 Sf . in"
  if (number.test(before) && squareFeet.test(text)) return text.replace(squareFeet, (read) => `${read.slice(0, 1).replace(/\W/u, 'S')}ft`)
  if (number.test(before) && feetRead.test(text)) return text.replace(feetRead, 'Sft')
  if (number.test(before) && squareFeetBefore.test(text) && builtArea.test(after)) return text.replace(/^\p{L}../u, 'Sft')
  if (square.test(before)) return unitOf(text) ?? text.replace(squareInches, 'm')
  return number.test(before) && feetOfLength.test(text)
    ? text.replace(feetOfLength, (read) => cased(read, 'ft'))
    : text.replace(specked, '$1 $2').replace(joinedNumber, '$1 $2').replace(joinedThatIs, '$1 $2').replace(dottedVa, '\u0935')
}

/** A recognised page with its units, Roman numbers and strokes of short forms as printed. */
export function withMendedUnits(page: Page): Page {
  const beside = (line: number, word: Word | undefined): string => (word?.line === line ? word.text : '')
  return {
    ...page,
    words: page.words.map((word, at, all) => {
      const figure = opensUnit.test(all[at + 1]?.text ?? '') ? stoppedFigure.exec(word.text)?.[1] : undefined
      const text = figure ?? asPrinted(word.text, beside(word.line, all[at - 1]), beside(word.line, all[at + 1]))
      return text === word.text ? word : { ...word, text }
    }),
  }
}
