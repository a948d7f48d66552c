import type { ListNumbers } from './docx-numbers.ts'
import { attribute, isOn, xmlPieces, type XmlPiece } from './docx-xml.ts'
import { tick } from './ticks.ts'

/** A paragraph outside tables, or one cell of a row. */
export interface Unit {
  text: string
  line: number
  block: number
  /** Column of the table's grid, so that merged cells keep those beside them in their column. */
  cell?: number
}

interface Walk {
  units: Unit[]
  text: string
  line: number
  block: number
  /** The open rows, innermost last: the column that is being read and how many the cell spans. */
  rows: { cell: number; span: number }[]
  /** Text kept aside while a text box inside a paragraph is read. */
  aside: Pick<Walk, 'text' | 'rows' | 'paragraph'>[]
  /** Names of the open elements whose inside is not read, innermost last. */
  skipping: string[]
  isText: boolean
  /** Inside the settings of an older form's tick box, whose sign is the text's last. */
  isOldBox: boolean
  /** Of the open run: not to be seen, and set in a font of symbols. */
  run: { isHidden: boolean; symbols: Record<number, string> | null } | null
  paragraph: { list: { id: string; level: number } | null; style: string; isBegun: boolean }
  numbers: ListNumbers | null
  /** The open content control that is a tick box: its own sign is whatever its author chose. */
  choices: string[]
}

/** Struck-out words, and the old drawing that Word keeps of each text box beside the new one. */
const skipped = new Set(['mc:Fallback', 'w:del', 'w:moveFrom', 'w:rPrChange', 'w:pPrChange', 'w:tblPrChange', 'w:sectPrChange'])
const separators = /^(?:separator|continuationSeparator|continuationNotice)$/u
/** Letters of the fonts of symbols that are ticks and boxes, by the last byte of their code. */
const symbolFonts: readonly { font: RegExp; letters: Record<number, string> }[] = [
  {
    font: /^wingdings 2/iu,
    letters: { 0x2a: tick.empty, 0xa3: tick.empty, 0x50: '✓', 0x52: tick.set, 0x51: tick.set, 0x53: tick.set, 0x54: tick.set },
  },
  {
    font: /^wingdings/iu,
    letters: { 0x6f: tick.empty, 0x71: tick.empty, 0x72: tick.empty, 0xa8: tick.empty, 0xfc: '✓', 0xfd: tick.set, 0xfe: tick.set },
  },
]

const symbolsOf = (font: string) => symbolFonts.find((one) => one.font.test(font))?.letters ?? null

function closeUnit(walk: Walk): void {
  const row = walk.rows.at(-1)
  if (walk.text.trim() !== '') {
    const place = { line: walk.line, block: walk.block }
    walk.units.push(row === undefined ? { text: walk.text, ...place } : { text: walk.text, ...place, cell: row.cell })
    if (row === undefined) walk.line += 1
  }
  walk.text = ''
  if (row === undefined) walk.block += 1
}

function openRow(walk: Walk): void {
  const isNested = walk.rows.length > 0
  closeUnit(walk)
  // rows of a table inside a cell are rows of their own
  if (isNested) walk.line += 1
  walk.rows.push({ cell: -1, span: 1 })
}

function closeRow(walk: Walk): void {
  walk.rows.pop()
  walk.line += 1
  walk.block += 1
}

function openCell(walk: Walk): void {
  const row = walk.rows.at(-1)
  if (!row) return
  row.cell += row.cell < 0 ? 1 : row.span
  row.span = 1
}

const opening: Record<string, (walk: Walk, attributes: string) => void> = {
  'w:p': (walk) => {
    walk.paragraph = { list: null, style: '', isBegun: false }
  },
  'w:r': (walk) => {
    walk.run = { isHidden: false, symbols: null }
  },
  'w:tr': openRow,
  'w:tc': openCell,
  'w:t': (walk) => {
    walk.isText = true
  },
  'w:sdt': (walk) => {
    walk.choices.push('')
  },
  'w:sdtContent': (walk) => {
    const choice = walk.choices.at(-1)
    if (!choice) return
    walk.text += choice
    walk.skipping.push('w:sdtContent')
  },
  'w:txbxContent': (walk) => {
    walk.aside.push({ text: walk.text, rows: walk.rows, paragraph: walk.paragraph })
    walk.text = ''
    walk.rows = []
  },
}

const closing: Record<string, (walk: Walk) => void> = {
  'w:p': (walk) => (walk.rows.length > 0 ? void (walk.text += '\n') : closeUnit(walk)),
  'w:tc': closeUnit,
  'w:tr': closeRow,
  'w:r': (walk) => {
    walk.run = null
  },
  'w:t': (walk) => {
    walk.isText = false
  },
  'w:sdt': (walk) => void walk.choices.pop(),
  'w:checkBox': (walk) => {
    walk.isOldBox = false
  },
  'w:txbxContent': (walk) => {
    closeUnit(walk)
    const kept = walk.aside.pop()
    walk.text = kept?.text ?? ''
    walk.rows = kept?.rows ?? []
    walk.paragraph = kept?.paragraph ?? walk.paragraph
  },
}

