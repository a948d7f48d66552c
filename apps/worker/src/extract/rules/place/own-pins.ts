import { fromFlow, type Candidate, type Paper } from '../../candidate.ts'
import { isBuildersPaper } from '../../kinds/paper-kind.ts'
import { readingOdds } from '../../model.ts'
import { pinOf, pinsPrinted } from '../../pins.ts'
import { pinsBehindStates } from './ends.ts'
import { unitIn } from './premises.ts'
import type { ToldAddress } from './told.ts'

/** Words of which many addresses have one. */
const common =
  /^(?:flat|unit|plot|house|shop|road|near|opposite|society|nagar|colony|village|gram|taluka?|tehsil|district|dist|building|floor|phase|sector)$/iu
/** So many names in common make two addresses one. */
const alikeFrom = 3
/** So much surer the property's own address must be, in log odds. */
const surerBy = 1

const tokens = (address: string): string[] => address.toLowerCase().match(/[\p{L}\p{M}\p{N}/-]+/gu) ?? []

/** Whether two addresses may be of one place: they share a number, or names beyond the town and the state. */
function mayBeOne(a: string, b: string): boolean {
  const [own, other] = [tokens(a), new Set(tokens(b))]
  const shared = [...new Set(own)].filter((token) => other.has(token))
  return shared.some((token) => /\d/u.test(token)) || shared.filter((token) => token.length > 3 && !common.test(token)).length >= alikeFrom
}

/** Whether two addresses are of places with numbers of their own: a society's plot, and that of a flat elsewhere. */
function numbersDiffer(a: string, b: string): boolean {
  const numbers = (address: string) => tokens(address).filter((token) => /\d/u.test(token))
  const [own, other] = [numbers(a), numbers(b)]
  return own.length > 0 && other.length > 0 && !own.some((token) => other.includes(token))
}

const isAtHead = ({ candidate }: ToldAddress): boolean => candidate.signs.includes('address_letterhead')
const tellsUnit = ({ candidate }: ToldAddress): boolean => unitIn(String(candidate.value)) !== null

/** "Vastu Home Loans, Scheme No. 54": a lender with its office; "Opp. Canara Bank" is a landmark. */
const withLender =
  /(?:^|,)\s*(?!(?:opp|nr|near|behind|beside|above|next|adj|b\/h)\b)(?:[\p{L}&.]+\s+){0,4}(?:loans|finance|bank)(?:\s+(?:ltd|limited)\b\.?)?\s*,/iu

/** Beside the address of an office stand its telephone, its site or its registration. */
const contact = /(?:\b(?:ph|phone|tel|mob|mobile|fax|rera|cin|gstin?|www|e-?mail)\b|@|\b0\d{2,4}[-\s]\d{5,8}\b)/iu
function hasContact({ candidate, pin }: ToldAddress): boolean {
  const { text, words } = candidate.paper.flow
  const last = words.findLast(({ word }) => candidate.words.includes(word) || pin?.words.includes(word))
  return last !== undefined && contact.test(text.slice(last.end).split('\n', 1)[0] ?? '')
}

/** Addresses without that of a builder's office, which may be in a flat: it stands at the head with his telephone, and the property is told below. */
export const withoutBuildersOffice = <T extends ToldAddress>({ kind }: Paper, told: readonly T[]): T[] =>
  told.filter((one) => !(isBuildersPaper(kind) && isAtHead(one) && hasContact(one) && told.some((other) => !isAtHead(other))))

/** How sure an address is by itself: a PIN behind it says that it is an address, not whose. */
const oddsWithoutPin = (candidate: Candidate): number =>
  readingOdds({ ...candidate, signs: candidate.signs.filter((sign) => sign !== 'checked') })

