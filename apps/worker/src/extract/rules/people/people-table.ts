import type { Candidate, Paper } from '../../candidate.ts'
import type { IntakeKey } from '@parakh/contracts'
import { subjectOf } from '../../labels/label-fields.ts'
import { readsLikeLabel } from '../../labels/label-words.ts'
import type { Row, Segment } from '../../layout/layout.ts'
import { isLoanPaper } from '../../kinds/paper-kind.ts'
import { peopleIn, personName } from '../../names/names.ts'
import { subjectsOf } from '../../layout/sections.ts'
import { columnOfHolders } from './holders-column.ts'

const nameHead =
  /^(?:\d{1,2}[.)]\s*|s(?:[lr]\b\.?(?:\s*no\b)?|(?:no)?\.?\s*no)\.?\s+)?(?:(?:full\s+)?names?(?:\s+of\s+(?:the\s+)?(?:all\s+)?(.{3,30}))?(?:\s*\(.*\))?$|(?:full\s+)?names?(?:\s*,\s*[\p{L}'’]{3,14}){0,3}\s*(?:,|and|&)\s*(?:full\s+)?(?:age|address|parentage|particulars|occupation)(?:\s+etc\.?)?$|(?:co-?)?(applicants?|borrowers?|owners?|allott?ees?|purchasers?|holders?|assessees?|pattadars?|raiyats?|ryots?|khatadars?|khatedars?|tenants?|lessees?|members?|buyers?)(?:['’]s?)?\s+names?$|(pattadar|raiyat|ryot|owner|holder|assessee|khatadar|khatedar|tenant|lessee|member)s?(?:['’]s?)?(?:\s+names?)?\s*(?:and|&|with|,|\/)\s*(?:father|husband|parentage|guardian|address).*$|नाम$)/iu
const otherHead =
  /\b(?:s\.?\s*no|sr|sl|guardian|relation|relationship|share|father|husband|age|pan|mobile|phone|role|capacity|type|status|address|occupation|dob|sex|gender|ownership|applicant\s+type|category|party|area|extent|revenue|dag|khasra|survey|plot|tax|khata|document|percent\p{L}*)\b|%/iu
const roleHead = /\b(?:role|capacity|type|category|party|relation(?:ship)?|status|applicant)\b/iu
const notBorrower = /guarantor|owner|seller|vendor|witness|reference|transferor/iu
const gives =
  /^\W*(?:old|previous|prior|former|earlier|outgoing|existing|deceased|late)\b|\b(?:seller|vendor|transferor|donor|lessor|executant|releasor|assignor|mortgagor)s?\b|विक्रेता|दाता/iu
const mostRows = 6
/** "Name, age and address": cells of several lines. */
const asksMore = /\b(?:age|address|parentage|particulars|occupation)\b/iu
const mostLines = 18
const slack = 0.02

/** Whether a cell stands below a head of its table. */
const overlaps = (head: Segment, cell: Segment, next: Segment | undefined): boolean =>
  cell.left < head.right + slack && cell.right > head.left - slack && (!next || cell.left < next.left - slack)

/** The cell of a row that stands most below a head. */
function cellUnder(cells: readonly Segment[], head: Segment, next: Segment | undefined): Segment | undefined {
  const shared = (cell: Segment) => Math.min(cell.right, head.right) - Math.max(cell.left, head.left)
  return cells.filter((cell) => overlaps(head, cell, next)).toSorted((a, b) => shared(b) - shared(a))[0]
}

/** The name in a cell; where the head asks for more, the person whom the cell begins with. */
const nameIn = (text: string, isBegin: boolean): string | null => {
  const latin = text.replace(otherScript, '')
  const [first] = isBegin ? peopleIn(latin) : []
  return personName(latin) ?? (first && first.start <= latestStart ? first.name : null)
}
const latestStart = 6
const leavesOpen = /\s(?:&|and)\s+\p{L}+$/iu
/** A title in the script of the state before the name in Latin letters: "ಶ್ರೀ / Sri A". */
const otherScript = /^[^\p{Script=Latin}\p{Script=Devanagari}\d]{2,30}[/|]\s*(?=\p{Script=Latin})/u
/** A head in which the column of numbers has run together with that of names. */
const withSerial = /^s(?:[lr]\b\.?(?:\s*no\b)?|(?:no)?\.?\s*no)\.?\s+\p{L}/iu

/** In Karnataka a parent or a husband stands behind these words, where a column asks for him too. */
const withParent = /\b(?:father|husband|parentage|guardian)/iu
const parentBehind = /\s+(?:bin|kom)\s+\p{Lu}.*$/u

interface TableRow {
  name: string
  role: string
  words: Segment['words']
  /** What the cell holds so far, and where its last line stands. */
  text: string
  last: Segment
  /** How many cells its first line has. */
  cells: number
}

/** Whether a line alone below a cell goes on with it: its first word would not have fitted before the next column. */
function goesOn({ last }: TableRow, { segments, page }: Row, next: Segment | undefined): boolean {
  const [line, ...others] = segments
  if (!line || others.length > 0 || page !== last.page || line.bottom === line.top || Math.abs(line.left - last.left) > slack) return false
  const [first] = line.words
  return last.right + (first?.box?.w ?? 0) > (next?.left ?? 1) - slack
}

/** "Buyer /" over "क्रेता": what each row is, in two languages, one below the other; the cells beside it go on with theirs. */
const hasSecondLine = ({ role, cells, last }: TableRow, { segments, page }: Row): boolean =>
  openRole.test(role) && segments.length < cells && page === last.page && !openRole.test(segments[0]?.text ?? '')
const openRole = /\p{L}\s*[/|]\s*$/u

/** A row with the next line of its cell; as before where both together name nobody. */
function withLine(row: TableRow, line: Segment, named: (text: string) => string | null): TableRow {
  const text = `${row.text} ${line.text}`
  const name = named(text)
  return name ? { ...row, name, text, words: [...row.words, ...line.words], last: line } : { ...row, last: line }
}

function rowsUnder(paper: Paper, row: Row, head: Segment): TableRow[] {
  const next = row.segments[head.column + 1]
  const role = row.segments.find((segment) => segment !== head && roleHead.test(segment.text))
  // typed cells stand by their number alone, and the rows have one more than such a head
  const isShifted = withSerial.test(head.text) && head.bottom === head.top
  const found: TableRow[] = []
  const named = (text: string): string | null =>
    nameIn(withParent.test(head.text) ? text.replace(parentBehind, '') : text, asksMore.test(head.text))
  for (const below of paper.layout.rows.slice(row.index + 1, row.index + 1 + (asksMore.test(head.text) ? mostLines : mostRows))) {
    const isNumbered = isShifted && below.segments.length >= row.segments.length && /^\d{1,2}[.)]?$/u.test(below.segments[0]?.text ?? '')
    const cell = isNumbered ? below.segments[head.column + 1] : cellUnder(below.segments, head, next)
    // the next line of a cell that tells an address too
    const isNextLine = asksMore.test(head.text) && found.length > 0 && below.segments.every((one) => one.left > head.left - slack)
    if (isNextLine && below.page === row.page && !(role && cellUnder(below.segments, role, row.segments[role.column + 1]))) continue
    // "Hakeem" below "S/o Abdul": the rest of a cell beside
    const isRest = !cell && found.length > 0 && below.segments.length < row.segments.length / 2 && below.page === row.page
    if (isRest && below.segments.every((one) => one.left > head.left && !readsLikeLabel(one.text))) continue
    // the head of the next table
    if (
      below.segments.length > 1 &&
      below.segments.every(({ text }) => !/\d/u.test(text) && (otherHead.test(text) || readsLikeLabel(text)))
    )
      break
    const before = found.at(-1)
    if (cell && before && (goesOn(before, below, next) || hasSecondLine(before, below))) {
      found[found.length - 1] = withLine(before, cell, named)
      continue
    }
    // the head's own second line
    if (cell && !before && below.index === row.index + 1 && below.segments.length === 1 && /^\p{Ll}/u.test(cell.text)) continue
    const name = cell && below.segments.length > 1 ? named(cell.text) : null
    // "A RAO & LEELA" over "MOHAN RAO": lines of one cell, and no rows
    if (!cell || !name || leavesOpen.test(cell.text)) break
    const others = below.segments.filter((segment) => segment !== cell)
    const told = role && cellUnder(others, role, row.segments[role.column + 1])
    // a column without a head says whose each row is: "Previous owner", "New owner"
    const label = told
      ? undefined
      : others.find(({ column, right, text }) => column === 0 && right < head.left - slack && (!role || /\p{L}{3}/u.test(text)))
    found.push({
      name,
      role: told?.text ?? label?.text ?? '',
      words: cell.words,
      text: cell.text,
      last: cell,
      cells: below.segments.length,
    })
  }
  return found
}

/** People in a table: a head row of which one cell says "Name", each row a person, a column that may say what they are. */
export function tabledPeople(paper: Paper, asOwners: boolean): Candidate[] {
  const sections = subjectsOf(paper.layout)
  const inColumn = asOwners ? columnOfHolders(paper) : []
  const found = paper.layout.rows.flatMap((row): Candidate[] => {
    const head = row.segments.find((segment) => nameHead.test(segment.text))
    if (!head || row.segments.length < 2 || !row.segments.some((segment) => segment !== head && otherHead.test(segment.text))) return []
    const rows = rowsUnder(paper, row, head)
    const section = sections.get(head)
    // references and guarantors are tabled like borrowers
    if (rows.length === 0 || section === 'other' || section === 'bank') return []
    // "Details of executants" heads the table of those who give
    if (asOwners && section === 'seller') return []
    // an agreement that says of each row whose side it is
    const isOfParties = paper.kind === 'agreement_to_sell' && rows.every(({ role }) => subjectOf(role) !== null)
    const match = nameHead.exec(head.text)
    const of = subjectOf(match?.[1] ?? match?.[2] ?? match?.[3] ?? '')
    const make = (key: IntakeKey, from: readonly TableRow[], value: string): Candidate => ({
      key,
      value,
      words: from.flatMap(({ words }) => words),
      signs: [
        'people_table',
        ...(asOwners || isLoanPaper(paper.kind) || isOfParties ? (['kind_fits'] as const) : []),
        ...(asOwners && rows.length > 1 ? (['owners_joined'] as const) : []),
      ],
      paper,
    })
    const isSale = paper.kind === 'agreement_to_sell'
    const owners = rows.filter(({ role }) => subjectOf(role) === 'owner' || (isSale && subjectOf(role) === 'seller'))
    if (of === 'owner' || asOwners) {
      // of a table of both sides those who get
      const getting = rows.filter((one) => !gives.test(one.role))
      const holders = getting.length > 0 ? getting : rows
      return [make('property_owner_name', holders, holders.map(({ name }) => name).join(', '))]
    }
    const co = rows.filter(({ role }) => subjectOf(role) === 'co')
    const first =
      rows.find(({ role }) => subjectOf(role) === 'applicant' || /^self$/iu.test(role)) ?? rows.find(({ role }) => !notBorrower.test(role))
    const second = co[0] ?? rows.find((one) => one !== first && !notBorrower.test(one.role))
    return [
      ...(first && !owners.includes(first) ? [make('applicant_name', [first], first.name)] : []),
      ...(second ? [make('co_applicant_name', [second], second.name)] : []),
      ...(owners.length > 0 ? [make('property_owner_name', owners, owners.map(({ name }) => name).join(', '))] : []),
    ]
  })
  return [...inColumn, ...found]
}

/** Whether a table names who sells and who buys: it leaves nothing open. */
export const tellsBothSides = (tabled: readonly Candidate[]): boolean =>
  tabled.some(({ key }) => key === 'applicant_name') && tabled.some(({ key }) => key === 'property_owner_name')
