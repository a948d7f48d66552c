import { latinDigits } from '@parakh/contracts'
import type { Word } from '../../../ocr/model.ts'
import { fromFlow, labelSigns, type Candidate, type Paper, type Sign } from '../../candidate.ts'
import { isLoanPaper } from '../../paper-kind.ts'

/** A number that a lender's system gives: letters, digits, strokes; at least three digits. */
const codePattern = /^[\s:#.\-–=]*((?:[A-Z]{1,8}[\s-]{1})?[A-Z0-9][A-Z0-9/\-._]{3,30})/iu
const code = String.raw`(?<code>(?=[A-Z/\-]{0,14}\d)[A-Z0-9][A-Z0-9/\-.]{3,30})`
const gap = String.raw`\s*[:=#.\t–-]*\s*`
const what = String.raw`(?:(?:loan\s+)?application|appl?n?|app|los|lan|urn|arn|r?l{1,2}ms|laps|sfdc|finn?one|crm(?:\s+lead)?|lead|case|file|proposal|prospect|login|deal|enquiry|inquiry|opp(?:ortunity)?|initiation|tracking|a+vedan|sourcing(?:\s+application)?|unique\s+reference|loan(?:\s*(?:a\/c|account|case|file))?|home\s+loan|loan\s+form)`
const numberWord = String.raw`(?:no\b|id\b|ref(?:erence)?\b|number\b|nr\b|#|serial\b|s[rl]\b|form\b|code\b|bearing\b|kramank\b)`
/** "LOS No. …", "Loan Application Ref: …", "Unique Reference Number (URN): …". */
const told = new RegExp(String.raw`\b${what}\.?(?:\s*\/\s*file)?\s*(?:${numberWord}\.?\s*){1,4}(?:\(\w{2,8}\))?${gap}${code}`, 'giu')
/** The same without "No.": "URN 2209117788", "Proposal 45/2023-24/HSG". */
const short = new RegExp(String.raw`\b(?:los|lan|urn|arn|rlms|lead|appl?n?|proposal|prospect|file|login)\b\.?(?!-\w)${gap}${code}`, 'giu')
/** "Your application L263779585 for a loan". */
const yours = new RegExp(
  String.raw`\b(?:your|the|their|his|her)\s+(?:loan\s+)?(?:application|proposal|request)\s+(?:bearing\s+)?(?<code>(?=[A-Z/\-]{0,10}\d{3})[A-Z0-9][A-Z0-9/\-]{4,24})(?=[\s,.;])`,
  'giu',
)
/** A lender's number that stands without any label in a mail: "LOS-2383591". */
const bare = /\b(?:LOS|LAN|APP|APPL|HL|HFL|LAP|LEAD|ARN|URN)[-/ ]?\d{5,12}\b/gu
/** The reference of a lender's letter, where it names no other number. */
const letterRef = new RegExp(
  String.raw`(?:^|[\n\t[(|]|\s[-–]\s)\s*(?:(?:our\s+|loan\s+|sanction\s+|bank\s+)?ref(?:erence)?\b\.?\s*(?:(?:no|id|number)\b\.?)?|(?:our\s+|loan\s+|sanction\s+|offer\s+)?letter\s*(?:no|number|ref)\b\.?)${gap}(?<code>[A-Z0-9][A-Z0-9/\-.&]{3,36})`,
  'giu',
)
/** "No.: ADV/HL/112/2023-24" in the head of a letter. */
const headNumber = new RegExp(String.raw`(?:^|[\n\t])\s*no\b\.?\s*[:.]\s*(?<code>(?=[^\s/]*\/)[A-Z0-9][A-Z0-9/\-.&]{5,36})`, 'giu')
const headLetters = 500
const formNumber = new RegExp(
  String.raw`(?:^|[\n\t])\s*(?:application\s+|loan\s+)?(?:form\s+)?(?:form|serial)\s*(?:no|number)\b\.?${gap}${code}`,
  'giu',
)

const lendersLabel = /\b(?:loan|los|lender|bank|hfc|nbfc)\b/iu
/** A loan of another lender, or a number of the building's office. */
const ofOther =
  /\b(?:booking|existing|present|previous|other|another|closed|rera|plan|permit|sanction(?:ed)?\s+plan|building)\b[^.\n\t]{0,24}$/iu

const digitsOf = (text: string): string => text.replace(/\D/gu, '')
const isDateLike = (text: string): boolean => /^\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}$/u.test(text)
const isMobile = (text: string): boolean => /^[6-9]\d{9}$/u.test(text)

function codeOf(text: string): string | null {
  const found = codePattern.exec(text)?.[1]?.replace(/[.\-/_]+$/u, '')
  return found && digitsOf(found).length >= 3 && !isDateLike(found) ? found : null
}

