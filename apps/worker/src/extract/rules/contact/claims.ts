import type { ToldPeople } from '../people/told-in-letter.ts'
import { allMatches } from '../../all-matches.ts'

/** Whose a number is by the words of its clause: of the borrower by his name or by what he is called, of somebody whom it does not tell, or another's. */
export type Claim = 'named' | 'called' | 'open' | 'other'

const reach = 260
const clauseEnd = /(?<=\p{L}{4}|\d|\))[.;]\s+|;|\n|।/u
/** Too few words to say whose a number is: "Mob. 98…". */
const fewWords = 3
const around = 60
const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{M}]{3,}/gu) ?? []

const borrower =
  /(?<!\b(?:co|joint|second)[\s-]*)\b(?:customer|cust|client|borrower|loanee|applicant|appl|party|buyer|purchaser|obligant|member)s?\b|ग्राहक|आवेदक|प्रार्थी/iu

/** Who says a line of a chat is not whom it is about. */
export const speaker = /^\[?\d{1,2}[/.]\d{1,2}[/.]\d{2,4},?\s+\d{1,2}:\d{2}[^\]\n]{0,8}\]?\s*-?\s*[^:\n]{2,40}:\s*/u

/** The words of the sentence before a place; with those before them where it has too few. */
export function clauseBefore(text: string, start: number): string {
  const line = text.slice(Math.max(0, text.lastIndexOf('\n', start - 1) + 1, start - reach), start).replace(speaker, '')
  const clauses = line.split(clauseEnd)
  const last = clauses.at(-1) ?? ''
  return wordsIn(last).length >= fewWords || borrower.test(last) ? last : `${(clauses.at(-2) ?? '').slice(-around)} ${last}`
}

const titled =
  /(?<!\b(?:[sdw]\s*\/\s*o|pita|pati|putra|patni|(?:son|wife|daughter|widow|husband|father)(?:\s+of)?)[.,:]?\s*)\b(?<title>mr|mrs|ms|miss|shri|sri|sh|smt|dr|kum|col|capt|maj)\b\.?\s*(?<name>\p{Lu}[\p{L}.]*(?:\s\p{Lu}[\p{L}.]*){0,4})/giu
const womans = /^(?:mrs|ms|miss|smt|kum)$/iu
const pronoun = /\b(?<word>his|him|he|her|she|their|them|they)\b(?!.*\b(?:his|him|he|her|she|their|them|they)\b)/isu

/** Whether two namings may mean one person: all words of the shorter stand in the longer. */
function isSame(a: string, b: string): boolean {
  const [few = [], many = []] = [wordsIn(a.toLowerCase()), wordsIn(b.toLowerCase())].toSorted((one, other) => one.length - other.length)
  return few.length > 0 && few.every((word) => many.includes(word))
}

/** The words of a titled name that are written as names are. */
const nameOf = ({ groups }: RegExpMatchArray): string => /^(?:\p{Lu}[\p{L}.]*\s?)*/u.exec(groups?.['name'] ?? '')?.[0].trim() ?? ''

/** Whom "his", "her" or "their" means: the last person of that kind before it; null where the words before have none. */
function meantBy(word: string, before: string): string | null {
  if (/^the/iu.test(word)) return null
  const isWoman = /^(?:her|she)$/iu.test(word)
  const one = allMatches(before, titled).findLast(
    ({ groups }) => /^dr$/iu.test(groups?.['title'] ?? '') || womans.test(groups?.['title'] ?? '') === isWoman,
  )
  return one ? nameOf(one) : null
}

/** Judges the clause of a number by the last person whom it names or means, else by what it calls him. */
export function claimOf(text: string, start: number, told: readonly ToldPeople[]): Claim {
  const clause = clauseBefore(text, start)
  const firsts = told.filter(({ as }) => as === 'applicant').flatMap(({ people: [first] }) => (first ? [first.name] : []))
  const last = clause.split(clauseEnd).at(-1) ?? clause
  const word = pronoun.exec(last)?.groups?.['word']
  if (word && firsts.length > 0) {
    const meant = meantBy(
      word,
      text.slice(Math.max(0, start - reach), start - last.length + last.toLowerCase().lastIndexOf(word.toLowerCase())),
    )
    return meant === null || firsts.some((name) => isSame(name, meant)) ? 'named' : 'other'
  }
  const named = told
    .flatMap(({ as, people }) => people.map(({ name }, at) => ({ name, isFirst: as === 'applicant' && at === 0 })))
    .map((one) => ({ ...one, at: clause.toLowerCase().lastIndexOf(one.name.toLowerCase()) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at)
    .at(-1)
  const address = allMatches(clause, titled).at(-1)
  const title = address ? nameOf(address) : ''
  const later = title !== '' && (!named || clause.lastIndexOf(title) > named.at) ? title : null
  if (later !== null && firsts.length > 0) return firsts.some((name) => isSame(name, later)) ? 'named' : 'other'
  if (named) return named.isFirst || firsts.includes(named.name) ? 'named' : 'other'
  return borrower.test(clause) ? 'called' : 'open'
}
