import type { IntakeKey } from '@parakh/contracts'
import type { Value } from '../truth.ts'
import { ratio } from './distance.ts'
import { floorsOf, isSameArea, isSameLength, isSameMeasuredArea } from './measures.ts'
import { firmOf, lettersOf, peopleOf } from './names.ts'
import { base, datesOf, isNear, isSame, isSubset, numbersOf, overlap, plain, textOf, tight, wordsOf } from './normal.ts'
import { isSamePaper, listLikeness, listOf } from './papers.ts'
import { addressLikeness, isSameBoundary } from './places.ts'

type Rule = (want: string, got: string) => boolean

const LIKE = 0.9
const EXACT = 0.0001

const people: Rule = (want, got) => isSame(peopleOf(want), peopleOf(got)) || isSame(lettersOf(want), lettersOf(got))

const mobile: Rule = (want, got) => {
  const [first, second] = [want.replace(/\D/g, ''), got.replace(/\D/g, '')]
  return second.length >= 10 && second.length <= 13 && first.slice(-10) === second.slice(-10)
}

const pins = (text: string): string[] => (text.match(/(?<!\d)\d{3}\s?\d{3}(?!\d)/g) ?? []).map((pin) => pin.replace(/\s/, ''))
const pincode: Rule = (want, got) => pins(got).length === 1 && pins(want)[0] === pins(got)[0]

/** A number of a file, without the words before it and the date after it. */
const fileNumber = (text: string): string => {
  const bare = text.toLowerCase().replace(/^\s*(no|number|ref|lead no|file no)\b\.?\s*:?/, '')
  return tight(bare.split(/\b(?:dated|dt|of \d|on \d)/)[0] ?? '')
}
const reference: Rule = (want, got) => fileNumber(want) === fileNumber(got)

const date: Rule = (want, got) => overlap(datesOf(want), datesOf(got)) && datesOf(got).size === 1
const address: Rule = (want, got) => addressLikeness(want, got) >= LIKE

const withoutDates = (text: string): string => text.replace(/(?<!\d)\d{1,4}[./-]\d{1,2}[./-]\d{2,4}(?!\d)/g, ' ')

/** Everything that the truth tells in numbers stands in the value. */
const figures: Rule = (want, got) => {
  if (got.length > 3 * want.length + 60) return false
  const [wanted, given] = [numbersOf(withoutDates(want)), numbersOf(withoutDates(got))]
  if (wanted.length === 0) return ratio(base(want), base(got)) >= LIKE
  return isSubset(datesOf(want), datesOf(got)) && wanted.every((one) => given.some((other) => isNear(one, other, EXACT)))
}

const amount: Rule = (want, got) => {
  if (got.length > 90) return false
  const [wanted, given] = [numbersOf(want), numbersOf(got)]
  const words = (text: string): Set<string> => new Set(base(text).match(/[a-z]{2,}/g) ?? [])
  const wantedWords = new Set([...words(want)].filter((word) => word !== 'rs' && word !== 'inr'))
  if (wanted.length === 0 && wantedWords.size === 0) return false
  if (!wanted.every((one) => given.some((other) => isNear(one, other, EXACT))) || !isSubset(wantedWords, words(got))) return false
  const most = Math.max(...wanted)
  return wantedWords.size > 0 || most < 100 || isNear(most, Math.max(...given), EXACT)
}

const floors: Rule = (want, got) => {
  const told = floorsOf(want)
  return (told !== undefined && told === floorsOf(got)) || tight(want) === tight(got)
}

const tenure: Rule = (want, got) => {
  const of = (text: string): string => `${/free/i.test(text)} ${/lease/i.test(text)}`
  return of(want) === of(got) && of(got).includes('true')
}

const idleUses = new Set(['zone', 'use', 'purpose', 'area', 'only', 'building'])
const usage: Rule = (want, got) => {
  const of = (text: string): string =>
    wordsOf(base(text))
      .filter((word) => !idleUses.has(word))
      .join(' ')
  return of(want) === of(got) || ratio(of(want), of(got)) >= LIKE
}

/** The class of a loan. */
const loanClass = (text: string): string => {
  const said = ` ${base(text)} `
  if (/against (the )?property| lap | mortgage/.test(said)) return 'lap'
  if (/balance transfer|take ?over| bt /.test(said)) return 'bt'
  if (said.includes('plot')) return said.includes('construct') ? 'plot+construction' : 'plot'
  if (said.includes('construct') && !said.includes('under construct')) return 'construction'
  if (/repair|improve|renovat|extension/.test(said)) return 'improvement'
  if (/home|hous| hl |resale|purchase/.test(said)) return 'home'
  return said.trim()
}
const loan: Rule = (want, got) => loanClass(want) === loanClass(got)

