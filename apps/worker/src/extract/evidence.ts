import type { Extracted } from '@parakh/contracts'
import { boxAround } from '../ocr/geometry.ts'
import type { Word } from '../ocr/model.ts'
import type { Candidate, CandidateValue, Paper } from './candidate.ts'
import { isPrivateNumber, withoutPrivateNumbers } from './private-numbers.ts'
import { lettersAndFigures } from './letters-and-figures.ts'

/** Shorter values must be words of their own: 5 is not read in 15. */
const shortValue = 4

/** The fewest words in a row that spell a value; all of a candidate's words where no row does (a value put together, a class). */
export function wordsOfValue(words: readonly Word[], value: CandidateValue): readonly Word[] {
  const wanted = Array.isArray(value) ? '' : lettersAndFigures(String(value))
  if (wanted === '') return words
  let best: readonly Word[] = words
  for (let start = 0; start < words.length; start += 1) {
    let spelled = ''
    for (let end = start; end < words.length && end - start < best.length - 1; end += 1) {
      spelled += lettersAndFigures(words[end]?.text ?? '')
      const isThere = wanted.length < shortValue ? spelled === wanted : spelled.includes(wanted)
      if (isThere) {
        best = words.slice(start, end + 1)
        break
      }
      if (spelled.length > wanted.length * 2 + 20) break
    }
  }
  return best
}

/** Where a value was read: file, page, box around its words, and the words. */
export function evidenceOf({ paper, words: found, value }: Candidate): Extracted['evidence'] {
  const words = wordsOfValue(found, value)
  const page = words[0]?.page ?? 1
  const own = words.filter((word) => word.page === page)
  const turn = paper.layout.pages.find((one) => one.page === page)?.turn ?? 0
  const { file, sha256 } = paper.layout
  return { file, sha256, page, box: boxAround(own.map(({ box }) => box)), text: textAround(paper, own, value), turn }
}

const longestEvidence = 400
/** What parts a value from the next clause and is not of it. */
const endOfClause = /[,;:\s]+$/
/** Dots and lines that lead to a value, but not the point of a number below one. */
const leaders = /^(?!\.\d{1,3}$)[.,;:\s_…·-]+/u

/** Printed words without what stands around the value: leaders, a bracket whose partner is elsewhere, the full stop of the sentence. */
function bare(text: string, value: CandidateValue): string {
  const led = text.replace(leaders, '').replace(endOfClause, '')
  const stopped = typeof value === 'string' && !value.endsWith('.') ? led.replace(/\.+$/u, '') : led
  if (stopped.startsWith('(') && !stopped.includes(')')) return stopped.slice(1)
  return stopped.endsWith(')') && !stopped.includes('(') ? stopped.slice(0, -1) : stopped
}

/** The words; for papers without pages the whole paragraph or cell. Private numbers are hidden, unless the value itself looks like one. */
function textAround({ layout }: Paper, words: readonly Word[], value: CandidateValue): string {
  const [first] = words
  const inRow = first && !first.box ? layout.rows.find((row) => row.segments.some((segment) => segment.words.includes(first))) : undefined
  const printed = inRow ? inRow.segments.map((segment) => segment.text).join(' ') : bare(words.map((word) => word.text).join(' '), value)
  const text = isPrivateNumber(String(value)) ? printed : withoutPrivateNumbers(printed)
  return text.length > longestEvidence ? `${text.slice(0, longestEvidence)}…` : text
}