/** Addresses without the PIN of a broker's, a lender's or a writer's office: of another place, where a surer one is the property's. */
export function withoutOthersPins(told: readonly ToldAddress[], labelled: readonly Candidate[]): ToldAddress[] {
  const all = [...labelled, ...told.map(({ candidate }) => candidate)]
    .filter(({ key }) => key === 'property_address_doc')
    .map((candidate) => ({ address: String(candidate.value), odds: oddsWithoutPin(candidate) }))
  return told.map((one) => {
    if (!one.pin || one.candidate.signs.includes('address_schedule')) return one
    const [address, odds] = [String(one.candidate.value), oddsWithoutPin(one.candidate)]
    const isWriters =
      isAtHead(one) &&
      !tellsUnit(one) &&
      told.some((other) => other.pin && numbersDiffer(String(other.candidate.value), address) && (!isAtHead(other) || tellsUnit(other)))
    const isOthers =
      isWriters ||
      (isAtHead(one) && !tellsUnit(one) && hasContact(one)) ||
      withLender.test(address) ||
      all.some((other) => other.odds - odds > surerBy && !mayBeOne(other.address, address))
    return isOthers ? { ...one, pin: null } : one
  })
}

/** What was told of somebody: the PIN behind it is that of a home. */
export const homeBefore =
  /(?:\b(?:r\s*\/\s*[oa]t?|resid\p{L}+|(?:registered|regd\.?|corporate|head)\s+office|place\s+of\s+business|aged?|(?<!\b(?:property|site|unit|flat|house|plot|premises|project|security|collateral)\s)address(?!\s+of)|pan|[swd]\s*\/\s*o|(?:executing|claiming)\s+part(?:y|ies))\b|पत्ता|पता|निवासी|वय|पक्षकार)(?!.*(?:\b(?:property|schedule|flat|unit|plot|survey|situated)\b|मिळकत|सदनिका))/isu
export const homeReach = 180

/** "Subject: Allotment of a flat in Sector 28, Rohtak 124001": of a builder's or an authority's letter the one PIN of what it is about. */
function subjectPin(paper: Paper): Candidate[] {
  const { text } = paper.flow
  const said = isBuildersPaper(paper.kind) ? subjectLine.exec(text) : null
  const pins = said
    ? pinsPrinted(said[0]).filter(({ 0: printed, index }) => pinOf(printed) && behindPlace.test(said[0].slice(0, index)))
    : []
  const [match] = pins
  if (!said || !match || pins.length > 1) return []
  const span = { start: said.index + match.index, end: said.index + match.index + match[0].length }
  return [fromFlow(paper, paper.flow, 'pincode', pinOf(match[0]) ?? '', span, ['clause', 'shaped'])]
}
/** A number of a customer or a file is no PIN. */
const behindPlace =
  /(?<!\b(?:id|nos?|ref|number|code|form|customer|application|appl|booking|unit|file|receipt)[\s.,:–-]*)(?<=[\p{L}\d)][\s,.:–-]*(?:pin(?:\s*code)?[\s:.–-]*)?)$/iu
/** A letter's subject, with the line that it may go on in. */
const subjectLine =
  /(?<=^|\n)[^\S\n]*sub(?:ject)?\b[^\S\n]*[:.–-][^\n]{10,220}(?:\n(?!\s*(?:ref|dear|sir|madam|respected|your|this|we|\d{1,2}[.)])\b)[^\n:]{4,160})?/iu

/** "Pincode of the property 641012". */
const saidOfProperty =
  /\bpin(?:\s*-?\s*code)?\s+(?:nos?\b\.?\s+)?(?:of|for)\s+(?:the\s+)?(?:(?:said|schedule|scheduled|above)\s+)?(?:property|site|house|flat|land|plot|area|locality|place|village|colony|project|society)\s*(?:is\b)?[\s:=–-]*(?<pin>[1-9]\d{2}\s?\d{3})(?!\d)/iu
export function propertysPin(paper: Paper): Candidate[] {
  const match = saidOfProperty.exec(paper.flow.text)
  const pin = pinOf(match?.groups?.['pin'] ?? '')
  return match && pin
    ? [fromFlow(paper, paper.flow, 'pincode', pin, { start: match.index, end: match.index + match[0].length }, ['clause', 'shaped'])]
    : []
}

