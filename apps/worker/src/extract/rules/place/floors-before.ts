import type { Candidate } from '../../candidate.ts'

const lettersOf = ({ value }: Candidate): string =>
  String(value)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
/** What places are called by: "Village Rampur, Tehsil Ajnala", "Rampur, Teh. Ajnala". */
const placeNoun = /(?<![\p{L}\p{M}])(?:village|vill|gram|taluka?|tal|ta|tehsil|tahsil|teh|district|distt?|dt|mandal)(?![\p{L}\p{M}])/giu
export const namesOf = (one: Candidate): string => lettersOf(one).replace(placeNoun, '').replace(/\s+/gu, ' ').trim()

/** "Builder floor, 2nd Floor (back side), Plot 118, …", "Khasra No. 118, Upper Ground Floor, Plot No. A-22, …" at its label: told again from a number within it, it is the same address. */
const opens =
  /^\W*(?:(?:entire|whole)\s+)?(?:builder'?s?\s+floor|(?:\p{L}+|\d{1,2}(?:st|nd|rd|th))\s+floor|(?:khasra|khata|survey|gat)\s+nos?\b)[^:;]{0,70},\s*$/iu

/** Gives addresses told from the middle of a labelled one what stands before them there. */
export function withFloorsBefore(found: Candidate[], labelled: readonly Candidate[]): void {
  for (const [at, one] of found.entries()) {
    const [first] = one.words
    const whole = labelled.find((other) => other.key === one.key && first && other.words.indexOf(first) > 0)
    const before =
      whole && first
        ? whole.words
            .slice(0, whole.words.indexOf(first))
            .map(({ text }) => text)
            .join(' ')
        : ''
    if (opens.test(before)) found[at] = { ...one, value: `${before.trim()} ${String(one.value)}` }
  }
}
