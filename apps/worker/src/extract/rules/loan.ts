import type { Candidate, Paper } from '../candidate.ts'
import { loanTypes } from './loan/kinds.ts'
import { applicationNumbers } from './loan/numbers.ts'

/** The lender's number and the kind of loan. */
export function loanOf(paper: Paper): Candidate[] {
  return [...applicationNumbers(paper), ...loanTypes(paper)]
}
