import type { Candidate, Paper } from '../../candidate.ts'
import type { Segment } from '../../layout/layout.ts'
import { personNames } from '../../names/names.ts'
import { peopleOfCells } from './holders-column.ts'
import { alignedWithin } from '../../layout/near-cells.ts'

const newHead =
  /\b(?:(?:names?\s+)(?:entered|added|substituted|recorded|inserted|brought\s+in)|new|present|current|revised|after|transferee)\b|^\W*to\b|नवीन|नया|वर्तमान/iu
const oldHead =
  /\b(?:(?:names?\s+)?(?:struck(?:\s+(?:off|out))?|deleted|removed|expunged)|old|previous|prior|former|earlier|existing|before|transferor)\b|^\W*from\b|पूर्व|पुराना/iu
/** A box to tick is no head of a column. */
const choice = /[☐☑☒□■✓✔]/u
const personLabel = /\b(?:names?|owners?|holders?|assessees?|occupiers?|title)\b|स्वामी|नाम|धारक/iu
/** What heads a column of names where the table has no column of labels. */
const personHead = /\b(?:names?|owners?|holders?|assessees?|occupiers?|persons?|part(?:y|ies)|transfer(?:or|ee)s?)\b|स्वामी|नाम|धारक/iu
const notPerson = /\b(?:father|husband|mother|area|address|value|number)\b|पिता|पति/iu
const longestHead = 40
const reach = 10

interface Heads {
  before: Segment
  after: Segment
}

/** A head row with a column for what was and one for what is. */
function headsOf(segments: readonly Segment[]): Heads | null {
  const short = segments.filter(({ text }) => text.length <= longestHead && !choice.test(text))
  const before = short.find(({ text }) => oldHead.test(text) && !newHead.test(text))
  const after = short.find(({ text }) => newHead.test(text) && !oldHead.test(text))
  const isTable = segments.length >= 3 || [before, after].every((one) => personHead.test(one?.text ?? ''))
  return before && after && isTable ? { before, after } : null
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

/** The owner of a mutation that prints old and new entries side by side; `old` are the cells that no longer hold. */
export function newEntries(paper: Paper): { found: Candidate[]; old: ReadonlySet<Segment> } {
  const found: Candidate[] = []
  const old = new Set<Segment>()
  for (const row of paper.layout.rows) {
    const heads = headsOf(row.segments)
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
      const names = cell && personLabel.test(label.text) && !notPerson.test(label.text) ? personNames(cell.text) : []
      if (cell && names.length > 0)
        found.push({ key: 'property_owner_name', value: names.join(', '), words: cell.words, signs: ['entry_new', 'kind_fits'], paper })
    }
  }
  return { found, old }
}
