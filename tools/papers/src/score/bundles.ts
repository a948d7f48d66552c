import type { IntakeKey } from '@parakh/contracts'
import type { TruthFile } from '../paper-file.ts'
import type { Truth, Value } from '../truth.ts'
import { isRightByAny } from './match.ts'
import { tight } from './normal.ts'
import { givensOf, outcomesOf, type Outcome } from './outcomes.ts'

/** Several papers of one property: the merged values, and the keys on which they differ. */
export type Bundle = {
  id: string
  docs: string[]
  fields: Partial<Record<IntakeKey, Value>>
  conflicts: Partial<Record<IntakeKey, { value: string; docs: string[] }[]>>
  absent: string[]
}

export type BundleScore = {
  outcomes: Outcome[]
  /** Keys in conflict; how many took one of the candidates, were told with less than 0.9, and named every candidate. */
  conflicts: { keys: number; took: number; unsure: number; named: number }
}

const isListed = (key: string): boolean => key === 'legal_documents' || key === 'list_of_documents'
const keysOf = (record: object): IntakeKey[] => Object.keys(record) as IntakeKey[]

/** What the papers of a bundle allow beside its own values. */
const wantedOf = (bundle: Bundle, truths: ReadonlyMap<string, TruthFile>): Required<Truth> => {
  const fields = { ...bundle.fields }
  const also: Required<Truth>['also'] = {}
  const optional: Required<Truth>['optional'] = {}
  const add = (to: Required<Truth>['also'], key: IntakeKey, values: readonly Value[]): void => {
    to[key] = [...(to[key] ?? []), ...values]
  }
  const isOpen = (key: IntakeKey): boolean => !(key in bundle.fields) && !(key in bundle.conflicts) && !bundle.absent.includes(key)
  for (const truth of bundle.docs.flatMap((doc) => truths.get(doc) ?? [])) {
    for (const key of keysOf(bundle.fields))
      if (!isListed(key)) add(also, key, [...(truth.fields[key] ? [truth.fields[key]] : []), ...(truth.also[key] ?? [])])
    for (const key of keysOf(truth.optional)) {
      if (key in bundle.fields && !isListed(key)) add(also, key, truth.optional[key] ?? [])
      else if (isOpen(key)) add(optional, key, truth.optional[key] ?? [])
    }
    for (const key of keysOf(truth.fields)) if (isOpen(key)) add(optional, key, [truth.fields[key] ?? ''])
  }
  for (const key of keysOf(bundle.conflicts)) {
    const candidates = bundle.conflicts[key] ?? []
    fields[key] = candidates[0]?.value ?? ''
    also[key] = candidates.flatMap(({ value, docs }) => [value, ...docs.flatMap((doc) => truths.get(doc)?.also[key] ?? [])])
  }
  return { fields, also, optional }
}

/** Scores what was found in several papers at once: any one candidate of a conflict is right. */
export const bundleScore = (
  bundle: Bundle,
  truths: ReadonlyMap<string, TruthFile>,
  result: Readonly<Record<string, unknown>>,
): BundleScore => {
  const wanted = wantedOf(bundle, truths)
  const givens = givensOf(result)
  const conflicts = { keys: 0, took: 0, unsure: 0, named: 0 }
  for (const key of keysOf(bundle.conflicts)) {
    conflicts.keys += 1
    const given = givens.get(key)
    if (!given) continue
    conflicts.took += isRightByAny(key, [wanted.fields[key] ?? '', ...(wanted.also[key] ?? [])], given.value) ? 1 : 0
    conflicts.unsure += given.conf !== null && given.conf < 0.9 ? 1 : 0
    const told = tight(JSON.stringify(result[key]))
    conflicts.named += (bundle.conflicts[key] ?? []).every(({ value }) => told.includes(tight(value))) ? 1 : 0
  }
  return { outcomes: outcomesOf(wanted, givens), conflicts }
}