/** What the parts of a text may call a unit. */
const unitNames = (text: string): Set<string> => {
  const small = plain(text).toLowerCase()
  const bare = [small, ...small.split(/[,;()]/)].map((part) =>
    tight(part.replace(/\b(flat|unit|apartment|apt|shop|house|plot|site|door|no|number|villa)\b\.?/g, ' ')),
  )
  return new Set(bare.filter((name) => name !== ''))
}
const unit: Rule = (want, got) => overlap(new Set([tight(want), ...unitNames(want)]), unitNames(got))

const ownership: Rule = (want, got) => {
  const of = (text: string): string => {
    if (/joint|co-?own/i.test(text)) return 'joint'
    return /single|sole|individual|self/i.test(text) ? 'single' : base(text)
  }
  return of(want) === of(got)
}

const ownPapers: Rule = (want, got) => {
  const wanted = listOf(want)
  return wanted.length > 1 ? listLikeness(wanted, listOf(got)) >= 0.8 : isSamePaper(want, got)
}

const words: Rule = (want, got) => {
  const of = (text: string): string[] => {
    const all = wordsOf(base(text))
    const kept = all.filter((word) => word !== 'plot')
    return kept.length > 0 ? kept : all
  }
  const [first, second] = [of(want), of(got)]
  return (
    ratio(first.join(' '), second.join(' ')) >= LIKE || (isSubset(new Set(first), new Set(second)) && second.length <= first.length + 2)
  )
}

const firm: Rule = (want, got) => firmOf(want) === firmOf(got)

type Listed = 'legal_documents' | 'list_of_documents'

/** When a value of a field is right (samples' README, "How values are compared"). */
const rules: Record<Exclude<IntakeKey, Listed>, Rule> = {
  applicant_name: people,
  co_applicant_name: people,
  property_owner_name: people,
  developer_name: firm,
  contact_number: mobile,
  pincode,
  application_number: reference,
  sanction_approval_no: reference,
  sanction_number_date: date,
  property_address_doc: address,
  address_as_per_plan: address,
  boundaries_deed_east: isSameBoundary,
  boundaries_deed_west: isSameBoundary,
  boundaries_deed_north: isSameBoundary,
  boundaries_deed_south: isSameBoundary,
  dimensions_deed_east: isSameLength,
  dimensions_deed_west: isSameLength,
  dimensions_deed_north: isSameLength,
  dimensions_deed_south: isSameLength,
  land_area_docs_sqyd: isSameArea('sqyd'),
  land_area_docs_sqmt: isSameArea('sqmt'),
  land_area_docs_sqft: isSameArea('sqft'),
  document_area_sqft: isSameArea('sqft'),
  approved_area_plan_sqft: isSameArea('sqft'),
  land_area_plan: isSameMeasuredArea,
  final_land_area_uds: isSameMeasuredArea,
  amenities_others: figures,
  period_expired_balance_lease_rent: figures,
  amenities_idc: amount,
  amenities_edc: amount,
  amenities_power_backup: amount,
  amenities_plc: amount,
  amenities_car_parking: amount,
  floors_sanctioned: floors,
  floors_proposed: floors,
  land_freehold_or_leasehold: tenure,
  usage_approved_as_per_plan: usage,
  usage_as_per_cdp: usage,
  loan_type: loan,
  flat: unit,
  ownership_type: ownership,
  property_documents: ownPapers,
  type_of_plot: words,
}

const isListed = (key: IntakeKey): key is Listed => key === 'legal_documents' || key === 'list_of_documents'

/** Whether a value says what the truth says; neither is empty. */
export const isRight = (key: IntakeKey, want: Value, got: Value): boolean => {
  if (!isListed(key)) return rules[key](textOf(want), textOf(got))
  const [wanted, given] = [listOf(want), listOf(got)]
  return wanted.length + given.length === 0 || listLikeness(wanted, given) >= 0.8
}

/** Whether a value says what any of the wordings says. */
export const isRightByAny = (key: IntakeKey, wordings: readonly Value[], got: Value): boolean =>
  wordings.some((wording) => isRight(key, wording, got))
