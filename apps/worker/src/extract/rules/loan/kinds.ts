import { fromFlow, labelSigns, type Candidate, type Paper, type Sign } from '../../candidate.ts'
import { isLoanPaper, type PaperKind } from '../../paper-kind.ts'
import { choicesIn } from './choices.ts'

/** Classes of loan by the words that papers use; the first that fits counts. */
const loanClasses: readonly (readonly [string, RegExp])[] = [
  [
    'Loan Against Property',
    /\bagainst\s+(?:the\s+)?(?:\w+\s+){0,2}property|\blap\b|\bmortgage\b|\bhome\s+equity|\bnrpl\b|\bnon[\s-]*housing|\blrd\b|\blease\s+rental|(?:संपत्ति|सम्पत्ति)\s+(?:के\s+)?(?:विरुद्ध|पर)|तारण\s*कर्ज/iu,
  ],
  [
    'Balance Transfer',
    /\bbalance\s+transfer|\btake[\s-]*over|\bbt\b|\btop[\s-]*up|\brefinanc|\bswitch\s*over|ऋण\s+(?:अंतरण|स्थानांतरण)|टेक\s*ओवर/iu,
  ],
  ['Construction Loan', /\bconstruct\w*\b(?!\s+loan).{0,25}\b(?:on|over|at|upon)\b.{0,14}\b(?:plot|land|site)/iu],
  ['Plot + Construction Loan', /\b(?:plot|land|site)\b.{0,24}\bconst|\bcomposite\b|भू\S*\s*ण्ड.{0,14}निर्माण|प्लॉट.{0,14}(?:निर्माण|बांधकाम)/iu],
  ['Plot Loan', /\bplot\b|\bland\s+(?:purchase|loan)|\bsite\s+(?:purchase|loan)|भू\S*\s*ण्ड|प्लॉट/iu],
  [
    'Home Improvement Loan',
    /\bimprove|\brenovat|\brepair|\b(?:home|house)\s+extension|\bextension\s+of\s+(?:the\s+)?(?:house|home|flat)|\bsudhar|मरम्मत|नवीनीकरण|सुधार|दुरुस्ती/iu,
  ],
  [
    'Construction Loan',
    /(?<!under[\s-])\b(?:self\s+)?construct(?:ion|ing)?\b|\bbuild(?:ing)?\s+(?:a\s+|of\s+)?(?:house|home)|\bnirman\b|निर्माण|बांध(?:णी|काम)/iu,
  ],
  [
    'Home Loan',
    /\bhome\b|\bhous(?:e|ing)\b|\bhl\b|\bflat\b|\bresale\b|\bpurchase\b|\bgriha?\b|\bapartment\b|\bunder[\s-]construction|\bbuying\b|गृह\s*(?:ऋण|कर्ज)|मकान|फ्लैट|आवास|घर/iu,
  ],
]
const classOf = (text: string): string | undefined => loanClasses.find(([, pattern]) => pattern.test(text))?.[0]

const anyBox = /[☐□☑☒✓✔✗✘■●○◯▢❑❏🗹⊠]|\[\s?[\]JxX✓✔*]|\(\s*[✓✔xX*]?\s*\)/u
/** The kind that a value names; none where it lists several to choose from. */
function kindIn(value: string): string | undefined {
  if (anyBox.test(value) || /(?:\bloan\b.*){3}/iu.test(value)) return undefined
  const choices = new Set(value.split(/\s*[/|]\s*/u).map(classOf))
  choices.delete(undefined)
  // a balance transfer and a top-up, a purchase of a house or flat, are one
  return choices.size > 1 && !choices.has('Balance Transfer') ? undefined : classOf(value)
}

const tellsLoan: ReadonlySet<PaperKind> = new Set<PaperKind>(['mail', 'loan_letter'])
const loanPhrase =
  /\b(?:(?:take\s*over|balance\s+transfer|refinance)\s+of\s+(?:an?\s+|the\s+)?(?:existing\s+)?)?(?:plot\s*(?:\+|&|and|cum|purchase\s+(?:and|cum|\+))\s*)?(?:(?:self\s+|house\s+)?construction|(?:site\s*\/\s*)?(?:plot|site|land)(?:\s+purchase)?|home|housing|mortgage|(?:home|house)\s+(?:improvement|extension|renovation)|improvement|(?:repairs?\s+(?:and|&)\s+)?renovation|repairs?|composite)\s+loan\b|\bloan\s+against\s+(?:the\s+)?property\b|\bbalance\s+transfer\b|\btake[\s-]*over\b|\bLAP\b|\b(?:HL|BT)\s+(?:case|proposal|customer|file)\b/giu
/** A line of a form or a letter that begins with the loan's kind. */
const loanLine =
  /(?:^|[\n\t])\s*(?:\(?\w{1,2}[.)]\s*)?[^\n\t:.]{0,40}(?<![\p{L}\p{M}])(?:loan|product|facility|scheme|purpose|finance|ऋण|कर्ज[\p{L}\p{M}]*)(?![\p{L}\p{M}])[^\n\t:.]{0,24}?\s*(?:[\t:=]|\s[–—-]\s|\.{3,})[\s:=.–—-]*(?<value>[^\n\t]{3,60})/giu
