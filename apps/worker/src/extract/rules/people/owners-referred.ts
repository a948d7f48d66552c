import { fromFlow, type Candidate, type Paper } from '../../candidate.ts'
import { chosen } from '../../choose.ts'
import { joinedLines } from '../../layout/joined-lines.ts'
import { personTitles } from '../../names/name-words.ts'
import { peopleIn } from '../../names/names.ts'
import { allMatches } from '../../all-matches.ts'

/** Whom a loan's paper means without naming him again. */
type Referred = 'applicant' | 'reader' | 'co' | 'both' | 'lone' | readonly string[]

/** Words for one's kin, a row for each kind. */
const kin: readonly (readonly string[])[] = [
  ['wife', 'patni', 'biwi', 'dharampatni', 'gharwali', 'spouse'],
  ['husband', 'pati', 'spouse'],
  ['father', 'pita', 'pitaji', 'papa'],
  ['mother', 'mata', 'mataji', 'maa'],
  ['son', 'beta', 'putra', 'ladka'],
  ['daughter', 'beti', 'putri'],
  ['brother', 'bhai'],
  ['sister', 'bahan', 'behan'],
]
const kinWord = kin.flat().join('|')
const whose = String.raw`(?:(?:the|my|our|your|his|her|their|un[ik]+|us[ik]+|applicant['’]?s?|borrower['’]?s?|customer['’]?s?|cust|party['’]?s?|k[aei])\s+)*`
const first = String.raw`(?:main\s+|first\s+|primary\s+)?(?<!co[\s-])(?:applicant|borrower|customer|cust|client|loanee|party)(?:\s+(?:himself|herself|self|only|khud))?|self`
const second = String.raw`(?:co|joint|second|2nd)[\s-]*(?:applicants?|appl?|borrower|customer|member|obligant|loanee|party)(?:\s+no\b\.?\s*1)?`
const both = String.raw`both(?:\s+of\s+(?:them|us|you))?(?:\s+(?:the\s+)?(?:said\s+)?(?:applicants|borrowers|customers|above|parties|husband\s+and\s+wife))?|(?:all\s+|said\s+|above\s+)*(?:applicants|borrowers|customers)|(?:applicant|borrower|customer)\s*(?:,|/|and|&|\+)\s*(?:${second})|dono(?:n)?|the\s+couple|them\s+both`
const referred = String.raw`${whose}(?:(?<both>${both})|(?<co>${second})|(?<kin>${kinWord})|(?<one>${first}))(?!['’]?s?\s+(?:${kinWord})\b)(?![^\S\n]*\p{L}*[^\S\n]*[:=])`
const property = String.raw`(?:property|propty|prop|flat|house|plot|makan|ghar|title|registry|land|site|security|it|papers?|malik|owner)`

/** "Owned jointly by both of them", "the flat stands in his wife's name", "makan patni ke naam hai". */
const tellings = [
  String.raw`\b(?:owned|held)\s+(?:jointly\s+)?by\s+${referred}(?=\s*(?:[.,;)\n]|jointly|$|as\s+per))`,
  String.raw`\b${property}\b[^.;:\n]{0,40}?\bin\s+(?:the\s+)?(?:joint\s+|single\s+|sole\s+)?names?\s+of\s+${referred}(?=\s*(?:[.,;)\n]|jointly|$|as\s+per|only))`,
  String.raw`\b${property}\b[^.;:\n]{0,40}?(?:\s|^)${referred}(?:['’]?s)?\s+(?:name\b|k[ei]+\s+na+m)`,
  // "the house No. 4, which stands in the name of co-borrower No. 1"
  String.raw`\bwhich\s+(?:stands?|is\s+(?:standing|recorded|registered|held))\s+in\s+(?:the\s+)?names?\s+of\s+${referred}(?=\s*(?:[.,;)\n]|$))`,
  // "our land, which stands in my husband's name"; an account stands in a name, too
  String.raw`(?<!\b(?:account|a\/c|loan|policy|connection|bill|deposit)s?\b[^.;\n]{0,40})\b(?:stands?|standing|recorded|registered|mutated|held)\s+(?:(?:now|jointly|solely|still)\s+)?in\s+${referred}['’]s\s+(?:own\s+|sole\s+|single\s+)?name\b`,
  String.raw`\bin\s+(?<mine>my)\s+(?:own\s+|sole\s+|single\s+)?names?\b|\b(?:owned|held)\s+(?:solely\s+)?by\s+(?<me>me)\b`,
  String.raw`\b(?:stands?|recorded|registered|held|is)\b[^.;\n]{0,24}?\bin\s+(?<lone>his|her)\s+(?:own\s+|sole\s+)?name\b|\binherited\s+by\s+(?<heir>him|her)\b`,
  String.raw`\b(?:(?<them>they|both)\s+(?:are|is)|(?<alone>he|she)\s+is)\s+(?:the\s+|an?\s+)?(?:(?:joint|co|sole|absolute|present)[\s-]+)?owners?\b(?!\s+of\s+(?:an?\s+)?(?:shop|firm|business))`,
  String.raw`\b(?:stands?|standing|recorded|registered|held|is)\b[^.;\n]{0,24}?\bin\s+(?<reader>your)\s+(?:own\s+|sole\s+)?name\b`,
  String.raw`\b(?:(?<withYou>jointly)\s+(?:held|owned)|(?:held|owned)\s+jointly)\s+by\s+you\b|\bin\s+your\s+(?<yours>joint)\s+names?\b`,
  String.raw`\bin\s+(?<ours>our)\s+(?:own\s+|joint\s+)?names?\b|\b(?:owned|held)\s+(?:jointly\s+)?by\s+(?<us>us)\b`,
  String.raw`\b(?:owner|title\s*-?holder|malik)\s*(?:(?:of\s+(?:the\s+)?${property}\s*)?(?:is\b|are\b|[:=–-]+|(?=both\b))\s*)${referred}(?=\s*(?:[.,;)\n(]|jointly\b|hai\b|hi\s+hai|$))`,
].map((pattern) => new RegExp(pattern, 'giu'))
const notSaid = /\b(?:will|shall|to\s+be|should|proposed|after)\b[^.;\n]{0,40}$/iu
const around = 26

