import { decodeText } from '@parakh/contracts'
import type { Page, Word } from './model.ts'
import { plainWords } from './plain-words.ts'

/** Columns of a text file stand apart by a tab or a wide gap. */
const columnGap = /\t+| {3,}/u

/** The words of a text file; blank lines part the blocks. */
export function readTextFile(bytes: Uint8Array): Page {
  const words: Word[] = []
  let block = 0
  decodeText(bytes)
    .split(/\r\n|\r|\n/u)
    .forEach((text, line) => {
      if (text.trim() === '') {
        block += 1
        return
      }
      const columns = text.trim().split(columnGap)
      if (columns.length === 1) words.push(...plainWords(text, { line, block }))
      else columns.forEach((column, cell) => words.push(...plainWords(column, { line, block, cell })))
    })
  return { page: 1, width: 0, height: 0, turn: 0, source: 'text', words }
}
