import { convertArea } from '@parakh/contracts'
import { fromFlow, type Candidate, type Paper } from '../../candidate.ts'
import type { Flow } from '../../layout/layout.ts'
import { areasIn } from '../../measures.ts'
import { pinOf, pinsPrinted } from '../../pins.ts'
import { partCount, tidyAddress } from './tidy.ts'
import { allMatches } from '../../all-matches.ts'

/** What the registrar's index of western offices tells the property by, in either language: each part behind its own name. */
const partNames = [
  String.raw`(?<unit>apartment\s*\/\s*flat|flat|apartment|unit|shop|office|plot|सदनिका|दुकान|ऑफिस|कार्यालय|प्लॉट)\s*(?:nos?\b|number\b|नं|क्र)\.?`,
  String.raw`(?<floor>floor\s*(?:no\b\.?)?|माळा\s*(?:नं\.?)?|mala\s*(?:no\b\.?)?)`,
  String.raw`(?<building>(?:name\s+of\s+(?:the\s+)?)?building(?:'s)?\s*(?:name)?|इमारतीचे\s+नाव|imaratiche\s+na+v)`,
  String.raw`(?<block>block\s*(?:nos?\b|sector|number)?\.?(?:\s*\/?\s*sector)?|ब्लॉक\s*(?:नं\.?)?)`,
  String.raw`(?<road>road|रोड|रस्ता)`,
  String.raw`(?<city>city|शहर)`,
  String.raw`(?<other>other\s+information|इतर\s+माहिती|itar\s+ma+hiti)`,
]
const partPattern = new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${partNames.join('|')})\s*[:：](?!\d)`, 'giu')
const opening = /(?:इतर\s+वर्णन|other\s+descriptions?|itar\s+varnan)\s*[:.–-]*/iu
const longest = 700
/** "(5) Area", or beside it the area alone, or who executed: the index numbers what it tells. */
const nextItem = /\n\s*\(?\d{1,2}\)\s*[:\p{L}]|\n\s*\d[\d.,]*\s*(?:sq|चौ)/iu
const nothing = /^[\s,.–-]*$/u

interface Told {
  name: string
  value: string
}

/** "Flat No: 12, Floor No: 3, Building Name: Om Sai, …" as parts in their printed order. */
function toldParts(body: string): Told[] {
  const marks = allMatches(body, partPattern)
  const end = marks.findIndex(({ groups }) => groups?.['other'] !== undefined)
  const own = end < 0 ? marks : marks.slice(0, end)
  return own.flatMap((mark, at): Told[] => {
    const [name] = Object.entries(mark.groups ?? {}).find(([, text]) => text !== undefined) ?? []
    const value = body
      .slice(mark.index + mark[0].length, marks[at + 1]?.index ?? body.length)
      .split(/\(\(|\n\s*\(?\d{1,2}\)/u)[0]
      ?.replace(/\s+/gu, ' ')
      .replace(/^[\s,]+|[\s,]+$/gu, '')
    return name !== undefined && value !== undefined && !nothing.test(value) ? [{ name, value: withNoun(mark, name, value) }] : []
  })
}

/** The number keeps the word that the index names it by, a bare floor as well. */
function withNoun(mark: RegExpMatchArray, name: string, value: string): string {
  const noun = (mark.groups?.[name] ?? '').split('/').at(-1)?.trim() ?? ''
  const isHindi = /\p{Script=Devanagari}/u.test(noun)
  if (name === 'unit') return `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${isHindi ? 'नं.' : 'No.'} ${value}`
  return name === 'floor' && /^\d{1,2}(?:st|nd|rd|th)?$/iu.test(value) ? (isHindi ? `${value} माळा` : `Floor ${value}`) : value
}

/** The sold area stands in an item of its own behind the description. */
const areaItem = /\n\s*\(?5\)?[\s.:–-]*(?:area|क्षेत्रफळ|kshetraphal|kshetrafal)\s*[:\t\s]*(?:1\)?\s*)?/iu

function areaTold(paper: Paper, flow: Flow, unit: string): Candidate[] {
  const head = areaItem.exec(flow.text)
  const from = head ? head.index + head[0].length : 0
  const [area] = head ? areasIn(flow.text.slice(from, from + 60)) : []
  if (!area || area.start > 4 || /^(?:plot|प्लॉट)/iu.test(unit)) return []
  const value = area.unit === 'sqft' ? area.number : Math.round(convertArea(area.number, area.unit, 'sqft'))
  const span = { start: from + area.start, end: from + area.end }
  return [fromFlow(paper, flow, 'document_area_sqft', value, span, ['label', 'kind_fits'])]
}

/** Address, flat, PIN and area out of an index of registered deeds: "Other description: Flat No: …, Building Name: …". */
export function indexedPlace(paper: Paper): Candidate[] {
  const flow = [paper.columns, paper.flow].find(({ text }) => opening.test(text))
  const head = flow ? opening.exec(flow.text) : null
  if (!flow || !head) return []
  const start = head.index + head[0].length
  const body = flow.text.slice(start, start + longest).split(nextItem)[0] ?? ''
  const parts = toldParts(body)
  const unit = parts.find(({ name }) => name === 'unit')
  if (!unit || parts.length < 2) return []
  const own = parts.map(({ value }) => value).join(', ')
  const address = tidyAddress(own)
  const end = start + body.indexOf(parts.at(-1)?.value.split(' ')[0] ?? '') + 1
  const span = { start, end: Math.max(end, start + 1) }
  const pin = pinsPrinted(own)
    .map(([one]) => pinOf(one))
    .find((one) => one !== null)
  const number = /(?<=(?:No|नं)\. )[\p{L}\d][\p{L}\p{M}\d/-]*(?: ?[-/] ?\d+)?/u.exec(unit.value)?.[0]
  return [
    ...(partCount(address) >= 3
      ? [fromFlow(paper, flow, 'property_address_doc', address, span, ['cells', 'kind_fits', 'address_ended'])]
      : []),
    ...(number && !/^(?:plot|प्लॉट)/iu.test(unit.value) ? [fromFlow(paper, flow, 'flat', number, span, ['cells', 'shaped'])] : []),
    ...(pin ? [fromFlow(paper, flow, 'pincode', pin, span, ['cells', 'shaped'])] : []),
    ...areaTold(paper, paper.flow, unit.value),
  ]
}