/** The same in a mail, where less is said. */
const caseLine =
  /(?:^|[\n\t]|\]\s[^:\n\t]{2,30}:)\s*(?:case|transaction|loan|type|product)?\s*(?:type|category|nature|case)\s*(?:[:=]|\s[–—-]\s)\s*(?<value>[^\n\t]{2,60})/giu

const spanOf = (match: RegExpMatchArray) => ({ start: match.index ?? 0, end: (match.index ?? 0) + match[0].length })

/** Ticks in rows that offer kinds of loans. */
function ticked(paper: Paper, fits: readonly Sign[]): Candidate[] {
  return paper.layout.rows.flatMap(({ segments }): Candidate[] => {
    const choices = choicesIn(segments.map(({ text }) => text).join('\t'), (text) => classOf(text) !== undefined)
    if (!choices) return []
    const offered = new Set(choices.offered.map(classOf))
    offered.delete(undefined)
    const kinds = new Set(choices.ticked.map(classOf).filter((one) => one !== undefined))
    const [kind] = kinds.has('Balance Transfer') ? ['Balance Transfer'] : kinds
    // a single box may be of anything: "☑ Residential house"
    const isLoans =
      offered.size > 1 ||
      choices.ticked.some((one) => /\bloan\b/iu.test(one)) ||
      segments.some(({ text }) => /\b(?:loan|product|facility)\b/iu.test(text))
    if (!kind || !isLoans || (kinds.size > 1 && kind !== 'Balance Transfer')) return []
    return [{ key: 'loan_type', value: kind, words: segments.flatMap(({ words }) => words), signs: ['clause', ...fits], paper }]
  })
}

const typeLabel =
  /^\W*(?:\d{1,2}[.)]?\s+)?(?:(?:type|nature|purpose|kind|category)\s+of\s+(?:the\s+)?(?:loan|facility|product)|(?:home\s+|housing\s+)?(?:loan|facility|product)(?:\s+(?:type|purpose|category|name|scheme|required|applied\s+for|requested))?|scheme)\W*$/iu
const aligned = 0.02

/** A label of a card or a table, with the kind beside or below it. */
function inCells(paper: Paper, fits: readonly Sign[]): Candidate[] {
  const { rows } = paper.layout
  return rows.flatMap(({ segments, index }) =>
    segments.flatMap((cell, at): Candidate[] => {
      if (!typeLabel.test(cell.text)) return []
      const below = rows[index + 1]?.segments.find((one) => one.page === cell.page && Math.abs(one.left - cell.left) < aligned)
      const beside = segments[at + 1]
      const value = [below, beside].find((one) => one && !typeLabel.test(one.text) && kindIn(one.text))
      const kind = value ? kindIn(value.text) : undefined
      return value && kind
        ? [{ key: 'loan_type', value: kind, words: value.words, signs: [value === below ? 'label_above' : 'label', ...fits], paper }]
        : []
    }),
  )
}

function inLines(paper: Paper, pattern: RegExp, fits: readonly Sign[]): Candidate[] {
  return [...paper.flow.text.matchAll(pattern)].flatMap((match) => {
    const value = match.groups?.['value'] ?? ''
    const kind = kindIn(value)
    const end = match.index + match[0].length
    return kind ? [fromFlow(paper, paper.flow, 'loan_type', kind, { start: end - value.length, end }, ['loan_line', ...fits])] : []
  })
}

/** The kind of loan: ticked, at a label, in a line that begins with a word of the loan, in the sentences of a mail or letter. */
export function loanTypes(paper: Paper): Candidate[] {
  const isLoan = isLoanPaper(paper.kind)
  const fits: Sign[] = isLoan ? ['kind_fits'] : ['kind_odd']
  const boxes = ticked(paper, fits)
  if (boxes.length > 0) return boxes
  const labelled = paper.labelled.flatMap((one): Candidate[] => {
    const kind = one.key === 'loan_type' ? kindIn(one.value) : undefined
    return kind ? [{ key: 'loan_type', value: kind, words: one.words, signs: [...labelSigns(one), ...fits], paper }] : []
  })
  if (labelled.length > 0) return labelled
  const celled = inCells(paper, fits)
  if (celled.length > 0) return celled
  const lined = isLoan ? inLines(paper, loanLine, fits) : []
  if (lined.length > 0 || !tellsLoan.has(paper.kind)) return lined
  const cases = paper.kind === 'mail' ? inLines(paper, caseLine, fits) : []
  if (cases.length > 0) return cases
  const told = [...paper.flow.text.matchAll(loanPhrase)].flatMap((match) => {
    const kind = classOf(match[0])
    return kind ? [fromFlow(paper, paper.flow, 'loan_type', kind, spanOf(match), ['clause_loose', ...fits])] : []
  })
  const kinds = new Set(told.map(({ value }) => value))
  if (kinds.size === 1) return told
  // a home loan that is taken over is a transfer
  const [transfer] = told.filter(({ value }) => value === 'Balance Transfer')
  return transfer && kinds.size === 2 && kinds.has('Home Loan') ? [transfer] : []
}
