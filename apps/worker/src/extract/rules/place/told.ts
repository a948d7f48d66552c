import type { Candidate, Paper, Sign } from '../../candidate.ts'
import { subjectOf, type Subject } from '../../labels/label-fields.ts'
import { meaningOfLabel, readsLikeLabel } from '../../labels/label-words.ts'
import { firmName } from '../../names/firm-names.ts'
import { titledNames } from '../../names/names.ts'
import type { PaperKind } from '../../kinds/paper-kind.ts'
import { pinsPrinted } from '../../pins.ts'
import { nextMail } from '../contact/spans.ts'
import { scheduleSign } from '../schedules.ts'
import { premise, startOfAddress } from './premises.ts'
import { reachFrom, type Reach } from './reach.ts'
import { partCount, tidyAddress } from './tidy.ts'
import { toldApart } from './told-apart.ts'
import { withUnitBefore } from './units-before.ts'
import { allMatches } from '../../all-matches.ts'

/** Behind the end of a mail or a letter stands its writer's office. */
const farewell =
  /(?:^|\n)[^\S\n]*(?:(?:with\s+)?(?:warm|kind|best)?\s*(?:thanks|regards|rgds)(?!\s+(?:for|to)\b)|yours\s+(?:faithfully|truly|sincerely))[^\n]{0,24}(?=\n)/giu
const signatureReach = 320
const lettersWritten: ReadonlySet<PaperKind> = new Set<PaperKind>(['mail', 'loan_letter', 'allotment', 'possession'])
const ofPaper = /\b(?:propert(?:y|ies)|collateral|security|schedule|annexure|site|details|particulars)\b/iu

/** Whether a place in a letter stands in its signature. */
export const isInSignature = ({ kind, flow: { text } }: Paper, start: number): boolean =>
  lettersWritten.has(kind) &&
  allMatches(text.slice(Math.max(0, start - signatureReach), start), farewell).some((match) => {
    const between = text.slice(Math.max(0, start - signatureReach) + match.index, start)
    return !ofPaper.test(between) && !nextMail.test(between)
  })

/** An address of the property found in the text, with its PIN. */
export interface ToldAddress {
  candidate: Candidate
  pin: Reach['pin']
}

const personsHome =
  /(?:\b(?:r\s*\/\s*[oa]|residing\s+(?:at|in)|residents?\s+of|living\s+(?:at|in)|lives?\s+(?:at|in)|residence|(?:regd|registered|corporate|corp|head|site|sales|branch|marketing|admin\w*)\.?\s+office|office\s+(?:is\s+)?at|(?:its|the)\s+office\s+at|branch|c\s*\/\s*o|correspondence|communication|permanent\s+address|present\s+address|current\s+address|home\s+address|office\s+address|both\s+of|firm\s+of|company\s+of|inhabitants?\s+of|age\s*:?\s*\d+\s*,?\s*address|निवासी|पता)\b|निवासी)\s*[:,.–-]*\s*(?:\w+\.?\s+){0,3}$/iu
