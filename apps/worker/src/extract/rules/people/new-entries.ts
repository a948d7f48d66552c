import type { Candidate, Paper } from '../../candidate.ts'
import type { Row, Segment } from '../../layout/layout.ts'
import { peopleOfCells } from './holders-column.ts'
import { alignedWithin } from '../../layout/near-cells.ts'

const newHead =
  /\b(?:(?:names?\s+)(?:entered|added|substituted|recorded|inserted|brought\s+in)|new|present|current|revised|after|transferee)\b|^\W*to\b|नवीन|नया|वर्तमान/iu
const oldHead =
  /\b(?:(?:names?\s+)?(?:struck(?:\s+(?:off|out))?|deleted|removed|expunged)|old|previous|prior|former|earlier|existing|before|transferor)\b|^\W*from\b|पूर्व|पुराना/iu
/** A box to tick is no head of a column. */
const choice = /[☐☑☒□■✓✔]/u
const personLabel =
  /\b(?:names?|owners?|holders?|assessees?|occupiers?|title|(?:pattad|khated|khatad|thandaperd)ars?|raiyats?|ryots?)\b|स्वामी|नाम|धारक/iu
/** What heads a column of names where the table has no column of labels. */
const personHead = /\b(?:names?|owners?|holders?|assessees?|occupiers?|persons?|part(?:y|ies)|transfer(?:or|ee)s?)\b|स्वामी|नाम|धारक/iu
const notPerson = /\b(?:father|husband|mother|area|address|value|number)\b|पिता|पति/iu
const longestHead = 40
const reach = 10

interface Heads {
  before: Segment
  after: Segment
}

/** Whether a row below two heads that stand alone begins with a label of its own, left of both. */
const isLabelled = ({ segments }: Row, { before, after }: Heads): boolean =>
  segments.length > 2 &&
  (segments[0]?.right ?? 1) < Math.min(before.left, after.left) &&
  [before, after].every((head) => segments.some(({ left }) => Math.abs(left - head.left) < alignedWithin))

/** A head row with a column for what was and one for what is. */
function headsOf(segments: readonly Segment[], below: Row | undefined): Heads | null {
  const short = segments.filter(({ text }) => text.length <= longestHead && !choice.test(text))
  const before = short.find(({ text }) => oldHead.test(text) && !newHead.test(text))
  const after = short.find(({ text }) => newHead.test(text) && !oldHead.test(text))
  const isTable = segments.length >= 3 || [before, after].every((one) => personHead.test(one?.text ?? ''))
  if (!before || !after) return null
  return isTable || (below && isLabelled(below, { before, after })) ? { before, after } : null
}

const nearer = (cell: Segment, { before, after }: Heads): Segment =>
  Math.abs(cell.left - after.left) <= Math.abs(cell.left - before.left) ? after : before

/** The lines below two heads: the cells under the later one, and those under the earlier one. */
function columnBelow({ layout }: Paper, heads: Heads): { own: Segment[]; gone: Segment[] } {
  const own: Segment[] = []
  const gone: Segment[] = []
  for (const { segments, page } of layout.rows.slice(heads.after.row + 1, heads.after.row + 1 + columnLines)) {
    const cell = segments.find((one) => nearer(one, heads) === heads.after && Math.abs(one.left - heads.after.left) < alignedWithin)
    if (!cell || page !== heads.after.page || /\d{3}/u.test(cell.text)) break
    own.push(cell)
    gone.push(...segments.filter((one) => nearer(one, heads) === heads.before))
  }
  return { own, gone }
}
const columnLines = 5

/** The lines below a cell of the later entry that it goes on with, where no label stands beside them. */
function linesOfEntry({ layout }: Paper, cell: Segment, heads: Heads): Segment[] {
  const lines: Segment[] = []
  for (const { segments, page } of layout.rows.slice(cell.row + 1, cell.row + 1 + columnLines)) {
    const line = segments.find((one) => Math.abs(one.left - cell.left) < alignedWithin)
    const isOwn = segments.every((one) => one.column > 0 || one.left > heads.before.left - alignedWithin)
    if (!line || !isOwn || page !== cell.page || line.bottom === 0) break
    lines.push(line)
  }
  return lines
}

/** The owner of a mutation that prints old and new entries side by side; `old` are the cells that no longer hold. */
export function newEntries(paper: Paper): { found: Candidate[]; old: ReadonlySet<Segment> } {
  const found: Candidate[] = []
  const old = new Set<Segment>()
  for (const row of paper.layout.rows) {
    const heads = headsOf(row.segments, paper.layout.rows[row.index + 1])
    if (!heads) continue
    // "Name struck off | Name entered": the names stand below, without labels beside them
    if (heads.before === row.segments[0] && [heads.before, heads.after].every(({ text }) => personHead.test(text))) {
      const { own, gone } = columnBelow(paper, heads)
      if (gone.length === 0 && row.segments.length < 3) continue
      for (const cell of gone) old.add(cell)
      const words = own.flatMap((cell) => cell.words)
      const value = peopleOfCells(own, heads.after.text).join(', ')
      if (value !== '') found.push({ key: 'property_owner_name', value, words, signs: ['entry_new', 'kind_fits'], paper })
      continue
    }
    for (const below of paper.layout.rows.slice(row.index + 1, row.index + 1 + reach)) {
      const [label, ...cells] = below.segments
      if (!label || cells.length < 2) continue
      for (const cell of cells) if (nearer(cell, heads) === heads.before) old.add(cell)
      const cell = cells.find((one) => nearer(one, heads) === heads.after)
      if (!cell || !personLabel.test(label.text) || notPerson.test(label.text)) continue
      const lines = [cell, ...linesOfEntry(paper, cell, heads)]
      const names = peopleOfCells(lines, '')
      const words = lines.flatMap((line) => line.words)
      if (names.length > 0)
        found.push({ key: 'property_owner_name', value: names.join(', '), words, signs: ['entry_new', 'kind_fits'], paper })
    }
  }
  return { found, old }
}
