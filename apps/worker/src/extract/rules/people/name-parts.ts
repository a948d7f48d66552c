import { fromFlow, type Candidate, type Paper } from '../../candidate.ts'
import { personName, personNames } from '../../names/names.ts'
import { allMatches } from '../../all-matches.ts'

const given = String.raw`(?:(?:first|given|own)\s+name|first(?=\s*:))`
const middle = String.raw`(?:middle\s+name|middle(?=\s*:)|father['’]?s?\s*\/\s*husband['’]?s?\s+name)`
const family = String.raw`(?:(?:last|family|sur)\s*-?\s*name|last(?=\s*:))`
const word = String.raw`([\p{L}][\p{L}.'’]{0,24})`
/** "First name: Sachin  Middle name: Ramesh  Last name: Tambe", beside or below one another. */
const besideLabels = new RegExp(
  String.raw`\b${given}[\t :.–-]+${word}[\t ]*\n?[\t ]*(?:${middle}[\t :.–-]*(?:${word}|[-–—.]+)?[\t ]*\n?[\t ]*)?${family}[\t :.–-]+${word}`,
  'giu',
)
/** "First name  Middle name  Last name" over "Sachin  Ramesh  Tambe". */
const belowLabels = new RegExp(
  String.raw`\b${given}[\t /,]+(?:${middle}[\t /,]+)?${family}[\t :.–-]*\n[\t ]*(?:(?:applicant|borrower|customer)[\t :]+)?${word}[\t ]+(?:${word}[\t ]+)?${word}(?=[\t ]*(?:\n|$))`,
  'giu',
)
/** "Surname  First name  Middle name" over its values, as forms of the West have it. */
const familyFirst = new RegExp(
  String.raw`\b${family}[\t /,]+(?:${given}|name)[\t /,]+${middle}[\t :]*\n[\t ]*${word}[\t ]+${word}[\t ]+${word}(?=[\t ]*(?:\n|$))`,
  'giu',
)
/** Whoever these words head is not the borrower. */
const others =
  /\b(?:co[\s-]*(?:applicant|borrower)|joint|guarantors?|nominees?|references?|spouse|father|mother|seller|vendor|owner|witness(?:es)?)\b[^\n]*$/iu
const secondPerson =
  /\b(?:co|joint|second|2nd)[\s-]*(?:applicant|borrower)s?\b[^\n]*$|\b(?:applicant|borrower)s?\s*(?:no\.?\s*)?\(?(?:2|ii)\b[^\n]*$/iu
const reach = 160
/** A line of a note that begins with "Name", and no mark behind it. */
const unmarked = /(?:^|\n)[ ]*(?:[Nn]ame|NAME|[Nn]m)[ ]+(?=(?:\p{Lu}\p{Ll}+[ ]){1,3}\p{Lu}\p{Ll}+[ ]*(?:\n|$))([^\n\t]{3,60})/u

/** The borrower's name where a form has a place of its own for each of its parts. */
export function partedNames(paper: Paper): Candidate[] {
  const { text } = paper.flow
  return [besideLabels, belowLabels, familyFirst].flatMap((pattern) =>
    allMatches(text, pattern)
      .slice(0, 2)
      .flatMap((match, nth): Candidate[] => {
        const before = text
          .slice(Math.max(0, match.index - reach), match.index)
          .split('\n')
          .slice(-headLines)
        // "Applicant (2)  First: A  Last: B"
        const isSecond = secondPerson.test(before.at(-1) ?? '') || (nth > 0 && before.some((line) => secondPart.test(line)))
        if (!isSecond && (nth > 0 || before.some((line) => others.test(line)))) return []
        const parts = match.slice(1).filter((one) => one !== undefined)
        const ordered = pattern === familyFirst ? [...parts.slice(1), parts[0]] : parts
        const name = personName(ordered.join(' '))
        const span = { start: match.index, end: match.index + match[0].length }
        const key = isSecond ? 'co_applicant_name' : 'applicant_name'
        return name ? [fromFlow(paper, paper.flow, key, name, span, ['label', 'composed', 'kind_fits'])] : []
      }),
  )
}

const headLines = 3
/** A heading over what the second borrower is asked. */
const secondPart = /^\W*(?:\w{1,2}[.)]\s*)?(?:co|joint|second)[\s-]*(?:applicant|borrower)s?\b[^\n\t:]{0,24}$/iu
const bareName =
  /(?:^|\n|\t|\][^\n:]{2,30}:[ ])[ ]*(?:\(?\d{1,2}[.)]\s*)?(?:full\s+)?(?:name|nm|naam|nam)(?:\s+in\s+full|\s+as\s+(?:per|on|in)\s+[^\n\t:]{2,24}|\s*(?:and|&|\/|,)\s*(?:designation|rank|post|occupation|age|address))?(?:\s*\([^)\n]{0,40}\))?[ ]*(?:[:=]|\t|\.{3,}|[-–](?=\s))[\s:=]*([^\n\t]{3,60})/iu

/** The first "Name" of a form, before anybody else is asked for: the borrower's. */
export function firstName(paper: Paper): Candidate[] {
  const { text } = paper.flow
  const match = bareName.exec(text) ?? (paper.kind === 'mail' ? unmarked.exec(text) : null)
  if (
    !match ||
    text
      .slice(0, match.index)
      .split('\n')
      .some((line) => others.test(line))
  )
    return []
  if (staff.test(text.slice(0, match.index).split('\n').at(-1) ?? '')) return []
  // below a letter stands the name of who signs it
  if (paper.kind === 'loan_letter' && match.index > text.length / 2) return []
  const told = match[1] ?? ''
  const start = match.index + match[0].length - told.length
  const name = personName(told)
  if (!name) return []
  const span = { start, end: start + told.trimEnd().length }
  const second = personNames(told).find((one) => one !== name)
  return [
    fromFlow(paper, paper.flow, 'applicant_name', name, span, ['label_loose', 'kind_fits']),
    // "Name: A / B", where no label asks for the parent as well
    ...(second && !asksKin.test(match[0].slice(0, match[0].length - told.length))
      ? [fromFlow(paper, paper.flow, 'co_applicant_name', second, span, ['label_loose', 'second_of_list', 'kind_fits'])]
      : []),
  ]
}
/** Whose name stands in a line behind these works for the lender. */
const staff = /\b(?:emp(?:loyee)?|sourc\w+|sales|executive|officer|dsa|rm|agent|connector|branch|staff)\b/iu
const asksKin = /\b(?:father|husband|guardian|parent|pita|pati|mother|[sdw]\s*\/\s*o)\b/iu
