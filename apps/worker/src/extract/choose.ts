import type { Extracted, IntakeKey } from '@parakh/contracts'
import type { Candidate, Sign } from './candidate.ts'
import { evidenceOf } from './evidence.ts'
import { toldReadings } from './told-readings.ts'
import { confidenceOf, readingOdds, shareOf, type Standing } from './model.ts'

/** Below this a reading is not offered: better an empty field than an invented value. */
export const leastConf = 0.4
const mostCandidates = 5
/** Elsewhere in the paper so many times more. */
const often = 3

/** Two writings of one value are one value; addresses also where one tells a word or two more. */
export function sameValue(key: IntakeKey, a: Candidate['value'], b: Candidate['value']): boolean {
  if (folded(a) === folded(b)) return true
  if (addressKeys.has(key)) return areAlike(wordsIn(a), wordsIn(b))
  return peopleKeys.has(key) && wordsIn(a).toSorted().join(' ') === wordsIn(b).toSorted().join(' ')
}

const addressKeys: ReadonlySet<IntakeKey> = new Set<IntakeKey>(['property_address_doc', 'address_as_per_plan'])
const peopleKeys: ReadonlySet<IntakeKey> = new Set<IntakeKey>(['applicant_name', 'co_applicant_name', 'property_owner_name'])
const alikeFrom = 0.8

const folded = (value: Candidate['value']): string =>
  [value]
    .flat()
    .join(';')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N};.]/gu, '')
    .replace(/\.(?!\d)/gu, '')

const wordsIn = (value: Candidate['value']): string[] =>
  String(value)
    .toLowerCase()
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/** The same figures, and nearly the same words. */
function areAlike(a: readonly string[], b: readonly string[]): boolean {
  const figures = (words: readonly string[]) =>
    words
      .filter((word) => /\d/u.test(word))
      .toSorted()
      .join(' ')
  const shared = a.filter((word) => b.includes(word)).length
  return figures(a) === figures(b) && (2 * shared) / (a.length + b.length) >= alikeFrom
}

/** All readings of one value in the papers. */
export interface Group {
  /** The surest of them, with what the others add to it. */
  best: Candidate
  /** Log odds of the surest by itself. */
  odds: number
  all: Candidate[]
}

/** One group for each value of a field, the surest first. */
export function groupsOf(candidates: readonly Candidate[]): Group[] {
  const groups: Group[] = []
  for (const candidate of candidates) {
    const group = groups.find(({ best }) => sameValue(candidate.key, best.value, candidate.value))
    if (group) group.all.push(candidate)
    else groups.push({ best: candidate, odds: 0, all: [candidate] })
  }
  for (const group of groups) {
    const surest = group.all.reduce((best, one) => (readingOdds(one) > readingOdds(best) ? one : best))
    const papers = new Set(group.all.map(({ paper }) => paper))
    const again = group.all.filter((one) => one.paper === surest.paper && !sharesWords(one, surest)).length
    const added: Sign[] = [
      ...(papers.size > 1 ? (['agreed'] as const) : []),
      ...(again > 0 ? (['repeated'] as const) : []),
      ...(again >= often ? (['repeated_often'] as const) : []),
    ]
    group.best = { ...surest, signs: [...surest.signs, ...added] }
    group.odds = readingOdds(group.best)
  }
  return groups.sort((a, b) => b.odds - a.odds)
}

const sharesWords = (a: Candidate, b: Candidate): boolean => a.words.some((word) => b.words.includes(word))

/** Whether two values cannot both be so: an address that has all figures of another one only tells more of the place. */
function contradicts(key: IntakeKey, a: Candidate['value'], b: Candidate['value']): boolean {
  if (!addressKeys.has(key)) return true
  const figuresOf = (value: Candidate['value']): string[] => wordsIn(value).filter((word) => /\d/u.test(word))
  const [own, other] = [figuresOf(a), figuresOf(b)]
  const isWithin = own.every((figure) => other.includes(figure)) || other.every((figure) => own.includes(figure))
  return own.length === 0 || other.length === 0 || !isWithin
}

/** How the surest value of a field stands to the others. */
export function standingOf(key: IntakeKey, [first, ...others]: readonly [Group, ...Group[]]): Standing {
  const own = others.find(({ best }) => best.paper === first.best.paper)
  const other = others.find(
    ({ best, odds }) => best.paper !== first.best.paper && shareOf(odds) >= leastConf && contradicts(key, first.best.value, best.value),
  )
  return {
    key,
    odds: first.odds,
    lead: own ? first.odds - own.odds : null,
    disputedBy: other ? first.odds - other.odds : null,
  }
}

/** The value of one field: the best-supported reading, the others beside it; null where nothing is sure enough. */
export function chosen(key: IntakeKey, candidates: readonly Candidate[]): Extracted | null {
  const [first, ...others] = groupsOf(candidates.filter((candidate) => candidate.key === key))
  if (!first) return null
  const standing = standingOf(key, [first, ...others])
  if (confidenceOf({ ...standing, disputedBy: null }) < leastConf) return null
  // what papers quarrel about is offered with all its candidates, however unsure
  const conf = Math.max(leastConf, confidenceOf(standing))
  const told = others.filter(({ odds }) => shareOf(odds) >= leastConf / 2).slice(0, mostCandidates)
  return {
    value: first.best.value,
    conf: rounded(conf),
    source: 'ocr',
    evidence: evidenceOf(first.best),
    ...(told.length > 0
      ? {
          notes: toldReadings(first, told, ({ best }) => contradicts(key, first.best.value, best.value)),
          candidates: told.map(({ best, odds }) => ({ value: best.value, conf: rounded(shareOf(odds)), evidence: evidenceOf(best) })),
        }
      : {}),
  }
}

export const rounded = (share: number): number => Math.round(share * 1000) / 1000

/** The candidates without those that name the first borrower or buyer as the second one too. */
export function withoutFirstAsSecond(candidates: readonly Candidate[]): readonly Candidate[] {
  const first = chosen('applicant_name', candidates)
  if (!first) return candidates
  return candidates.filter(({ key, value }) => key !== 'co_applicant_name' || !sameValue(key, value, first.value as Candidate['value']))
}
