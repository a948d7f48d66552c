import { isOneApart } from '@parakh/contracts'
import { boxAround } from '../../ocr/geometry.ts'
import type { Box, Page, Word } from '../../ocr/model.ts'
import { fieldWords, isPrintedWord } from './field-words.ts'
import { endsCell, withNames } from './misread-names.ts'

/** Letters that worn print makes of one another; of a short word only these are forgiven. */
const alike: readonly string[] = [
  'ceoa',
  'il1tj|!f',
  'vyw',
  'nhurm',
  'b8h6',
  '0oqd',
  's5',
  'g9q',
  'ft',
  'hkb',
  'aso',
  'fep',
  'be8',
  'dol',
  'pr',
]
/** Whether worn print makes one letter of the other. */
export const areAlike = (a: string, b: string): boolean => alike.some((letters) => letters.includes(a) && letters.includes(b))

/** Words of so many letters are told with any one letter wrong, lost or added; shorter ones by letters alike alone. */
const longWord = 7
const shortWord = 4
/** Two words of a line that are one, of at least so many letters together. */
const joinedLength = 7

/** Short words of clauses and labels that have one misreading each. */
const shortWords: ReadonlyMap<string, string> = new Map([
  ['northem', 'northern'],
  ['southem', 'southern'],
  ['eastem', 'eastern'],
  ['westem', 'western'],
  ['norther', 'northern'],
  ['souther', 'southern'],
  ['easter', 'eastern'],
  ['wester', 'western'],
  ['bv', 'by'],
  ['hy', 'by'],
  ['0f', 'of'],
  ['ol', 'of'],
  ['oi', 'of'],
  ['t0', 'to'],
  ['tp', 'to'],
  ['1n', 'in'],
  ['1s', 'is'],
  ['1d', 'id'],
  ['n0', 'no'],
  ['tbe', 'the'],
  ['tne', 'the'],
  ['lhe', 'the'],
  ['aud', 'and'],
  ['anci', 'and'],
  ['smit.', 'smt.'],
  ['snt.', 'smt.'],
  ['srnt.', 'smt.'],
  ['smt1i.', 'smti.'],
  ['mi.', 'mr.'],
  ['shui', 'shri'],
  ['shr1', 'shri'],
  ['sr1', 'sri'],
  ['sr1.', 'sri.'],
  ['srl', 'sri'],
  ['sml.', 'smt.'],
  ['smf.', 'smt.'],
  ['shrl', 'shri'],
  ['shn', 'shri'],
  ['shr', 'shri'],
  ['snri', 'shri'],
  ['shii', 'shri'],
  ['ubs', 'UDS'],
  ['comer', 'corner'],
  ['fvt.', 'pvt.'],
  ['fvt', 'pvt'],
  ['pvi.', 'pvt.'],
  ['pvl.', 'pvt.'],
  // the stroke of a frame before it
  ['irs.', 'rs.'],
  ['lrs.', 'rs.'],
  ['|rs.', 'rs.'],
])

const byLength = new Map<number, string[]>()
for (const word of fieldWords) byLength.set(word.length, [...(byLength.get(word.length) ?? []), word])

/** Where two words begin to differ; their ends alone make other good words of the same stem: "developed" is no misread "developer". */
function differenceAt(a: string, b: string): number {
  let at = 0
  while (at < a.length && a[at] === b[at]) at += 1
  return at
}
const ending = 2

/** Words of so many letters are told with any two letters wrong: "Annlicant". */
const veryLong = 9
const lettersOff = (read: string, word: string): number => [...read].filter((letter, at) => letter !== word[at]).length

function isNear(read: string, word: string): boolean {
  const at = differenceAt(read, word)
  if (read.length === word.length && read.slice(at + 1) === word.slice(at + 1) && areAlike(read[at] ?? '', word[at] ?? '')) return true
  if (word.length < longWord || /\p{N}/u.test(read)) return false
  if (word.length >= veryLong && read.length === word.length && at < read.length - ending && lettersOff(read, word) <= 2) return true
  return at < Math.min(read.length, word.length) - ending && isOneApart(read, word)
}

