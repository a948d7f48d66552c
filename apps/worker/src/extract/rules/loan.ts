import type { Candidate, Paper, Sign } from '../candidate.ts'
import { fromFlow, labelSigns } from '../candidate.ts'
import { firmName } from '../names.ts'
import { isLoanPaper, namesOwner, type PaperKind } from '../paper-kind.ts'
import type { Word } from '../../ocr/model.ts'

/** A number that a lender's system gives: letters, digits, strokes; at least three digits. */
const codePattern = /^[\s:#.\-–=]*((?:[A-Z]{1,8}[\s-]{1})?[A-Z0-9][A-Z0-9/\-._]{3,30})/iu
const lenderNumber =
  /\b(?:(?:loan\s+)?application|appl?n?|los|lead|case|file|proposal|prospect|login|loan\s+form)\s*(?:form\s*)?(?:no|id|ref(?:erence)?|number|nr)\b\.?\s*[:=#–-]*\s*([A-Z0-9][A-Z0-9/\-._]{4,30})/giu

const digitsOf = (text: string): string => text.replace(/\D/gu, '')

function codeOf(text: string): string | null {
  const code = codePattern.exec(text)?.[1]?.replace(/[.\-/_]+$/u, '')
  return code && digitsOf(code).length >= 3 && !/^\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}$/u.test(code) ? code : null
}

function applicationNumbers(paper: Paper): Candidate[] {
  const fits: Sign[] = isLoanPaper(paper.kind) ? ['kind_fits'] : ['kind_odd', 'kind_odd']
  const labelled = paper.labelled.flatMap((one): Candidate[] => {
    const code = one.key === 'application_number' ? codeOf(one.value) : null
    return code
      ? [{ key: 'application_number', value: code, words: wordsOf(one.words, code), signs: [...labelSigns(one), ...fits], paper }]
      : []
  })
  if (labelled.length > 0) return labelled
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
  /\b(?:home|housing|plot|construction|mortgage)\s+loan\b|\bloan\s+against\s+(?:the\s+)?property\b|\bbalance\s+transfer\b|\bLAP\b/giu

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
  if (boxes.length + labelled.length > 0 || !tellsLoan.has(paper.kind)) return [...boxes, ...labelled]
  const told = [...paper.flow.text.matchAll(loanPhrase)].flatMap((match) => {
    const kind = loanClasses.find(([, pattern]) => pattern.test(match[0]))
    return kind ? [fromFlow(paper, paper.flow, 'loan_type', kind[0], spanOf(match), ['clause_loose', ...fits])] : []
  })
  return new Set(told.map(({ value }) => value)).size === 1 ? told : []
}

const mobilePattern = /(?<![\dXx*/-])(?:\+?\s*91[\s-]*|0)?([6-9](?:[\s-]?\d){9})(?![\dXx*-])/gu
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
    if (officeWords.test(around) || !/\b(?:mob|ph|cell|contact|tel|call|no)\b/iu.test(around)) return []
    return [fromFlow(paper, paper.flow, 'contact_number', digitsOf(match[1] ?? ''), spanOf(match), ['clause_loose', 'shaped'])]
  })
}

/** In forms of two columns the right one is the co-borrower's. */
const secondColumn = 0.48

function developers(paper: Paper): Candidate[] {
  const labelled = paper.labelled.flatMap((one): Candidate[] => {
    const name = one.key === 'developer_name' ? (firmName(one.value) ?? one.value.split(/[,;(]/u)[0]?.trim()) : null
    return name ? [{ key: 'developer_name', value: name, words: one.words, signs: labelSigns(one), paper }] : []
  })
  if (paper.kind === 'allotment' || paper.kind === 'possession' || paper.kind === 'buyer_agreement')
    return [...labelled, ...letterhead(paper), ...sellingFirm(paper)]
  return [...labelled, ...sellingFirm(paper)]
}

const headRows = 4

function letterhead(paper: Paper): Candidate[] {
  for (const row of paper.layout.rows.slice(0, headRows)) {
    for (const segment of row.segments) {
      const name = firmName(segment.text)
      if (name) return [{ key: 'developer_name', value: name, words: segment.words, signs: ['position', 'kind_fits', 'shaped'], paper }]
    }
  }
  return []
}

const firmParty =
  /\b(?:between|by)\b\s*:?\s*((?:m\/s|messrs)\.?\s[^,;]{3,70})[^;]{0,500}?hereinafter[^.;]{0,60}\b(?:vendor|seller|developer|promoter|builder)/giu
const builtForSale = /\b(?:flat|apartment|unit)\b/iu

/** A firm that sells a flat is its builder. */
function sellingFirm(paper: Paper): Candidate[] {
  if (!builtForSale.test(paper.flow.text)) return []
  return [...paper.flow.text.matchAll(firmParty)].flatMap((match) => {
    const name = firmName(match[1] ?? '')
    const start = match.index + match[0].indexOf(match[1] ?? '')
    return name ? [fromFlow(paper, paper.flow, 'developer_name', name, { start, end: start + name.length }, ['clause'])] : []
  })
}

/** The lender's number, the loan, the applicant's phone, the builder. */
export function loanOf(paper: Paper): Candidate[] {
  return [...applicationNumbers(paper), ...loanTypes(paper), ...contactNumbers(paper), ...developers(paper)]
}
