import { intakeFields } from '@parakh/contracts'
import type { Candidate } from '@parakh/worker/extract/candidate'
import { groupsOf } from '@parakh/worker/extract/choose'
import { candidatesIn } from '@parakh/worker/extract/extract-fields'
import { readingFeatures } from '@parakh/worker/extract/model'
import type { ReadFile } from '@parakh/worker/ocr/model'
import type { TruthFile } from '../paper-file.ts'
import { isRightByAny } from '../score/match.ts'
import type { Question } from './weights.ts'

const asTyped = (value: Candidate['value']): string | string[] => (Array.isArray(value) ? value : String(value))

/** One question for each field that a paper answers or that something was read for. */
export const questionsOfPaper = (truth: TruthFile, read: ReadFile): Question[] => {
  const candidates = candidatesIn([read])
  return intakeFields.flatMap(({ key }): Question[] => {
    const own = candidates.filter((one) => one.key === key)
    const want = truth.fields[key]
    if (own.length === 0 && want === undefined) return []
    const wordings = want === undefined ? (truth.optional[key] ?? []) : [want, ...(truth.also[key] ?? [])]
    const groups = groupsOf(own).map((group) => ({
      group,
      features: readingFeatures(group.best),
      right: isRightByAny(key, wordings, asTyped(group.best.value)),
    }))
    const asked = want === undefined ? (truth.optional[key] ? 'optional' : 'absent') : 'asked'
    return [{ key, style: truth.style, wear: truth.wear, file: truth.file, asked, groups }]
  })
}
