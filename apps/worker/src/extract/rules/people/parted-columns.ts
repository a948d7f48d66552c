import type { IntakeKey } from '@parakh/contracts'
import type { Candidate, Paper } from '../../candidate.ts'
import { subjectOf, type Subject } from '../../labels/label-fields.ts'
import type { Row, Segment } from '../../layout/layout.ts'
import { personName } from '../../names/names.ts'
import { alignedWithin } from '../../layout/near-cells.ts'
import { subjectsOf } from '../../layout/sections.ts'

const mark = String.raw`(?:\s*\([^)]{1,24}\))?[\s*:.–-]*`
/** What a form asks of a name, each at a label of its own. */
const parts = {
  given: new RegExp(String.raw`^\W*(?:first|given|fore|own)\s*-?\s*name\b${mark}`, 'iu'),
  middle: new RegExp(String.raw`^\W*middle\s*-?\s*name\b${mark}`, 'iu'),
  family: new RegExp(String.raw`^\W*(?:last|family|sur)\s*-?\s*name\b${mark}`, 'iu'),
} as const
type Part = keyof typeof parts
const order = ['given', 'middle', 'family'] as const
const reach = 3
const headReach = 6
const emptyBox = /^[\W_]*$|^\W*(?:na|n\.a\.?|nil|none)\W*$/iu
const oneWord = /^\W*\p{L}[\p{L}.'’]*(?:\s\p{L}[\p{L}.'’]*)?\W*$/u

interface PartCell {
  part: Part
  cell: Segment
  told: string
}

const partOf = (text: string): Part | null => order.find((part) => parts[part].test(text)) ?? null

/** The cells of a row that answer one label: "Last name | Rao | Menon", "Last name: Rao | Last name: Menon". */
function cellsOf({ segments }: Row): PartCell[] {
  const part = partOf(segments[0]?.text ?? '')
  if (!part) return []
  return segments.flatMap((cell): PartCell[] => {
    const own = partOf(cell.text)
    const told = own ? cell.text.replace(parts[own], '') : cell.text
    return emptyBox.test(told) || !oneWord.test(told) ? [] : [{ part: own ?? part, cell, told: told.trim() }]
  })
}

/** Whom the head of a column, or the section that it stands in, speaks of. */
function subjectOfColumn({ layout }: Paper, { page, left, row }: Segment): Subject | null {
  for (let at = row - 1; at >= Math.max(0, row - headReach); at -= 1) {
    const above = layout.rows[at]?.segments.find((one) => one.page === page && Math.abs(one.left - left) < alignedWithin)
    const subject = above && partOf(above.text) === null ? subjectOf(above.text) : null
    if (subject) return subject
  }
  return null
}

/** Whom the line right above a row of labels heads: "B. CO-APPLICANT". */
function headedAbove({ rows }: Paper['layout'], { page, row }: Segment): Subject | null {
  const [line, ...others] = rows[row - 1]?.segments ?? []
  return line && others.length === 0 && line.page === page && line.text.length < longestHead ? subjectOf(line.text) : null
}
const longestHead = 40

/** Whether a person's part of the form is the first borrower's or the second one's; nobody else borrows. */
const asBorrower = (subject: Subject | null, nth: number): IntakeKey | null => {
  if (subject === 'co' || (subject === null && nth === 1)) return 'co_applicant_name'
  return subject === 'applicant' || (subject === null && nth === 0) ? 'applicant_name' : null
}

function borrower(paper: Paper, key: IntakeKey | null, own: readonly { cell: Segment; told: string }[]): Candidate[] {
  const name = own.length > 1 ? personName(own.map(({ told }) => told).join(' ')) : null
  const words = own.flatMap(({ cell }) => cell.words)
  return key && name ? [{ key, value: name, words, signs: ['label', 'composed', 'kind_fits'], paper }] : []
}

const isBelow = (head: Segment, cell: Segment): boolean => cell.page === head.page && Math.abs(cell.left - head.left) < alignedWithin

/** Borrowers of a form that asks for each part of a name in a row of its own, one person a column. */
function partsInRows(paper: Paper, sections: ReturnType<typeof subjectsOf>): Candidate[] {
  const all = paper.layout.rows.map(cellsOf)
  return all.flatMap((cells, at): Candidate[] => {
    if (cells[0]?.part !== 'given') return []
    const near = all.slice(Math.max(0, at - reach), at + reach + 1).flat()
    return cells
      .filter(({ part }) => part === 'given')
      .flatMap(({ cell: first }, nth): Candidate[] => {
        const own = order.flatMap((part) => near.find((one) => one.part === part && isBelow(first, one.cell)) ?? [])
        return borrower(paper, asBorrower(subjectOfColumn(paper, first) ?? sections.get(first) ?? null, nth), own)
      })
  })
}

