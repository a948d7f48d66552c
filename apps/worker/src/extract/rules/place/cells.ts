import { readsLikeLabel } from '../../labels/label-words.ts'
import type { Word } from '../../../ocr/model.ts'
import { subjectsOf } from '../../layout/sections.ts'
import type { Subject } from '../../labels/label-fields.ts'
import type { Layout, Row, Segment } from '../../layout/layout.ts'
import { areasIn } from '../../measures.ts'
import { placesInCell } from './places-in-cell.ts'
import { linesOfCell } from './reach.ts'
import { partOf, type Named, type Part } from './address-parts.ts'
import { clearSideWord } from '../sides/compass.ts'
import { beside, surveyed } from './two-numbers.ts'
import { cellsOf, numbered, places } from './values-of-cell.ts'
import { labelHalves } from './label-halves.ts'

export type { Part } from './address-parts.ts'

/** One cell of an address: what part it is, and its words. */
export interface Cell {
  part: Part
  noun: string
  value: string
  words: readonly Word[]
  row: number
}

const numbering = /^\s*(?:[•*·▪●>]|\(?(?:[a-h]?\d{1,2}|[a-z]|[ivx]{1,4})[.)]|\d{1,2}(?=\s\p{L}))\s+/iu
const marked = /^(?<label>[^:=\t]{2,44}?)\s*(?:[:=]+\s*[-–]?|\s?[-–—]+(?=\s)|[.…·_]{3,}:?)\s*(?<value>.*)$/su
/** "Ward - Door No. : 18": up to the colon, where that is a label. */
const colonMarked = /^(?<label>[^:=\t]{2,44}?)\s*:\s*(?:[-–—]\s*)?(?<value>.+)$/su
const anyLabel = /^[^\d:]{2,44}:?$/u

