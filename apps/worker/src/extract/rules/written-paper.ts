import type { IntakeKey } from '@parakh/contracts'
import { readTextFile } from '../../ocr/text-file.ts'
import type { Candidate, Paper } from '../candidate.ts'
import { chosen } from '../choose.ts'
import { columnFlowOf, layoutOf } from '../layout/layout.ts'
import type { PaperKind } from '../kinds/paper-kind.ts'
import { labelledWithTracker } from '../tracker.ts'

/** A paper as somebody typed it, for tests of single rules; tabs part cells. */
export function writtenPaper(text: string, kind: PaperKind = 'deed'): Paper {
  const layout = layoutOf({ file: 'paper.txt', sha256: '', pages: [readTextFile(new TextEncoder().encode(text), 'paper.txt')] })
  return { layout, kind, labelled: labelledWithTracker(layout), flow: layout.flow, columns: columnFlowOf(layout.rows) }
}

/** What a rule makes of a paper: each key's chosen value. */
export function valuesBy(rule: (paper: Paper) => Candidate[], text: string, kind?: PaperKind): Partial<Record<IntakeKey, unknown>> {
  const candidates = rule(writtenPaper(text, kind))
  const keys = [...new Set(candidates.map(({ key }) => key))]
  return Object.fromEntries(
    keys.flatMap((key) => {
      const value = chosen(key, candidates)?.value
      return value === undefined ? [] : [[key, value]]
    }),
  )
}
