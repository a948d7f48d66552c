import type { Word } from '../../../ocr/model.ts'
import type { Paper } from '../../candidate.ts'
import type { Labelled } from '../../labels/labelled.ts'
import { personName } from '../../names/names.ts'
import { isLoanPaper } from '../../kinds/paper-kind.ts'

/** "Title: Smt. A" in a lender's note: whose the property is, and not how it is held. */
export const asOwners = (one: Labelled, { kind }: Paper): Labelled =>
  one.key === 'land_freehold_or_leasehold' &&
  isLoanPaper(kind) &&
  /^\W*title(?:\s+(?:of|to)\s+(?:the\s+)?(?:plot|property|land|house|flat|site))?\W*$/iu.test(one.label) &&
  personName(one.value) !== null
    ? { ...one, key: 'property_owner_name', subject: 'owner' }
    : isApplicants(one, kind)
      ? { ...one, key: 'applicant_name', subject: 'applicant' }
      : one

/** "App - Asha Rao" of a note: who applies, where no number stands there. */
const isApplicants = ({ key, label, value }: Labelled, kind: Paper['kind']): boolean =>
  key === 'application_number' &&
  isLoanPaper(kind) &&
  /^\W*app(?:l|lcnt)?\W*$/iu.test(label) &&
  !/\d/u.test(value) &&
  personName(value) !== null

/** Whether a lender's note has just told the property: "In name of" is then the property's. */
export const isBelowProperty = ({ row }: Labelled, { kind, labelled }: Paper): boolean =>
  isLoanPaper(kind) && labelled.some((one) => one.key === 'property_address_doc' && row > one.row && row - one.row <= nearRows)
const nearRows = 3

/** "1) A", "2) B" in cells of one row: what stands behind the first. */
export function numberedCells(row: number, words: readonly Word[], { layout }: Paper): string {
  const cells = layout.rows[row]?.segments ?? []
  const at = cells.findIndex((cell) => cell.words.some((word) => words.includes(word)))
  if (at < 0 || !/^\W*1\s*[.)]/u.test(words[0]?.text ?? '')) return ''
  const more = cells.slice(at + 1)
  const end = more.findIndex(({ text }, index) => !new RegExp(`^\\W*${index + 2}\\s*[.)]`, 'u').test(text))
  return more
    .slice(0, end < 0 ? more.length : end)
    .map(({ text }) => text)
    .join('; ')
}