const known = new Map<string, string | null>()
const mostKnown = 20_000

/** The one word of the field that a misread one can be, in small letters; null where there is none, or more. */
function meant(read: string): string | null {
  const asked = known.get(read)
  if (asked !== undefined) return asked
  if (known.size >= mostKnown) known.clear()
  const found = [-1, 0, 1].flatMap((more) => (byLength.get(read.length + more) ?? []).filter((word) => isNear(read, word)))
  const word = found.length === 1 ? (found[0] ?? null) : null
  known.set(read, word)
  return word
}

/** A word with the capitals of another one. */
export const shaped = (like: string, word: string): string => {
  const letters = like.replace(/[^\p{L}]/gu, '')
  if (letters.length > 1 && letters === letters.toUpperCase()) return word.toUpperCase()
  return /^\p{Lu}/u.test(like) ? word.charAt(0).toUpperCase() + word.slice(1) : word
}

/** A word as its paper will have printed it, where it is one of the field's with a letter or so misread. */
export function mendedWord(text: string): string {
  // "1D" and "1S" are units; what is misread so is small
  const lead = /^\.+(?=\p{Lu})/u.exec(text)?.[0] ?? ''
  const said = text.slice(lead.length)
  const short = shortWords.get(/^\d/u.test(said) ? said : said.toLowerCase())
  if (short) return lead + shaped(said, short)
  const [, before = '', core = '', after = ''] = /^([("'‘“[]*)([\p{L}\d|!][\p{L}\d|!]{2,}[\p{L}\d|!])([^\p{L}\d]*)$/u.exec(text) ?? []
  const small = core.toLowerCase()
  if (small.length < shortWord || isPrintedWord(small) || !/^\P{N}*\p{N}?\P{N}*$/u.test(small) || /\p{Ll}\p{Lu}/u.test(core)) return text
  const word = meant(small)
  return word ? `${before}${shaped(core, word)}${after}` : text
}

/** "1Northern": the number of a row against its label. */
const serial = /^\d{1,2}(?=\p{Lu}\p{Ll}{3})/u
const withoutSerial = (text: string): string => {
  const bare = text.replace(serial, '')
  return bare !== text && fieldWords.has(bare.toLowerCase().replace(/[^\p{L}]+$/u, '')) ? bare : text
}

const run = /^([("]?\p{L}{4,}[:.]?)(\d[\d,.]*\S*)$/u

/** "admeasuring83.33", "deposit48,800.00": a word and a figure whose blank was not seen, each with its share of the box. */
function partedFigure(word: Word): Word[] {
  const [, text = '', figure = ''] = run.exec(word.text) ?? []
  if (!fieldWords.has(text.toLowerCase().replace(/[^\p{L}]/gu, ''))) return [word]
  const share = text.length / (text.length + figure.length)
  const part = (box: Box | null, isFirst: boolean): Box | null =>
    box && { ...box, x: isFirst ? box.x : box.x + box.w * share, w: box.w * (isFirst ? share : 1 - share) }
  const half = (own: string, isFirst: boolean): Word => ({
    ...word,
    text: own,
    box: part(word.box, isFirst),
    level: part(word.level, isFirst),
  })
  return [half(text, true), half(figure, false)]
}

const ofUnit = /^(?:(?:flat|unit|apartment|shop)[.:]?|no[.:])$/iu
/** "Flat No. id" is 1D: no unit's number begins with a small letter. */
const unitNumber = /^[il|1]([a-h])([.,;:)]*)$/iu
const numbered = (text: string, before: string): string =>
  ofUnit.test(before) && !text.startsWith('I')
    ? text.replace(unitNumber, (_, letter: string, after: string) => `1${letter.toUpperCase()}${after}`)
    : text

const side = /^(?:North|South|West)[.,:)]*$/u
const fewestSides = 2
/** On a page that names other sides "Fast" is the East, whose second stroke was lost. */
const asSide = (text: string): string => text.replace(/^Fast(?=[.,:)]*$)/u, 'East')

const ofSide = /^(?:north|south|east|west)ern$/iu
const boundaryBegun = /^b(?!y\b|lock\b|ank\b|uild|y-?pass)\p{L}{1,7}[.,:]?$/iu

/** "Western bor": what a label of a side begins so is its boundary, however little of it was read. */
const asBoundary = (word: Word, before: Word | undefined, after: Word | undefined): string =>
  before?.line === word.line && endsCell(word, after) && ofSide.test(before.text) && boundaryBegun.test(word.text)
    ? shaped(word.text, 'boundary')
    : word.text

/** Small words of their own, which stand beside others on purpose: "built up", "land owner". */
const apartWords = new Set(['up', 'land', 'built'])
const fewestOfPart = 2

/** Two parts of one word: "bound" and "ary". */
function isParted(a: Word, b: Word): boolean {
  const [first, second] = [a.text.toLowerCase(), b.text.toLowerCase().replace(/[^\p{L}]+$/u, '')]
  const whole = first + second
  return (
    second.length >= fewestOfPart &&
    whole.length >= joinedLength &&
    a.line === b.line &&
    a.cell === b.cell &&
    fieldWords.has(whole) &&
    ![first, second].every((part) => isPrintedWord(part) || apartWords.has(part))
  )
}

const surelyRead = 0.85
const longestName = 9
const inQuotes = /^["“‘]\p{Lu}\p{Ll}{2}/u
const asName = /^\p{Lu}\p{Ll}{2,}$/u
/** A word of a name beside another one: no word of labels and clauses. */
const isNameBeside = (word: Word, other: Word | undefined): boolean =>
  other !== undefined &&
  !endsCell(word, other) &&
  asName.test(other.text) &&
  other.conf >= surelyRead &&
  !isPrintedWord(other.text.toLowerCase())

const titles: ReadonlySet<string> = new Set(['shri', 'sri', 'smt.', 'smti.', 'mr.'])
const isTitle = (text: string): boolean => titles.has(shortWords.get(text.toLowerCase()) ?? '')

/** "known as “Arpa Greens”", "Arpa Nirman LLP": what is surely read behind a quotation mark or before a name is a name of its own, however near to a word of the field. */
const isOwnName = (word: Word, after: Word | undefined): boolean =>
  word.conf >= surelyRead &&
  // no name is so near to a word so long
  mendedWord(word.text).length < longestName &&
  // "Shn Swamy Prabhakar" begins with his title
  !isTitle(word.text) &&
  (inQuotes.test(word.text) || (asName.test(word.text) && isNameBeside(word, after)))

/** A page that was recognised, with the words of the field as they were printed. */
export function withMendedWords(page: Page): Page {
  const words: Word[] = []
  const sides = new Set(page.words.filter(({ text }) => side.test(text)).map(({ text }) => text.replace(/\P{L}/gu, '')))
  const read = page.words.flatMap(partedFigure)
  for (const [at, word] of read.entries()) {
    const before = words.at(-1)
    if (before && isParted(before, word)) {
      const [box, level] = [boxAround([before.box, word.box]), boxAround([before.level, word.level])]
      words[words.length - 1] = { ...before, text: before.text + word.text, conf: Math.min(before.conf, word.conf), box, level }
      continue
    }
    const unit = numbered(word.text, before?.line === word.line ? before.text : '')
    const text = isOwnName(word, read[at + 1])
      ? word.text
      : unit === word.text
        ? mendedWord(withoutSerial(sides.size >= fewestSides ? asSide(word.text) : word.text))
        : unit
    words.push(text === word.text ? word : { ...word, text })
  }
  const mended = words.map((word, at) => {
    const text = asBoundary(word, words[at - 1], words[at + 1])
    return text === word.text ? word : { ...word, text }
  })
  return { ...page, words: withNames(mended) }
}