const ofLand: ReadonlySet<Paper['kind']> = new Set<Paper['kind']>(['deed', 'lease', 'mutation'])
/** "Lease rent Rs. 750 a year. Pin 462042": at a label that follows no address. */
const standsAlone = /(?:^|[.;]\s+|\n)\s*(?:pin(?:\s*-?\s*code)?|पिन(?:\s*कोड)?)(?:\s+no\.?)?[\s:.–-]*$/iu

const townNamed = /\b(?:dist(?:rict|t)?|tal(?:uka?)?|tehsil|city|town|village)\b\.?\s+(?:&\s+|and\s+)?(?:dist(?:rict|t)?\b\.?\s+)?$/iu
/** "Nashik 422003" on a line of its own: the town that the schedule named. */
function isBehindTown(text: string, { start, end }: { start: number; end: number }): boolean {
  if (!/^[\s.]*(?:\n|$)/u.test(text.slice(end, end + 8))) return false
  // the line above is no sentence that goes on
  const town = /(?:^|[^,]\n)[^\S\n]*(?<town>\p{Lu}[\p{L}.]+(?:\s\p{Lu}[\p{L}.]+)?)[\s,–-]*$/u.exec(
    text.slice(Math.max(0, start - 40), start),
  )?.groups?.['town']
  return (
    town !== undefined &&
    text
      .slice(0, start - town.length)
      .split(town)
      .slice(0, -1)
      .some((before) => townNamed.test(before.slice(-40)))
  )
}

/** The one PIN of a paper of land, where it stands by itself. */
function lonePin(paper: Paper): Candidate[] {
  const { text } = paper.flow
  const pins = pinsPrinted(text).flatMap((match) => {
    const pin = pinOf(match[0])
    return pin ? [{ pin, start: match.index, end: match.index + match[0].length }] : []
  })
  const [one] = pins
  const isOne = new Set(pins.map(({ pin }) => pin)).size === 1
  return one &&
    isOne &&
    ofLand.has(paper.kind) &&
    (standsAlone.test(text.slice(Math.max(0, one.start - 24), one.start)) || isBehindTown(text, one)) &&
    !homeBefore.test(text.slice(Math.max(0, one.start - homeReach), one.start))
    ? [fromFlow(paper, paper.flow, 'pincode', one.pin, one, ['clause_loose', 'shaped'])]
    : []
}

const ofProperty = /\b(?:schedule|flat|apartment|unit|plot|site|house|property|premises|land)\b/iu
const ofArea = /\barea\b|\bsq\b/iu
const measureReach = 60
/** "… (the Second Party).": behind it no home is told. */
const partyEnd = /\)\s*\.\s*(?=\p{Lu})/u
const measuredBehind =
  /^[\s,.;:-]*(?:and\s+)?(?:with\b|having\b|(?:ad)?measuring\b|containing\b|together\b|super\b|built|carpet|area\b|extent\b|total\b|of\s+\d|\d)/iu

/** "… puram Road, Chennai, Tamil Nadu - 600004, measuring 1,870 sq. ft.": the PIN of a property whose address cannot be read; one alone, and no home's. */
function pinOfMeasured(paper: Paper): Candidate[] {
  const { text } = paper.flow
  const pins = pinsBehindStates(text).filter(({ start, end }) => {
    const before =
      text
        .slice(Math.max(0, start - homeReach), start)
        .split(partyEnd)
        .at(-1) ?? ''
    const behind = text.slice(end, end + measureReach)
    return measuredBehind.test(behind) && (ofProperty.test(before) || ofArea.test(behind)) && !homeBefore.test(before)
  })
  const [one] = pins
  return one && new Set(pins.map(({ pin }) => pin)).size === 1
    ? [fromFlow(paper, paper.flow, 'pincode', one.pin, one, ['clause_loose', 'shaped'])]
    : []
}

/** The property's PIN where no address has one. */
export const pinsApart = (paper: Paper): Candidate[] => [...subjectPin(paper), ...lonePin(paper), ...pinOfMeasured(paper)]
