import { allSides, type IntakeKey } from '@parakh/contracts'
import type { CandidateValue } from './candidate.ts'
import { parentage, personTitles } from './names/name-words.ts'

/** What the form of a value says for or against it, whatever rule found it: features of the learned weights. */
export const shapes = [
  'name_one_word',
  'name_long',
  'name_initials',
  'name_of_papers',
  'names_several',
  'address_short',
  'address_two_parts',
  'address_long',
  'address_with_state',
  'address_with_premise',
  'address_with_area',
  'address_with_person',
  'pin_of_state',
  'pin_of_other_state',
  'code_letters_and_figures',
  'code_figures_only',
  'code_short',
  'boundary_of_place',
  'boundary_long',
  'boundary_bare_figure',
  'firm_form',
  'firm_long',
  'list_single',
  'date_of_old',
  'area_odd',
] as const
export type Shape = (typeof shapes)[number]

/** First digits of the PIN codes of each state (domain §3). */
const zones: readonly (readonly [RegExp, string])[] = [
  [/\b(?:delhi|haryana|punjab|himachal|jammu|kashmir|chandigarh)\b/iu, '1'],
  [/\b(?:uttar\s*pradesh|u\.?\s?p\.?|uttarakhand|uttaranchal)\b/iu, '2'],
  [/\b(?:rajasthan|gujarat|daman|diu)\b/iu, '3'],
  [/\b(?:maharashtra|madhya\s*pradesh|m\.?\s?p\.?|chhattisgarh|goa)\b/iu, '4'],
  [/\b(?:andhra|telangana|karnataka)\b/iu, '5'],
  [/\b(?:tamil\s*nadu|kerala|puducherry|pondicherry)\b/iu, '6'],
  [/\b(?:west\s*bengal|w\.?\s?b\.?|odisha|orissa|assam|sikkim|tripura|meghalaya|manipur|mizoram|nagaland|arunachal)\b/iu, '7'],
  [/\b(?:bihar|jharkhand)\b/iu, '8'],
]

const places =
  /\b(?:plot|road|street|lane|house|land|property|flat|open|sky|passage|park|wall|drain|nala|nallah|canal|boundary|gali|rasta|path|site|remaining|portion|building|shop|survey|s\.?\s?no|khasra|staircase|lift|corridor|duct|lobby|parking|garden|temple|school|field|others?|self|rest|vacant|margin|setback|premises|colony|unit|villa|row|wing|block|tower|bldg|river|railway|pond|tank|well|court|terrace|shaft|stairs?|garage|service|metre|meter|feet|ft|wide)\b|सड़क|रोड|मकान|प्लॉट|भूखण्ड/iu
const premise =
  /^(?:\W*(?:residential\s+)?)?(?:flat|unit|plot|house|apartment|shop|villa|door|site|premises|h\.?\s?no|no\b|d\.?\s?no|holding|khasra|survey|s\.?\s?no|row|bungalow|property)/iu
const papersWords =
  /\b(?:signature|signed|date|phone|mobile|address|amount|loan|sanction|letter|bank|property|area|road|nagar|sector|total)\b/iu

const nameKeys: readonly IntakeKey[] = ['applicant_name', 'co_applicant_name', 'property_owner_name']
const addressKeys: readonly IntakeKey[] = ['property_address_doc', 'address_as_per_plan']
const codeKeys: readonly IntakeKey[] = ['application_number', 'sanction_approval_no', 'flat']
const boundaryKeys: readonly IntakeKey[] = allSides.map((side) => `boundaries_deed_${side}` as const)

const oldestLikely = 1960
const leastArea = 40
const mostArea = 60_000

/** The shapes of a value of `key`; `text` is the whole paper's, for what must agree with it. */
export function shapesOf(key: IntakeKey, value: CandidateValue, text: string): Shape[] {
  const printed = [value].flat().join(', ')
  if (nameKeys.includes(key)) return shapesOfName(printed, text)
  if (addressKeys.includes(key)) return shapesOfAddress(printed)
  if (boundaryKeys.includes(key)) return shapesOfBoundary(printed)
  if (codeKeys.includes(key)) return shapesOfCode(printed)
  if (key === 'pincode') return shapesOfPin(printed, text)
  if (key === 'developer_name') return shapesOfFirm(printed)
  if (Array.isArray(value)) return value.length === 1 ? ['list_single'] : []
  if (key === 'sanction_number_date') return Number(printed.slice(-4)) < oldestLikely ? ['date_of_old'] : []
  if (typeof value === 'number') return value < leastArea || value > mostArea ? ['area_odd'] : []
  return []
}

