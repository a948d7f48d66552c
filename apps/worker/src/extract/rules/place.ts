import type { IntakeKey } from '@parakh/contracts'
import { fromFlow, labelSigns, weightOf, type Candidate, type Paper, type Sign } from '../candidate.ts'
import { titledNames } from '../names.ts'
import { pinOf, pinPattern } from '../pins.ts'

const premise =
  /\b(?:(?:residential|commercial)\s+)?(?:property\s+bearing\s+(?:municipal\s+|khata\s+|site\s+)?(?:no\b\.?|number)?|(?:house|flat|plot|unit|apartment|shop|villa|premises|site|door|holding|municipal|bungalow|quarter)\b\.?\s*(?:bearing\s+)?(?:municipal\s+)?(?:no\b\.?|nos\b\.?|number|#)?|h\.?\s*no\.?)\s*[:.]?\s*(?:[A-Z]{1,3}[\s-]?)?\d[\w/-]*|\bflat\s+(?:no\.?\s*)?[A-Z]{1,2}-?\d[\w/-]*/giu
const addressEnd =
  /\b(?:butted|bounded|admeasuring|compris\w*|contain\w*|of\s+(?:carpet|super|built)|covered\s+area|super\s+area|carpet\s+area|plinth|built|stands?|measuring|having|within\s+the\s+limits|for\s+(?:a|the|rs|ninety|thirty|\d)|which|hereinafter|in\s+place\s+of|on\s+the\s+strength|together|comprising|consisting|standing|more\s+(?:fully|particularly)|with\s+(?:a|an|the|super|plinth)\b|in\s+favou?r|is|are|has|was|were|shall|to\s+the|under|by)\b|;|\t|[.]\s+(?=\p{Lu}\p{Ll})|\d[\d,.]*\s*sq/iu
const personsHome =
  /\b(?:r\s*\/\s*o|residing\s+at|resident\s+of|living\s+at|lives?\s+at|residence|office\s+(?:is\s+)?at|branch\s+(?:is\s+)?at|c\s*\/\s*o|correspondence|permanent\s+address|both\s+of|firm\s+of|company\s+of|inhabitants?\s+of)\s*[:,]?\s*(?:\w+\s+){0,2}$/iu
const sideBefore = /\b(?:east|west|north|south)(?:ern)?\b[^\n]{0,24}$/iu
const scheduleHead =
  /\b(?:schedule|property\s+sold|description\s+of\s+(?:the\s+)?property|details\s+of\s+(?:the\s+)?property|particulars\s+of\s+(?:the\s+)?(?:plot|property|flat)|all\s+that|property\s*[:–-])/giu
/** A line that begins with a label is no more of an address. */
const labelLine = /^[^\n:=,]{2,40}\s*[:=]/u
const scheduleReach = 260
const longest = 320
const abbreviationBefore = /\b(?:no|nos|h|s|st|rd|dr|mr|sr|distt?|teh|opp|nr|ph|sec|blk|apt|sy|vill?|r|u|p)$/iu

interface Span {
  start: number
  end: number
}

/** How far an address goes: to the words that end one, or to a line that is not full. */
function endOf(text: string, start: number, lineLength: number): number {
  const stretch = text.slice(start, start + longest)
  let end = stretch.length
  let from = 0
  for (;;) {
    const stop = stretch.slice(from).search(addressEnd)
    if (stop < 0) break
    const at = from + stop
    const isAbbreviation = stretch[at] === '.' && abbreviationBefore.test(stretch.slice(0, at))
    if (!isAbbreviation) {
      end = at
      break
    }
    from = at + 1
  }
  for (const match of stretch.slice(0, end).matchAll(/\n/gu)) {
    const before = stretch.slice(0, match.index)
    const line = text.slice(text.lastIndexOf('\n', start + match.index - 1) + 1, start + match.index)
    if (labelLine.test(stretch.slice(match.index + 1))) return start + match.index
    if (!/[,\-–]\s*$|\b(?:no|no\.|of|the|in|on)\s*$/iu.test(before) && line.length < lineLength * 0.8) return start + match.index
  }
  return start + end
}

function cleanAddress(text: string): string {
  return text
    .replace(/\s+/gu, ' ')
    .replace(/\bin\s+the\s+(?:[\p{L}'’]+\s+){0,3}(?:scheme|colony|project|layout|township)\s+(?:known\s+as|named|called)\b/giu, ',')
    .replace(/\b(?:situated?|located|lying)\s+(?:at|in|on)\b/giu, ',')
    .replace(/[\s,\-–(]*\b(?:pin(?:\s*code)?)?[\s:.\-–]*(?<![\d/])[1-9]\d{2}\s?\d{3}(?![\d/])\)?/giu, ' ')
    .replace(/\s+,/gu, ',')
    .replace(/(?:,\s*)+,/gu, ',')
    .replace(/\s{2,}/gu, ' ')
    .replace(/^[\s,:.\-–]+|[\s,:.;\-–]+$/gu, '')
}

function typicalLine(text: string): number {
  const lengths = text
    .split('\n')
    .map((line) => line.length)
    .filter((length) => length > 20)
    .sort((a, b) => a - b)
  return lengths[Math.floor(lengths.length * 0.8)] ?? 80
}

const parts = (address: string): number => address.split(',').filter((part) => part.trim().length > 1).length

/** Under a person's name, as in the head of a letter, stands where that person lives. */
function belongsToPerson(text: string, start: number): boolean {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1
  const above =
    text
      .slice(Math.max(0, lineStart - 160), lineStart)
      .split('\n')
      .filter((line) => line.trim() !== '')
      .slice(-1)[0] ?? ''
  const ownLine = text.slice(lineStart, start).trim()
  return ownLine === '' && above.length < 90 && (titledNames(above).length > 0 || /^\s*to\b[\s,:]*$/iu.test(above))
}

/** Addresses of the property told in prose, or in a schedule. */
function addressesInText(paper: Paper): Candidate[] {
  const { text } = paper.flow
  // papers without pages do not wrap their lines
  const lineLength = paper.layout.pages.some(({ width }) => width > 0) ? typicalLine(text) : Infinity
  const heads = [...text.matchAll(scheduleHead)].map((match) => match.index)
  const found: Candidate[] = []
  let covered = 0
  for (const match of text.matchAll(premise)) {
    if (match.index < covered) continue
    const before = text.slice(Math.max(0, match.index - 60), match.index)
    if (personsHome.test(before.replace(/\s+/gu, ' ')) && !/\bowners?\s+of\s*$/iu.test(before)) continue
    if (sideBefore.test(before) || belongsToPerson(text, match.index)) continue
    const end = endOf(text, match.index, lineLength)
    const value = cleanAddress(text.slice(match.index, end))
    if (parts(value) < 3 || value.length < 24) continue
    covered = end
    const inSchedule = heads.some((head) => head <= match.index && match.index - head < scheduleReach)
    const withPin = pinNear(text, { start: match.index, end }) !== null
    const signs: Sign[] = [inSchedule ? 'clause' : 'clause_loose', ...(withPin ? (['checked'] as const) : [])]
    found.push(fromFlow(paper, paper.flow, 'property_address_doc', value, { start: match.index, end }, signs))
    if (paper.kind === 'sanction')
      found.push(fromFlow(paper, paper.flow, 'address_as_per_plan', value, { start: match.index, end }, ['clause_loose', 'kind_fits']))
  }
  return found
}

const afterAddress = 22

function pinNear(text: string, { start, end }: Span): { pin: string; start: number; end: number } | null {
  const stretch = text.slice(start, end + afterAddress)
  const match = [...stretch.matchAll(pinPattern)].at(-1)
  const pin = match ? pinOf(match[0]) : null
  return match && pin ? { pin, start: start + match.index, end: start + match.index + match[0].length } : null
}

const addressKeys: readonly IntakeKey[] = ['property_address_doc', 'address_as_per_plan']
const flatCode = /^\s*(?:(?:flat|unit|apartment|apt|no)\b[\s.:]*)*((?:[A-Z]{1,3}[\s-]?)?\d[\w/-]*|[A-Z]{1,2}-?\d[\w/-]*)/iu

function labelledPlaces(paper: Paper): Candidate[] {
  return paper.labelled.flatMap((one): Candidate[] => {
    const isUnit = one.key === 'flat' && one.place !== 'inline'
    if (!isUnit && !addressKeys.includes(one.key)) return []
    const value = cleanAddress(one.value.replace(/\d[\d,.]*\s*sq[\s\S]*$/iu, ''))
    const signs = labelSigns(one)
    const found: Candidate[] = []
    if (isUnit) {
      const code = flatCode.exec(one.value)?.[1]
      if (code) found.push({ key: 'flat', value: code, words: one.words, signs, paper })
    }
    const whole = parts(value) >= 3 || (!isUnit && value.length > 15 && parts(value) >= 2)
    if (whole && one.place !== 'inline') {
      const withPin: Sign[] = [...one.value.matchAll(pinPattern)].length > 0 ? ['checked'] : []
      const planned = paper.kind === 'sanction' || (one.key === 'address_as_per_plan' && one.exact)
      found.push({
        key: planned ? 'address_as_per_plan' : 'property_address_doc',
        value,
        words: one.words,
        signs: [...signs, ...withPin, ...(planned ? (['kind_fits'] as const) : [])],
        paper,
      })
    }
    return found
  })
}

function pins(paper: Paper, addresses: readonly Candidate[]): Candidate[] {
  const labelled = paper.labelled.flatMap((one): Candidate[] => {
    const pin = one.key === 'pincode' ? pinOf([...one.value.matchAll(pinPattern)][0]?.[0] ?? '') : null
    return pin ? [{ key: 'pincode', value: pin, words: one.words, signs: [...labelSigns(one), 'shaped'], paper }] : []
  })
  const beside = addresses.flatMap((address): Candidate[] => {
    const span = spanOf(paper, address)
    const near = span ? pinNear(paper.flow.text, span) : null
    return near
      ? [fromFlow(paper, paper.flow, 'pincode', near.pin, near, [weightOf(address) > 1.6 ? 'clause' : 'clause_loose', 'shaped'])]
      : []
  })
  return [...labelled, ...beside]
}

/** Where a candidate's words stand in the flow. */
function spanOf(paper: Paper, candidate: Candidate): Span | null {
  const own = new Set(candidate.words)
  const placed = paper.flow.words.filter(({ word }) => own.has(word))
  const [first, last] = [placed[0], placed.at(-1)]
  return first && last ? { start: first.start, end: last.end } : null
}

const unitInAddress =
  /\b(?:flat|unit|apartment|apt)\b\.?\s*(?:no\b\.?|number|#)?\s*[:.]?\s*((?:[A-Z]{1,3}[\s-]?)?\d[\w/-]*|[A-Z]{1,2}-?\d[\w/-]*)/iu

/** The property's address, its PIN and its flat. */
export function placeOf(paper: Paper): Candidate[] {
  const labelled = labelledPlaces(paper)
  const told = addressesInText(paper)
  const addresses = [...labelled.filter(({ key }) => key !== 'flat'), ...told]
  const units = addresses.flatMap((address): Candidate[] => {
    const code = unitInAddress.exec(String(address.value))?.[1]
    const inText = spanOf(paper, address)
    const text = inText ? paper.flow.text.slice(inText.start, inText.end) : ''
    return code && text.includes(code) ? [{ ...address, key: 'flat', value: code }] : []
  })
  return [...labelled, ...told, ...pins(paper, addresses), ...units]
}
