import { fromFlow, type Candidate, type Paper } from '../../candidate.ts'
import { pinOf } from '../../pins.ts'
import { partCount, tidyAddress } from './tidy.ts'
import { isInSignature } from './told.ts'
import { allMatches } from '../../all-matches.ts'

const line =
  /(?<=^|\n)[^\S\n]*(?:[•*>-]\s*)?(?:(?:pata|add(?:ress|r)?|location|loc)\b[^\S\n]*[:=–-]+[^\S\n]*)?(?<led>(?:the\s+)?(?:house|home|flat|shop|property|prop|bungalow|plot|site|bldg|building)\s+(?:is\s+)?(?:at|in)\s+)?(?<address>(?:(?:(?:street|st|gali|galli|lane|ward|road)[^\S\n]+)?(?:no\b\.?|#)\s*)?[A-Z]{0,3}[^\S\n]?[-/]?\d[\w/-]*(?:,|[^\S\n])[^:=;\t\n]{8,140}?)[\s,–-]*\(?(?<pin>[1-9]\d{2}\s?\d{3})\)?[^\S\n]*\.?[^\S\n]*(?=\n|$)/giu
const ofOffice = /\b(?:bank|branch|office|ltd|limited|regd|finance|head|corporate|cin|ph|tel|rs|lacs?|lakhs?|dated|wrote)\b|@|₹/iu
const fewestParts = 2
const fewestWords = 5
/** A letterhead stands in the first lines. */
const headLines = 2
const building =
  /^\W*(?:no\.?\s*)?(?<code>[A-Z]{0,2}\s?-?\d{1,5}[A-Z]?)[\s,]+[^,]*\b(?:heights|apartments?|apts?|residenc(?:y|es)|towers?|flats|society|chsl?|arcade|enclave|complex)\b/iu

/** "601 Vrindavan Heights, Nr Vasna Rd, Vadodara 390015": of a mail that names no other place the one line that a number begins and a PIN ends. */
export function noteAddress(paper: Paper): Candidate[] {
  const { text } = paper.flow
  const found = allMatches(text, line).filter(({ groups }) => paper.kind === 'mail' || (paper.kind === 'other' && groups?.['led']))
  const told = found.filter((match) => {
    const address = match.groups?.['address'] ?? ''
    // a note has no commas: "house at gali no 4 anand nagar moga 142001"
    const isPlace =
      partCount(address) >= fewestParts || (match.groups?.['led'] !== undefined && address.split(/\s+/u).length >= fewestWords)
    const isHead = !paper.isChat && text.slice(0, match.index).split('\n').length <= headLines
    return !isHead && !ofOffice.test(address) && isPlace && !isInSignature(paper, match.index)
  })
  if (told.length === 0) return placedAt(paper)
  const [only, ...others] = told
  const { address = '', pin: printed = '' } = only?.groups ?? {}
  const pin = pinOf(printed)
  if (!only || others.length > 0 || !pin) return []
  const start = only.index + only[0].indexOf(address)
  const span = { start, end: start + address.length }
  const code = building.exec(address)?.groups?.['code']
  const place = fromFlow(paper, paper.flow, 'property_address_doc', tidyAddress(address), span, [
    'clause_loose',
    'address_ended',
    'checked',
  ])
  const pinAt = start + text.slice(start).indexOf(printed)
  return [
    place,
    fromFlow(paper, paper.flow, 'pincode', pin, { start: pinAt, end: pinAt + printed.length }, ['clause', 'shaped']),
    ...(code ? [{ ...place, key: 'flat' as const, value: code }] : []),
  ]
}

/** "their residential building at Araimile, Tura, Meghalaya 794101": a place without any number. */
const placed =
  /\b(?:[Pp]ropert(?:y|ies)|[Hh]ouse|[Bb]uilding|[Ff]lat|[Vv]illa|[Bb]ungalow|[Ll]and|[Pp]lot|[Ss]ite)\b(?:[^.;:\n]|\.(?=\d)|(?<=\b\p{L}{1,4})\.){0,60}?\s(?:at|in)\s+(?<address>\p{Lu}[^;:\n]{6,120}?)[\s,–-]*\(?(?:pin(?:\s*code)?[\s:.–-]*)?(?<pin>[1-9]\d{2}\s?\d{3})(?!\d)/gu
/** "Plot: No. 118, Anand Nagar B, Patiala 147004" */
const atNoun =
  /(?<=^|\n)[^\S\n]*(?<noun>[Pp]lot|[Hh]ouse|[Ff]lat|[Ss]ite|[Vv]illa)[^\S\n]*[:=][^\S\n]*(?<address>[^:=;\t\n]{10,140}?)[\s,–-]*\(?(?<pin>[1-9]\d{2}\s?\d{3})\)?[^\S\n]*\.?[^\S\n]*(?=\n|$)/gu
const ofLenders: ReadonlySet<Paper['kind']> = new Set<Paper['kind']>(['mail', 'loan_letter', 'other', 'form'])
const around = 30
const lives = /\b(?:resid(?:ing|es?|ents?|ence)|lives?|living|r\s*\/\s*o|works?|working|registered|regd|branch)\b/iu

/** The one place of a lender's note that words for a property lead to and a PIN ends. */
function placedAt(paper: Paper): Candidate[] {
  const { text } = paper.flow
  const found = ofLenders.has(paper.kind)
    ? [...allMatches(text, placed), ...allMatches(text, atNoun)].filter((match) => {
        const address = match.groups?.['address'] ?? ''
        return (
          !ofOffice.test(match[0]) &&
          !lives.test(text.slice(Math.max(0, match.index - around), match.index + match[0].length)) &&
          partCount(address) >= fewestParts &&
          !isInSignature(paper, match.index)
        )
      })
    : []
  const [only, ...others] = found
  const { address = '', pin: printed = '' } = only?.groups ?? {}
  const pin = pinOf(printed)
  if (!only || others.length > 0 || !pin) return []
  const start = only.index + only[0].indexOf(address)
  const pinAt = start + text.slice(start).indexOf(printed)
  const noun = /^no\b/iu.test(address) ? `${only.groups?.['noun'] ?? ''} ` : ''
  const tidied = tidyAddress(`${noun}${address}`)
  return [
    fromFlow(paper, paper.flow, 'property_address_doc', tidied, { start, end: start + address.length }, [
      'clause_loose',
      'address_ended',
      'checked',
    ]),
    fromFlow(paper, paper.flow, 'pincode', pin, { start: pinAt, end: pinAt + printed.length }, ['clause', 'shaped']),
  ]
}
