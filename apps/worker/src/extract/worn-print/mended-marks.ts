import { asPrinted } from '../../ocr/printed-signs.ts'
import type { Page, Word } from '../../ocr/model.ts'
import { codeAsPrinted } from './misread-codes.ts'

/** Short forms that end in a full stop, which worn print makes a comma of before their number, or a colon of before an amount. */
const shortForm = /^(.*\b(?:nos?|rs|dt|sr|sl|sy))(?:[,;]|(?<=rs):)$/iu
const opensNumber = /^(?:[\dX(]|\p{Lu}{1,2}\d{0,2}[/-]\d)/u
/** "Application SI. No.": a serial number's letters, and no Roman one. */
const serialWord = /^S[I1|]\.?$/u
const numberWord = /^no[.:,]?/iu
/** An amount as rupees are grouped, worn commas read as points. */
const amount = /^\d{1,3}(?:[.,]\d{2})*[.,]\d{3}(?:[.,]\d{2})?(?:\/[-=]?)?[).,;]*$/u
/** What the rupee's sign is taken for where it stands apart; figures only where a cell begins with them. */
const signOfRupee = /^[A-Zz?&§%<€£¥¢]$/u
const figureOfRupee = /^[237]$/u
/** A rupee sign against an amount shows that a page prints them; "358,000" beside "₹4,00,000" is ₹58,000, as lakhs are grouped. */
const withSign = /^₹\d{1,2}(?:,\d{2})*,\d{3}/u
const signGlued = /^[2378](\d{2},\d{3}(?:\.\d{2})?(?:\/[-=]?)?[).,;]*)$/u
/** A table's rule is higher than the print beside it by this. */
const ruleHeight = 1.4
/** A blank is narrower than this, and cells stand further apart, in letter heights. */
const blank = 1
/** "I, Manjit Kaur": the first word of a statement, whose thin stroke is taken for a table's rule. */
const strokeForI = /^[|!l],$/u
const opensName = /^\p{Lu}\p{Ll}/u
/** "30'-0"" whose mark of feet was lost; a foot has twelve inches. */
const feetLost = /^(\(?\d{1,3})-(\d|1[01])(["”″][.,;:)]*)$/u
const feet = /^\(?\d{1,3}['’′][.,;:)]*$/u
/** "55', North-South 70"": beside feet so many inches are feet, whose mark is told twice. */
const asInches = /^(\(?(?:[2-9]\d|[1-9]\d\d))["”″]([.,;:)]*)$/u
/** "(60')" and "(70)", or "(707)" beside "(70)": a length in brackets whose mark was lost, or read as a figure. */
const inBrackets = /^\((\d{1,3}?)(['’′]?|7)\)([.,;]?)$/u
const bracketedFeet = /^\(\d{1,3}['’′]\)/u
/** "P.O. & P.S. Sadar" whose sign between was lost. */
const postOffice = /^P\.O\.$/u
const policeStation = /^P\.S\.?$/u
/** "20" wide road": ways are as wide as feet. */
const wideInches = /^(\(?\d{2,3})["”″]$/u
const ofWay = /^(?:wide|vide|broad|road|rd\.?|lane|passage|gali|rasta|street|pathway)[,.;:)]*$/iu
const opensQuote = /^["“]/u
const moneyWord = /^\W*(?:rs|inr)\.?$/iu
/** Accents that stains put on Latin letters; papers in English have none. */
const accented = /^[\p{Script=Latin}\p{N}\p{P}]*[À-ÖØ-öø-ž][\p{Script=Latin}\p{N}\p{P}]*$/u

function gapBetween(before: Word | undefined, word: Word, page: Page): number {
  if (!before?.level || !word.level || before.line !== word.line || word.size === 0) return Infinity
  return ((word.level.x - before.level.x - before.level.w) * page.width) / (word.size * page.height)
}

function withPlainMarks(text: string): string {
  const plain = accented.test(text) ? text.normalize('NFD').replace(/\p{M}/gu, '') : text
  // "Rc.N0.2425", "P.0. Sadar", and the line under a heading that joins its words: "party_(seller)"
  const words = plain
    .replace(/(?<![\p{L}\d])N0(?=\.)/gu, 'No')
    .replace(/(?<![\p{L}\d])(?<=\p{Lu}\.|P\.)0(?=\.)/gu, 'O')
    // "5.F. No. 160"
    .replace(/^5(?=\.F\.)/u, 'S')
    // "1.D.C.", the charge for infrastructure
    .replace(/(?<![\p{L}\d.])[1l|](?=\.D\.C\b)/u, 'I')
    // "+91-" before a mobile
    .replace(/^4(?=91[-–][6-9]\d{9}(?!\d))/u, '+')
    .replace(/(?<=\p{L})_+(?=[\p{L}(])/gu, ' ')
  const code = codeAsPrinted(words)
  // "07-09-1024": no paper is so old
  const dated = code.replace(/^(\d{1,2}[-/.]\d{1,2}[-/.])[137](?=0[0-3]\d\D*$)/u, (_, day: string) => `${day}2`)
  if (dated !== code) return dated
  // "13000:00": no time has so many hours
  if (/^\d{3,}:\d{2}$/u.test(code)) return code.replace(':', '.')
  // "7,500/~-": the dash that ends an amount
  return code.replace(/(?<=\d\/)[-=–—_]*~[-=–—_~]*(?=[).,;:]*$)/u, '-')
}

const isSlashed = (a: Word | undefined, b: Word): boolean => a?.text === '/' && a.line === b.line

/** "Second party. (purchaser). Smt. Rani": colons behind whom a name follows, and nothing between a party and its role. */
const roleInBrackets =
  /^\((?:seller|purchaser|buyer|vendor|vendee|lessee|lessor|transferee|transferor|owner|allottee|borrower|applicant)s?\)/iu
const endOfRole = new RegExp(String.raw`${roleInBrackets.source}\.$`, 'iu')
const ofParty = /^(?:part(?:y|ies))\.$/iu
const titled = /^(?:shri|sri|smt|mrs?|ms|dr|late|thiru|tmt|kumari)\.?$/iu
function roleAsPrinted(text: string, after: string): string {
  if (endOfRole.test(text) && titled.test(after)) return text.replace(/\.$/u, ':')
  return ofParty.test(text) && roleInBrackets.test(after) ? text.slice(0, -1) : text
}

/** Without the commas that specks put beside the slash between two languages: "उत्तर , / North". */
const withoutStrayCommas = (words: readonly Word[]): Word[] =>
  words.flatMap((word, at) => {
    if (!word.text.endsWith(',') || !(isSlashed(words[at + 1], word) || (word.text === ',' && isSlashed(words[at - 1], word))))
      return [word]
    return word.text === ',' ? [] : [{ ...word, text: word.text.slice(0, -1) }]
  })

/** What stands around a word on its line. */
interface Place {
  before: string
  after: string
  /** The line tells other lengths in feet. */
  besideFeet: boolean
  isQuoted: boolean
}

/** Lengths in brackets that a line tells with their marks, where one of them has its own. */
function bracketsOf(line: readonly Word[]): Map<string, string> {
  const told = line.flatMap(({ text }) => inBrackets.exec(text)?.slice(1, 3).join('').replace(/\D$/u, '') ?? [])
  if (!line.some(({ text }) => bracketedFeet.test(text))) return new Map()
  return new Map(
    line.flatMap(({ text }): [string, string][] => {
      const [, , , end = ''] = inBrackets.exec(text) ?? []
      const figure = /^\((\d{1,3})\)/u.exec(text)?.[1]
      const without = figure?.replace(/7$/u, '') ?? ''
      const length = figure && without.length > 1 && without !== figure && told.includes(without) ? without : figure
      return length ? [[text, `(${length}')${end}`]] : []
    }),
  )
}

/** A word with the marks of its print. */
function withOwnMarks(text: string, { before, after, besideFeet, isQuoted }: Place): string {
  if (strokeForI.test(text) && opensName.test(after)) return 'I,'
  if (serialWord.test(text) && numberWord.test(after)) return 'Sl.'
  const stop = shortForm.exec(text)?.[1]
  if (stop && opensNumber.test(after)) return `${stop}.`
  const plain = roleAsPrinted(withPlainMarks(text), after)
  if (wideInches.test(text) && ofWay.test(after)) return text.replace(wideInches, "$1'")
  if (postOffice.test(plain) && policeStation.test(after)) return `${plain} &`
  if (moneyWord.test(before)) return asPrinted(`₹${plain}`).slice(1)
  if (isQuoted) return plain
  return (besideFeet ? plain.replace(asInches, "$1'$2") : plain).replace(feetLost, "$1'-$2$3")
}

/** A recognised page with the marks of its print: full stops of short forms, rupee signs that stand apart, feet and inches, letters without accents. */
export function withMendedMarks(page: Page): Page {
  const words = withoutStrayCommas(page.words)
  const isRupee = (at: number): boolean => {
    const [word, next] = [words[at], words[at + 1]]
    if (!word || !next || !amount.test(next.text) || gapBetween(word, next, page) > blank) return false
    return signOfRupee.test(word.text) || (figureOfRupee.test(word.text) && gapBetween(words[at - 1], word, page) > blank)
  }
  /** "Floor rise | PLC": no higher than print, and no further from it than words are. */
  const isSlash = (at: number): boolean => {
    const [before, word, next] = [words[at - 1], words[at], words[at + 1]]
    if (word?.text !== '|' || !before?.level || !word.level || !next?.level) return false
    const height = Math.min(before.level.h, next.level.h)
    return word.level.h < ruleHeight * height && gapBetween(before, word, page) <= blank && gapBetween(word, next, page) <= blank
  }
  const linesWith = (pattern: RegExp): Set<number> => new Set(words.filter(({ text }) => pattern.test(text)).map(({ line }) => line))
  const [inFeet, quoted] = [linesWith(feet), linesWith(opensQuote)]
  const brackets = new Map([...Map.groupBy(words, ({ line }) => line)].map(([line, own]) => [line, bracketsOf(own)]))
  const beside = (at: number, line: number): string => (words[at]?.line === line ? (words[at]?.text ?? '') : '')
  const printsSigns = words.some(({ text }) => withSign.test(text))
  return {
    ...page,
    words: words.map((word, at) => {
      if (isRupee(at)) return { ...word, text: '₹' }
      if (isSlash(at)) return { ...word, text: '/' }
      const length = brackets.get(word.line)?.get(word.text)
      if (length) return { ...word, text: length }
      const glued = printsSigns ? signGlued.exec(word.text)?.[1] : undefined
      if (glued) return { ...word, text: `₹${glued}` }
      const before = at > 0 && isRupee(at - 1) ? 'Rs' : beside(at - 1, word.line)
      const place = { before, after: words[at + 1]?.text ?? '', besideFeet: inFeet.has(word.line), isQuoted: quoted.has(word.line) }
      const printed = withOwnMarks(word.text, place)
      return printed === word.text ? word : { ...word, text: printed }
    }),
  }
}
