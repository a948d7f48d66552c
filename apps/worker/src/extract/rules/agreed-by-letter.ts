import type { Paper } from '../candidate.ts'
import { namesApplicantAsBuyer } from '../kinds/paper-kind.ts'

const toReader = /(?:^|\n)[^\S\n]*to\b[^\S\n]*[,:.–-]*[^\S\n]*(?:\n|(?=(?:mr|mrs|ms|shri|smt|sri|sau|dr)\b))/iu
const greeting = /\n[^\S\n]*(?:dear|respected)\s+\p{L}/iu
const headReach = 1500

/** Whether an agreement is a letter that its reader countersigns: it is written to who buys, on the paper of who builds. */
export function isAgreedByLetter({ kind, flow }: Paper): boolean {
  const head = flow.text.slice(0, headReach)
  return namesApplicantAsBuyer(kind) && toReader.test(head) && greeting.test(head)
}