function referredIn(match: RegExpMatchArray): Referred | null {
  const groups = match.groups ?? {}
  if (
    groups['both'] ||
    groups['them'] ||
    groups['ours'] ||
    groups['us'] ||
    groups['withYou'] ||
    groups['yours'] ||
    /jointly\s+by\s+you/iu.test(match[0])
  )
    return 'both'
  if (groups['lone'] || groups['heir'] || groups['alone']) return 'lone'
  if (groups['mine'] || groups['me']) return 'applicant'
  if (groups['reader']) return 'reader'
  if (groups['co']) return 'co'
  const word = groups['kin']?.toLowerCase()
  if (word) return kin.find((row) => row.includes(word)) ?? null
  return groups['one'] ? 'applicant' : null
}

/** Whether the paper calls the second borrower the first one's kin, beside the name. */
function isKin(text: string, name: string, words: readonly string[]): boolean {
  // what stands before and behind each place of the name
  const parts = text.toLowerCase().split(name.toLowerCase())
  return parts.slice(1).some((behind, at) => {
    const beside = `${(parts[at] ?? '').slice(-around)} | ${behind.slice(0, around)}`
    return words.some((word) => new RegExp(String.raw`(?<!\p{L})${word}(?!\p{L})`, 'u').test(beside))
  })
}

const byGiven =
  /\b(?:owner|malik|title\s*-?holder|property\s+is\s+of)\b\s*(?:is\s+|hai\s+|[:=–-]\s*)?(?<given>\p{Lu}\p{L}{2,})(?=\s*(?:$|[.,;)\n]|ji\b|hai\b|khud\b|swayam\b|self\b|himself\b|herself\b))/gmu

/** "registry pramod ke naam hai" */
const byGivenInHindi =
  /\b(?:registry|property|propty|makan|house|flat|plot|patta|title|khatauni)\s+(?<given>\p{L}{3,})\s+(?:ji\s+)?k[ei]+\s+na+m/giu

/** "Owner Manju": one of the borrowers by a first name. */
const namedByGiven = (paper: Paper, names: readonly unknown[]): Candidate[] =>
  [...allMatches(paper.flow.text, byGiven), ...allMatches(paper.flow.text, byGivenInHindi)].flatMap((match): Candidate[] => {
    const given = match.groups?.['given']?.toLowerCase()
    const [only, ...others] = names.filter((name) => typeof name === 'string' && name.toLowerCase().split(' ')[0] === given)
    if (typeof only !== 'string' || others.length > 0) return []
    const span = { start: match.index, end: match.index + match[0].length }
    return [fromFlow(paper, paper.flow, 'property_owner_name', only, span, ['told_in_letter', 'composed'])]
  })

