import type { IntakeKey } from '@parakh/contracts'
import { areasIn, datesIn, lengthPattern } from '../measures.ts'
import { isAmongOpenSpaces } from '../rules/sides/open-spaces.ts'
import { firmsIn } from './capitals-of-firms.ts'
import { personsIn } from './capitals-of-persons.ts'
import { allMatches } from '../all-matches.ts'

/** What a stretch of text looks like, whatever it is said of. */
export type MentionKind = 'person' | 'firm' | 'mobile' | 'number' | 'date' | 'area' | 'length' | 'floors'

/** A stretch of a text that could be a value. */
export interface Mention {
  kind: MentionKind
  start: number
  end: number
  /** As it would be typed: a name without its title, a date as dd/mm/yyyy, an area as printed. */
  value: string
  /** Square feet, of an area in them. */
  squareFeet?: number
}

/** Which mentions could be a field's value: of the fields whose words vary most from drafter to drafter. */
export const mentionedFields = {
  applicant_name: ['person', 'firm'],
  property_owner_name: ['person', 'firm'],
  developer_name: ['firm'],
  contact_number: ['mobile'],
  sanction_approval_no: ['number'],
  sanction_number_date: ['date'],
  document_area_sqft: ['area'],
  floors_sanctioned: ['floors'],
  dimensions_deed_east: ['length'],
  dimensions_deed_west: ['length'],
  dimensions_deed_north: ['length'],
  dimensions_deed_south: ['length'],
} as const satisfies Partial<Record<IntakeKey, readonly MentionKind[]>>
export type MentionedField = keyof typeof mentionedFields
export const mentionedKeys = Object.keys(mentionedFields) as MentionedField[]

/** Whether a mention could be a field's value. */
export const couldBe = (key: MentionedField, { kind, squareFeet }: Mention): boolean =>
  (mentionedFields[key] as readonly MentionKind[]).includes(kind) && (key !== 'document_area_sqft' || squareFeet !== undefined)

/** Behind a letter stand the figures of a registration: "P09597518402". */
const mobile =
  /(?<![\d,./]|(?<!\b(?:[Mm]|[Mm]ob(?:ile)?|MOB|[Pp]h(?:one)?|PH|[Cc]ell|[Nn]o))\p{L})(?:\(?\+?91\)?[\s.-]{0,2}|0)?[6-9](?:[ .-]?\d){9}(?![\d,])/gu
/** A number as offices give it: figures with letters, strokes and hyphens. */
const officeNumber = /(?<![\p{L}\p{M}\d/.-])(?=[\p{L}/().-]{0,24}\d)[\p{L}\d][\p{L}\d./()_-]{2,38}[\p{L}\d)](?:\s?\/\s?[\p{L}\d-]{2,12})?/gu
const length = new RegExp(String.raw`(?<![\d.,/-])${lengthPattern}`, 'giu')
/** What stands already is not what was sanctioned: "Existing: G+1", "on the third floor of G+7". */
const floors =
  /(?<![\p{L}\d]|\bexisting\b[^.;\n]{0,20}|\bfloor\s+of\s+(?:an?\s+)?)(?:\d?B\+)?(?:G|S|Stilt|Ground|GF|P\d?)\s*(?:\+|plus)\s*(?:\d{1,2}|[IVX]{1,4})(?![\p{L}\d])/giu

const matches = (kind: MentionKind, text: string, pattern: RegExp): Mention[] =>
  allMatches(text, pattern).map((match) => ({
    kind,
    start: match.index,
    end: match.index + match[0].length,
    value: match[0].replace(/\s+/gu, ' ').trim(),
  }))

/** "9 m wide road", "path 3 mtr. wide", "road of 30 ft": how wide a way is, and no side's length. */
const ofWay =
  /^[^\S\n\t]*-?[^\S\n\t]*(?:wide|broad|width)\b|^[^\S\n\t]*(?:(?:municipal|corporation|panchayat|colony|layout|public|common|internal|main|cement|kacc?ha|kachha|pucca|village|service)[^\S\n\t]+)?(?:road|rd|street|lane|gali|rasta|passage|path\p{L}*|marg|way|alley)(?!\p{L})/iu
const wayOf = /\b(?:road|rd|street|lane|gali|rasta|passage|path|marg|way)[^\S\n\t]+(?:of[^\S\n\t]+)?$/iu
const isWidthOfWay = (text: string, { start, end }: Mention): boolean =>
  ofWay.test(text.slice(end, end + 40)) || wayOf.test(text.slice(Math.max(0, start - 16), start))

/** All that could be a value in a text, in its order; mentions of different kinds may share words. */
export function mentionsIn(text: string): Mention[] {
  const areas = areasIn(text).map(({ number, unit, start, end }): Mention => ({
    kind: 'area',
    start,
    end,
    value: text.slice(start, end).replace(/\s+/gu, ' '),
    ...(unit === 'sqft' ? { squareFeet: number } : {}),
  }))
  const dates = datesIn(text).map(({ text: value, start, end }): Mention => ({ kind: 'date', start, end, value }))
  const found = [
    ...personsIn(text),
    ...firmsIn(text),
    ...matches('mobile', text, mobile),
    ...matches('number', text, officeNumber),
    ...dates,
    ...areas,
    ...matches('length', text, length).filter((one) => !isWidthOfWay(text, one) && !isAmongOpenSpaces(text, one.start)),
    ...matches('floors', text, floors),
  ]
  return found.toSorted((a, b) => a.start - b.start)
}
