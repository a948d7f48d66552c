import { wholeLength, lengthPattern } from '../../measures.ts'
import { clearSideWord } from './compass.ts'
import { ditto, isDitto, withoutDittos } from './dittos.ts'

/** What stands at a side: what lies there, and how long the side is. */
export interface Said {
  place: string
  length: string | null
}

const emptyPlace =
  /^(?:[^\p{L}\p{N}]*|n\.?\s?a\.?|nil|none|by|side|of|length|breadth|width|depth|total(?:ly)?|in\s+all|भुजा|माप|लम्बाई|लंबाई|चौड़ाई|as\s+(?:under|below|follows)|(?:is|are|was|measur\p{L}+)\b.*)$/iu
/** "South North" names a direction, and nothing that lies there. */
const directions = new RegExp(String.raw`^(?:${clearSideWord}|[EWNS])\s*(?:-|–|to|and|&|\/)?\s*(?:${clearSideWord}|[EWNS])$`, 'iu')
/** A road's width is told with the road, so that it is not the side's length. */
const way =
  /\b(?:road|rd|street|lane|gali|galli|gully|passage|marg|rasta|path|pathway|way|wide|width|drain|nala|nallah|canal|sadak|setback|corridor|leirak|ivr|vazhi|idavazhi|veedhi|vee?thi|bee?dh?i|salai|theru|sandhu|oni|kharanja|khadanja|chak\s?road|phirni|lampak|bylane|by-lane)\b|रास्ता|रस्ता|सड़क|सडक|रोड|गली|मार्ग|पथ|चौड़/iu
/** "40 ft - wide road" is one thing. */
const wayFirst = /^(?:wide|width|broad|चौड़)/iu
const lengthAfter = new RegExp(
  String.raw`^(?<place>.*?)[\s,;([–—-]*(?<by>(?:and\s+)?(?:(?:measuring|measures)(?:\s+there(?:on|at)?)?|admeasuring|having\s+(?:a\s+)?(?:length|side)\s+of|(?:for|to|over)\s+(?:an?\s+)?(?:length|extent|distance)\s+of|for|length|side)\s*(?:is|of|[:=-])?\s*)?(?<length>${lengthPattern})\s*(?<own>(?:on|along|at)\s+(?:this|that|its|the\s+said)\s+side\s*)?[)\]]?\s*\.?$`,
  'isu',
)
/** "Adj. to", before what lies there. */
const adjoining = String.raw`(?:adjoining(?:\s+to)?|abutting|adjacent\s+to|touching|adj\.?\s+to)\s+`
const lengthBefore = new RegExp(
  String.raw`^[\s([]*(?<length>${lengthPattern})\s*(?:[)\]]\s*[,:;–—-]*\s*|[,;:–—]\s*|\s-\s|\s*\/\s*|\s*(?=\(\p{L})|\s+(?:(?:wide|long)\s+)?(?:by(?!\s+lane)|along)\s+|\s+(?:(?:wide|long)\s+)?(?:and\s+)?(?=${adjoining}))(?:by\s+)?(?:${adjoining})?(?<place>\(?[\p{L}\d].*)$`,
  'isu',
)

/** "there is open space", "lies the road": what says no more than that it is there. */
const thereIs =
  /^(?:has\s+(?:the|an?)(?=\s)|there\s+(?:is|are|lies?|exists?|stands?)|(?:lies|exists|stands|is|are|runs|passes|goes)\s+(?=(?:the|an?|\d)\b)|(?:abuts|adjoins|touches|faces|opening|opens)\s+(?:on(?:to)?\s+|to\s+)?(?=\S))\s*[:,–-]?\s*/iu
