import type { Side } from '@parakh/contracts'
import { wholeLength } from '../../measures.ts'
import type { Word } from '../../../ocr/model.ts'
import type { Layout, Row, Segment } from '../../layout/layout.ts'
import { alignedWithin } from '../../layout/near-cells.ts'
import { isOfOpenSpaces } from './open-spaces.ts'
import { roleWord } from '../people/roles.ts'
import { anySideWord, otherScript, sideNamed, sideTail } from './compass.ts'
import { isPlace, saidOf, type Said } from './said.ts'

/** What a column of a table under a side's heading says. */
export interface TableSaid extends Said {
  side: Side
  words: readonly Word[]
}

export interface SideTable {
  said: readonly TableSaid[]
  /** Words of the headings, so that nothing else takes them for labels. */
  heads: ReadonlySet<Word>
}

/** A cell that names a side, and nothing else. */
export const heading = new RegExp(
  String.raw`^[^\p{Script=Latin}]*?(?:(?:on|in|to|towards?)\s+(?:the\s+)?)?(?<side>${anySideWord})(?:\s*[/|(-]\s*(?:${anySideWord})\)?)?${otherScript}${sideTail}(?:\s*(?:\(?(?:in\s+)?(?:feet|ft|metres?|mtrs?|m)\.?\)?))?[^\p{L}\p{N}]*$`,
  'iu',
)
/** What was found on the site, not in the deed. */
export const siteRow = /\b(?:site|actual|visit|physical|spot|found)\b/iu
/** A row or a column of lengths. */
export const sizeRow = /\b(?:lengths?|dimensions?|measurements?|size|feet|ft|met(?:er|re)s?|mtrs?)\b|माप|लम्बाई|लंबाई/iu
const farthestRow = 6
const rowGap = 3.2
const lineGap = 0.95
const nearer = 0.8
const farthestLine = 1.4

interface Head {
  side: Side
  segment: Segment
}

const allSides = 4

