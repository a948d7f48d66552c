import type { Said } from './said.ts'

/** What stands for the words of the side before: "-do-", "as above". */
export const ditto = 'ditto'
const dittoMark = /^[^\p{L}\p{N}]*(?:d[o0]|ditto|(?:the\s+)?same(?:\s+as\s+above)?|as\s+above)[^\p{L}\p{N}]*$|^\s*["”“〃]+\s*$/iu

/** Whether a text only says that what stands above holds here too. */
export const isDitto = (text: string): boolean => dittoMark.test(text)

/** Of the cells beside a side those behind its place that say "-do-": they repeat a length. */
export const cellsSaid = (cells: readonly (Said | null)[]): (Said | null)[] =>
  cells.map((one, at) =>
    one?.place === ditto && cells.slice(0, at).some((other) => other && other.place !== '') ? { place: '', length: ditto } : one,
  )

/** Sides in the order of the paper, each "-do-" with the words of the side before it. */
export function withoutDittos<S extends Said>(said: readonly S[]): S[] {
  const told: S[] = []
  for (const one of said) {
    const last = told.at(-1)
    const place = one.place === ditto ? (last?.place ?? '') : one.place
    const length = one.length === ditto ? (last?.length ?? null) : one.length
    told.push(place === one.place && length === one.length ? one : { ...one, place, length })
  }
  return told
}
