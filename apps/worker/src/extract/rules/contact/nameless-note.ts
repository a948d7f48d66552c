import type { Paper } from '../../candidate.ts'
import { asksForLoan } from '../../kinds/paper-kind.ts'

/** Parties of an agreement, which is no note on a loan. */
const ofAgreement = /\b(?:first|second|1st|2nd)\s+part/iu

/** A paper of no known kind that asks who borrows, or in which somebody asks for a loan. */
export const isNamelessNote = ({ kind, labelled, flow }: Paper): boolean =>
  kind === 'other' &&
  (asksForLoan.test(flow.text) ||
    labelled.some(
      ({ key, subject, label }) =>
        key === 'applicant_name' && !ofAgreement.test(label) && (subject === 'applicant' || /part/iu.test(label)),
    ))
