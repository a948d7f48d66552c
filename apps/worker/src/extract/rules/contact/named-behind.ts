import type { IntakeKey } from '@parakh/contracts'
import type { Paper } from '../../candidate.ts'
import { personNames } from '../../names/names.ts'
import { isLoanPaper } from '../../kinds/paper-kind.ts'
import { toldPeople, type ToldPeople } from '../people/told-in-letter.ts'
import { mobilesOf } from './mobiles.ts'
import { signedSpans, type Span } from './spans.ts'

/** "98… (Harsh)", "98… (Jayaben)": who answers, by a first name behind the number; kin are called with a word behind theirs. */
const inBrackets = /^[\s,-]*\(\s*(?:mr|mrs|ms|dr|shri|smt)?\b\.?\s*(?<who>\p{Lu}\p{Ll}+)(?:\s+(?:ji|bhai|ben))?\s*\)/u
/** "98… (cust), 99… (seller)" */
const roleBehind =
  /^[\s,-]*\(\s*(?:(?<own>cust(?:omer)?|applicant|borrower)|seller|vendor|tenant|broker|builder|co[\s-]?app(?:licant)?|rm|(?:his\s+|her\s+)?(?:husband|wife|son|daughter|father|mother|brother|sister))\s*\)/iu
/** "Appl: 98… ; Co-appl: 99…": whose it is, by his part in the loan right before the number. */
const roleBefore =
  /(?:^|[\n\t;,/|(:]\s*)(?<other>(?:co|joint|jt|second)[\s.-]*)?(?:appl?(?:icant)?|cust(?:omer)?|borr(?:ower)?)\.?\s*(?:mob(?:ile)?|ph(?:one)?|cell)?\.?\s*[-–:]\s*(?:\+?91[\s-]*)?$/iu
/** "Contact person & no. - Ravi ji - 98…" */
const personBefore = /^contact\s+person\b[^\n]{0,24}?[:–-]\s*(?<who>\p{Lu}\p{Ll}+)(?:\s+(?:ji|bhai|ben))?\s*[-–:,/(]*\s*$/u
/** "Kiran - 98…. Archana - 99…": who answers, right before the number. */
const givenBefore =
  /(?:(?:^|[\n.;,/(|]\s*|:\s+)(?<who>\p{Lu}\p{Ll}+)(?:\s+(?:ji|bhai|ben))?\s*[-–:]|\b(?<called>\p{Lu}\p{Ll}+)(?:\s+(?:ji|bhai|ben))?\s+(?:on|at|@))\s*(?:\+?91[\s-]*)?$/u
const givenIn = (before: string): string | undefined => {
  const { who, called } = givenBefore.exec(before)?.groups ?? {}
  return who ?? called
}
const personsLabel = /\bcontact\s+person\b[^\n]*$/iu
const people: ReadonlySet<IntakeKey> = new Set<IntakeKey>(['applicant_name', 'co_applicant_name', 'property_owner_name'])

/** The borrower and all others whom a paper names, the borrower first. */
function namesIn({ labelled }: Paper, told: readonly ToldPeople[]): string[] {
  const isFirst = (key: IntakeKey): number => Number(key === 'applicant_name')
  const atLabels = labelled
    .filter(({ key }) => people.has(key))
    .toSorted((a, b) => isFirst(b.key) - isFirst(a.key))
    .flatMap(({ value }) => personNames(value))
  const borrowersFirst = told.toSorted((a, b) => Number(b.as === 'applicant') - Number(a.as === 'applicant'))
  return [...atLabels, ...borrowersFirst.flatMap((group) => group.people.map(({ name }) => name))]
}

/** Whose number it is by the first name in brackets behind it: the borrower's, another's of the names, or nobody's whom it tells. */
function namedBehind(behind: string, names: readonly string[]): 'first' | 'other' | null {
  const role = roleBehind.exec(behind)?.groups
  if (role) return role['own'] ? 'first' : 'other'
  const who = inBrackets.exec(behind)?.groups?.['who']
  return who ? calledBy(who, names) : null
}

/** Whose the first name is by which somebody is called. */
function calledBy(who: string, names: readonly string[]): 'first' | 'other' | null {
  const bare = who.replace(/(?:bhai|ben)$/u, '')
  const isCalled = (word = ''): boolean => word === who || word.replace(/(?:bhai|ben)$/u, '') === bare
  // a wife bears her husband's first name behind her own
  const byGiven = names.findIndex((name) => isCalled(name.split(' ')[0]))
  const at = byGiven < 0 ? names.findIndex((name) => name.split(' ').some(isCalled)) : byGiven
  return at < 0 ? null : at === 0 || names[at] === names[0] ? 'first' : 'other'
}

const endOf = (match: RegExpMatchArray): number => (match.index ?? 0) + match[0].length

const isWithin = (spans: readonly Span[], { index = 0 }: RegExpMatchArray): boolean =>
  spans.some(({ start, end }) => index >= start && index < end)

/** Numbers of a lender's paper with a first name in brackets behind, and whether it is the borrower's. */
export function numbersNamed(paper: Paper): { match: RegExpMatchArray; is: 'first' | 'other' }[] {
  const { text } = paper.flow
  const before = (match: RegExpMatchArray): string => text.slice(Math.max(0, (match.index ?? 0) - beforeReach), match.index)
  const named = isLoanPaper(paper.kind)
    ? mobilesOf(text).filter(
        (match) =>
          /^[\s,-]*\(/u.test(text.slice(endOf(match), endOf(match) + 4)) ||
          personsLabel.test(before(match)) ||
          givenBefore.test(before(match)) ||
          roleBefore.test(before(match)),
      )
    : []
  const signed = signedSpans(text)
  const names = named.length > 0 ? namesIn(paper, toldPeople(text)) : []
  return named.flatMap((match) => {
    const who = personBefore.exec(
      before(match)
        .replace(/^[^]*\bcontact(?=\s+person)/iu, 'contact')
        .replace(/^contact\s+person/iu, 'contact person'),
    )?.groups?.['who']
    const role = roleBefore.exec(before(match))
    if (role && !isWithin(signed, match)) return [{ match, is: role.groups?.['other'] ? ('other' as const) : ('first' as const) }]
    const given = isWithin(signed, match) ? undefined : givenIn(before(match))
    const is = who
      ? calledBy(who, names)
      : (namedBehind(text.slice(endOf(match), endOf(match) + reach), names) ?? (given ? calledBy(given, names) : null))
    return is ? [{ match, is }] : []
  })
}
const reach = 40
const beforeReach = 70
