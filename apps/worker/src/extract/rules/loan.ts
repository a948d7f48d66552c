import type { Candidate, Paper, Sign } from '../candidate.ts'
import { fromFlow, labelSigns } from '../candidate.ts'
import { isLoanPaper, type PaperKind } from '../paper-kind.ts'
import type { Word } from '../../ocr/model.ts'

/** A number that a lender's system gives: letters, digits, strokes; at least three digits. */
const codePattern = /^[\s:#.\-–=]*((?:[A-Z]{1,8}[\s-]{1})?[A-Z0-9][A-Z0-9/\-._]{3,30})/iu
const lenderNumber =
  /\b(?:(?:loan\s+)?application|appl?n?|los|lead|case|file|proposal|prospect|login|loan\s+form)\s*(?:form\s*)?(?:(?:no|id|ref(?:erence)?|number|nr)\b\.?\s*[:=#–-]*|(?<=loan\s+application)\s*[\t:])\s*([A-Z0-9][A-Z0-9/\-._]{4,30})/giu

/** A lender's number that stands without any label in a mail: "LOS-2383591". */
const bareNumber = /\b(?:LOS|LAN|APP|APPL|HL|HFL|LAP|LEAD)[-/ ]?\d{5,12}\b/gu

const lendersLabel = /\b(?:loan|los|lender|bank|hfc|nbfc)\b/iu

const digitsOf = (text: string): string => text.replace(/\D/gu, '')

function codeOf(text: string): string | null {
  const code = codePattern.exec(text)?.[1]?.replace(/[.\-/_]+$/u, '')
  return code && digitsOf(code).length >= 3 && !/^\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}$/u.test(code) ? code : null
}

function applicationNumbers(paper: Paper): Candidate[] {
  const isLoan = isLoanPaper(paper.kind)
  const fits: Sign[] = isLoan ? ['kind_fits'] : ['kind_odd']
  const labelled = paper.labelled.flatMap((one): Candidate[] => {
    // cases, files and applications of offices and builders are none of the lender's
    const own = one.key === 'application_number' && (isLoan || lendersLabel.test(one.label))
    const code = own ? codeOf(one.value) : null
    return code
      ? [{ key: 'application_number', value: code, words: wordsOf(one.words, code), signs: [...labelSigns(one), ...fits], paper }]
      : []
  })
  if (labelled.length > 0 || !isLoan) return labelled
  const told = [...paper.flow.text.matchAll(lenderNumber)].flatMap((match) => {
    const code = codeOf(match[1] ?? '')
    return code ? [fromFlow(paper, paper.flow, 'application_number', code, spanOf(match), ['clause', ...fits])] : []
  })
  const bare = [...paper.flow.text.matchAll(bareNumber)].map((match) =>
    fromFlow(paper, paper.flow, 'application_number', match[0], spanOf(match), ['clause_loose', 'shaped', ...fits]),
  )
  return told.length > 0 ? told : bare
}

const spanOf = (match: RegExpMatchArray) => ({ start: match.index ?? 0, end: (match.index ?? 0) + match[0].length })

/** The words that make up a part of a value. */
function wordsOf(words: readonly Word[], part: string): readonly Word[] {
  const own = words.filter(
    (word) => part.includes(word.text.replace(/^[^\p{L}\p{N}+]+|[^\p{L}\p{N}]+$/gu, '')) && /[\p{L}\p{N}]/u.test(word.text),
  )
  return own.length > 0 ? own : words
}

/** Classes of loan by the words that papers use; the first that fits counts. */
const loanClasses: readonly (readonly [string, RegExp])[] = [
  [
    'Loan Against Property',
    /\bagainst\s+(?:the\s+)?(?:\w+\s+)?property|\blap\b|\bmortgage\s+loan|(?:संपत्ति|सम्पत्ति)\s+(?:के\s+)?(?:विरुद्ध|पर)/iu,
  ],
  [
    'Balance Transfer',
    /\bbalance\s+transfer|\btake\s*over|\bbt\b|\bbt\s*\+|\btop[\s-]*up|\brefinanc|\bswitch\s*over|ऋण\s+(?:अंतरण|स्थानांतरण)|टेक\s*ओवर/iu,
  ],
  [
    'Plot + Construction Loan',
    /\bplot\b.{0,20}\bconstruct|\bcomposite\b|\bland\b.{0,20}\bconstruct|भू\S*\s*ण्ड.{0,14}निर्माण|प्लॉट.{0,14}निर्माण/iu,
  ],
  ['Plot Loan', /\bplot\b|\bland\s+(?:purchase|loan)|\bsite\s+(?:purchase|loan)|भू\S*\s*ण्ड|प्लॉट/iu],
  ['Construction Loan', /(?<!under[\s-])\b(?:self\s+)?construct(?:ion|ing)?\b|\bbuild(?:ing)?\s+(?:a\s+)?house|निर्माण/iu],
  [
    'Home Improvement Loan',
    /\bimprove|\brenovat|\brepair|\bhome\s+extension|\bextension\s+of\s+(?:the\s+)?(?:house|home|flat)|मरम्मत|नवीनीकरण|सुधार/iu,
  ],
  [
    'Home Loan',
    /\bhome\b|\bhous(?:e|ing)\b|\bhl\b|\bflat\b|\bresale\b|\bpurchase\b|\bgriha\b|\bapartment\b|\bunder[\s-]construction|\bbuying\b|गृह\s*ऋण|मकान|फ्लैट|आवास/iu,
  ],
]
const severalChoices = /[☐□]|\[\s?[\]J]|(?:\bloan\b.*){3}/u
const ticked = /(?:[☑☒✓✔■]|\[\s*[xX✓]\s*\])\s*([\p{L}\p{M}+&/ -]{3,60}?)(?=\s*(?:[☐☑☒□■]|\[|\t|$|\n))/gu

const tellsLoan: ReadonlySet<PaperKind> = new Set<PaperKind>(['mail', 'loan_letter'])
const loanPhrase =
  /\b(?:(?:take\s*over|balance\s+transfer|refinance)\s+of\s+(?:an?\s+|the\s+)?(?:existing\s+)?)?(?:plot\s*(?:\+|&|and|cum|purchase\s+(?:and|cum|\+))\s*)?(?:(?:self\s+|house\s+)?construction|(?:site\s*\/\s*)?(?:plot|site|land)(?:\s+purchase)?|home|housing|mortgage|(?:home|house)\s+(?:improvement|extension|renovation)|improvement|(?:repairs?\s+(?:and|&)\s+)?renovation|repairs?|composite)\s+loan\b|\bloan\s+against\s+(?:the\s+)?property\b|\bbalance\s+transfer\b|\btake\s*over\s+loan\b|\bLAP\b/giu
/** A line of a form or a letter that begins with the loan's kind. */
const loanLine =
  /(?:^|[\n\t])\s*(?:\(?\w{1,2}[.)]\s*)?[^\n\t:.]{0,40}\b(?:loan|product|facility|scheme|purpose|finance)\b[^\n\t:.]{0,24}?\s*(?:[\t:=]|\s[–—-]\s|\.{3,})[\s:=.–—-]*([^\n\t]{3,60})/giu

function loanTypes(paper: Paper): Candidate[] {
  const fits: Sign[] = isLoanPaper(paper.kind) ? ['kind_fits'] : ['kind_odd']
  const boxes = [...paper.flow.text.matchAll(ticked)].flatMap((match) => {
    const kind = loanClasses.find(([, pattern]) => pattern.test(match[1] ?? ''))
    return kind ? [fromFlow(paper, paper.flow, 'loan_type', kind[0], spanOf(match), ['clause', ...fits])] : []
  })
  const labelled = paper.labelled.flatMap((one): Candidate[] => {
    if (one.key !== 'loan_type' || severalChoices.test(one.value)) return []
    const kind = loanClasses.find(([, pattern]) => pattern.test(one.value))
    return kind ? [{ key: 'loan_type', value: kind[0], words: one.words, signs: [...labelSigns(one), ...fits], paper }] : []
  })
  if (boxes.length + labelled.length > 0) return [...boxes, ...labelled]
  const lines = isLoanPaper(paper.kind) ? [...paper.flow.text.matchAll(loanLine)] : []
  const lined = lines.flatMap((match) => {
    const value = match[1] ?? ''
    const kind = severalChoices.test(value) ? undefined : loanClasses.find(([, pattern]) => pattern.test(value))
    const start = match.index + match[0].length - value.length
    return kind ? [fromFlow(paper, paper.flow, 'loan_type', kind[0], { start, end: start + value.length }, ['loan_line', ...fits])] : []
  })
  if (lined.length > 0 || !tellsLoan.has(paper.kind)) return lined
  const told = [...paper.flow.text.matchAll(loanPhrase)].flatMap((match) => {
    const kind = loanClasses.find(([, pattern]) => pattern.test(match[0]))
    return kind ? [fromFlow(paper, paper.flow, 'loan_type', kind[0], spanOf(match), ['clause_loose', ...fits])] : []
  })
  return new Set(told.map(({ value }) => value)).size === 1 ? told : []
}

/** The lender's number and the kind of loan. */
export function loanOf(paper: Paper): Candidate[] {
  return [...applicationNumbers(paper), ...loanTypes(paper)]
}
