import { fromFlow, type Candidate, type Paper } from '../../candidate.ts'
import { isLoanPaper } from '../../kinds/paper-kind.ts'
import { personTitles } from '../../names/name-words.ts'
import { peopleIn } from '../../names/names.ts'

const noObjection = /\bno[\s-]*objection\b|\bn\.?o\.?c\b/iu
/** "They have applied to you for a loan": of the members that a society's letter has named. */
const memberBorrows =
  /\b(?:they|he|she|(?:the|our|said|above)\s+(?:\p{L}+\s+){0,2}members?)\s+(?:has|have|is|are|wish(?:es)?|intends?|propose[sd]?)\b[^.;]{0,40}\b(?:appl\p{L}+|avail\p{L}*|approach\p{L}*|seek\p{L}*|rais\p{L}+|tak\p{L}+)\b[^.;]{0,60}\b(?:loan|finance)\b/iu
const society = /\b(?:society|association|condominium)\b/iu

/** "We confirm that Mrs. A and Mr. B are members of our society". */
const members = new RegExp(
  String.raw`(?<who>${personTitles}\b(?:(?!\bthat\b)[^;:]){3,140}?)\s*,?\s+(?:is|are)\s+(?:an?\s+|the\s+)?(?:[\p{L}-]+\s+){0,2}members?\s+of\s+(?:our|the|this)\s+(?:said\s+|above\s+)?society`,
  'iu',
)

/** The owners whom a society's letter to a lender calls its members. */
function membersNamed(paper: Paper): Candidate[] {
  const match = isLoanPaper(paper.kind) ? members.exec(paper.flow.text) : null
  const people = match ? peopleIn(match.groups?.['who'] ?? '') : []
  const [first, last] = [people[0], people.at(-1)]
  if (!match || !first?.sure || !last) return []
  const span = { start: match.index + first.start, end: match.index + last.end }
  const value = people.map(({ name }) => name).join(', ')
  return [fromFlow(paper, paper.flow, 'property_owner_name', value, span, ['recorded_clause', 'kind_fits'])]
}

/** Members of a society by its letter of no objection: they own the flat, and borrow on it where it says so. */
export function membersOfSociety(paper: Paper, people: readonly Candidate[]): Candidate[] {
  const { text } = paper.flow
  if (!noObjection.test(text) || !society.test(text)) return []
  const known = people.filter(({ key }) => key === 'property_owner_name')
  const named = known.length > 0 ? [] : membersNamed(paper)
  const borrow = !people.some(({ key }) => key === 'applicant_name') && memberBorrows.test(text)
  const applicants = [...known, ...named].flatMap((owner): Candidate[] => {
    const [first = '', second] = String(owner.value).split(', ')
    return [
      { ...owner, key: 'applicant_name', value: first },
      ...(second ? [{ ...owner, key: 'co_applicant_name' as const, value: second }] : []),
    ]
  })
  return borrow ? [...named, ...applicants] : named
}
