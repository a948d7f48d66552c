import type { Candidate, Paper } from '../candidate.ts'
import { anyBox } from './loan/classes.ts'
import { loanTypes } from './loan/kinds.ts'
import { applicationNumbers } from './loan/numbers.ts'

/** What each cell of a row of kinds to choose from says. */
const ofLoan =
  /^\W*(?:(?:home|housing|house|plot|land|construction|composite|mortgage|personal|purchase)\b[^:]{0,30}\bloan\b|balance\s+transfer|loan\s+against\b|takeover\b|top[\s-]?up\b|lap\b|(?:home\s+)?(?:improvement|extension|renovation|construction)\b)/iu
const fewestKinds = 3

/** Whether a kind is one of a row of them, of which none is ticked: the squares were not read. */
function isUnticked({ layout }: Paper, { words: [word] }: Candidate): boolean {
  const row = layout.rows.find(({ segments }) => segments.some(({ words }) => word !== undefined && words.includes(word)))
  const cells = row?.segments ?? []
  return cells.filter(({ text }) => ofLoan.test(text)).length >= fewestKinds && !cells.some(({ text }) => anyBox.test(text))
}

/** The lender's number and the kind of loan. */
export function loanOf(paper: Paper): Candidate[] {
  return [...applicationNumbers(paper), ...loanTypes(paper).filter((candidate) => !isUnticked(paper, candidate))]
}