/** "Owned by him and his mother Smt. A": a borrower, and who holds beside him. */
const besideKin = new RegExp(
  String.raw`\b(?:owned|held)\s+(?:jointly\s+)?by\s+(?:him|her|the\s+(?:applicant|borrower|customer))\s+(?:and|&|(?:along|jointly|together)\s+with)\s+(?:his|her)\s+(?:(?:elder|younger|eldest|youngest|real|own)\s+)?(?:${kinWord})\s*,?\s+(?=${personTitles}\b)`,
  'giu',
)
/** "He and his mother Smt. A are joint owners": the same, told of both. */
const ownWithKin = new RegExp(
  String.raw`\b(?:he|she|(?:the\s+)?(?:applicant|borrower|customer))\s+(?:and|&|(?:along|jointly|together)\s+with)\s+(?:his|her)\s+(?:(?:elder|younger|eldest|youngest|real|own)\s+)?(?:${kinWord})\s*,?\s+(?=${personTitles}\b)`,
  'giu',
)
/** "In the joint names of myself and my wife Smt. A" */
const inNamesWithKin = new RegExp(
  String.raw`\bin\s+(?:the\s+)?(?:joint\s+)?names?\s+of\s+(?:myself|me|self|him|her|(?:the\s+)?(?:applicant|borrower|customer))\s+(?:and|&|(?:along|jointly|together)\s+with)\s+(?:my|his|her)\s+(?:(?:elder|younger|eldest|youngest|real|own)\s+)?(?:${kinWord})\s*,?\s+(?=${personTitles}\b)`,
  'giu',
)
const areOwners = /^[\s,]*(?:(?:are|is)\s+(?:the\s+|both\s+)*(?:(?:joint|co)[\s-]*)?owners?\b|(?:jointly\s+)?(?:own|hold)s?\b)/iu
const heldWithKin = (paper: Paper, text: string, applicant: unknown): Candidate[] =>
  [...allMatches(text, besideKin), ...allMatches(text, inNamesWithKin), ...allMatches(text, ownWithKin)].flatMap((match): Candidate[] => {
    const start = match.index + match[0].length
    const [kinsman] = peopleIn(text.slice(start, start + reach))
    if (!kinsman || typeof applicant !== 'string') return []
    if (!/\b(?:by|in)\b/iu.test(match[0]) && !areOwners.test(text.slice(start + kinsman.end))) return []
    const span = { start: match.index, end: start + kinsman.end }
    return [fromFlow(paper, paper.flow, 'property_owner_name', `${applicant}, ${kinsman.name}`, span, ['told_in_letter', 'composed'])]
  })
const isToReader = (sign: string): boolean => sign.startsWith('address') || sign === 'salutation'
const reach = 80

const womansTitle = /\b(?:mrs|ms|miss|smti?|shrimati|km|kum|sou|sau|tmt|thirumathi|mst)\b\.?\s*$/iu
const mansTitle = /\b(?:mr|shri|sri|sh|thiru|md|mohd)\b\.?\s*$/iu
/** Of two borrowers the one whom "his" or "her" can only mean. */
function byTitle(text: string, said: string, names: readonly unknown[]): unknown {
  const [own, others] = /\b(?:her|she)\b/iu.test(said) ? [womansTitle, mansTitle] : [mansTitle, womansTitle]
  const isTitled = (name: unknown, title: RegExp): boolean =>
    typeof name === 'string' &&
    text
      .split(name)
      .slice(0, -1)
      .some((before) => title.test(before.slice(-around)))
  const [one, two] = names.filter((name) => isTitled(name, own) && !isTitled(name, others))
  const isOnly = two === undefined && names.some((name) => name !== one && isTitled(name, others))
  return isOnly ? one : undefined
}

/** Owners whom a loan's paper means by what they are to the case: both borrowers, the second one, the wife who joins. */
export function referredOwners(paper: Paper, people: readonly Candidate[]): Candidate[] {
  // a first name alone may be one of the borrowers'
  if (people.some(({ key, value }) => key === 'property_owner_name' && String(value).includes(' '))) return []
  const text = joinedLines(paper.flow.text)
  const nameOf = (key: 'applicant_name' | 'co_applicant_name') => chosen(key, people)?.value
  const given = namedByGiven(paper, [nameOf('applicant_name'), nameOf('co_applicant_name')])
  if (given.length > 0) return given.slice(0, 1)
  const withKin = heldWithKin(paper, text, nameOf('applicant_name'))
  if (withKin.length > 0) return withKin.slice(0, 1)
  return tellings
    .flatMap((pattern) =>
      allMatches(text, pattern).flatMap((match): Candidate[] => {
        const whom = referredIn(match)
        if (whom === null || notSaid.test(text.slice(Math.max(0, match.index - around), match.index))) return []
        const [applicant, co] = [nameOf('applicant_name'), nameOf('co_applicant_name')]
        const isSecond = whom === 'co' || (typeof whom === 'object' && typeof co === 'string' && isKin(text, co, whom))
        // "in his name" is the borrower's where nobody else could be meant
        const lone = whom === 'lone' && co !== undefined ? byTitle(text, match[0], [applicant, co]) : applicant
        if (whom === 'lone' && lone === undefined) return []
        // "your name" in a letter to two tells neither
        if (whom === 'reader' && people.some(({ key, signs }) => key === 'co_applicant_name' && signs.some(isToReader))) return []
        const names =
          whom === 'lone'
            ? [lone]
            : whom === 'reader'
              ? [applicant]
              : whom === 'both'
                ? [applicant, co]
                : whom === 'applicant'
                  ? [applicant]
                  : isSecond
                    ? [co]
                    : []
        if (names.length === 0 || names.some((name) => typeof name !== 'string')) return []
        const span = { start: match.index, end: match.index + match[0].length }
        return [fromFlow(paper, paper.flow, 'property_owner_name', names.join(', '), span, ['told_in_letter', 'composed'])]
      }),
    )
    .slice(0, 1)
}
