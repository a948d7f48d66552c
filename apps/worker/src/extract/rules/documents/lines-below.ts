import type { Candidate, Paper } from '../../candidate.ts'
import { itemsOf, paperWords } from './items.ts'

/** "… has submitted the following documents towards security:" over a list without numbers or bullets. */
const intro =
  /\b(?:(?:following|below|under\s*mentioned|undernoted)\s+(?:\p{L}+\s+){0,2}(?:documents?|papers|copies)|(?:documents?|papers|copies)\s+(?:\p{L}+\s+){0,3}(?:submitted|enclosed|attached|received|furnished|deposited))\b[^\n]{0,50}:\s*$/iu
const notYet = /\b(?:to\s+be|pending|required|awaited|conditions?|should|must)\b/iu
/** The name of one paper, on a line of its own. */
const oneName = /^\p{Lu}[\p{L}\d.()/& -]{1,44}$/u
const mostWords = 6
const mostLines = 15
const fewest = 2

/** Papers that stand on lines of their own below what says that they were given. */
export function linesBelow(paper: Paper): Candidate[] {
  const { rows } = paper.layout
  return rows
    .flatMap((row): Candidate[] => {
      const head = row.segments.map(({ text }) => text).join(' ')
      if (!intro.test(head) || notYet.test(head)) return []
      const below = rows.slice(row.index + 1, row.index + 1 + mostLines)
      const end = below.findIndex(
        ({ segments: [only, other] }) => !only || other || !oneName.test(only.text) || only.words.length > mostWords,
      )
      const lines = below.slice(0, end < 0 ? below.length : end).flatMap(({ segments }) => segments)
      const items = lines.flatMap(({ text }) => itemsOf(text).slice(0, 1))
      const named = items.filter((item) => paperWords.test(item)).length
      if (lines.length < fewest || named < lines.length * leastShare) return []
      const words = lines.flatMap((line) => line.words)
      return [{ key: 'list_of_documents', value: items, words, signs: ['papers_listed', 'shaped'], paper }]
    })
    .slice(0, 1)
}
const leastShare = 0.6
