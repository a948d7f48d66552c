import type { Extracted, OcrResult } from '@parakh/contracts'
import type { Paper } from '../candidate.ts'
import { rounded } from '../choose.ts'
import { evidenceOf } from '../evidence.ts'
import { confidenceOfWorded } from '../model.ts'
import { mentionedKeys } from './mentions.ts'
import { wordedValues, type Chosen, type Worded } from './worded.ts'

/** Below this a value that no rule chose is not offered: of what is offered more is right than wrong. */
const leastConf = 0.6

/** The values of an extraction without their evidence. */
export const valuesOf = (result: OcrResult): Chosen => Object.fromEntries(Object.entries(result).map(([key, { value }]) => [key, value]))

/** Of each field that the rules left empty, what the words around a mention speak for most, over all papers. */
export function surestWorded(papers: readonly Paper[], byRules: OcrResult): Worded[] {
  const missing = mentionedKeys.filter((key) => !byRules[key])
  const told = papers.flatMap((paper) => wordedValues(paper, valuesOf(byRules), missing))
  return missing.flatMap((key) => told.filter((one) => one.key === key).toSorted((a, b) => b.odds - a.odds)[0] ?? [])
}

/** The same as it is offered, where it is sure enough. */
export const wordedChoices = (papers: readonly Paper[], byRules: OcrResult): OcrResult =>
  Object.fromEntries(
    surestWorded(papers, byRules).flatMap((told): [string, Extracted][] => {
      const conf = confidenceOfWorded(told)
      if (conf < leastConf) return []
      const evidence = evidenceOf({ ...told, signs: [] })
      return [[told.key, { value: told.value, conf: rounded(conf), source: 'ocr', evidence }]]
    }),
  )