/** "गाव / पेठ Village": of a label in two scripts the Latin one. */
const inLatin = (label: string): string =>
  label
    .replace(/[\p{Script=Devanagari}\p{M}]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .replace(/^[\s:=|/.()–-]+|[\s:=|/()–-]+$/gu, '')

/** The parts that a label names; of "Flat / House No." both, where each alternative is a part. */
function partsNamed(label: string): Named[] {
  const bare = label
    .replace(numbering, '')
    .replace(/[\s:=.\-–]+$/u, '')
    .trim()
  // "Property No. (Khatha No.)"
  const whole = partOf(bare) ?? partOf(inLatin(bare)) ?? partOf(bare.replace(/\s*\([^()]*\)$/u, ''))
  if (whole) return [whole]
  const either = bare.split(/\s*(?:\/|\||,|&|\s[-–]\s|\bor\b|\band\b)\s*/iu).map((name) => partOf(name) ?? partOf(`${name} no`))
  // "Block / Flat / Floor" asks for three, "Flat / Floor" for the flat
  const named = either.flatMap((one) => (one && (one.part !== 'floor' || either.length > 2) ? [one] : []))
  // "Property / CTS No." asks for a number
  const own = named.some(({ part }) => numbered.has(part)) ? named.filter(({ part }) => part !== 'whole') : named
  if (either.length > 1 && named.length === either.length) return own
  // "Village / Kissam": a second word of one tongue for a place
  const [place] = named
  const isOfPlace = either.length === 2 && place !== undefined && either[0] === place && places.has(place.part) && place.part !== 'pin'
  return isOfPlace && /\/\s*\p{L}{3,}$/u.test(bare) ? [place] : []
}
const partNamed = (label: string): Named | null => partsNamed(label)[0] ?? null

const overlaps = (a: Segment, b: Segment): boolean => Math.min(a.right, b.right) > Math.max(a.left, b.left)

/** Whether a cell is a label and nothing else. */
const isBareLabel = ({ text }: Segment): boolean => partNamed(text) !== null || (/:\s*$/u.test(text) && anyLabel.test(text))

function below(layout: Layout, segment: Segment): Segment | null {
  // where the row below is a second heading over other columns, the value stands in the one after it
  for (const row of layout.rows.slice(segment.row + 1, segment.row + 3)) {
    if (row.page !== segment.page) return null
    const found = row.segments.find((one) => overlaps(one, segment))
    if (found || !row.segments.every(({ text }) => !/\d/u.test(text))) return found ?? null
  }
  return null
}

/** "Tehsil | Kharar | District | Mohali": a name behind each label. */
const isPairs = ({ segments }: Row): boolean =>
  segments.length % 2 === 0 &&
  segments.every(({ text }, at) => (at % 2 === 0 ? partNamed(text) !== null : partNamed(text) === null && !readsLikeLabel(text)))

/** "Village | Vechoor" over "Taluk | Vaikom", or "Taluk, District | Vaikom, Kottayam": rows of a form, a label and its value. */
function isOfForm(layout: Layout, row: Row): boolean {
  const [asked, told, ...others] = row.segments
  if (!asked || !told || others.length > 0) return false
  const [next, value, ...more] = layout.rows[row.index + 1]?.segments ?? []
  const isAligned =
    next !== undefined &&
    value !== undefined &&
    more.length === 0 &&
    Math.abs(next.left - asked.left) < alignedWithin &&
    Math.abs(value.left - told.left) < alignedWithin
  const asks = partsNamed(asked.text).length
  return (asks === 2 && told.text.split(',').length === 2) || (asks > 0 && isAligned && partsNamed(next.text).length > 0)
}

/** Whether a row holds labels alone, as the head of a table does: two of them, or words above figures. */
function isHead(layout: Layout, row: Row): boolean {
  // a cell that begins with a colon is the value of the label before it
  if (row.segments.length < 2 || row.segments.some(({ text }) => /\d|^\s*[:=]\s*\S/u.test(text))) return false
  if (row.segments.filter(({ text }) => partNamed(text) !== null).length >= 2) return !isPairs(row)
  if (isOfForm(layout, row)) return false
  const [below, after] = [layout.rows[row.index + 1], layout.rows[row.index + 2]]
  const isSecond = below !== undefined && below.segments.length > 1 && below.segments.every(({ text }) => !/\d/u.test(text))
  // "District | Patna" over the head of a wider table
  if (isSecond && below.segments.length > row.segments.length && after?.segments.length === below.segments.length) return false
  const next = (isSecond ? after : below)?.segments ?? []
  const labels = next.filter(
    (one) => isBareLabel(one) || readsLikeLabel(one.text) || (one.column === 0 && /\bnos?\.?\s*$/iu.test(one.text)),
  ).length
  // of the many cells of a register's entry one may end as a label does
  return (
    // the last cell of an entry may be empty
    next.length >= row.segments.length - (row.segments.length >= 4 ? 1 : 0) &&
    next.some(({ text }) => /\d/u.test(text)) &&
    labels <= (row.segments.length >= manyCells ? next.length / manyCells : 0)
  )
}
const manyCells = 4

/** Left edges of one column of a form. */
const alignedWithin = 0.012
/** A value goes on for so many lines in its cell. */
const mostLinesBelow = 3

const beginsWithColon = ({ text }: Segment): boolean => /^:\s*\S/u.test(text)
/** "Scheme | Laxmi Nagar, Khasra No. | Plot No. | 14": two ruled pairs of a label and its value. */
const isPairOfPairs = (row: Row | undefined): row is Row =>
  row?.segments.length === 4 && row.segments.every(({ text, column }) => column % 2 === 1 || partNamed(text) !== null)
const afterColon = (one: Segment): number => (one.words[0]?.text === ':' ? (one.words[1]?.level?.x ?? one.left) : one.left)
/** Where the values of a row begin that colons or rules mark. */
const valueEdges = (row: Row): number[] => [
  ...row.segments.filter(beginsWithColon).map(afterColon),
  ...(isPairOfPairs(row) ? row.segments.filter(({ column }) => column % 2 === 1).map(({ left }) => left) : []),
]
const isAt = (left: number, edges: readonly number[]): boolean => edges.some((edge) => Math.abs(edge - left) < alignedWithin)

/** Rows of a form that hold only what its values go on with: each cell stands under one that a colon marks. */
function rowsGoingOn(layout: Layout): ReadonlySet<number> {
  const found = new Set<number>()
  let edges: readonly number[] = []
  for (const row of layout.rows) {
    const own = valueEdges(row)
    const isBelow = edges.length > 0 && row.segments.every((one) => !one.text.includes(':') && one.bottom > 0 && isAt(one.left, edges))
    if (isBelow) found.add(row.index)
    else edges = own
  }
  return found
}

/** Lines alone in their rows, right below a value that they go on with: each begins where it does. */
function ownLines({ rows }: Layout, cell: Segment): Segment[] {
  const lines: Segment[] = []
  for (const { page, segments } of rows.slice(cell.row + 1, cell.row + mostLinesBelow)) {
    const [only] = segments
    const above = lines.at(-1) ?? cell
    const isOwn = page === cell.page && only && segments.length === 1 && cell.column > 0 && cell.bottom > 0
    if (!isOwn || Math.abs(only.left - cell.left) >= alignedWithin || only.top - above.bottom > (above.bottom - above.top) * ownGap) break
    lines.push(only)
  }
  return lines
}
const ownGap = 0.9

/** The value of a cell beside its label with the lines that it goes on with. */
function wrapped(layout: Layout, going: ReadonlySet<number>, cell: Segment): { text: string; words: readonly Word[] } {
  const isValue = beginsWithColon(cell) || (cell.column % 2 === 1 && isPairOfPairs(layout.rows[cell.row]))
  const left = isValue ? afterColon(cell) : undefined
  const lines = [cell, ...(left === undefined ? ownLines(layout, cell) : [])]
  for (let at = cell.row + 1; left !== undefined && going.has(at) && at <= cell.row + mostLinesBelow; at += 1) {
    const line = layout.rows[at]?.segments.find((one) => isAt(one.left, [left]))
    if (line) lines.push(line)
  }
  return { text: lines.map(({ text }) => text).join(' '), words: lines.flatMap(({ words }) => words) }
}

/** "1184/3" over "Holder of title": a number ends in its line, unless a small word or another number goes on. */
const bareNumber = /^\d[\d/-]*[A-Z]?$/u
const isNamePrinted = (words: readonly Word[]): boolean =>
  /^\p{Lu}\p{L}{2}/u.test(words[0]?.text ?? '') && !words.some(({ text }) => /\d/u.test(text))

/** A cell below its heading with all its lines. */
function inLines(layout: Layout, cell: Segment): { text: string; words: readonly Word[] } {
  const next = layout.rows[cell.row]?.segments[cell.column + 1]
  const lines = linesOfCell(layout, cell)
  // a line of prose below the table runs over its columns
  const beyond = lines.findIndex(
    (words, at) =>
      (at > 0 && bareNumber.test(cell.text) && isNamePrinted(words)) ||
      words.some(({ level }) => next && level && level.x + level.w > next.left),
  )
  const own = beyond < 0 ? lines : lines.slice(0, beyond)
  const words = own.length > 1 ? own.flat() : cell.words
  return { text: own.length > 1 ? words.map(({ text }) => text).join(' ') : cell.text, words }
}

/** "Door No. New 22 (Old 14)": a number that nothing parts from its label. */
const inlineNumber =
  /^(?<label>(?:door|house|plot|premises|dag|khasra|survey|gat|h\.?|d\.?)\s*no\.?)\s+(?<value>(?:(?:new|old)\b\W*)?\d[^,:]{0,24})$/iu

/** "Apartment: Sai Krupa Residency", beside the flat's own number: a building's name. */
const isNamedHome = ([one]: readonly Named[], value: string): boolean =>
  one?.part === 'unit' && /^apartments?$/iu.test(one.noun) && /\p{L}{3}\P{L}+\p{L}{3}/u.test(value) && !/\d/u.test(value)
const projectCell: Named = { part: 'project', noun: '' }

function cellAt(layout: Layout, going: ReadonlySet<number>, row: Row, segment: Segment): Cell[] {
  const together = placesInCell(layout, segment).flatMap(({ label, value }) => {
    const named = partNamed(label)
    return named ? [{ ...named, value, words: segment.words, row: row.index }] : []
  })
  if (together.length > 1) return together
  const inline = inlineNumber.exec(segment.text)?.groups
  const numbered = inline && partNamed(inline['label'] ?? '')
  if (numbered)
    return cellsOf([numbered], inline['value'] ?? '', segment.words.slice(-(inline['value'] ?? '').split(/\s+/u).length), row.index)
  const byColon = colonMarked.exec(segment.text)?.groups
  const own = byColon && partNamed(byColon['label'] ?? '') ? byColon : marked.exec(segment.text)?.groups
  const named = own ? partsNamed(own['label'] ?? '') : []
  const value = (own?.['value'] ?? '').trim()
  const label = isNamedHome(named, value) ? [projectCell] : named
  // "ग्राम : Village" names one part in two languages and has no value
  const again = label.length > 0 ? partsNamed(value) : []
  if (own && label.length > 0 && value !== '' && again.length === 0) {
    const count = value.split(/\s+/u).length
    return cellsOf(label, value, segment.words.slice(-count), row.index)
  }
  // "Survey No - Sub Division" names two parts
  // and "Site: Survey No" asks for a number of the site
  const both = label[0] && again[0] && label[0].part !== again[0].part && label[0].part !== 'whole' ? [...label, ...again] : again
  const [bare = []] = [both, label, partsNamed(segment.text)].filter((named) => named.length > 0)
  // "S. No" over 1, 2 and 3 counts the rows
  if (row.segments.length > 2 && segment.column === 0 && /^\W*s\.?\s*no\.?\W*$/iu.test(segment.text)) return []
  // "South | Road": what lies on a side asks for nothing
  if (bare.length === 0 || namesSide.test(row.segments[segment.column - 1]?.text ?? '')) return []
  const beside = row.segments[segment.column + 1]
  // "6-5 Road" is a street
  const isHeads = row.segments.length > 2 && beside !== undefined && readsLikeLabel(beside.text) && !/\d/u.test(beside.text)
  const at = beside && !isBareLabel(beside) && !isHeads && !isHead(layout, row) ? beside : below(layout, segment)
  // below a heading the first label of its section is no value
  const after = at ? layout.rows[at.row]?.segments[at.column + 1] : undefined
  if (at && at !== beside && after && beginsWithColon(after)) return []
  const whole = at ? (at === beside ? wrapped(layout, going, at) : inLines(layout, at)) : null
  const stated = whole?.text.replace(/^[\s:=\-–.]+/u, '').trim() ?? ''
  return at && whole && stated !== '' && !isBareLabel(at)
    ? cellsOf(isNamedHome(bare, stated) ? [projectCell] : bare, stated, whole.words, row.index)
    : []
}

const namesSide = new RegExp(
  String.raw`^\W*(?:(?:to|on|in|at|towards?)\s+(?:the\s+)?)?(?:${clearSideWord})(?:\s+by|\s+side|\s+bd\w{1,3}|\s+boundary)?\W*$`,
  'iu',
)

const someone: ReadonlySet<Subject> = new Set<Subject>(['applicant', 'co', 'owner', 'seller', 'developer', 'bank', 'other'])
/** Rows between two cells of one address. */
const farthest = 5

/** "Location : Park facing, Corner": how a plot lies. */
const liesAt =
  /^\W*(?:(?:park|road|garden|green|sea|lake|club|main\s+road|east|west|north|south)\s*-?\s*facing|corner|intermediate|normal|two[\s-]side\p{L}*)(?!\p{L})/iu
/** "Area" names a locality only above a name. */
const isNamed = ({ part, value }: Cell): boolean =>
  // "Building : ground floor 1,120 sq. ft." names none
  !(part === 'project' && areasIn(value).length > 0) &&
  (part !== 'locality' ||
    (!liesAt.test(value) &&
      /[\p{L}\p{M}]{3}/u.test(value) &&
      !/^(?:ac|gts?)\b\.?\s*\d|^\d[\d.,-]*\s*(?:hect|acre|ares?\b|sq|cent|decimal|kath|bigha|kanal|marla)/iu.test(value)))

/** Cells of address parts that stand close together; each group has every part once. */
export function addressCells(layout: Layout): { cells: Cell[]; subject: Subject | null }[] {
  const sections = subjectsOf(layout)
  const going = rowsGoingOn(layout)
  const groups: { cells: Cell[]; subject: Subject | null }[] = []
  const halves = labelHalves(layout, (label) => partsNamed(label).length > 1)
  for (const one of layout.rows.filter(({ index }) => !going.has(index)).flatMap(({ segments }) => segments)) {
    const [row, segment] = [layout.rows[one.row], halves.whole.get(one) ?? one]
    if (halves.seconds.has(one)) continue
    for (const cell of row ? cellAt(layout, going, row, segment).filter(isNamed) : []) {
      const group = groups.at(-1)
      const last = group?.cells.at(-1)
      // a survey's number is nobody's home, whoever's heading it stands under
      const isLand = cell.part === 'sub' || (cell.part === 'plot' && surveyed.test(cell.noun))
      const section = sections.get(segment) ?? null
      const subject = isLand && section !== null && someone.has(section) ? null : section
      // the address under the heading of somebody else is another one
      const isOthers = subject !== null && subject !== group?.subject && someone.has(subject)
      // what stands in the section of the property is no more of an address above it
      const entersOwn = subject === 'property' && group?.subject !== 'property'
      const goesOn =
        last && !isOthers && !entersOwn && cell.row - last.row <= farthest && !group?.cells.some(({ part }) => part === cell.part)
      const isNear = last && !isOthers && !entersOwn && cell.row - last.row <= farthest
      const both = group && isNear ? beside(cell, group.cells) : null
      if (group && both) group.cells.splice(0, group.cells.length, ...both)
      else if (group && goesOn) group.cells.push(cell)
      else groups.push({ cells: [cell], subject })
    }
  }
  return groups
}
