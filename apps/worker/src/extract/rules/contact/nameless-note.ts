import type { Paper } from '../../candidate.ts'
import { asksForLoan } from '../../kinds/paper-kind.ts'

/** A paper of no known kind that asks who borrows, or in which somebody asks for a loan. */
export const isNamelessNote = ({ kind, labelled, flow }: Paper): boolean =>
  kind === 'other' &&
  (asksForLoan.test(flow.text) ||
    labelled.some(({ key, subject, label }) => key === 'applicant_name' && (subject === 'applicant' || /part/iu.test(label))))