/** "East side is adjoining to Plot No. 3": behind the verb of a sentence; "Adjoining Plot No. 3" is printed so. */
const isBeside = /^(?:is\s+)?(?:adjoining(?:\s+to)?|adjacent\s+to|abutting(?:\s+to)?|touching)\s+(?=\S)/u
/** "the road in the front": where somebody who stands before the house sees it. */
const whereabouts = /[\s,]+(?:in|at|on|to|towards?)\s+(?:its\s+|the\s+)?(?:front|back|rear|right|left)(?:\s+(?:hand\s+)?side)?[\s(]*$/iu

/** "house No. 4 adjoins it", "the road which": the verb between a place and its side. */
const adjoinsIt =
  /,?\s+(?:which|that)(?:\s+(?:lies|is|runs|passes|goes))?\s*$|\s+(?:which\s+)?(?:adjoins|abuts|touches|flanks|bounds)(?:\s+(?:it|the\s+same|(?:the|this|said)\s+(?:house|plot|land|property|site)))?\s*$/iu

/** "Plot 10, run 50 ft": what a length is called behind a place. */
const behindComma = /,\s*(?:run(?:ning)?|length|long|side|breadth|width)\s*$/iu

const trimmed = (text: string): string =>
  text
    .replace(/\s+/gu, ' ')
    .replace(/^\s*\(([^()]*)\)\s*$/u, '$1')
    .replace(/^[\s:=\-–—|),.;·_…]+/u, '')
    .replace(/^(?:by|the)\s*[:–-]?\s+(?=\S)/iu, (lead) => (/^by/iu.test(lead) ? '' : lead))
    .replace(thereIs, '')
    .replace(isBeside, '')
    .replace(
      /(?:[\s,;]+(?:on|(?<!(?:ft|feet|foot|['’′])\.?[\s-]*\d+(?:\.\d+)?\s)in|to|towards?|and|but|also|then|by|whereas|while|whilst|lastly|तथा|और|एवं))+(?:\s+the|\s+its)?[\s,]*$/iu,
      '',
    )
    .replace(/\s*\((?:\d{1,2}|[a-d]|i{1,3}v?)[.)]?\s*$|(?<!\([^()]*)\s*\b(?:\d{1,2}|[a-d]|i{1,3}v?)\)\s*$/u, '')
    .replace(/\s*\((?:(?:plot|flat|unit|land|site|building|property)\s+)?boundar(?:y|ies)\)?[\s.]*$/iu, '')
    .replace(whereabouts, '')
    .replace(adjoinsIt, '')
    .replace(behindComma, '')
    .replace(/\s+(?:(?:lies|lie|is|are)(?:\s+situated)?|स्थित(?:\s+है)?|है|hai)\s*$/u, '')
    .replace(/(?:[\s,;:.|(–—-]|(?<=\s)\/)+$/u, '')
    .trim()

/** A length in square brackets is the side's, even behind a road. */
const inBrackets = new RegExp(String.raw`^(?<place>.*[^\s,;[])\s*\[\s*(?<length>${lengthPattern})\s*\]$`, 'isu')

/** "Length 12.5 m", in a cell of its own. */
const ofLength = /^(?:(?:side\s+)?length|measur\p{L}+|side|width|size)\s*(?:of|is)?[\s:=–-]*(?=\d)/iu

/** Parts what is said of a side into its boundary and its length; null where nothing is said. */
export function saidOf(text: string): Said | null {
  if (isDitto(text)) return { place: ditto, length: null }
  const whole = trimmed(text)
  const length = wholeLength(whole.replace(ofLength, ''))
  if (length) return { place: '', length }
  const before = lengthBefore.exec(whole)?.groups
  if (before && !wayFirst.test(before['place'] ?? ''))
    return { place: placeIn(before['place'] ?? ''), length: (before['length'] ?? '').trim() }
  const bracketed = inBrackets.exec(text.replace(/\s+/gu, ' ').trim())?.groups
  if (bracketed) return { place: trimmed(bracketed['place'] ?? ''), length: (bracketed['length'] ?? '').trim() }
  const after = lengthAfter.exec(whole)?.groups
  const place = trimmed(after?.['place'] ?? '')
  if (after && place.length > 2 && (after['by'] || after['own'] || !way.test(place)) && !/\d\s*[x×*]$/iu.test(place))
    return { place, length: (after['length'] ?? '').trim() }
  return emptyPlace.test(whole) ? null : { place: whole, length: null }
}

function placeIn(text: string): string {
  const place = trimmed(text)
  return isPlace(place) ? place : ''
}

const setOff = new RegExp(
  String.raw`^(?<place>.*[^\s,;.…([–—-]\.?)[\s]*(?:[,;([–—-]|\.{2,}|…)\s*(?<length>${lengthPattern})\s*[)\]]?\s*\.?$`,
  'isu',
)
/** "Street 35'", where all other sides have their length so. */
const atEnd = new RegExp(String.raw`^(?<place>.*[^\s,;.…([–—-])[\s,;.…([–—-]*\s(?<length>${lengthPattern})\s*[)\]]?\s*\.?$`, 'isu')
/** "40'-0" House of Ram": a length that nothing parts from the place behind it. */
const inFront = new RegExp(String.raw`^[\s([]*(?<length>${lengthPattern})\s+(?<place>[\p{L}\d].*)$`, 'isu')
/** So many sides with a length say that the others have theirs in the same way. */
const fewestLengths = 2
/** So many sides that begin with a length make it theirs: "12 m road" alone is a road's width. */
const fewestInFront = 3

interface Parted<S> {
  one: S
  length: string
  place: string
}

/** Sides that all begin with a length, of which some are no roads: the length is the side's, though no mark parts it from the place. */
function withLengthsInFront<S extends Said>(said: readonly S[]): S[] {
  const parted = said.flatMap((one): Parted<S>[] => {
    const { length = '', place = '' } = (one.length === null ? inFront.exec(one.place)?.groups : undefined) ?? {}
    return place !== '' && !wayFirst.test(place) && isPlace(place) ? [{ one, length, place }] : []
  })
  const ofNoRoad = parted.filter(({ place }) => /^\d/u.test(place) || !way.test(place))
  if (parted.length < fewestInFront || ofNoRoad.length < fewestLengths) return [...said]
  return said.map((one) => {
    const parts = parted.find((other) => other.one === one)
    return parts ? { ...one, place: trimmed(parts.place), length: parts.length.trim() } : one
  })
}

/** No side of a plot is so short, while lanes are so wide. */
const widestLane = { feet: 20, metres: 6.1 }
const isLaneWide = (length: string): boolean =>
  Number.parseFloat(length.replace(/^\D+/u, '')) <= (/\d\s*m/iu.test(length) ? widestLane.metres : widestLane.feet)
const allSides = 4

/** "Leirak 8 ft" where no side but one or two such tells a length: how wide a lane is, by whatever word the place calls it. */
function withOwnWidths<S extends Said>(said: readonly S[]): S[] {
  const measured = said.filter(({ length }) => length !== null)
  const areWidths =
    said.length === allSides &&
    measured.length <= allSides / 2 &&
    said.every(({ place }) => place !== '') &&
    measured.every(({ length, place }) => isLaneWide(length ?? '') && !/\d/u.test(place))
  return areWidths
    ? said.map((one) => (one.length === null ? one : { ...one, place: `${one.place} ${one.length}`, length: null }))
    : [...said]
}

/** "Nala (75 feet)": a length in brackets at the end. */
const bracketedEnd = new RegExp(String.raw`^(?<place>.*[^\s,;(])\s*\(\s*(?<length>${lengthPattern})\s*\)?\s*\.?$`, 'isu')
/** Sides that all end with a length in brackets: it is theirs, behind a road or a drain too. */
function withLengthsBehind<S extends Said>(said: readonly S[]): S[] {
  const lengths = said.map((one) => bracketedEnd.exec(one.place)?.groups)
  const isAll = said.length > fewestInFront && said.every((one, at) => one.length !== null || lengths[at])
  return said.map((one, at) => {
    const { place = '', length = '' } = lengths[at] ?? {}
    return isAll && one.length === null && isPlace(place) ? { ...one, place: trimmed(place), length: length.trim() } : one
  })
}

/** Sides of one clause of which most have a length: there a road's last measure is the side's too, not its width. */
export function withLengthsAlike<S extends Said>(given: readonly S[]): S[] {
  const said = withLengthsBehind(withLengthsInFront(withOwnWidths(withoutDittos(given))))
  if (said.filter(({ length, place }) => length !== null && place !== '').length < fewestLengths) return [...said]
  const isAlmostAll = said.filter(({ length }) => length !== null).length >= fewestInFront
  return said.map((one) => {
    const parts = one.length === null ? (setOff.exec(one.place) ?? (isAlmostAll ? atEnd.exec(one.place) : null))?.groups : undefined
    return parts ? { ...one, place: trimmed(parts['place'] ?? ''), length: (parts['length'] ?? '').trim() } : one
  })
}

/** A bare measure, or an area. */
const aFigure = /^\d+\.\d+$|^(?:(?:totally|in\s+(?:all|total)|total(?:\s+area)?)\W*)?\d[\d,.]*\s*sq\b/iu

/** Whether a text can be what lies on a side: words, no heading and no sentence about something else. */
export const isPlace = (text: string): boolean =>
  /\p{N}|[\p{L}\p{M}]{3}/u.test(text.replace(/\./gu, '')) &&
  !emptyPlace.test(text) &&
  !directions.test(text) &&
  !aFigure.test(text) &&
  text.length <= 150

const cutOff = /\b(?:of|belonging\s+to|owned\s+by)(?:\s+(?:the|shri|smt|sri|mrs?|late)\.?)*$/iu
/** Whether a place has lost its end: "House of". */
export const isCutOff = (place: string): boolean => cutOff.test(place)
