import { fieldOf, formatValue, intakeFields, type FieldValue } from '@parakh/contracts'
import type { Candidate, Paper } from './candidate.ts'
import type { Group } from './choose.ts'
import type { PaperKind } from './kinds/paper-kind.ts'

/** What a clerk calls a kind of paper. */
const kindNames: Record<PaperKind, string> = {
  allotment: 'allotment letter',
  buyer_agreement: 'buyer agreement',
  agreement_to_sell: 'agreement to sell',
  possession: 'possession letter',
  deed: 'deed',
  lease: 'lease deed',
  mutation: 'mutation paper',
  tax: 'tax paper',
  sanction: 'plan sanction',
  loan_letter: 'loan letter',
  form: 'loan form',
  mail: 'mail',
  other: 'paper',
}

const printed = ({ key, value }: Candidate): string => {
  const field = fieldOf(intakeFields, key)
  return field ? formatValue(field, value as FieldValue) : [value].flat().join(', ')
}

/** A paper as a clerk finds it: with its page where another paper of the same file is told too. */
function named({ kind, layout }: Paper, told: readonly Paper[]): string {
  const isAlone = told.every((one) => one.layout === layout || one.layout.file !== layout.file)
  return `${kindNames[kind]} ${layout.file}${isAlone ? '' : `, page ${layout.pages[0]?.page},`}`
}

/** Whether two papers are cases of one list. */
const isOnePage = (a: Paper, b: Paper): boolean => a.layout.file === b.layout.file && a.layout.pages[0]?.page === b.layout.pages[0]?.page

/**
 * What a clerk is told of readings that were not chosen: where papers say otherwise, and what else is read.
 * @param quarrels whether a reading cannot be so beside the chosen one
 */
export function toldReadings(first: Group, others: readonly Group[], quarrels: (other: Group) => boolean): string {
  const own = new Set(first.all.map(({ paper }) => paper))
  const isDispute = (other: Group): boolean => !own.has(other.best.paper) && quarrels(other)
  const disputes = others.filter(isDispute)
  const besides = Map.groupBy(
    others.filter((other) => !isDispute(other)),
    ({ best }) => best.paper.layout.file,
  )
  const told = [first, ...disputes].map(({ best }) => best.paper)
  const says = (candidate: Candidate) => `the ${named(candidate.paper, told)} says ${printed(candidate)}`
  const isList = disputes.every(({ best }) => isOnePage(best.paper, first.best.paper))
  if (disputes.length > 0 && isList)
    return `${first.best.paper.layout.file} lists several cases: ${[first, ...disputes].map(({ best }) => printed(best)).join('; ')}.`
  return [
    ...(disputes.length > 0 ? [`The papers differ: ${[first, ...disputes].map(({ best }) => says(best)).join('; ')}.`] : []),
    ...[...besides].map(([file, read]) => `Also read in ${file}: ${read.map(({ best }) => printed(best)).join('; ')}.`),
  ].join(' ')
}
