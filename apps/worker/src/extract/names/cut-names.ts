import type { IntakeKey } from '@parakh/contracts'
import type { Word } from '../../ocr/model.ts'
import type { Candidate, Paper } from '../candidate.ts'

const personKeys: ReadonlySet<IntakeKey> = new Set<IntakeKey>(['applicant_name', 'co_applicant_name', 'property_owner_name'])
/** What a line's end may cut off a name, and how far on in the text it then stands. */
const mostLost = 2
const reach = 14

const wordsIn = (name: string): string[] => name.split(/\s+/u)
const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{M}]/gu, '')

/** The words by which a longer name goes on behind a shorter one; none where it is another name. */
function restOf(short: string, long: string): string[] {
  const [own, all] = [wordsIn(short), wordsIn(long)]
  const isLonger = all.length > own.length && all.length <= own.length + mostLost && own.length <= mostLost
  const rest = isLonger && own.every((word, at) => plain(word) === plain(all[at] ?? '')) ? all.slice(own.length) : []
  // "Anbarasan B" is a name of its own, and so is "Harish Mishra" behind a whole one
  return rest.length > 1 && (own.length > 1 || rest.some((word) => plain(word).length < 2)) ? [] : rest
}

/** The words of a paper that say the rest of a name, in their order, soon behind the words of its beginning. */
function restBehind({ flow }: Paper, words: readonly Word[], rest: readonly string[]): Word[] {
  const last = flow.words.findLastIndex(({ word }) => words.includes(word))
  const line = flow.words[last]?.word.line
  const behind = last < 0 ? [] : flow.words.slice(last + 1, last + 1 + reach).map(({ word }) => word)
  const at = behind.findIndex(
    (word, from) => word.line !== line && rest.every((part, nth) => plain(behind[from + nth]?.text ?? '') === plain(part)),
  )
  return at < 0 ? [] : behind.slice(at, at + rest.length)
}

/** A person's candidate with the names whole whose end stands in a later line: "A Rao and Leela" over "Rao", where the paper tells of Leela Rao. */
function whole(one: Candidate, known: readonly string[]): Candidate {
  if (typeof one.value !== 'string' || one.words.length === 0) return one
  const added: Word[] = []
  const names = one.value.split(', ').map((name) => {
    const rests = new Set(known.flatMap((long) => restOf(name, long).join(' ') || []))
    const [rest, ...others] = rests
    const words = rest && others.length === 0 ? restBehind(one.paper, one.words, rest.split(' ')) : []
    added.push(...words)
    return words.length > 0 ? `${name} ${rest}` : name
  })
  return added.length > 0 ? { ...one, value: names.join(', '), words: [...one.words, ...added] } : one
}

/** The candidates with the names of people whole that a line's end has cut, as the paper tells them elsewhere. */
export function withCutNamesWhole(candidates: readonly Candidate[]): Candidate[] {
  const knownOf = new Map<Paper, string[]>()
  const namesOf = (paper: Paper): string[] => {
    const known =
      knownOf.get(paper) ??
      candidates.flatMap(({ key, value, paper: own }) => (own === paper && personKeys.has(key) ? String(value).split(', ') : []))
    knownOf.set(paper, known)
    return known
  }
  return candidates.map((one) => (personKeys.has(one.key) ? whole(one, namesOf(one.paper)) : one))
}
