import type { Paper } from '../../candidate.ts'
import { asksForLoan } from '../../kinds/paper-kind.ts'
import { personNames } from '../../names/names.ts'
import { toldPeople } from '../people/told-in-letter.ts'
import { mobilesOf } from './mobiles.ts'
import { allMatches } from '../../all-matches.ts'

/** Who writes a mail that another one carries: "From: Hari Sharma <hari@…>", "On 4 May Hari Sharma wrote:". */
const sender = /(?:^|\n)[>\s]*(?:from\s*:\s*|on\s[^\n]{6,60}?,\s*)(?<name>\p{Lu}[\p{L}.' ]{2,50}?)\s*(?=[<[("\n]|\s+wrote\b)/giu
/** "My number is 98…", "call me on 98…". */
const mine =
  /\b(?:my\s+(?:own\s+)?(?:mobile|mob|phone|cell|contact|whats\s*app|number|no)\b\.?(?:\s*(?:no|number)\b\.?)?\s*(?:is\b)?|(?:call|reach|contact)\s+me\s+(?:on|at))[\s:.–-]*$/iu
const reach = 50

/** Who signs a letter, and a number on the lines right below. */
const signedBelow =
  /\b(?:yours|sincerely|faithfully|obediently|thanking\s+you)\b[^\n]*\n(?:[^\n]{0,30}\n){0,2}?\W*(?<name>\p{Lu}[\p{L}. ]{4,50})\n(?:[^\n\d]{0,60}\n){0,2}?[^\n\d]{0,30}$/iu
const signatureReach = 220

const wordsIn = (name: string): string[] => name.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []
/** A mail may call by fewer words whom its sender names in full. */
const isSame = (borrower: string, name: string): boolean => {
  const [few, many] = [wordsIn(borrower), wordsIn(name)]
  return few.length > 1 && few.every((word) => many.includes(word))
}

/** The numbers that the borrower calls his own in a mail of his. */
export function numbersInOwnMail(paper: Paper): RegExpMatchArray[] {
  if (paper.kind !== 'mail') return []
  const { text } = paper.flow
  const senders = allMatches(text, sender)
  if (senders.length === 0) return []
  const borrowers = [
    ...paper.labelled.flatMap(({ key, value }) => (key === 'applicant_name' ? personNames(value).slice(0, 1) : [])),
    ...toldPeople(text).flatMap(({ as, people: [first] }) => (as === 'applicant' && first ? [first.name] : [])),
  ]
  return mobilesOf(text).filter(({ index = 0 }) => {
    const writer = senders.findLast((one) => one.index < index)?.groups?.['name'] ?? ''
    return mine.test(text.slice(Math.max(0, index - reach), index)) && borrowers.some((name) => isSame(name, writer))
  })
}

const said = 90
const writersOwn = /\bmy\s+(?:own\s+|direct\s+|personal\s+)?(?:mobile|mob|phone|cell|contact|whats\s*app|number|no)\b[^.;\n\d]{0,60}$/iu

/** Whether a mail calls a number its writer's, who tells of another borrower. */
export function isOfWriter(paper: Paper, index: number): boolean {
  const { text } = paper.flow
  const writer = allMatches(text, sender).findLast((one) => one.index < index)?.groups?.['name']
  if (paper.kind !== 'mail' || !writer || !writersOwn.test(text.slice(Math.max(0, index - said), index))) return false
  return !toldPeople(text).some(({ as, people: [first] }) => as === 'applicant' && first && isSame(first.name, writer))
}

/** Whether a name in short is another's in full: "Sushila R. Parab". */
function isShort(short: string, full: string): boolean {
  const [own, whole] = [wordsIn(short), wordsIn(full)]
  return (
    own.length > 1 &&
    own.length <= whole.length &&
    own.every((word) => whole.some((one) => one === word || (word.length === 1 && one.startsWith(word))))
  )
}

/** The numbers below the signature of who asks for a loan in a letter of his own. */
export function numbersBelowOwnName({ flow: { text } }: Paper): RegExpMatchArray[] {
  if (!asksForLoan.test(text)) return []
  const firsts = toldPeople(text).flatMap(({ as, people: [first] }) => (as === 'applicant' && first ? [first.name] : []))
  return mobilesOf(text).filter(({ index = 0 }) => {
    const name = signedBelow.exec(text.slice(Math.max(0, index - signatureReach), index))?.groups?.['name'] ?? ''
    return firsts.some((first) => isShort(name, first))
  })
}
