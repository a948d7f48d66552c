import type { IntakeKey } from '@parakh/contracts'
import type { ReadFile, Word } from '../ocr/model.ts'
import { fieldOfLabel } from './labels/label-patterns.ts'
import { layoutOf, type Row, type Segment } from './layout/layout.ts'

const fewestHeads = 3
/** What tells one case from another: its number, else its borrower. */
const ownKeys: readonly IntakeKey[] = ['application_number', 'applicant_name']
/** And each has its place. */
const placeKeys: readonly IntakeKey[] = ['property_address_doc', 'pincode']
const mostCases = 60
/** A longer text is no message. */
const mostWords = 5_000
const isCode = /\d{3}/u
const serialHead = /^\W*(?:s|sr|sl|serial|#)\.?\s*(?:no)?(?![\p{L}])/iu
const isSerial = /^\W*\d{1,2}[.)]?(?:\s|$)/u
/** Cells stand under their head within this share of the page's width. */
const slack = 0.01

const keyOf = ({ text }: Segment): IntakeKey | undefined => fieldOfLabel(text)?.key
const placeOf = (word: Word): string => `${word.page}/${word.line}`

/** The head of a list of cases: columns of several fields, one of them telling the cases apart. */
function headIn(rows: readonly Row[]): { row: Row; own: Segment } | null {
  for (const row of rows) {
    const keys = row.segments.map(keyOf)
    const own = ownKeys.find((key) => keys.includes(key))
    if (own === undefined || new Set(keys.filter(Boolean)).size < fewestHeads || !placeKeys.some((key) => keys.includes(key))) continue
    const segment = row.segments[keys.indexOf(own)]
    if (segment) return { row, own: segment }
  }
  return null
}

/** What stands in a row under a head. */
const cellUnder = (row: Row, { own }: { own: Segment }): Segment | undefined =>
  row.segments.find(({ left, right }) => left < own.right - slack && right > own.left + slack)

/**
 * A message that lists several cases, a row for each, as one paper for each case: whose case it is that a clerk opens nobody can tell from it, and
 * papers that differ are never sure. Anything else as it stands.
 */
export function listedCases(file: ReadFile): ReadFile[] {
  const [page] = file.pages
  if (!page || file.pages.length > 1 || page.source === 'ocr' || page.words.length > mostWords) return [file]
  const { rows } = layoutOf(file)
  const head = headIn(rows)
  if (!head) return [file]
  const isCounted = serialHead.test(head.row.segments[0]?.text ?? '')
  const cases: { value: string; rows: Row[] }[] = []
  for (const row of rows.slice(head.row.index + 1)) {
    const cell = cellUnder(row, head)
    const isNumbered = isCounted ? isSerial.test(row.segments[0]?.text ?? '') : cell !== undefined && isCode.test(cell.text)
    const isCase = isNumbered && row.segments.length > head.row.segments.length / 2
    if (isCase) cases.push({ value: cell?.text ?? '', rows: [row] })
    else if (cases.length > 0 && row.segments.length > 1) cases.at(-1)?.rows.push(row)
    else if (cases.length > 0) break
  }
  if (cases.length < 2 || cases.length > mostCases || new Set(cases.map(({ value }) => value)).size < cases.length) return [file]
  const caseOf = new Map(
    cases.flatMap(({ rows: own }, at) =>
      own.flatMap(({ segments }) => segments.flatMap(({ words }) => words.map((word) => [placeOf(word), at] as const))),
    ),
  )
  return cases.map((_, at) => ({
    ...file,
    pages: [{ ...page, words: page.words.filter((word) => (caseOf.get(placeOf(word)) ?? at) === at) }],
  }))
}
