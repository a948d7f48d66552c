import type { Word } from '../../../ocr/model.ts'
import type { Paper } from '../../candidate.ts'
import { personName } from '../../names/names.ts'

/** Who is met at a site, at a label of his own. */
const personMet =
  /^\W*(?:(?:site\s+)?contact\s+person|person\s+to\s+(?:be\s+)?(?:met|meet|contact(?:ed)?)|whom\s+to\s+contact|spoc)\b[^:\n]{0,24}[:–-]\s*(?<who>.+)$/iu

/** The words of numbers that do not say whose they are, right below somebody who is met and does not borrow. */
export function numbersOfPersonMet({ layout, labelled }: Paper): ReadonlySet<Word> {
  const borrower = labelled.find(({ key, subject }) => key === 'applicant_name' && subject === 'applicant')?.value.toLowerCase()
  const found = labelled.filter(({ key, row, subject }) => {
    if (key !== 'contact_number' || subject !== null || borrower === undefined) return false
    const above = layout.rows[row - 1]?.segments.map(({ text }) => text).join(' ') ?? ''
    const met = personName(personMet.exec(above)?.groups?.['who'] ?? '')
    return met !== null && !borrower.includes(met.toLowerCase())
  })
  return new Set(found.flatMap(({ words }) => words))
}
