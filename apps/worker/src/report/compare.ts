import { parseDimension } from '@parakh/contracts'
import type { Cell } from './section.ts'

/** Difference of two lengths that surveyors let pass, as a share. */
const LENGTH_TOLERANCE = 0.02

// words that papers and people add to the same neighbour
const FILLERS = new Set('by of the and at is sh shri smt mr mrs ms m s no number'.split(' '))

/** Whether two descriptions name the same thing: the words of one are all among the words of the other; null when one is empty. */
export function sameDescription(one: string, other: string): boolean | null {
  const [left, right] = [wordsOf(one), wordsOf(other)]
  if (left.size === 0 || right.size === 0) return one === '' || other === '' ? null : one === other
  return isWithin(left, right) || isWithin(right, left)
}

/** Whether two lengths as written agree within the tolerance; compared as descriptions where one is no length; null when one is empty. */
export function sameLength(one: string, other: string): boolean | null {
  if (one === '' || other === '') return null
  const [left, right] = [parseDimension(one)?.feet, parseDimension(other)?.feet]
  if (left === undefined || right === undefined) return sameDescription(one, other)
  return Math.abs(left - right) <= LENGTH_TOLERANCE * Math.max(left, right)
}

/** Whether a length found meets the one needed, within the tolerance; compared as descriptions where one is no length. */
export function notShorter(needed: string, found: string): boolean | null {
  if (needed === '' || found === '') return null
  const [least, actual] = [parseDimension(needed)?.feet, parseDimension(found)?.feet]
  if (least === undefined || actual === undefined) return sameDescription(needed, found)
  return actual >= least * (1 - LENGTH_TOLERANCE)
}

/** How a comparison is printed: as a sign and a word, never by colour alone. */
export function matchCell(same: boolean | null): Cell {
  if (same === null) return { text: 'Not compared', tone: 'quiet' }
  return same ? { text: '✓ Match', tone: 'good' } : { text: '✗ Mismatch', tone: 'bad' }
}

function isWithin(few: Set<string>, many: Set<string>): boolean {
  return [...few].every((word) => many.has(word))
}

function wordsOf(text: string): Set<string> {
  const all =
    text
      .toLowerCase()
      .replace(/['’]s\b/g, '')
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return new Set(all.filter((word) => !FILLERS.has(word)))
}
