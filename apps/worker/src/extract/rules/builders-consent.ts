import type { Paper } from '../candidate.ts'

const noObjection = /\bno[\s-]*objection\b|\bno\s+dues\b|\bn\.?o\.?c\b/iu
const hasSold = /\b(?:allotted|sold|agreed\s+to\s+sell|booked)\b/iu

/** A builder's letter to the lender of a buyer: who has sold writes that he does not object. */
export const isBuildersConsent = ({ kind, flow }: Pick<Paper, 'kind' | 'flow'>): boolean =>
  (kind === 'mail' || kind === 'other') && noObjection.test(flow.text) && hasSold.test(flow.text)