const parentage =
  /(?:\b[swd]\s*\/\s*o\b|\b(?:son|wife|daughter)\s+of\b|\baged\b|\bPAN\b)(?:(?!\b(?:gift|settles?\b|donat|relinquish|sell|sold|sale|purchase|buy|allot|owner|possession|schedule|property|bearing|mortgage|respect|mutation|subject|demis|convey|grant|transfer|hereinafter|called|assign|dues|paid|paying|book|clear|pattadar|khatedar|raiyat|holds|holder|covered|land|construct|erect|build|permi|develop)\w*|\bha(?:s|ve|d)\b|\b(?:my|our|hereby)\b|\blets?\b|\bleases?\b|\(the\b|\.{3})[^:;\t]){0,110}$/iu
const sideBefore =
  /\bbounded\s+\(?[EWNS]\)?\s*[:-][^\n,]{0,12}$|\b(?:east|west|north|south)(?:ern|wards?)?\b(?!\s+(?:side\s+)?(?:half|part|portion)\b)[^\n;]{0,24}$|(?:पूर्व|पश्चिम|उत्तर|दक्षिण)(?![\p{L}\p{M}])(?!\s+प्रदेश)[^\n;।]{0,24}$|(?:^|[\n\t:;,.]\s*)\s*\(?[EWNS]\)?\s*[:-][^\n,]{0,12}$/iu
const scheduleHead =
  /\b(?:schedule|property\s+sold|(?:property|land|plot)\s+description|description\s+of\s+(?:the\s+)?(?:property|premises)|details\s+of\s+(?:the\s+)?(?:property|plot|flat|unit)|particulars\s+of\s+(?:the\s+)?(?:plot|property|flat|unit)|all\s+that|property\s*[:–-]|अनुसूची)|\bthe\s+property\s*\n/giu
const soldBefore =
  /\b(?:visit|sell|sells|sold|sale|purchase[sd]?|buy|buys|acquire|allot\w*|possession|owner|owns|mortgage|property|bearing|valuation|unit|loan|takes?|premises|demise[sd]?|lease[sd]?|lessees?\s+of|gift(?:s|ed)?|grant\w*|transfer\w*|mutat\w*|kh?ath?a|construct\w*|site|situated|located|security|collateral)\b[^.;]{0,110}$/iu
const scheduleReach = 420
const letterheadRows = 5

/** "To, 12, MG Road", "To The Manager": in "to inform that you" it begins a verb. */
const addresseeLine = /^(?:to|To|TO)\s*(?:[,:]|$)|^(?:To|TO)\s+(?=\p{Lu}|the\b|M\/s)/u

/** Under a person's name, or in the head of a letter, stands where that person lives. */
function belongsToPerson(text: string, start: number): boolean {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1
  const above =
    text
      .slice(Math.max(0, lineStart - 160), lineStart)
      .split('\n')
      .filter((line) => line.trim() !== '')
      .at(-1) ?? ''
  const ownLine = text.slice(lineStart, start).trim()
  const isNamed = titledNames(above).length > 0 || /^\s*to\b[\s,:.]*$|^\s*m\s*\/\s*s\b/iu.test(above)
  if (ownLine === '' && above.length < 90 && isNamed) return true
  return addresseeLine.test(ownLine) && !/\bproperty\b/iu.test(ownLine)
}

const othersAddress: ReadonlySet<Subject | null> = new Set<Subject | null>([
  'applicant',
  'co',
  'owner',
  'seller',
  'developer',
  'bank',
  'other',
])
const labelEnd = /\s*(?:[:=]+\s*[-–]?|\t[\s:]*|\s[-–—]+\s)\s*$/u

/** What an address stands at, where its line or the cell before it ends as a label does. */
function labelBefore(text: string, start: number): string {
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start)
  return labelEnd.test(line) ? (line.replace(labelEnd, '').split('\t').at(-1) ?? '') : ''
}

/** Whether the label that an address stands at names somebody: "Address of the seller", "पत्राचार का पता"; null where it does not tell. */
function isAtOthersLabel(label: string): boolean | null {
  const { meanings } = meaningOfLabel(label)
  const isOthers = othersAddress.has(subjectOf(label))
  if ((meanings.has('address') || meanings.has('residence')) && isOthers) return true
  return readsLikeLabel(label) && subjectOf(label) === 'property' ? false : null
}

/** A number that is told of somebody between parentage and home. */
const ownNumber =
  /\b(?:cell|mob(?:ile)?|ph(?:one)?|tel|contact|aadhaa?r|pan|uid)\b\.?\s*(?:nos?\b\.?)?\s*[:.–-]+\s*[+\dX*][\dX*\s-]{7,15}/giu

/** A full stop at the end of a line ends what was told of somebody. */
const paragraphBefore = /^[\s\S]*\p{L}{5}\.\s*\n|^[\s\S]*\n\s*(?:The|This|Your|It|Permission|Whereas)\s|^[\s\S]*\d{10}\.\s*\n/u

/** "Plot No. 118, Block F, …" over "Total area of plot: 220 sq. m.": a line of its own, which the next one measures. */
const overItsArea =
  /^\n[^\S\n]*(?:plot|site|flat|house)\b[^\n:\t]{12,160}\n[^\S\n]*(?:total\s+)?(?:(?:land|plot|site)\s+)?(?:area|extent|size)\b[^\n\d]{0,24}\d/iu
