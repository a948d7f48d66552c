import { decodeText, hiddenSign, limits, type FileKind } from '@parakh/contracts'
import { bytesOf } from './docx-picture.ts'
import type { DocumentSource } from './page-picture.ts'

// an address in a few lines; what is longer is its paragraph
const LONGEST_VALUE = 300

/** A paragraph, or a row of a table with its cells. */
export type TextBlock = string[]

/** Whether a document of this kind is words without pages. */
export const isTextKind = (kind: FileKind): boolean => kind === 'docx' || kind === 'txt'

/** What a document without pages says, in reading order; what is blank is left out. Throws where it cannot be read. */
export const readTextDocument = async (source: DocumentSource, kind: FileKind): Promise<TextBlock[]> => {
  const bytes = await bytesOf(source)
  const blocks =
    kind === 'docx'
      ? await docxBlocks(bytes)
      : decodeText(bytes)
          .split(/\r\n|[\n\r\f\v]/)
          .map((line) => [line])
  return blocks.map((cells) => cells.map((cell) => cell.trim())).filter((cells) => cells.some((cell) => cell !== ''))
}

/** Where a text that was read in the document stands: the whole of a cell or paragraph, else a part of one, else the one of its parts that says most of the value, else where its words begin; -1 for none. */
export const findBlock = (blocks: readonly TextBlock[], text: string, value = ''): number => {
  // a long text is cut where it is kept
  const wanted = oneLine(text).replace(/ ?…$/, '')
  if (wanted === '') return -1
  const plain = blocks.map((cells) => cells.map(oneLine))
  const spelled = wanted
    .split(hiddenSign)
    .map((part) => part.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`))
    .join('.')
  const [whole, within] = [new RegExp(`^${spelled}$`), new RegExp(spelled)]
  for (const test of [(cell: string) => whole.test(cell), (cell: string) => within.test(cell)]) {
    const at = plain.findIndex((cells) => cells.some(test) || test(cells.join(' ')))
    if (at >= 0) return at
  }
  const part = partOf(plain, wanted, oneLine(value))
  return part >= 0 ? part : mostOf(plain, wanted)
}

/** Of the blocks that a text is made of the one with most of the value's words, among equals the longest; -1 for none. */
const partOf = (blocks: readonly TextBlock[], text: string, value: string): number => {
  const words = wordsIn(value)
  const ranks = blocks.map((cells) => {
    const parts = [...cells, cells.join(' ')].filter((cell) => cell !== '' && text.includes(cell))
    const own = new Set(wordsIn(parts.join(' ')))
    return parts.length === 0
      ? -1
      : words.filter((word) => own.has(word)).length * LONGEST_TEXT + Math.max(...parts.map((part) => part.length))
  })
  const most = highestOf(ranks)
  return most < 0 ? -1 : ranks.indexOf(most)
}

// more than any block has letters, so that a word of the value outweighs its length
const LONGEST_TEXT = 1_000_000

// data that a system wrote says a value in pieces, one on each line
const LEAST_SHARE = 0.25

/** The block that says most of a text whose words stand in several: it holds the first of them, and a quarter of all; -1 for none. */
const mostOf = (blocks: readonly TextBlock[], text: string): number => {
  const words = wordsIn(text)
  const [first] = words
  if (first === undefined || text.includes(hiddenSign)) return -1
  const shares = blocks.map((cells) => {
    const own = new Set(wordsIn(cells.join(' ')))
    return own.has(first) ? words.filter((word) => own.has(word)).length / words.length : 0
  })
  const most = highestOf(shares)
  return most >= LEAST_SHARE ? shares.indexOf(most) : -1
}

// a document may have more blocks than a call takes arguments
const highestOf = (figures: readonly number[]): number => figures.reduce((most, one) => Math.max(most, one), -1)

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/** Where a value stands in a text, whatever is between its letters and digits ('122 505' for 122505); null if it does not. */
export const findValue = (text: string, value: string): { start: number; end: number } | null => {
  const letters = value.slice(0, LONGEST_VALUE).match(/[\p{L}\p{M}\p{N}]/gu)
  if (!letters) return null
  const found = new RegExp(letters.join('[^\\p{L}\\p{N}]*'), 'iu').exec(text)
  return found && { start: found.index, end: found.index + found[0].length }
}

/** The blocks from first to before last in runs: each paragraph alone, the rows of one table together. */
export const runsOf = (blocks: readonly TextBlock[], first: number, last: number): { from: number; to: number }[] => {
  const runs: { from: number; to: number }[] = []
  for (let at = first; at < last; at += 1) {
    const open = runs.at(-1)
    const isRow = (index: number): boolean => (blocks[index]?.length ?? 0) > 1
    if (open && isRow(at) && isRow(at - 1)) open.to = at + 1
    else runs.push({ from: at, to: at + 1 })
  }
  return runs
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase()

// heads and notes are read too, so values may stand there
const textPart = /^word\/(?:document|header\d*|footer\d*|footnotes|endnotes)\.xml$/
const partOrder = ['header', 'document', 'footnotes', 'endnotes', 'footer']

const docxBlocks = async (bytes: Uint8Array): Promise<TextBlock[]> => {
  const { strFromU8, unzipSync } = await import('fflate')
  // what claims to unpack without end is not unpacked
  const parts = unzipSync(bytes, {
    filter: ({ name, originalSize }) => textPart.test(name) && originalSize <= limits.ocr.unpackedBytes,
  })
  if (!parts['word/document.xml']) throw new Error('The document has no text that can be read.')
  const rank = (name: string): number => partOrder.findIndex((part) => name.startsWith(`word/${part}`))
  return Object.keys(parts)
    .sort((a, b) => rank(a) - rank(b) || a.localeCompare(b))
    .flatMap((name) =>
      blocksIn(new DOMParser().parseFromString(strFromU8(parts[name] ?? new Uint8Array()), 'application/xml').documentElement),
    )
}

const blocksIn = (parent: Element): TextBlock[] =>
  [...parent.children].flatMap((node): TextBlock[] => {
    if (node.nodeName === 'w:p') return [...boxesIn(node), [textIn(node)]]
    if (node.nodeName === 'w:tr') return [[...node.children].filter(({ nodeName }) => nodeName === 'w:tc').map(cellText)]
    return isSkipped(node) ? [] : blocksIn(node)
  })

// a text box stands inside the paragraph that anchors it
const boxesIn = (paragraph: Element): TextBlock[] =>
  [...paragraph.getElementsByTagName('w:txbxContent')].filter((box) => !box.closest('Fallback')).flatMap(blocksIn)

const cellText = (cell: Element): string =>
  blocksIn(cell)
    .map((cells) => cells.join(' '))
    .join('\n')

// Word keeps an old drawing of each text box beside the new one, and words that were struck out or moved away
const isSkipped = ({ nodeName }: Node): boolean =>
  nodeName === 'mc:Fallback' || nodeName === 'w:txbxContent' || nodeName === 'w:del' || nodeName === 'w:moveFrom'

const alone: Record<string, string> = { 'w:tab': '\t', 'w:br': '\n', 'w:cr': '\n', 'w:noBreakHyphen': '-' }

const textIn = (node: Element): string => {
  if (node.nodeName === 'w:t') return node.textContent ?? ''
  if (isSkipped(node)) return ''
  return alone[node.nodeName] ?? [...node.children].map(textIn).join('')
}
