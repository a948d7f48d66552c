import type { IntakeKey } from '@parakh/contracts'
import type { Paper } from '../../candidate.ts'
import { isLoanPaper, namesApplicantAsBuyer } from '../../kinds/paper-kind.ts'
import type { Labelled } from '../../labels/labelled.ts'
import { isConstruction } from './construction.ts'
import { sideOf } from './roles.ts'

/** "First party" gives, "Second party" gets, whatever "second" means elsewhere. */
const roleOfLabel = /\b(?:developer|builder|promoter|purchaser|buyer|vendee|allott?ee|transferee|seller|vendor|owner|transferor)s?\b/iu
const builders = /^(?:developer|builder|promoter)s?$/iu
/** Which of two parties a label asks for. */
export const partyLabel = /\b(first|i?1st|ist|one|second|2nd|iind|other)\s+part(?:y|ies)?\b/iu
/** Who holds a unit in the books of who built it. */
const holderLabel = /^(?!.*\b(?:title|owner|seller|land)).*\b(?:holder|member|licensee)/iu

const ofUnit = /^(?!.*\b(?:title|seller|land|former|previous|site|building)).*\bowner/iu

const jointHolder = /^\W*(?:names?\s+of\s+)?(?:joint|jt|second|2nd)\b\.?\s+holder(?:\s+names?)?\W*$/iu

const firstThenSecond =
  /(?:applicant|borrower|buyer|purchaser|allott?ee|customer)s?(?:['’]s)?(?:\s+names?)?\s*(?:\/|&|,|and|or)\s*(?:co|joint)\b/iu

/** "Intending purchaser": of what somebody else still holds. */
export const willBuy = /\b(?:intending|proposed|prospective|incoming|would[\s-]be)\s+(?:buyer|purchaser|transferee|vendee|member)s?\b/iu

/** "Associate member", "Joint holder": who stands beside the first one. */
const besideFirst = /\b(?:joint|jt|second|2nd|co|associate)\b/iu

/** "Main holder" of an account: who borrows. */
const mainHolder = /^\W*(?:main|primary|first|1st|sole)\b\.?\s+holder(?:\s+names?)?\W*$/iu

const coOwner = /^\W*(?:names?\s+of\s+)?(?:co|joint|second|2nd)[\s-]*owner/iu

/** The field of a label, where the paper's kind or the label's own words say more than the label's field. */
export function keyOf({ key, label }: Labelled, paper: Paper): IntakeKey {
  const [, party] = partyLabel.exec(label) ?? []
  // a role beside it says more: "First party (purchaser)"
  const role = roleOfLabel.exec(label)?.[0]
  if (party && role && builders.test(role)) return 'developer_name'
  if (party && role && paper.kind === 'buyer_agreement' && ofUnit.test(label) && isConstruction(paper.flow.text)) return 'applicant_name'
  if (party && role) return sideOf(role) === 'seller' ? 'property_owner_name' : 'applicant_name'
  if (party) return /first|1st|ist|one/iu.test(party) ? 'property_owner_name' : 'applicant_name'
  // a society or a bank of members lends to its members, but for one who sells
  const isSold = paper.labelled.some((one) => willBuy.test(one.label))
  if (key === 'property_owner_name' && isLoanPaper(paper.kind) && !isSold && /\bmembers?\b/iu.test(label) && !/owner/iu.test(label))
    return besideFirst.test(label) ? 'co_applicant_name' : 'applicant_name'
  // "Joint holder" of an application, where nobody speaks of the title
  if (key === 'property_owner_name' && isLoanPaper(paper.kind) && jointHolder.test(label)) return 'co_applicant_name'
  if (key === 'property_owner_name' && isLoanPaper(paper.kind) && mainHolder.test(label)) return 'applicant_name'
  // "Name of applicant / co-applicant": both, in their order
  if (key === 'co_applicant_name' && firstThenSecond.test(label)) return 'applicant_name'
  // whom a builder's letter calls a co-owner buys with its first one
  if (key === 'property_owner_name' && paper.kind === 'allotment' && coOwner.test(label)) return 'co_applicant_name'
  // who is handed a flat is called its owner, too
  const isOwners =
    holderLabel.test(label) ||
    ((paper.kind === 'possession' || (paper.kind === 'buyer_agreement' && isConstruction(paper.flow.text))) && ofUnit.test(label))
  if (key === 'property_owner_name' && namesApplicantAsBuyer(paper.kind) && isOwners)
    return besideFirst.test(label) ? 'co_applicant_name' : 'applicant_name'
  return key
}
