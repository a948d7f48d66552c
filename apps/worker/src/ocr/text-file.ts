import { decodeText, limits } from '@parakh/contracts'
import { withoutEmphasis } from './emphasis.ts'
import { withLostColumns } from './lost-columns.ts'
import type { Page, Word } from './model.ts'
import { withoutBraces, withoutCommas, withoutMarkup, withoutPairs, withoutTags } from './listed-data.ts'
import { withoutPipes } from './piped-lines.ts'
import { cellsOfSheet, columnsOf, isSheetRow } from './plain-words.ts'
import { ReadFailure } from './read-failure.ts'
import { unwrapped } from './wrapped-lines.ts'

/** How a mail marks what it quotes; the words behind it count like any. */
const quoteMark = /^(?:[ \t]*>)+[ \t]?/u
/** A longer line is a text without line ends: it is read in pieces, parted at blanks. */
const longestLine = 1_000

function* piecesOf(line: string): Generator<string> {
  let rest = line
  while (rest.length > longestLine) {
    const at = rest.lastIndexOf(' ', longestLine)
    const after = rest.indexOf(' ', longestLine)
    const cut = at > 0 ? at : after > 0 ? after : rest.length
    yield rest.slice(0, cut)
    rest = rest.slice(cut)
  }
  yield rest
}

/**
 * The words of a text file, a mail's source as its reader sees it; blank lines part the blocks.
 * @throws ReadFailure TOO_LARGE
 */
export function readTextFile(bytes: Uint8Array, file: string): Page {
  const text = decodeText(bytes)
  if (text.length > limits.ocr.textChars) throw new ReadFailure('TOO_LARGE', file)
  return pageOfText(text)
}

/** The words of a text, whatever file it came in. */
export function pageOfText(text: string): Page {
  const words: Word[] = []
  let block = 0
  let line = 0
  const lines = text.split(/\r\n|[\r\n\f\v]/u).map((written) => written.replace(quoteMark, ''))
  const data = withoutCommas(withoutPairs(withoutTags(withoutBraces(withoutMarkup(lines)))))
  const all = withLostColumns(unwrapped(withoutPipes(withoutEmphasis(data))))
  for (const [at, said] of all.entries()) {
    if (said.trim() === '') block += 1
    else if (isSheetRow(said, [all[at - 1], all[at + 1]])) words.push(...cellsOfSheet(said, { line: line++, block }))
    else for (const piece of piecesOf(said)) words.push(...columnsOf(piece, { line: line++, block }))
  }
  return { page: 1, width: 0, height: 0, turn: 0, source: 'text', words }
}
