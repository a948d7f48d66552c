import type { CaseDocument } from './case.schema.ts'

/** Names for where the writing of a document stands. */
export const documentState = { ordered: 'ordered', written: 'written', failed: 'failed' } as const satisfies {
  [S in CaseDocument['state']]: S
}
