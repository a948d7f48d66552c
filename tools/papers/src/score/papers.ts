import type { Value } from '../truth.ts'
import { ratio } from './distance.ts'
import { base, isEmpty, isSubset, overlap, plain, wordsOf } from './normal.ts'

const idle = new Set('copy of the a original certified registered latest last and'.split(' '))

/** What a paper is called, without its number, date and bracketed words. */
const coreOf = (text: string): string[] => {
  const [name = ''] = plain(text)
    .toLowerCase()
    .replace(/\(.*?\)/g, ' ')
    .split(/\bdated\b|\bdt\b|\bno\b\.?|\bnumber\b|\bregistered\b|\bbearing\b|\bfor \d/)
  return wordsOf(base(name).replaceAll('allottment', 'allotment'))
    .filter((word) => !idle.has(word))
    .map((word) => (word.length > 4 ? word.replace(/s$/, '') : word))
}

const longNumbers = (text: string): Set<string> => new Set(plain(text).match(/\d{3,}/g) ?? [])

/** Whether `got` is the paper that `want` names. */
export const isSamePaper = (want: string, got: string): boolean => {
  if (ratio(base(want), base(got)) >= 0.9) return true
  const [core, other] = [coreOf(want), coreOf(got)]
  if (core.length === 0 || other.length === 0) return false
  if (ratio(core.join(' '), other.join(' ')) >= 0.9) return true
  const whole = coreOf(
    plain(got)
      .toLowerCase()
      .replace(/[()]|\b(no|dated|dt|number|registered|bearing)\b/g, ' '),
  )
  const [wantNumbers, gotNumbers] = [longNumbers(want), longNumbers(got)]
  if (wantNumbers.size > 0 && gotNumbers.size > 0 && !overlap(wantNumbers, gotNumbers)) return false
  return isSubset(new Set(core), new Set(whole)) && whole.length <= 4 * core.length + 6
}

/** A list of papers, however it was typed. */
export const listOf = (value: Value): string[] =>
  (Array.isArray(value) ? value.filter((item) => !isEmpty(item)) : value.split(/[,;\n]/))
    .map((item) => item.trim())
    .filter((item) => item !== '' || Array.isArray(value))

/** The share of papers that two lists have in common (F1), each matched once. */
export const listLikeness = (want: readonly string[], got: readonly string[]): number => {
  const rest = [...got]
  let hits = 0
  for (const item of want) {
    const at = rest.findIndex((other) => isSamePaper(item, other))
    if (at < 0) continue
    hits += 1
    rest.splice(at, 1)
  }
  return (2 * hits) / (want.length + got.length)
}