const areaReach = 260

function isPersons(text: string, start: number): boolean {
  const atLabel = isAtOthersLabel(labelBefore(text, start))
  if (atLabel !== null) return atLabel
  if (overItsArea.test(text.slice(Math.max(0, start - 1), start + areaReach))) return false
  // another cell is another matter
  const reach = text
    .slice(Math.max(0, start - 130), start)
    .replace(paragraphBefore, '')
    .replace(ownNumber, ' ')
    .replace(/[^\S\t]+/gu, ' ')
  // a PIN ends the home that was told before
  const home = pinsPrinted(reach).at(-1)
  const before = home ? reach.slice(home.index + home[0].length) : reach
  if (/\bowners?\s+of\s*(?:\w+\s+){0,4}$/iu.test(before)) return false
  return (
    personsHome.test(before) ||
    parentage.test(before) ||
    sideBefore.test(text.slice(Math.max(0, start - 60), start)) ||
    belongsToPerson(text, start)
  )
}

const letterheadEnd = (text: string): number => {
  let at = -1
  for (let row = 0; row < letterheadRows; row += 1) {
    const next = text.indexOf('\n', at + 1)
    if (next < 0) break
    at = next
  }
  return at
}

/** "Bhavan Sankhya: 441/7, …": what a record tells at a label, and no office's letterhead. */
const numberLabelled = /^\p{L}+(?:\s\p{L}+)?\s+(?:nos?|number|sankhya|kramank)\b\.?\s*:/iu

/** Who brings sellers and buyers together prints that on the head of his papers: "X PROPERTY CONSULTANTS". */
const agents =
  /\b(?:property|properties|real\s*estate|estate|land)\s+(?:consultan(?:ts?|cy)|agen(?:ts?|cy)|brokers?|dealers?|advis(?:ors?|ers?|ory)|links?|point)\b/iu
/** "X Constructions" over an address says nothing of a dealing with it. */
const withoutFirms = (before: string): string =>
  before
    .split('\n')
    .filter((line) => (firmName(line) === null && !agents.test(line)) || /\bM\/s\b|[,;]/u.test(line))
    .join('\n')

/** "भूखण्ड संख्या 44, … का नामान्तरण": what an office says of it, in the word order of Hindi. */
const mutatedBehind = /^[^।\t]{12,200}?(?:का|के|की)\s+(?:नामान्तरण|नामांतरण|विक्रय|आवंटन|पट्टा|कब्जा)/u

function signsOf(text: string, heads: readonly number[], start: number, { complete, pin }: Reach, value: string): Sign[] {
  const inSchedule = heads.some((head) => head <= start && start - head < scheduleReach)
  const before = withoutFirms(text.slice(Math.max(0, start - 160), start))
  const isDealtWith = mutatedBehind.test(text.slice(start, start + 220).split('\n\n')[0] ?? '')
  return [
    inSchedule ? 'address_schedule' : soldBefore.test(before) || isDealtWith ? 'address_sold' : 'address_loose',
    ...(complete ? (['address_ended'] as const) : []),
    ...(pin ? (['checked'] as const) : []),
    ...(partCount(value) >= 4 ? [] : (['address_short'] as const)),
    ...(!inSchedule &&
    start < letterheadEnd(text) &&
    !soldBefore.test(before) &&
    !isDealtWith &&
    !numberLabelled.test(text.slice(start, start + 40))
      ? (['address_letterhead'] as const)
      : []),
  ]
}

/** The length of a full line; papers without pages do not wrap theirs. */
function fullLine(paper: Paper): number {
  if (paper.layout.pages.every(({ width }) => width === 0)) return Infinity
  const lengths = paper.flow.text
    .split('\n')
    .map((line) => line.length)
    .filter((length) => length > 20)
    .sort((a, b) => a - b)
  return lengths[Math.floor(lengths.length * 0.8)] ?? 80
}

/** A note has no commas: "flat 12 B wing Sea View Worli Mumbai 400018". */
const fewestNoteWords = 5

