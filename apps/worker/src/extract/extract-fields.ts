import { intakeFields, latinDigits, type OcrResult } from '@parakh/contracts'
import type { ReadFile } from '../ocr/model.ts'
import type { Candidate, Paper, Sign } from './candidate.ts'
import { messagesOf } from './chats.ts'
import { chosen, withoutFirstAsSecond } from './choose.ts'
import { columnFlowOf, layoutOf } from './layout/layout.ts'
import { paperKindOf } from './kinds/paper-kind.ts'
import { areasOf } from './rules/areas.ts'
import { chargesOf } from './rules/charges.ts'
import { contactOf } from './rules/contact.ts'
import { developerOf } from './rules/developer.ts'
import { documentsOf } from './rules/documents.ts'
import { headedPeople } from './rules/headed-people.ts'
import { loanOf } from './rules/loan.ts'
import { ownershipOf } from './rules/ownership.ts'
import { peopleOf } from './rules/people.ts'
import { placeOf } from './rules/place.ts'
import { sanctionOf } from './rules/sanction.ts'
import { sidesOf } from './rules/sides.ts'
import { tenureOf } from './rules/tenure.ts'
import { withCutNamesWhole } from './names/cut-names.ts'
import { wordedChoices } from './mentions/worded-choice.ts'
import { listedCases } from './listed-cases.ts'
import { papersInFile } from './papers-in-file.ts'
import { labelledWithTracker } from './tracker.ts'
import { isPrivateNumber } from './private-numbers.ts'

/** Every rule looks for its fields in one paper. */
const rules: readonly ((paper: Paper) => Candidate[])[] = [
  peopleOf,
  headedPeople,
  loanOf,
  contactOf,
  developerOf,
  placeOf,
  areasOf,
  sidesOf,
  tenureOf,
  ownershipOf,
  sanctionOf,
  chargesOf,
  documentsOf,
]

/** A paper with what all rules need to know of it. */
export function paperOf(file: ReadFile): Paper {
  const messages = messagesOf(file)
  const layout = layoutOf(messages ?? file)
  return {
    layout,
    // whoever chats tells of a case, whatever papers are named
    kind: messages ? 'mail' : paperKindOf(layout),
    labelled: labelledWithTracker(layout),
    flow: layout.flow,
    columns: columnFlowOf(layout.rows),
    isChat: messages !== null,
  }
}

/** Whether a reading is one of what must never be a value: Aadhaar, PAN (domain §8). */
const isPrivate = ({ key, value, signs }: Candidate): boolean =>
  [value].flat().some((one) => isPrivateNumber(latinDigits(String(one)))) &&
  // one in ten of a lender's numbers of twelve digits passes Verhoeff's check; nobody numbers applications in groups of four as Aadhaar is
  !(
    key === 'application_number' &&
    signs.some((sign) => ownLabel.has(sign)) &&
    /^(?!\d{4}([\s-])\d{4}\1\d{4}$)\d[\d\s/-]{10,14}\d$/u.test(String(value))
  )
const ownLabel: ReadonlySet<Sign> = new Set<Sign>(['label', 'label_above', 'label_loose', 'label_inline', 'clause'])

const papersIn = (documents: readonly ReadFile[]): Paper[] => documents.flatMap(papersInFile).flatMap(listedCases).map(paperOf)

/** What each rule found in each paper, before any choice; for tests and for looking into a reading. */
export const candidatesIn = (documents: readonly ReadFile[]): Candidate[] => candidatesOf(papersIn(documents))

const candidatesOf = (papers: readonly Paper[]): Candidate[] =>
  papers.flatMap((paper) => rules.flatMap((rule) => rule(paper))).filter((candidate) => !isPrivate(candidate))

/** What the rules alone choose, by field. */
export function chosenByRules(papers: readonly Paper[]): OcrResult {
  const candidates = withoutFirstAsSecond(withCutNamesWhole(candidatesOf(papers)))
  return Object.fromEntries(
    intakeFields.flatMap(({ key }) => {
      const value = chosen(key, candidates)
      return value ? [[key, value]] : []
    }),
  )
}

/** Fields of an intake as the papers hold them, each with its evidence; pure. No wanted keys means all. */
export function extractFields(documents: readonly ReadFile[], wantedKeys: readonly string[]): OcrResult {
  const papers = papersIn(documents)
  const byRules = chosenByRules(papers)
  const all = { ...wordedChoices(papers, byRules), ...byRules }
  return Object.fromEntries(
    intakeFields.flatMap(({ key }) => {
      const value = all[key]
      return value && (wantedKeys.length === 0 || wantedKeys.includes(key)) ? [[key, value]] : []
    }),
  )
}