function headsOf(row: Row): Head[] {
  const heads = row.segments.flatMap((segment): Head[] => {
    const named = sideNamed(heading.exec(segment.text)?.groups?.['side'] ?? (/^[EWNS]$/u.test(segment.text) ? segment.text : ''))
    // "North-South" heads lengths, and "North / Uttar" is one side
    const alsoNamed = sideNamed(segment.text.replace(/^.*[\s/|(-](?=[\p{L}\p{M}]+\W*$)/su, '').replace(/\W+$/u, ''))
    return named && (!alsoNamed || alsoNamed.side === named.side) ? [{ side: named.side, segment }] : []
  })
  const columns = heads.map(({ segment }) => segment.column)
  const adjacent = columns.every((column, at) => at === 0 || column === (columns[at - 1] ?? 0) + 1)
  // a stamp may stand between all four
  return heads.length >= 2 && (adjacent || heads.length === allSides) && new Set(heads.map(({ side }) => side)).size === heads.length
    ? heads
    : []
}

/** "(South)" below "Thekku", "South" below "दक्षिण": the second line of headings, which names the same sides again. */
function isRestOfHeads(row: Row, heads: readonly Head[]): boolean {
  return row.segments.every((cell) => {
    const side = sideNamed(heading.exec(cell.text)?.groups?.['side'] ?? '')?.side
    return side !== undefined && heads.some((head) => head.side === side && overlap(head.segment, cell) > 0)
  })
}

const overlap = (a: Segment, b: Segment): number => Math.min(a.right, b.right) - Math.max(a.left, b.left)

/** The heading above a cell: the one it stands under, else the nearest to its left edge. */
function headOver(heads: readonly Head[], cell: Segment): Head | undefined {
  const over = heads.filter(({ segment }) => overlap(segment, cell) > 0)
  if (over.length > 0) return over.reduce((best, one) => (overlap(one.segment, cell) > overlap(best.segment, cell) ? one : best))
  return heads.findLast(({ segment }) => segment.left <= cell.left + 0.01)
}

/** Each cell with its heading: in their order where two cells would share one and there are as many headings as cells. */
function headed(heads: readonly Head[], cells: readonly Segment[]): { cell: Segment; head: Head | undefined }[] {
  const over = cells.map((cell) => ({ cell, head: headOver(heads, cell) }))
  const areShared = new Set(over.map(({ head }) => head)).size < over.length
  return areShared && cells.length === heads.length ? cells.map((cell, at) => ({ cell, head: heads[at] })) : over
}

interface Entry {
  label: string
  cells: Map<Side, Word[]>
}

/** "As per" above "document", "Boundary" above "(deed)": one label in two lines. */
const isRestOf = (label: string, below: string): boolean =>
  label !== '' && (/^[\p{Ll}(]/u.test(below) || /\b(?:as|per|of|the|in|by|on|to)$/iu.test(label))

/** A line of its own that runs on under several headings: "Size of plot: East to West 60 ft". */
const isSentence = ({ segments }: Row, heads: readonly Head[]): boolean =>
  segments.length === 1 &&
  segments.some((one) => heads.filter(({ segment }) => overlap(segment, one) > 0).length > 1 || /\p{L}:\s/u.test(one.text))

/** "House of Mohan" over "Rao": each cell begins where one of the row above does. */
const standsUnder = ({ segments }: Row, above: Row | undefined): boolean =>
  segments.every(
    (cell) =>
      !(signs.test(cell.text) && !/^\p{Ll}/u.test(cell.text)) &&
      above?.segments.some(({ left }) => Math.abs(left - cell.left) < alignedWithin) === true,
  )
/** Who signs below a schedule. */
const signs = new RegExp(String.raw`^\W*(?:sd\/|signature|witness|(?:for\s+)?(?:the\s+)?${roleWord}\W*$)`, 'iu')

/** Rows under the headings; a line without a label of its own that follows closely goes on with the one above. */
function entriesUnder(layout: Layout, row: Row, heads: readonly Head[]): Entry[] {
  const firstLeft = Math.min(...heads.map(({ segment }) => segment.left))
  const entries: Entry[] = []
  let [bottom, page, firstGap] = [row.segments[0]?.bottom ?? 0, row.page, 0]
  for (let at = row.index + 1; at <= row.index + farthestRow; at += 1) {
    const next = layout.rows[at]
    const [first] = next?.segments ?? []
    if (next && first && at === row.index + 1 && isRestOfHeads(next, heads)) {
      bottom = first.bottom
      continue
    }
    // cells may stand at the head of the page behind their headings
    const isOnNextPage = at === row.index + 1 && next?.page === row.page + 1 && next.segments.length === heads.length
    if (isOnNextPage) bottom = first?.top ?? 0
    if (!next || !first || (next.page !== page && !isOnNextPage) || headsOf(next).length > 0) break
    page = next.page
    const height = first.bottom - first.top
    if (first.top - bottom > height * rowGap || isSentence(next, heads)) break
    if (entries.length === 0 && next.segments.every(({ text }) => /^\([^()]*\)$/u.test(text))) {
      bottom = first.bottom
      continue
    }
    const isAside = first.right <= firstLeft + 0.01 && heads.every(({ segment }) => overlap(segment, first) <= 0)
    const label = isAside && wholeLength(first.text) === null ? first : undefined
    // lengths under the boundaries have no label of their own
    const areLengths = next.segments.every(({ text }) => wholeLength(text) !== null)
    const isOfRow = !label || isRestOf(entries.at(-1)?.label ?? '', label.text)
    const gap = first.top - bottom
    if (entries.length === 0) firstGap = gap
    // fewer cells than above, and nearer to them than they are to their headings
    const isRest = next.segments.length < heads.length && gap < Math.min(firstGap * nearer, height * farthestLine)
    const isUnderCells = entries.length > 0 && !label && standsUnder(next, layout.rows[at - 1]) && gap < height * farthestLine
    const goesOn = entries.length > 0 && isOfRow && !areLengths && height > 0 && (gap < height * lineGap || isRest || isUnderCells)
    const areLengthsAbove = entries.every(({ cells }) =>
      [...cells.values()].every((words) => wholeLength(words.map(({ text }) => text).join(' ')) !== null),
    )
    if (entries.length > 0 && !label && !goesOn && !areLengths && !areLengthsAbove) break
    const entry = goesOn ? entries.at(-1) : undefined
    const cells = entry?.cells ?? new Map<Side, Word[]>()
    for (const { cell, head } of headed(
      heads,
      next.segments.filter((cell) => cell !== label),
    )) {
      if (head) cells.set(head.side, [...(cells.get(head.side) ?? []), ...cell.words])
    }
    if (!entry) entries.push({ label: label?.text ?? '', cells })
    bottom = first.bottom
  }
  return entries
}

const unitAt = /(?:feet|ft|met(?:er|re)s?|mtrs?|\bm\b)/iu
const unitIn = (text: string): string => unitAt.exec(text)?.[0] ?? 'feet'
const bareLength = /^\W*(\d+(?:\.\d+)?)\W*$/u

/** A bare figure under a heading that names its unit: "45" under "Length (ft)"; null where it has a unit of its own, or none. */
export function lengthUnder(head: string, text: string): string | null {
  const [bare, unit] = [bareLength.exec(text)?.[1], unitAt.exec(head)?.[0]]
  return bare && unit && sizeRow.test(head) ? `${bare} ${unit}` : null
}

function saidIn(entry: Entry): TableSaid[] {
  return [...entry.cells].flatMap(([side, words]): TableSaid[] => {
    const text = words.map((word) => word.text).join(' ')
    const bare = sizeRow.test(entry.label) ? bareLength.exec(text)?.[1] : undefined
    const said = bare ? { place: '', length: `${bare} ${unitIn(entry.label)}` } : saidOf(text)
    return said && (said.place === '' || isPlace(said.place)) ? [{ ...said, side, words }] : []
  })
}

/** What the rows say; what was found on the site counts only where no other row tells the same. */
function ofDeed(entries: readonly Entry[]): TableSaid[] {
  const own = entries.filter(({ label }) => !siteRow.test(label) && !isOfOpenSpaces(label)).flatMap(saidIn)
  const onSite = entries.filter(({ label }) => siteRow.test(label)).flatMap(saidIn)
  const tellsPlaces = own.some(({ place }) => place !== '')
  const tellsLengths = own.some(({ length }) => length !== null)
  return [...own, ...onSite.filter(({ length }) => (length === null ? !tellsPlaces : !tellsLengths))]
}

/** Tables whose headings are the sides: what lies on each stands below. */
function tablesUnderSides(layout: Layout): SideTable[] {
  const tables: SideTable[] = []
  let above: Head[] = []
  for (const row of layout.rows) {
    const heads = headsOf(row)
    const isRest = isRestOfHeads(row, above)
    above = heads
    if (heads.length === 0 || isRest) continue
    const said = ofDeed(entriesUnder(layout, row, heads))
    if (said.length >= heads.length) tables.push({ said, heads: new Set(heads.flatMap(({ segment }) => segment.words)) })
  }
  return tables
}

const fewestSides = 3

/** What a row says of the side that its last cell names. */
function saidBeforeSide({ segments }: Row): { said: TableSaid; head: Segment } | null {
  const head = segments.at(-1)
  const cells = segments.slice(0, -1).filter(({ text }) => /\p{L}/u.test(text) || wholeLength(text) !== null)
  const named = head ? sideNamed(heading.exec(head.text)?.groups?.['side'] ?? '') : null
  if (!head || !named || cells.length === 0 || cells.some(({ text }) => heading.test(text))) return null
  const parts = cells.flatMap(({ text }) => saidOf(text) ?? [])
  const place = parts.find((one) => one.place !== '' && isPlace(one.place))?.place ?? ''
  const length = parts.find((one) => one.length !== null)?.length ?? null
  if (place === '' && length === null) return null
  return { said: { side: named.side, place, length, words: cells.flatMap(({ words }) => words) }, head }
}

/** Tables whose last column names the side of what stands before it. */
function tablesBeforeSides(layout: Layout): SideTable[] {
  const tables: SideTable[] = []
  let run: { said: TableSaid; head: Segment }[] = []
  const close = () => {
    if (run.length >= fewestSides && new Set(run.map(({ said }) => said.side)).size === run.length)
      tables.push({ said: run.map(({ said }) => said), heads: new Set(run.flatMap(({ head }) => head.words)) })
    run = []
  }
  for (const row of layout.rows) {
    const found = saidBeforeSide(row)
    if (found) run.push(found)
    else close()
  }
  close()
  return tables
}

/** All tables whose headings or last cells name the sides. */
export const tablesAtSides = (layout: Layout): SideTable[] => [...tablesUnderSides(layout), ...tablesBeforeSides(layout)]
