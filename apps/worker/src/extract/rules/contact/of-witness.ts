const witness =
  /\b(?:witness(?:es)?|deed\s*writer|scribe|lambardar|nambardar|drafted\s+by|typed\s+by|identified\s+by)\b(?!.*\b(?:purchaser|buyer|vendee|allottee|borrower|applicant|customer|lessee|donee)s?\b)/iu
const reach = 130

/** Whether a number stands behind who only stood by or wrote the paper: "Witness: Adv. A, Mob …". */
export const isOfWitness = (text: string, start: number): boolean =>
  witness.test(text.slice(Math.max(0, start - reach), start).replace(/\n/gu, ' '))
