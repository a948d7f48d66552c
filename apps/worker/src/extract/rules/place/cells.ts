import { readsLikeLabel } from '../../labels/label-words.ts'
import type { Word } from '../../../ocr/model.ts'
import { looksEnded } from './ends.ts'
import { subjectsOf } from '../../layout/sections.ts'
import type { Subject } from '../../labels/label-fields.ts'
import type { Layout, Row, Segment } from '../../layout/layout.ts'

/** Parts of an address that forms and letters print in cells of their own, in the order of an address. */
const parts = {
  unit: /^(?!(?:dwelling\s+units|flats|tenements)$)(?<noun>flat|unit|apartment|apt|villa|shop|residential\s+unit|dwelling\s+unit|row\s+house)s?\s*(?:nos?\.?|numbers?|#|code|id)?(?:\s+(?:allotted|booked))?$|^(?<hindi>फ्लैट|सदनिका|यूनिट)\s*(?:संख्या|नं\.?|नंबर|क्र\.?|क्रमांक)?$/iu,
  floor: /^(?:floor|floor\s*(?:no\.?|number|level)|मंजिल|तल)$/iu,
  tower:
    /^(?<noun>tower|block|wing|bldg|building(?=\s*[/&]))(?:\s*(?:and|&|\/)\s*(?:tower|block|wing|building))?\s*(?:nos?\.?|name|number)?$/iu,
  plot: /^(?<noun>plot|house|property(?=\s+n[ou])|site|door|(?:re-?\s?)?survey|khasra|khesra|premises|holding|municipal|gat|gata|dag|re\.?\s*sy\.?|sy\.?|h\.?|(?:c\.?)?t\.?s\.?|s\.?|(?:city|town)(?:\s*\/\s*gat)?\s+survey)\s*(?:nos?\.?|numbers?)(?:\s*(?:with|and|&)\s+(?:area|type))?$|^(?<local>bhu-?khand|makan|bha[vw]an|gata|khasra)\s+(?:sankhya|sankhyank|kramank|kr\.?|nos?\.?)$|^(?<hindi>(?:मकान|भवन|भूखण्ड|भूखंड|प्लॉट|प्लाट|गाटा|खसरा|गट|घर|आराजी|भूमापन|सर्वे|सर्व्हे)\s*(?:संख्या|नं\.?|नंबर|क्र\.?|क्रमांक))(?:\s*व\s*उपविभाग)?$/iu,
  project:
    /^(?:name\s+of\s+(?:the\s+)?)?(?:project|building|society|complex|apartments?|scheme|township|yojana|yojna|भवन\s*का\s*नाम|योजना(?:\s*का\s*नाम)?)(?:\s*name)?$/iu,
  line1:
    /^(?:(?<noun>property|collateral|asset|security|site|unit|premises)\s+)?(?:address|addr?\.?)\s*[-–(]?\s*(?:line)?\s*[-–#.]?\s*1\)?$/iu,
  line2:
    /^(?:(?<noun>property|collateral|asset|security|site|unit|premises)\s+)?(?:address|addr?\.?)\s*[-–(]?\s*(?:line)?\s*[-–#.]?\s*2\)?$/iu,
  line3:
    /^(?:(?<noun>property|collateral|asset|security|site|unit|premises)\s+)?(?:address|addr?\.?)\s*[-–(]?\s*(?:line)?\s*[-–#.]?\s*3\)?$/iu,
  street: /^(?:street|road|lane|cross|main|गली|सड़क|मार्ग)(?:\s*(?:name|no\.?))?$/iu,
  pocket: /^(?<noun>pocket)(?:\s*(?:no\.?|number))?$/iu,
  sector: /^(?<noun>sector|phase|ward)(?:\s*(?:no\.?|number))?$/iu,
  locality: /^(?:locality|area|colony|layout|mohalla|location|sub-?locality|desom|kara|amsom|मोहल्ला|मुहल्ला|कॉलोनी|कालोनी)(?:\s*name)?$/iu,
  sub: /^sub[\s-]?div(?:ision|n|\.)?(?:\s*no\.?)?$|^(?:hissa|pot\s*hissa)(?:\s*no\.?)?$|^(?:पोट\s*)?हिस्सा(?:\s*(?:क्र\.?|क्रमांक|नं\.?))?$/iu,
  village:
    /^(?:revenue\s+)?(?:(?<noun>village|mou[zj]ah?|mau[zj]ah?|moje|mouje|mohal|muhal|gram)|(?<hindi>ग्राम|गाँव|गांव|गाव|मौजा|मौजे)(?:\s*\/\s*पेठ)?)(?:\s*(?:name|का\s+नाम))?$/iu,
  hobli: /^(?<noun>hobli|firka|pargana|thana|(?:revenue\s+)?circle|anchal|परगना|थाना|अंचल)(?:\s*name)?$/iu,
  whole:
    /^(?:(?:project|site)\s+(?:address|location|site)|(?:(?:full|postal|complete)\s+)?(?:address|location|situation)(?:\s+of\s+(?:the\s+)?(?:project|site|property|unit|flat|building|plot))?|situated\s+(?:at|in)|located\s+at|site|property|property\s+(?:address|location)|पता|पत्ता|स्थान|स्थिति|(?:भूखण्ड|भूखंड|सम्पत्ति|संपत्ति|भवन|मकान)\s+(?:की\s+स्थिति|का\s+(?:पता|स्थान)))$/iu,
  tehsil: /^(?<noun>tehsil|taluka|taluk|taluq|mandal|tahsil|tahasil|तहसील|तालुका)$/iu,
  city: /^(?:city|town|node|urban\s+estate|शहर|नगर)$/iu,
  district: /^(?<noun>district|dist\.?|distt\.?|zilla|zila|jila|जिला|ज़िला|जनपद|जिल्हा)$/iu,
  state: /^(?:state|ut|union\s+territory|राज्य|प्रदेश)$/iu,
  pin: /^pin(?:\s*-?\s*code)?(?:\s*no\.?)?$|^postal\s+code$|^पिन(?:\s*कोड)?$/iu,
} as const
type Labelled = keyof typeof parts
/** What a cell tells of an address; `lead` is its beginning at a label for the whole. */
export type Part = Labelled | 'lead' | 'parcel' | 'mouza'
const partNames = Object.keys(parts) as Labelled[]

/** One cell of an address: what part it is, and its words. */
export interface Cell {
  part: Part
  noun: string
  value: string
  words: readonly Word[]
  row: number
}

const numbering = /^\s*(?:[•*·▪●>]|\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)]|\d{1,2}(?=\s\p{L}))\s+/iu
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

interface Named {
  part: Part
  noun: string
}

function partOf(name: string): Named | null {
  for (const part of partNames) {
    const match = parts[part].exec(name)
    if (match) return { part, noun: match.groups?.['noun'] ?? match.groups?.['local'] ?? match.groups?.['hindi'] ?? '' }
  }
  return null
}

/** The parts that a label names; of "Flat / House No." both, where each alternative is a part. */
function partsNamed(label: string): Named[] {
  const bare = label
    .replace(numbering, '')
    .replace(/[\s:=.\-–]+$/u, '')
    .trim()
  const whole = partOf(bare) ?? partOf(inLatin(bare))
  if (whole) return [whole]
  const either = bare.split(/\s*(?:\/|\||,|&|\s[-–]\s|\bor\b|\band\b)\s*/iu).map((name) => partOf(name) ?? partOf(`${name} no`))
  const named = either.flatMap((one) => (one && one.part !== 'floor' ? [one] : []))
  // "Property / CTS No." asks for a number
  const own = named.some(({ part }) => numbered.has(part)) ? named.filter(({ part }) => part !== 'whole') : named
  return either.length > 1 && named.length === either.length ? own : []
}
const partNamed = (label: string): Named | null => partsNamed(label)[0] ?? null

/** Parts of which a label may name several for several values: "City / State / PIN : Lucknow / Uttar Pradesh / 226010". */
const places: ReadonlySet<Part> = new Set<Part>(['locality', 'village', 'tehsil', 'city', 'district', 'state', 'pin'])

/** Parts that are numbered, of which a label may name two. */
const numbered: ReadonlySet<Part> = new Set<Part>(['unit', 'tower', 'plot', 'sub', 'sector'])

/** "Property : Flat 302, Shree Sai Residency": the first parts alone, whose town has a label of its own. */
const isLead =
  /^(?:(?:flat|unit|apartment|apt|plot|house|shop|villa|bungalow|site|door|row\s?house)\b[\s.:#-]*(?:nos?\b|number|#)?|#)[\s.:-]*[A-Z]{0,3}\s?-?\d[\w/-]*(?:,[^,]+){0,3}$/iu

/** The cells of a value, one for each part that its label names where the value has as many. */
function cellsOf(named: readonly Named[], value: string, words: readonly Word[], row: number): Cell[] {
  const [first] = named
  if (first?.part === 'whole' && isLead.test(value) && !looksEnded(value)) return [{ part: 'lead', noun: '', value, words, row }]
  const values = value.split(/\s*[/|,]\s*|\s+[-–]\s+/u)
  if (named.length > 1 && named.length === values.length && named.every(({ part }) => places.has(part)))
    return named.map((one, at) => ({ ...one, value: values[at] ?? '', words, row }))
  // "Bldg / Unit : D / 903": a code for each, with blanks around the mark
  const codes = value.split(/\s+[/–-]\s+/u)
  const areCodes = codes.length === named.length && codes.every((one) => /^[\p{L}\d]{1,6}(?:\s[A-Z])?(?=$|\s*[(,])/u.test(one))
  if (named.length === 2 && areCodes && named.every(({ part }) => numbered.has(part)))
    return named.map((one, at) => ({ ...one, value: codes[at] ?? '', words, row }))
  return first ? [{ ...first, value, words, row }] : []
}

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

/** Whether a row holds labels alone, as the head of a table does: two of them, or words above figures. */
function isHead(layout: Layout, row: Row): boolean {
  // a cell that begins with a colon is the value of the label before it
  if (row.segments.length < 2 || row.segments.some(({ text }) => /\d|^\s*[:=]\s*\S/u.test(text))) return false
  if (row.segments.filter(({ text }) => partNamed(text) !== null).length >= 2) return !isPairs(row)
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
/** Where the values of a row begin that colons mark. */
const valueEdges = (row: Row): number[] =>
  row.segments.filter(beginsWithColon).flatMap((one) => [one.words[0]?.text === ':' ? (one.words[1]?.level?.x ?? one.left) : one.left])
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

/** The value of a cell beside its label with the lines that it goes on with. */
function wrapped(layout: Layout, going: ReadonlySet<number>, cell: Segment): { text: string; words: readonly Word[] } {
  const left = valueEdges({ index: cell.row, page: cell.page, segments: [cell] })[0]
  const lines = [cell]
  for (let at = cell.row + 1; left !== undefined && going.has(at) && at <= cell.row + mostLinesBelow; at += 1) {
    const line = layout.rows[at]?.segments.find((one) => isAt(one.left, [left]))
    if (line) lines.push(line)
  }
  return { text: lines.map(({ text }) => text).join(' '), words: lines.flatMap(({ words }) => words) }
}

/** "Door No. New 22 (Old 14)": a number that nothing parts from its label. */
const inlineNumber =
  /^(?<label>(?:door|house|plot|premises|dag|khasra|survey|gat|h\.?|d\.?)\s*no\.?)\s+(?<value>(?:(?:new|old)\b\W*)?\d[^,:]{0,24})$/iu

/** "Apartment: Sai Krupa Residency", beside the flat's own number: a building's name. */
const isNamedHome = ([one]: readonly Named[], value: string): boolean =>
  one?.part === 'unit' && /^apartments?$/iu.test(one.noun) && /\p{L}{3}\P{L}+\p{L}{3}/u.test(value) && !/\d/u.test(value)
const projectCell: Named = { part: 'project', noun: '' }

function cellAt(layout: Layout, going: ReadonlySet<number>, row: Row, segment: Segment): Cell[] {
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
  const both = label[0] && again[0] && label[0].part !== again[0].part ? [...label, ...again] : again
  const [bare = []] = [both, label, partsNamed(segment.text)].filter((named) => named.length > 0)
  if (bare.length === 0) return []
  const beside = row.segments[segment.column + 1]
  const isHeads = row.segments.length > 2 && beside !== undefined && readsLikeLabel(beside.text)
  const at = beside && !isBareLabel(beside) && !isHeads && !isHead(layout, row) ? beside : below(layout, segment)
  // below a heading the first label of its section is no value
  const after = at ? layout.rows[at.row]?.segments[at.column + 1] : undefined
  if (at && at !== beside && after && beginsWithColon(after)) return []
  const whole = at ? wrapped(layout, going, at) : null
  const stated = whole?.text.replace(/^[\s:=\-–.]+/u, '').trim() ?? ''
  return at && whole && stated !== '' && !isBareLabel(at)
    ? cellsOf(isNamedHome(bare, stated) ? [projectCell] : bare, stated, whole.words, row.index)
    : []
}

const someone: ReadonlySet<Subject> = new Set<Subject>(['applicant', 'co', 'owner', 'seller', 'developer', 'bank', 'other'])
/** Rows between two cells of one address. */
const farthest = 5

/** "Area" names a locality only above a name. */
const isNamed = ({ part, value }: Cell): boolean =>
  part !== 'locality' ||
  (/\p{L}{3}/u.test(value) && !/^\d[\d.,-]*\s*(?:hect|acre|ares?\b|sq|cent|decimal|kath|bigha|kanal|marla)/iu.test(value))

const surveyed =
  /^(?:(?:re-?\s?)?survey|khasra|khesra|gat|gata|dag|re\.?\s*sy|sy|c\.?t\.?s|s|(?:city|town)\s+survey|खसरा|गाटा|गट|आराजी)\.?$/iu
/** Two numbers or two names that are of one address: a plot and the land that it was made of, a village and the mouza that it lies in. */
function beside(cell: Cell, cells: readonly Cell[]): Cell[] | null {
  const [larger, ofLarger]: [Part, RegExp] = cell.part === 'village' ? ['mouza', /^m/iu] : ['parcel', surveyed]
  const known = cells.find(({ part }) => part === cell.part)
  if (!known || (cell.part !== 'plot' && cell.part !== 'village') || cells.some(({ part }) => part === larger)) return null
  const [isNew, isKnown] = [ofLarger.test(cell.noun), ofLarger.test(known.noun)]
  if (isNew === isKnown) return null
  return isNew ? [...cells, { ...cell, part: larger }] : [...cells.map((one) => (one === known ? { ...one, part: larger } : one)), cell]
}

/** Cells of address parts that stand close together; each group has every part once. */
export function addressCells(layout: Layout): { cells: Cell[]; subject: Subject | null }[] {
  const sections = subjectsOf(layout)
  const going = rowsGoingOn(layout)
  const groups: { cells: Cell[]; subject: Subject | null }[] = []
  for (const segment of layout.rows.filter(({ index }) => !going.has(index)).flatMap(({ segments }) => segments)) {
    const row = layout.rows[segment.row]
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
