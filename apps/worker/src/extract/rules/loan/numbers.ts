import { latinDigits } from '@parakh/contracts'
import type { Word } from '../../../ocr/model.ts'
import { fromFlow, labelSigns, type Candidate, type Paper, type Sign } from '../../candidate.ts'
import { isLoanPaper } from '../../kinds/paper-kind.ts'
import { code, codeOf, gap, looksLikeCode, ofTask, rankOf, saidToBe, short, told } from './number-words.ts'
import { allMatches } from '../../all-matches.ts'

/** "Your application L263779585 for a loan". */
const yours = new RegExp(
  String.raw`\b(?:your|the|their|his|her)\s+(?:loan\s+)?(?:application|proposal|request)\s+\(?(?:bearing\s+)?(?<code>(?=[A-Z/\-]{0,16}\d{3})[A-Z0-9][A-Z0-9/\-]{4,24})(?=[\s,.;)])`,
  'giu',
)
/** "The proposal forwarded under your reference 5613/2025", "your request quoted above, Ref. 77/HL/12". */
const forwarded = new RegExp(
  String.raw`\b(?:proposal|application|request|papers|case|file|recommendation)s?\b[^.;:]{0,60}?\b(?:under|vide|with|bearing|by|against|in|quoting|having|per)\s+(?:your|our|the|its|branch|above|said|office)?\s*(?:branch\s+|office\s+|loan\s+)?(?:reference|ref)\b\.?(?:\s*(?:no|number|id)\b\.?)?${gap}${code}`,
  'giu',
)
/** A lender's number that stands without any label in a mail: "LOS-2383591". */
const bare = /(?<![\w/-])(?:(?:HL|HFL|LAP|ML)?APP[LN]?|LOS|LAN|HL|HFL|LAP|LEAD|ARN|URN)[-/ ]?\d{5,12}\b/gu
/** The reference of a lender's letter, where it names no other number. */
const letterRef = new RegExp(
  String.raw`(?:^|[\n\t[(|]|\s[-–]\s|(?<=\p{L}{3}|\d)\.\s(?=(?:our|bank)))\s*(?:(?:our\s+|loan\s+|sanction\s+|bank\s+)?ref(?:erence)?\b\.?\s*(?:(?:no|id|number)\b\.?)?|(?:our\s+|loan\s+|sanction\s+|offer\s+)?letter\s*(?:no|number|ref)\b\.?|(?:loo|letter\s+of\s+offer|offer)\s*(?:no|number|ref)\b\.?|(?:our|bank'?s?)\s+file\b\.?|(?:please|kindly|in\s+reply)[^\n:]{0,24}\bquote\b)(?:\s*\((?:for\s+)?(?:bank|office)[^)]{0,12}\))?${gap}(?<code>(?:[A-Z]{2,6} (?=\d{3}))?[A-Z0-9][A-Z0-9/\-.&]{3,36})`,
  'giu',
)
/** "No.: ADV/HL/112/2023-24" in the head of a letter. */
const officeUse = /\b(?:for\s+(?:the\s+)?(?:bank|office|branch)(?:'?s)?\s+use|(?:bank|office)\s+use)\b/iu
const headNumber = new RegExp(String.raw`(?:^|[\n\t])\s*no\b\.?\s*[:.]\s*(?<code>(?=[^\s/]*\/)[A-Z0-9][A-Z0-9/\-.&]{5,36})`, 'giu')
const headLetters = 500
/** At the head of a paper of an office, whose applications are none of a lender's. */
const offices =
  /\b(?:encumbrance|registration\s+(?:and|&)\s+stamps|sub-?\s?registrar|municipality|municipal\s+(?:corporation|council)|panchayath?|tah?e?sildar|revenue\s+department|development\s+authority)\b/iu
/** A reference beside a form's title is the form's. */
const formHead = 160
const formNumber = new RegExp(
  String.raw`(?:^|[\n\t])\s*(?:(?:this\s+)?(?:application\s+|loan\s+)?(?:form\s+)?(?:form|sheet|slip|serial)\s*(?:no|number|#)\b\.?|(?:application\s+|loan\s+)?form(?:['’]s)?\s+(?:serial|s[rl])\b\.?(?:\s*(?:no|number)\b\.?)?|(?:serial|s[rl])\b\.?\s*(?:(?:no|number)\b\.?\s*)?of\s+(?:the\s+|this\s+)?(?:application\s+)?form)${gap}${code}`,
  'giu',
)

/** A number at a bank's label that is of the branch, the customer or a seller of loans. */
const ofBody = /\b(?:allotment|housing\s+board|authority)\b/iu
const notLoans =
  /\b(?:serial|s[rl])\b\.?\s*(?:no\b\.?\s*)?of\s+(?:the\s+)?request\b|\b(?:branch|ifsc|micr|sol|dsa|dma|cif|crn|customer|cust|employee|vendor|swift)\b[^\n]{0,12}\b(?:code|no|id|number)\b|\bcode\b|\b(?:pay|salary|wage|deposit|cash|challan|remittance)\W{0,2}(?:in\W)?slip\b|\ba+dha+r\b|\bu\.?id(?:ai)?\b|\bpan\b|\b(?:id|address|identity)\s+proof\b/iu
const lendersLabel = /\b(?:loan|los|lender|bank|hfc|nbfc)\b/iu
/** A loan of another lender, or a number of the building's office. */
const ofOther =
  /\b(?:gold|vehicle|car|crop|tractor|education|personal|booking|existing(?!\s+(?:home\s+loan\s+|housing\s+loan\s+|loan\s+)?(?:customer|borrower|client|member)\b)|present|previous|other|another|closed|rera|apf|tie[\s-]?up|plan|permit|sanction(?:ed)?\s+plan|building|a+dha+r|uid)\b[^.\n\t]{0,24}$|\b(?:plot|flat|unit|site|house|allotment)\s+$/iu

/** "Earlier valuation: Rs. 9,00,000 by M/s A & Co., file V-77" */
const ofEarlierReport = /\b(?:earlier|previous|last|old)\s+(?:valuation|report|inspection|valn)\b[^\n]{0,90}$/iu
const longestAside = 120

/** The words that make up a part of a value. */
function wordsOf(words: readonly Word[], part: string): readonly Word[] {
  const own = words.filter(
    (word) => part.includes(word.text.replace(/^[^\p{L}\p{N}+]+|[^\p{L}\p{N}]+$/gu, '')) && /[\p{L}\p{N}]/u.test(word.text),
  )
  return own.length > 0 ? own : words
}

/** A number with how sure what it is of is the application. */
interface Ranked extends Candidate {
  rank: number
}

/** Of numbers of an application, a file and an account those of the application. */
function surest(all: readonly Ranked[]): Candidate[] {
  const best = Math.min(...all.map(({ rank }) => rank))
  return all.filter(({ rank }) => rank === best).map(({ rank: _, ...candidate }) => candidate)
}

function found(paper: Paper, text: string, pattern: RegExp, signs: readonly Sign[]): Ranked[] {
  return allMatches(text, pattern).flatMap((match) => {
    const raw = match.groups?.['code'] ?? match.groups?.['coded'] ?? match.groups?.['dated'] ?? match[0]
    const value = codeOf(raw)
    const end = match.index + match[0].length
    if (!value || ofEarlierReport.test(text.slice(Math.max(0, match.index - longestAside), match.index))) return []
    if (ofOther.test(text.slice(Math.max(0, match.index - 40), match.index)) || ofBody.test(match[0])) return []
    const rank = rankOf(match[0].slice(0, match[0].length - raw.length))
    return [{ ...fromFlow(paper, paper.flow, 'application_number', value, { start: end - raw.length, end }, signs), rank }]
  })
}

const subjectLine = /^\s*(?:sub(?:ject)?|re|fwd?)\s*[.:\-–]/iu
/** A number behind a name: "Asha Rao 2721/HL/23-49". */
const behindName = /\s(?<code>(?=\S*\d{3})[A-Z0-9]+(?:[/-][A-Z0-9]+){1,5})$/iu
const subjectRows = 14
const parts = /\s*(?:\|+|\/\/|\s\/\s|[[\](),;:]|\s[-–—]\s|\t|\bfor\b|\bof\b)\s*/iu
/** What stands before the number itself: "Case 77123". */
const calledBy = /^(?:case|file|app|appln?|ref|reference|no|id|lead|los|lan|loan)[\s:.#]+(?=\S*\d)/iu
/** "S. No. 246/9" is a land's number. */
const ofLand =
  /(?<![\p{L}\p{M}])(?:(?:s|h|d|kh|f\.?\s?p|r\.?\s?s|c\.?\s?t\.?\s?s|t\.?\s?p\.?\s?s?)\b\.?\s*nos?\b\.?|(?:sy|survey|gat|gut|khasra|khata|plot|flat|unit|shop|house|door|ward|patta|dag|hissa)\b\.?\s*(?:nos?\b\.?)?)\s*[:#-]?\s*\d[\w/-]*$/iu
/** The number that a mail's subject sets between the task and the customer's name. */
function inSubject(paper: Paper, signs: readonly Sign[]): Candidate[] {
  const row = paper.layout.rows.slice(0, subjectRows).find(({ segments }) => subjectLine.test(segments[0]?.text ?? ''))
  if (!row) return []
  const words = row.segments.flatMap((segment) => segment.words)
  const codes = row.segments
    .map((segment) => segment.text.replaceAll('_', ' | '))
    .join(' | ')
    .split(parts)
    .filter((piece) => !ofLand.test(piece))
    .map((piece) => behindName.exec(piece)?.groups?.['code'] ?? piece.replace(calledBy, ''))
    .filter(looksLikeCode)
  const [only] = codes
  return only && codes.length === 1 ? [{ key: 'application_number', value: only, words: wordsOf(words, only), signs, paper }] : []
}

/** A form's lines for the bank's own use; others blank. */
const officeLines = (text: string): string => text.replace(/[^\n]+/gu, (line) => (officeUse.test(line) ? line : ' '.repeat(line.length)))

/** The lender's number of an application, at labels, in sentences, in the subject of a mail. */
export function applicationNumbers(paper: Paper): Candidate[] {
  if (paper.kind === 'other' && offices.test(paper.flow.text.slice(0, headLetters))) return []
  const isLoan = isLoanPaper(paper.kind)
  const fits: Sign[] = isLoan ? ['kind_fits'] : ['kind_odd']
  const labelled = paper.labelled.flatMap((one): Ranked[] => {
    // cases, files and applications of offices and builders are none of the lender's
    const own = one.key === 'application_number' && (isLoan || lendersLabel.test(one.label))
    const value = own && !ofOther.test(`${one.label} `) && !notLoans.test(one.label) && !ofBody.test(one.label) ? codeOf(one.value) : null
    return value
      ? [
          {
            key: 'application_number',
            value,
            words: wordsOf(one.words, value),
            signs: [...labelSigns(one), ...fits],
            paper,
            rank: rankOf(one.label),
          },
        ]
      : []
  })
  if (labelled.length > 0 || !isLoan) return surest(labelled)
  // file names and subjects join their parts by underlines
  const text = latinDigits(paper.flow.text).replaceAll('_', ' ')
  const ways: readonly (() => Candidate[])[] = [
    () => surest(found(paper, text, told, ['clause', ...fits])),
    () => (paper.kind === 'form' ? found(paper, text, formNumber, ['clause', ...fits]) : []),
    () => surest(found(paper, text, short, ['clause', ...fits])),
    () => found(paper, text, saidToBe, ['clause', ...fits]),
    () => found(paper, text, yours, ['clause', ...fits]),
    () => found(paper, text, forwarded, ['clause', ...fits]),
    () =>
      paper.kind === 'mail'
        ? found(paper, text, ofTask, ['clause_loose', 'shaped', ...fits]).filter(({ value }) => looksLikeCode(String(value)))
        : [],
    () => inSubject(paper, ['clause_loose', 'shaped', ...fits]),
    () => found(paper, text, bare, ['clause_loose', 'shaped', ...fits]),
    () => found(paper, paper.kind === 'form' ? officeLines(text) : text, letterRef, ['clause_loose', 'shaped', ...fits]).slice(0, 1),
    () => (paper.kind === 'form' ? found(paper, text.slice(0, formHead), letterRef, ['clause_loose', 'shaped', ...fits]).slice(0, 1) : []),
    () => (paper.kind === 'loan_letter' ? found(paper, text.slice(0, headLetters), headNumber, ['clause_loose', 'shaped', ...fits]) : []),
  ]
  for (const way of ways) {
    const candidates = way()
    if (candidates.length > 0) return candidates
  }
  return []
}