/** The words that make up a part of a value. */
function wordsOf(words: readonly Word[], part: string): readonly Word[] {
  const own = words.filter(
    (word) => part.includes(word.text.replace(/^[^\p{L}\p{N}+]+|[^\p{L}\p{N}]+$/gu, '')) && /[\p{L}\p{N}]/u.test(word.text),
  )
  return own.length > 0 ? own : words
}

function found(paper: Paper, text: string, pattern: RegExp, signs: readonly Sign[]): Candidate[] {
  return [...text.matchAll(pattern)].flatMap((match) => {
    const raw = match.groups?.['code'] ?? match[0]
    const value = codeOf(raw)
    const end = match.index + match[0].length
    if (!value || ofOther.test(text.slice(Math.max(0, match.index - 40), match.index))) return []
    return [fromFlow(paper, paper.flow, 'application_number', value, { start: end - raw.length, end }, signs)]
  })
}

const subjectLine = /^\s*(?:sub(?:ject)?|re|fwd?)\s*[.:\-–]/iu
/** A number behind a name: "Asha Rao 2721/HL/23-49". */
const behindName = /\s(?<code>(?=\S*\d{3})[A-Z0-9]+(?:[/-][A-Z0-9]+){1,5})$/iu
const subjectRows = 14
const parts = /\s*(?:\|+|\/\/|\s\/\s|[[\](),;:]|\s[-–—]\s|\t|\bfor\b|\bof\b)\s*/iu
/** A piece of a subject that is a number of some system and nothing else. */
const looksLikeCode = (piece: string): boolean =>
  /^[A-Z]{0,8}[-/ ]?(?:[A-Z0-9]+[-/])*[A-Z]{0,6}\d{2,}(?:[-/][A-Z0-9]+)*$/iu.test(piece) &&
  (digitsOf(piece).length >= 5 || (/\//u.test(piece) && digitsOf(piece).length >= 4)) &&
  !isDateLike(piece) &&
  !isMobile(piece) &&
  !/^\d{6}$/u.test(piece)

/** The number that a mail's subject sets between the task and the customer's name. */
function inSubject(paper: Paper, signs: readonly Sign[]): Candidate[] {
  const row = paper.layout.rows.slice(0, subjectRows).find(({ segments }) => subjectLine.test(segments[0]?.text ?? ''))
  if (!row) return []
  const words = row.segments.flatMap((segment) => segment.words)
  const codes = row.segments
    .map((segment) => segment.text.replaceAll('_', ' | '))
    .join(' | ')
    .split(parts)
    .map((piece) => behindName.exec(piece)?.groups?.['code'] ?? piece)
    .filter(looksLikeCode)
  const [only] = codes
  return only && codes.length === 1 ? [{ key: 'application_number', value: only, words: wordsOf(words, only), signs, paper }] : []
}

/** The lender's number of an application, at labels, in sentences, in the subject of a mail. */
export function applicationNumbers(paper: Paper): Candidate[] {
  const isLoan = isLoanPaper(paper.kind)
  const fits: Sign[] = isLoan ? ['kind_fits'] : ['kind_odd']
  const labelled = paper.labelled.flatMap((one): Candidate[] => {
    // cases, files and applications of offices and builders are none of the lender's
    const own = one.key === 'application_number' && (isLoan || lendersLabel.test(one.label))
    const value = own && !ofOther.test(`${one.label} `) ? codeOf(one.value) : null
    return value
      ? [{ key: 'application_number', value, words: wordsOf(one.words, value), signs: [...labelSigns(one), ...fits], paper }]
      : []
  })
  if (labelled.length > 0 || !isLoan) return labelled
  // file names and subjects join their parts by underlines
  const text = latinDigits(paper.flow.text).replaceAll('_', ' ')
  const ways: readonly (() => Candidate[])[] = [
    () => found(paper, text, told, ['clause', ...fits]),
    () => (paper.kind === 'form' ? found(paper, text, formNumber, ['clause', ...fits]) : []),
    () => found(paper, text, short, ['clause', ...fits]),
    () => found(paper, text, yours, ['clause', ...fits]),
    () => inSubject(paper, ['clause_loose', 'shaped', ...fits]),
    () => found(paper, text, bare, ['clause_loose', 'shaped', ...fits]),
    () => (paper.kind === 'form' ? [] : found(paper, text, letterRef, ['clause_loose', 'shaped', ...fits]).slice(0, 1)),
    () => (paper.kind === 'loan_letter' ? found(paper, text.slice(0, headLetters), headNumber, ['clause_loose', 'shaped', ...fits]) : []),
  ]
  for (const way of ways) {
    const candidates = way()
    if (candidates.length > 0) return candidates
  }
  return []
}
