import type { Paper } from '../../candidate.ts'
import { personNames } from '../../names/names.ts'
import { toldPeople } from '../people/told-in-letter.ts'
import { mobilesOf } from './mobiles.ts'

/** Who writes a mail that another one carries: "From: Hari Sharma <hari@…>", "On 4 May Hari Sharma wrote:". */
const sender = /(?:^|\n)[>\s]*(?:from\s*:\s*|on\s[^\n]{6,60}?,\s*)(?<name>\p{Lu}[\p{L}.' ]{2,50}?)\s*(?=[<[("\n]|\s+wrote\b)/giu
/** "My number is 98…", "call me on 98…". */
const mine =
  /\b(?:my\s+(?:own\s+)?(?:mobile|mob|phone|cell|contact|whats\s*app|number|no)\b\.?(?:\s*(?:no|number)\b\.?)?\s*(?:is\b)?|(?:call|reach|contact)\s+me\s+(?:on|at))[\s:.–-]*$/iu
const reach = 50

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
  const senders = [...text.matchAll(sender)]
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
