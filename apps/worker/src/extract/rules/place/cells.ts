import type { Word } from '../../../ocr/model.ts'
import type { Layout, Row, Segment } from '../../layout.ts'

/** Parts of an address that forms and letters print in cells of their own, in the order of an address. */
const parts = {
  unit: /^(?<noun>flat|unit|apartment|apt|villa|shop|residential\s+unit|dwelling\s+unit|row\s+house)s?(?:\s*\/\s*(?:flat|unit|apartment|plot|shop|villa|house))?\s*(?:nos?\.?|numbers?|#|code|id)?(?:\s+(?:allotted|booked))?$/iu,
  floor: /^(?:floor|floor\s*(?:no\.?|number|level))$/iu,
  tower: /^(?<noun>tower|block|wing)(?:\s*(?:\/|and|&)\s*(?:tower|block|wing|building))?\s*(?:nos?\.?|name|number)?$/iu,
  plot: /^(?<noun>plot|house|site|door|survey|khasra|premises|holding|municipal|sy\.?|h\.?)\s*(?:\/\s*(?:flat|plot|house|site|door)\s*)?(?:nos?\.?|numbers?)$/iu,
  project:
    /^(?:name\s+of\s+(?:the\s+)?)?(?:project|building|society|complex|apartments?|scheme|township)(?:\s*\/\s*(?:society|building|project))?(?:\s*name)?$/iu,
  street: /^(?:street|road|lane|cross|main)(?:\s*\/\s*(?:road|street|lane|cross|locality))?(?:\s*(?:name|no\.?))?$/iu,
  locality:
    /^(?:locality|area|colony|sector|layout|mohalla|village|location|mouza|phase|sector\s*\/\s*(?:locality|area|colony|village)|(?:locality|colony|area|village|location)\s*\/\s*(?:sector|area|locality|colony|village|town|mohalla))(?:\s*name)?$/iu,
  whole:
    /^(?:(?:project|site)\s+(?:address|location|site)|(?:address|location|situation)(?:\s+of\s+(?:the\s+)?(?:project|site|property|unit|flat|building|plot))?|situated\s+(?:at|in)|located\s+at|site|property|property\s+(?:address|location))$/iu,
  tehsil: /^(?<noun>tehsil|taluka|taluk|mandal|tahsil)(?:\s*\/\s*\w+)?$/iu,
  city: /^(?:city|town)(?:\s*\/\s*(?:town|city|village|district))?$/iu,
  district: /^(?<noun>district|dist\.?|distt\.?)$/iu,
  state: /^state(?:\s*\/\s*ut)?$/iu,
  pin: /^pin(?:\s*-?\s*code)?(?:\s*no\.?)?$|^postal\s+code$/iu,
} as const
export type Part = keyof typeof parts
const partNames = Object.keys(parts) as Part[]

/** One cell of an address: what part it is, and its words. */
export interface Cell {
  part: Part
  noun: string
  value: string
  words: readonly Word[]
  row: number
}

const numbering = /^\s*(?:[•*·▪●>]|\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)])\s+/iu
const marked = /^(?<label>[^:=\t]{2,44}?)\s*(?:[:=]+\s*[-–]?|\s[-–—]+(?=\s)|[.…·_]{3,}:?)\s*(?<value>.*)$/su
const anyLabel = /^[^\d:]{2,44}:?$/u

function partNamed(label: string): { part: Part; noun: string } | null {
  const bare = label
    .replace(numbering, '')
    .replace(/[\s:=.\-–]+$/u, '')
    .trim()
  for (const part of partNames) {
    const match = parts[part].exec(bare)
    if (match) return { part, noun: match.groups?.['noun'] ?? '' }
  }
  return null
}

const overlaps = (a: Segment, b: Segment): boolean => Math.min(a.right, b.right) > Math.max(a.left, b.left)

/** Whether a cell is a label and nothing else. */
const isBareLabel = ({ text }: Segment): boolean => partNamed(text) !== null || (/:\s*$/u.test(text) && anyLabel.test(text))

function below(layout: Layout, segment: Segment): Segment | null {
  const next = layout.rows[segment.row + 1]
  if (!next || next.page !== segment.page) return null
  return next.segments.find((one) => overlaps(one, segment)) ?? null
}

/** Whether a row holds labels alone, as the head of a table does: two of them, or words above figures. */
function isHead(layout: Layout, row: Row): boolean {
  if (row.segments.length < 2 || row.segments.some(({ text }) => /\d/u.test(text))) return false
  if (row.segments.filter(({ text }) => partNamed(text) !== null).length >= 2) return true
  const next = layout.rows[row.index + 1]?.segments ?? []
  return next.length >= row.segments.length && next.some(({ text }) => /\d/u.test(text)) && next.every((one) => !isBareLabel(one))
}

function cellAt(layout: Layout, row: Row, segment: Segment): Cell[] {
  const own = marked.exec(segment.text)?.groups
  const label = own ? partNamed(own['label'] ?? '') : null
  if (own && label && (own['value'] ?? '').trim() !== '') {
    const value = (own['value'] ?? '').trim()
    const count = value.split(/\s+/u).length
    return [{ ...label, value, words: segment.words.slice(-count), row: row.index }]
  }
  const bare = label ?? partNamed(segment.text)
  if (!bare) return []
  const beside = row.segments[segment.column + 1]
  const at = beside && !isBareLabel(beside) && !isHead(layout, row) ? beside : below(layout, segment)
  const value = at?.text.replace(/^[\s:=\-–.]+/u, '').trim() ?? ''
  return at && value !== '' && !isBareLabel(at) ? [{ ...bare, value, words: at.words, row: row.index }] : []
}

/** Rows between two cells of one address. */
const farthest = 5

/** Cells of address parts that stand close together; each group has every part once. */
export function addressCells(layout: Layout): Cell[][] {
  const cells = layout.rows.flatMap((row) => row.segments.flatMap((segment) => cellAt(layout, row, segment)))
  const groups: Cell[][] = []
  for (const cell of cells) {
    const group = groups.at(-1)
    const last = group?.at(-1)
    if (group && last && cell.row - last.row <= farthest && !group.some(({ part }) => part === cell.part)) group.push(cell)
    else groups.push([cell])
  }
  return groups
}
