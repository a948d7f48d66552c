import { limits } from '@parakh/contracts'
import { strFromU8, unzipSync, type Unzipped } from 'fflate'
import type { Page, Word } from './model.ts'
import { plainWords } from './plain-words.ts'
import { ReadFailure } from './read-failure.ts'

const bodyPart = 'word/document.xml'
const readPart = /^word\/(document|header\d*|footer\d*)\.xml$/u
const partOrder = ['header', 'document', 'footer']
/** A Word file with a password is an OLE container, not a zip. */
const oleSignature = [0xd0, 0xcf, 0x11, 0xe0]

function unpack(bytes: Uint8Array, file: string): Unzipped {
  if (oleSignature.every((byte, i) => bytes[i] === byte)) throw new ReadFailure('ENCRYPTED', file)
  let unpacked = 0
  let tooLarge = false
  try {
    const parts = unzipSync(bytes, {
      filter: (entry) => {
        if (!readPart.test(entry.name)) return false
        unpacked += entry.originalSize
        tooLarge ||= unpacked > limits.ocr.unpackedBytes
        return !tooLarge
      },
    })
    if (!tooLarge && parts[bodyPart]) return parts
  } catch {
    throw new ReadFailure('DAMAGED', file)
  }
  throw new ReadFailure(tooLarge ? 'TOO_LARGE' : 'DAMAGED', file)
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

function unescaped(text: string): string {
  return text.replace(/&(#x[0-9a-f]+|#\d+|\w+);/giu, (whole, name: string) => {
    if (!name.startsWith('#')) return entities[name] ?? whole
    const code = name[1] === 'x' || name[1] === 'X' ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })
}

/** A paragraph outside tables, or one cell of a row. */
interface Unit {
  text: string
  line: number
  block: number
  cell?: number
}

interface Walk {
  units: Unit[]
  text: string
  line: number
  block: number
  /** The open rows, innermost last: the cell that is being read. */
  rows: number[]
  skipping: number
  /** Text kept aside while a text box inside a paragraph is read. */
  aside: string[]
}

function closeUnit(walk: Walk): void {
  const cell = walk.rows.at(-1)
  if (walk.text.trim() !== '') {
    const place = { line: walk.line, block: walk.block }
    walk.units.push(cell === undefined ? { text: walk.text, ...place } : { text: walk.text, ...place, cell })
    if (cell === undefined) walk.line += 1
  }
  walk.text = ''
  if (cell === undefined) walk.block += 1
}

const opening: Record<string, (walk: Walk) => void> = {
  'w:tr': (walk) => {
    closeUnit(walk)
    walk.rows.push(-1)
  },
  'w:tc': (walk) => {
    if (walk.rows.length > 0) walk.rows[walk.rows.length - 1]! += 1
  },
  'w:txbxContent': (walk) => {
    walk.aside.push(walk.text)
    walk.text = ''
  },
}

const closing: Record<string, (walk: Walk) => void> = {
  'w:p': (walk) => (walk.rows.length > 0 ? void (walk.text += '\n') : closeUnit(walk)),
  'w:tc': closeUnit,
  'w:tr': (walk) => {
    walk.rows.pop()
    walk.line += 1
    walk.block += 1
  },
  'w:txbxContent': (walk) => {
    closeUnit(walk)
    walk.text = walk.aside.pop() ?? ''
  },
}

const alone: Record<string, string> = { 'w:tab': '\t', 'w:br': '\n', 'w:cr': '\n', 'w:noBreakHyphen': '-' }
/** Word keeps an old drawing of each text box beside the new one: the same words twice. */
const skipped = new Set(['mc:Fallback'])

function unitsOf(xml: string, line: number): Unit[] {
  const walk: Walk = { units: [], text: '', line, block: line, rows: [], skipping: 0, aside: [] }
  const pieces = /<(\/?)([\w:]+)([^>]*?)(\/?)>|([^<]+)/gu
  let inText = false
  for (const [, slash, name = '', , selfClosed, text] of xml.matchAll(pieces)) {
    if (text !== undefined) {
      if (inText && walk.skipping === 0) walk.text += unescaped(text)
      continue
    }
    if (skipped.has(name) && !selfClosed) walk.skipping += slash ? -1 : 1
    if (walk.skipping > 0) continue
    if (name === 'w:t') inText = !slash && !selfClosed
    else if (slash) closing[name]?.(walk)
    else if (name in alone) walk.text += alone[name] ?? ''
    else if (!selfClosed) opening[name]?.(walk)
  }
  closeUnit(walk)
  return walk.units
}

/**
 * The words of a Word file in reading order: headers, body with tables and text boxes, footers.
 * @throws ReadFailure ENCRYPTED, DAMAGED, TOO_LARGE
 */
export function readDocxFile(bytes: Uint8Array, file: string): Page {
  const parts = unpack(bytes, file)
  const rank = (name: string) => partOrder.findIndex((part) => name.startsWith(`word/${part}`))
  const words: Word[] = []
  let line = 0
  for (const name of Object.keys(parts).sort((a, b) => rank(a) - rank(b) || a.localeCompare(b))) {
    const units = unitsOf(strFromU8(parts[name] ?? new Uint8Array()), line)
    for (const { text, ...place } of units) words.push(...plainWords(text, place))
    line = (units.at(-1)?.line ?? line) + 1
  }
  return { page: 1, width: 0, height: 0, turn: 0, source: 'text', words }
}
