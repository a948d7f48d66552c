import type { IntakeKey } from '@parakh/contracts'
import type { Paper } from '../../candidate.ts'
import { personNames } from '../../names.ts'
import { isLoanPaper } from '../../paper-kind.ts'
import { toldPeople, type ToldPeople } from '../people/told-in-letter.ts'
import { mobilesOf } from './mobiles.ts'

/** "98… (Harsh)", "98… (Jayaben)": who answers, by a first name behind the number; kin are called with a word behind theirs. */
const inBrackets = /^[\s,-]*\(\s*(?:mr|mrs|ms|dr|shri|smt)?\b\.?\s*(?<who>\p{Lu}\p{Ll}+)(?:\s+(?:ji|bhai|ben))?\s*\)/u
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
  const who = inBrackets.exec(behind)?.groups?.['who']
  if (!who) return null
  const bare = who.replace(/(?:bhai|ben)$/u, '')
  const isCalled = (word = ''): boolean => word === who || word.replace(/(?:bhai|ben)$/u, '') === bare
  // a wife bears her husband's first name behind her own
  const byGiven = names.findIndex((name) => isCalled(name.split(' ')[0]))
  const at = byGiven < 0 ? names.findIndex((name) => name.split(' ').some(isCalled)) : byGiven
  return at < 0 ? null : at === 0 || names[at] === names[0] ? 'first' : 'other'
}

const endOf = (match: RegExpMatchArray): number => (match.index ?? 0) + match[0].length

/** Numbers of a lender's paper with a first name in brackets behind, and whether it is the borrower's. */
export function numbersNamed(paper: Paper): { match: RegExpMatchArray; is: 'first' | 'other' }[] {
  const { text } = paper.flow
  const named = isLoanPaper(paper.kind)
    ? mobilesOf(text).filter((match) => /^[\s,-]*\(/u.test(text.slice(endOf(match), endOf(match) + 4)))
    : []
  const names = named.length > 0 ? namesIn(paper, toldPeople(text)) : []
  return named.flatMap((match) => {
    const is = namedBehind(text.slice(endOf(match), endOf(match) + reach), names)
    return is ? [{ match, is }] : []
  })
}
const reach = 40