/** Whether a paper prints a name whole behind a title or before a parent: "Smt. Jayamma W/o Siddegowda". */
function isPrintedAsPerson(name: string, text: string): boolean {
  const own = name
    .split(/\s+/u)
    .map((word) => word.replace(/[^\p{L}\p{M}\p{N}]/gu, '.?'))
    .join(String.raw`\s+`)
  return new RegExp(
    String.raw`${personTitles}[.\s]+${own}(?!\s*[\p{L}\p{M}.]|\s*[-&])|(?<![\p{L}\p{M}][^\S\n\t]*)${own}[\s,(]*(?:${parentage}|(?:son|daughter|wife|widow)\s+of\b)|(?<=[\t:.=–-][^\S\n]*)${own}[^\S\n]*\n[^\S\n]*(?:\d{1,2}[.)]\s*)?(?:name\s+of\s+)?(?:father|husband|parent(?!y)|guardian|mother)`,
    'iu',
  ).test(text)
}

function shapesOfName(name: string, text: string): Shape[] {
  const first = (name.split(',')[0] ?? '').trim()
  const words = first.split(/\s+/u)
  const isOdd = (words.length === 1 || words.length > 3) && !isPrintedAsPerson(first, text)
  return [
    ...(isOdd && words.length === 1 ? (['name_one_word'] as const) : []),
    ...(isOdd && words.length > 3 ? (['name_long'] as const) : []),
    ...(words.some((word) => /^\p{Lu}\.?$/u.test(word)) ? (['name_initials'] as const) : []),
    ...(papersWords.test(name) ? (['name_of_papers'] as const) : []),
    ...(name.includes(',') ? (['names_several'] as const) : []),
  ]
}

function shapesOfAddress(address: string): Shape[] {
  const parts = address.split(',').filter((part) => part.trim().length > 1).length
  return [
    ...(parts < 2 ? (['address_short'] as const) : []),
    ...(parts === 2 ? (['address_two_parts'] as const) : []),
    ...(address.length > 160 ? (['address_long'] as const) : []),
    ...(zones.some(([state]) => state.test(address.slice(-50))) ? (['address_with_state'] as const) : []),
    ...(premise.test(address) ? (['address_with_premise'] as const) : []),
    ...(/\bsq\b|\bfeet\b|\barea\b|\bRs\b|₹/iu.test(address) ? (['address_with_area'] as const) : []),
    ...(/\b(?:shri|smt|mr|mrs|s\/o|w\/o|d\/o|bank)\b/iu.test(address) ? (['address_with_person'] as const) : []),
  ]
}

function shapesOfBoundary(side: string): Shape[] {
  return [
    ...(places.test(side) ? (['boundary_of_place'] as const) : []),
    ...(side.length > 60 ? (['boundary_long'] as const) : []),
    ...(/^[\d\W]+$/u.test(side) ? (['boundary_bare_figure'] as const) : []),
  ]
}

function shapesOfCode(code: string): Shape[] {
  return [
    ...(/\p{L}/u.test(code) && /\d/u.test(code) ? (['code_letters_and_figures'] as const) : []),
    ...(/^\d+$/u.test(code) ? (['code_figures_only'] as const) : []),
    ...(code.length < 5 ? (['code_short'] as const) : []),
  ]
}

/** Whether the PIN's zone is that of the one state that the paper names; papers of several states say nothing. */
function shapesOfPin(pin: string, text: string): Shape[] {
  const named = new Set(zones.filter(([state]) => state.test(text)).map(([, zone]) => zone))
  if (named.size !== 1) return []
  return named.has(pin.charAt(0)) ? ['pin_of_state'] : ['pin_of_other_state']
}

function shapesOfFirm(firm: string): Shape[] {
  return [
    ...(/\b(?:ltd|limited|llp|pvt|private|developers?|builders?|infra\w*|realt\w*|estates?|constructions?|housing|projects?|homes|promoters?)\b/iu.test(
      firm,
    )
      ? (['firm_form'] as const)
      : []),
    ...(firm.split(/\s+/u).length > 7 ? (['firm_long'] as const) : []),
  ]
}
