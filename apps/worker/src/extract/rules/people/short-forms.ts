import type { Candidate } from '../../candidate.ts'

const wordsIn = (name: string): string[] => name.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? []

/** Whether a name of two words and more is the beginning of a longer one. */
function begins(short: string, long: string): boolean {
  const [own, all] = [wordsIn(short), wordsIn(long)]
  return own.length > 1 && all.length > own.length && own.every((word, at) => word === all[at])
}

/** Who signs at one label by the beginning of a name that another label has in full, by the whole name: "Customer: Abdul Rahim Sheikh", "Received by: Abdul Rahim". */
export function inFullAtLabels(found: readonly Candidate[]): Candidate[] {
  return found.map((one) => {
    if (typeof one.value !== 'string' || one.value.includes(',')) return one
    const short = one.value
    const longer = new Set(
      found.flatMap(({ key, value }) =>
        key === one.key && typeof value === 'string' && !value.includes(',') && begins(short, value) ? [value] : [],
      ),
    )
    const [whole, ...others] = longer
    return whole !== undefined && others.length === 0 ? { ...one, value: whole } : one
  })
}
