import type { IntakeKey } from '@parakh/contracts'
import type { Word } from '../../../ocr/model.ts'
import type { Paper } from '../../candidate.ts'
import { personName, personNames } from '../../names.ts'

/** Who is met at a site, at a label of his own. */
const personMet =
  /^\W*(?:(?:site\s+)?contact\s+person|person\s+to\s+(?:be\s+)?(?:met|meet|contact(?:ed)?)|whom\s+to\s+contact|spoc)\b[^:\n]{0,24}[:–-]\s*(?<who>.+)$/iu

/** "Contact: 98… (Harsh)": whose number it is. */
const inBrackets = /\d[\s-]*\(\s*(?<who>\p{Lu}\p{Ll}+)\s*\)/u
const people: ReadonlySet<IntakeKey> = new Set<IntakeKey>(['applicant_name', 'co_applicant_name', 'property_owner_name'])

/** Whether a number is another's who is named in the paper, by the first name in brackets behind it. */
function isAnothers(value: string, { labelled }: Paper): boolean {
  const who = inBrackets.exec(value)?.groups?.['who']
  if (!who) return false
  const [first = '', ...others] = labelled.filter(({ key }) => people.has(key)).flatMap((one) => personNames(one.value))
  const isOf = (name: string): boolean => name.split(' ').includes(who)
  return !isOf(first) && others.some(isOf)
}

/** The words of numbers that do not say whose they are, right below somebody who is met and does not borrow, or before another's name. */
export function numbersOfPersonMet(paper: Paper): ReadonlySet<Word> {
  const { layout, labelled } = paper
  const borrower = labelled.find(({ key, subject }) => key === 'applicant_name' && subject === 'applicant')?.value.toLowerCase()
  const found = labelled.filter(({ key, row, subject, value }) => {
    if (key === 'contact_number' && isAnothers(value, paper)) return true
    if (key !== 'contact_number' || subject !== null || borrower === undefined) return false
    const above = layout.rows[row - 1]?.segments.map(({ text }) => text).join(' ') ?? ''
    const met = personName(personMet.exec(above)?.groups?.['who'] ?? '')
    return met !== null && !borrower.includes(met.toLowerCase())
  })
  return new Set(found.flatMap(({ words }) => words))
}
