import type { Candidate, Paper, Sign } from '../../candidate.ts'
import { isLoanPaper } from '../../kinds/paper-kind.ts'
import { reachFrom } from './reach.ts'
import { partCount, tidyAddress } from './tidy.ts'
import type { ToldAddress } from './told.ts'
import { allMatches } from '../../all-matches.ts'

/** An address that begins with the number of a home, and no word that says so: "201, Aarohi Crest", "No. 11D, Padma Flats". */
export interface BareUnit extends ToldAddress {
  /** The number, where a building and no street stands behind it. */
  code: string | null
}

const code = String.raw`(?:(?:no|#)\b\.?\s*)?(?<code>[a-z]{0,2}\d{0,2}\s?-?\s?\d{1,4}[a-z]?),\s+(?=["“‘']?\p{L}|\d{1,3}(?:st|nd|rd|th)\b)`
/** What is sold, let, allotted, handed over or charged stands behind these. */
const openers = String.raw`(?:(?:allot(?:ted|ment)?|sell|sold|let|leased?|mortgaged?|charge|conveyed?|buys?|bought|purchased?|acquired?|possession|letter|certif(?:y|ied)\s+that|handed\s+over)(?:\s+(?:to\s+(?:you|him|her|them)|letter|unto\s+the\s+\p{L}+))?\s*(?:,|\b(?:of|for|over|on)\b)?\s*(?:the\s+(?:flat|home|house|unit|property)\s*[:,]?\s*)?|\bschedule\s*[-–]?\s*['"‘“]?[b2]['"’”]?(?:\s+property)?\s*[:–-]+\s*)`
const told = new RegExp(String.raw`(?<![\p{L}])${openers}${code}`, 'giu')
/** "The collateral is land and building of 4,356 sq ft at No. 77, Mettur Road": where it lies. */
const lies = new RegExp(
  String.raw`\b(?:collateral|security|property|house|building|premises)\b[^.;:\n]{0,60}?\b(?:at|in)\s+(?=(?:no\b\.?|#)\s*\d)${code}`,
  'giu',
)
/** "The Vendor is entitled to No. 12A, Rose Court": what its owner sells. */
const owned = new RegExp(
  String.raw`\b(?:entitled\s+to|(?:absolute\s+|sole\s+|lawful\s+|present\s+)*owners?\s+of|owns|seised\s+(?:and\s+possessed\s+)?of|possess(?:es|ed\s+of)|holds)\s+(?:the\s+(?:flat|home|house|unit|property|apartment)\s*(?:at|bearing)?\s*)?(?=(?:no\b\.?|#)\s*[a-z\d])${code}`,
  'giu',
)
/** At the start of a line, before a mark or the next cell. */
const label = String.raw`(?:^|\n)(?:\d{1,2}[.)]?\s+)?[^\n\t:,]{0,24}\b(?:premises|propert(?:y|ies)|locality|location|security|collateral|door\s+no\.?|situat(?:ed|ion))(?:[^\n\t:,]{0,24})?(?:\t|\s*[:–-]|(?:\s\.){2,})[\s:.]*`
const labelled = new RegExp(String.raw`${label}${code}`, 'giu')

/** A street, a colony or a part of a town: what stands before it is a house's number or a site's. */
const street =
  /^[^,]*\b(?:cross|main|roa?d|rd|street|st|lane|marg|gali|nagar|colony|layout|sector|block|ward|extension|wadi|mohalla|bazaa?r|chowk)\b/iu
const fewestParts = 4
const unfinished = /(?:,|[-–/]|\bnos?\.?)\s*$/iu

function unitAt(paper: Paper, start: number, of: string, signs: readonly Sign[]): BareUnit[] {
  const reach = reachFrom(paper, start, 0)
  const value = tidyAddress(reach.text)
  if (!reach.complete || partCount(value) < fewestParts) return []
  const behind = reach.text.slice(reach.text.indexOf(',') + 1).trim()
  const candidate: Candidate = {
    key: 'property_address_doc',
    value,
    words: reach.words,
    signs: [...signs, 'address_ended', ...(reach.pin ? (['checked'] as const) : [])],
    paper,
  }
  return [{ candidate, pin: reach.pin, code: street.test(behind) ? null : of }]
}

/** Addresses of homes that only their number begins, where a clause or a label says that they are what the paper deals with. */
export function bareUnits(paper: Paper): BareUnit[] {
  const { text } = paper.flow
  const found = (pattern: RegExp, signs: readonly Sign[]) =>
    allMatches(text, pattern).flatMap((match) => {
      const number = match.groups?.['code'] ?? ''
      // the next cell of a table is another matter, and below "Khatian No." stands the number of that
      if ((pattern === told && match[0].includes('\t')) || unfinished.test(text.slice(0, match.index))) return []
      const start = match.index + match[0].lastIndexOf(number)
      const no = /(?:no|#)\b\.?\s*$/iu.exec(text.slice(match.index, start))?.[0].length ?? 0
      return unitAt(paper, start - no, number, signs)
    })
  return [
    ...found(told, ['address_sold']),
    ...found(owned, ['address_sold']),
    ...(isLoanPaper(paper.kind) ? found(lies, ['address_sold']) : []),
    ...found(labelled, ['label_loose']),
  ]
}
