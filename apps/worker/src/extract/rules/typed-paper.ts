import type { IntakeKey } from '@parakh/contracts'
import type { Page, Word } from '../../ocr/model.ts'
import { readTextFile } from '../../ocr/text-file.ts'
import { extractFields } from '../extract-fields.ts'
import { allMatches } from '../all-matches.ts'

const columns = 100
const lineHeight = 0.02
/** A line ending in this mark stands nearer to the next one, as lines of one cell do. */
const near = /~$/u

/** A page as a typewriter would fill it: blanks place its cells, for tests of rules that look where words stand. */
export function typedPage(text: string): Page {
  let y = 0.05
  const words = text.split('\n').flatMap((line, row) => {
    const placed = allMatches(line.replace(near, ''), /\S+/gu).map((match): Word => {
      const box = { x: match.index / columns, y, w: match[0].length / columns, h: lineHeight / 2 }
      return { text: match[0], conf: 0.99, page: 1, box, level: box, line: row, block: 0, size: box.h }
    })
    y += near.test(line) ? lineHeight * 0.6 : lineHeight
    return placed
  })
  return { page: 1, width: 595, height: 842, turn: 0, source: 'text', words }
}

/** What the whole extraction makes of a paper laid out with blanks, for the keys asked. */
export function valuesTyped<Key extends IntakeKey>(text: string, keys: readonly Key[]): Partial<Record<Key, unknown>> {
  const found = extractFields([{ file: 'paper.pdf', sha256: '', pages: [typedPage(text)] }], keys)
  return Object.fromEntries(keys.flatMap((key) => (found[key] ? [[key, found[key].value]] : []))) as Partial<Record<Key, unknown>>
}

/** What the whole extraction makes of a paper that somebody typed, for the keys of `wanted`, null where a field stays empty; tabs part cells. */
export function valuesOfText(text: string, wanted: Partial<Record<IntakeKey, unknown>>): Partial<Record<IntakeKey, unknown>> {
  const keys = Object.keys(wanted) as IntakeKey[]
  const page = readTextFile(new TextEncoder().encode(text), 'paper.txt')
  const found = extractFields([{ file: 'paper.txt', sha256: '', pages: [page] }], keys)
  return Object.fromEntries(keys.map((key) => [key, found[key]?.value ?? null]))
}
