import { limits } from '@parakh/contracts'
import { listNumbers, type ListNumbers } from './docx-numbers.ts'
import type { DocxParts } from './docx-parts.ts'
import { unitsOf, type Unit } from './docx-walk.ts'
import type { Page, Word } from './model.ts'
import { columnsOf, plainWords } from './plain-words.ts'
import { ReadFailure } from './read-failure.ts'
import { pageOfText } from './text-file.ts'

const bodyPart = 'word/document.xml'
const partOrder = ['header', 'document', 'footnotes', 'endnotes', 'footer']

const rankOf = (name: string): number => partOrder.findIndex((part) => name.startsWith(`word/${part}`))
const isEdge = (name: string): boolean => /^word\/(?:header|footer)/u.test(name)

/** Words of a paragraph, in columns where tabs set them apart; or of a cell of a table. */
function wordsOf({ text, ...place }: Unit): Word[] {
  if (place.cell !== undefined) return plainWords(text, place)
  return text.split('\n').flatMap((part) => columnsOf(part, place))
}

/** What a word processor writes into all that it saves, and a text that became a Word file (spec §5) has nothing of. */
const processed = /<(?:w:(?:pPr|rPr|tbl|sdt|drawing|pict|object|del|moveFrom|sym|br)|mc:AlternateContent)\b/u
const textParts = /^word\/(?!document\.xml$)/u

/** A text file that the console sent as a Word file: its paragraphs are its lines. Null for what a word processor made. */
function typedText(texts: DocxParts['texts']): string | null {
  const body = texts[bodyPart] ?? ''
  if (Object.keys(texts).some((name) => textParts.test(name)) || processed.test(body)) return null
  const lines: string[] = []
  for (const { text, block } of unitsOf(body.replaceAll('<w:p/>', '<w:p></w:p>'), 0, null)) {
    // a blank line is a paragraph as well
    while (lines.length < block) lines.push('')
    lines.push(text)
  }
  return lines.join('\n')
}

/**
 * The words of a Word file in reading order: headers, body with tables, lists and text boxes, notes, footers. What was struck out or hidden is
 * left out; the same head on every kind of page is read once.
 * @throws ReadFailure TOO_LARGE
 */
export function readDocxText({ texts }: DocxParts, file: string): Page {
  const typed = typedText(texts)
  if (typed !== null && typed.length <= limits.ocr.textChars) return pageOfText(typed)
  const numbers: ListNumbers = listNumbers(texts['word/numbering.xml'] ?? '', texts['word/styles.xml'] ?? '')
  const words: Word[] = []
  const edges = new Set<string>()
  let line = 0
  let letters = 0
  const names = Object.keys(texts).filter((name) => rankOf(name) >= 0)
  for (const name of names.sort((a, b) => rankOf(a) - rankOf(b) || a.localeCompare(b))) {
    const units = unitsOf(texts[name] ?? '', line, name === bodyPart ? numbers : null)
    const said = units.map(({ text }) => text.trim()).join('\n')
    if (isEdge(name) && edges.has(said)) continue
    if (isEdge(name)) edges.add(said)
    letters += said.length
    if (letters > limits.ocr.textChars) throw new ReadFailure('TOO_LARGE', file)
    for (const unit of units) words.push(...wordsOf(unit))
    line = (units.at(-1)?.line ?? line) + 1
  }
  return { page: 1, width: 0, height: 0, turn: 0, source: 'text', words }
}
