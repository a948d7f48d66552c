import type { Candidate, Paper, Sign } from '../candidate.ts'
import { fromFlow, labelSigns } from '../candidate.ts'
import { isLoanPaper, namesOwner, type PaperKind } from '../paper-kind.ts'
import type { Word } from '../../ocr/model.ts'

/** A number that a lender's system gives: letters, digits, strokes; at least three digits. */
const codePattern = /^[\s:#.\-–=]*((?:[A-Z]{1,8}[\s-]{1})?[A-Z0-9][A-Z0-9/\-._]{3,30})/iu
const lenderNumber =
  /\b(?:(?:loan\s+)?application|appl?n?|los|lead|case|file|proposal|prospect|login|loan\s+form)\s*(?:form\s*)?(?:no|id|ref(?:erence)?|number|nr)\b\.?\s*[:=#–-]*\s*([A-Z0-9][A-Z0-9/\-._]{4,30})/giu

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
  return [...paper.flow.text.matchAll(lenderNumber)].flatMap((match) => {
    const code = codeOf(match[1] ?? '')
    return code ? [fromFlow(paper, paper.flow, 'application_number', code, spanOf(match), ['clause', ...fits])] : []
  })
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
  ['Loan Against Property', /\bagainst\s+(?:the\s+)?property|\blap\b|\bmortgage\s+loan/iu],
  ['Balance Transfer', /\bbalance\s+transfer|\btake\s*over|\bbt\b|\bbt\s*\+|\btop[\s-]*up/iu],
  ['Plot + Construction Loan', /\bplot\b.{0,20}\bconstruct|\bcomposite\b/iu],
  ['Plot Loan', /\bplot\b|\bland\s+(?:purchase|loan)/iu],
  ['Construction Loan', /\b(?:self\s+)?construction\b/iu],
  ['Home Improvement Loan', /\bimprove|\brenovat|\brepair|\bhome\s+extension/iu],
  ['Home Loan', /\bhome\b|\bhous(?:e|ing)\b|\bhl\b|\bflat\b|\bresale\b|\bpurchase\b|\bgriha\b|गृह\s*ऋण/iu],
]
const severalChoices = /[☐□]|\[\s?[\]J]|(?:\bloan\b.*){3}/u
const ticked = /(?:[☑☒✓✔■]|\[\s*[xX✓]\s*\])\s*([A-Za-z+&/ -]{3,40}?)(?=\s*(?:[☐☑☒□■]|\[|$|\n))/gu

const tellsLoan: ReadonlySet<PaperKind> = new Set<PaperKind>(['mail', 'loan_letter'])
const loanPhrase =
  /\b(?:plot\s*(?:\+|&|and|cum|purchase\s+(?:and|cum|\+))\s*)?(?:(?:self\s+)?construction|plot|home|housing|mortgage|home\s+improvement|improvement|renovation|composite)\s+loan\b|\bloan\s+against\s+(?:the\s+)?property\b|\bbalance\s+transfer\b|\bLAP\b/giu
/** A line of a form or a letter that begins with the loan's kind. */
const loanLine =
  /(?:^|[\n\t])\s*(?:\(?\w{1,2}[.)]\s*)?[^\n\t:.]{0,24}\b(?:loan|product|facility|scheme|purpose|finance)\b[^\n\t:.]{0,24}?\s*(?:[\t:=]|\s[–—-]\s|\.{3,})[\s:=.–—-]*([^\n\t]{3,60})/giu

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

const mobilePattern = /(?<![\dXx*/-])(?:\+?\s*91[\s-]*|0)?([6-9](?:[\s-]?\d){9})(?![\dXx*-])/gu
const phoneWord = /\b(?:mob(?:ile)?|ph(?:one)?|cell|contact|tel(?:ephone)?|call|whats\s*app|m)\b|☎|📞|मोबाइल|फोन/iu
/** Phones near these words belong to an office, a broker or a helper. */
const officeWords =
  /\b(?:help\s*(?:line|desk)|toll|branch|office|bank|fax|customer\s+care|manager|engineer|broker|agent|advocate|valuer|co[\s-]?(?:borrower|applicant)|seller|vendor|builder|architect|witness|sales|www|ring\s+me|write\s+to\s+me|regards)\b/iu

function contactNumbers(paper: Paper): Candidate[] {
  const labelled = paper.labelled.filter((one) => one.key === 'contact_number')
  const found = labelled.flatMap((one): Candidate[] => {
    const match = [...one.value.matchAll(mobilePattern)][0]
    if (!match || officeWords.test(`${one.label} ${one.value}`)) return []
    const early = one.words.some((word) => (word.level?.x ?? 0) > secondColumn) ? (['rival'] as const) : []
    return [
      {
        key: 'contact_number',
        value: digitsOf(match[1] ?? ''),
        words: wordsOf(one.words, match[0]),
        signs: [...labelSigns(one), 'shaped', ...early],
        paper,
      },
    ]
  })
  if (namesOwner(paper.kind) || paper.kind === 'other') return found.map((one) => ({ ...one, signs: [...one.signs, 'kind_odd'] }))
  if (found.length > 0) return found
  return [...paper.flow.text.matchAll(mobilePattern)].flatMap((match) => {
    const around = paper.flow.text
      .slice(Math.max(0, match.index - 60), match.index)
      .split('\n')
      .slice(-2)
      .join(' ')
    if (officeWords.test(around) || !phoneWord.test(around)) return []
    return [fromFlow(paper, paper.flow, 'contact_number', digitsOf(match[1] ?? ''), spanOf(match), ['clause_loose', 'shaped'])]
  })
}

/** In forms of two columns the right one is the co-borrower's. */
const secondColumn = 0.48

/** The lender's number, the loan, the applicant's phone. */
export function loanOf(paper: Paper): Candidate[] {
  return [...applicationNumbers(paper), ...loanTypes(paper), ...contactNumbers(paper)]
}