/** "Surname | First name | Middle name" over the names, a row for each person. */
function partsInColumns(paper: Paper, sections: ReturnType<typeof subjectsOf>): Candidate[] {
  const { rows } = paper.layout
  return rows.flatMap((row): Candidate[] => {
    const heads = row.segments.flatMap((cell) => {
      const part = partOf(cell.text)
      return part && emptyBox.test(cell.text.replace(parts[part], '').replace(/^\([^)]*\)/u, '')) ? [{ part, cell }] : []
    })
    const first = heads.find(({ part }) => part === 'given')
    if (!first || heads.length < 2) return []
    const below = rows.slice(row.index + 1, row.index + 1 + reach)
    const end = below.findIndex(({ segments }) => !segments.some((cell) => isBelow(first.cell, cell) && oneWord.test(cell.text)))
    return below.slice(0, end < 0 ? below.length : end).flatMap(({ segments }, nth): Candidate[] => {
      const own = order.flatMap((part) => {
        const head = heads.find((one) => one.part === part)?.cell
        const cell = head && segments.find((one) => isBelow(head, one))
        return cell && oneWord.test(cell.text) && partOf(cell.text) === null && !emptyBox.test(cell.text)
          ? [{ cell, told: cell.text.trim() }]
          : []
      })
      const leading =
        segments[0] && !heads.some(({ cell }) => segments[0] && isBelow(cell, segments[0])) ? subjectOf(segments[0].text) : null
      return borrower(
        paper,
        asBorrower(
          leading ?? headedAbove(paper.layout, first.cell) ?? sections.get(first.cell) ?? subjectOfColumn(paper, first.cell),
          leading ? 0 : nth,
        ),
        own,
      )
    })
  })
}

const wholeName =
  /^\W*(?:\d{1,2}[.)]\s*)?(?:(?:full|customer|applicant|borrower|member)(?:['’]?s)?\s+)?names?\b(?:\s+in\s+full|\s*\([^)]{1,40}\))?[\s*:.–-]*$/iu

/** What heads a person's column without a noun: "Primary", "Joint 1". */
const bareHeads = [
  ['applicant', /^\W*(?:primary|main|first|1st|principal|sole)\W*$/iu],
  ['co', /^\W*(?:joint|co|second|2nd|secondary)[\s.-]*1?\W*$/iu],
] as const

/** Whom such a head right above a cell, some rows up, means. */
function bareSubject({ layout }: Paper, { page, left, row }: Segment): Subject | null {
  for (let at = row - 1; at >= Math.max(0, row - headReach); at -= 1) {
    const above = layout.rows[at]?.segments.find((one) => one.page === page && Math.abs(one.left - left) < alignedWithin)
    const [subject] = bareHeads.find(([, head]) => head.test(above?.text ?? '')) ?? []
    if (subject) return subject
  }
  return null
}

/** "Name | A | B" some rows below "Applicant | Co-applicant": each column is a person's. */
const namesInColumns = (paper: Paper): Candidate[] =>
  paper.layout.rows.flatMap(({ segments }): Candidate[] => {
    const [label, ...cells] = segments
    if (!label || cells.length < 2 || !wholeName.test(label.text)) return []
    const told = cells.map((cell) => ({
      cell,
      subject: subjectOfColumn(paper, cell) ?? bareSubject(paper, cell),
      name: personName(cell.text),
    }))
    if (!told.some(({ subject }) => subject === 'applicant') || !told.some(({ subject }) => subject === 'co')) return []
    return told.flatMap(({ cell, subject, name }): Candidate[] => {
      const key = subject === 'applicant' || subject === 'co' ? asBorrower(subject, 0) : null
      return key && name ? [{ key, value: name, words: cell.words, signs: ['label', 'kind_fits'], paper }] : []
    })
  })

/** "You | Joining you" right above "A | B": names without a label of their own. */
const namesBelowHeads = (paper: Paper): Candidate[] =>
  paper.layout.rows.flatMap(({ segments, index }): Candidate[] => {
    const heads = segments.map((cell) => ({ cell, subject: subjectOf(cell.text) }))
    const first = heads.find(({ subject }) => subject === 'applicant')?.cell
    const second = heads.find(({ subject }) => subject === 'co')?.cell
    if (!first || !second || segments.length > 3) return []
    const below = paper.layout.rows[index + 1]?.segments ?? []
    const [one, other] = [first, second].map((head) => below.find((cell) => isBelow(head, cell) && personName(cell.text) !== null))
    if (!one || !other) return []
    const make = (key: IntakeKey, cell: Segment): Candidate => ({
      key,
      value: personName(cell.text) ?? '',
      words: cell.words,
      signs: ['label_above', 'kind_fits'],
      paper,
    })
    return [make('applicant_name', one), make('co_applicant_name', other)]
  })

/** Borrowers of a form that asks for a name, or for each part of it, in one row for all, a column each. */
export function partedColumns(paper: Paper): Candidate[] {
  const sections = subjectsOf(paper.layout)
  return [...partsInRows(paper, sections), ...partsInColumns(paper, sections), ...namesInColumns(paper), ...namesBelowHeads(paper)]
}