/** What stands alone, or opens something whose attributes are all that counts. */
const single: Record<string, (walk: Walk, attributes: string) => void> = {
  'w:tab': (walk) => write(walk, '\t'),
  'w:ptab': (walk) => write(walk, '\t'),
  'w:br': (walk) => write(walk, '\n'),
  'w:cr': (walk) => write(walk, '\n'),
  'w:noBreakHyphen': (walk) => write(walk, '-'),
  'w:sym': (walk, attributes) => {
    const code = Number.parseInt(attribute(attributes, 'w:char'), 16)
    write(walk, symbolsOf(attribute(attributes, 'w:font'))?.[code & 0xff] ?? '')
  },
  'w:vanish': (walk, attributes) => {
    if (walk.run && isOn(attributes)) walk.run.isHidden = true
  },
  'w:rFonts': (walk, attributes) => {
    if (walk.run) walk.run.symbols = symbolsOf(attribute(attributes, 'w:ascii') || attribute(attributes, 'w:hAnsi'))
  },
  'w:pStyle': (walk, attributes) => {
    walk.paragraph.style = attribute(attributes, 'w:val')
  },
  'w:ilvl': (walk, attributes) => {
    walk.paragraph.list = { id: walk.paragraph.list?.id ?? '', level: Number(attribute(attributes, 'w:val')) || 0 }
  },
  'w:numId': (walk, attributes) => {
    walk.paragraph.list = { id: attribute(attributes, 'w:val'), level: walk.paragraph.list?.level ?? 0 }
  },
  'w:gridSpan': (walk, attributes) => {
    const row = walk.rows.at(-1)
    if (row) row.span = Math.max(1, Number(attribute(attributes, 'w:val')) || 1)
  },
  'w:gridBefore': (walk, attributes) => {
    const row = walk.rows.at(-1)
    if (row && row.cell < 0) row.cell = (Number(attribute(attributes, 'w:val')) || 0) - 1
  },
  'w14:checked': (walk, attributes) => {
    if (walk.choices.length > 0) walk.choices[walk.choices.length - 1] = isChecked(attribute(attributes, 'w14:val')) ? tick.set : tick.empty
  },
  // a tick box of an older form: <w:checkBox> with its default and what it was set to
  'w:checkBox': (walk) => {
    walk.isOldBox = true
    write(walk, tick.empty)
  },
  'w:checked': (walk, attributes) => retick(walk, isOn(attributes)),
  'w:default': (walk, attributes) => retick(walk, attribute(attributes, 'w:val') === '1'),
}

const isChecked = (value: string): boolean => value === '1' || value === 'true'

function retick(walk: Walk, isSet: boolean): void {
  if (!walk.isOldBox || walk.text === '') return
  walk.text = walk.text.slice(0, -1) + (isSet ? tick.set : tick.empty)
}

function write(walk: Walk, text: string): void {
  if (text === '' || walk.run?.isHidden) return
  if (!walk.paragraph.isBegun) {
    walk.paragraph.isBegun = true
    const number = walk.numbers?.next(walk.paragraph.list, walk.paragraph.style) ?? ''
    if (number !== '') walk.text += `${number} `
  }
  const symbols = walk.run?.symbols
  walk.text += symbols ? [...text].map((letter) => symbols[(letter.codePointAt(0) ?? 0) & 0xff] ?? letter).join('') : text
}

function step(walk: Walk, { kind, name, text }: XmlPiece): void {
  const isSkippedNote = (name === 'w:footnote' || name === 'w:endnote') && separators.test(attribute(text, 'w:type'))
  if (walk.skipping.length > 0) {
    if (kind === 'open' && name === walk.skipping.at(-1)) walk.skipping.push(name)
    else if (kind === 'close' && name === walk.skipping.at(-1)) walk.skipping.pop()
    return
  }
  if (kind === 'text') {
    if (walk.isText) write(walk, text)
  } else if (kind === 'open' && (skipped.has(name) || isSkippedNote)) walk.skipping.push(name)
  else if (kind === 'close') closing[name]?.(walk)
  else {
    if (kind === 'open') opening[name]?.(walk, text)
    single[name]?.(walk, text)
  }
}

/** Paragraphs and cells of a part in reading order, lines and blocks counted from `line`; `numbers` counts its lists. */
export function unitsOf(xml: string, line: number, numbers: ListNumbers | null): Unit[] {
  const walk: Walk = {
    units: [],
    text: '',
    line,
    block: line,
    rows: [],
    aside: [],
    skipping: [],
    isText: false,
    isOldBox: false,
    run: null,
    paragraph: { list: null, style: '', isBegun: false },
    numbers,
    choices: [],
  }
  for (const piece of xmlPieces(xml)) step(walk, piece)
  closeUnit(walk)
  return walk.units
}
