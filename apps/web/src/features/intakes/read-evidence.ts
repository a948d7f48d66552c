import { extractedSchema, type Extracted, type ValueMeta } from '@parakh/contracts'

export type Candidate = NonNullable<Extracted['candidates']>[number]

/** What autofill read for a value, with its evidence and the others that stood for the field; null for anything else. */
export const readEvidence = (meta: ValueMeta | undefined): Extracted | null => extractedSchema.safeParse(meta?.raw).data ?? null

/** The meta of a candidate that a person picked: sure, theirs, with what stood before among the candidates. */
export const pickedMeta = (read: Extracted, picked: Candidate, source: string): ValueMeta => {
  const { value, conf, evidence } = read
  const others = (read.candidates ?? []).filter((one) => one !== picked)
  return { conf: 1, source, raw: { ...read, ...picked, candidates: [{ value, conf, evidence }, ...others] } }
}