/** "Re-Survey No. 44/12-3 of Edappally North Village": where an office's paper says nothing more of its land. */
const namesVillage = ({ kind }: Paper, value: string): boolean =>
  (kind === 'mutation' || kind === 'sanction') &&
  /^(?:(?:re[.-]?)?\s*s(?:urvey|y)?\b.*\d.*\bof\s+\p{Lu}[\p{L} ]+\s+village\b|(?:mi[lr]kat|malmatta|property|survey|gat|block)\b.*\d[^,]*,\s*(?:village|mouje|moje|gram)\s+\p{L}{3})/iu.test(
    value,
  )

/** Whether an address stands in the line that tells what an office's letter is about. */
const isSubject = ({ kind, flow: { text } }: Paper, start: number): boolean =>
  (kind === 'mutation' || kind === 'sanction') &&
  /^\s*(?:sub(?:ject)?\b|विषय)/iu.test(text.slice(text.lastIndexOf('\n', start - 1) + 1, start))

/** Whether an address stands in the line that tells what a builder's letter is about: the home that he sells. */
const isBuildersSubject = ({ kind, flow: { text } }: Paper, start: number): boolean =>
  (kind === 'allotment' || kind === 'possession') &&
  /^\s*(?:sub(?:ject)?|re)\b\s*[:.–-]/iu.test(text.slice(text.lastIndexOf('\n', start - 1) + 1, start))

/** "Assessment No: 1118004412" on a line of its own: a number of the office's books, above the house that it is of. */
const isBookNumberAlone = (text: string, { 0: printed, index }: RegExpExecArray): boolean =>
  /^assessment/iu.test(printed) && /^[^\S\n]*\n/u.test(text.slice(index + printed.length))

/** Addresses of the property told in prose, or in a schedule. */
export function addressesInText(paper: Paper): ToldAddress[] {
  const { text } = paper.flow
  const heads = allMatches(text, scheduleHead).map((match) => match.index)
  const found: (ToldAddress & { start: number })[] = []
  const lineLength = fullLine(paper)
  let covered = 0
  for (const match of allMatches(text, premise)) {
    const start = Math.max(covered, startOfAddress(text, match.index))
    if (isBookNumberAlone(text, match)) continue
    if (match.index < covered || isPersons(text, start) || isInSignature(paper, start)) continue
    const direct = reachFrom(paper, start, lineLength)
    const apart = toldApart(paper, start, match.index + match[0].length, direct, lineLength)
    const reach = apart?.reach ?? direct
    const value = tidyAddress(withUnitBefore(text, start, reach.text))
    const isNote = reach.pin !== null && value.split(' ').length >= fewestNoteWords
    const fewest = namesVillage(paper, value) ? 1 : reach.complete || isSubject(paper, start) || isBuildersSubject(paper, start) ? 2 : 3
    // "No. 1-118, Humnabad 585330"
    const shortest = reach.pin && /\bnos?\b/iu.test(match[0]) ? 15 : 20
    if (value.length < shortest || (partCount(value) < fewest && !isNote)) continue
    covered = apart?.end ?? (text.startsWith(reach.text, start) ? start + reach.text.length : start + match[0].length)
    const told = signsOf(text, heads, start, reach, value)
    // a letter's subject is short
    const signs = isSubject(paper, start)
      ? told.filter((sign) => sign !== 'address_short')
      : isBuildersSubject(paper, start)
        ? told
            .filter((sign) => sign !== 'address_letterhead' && (sign !== 'address_short' || partCount(value) < 2))
            .map((sign) => (sign === 'address_loose' ? 'address_sold' : sign))
        : told
    found.push({ candidate: { key: 'property_address_doc', value, words: reach.words, signs, paper }, pin: reach.pin, start })
  }
  return ofPartSold(text, found)
}

/** Of addresses in several schedules the one of the part sold counts, not that of the larger land. */
function ofPartSold(text: string, found: readonly (ToldAddress & { start: number })[]): ToldAddress[] {
  const standing = found.map(({ candidate, start }) => (candidate.signs.includes('address_schedule') ? scheduleSign(text, start) : null))
  if (!standing.includes('schedule_sold')) return [...found]
  return found.map(({ candidate, pin }, at) => ({
    candidate: standing[at] === 'schedule_whole' ? { ...candidate, signs: [...candidate.signs, 'address_whole_land'] } : candidate,
    pin,
  }))
}
