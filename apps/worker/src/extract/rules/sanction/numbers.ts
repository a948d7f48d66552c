import { latinDigits } from '@parakh/contracts'
import { fromFlow, labelSigns, type Candidate, type Paper, type Sign } from '../../candidate.ts'
import { datesIn } from '../../measures.ts'
import { isBuildersPaper } from '../../kinds/paper-kind.ts'
import { certifiesBuilding } from './certificates.ts'
import { approvalLabel, bareApproval, officesApproval, permitLabel } from './approval-labels.ts'
import { issueDates, issueLabel, lastDate, planDateLabel } from './issue-dates.ts'
import { labelsOf } from './label-lines.ts'
import { lead, matchesOf, ofCopy, ofReport } from './lead.ts'
import { code, grantedToDevelop, lettersBefore, numberWord, office, planClauses } from './plan-clauses.ts'
import { allMatches } from '../../all-matches.ts'

/** A number of any office, to be judged by its statement. */
const anyNumber = new RegExp(
  String.raw`\b(?:(?:vide|bearing)\s+)?(?:${office}|vide|bearing)\b\.?\s*(?:${numberWord})?\s*[:\-–]?\s*${code}`,
  'giu',
)
const ofBuilding =
  /\b(?:build(?:ing)?|construct\w*|house|plans?|map|drawings?|planning|development\s+permi\w+|na?[kq]sha)\b|नक्शा|भवन|बांधकाम/iu
const ofPlan = new RegExp(String.raw`${ofBuilding.source}|\bpermit\b|\bcommencement\b|\blayout\b`, 'iu')
const granted = /\b(?:approv\w+|sanction\w*|permi\w+|licen[cs]es?|pass(?:ed)?|granted|released|cleared|issued|obtained)\b/iu
const ofOtherDeal =
  /\bb\.?\s?u\.?(?=\s+permi)|\bbuilding\s+use\b|\b(?:mutat\w+|conver\w+|diver\w+|rera|register\w*|registration|loan|colony|deed|allot\w*|occup(?:an|at)\w+|completion|fire|environment\w*|electric\w*|water|sewer\w*|tax|allahabad|court|suit|power\s+of\s+attorney|resolution\s+of\s+the\s+board|sub[\s-]*division|layout)\b/iu
/** A permit's own number in its head, the surest words first. */
const ownNumbers = [
  String.raw`(?:building\s+|planning\s+|development\s+)?(?:permit|permission|sanction|approval|leave|anugya|pa?rwa?na+gi|parvana+gi|raja\s?chitt?h?i|naksha|manchitra|स्वीकृति|अनुज्ञा|परवानगी)(?:[^\S\n]+(?:letter|order|memo))?[^\S\n]*(?:${numberWord}(?:\s*(?:&|and)(?:\s*date)?)?|id\b|kramank\b|sankhya\b|संख्या|सं\.?|क्रमांक|क्र\.?|(?=:|\.{3}))`,
  String.raw`numbers?\s*(?:&|and)\s*date\s+of\s+(?:the\s+)?(?:permit|sanction|approval|licen[cs]e|permission)`,
  String.raw`(?:b\.?\s?p\.?|p\.?\s?p\.?|b\.?\s?a\.?|l\.?\s?p\.?(?:\s?a\.?)?|b\.?\s?l\.?|b\.?\s?r\.?\s?c\.?|plan|licen[cs]e|commencement\s+certificate|c\.?\s?c\.?)\s*(?:case\s*)?${numberWord}`,
  String.raw`(?:proc(?:eedings?)?|order|memo|letter|endst|endorsement|roc|r\.?\s?c|lr)\.?\s*${numberWord}`,
  String.raw`(?:case|file|bpa|d\.?\s?dis|outward|ja+vak|जा\.\s?क्र)\.?\s*(?:${numberWord}|kr(?:amank)?\b\.?|(?=:))|ref(?:erence)?\b\.?\s*(?:${numberWord})?`,
  String.raw`(?:${numberWord}|क्रमांक|क्र\.|सं\.)`,
].map((words) => new RegExp(String.raw`(?<![\p{L}\p{M}.])(?:${words})\s*(?:[:\-–=/]|\.{3,}|\t|\n)*\s*${code}`, 'giu'))
/** "क्रमांक : ननि/भवन/2019/1184": letters of another script between strokes. */
const inOtherScript =
  /(?<![\p{L}\p{M}])(?:क्रमांक|क्र\.?|पत्रांक|संख्या|सं\.?|जा\.?\s*क्र\.?)[^\S\n]*[:.–-]*[^\S\n]*(?<code>(?=[^\s]*\p{Script=Devanagari})[\p{L}\p{M}\d.]+(?:\(\d{1,5}\))?(?:[/-][\p{L}\p{M}\d.]+(?:\(\d{1,5}\))?){1,6}(?<=\d))/giu
/** A number with the date behind it, and no word before it: "BBMP/LP/0144/2021-22 dated …". */
const bareNumber = new RegExp(String.raw`(?:^|[\n\t])\s*${code}(?<=\/[^\n]*\/[^\n]*)(?=\s*,?\s*(?:dated?|dt)\b)`, 'giu')
const notPlan =
  /\b(?:mutat\w+|licen[cs]e\s+for\s+the\s+colony|rera|receipt|deed|document|cheque|challan|divert\w*|diversion|survey|sy|khasra|plot|surveyor|architect|engineer|arch|engg|application|booking|regn|registration|allotment|loan|khata|section|act|gst|cin|pan|door|house|ward|block|premises|holding|flat|site|sheet|scheme|tel|diary|token|mouza|thana|dag|gat|cts)\b[^.;:]{0,30}$/iu
/** A loan is sanctioned, too, by a letter that has a number. */
const ofLoan = /\b(?:loans?|borrowers?|applicants?|los|lan|facility|advance|credit|emi|customer)\b/iu
/** What a number straight behind these words is of. */
const ofOther =
  /\b(?:(?:n\.?\s?a\.?|non[\s-]*agricultur\w*|conversion|diversion|mutation|layout|land\s+use|title|fire|rera|your)\s+(?:use\s+)?(?:order|permission|letter|certificate|application|clearance|noc|memo|case|proc(?:eedings?)?)|apf|house|plot|flat|premises|holding|survey|sy|s|h|d|door|ward|khasra|kh|gata|ki?lla|g[au]t|cts|dag|khata|khatian|khesra|thana|tou?zi|tauzi|mou?za|mauza|jamabandi|site|sector|receipt|challan|application|appl|reg(?:istration|n)?|rera|lic(?:en[cs]e)?\s+of\s+(?:architect|engineer)|phone|ph|mobile|section|rule|रसीद|चालान|आवेदन|प्रार्थना\s*पत्र)s?\.?\s*(?:\/\s*)?(?:nos?\b\.?|number|#|संख्या|सं\.?|क्रमांक|क्र\.?)?\s*[:\-–]?\s*$/iu
const dateReach = 90
const dateLead = /\b(?:dated?|dtd?|of|on|dinank|दिनांक)\b|^[\W_]*$/iu
const shortest = 3

interface Found {
  number: string
  start: number
  end: number
  signs: readonly Sign[]
}

/** Whether a code can be a permit's: it has a figure, is no date and no amount. */
const isNumber = (text: string): boolean =>
  text.length >= shortest &&
  /\d{2}/u.test(text) &&
  datesIn(text).length === 0 &&
  !/\.(?:pdf|jpe?g|png|tiff?|docx?)$/iu.test(text) &&
  !/^\d{1,2}(?:st|nd|rd|th)?$|^[6-9]\d{9}$|^\d{11,}$|^\d[\d,]*\/-/u.test(text)

const cleaned = (text: string): string =>
  text
    .replace(/^(?:memo|letter|order|permit|permission|proc|file|lr|ref)\.?\s+/iu, '')
    .replace(/\s*([/-])\s*/gu, '$1')
    .replace(/[.\-(]+$/u, '')
    // "…/2018-19/ Unique No. 44"
    .replace(/\/unique$/iu, '')
    .replace(/^\(|\)$/gu, (mark) => (text.includes('(') && text.includes(')') ? mark : ''))

/** A number without the date that follows it: "BP/44 dated 04.05.2021", "BP/44 / 04.05.2021". */
const withoutDate = (raw: string): string =>
  raw.split(
    /\s+(?:dated?|dtd?|on|of|dinank)\b|\s+\/\s*(?=\d{1,2}[./-]\d{1,2}[./-]\d{4}$)|\s*\/\s+(?=\d{1,2}[./-]\d{1,2}[./-]\d{4}$)/iu,
  )[0] ?? raw

/** Papers that a permit names before it begins: "Ref: 1) Your application No. …  2) N.A. order No. …". */
const referenceList =
  /(?:^|[\n\t])\W*(?:ref(?:erence|\.?\s*to)?s?|read(?:\s+with)?|perused|sandarbh|संदर्भ|सन्दर्भ)(?![\p{L}\p{M}])\s*[.:\-–]*\s*(?=\(?(?:[1१]|i|a)\s*[.)]|(?:b\.?\s?r\.?\s?c|p\.?\s?p\.?\s?a|n\.?o\.?c|diary|inward|e-?file|your|the|this\s+office|applica\w+|request|letter|proposal|plan\s+submitted)\b)[\s\S]{0,600}?(?=\n\W*(?:sir|dear|madam|sub(?:ject)?\b|with\s+reference|in\s+(?:exercise|pursuance|continuation)|whereas|orders?\s*:|permi\w+\s+is|sanction\s+is|महोदय|विषय|(?:the|this)\s+(?:[\p{L}-]+\s+){0,4}(?:applications?|permission|proposals?|plans?)\b)|\n[^\S\n]*[*=_~–-]{2,}|\n\s*\n|$)/giu

/** Whose paper holds a number: in a permit it is its own, in a lender's letter it may be the loan's. */
type Whose = 'permit' | 'lender' | 'other'

/** "The earlier permit No. 77/2011 stands cancelled". */
const earlier = /\b(?:earlier|previous|original|superseded|lapsed)\s+(?:\p{L}+\s+)?$/iu

function numbersBy(text: string, patterns: readonly RegExp[], signs: readonly Sign[], whose: Whose): Found | null {
  const isOwn = whose === 'permit'
  const references = isOwn ? allMatches(text, referenceList).map(({ index, 0: list }) => ({ start: index, end: index + list.length })) : []
  for (const pattern of patterns) {
    for (const match of matchesOf(text, pattern)) {
      if (references.some((list) => match.index >= list.start && match.index < list.end)) continue
      const raw = match.groups?.['code'] ?? ''
      const said = match[0].slice(0, -raw.length)
      if (!isOwn && (ofReport.test(said) || ofLoan.test(said) || (whose === 'lender' && !ofPlan.test(said)))) continue
      const parted = withoutDate(raw)
      const number = cleaned(parted)
      // "upon the plot as per plan sanctioned vide …"
      const before = text
        .slice(Math.max(0, match.index - 40), match.index + 12)
        .replace(/\bplot\s+(?=as\s+per|according|in\s+accordance)/iu, '')
      const end = match.index + match[0].length - (raw.length - parted.length)
      const start = end - parted.length
      if (!isNumber(number) || (!isOwn && notPlan.test(before)) || earlier.test(text.slice(Math.max(0, match.index - 24), match.index)))
        continue
      if (isOwn && ofCopy.test(text.slice(end, end + 90))) continue
      // "Dag No. 1188, P.P. No. 441": a periodic patta
      if (/^\W*p\.?\s?p\b/iu.test(said) && /\b(?:dag|mou[zj]a|patta)\b[^;\n]{0,40}$/iu.test(before.slice(0, -12))) continue
      if (pattern !== grantedToDevelop && ofOther.test(lead(text, match.index, start))) continue
      return { number, start, end, signs }
    }
  }
  return null
}

/** "approved … in BL No. 12 of 2017 for stilt + three floors" */
const namesFloors = /\bfor\s+(?:stilt|ground|basement|g\s*\+|s\s*\+|b\s*\+)/iu
const statement = { before: 150, after: 110 }
const statementEnd = /;|(?<!\b(?:nos?|sri|smt|dt|sy|mr|mrs|m\/s|dr|rs|p|l|b|r|c|k|m|lr|roc|proc))\.\s+(?=\p{Lu})/giu

/** A number whose statement speaks of leave to build and of nothing else that offices number. */
function numberInStatement(text: string, signs: readonly Sign[]): Found | null {
  for (const match of allMatches(text, anyNumber)) {
    const raw = match.groups?.['code'] ?? ''
    const parted = withoutDate(raw)
    const number = cleaned(parted)
    const before =
      text
        .slice(Math.max(0, match.index - statement.before), match.index)
        .split(statementEnd)
        .at(-1) ?? ''
    const end = match.index + match[0].length - (raw.length - parted.length)
    const after = text.slice(end, end + statement.after).split(statementEnd)[0] ?? ''
    const said = `${before} ${match[0].slice(0, match[0].length - raw.length)} ${after}`
    // "a building bearing No. XI/204": its own number
    if (/^bearing\b/iu.test(match[0]) && /\b(?:buildings?|houses?|flats?|shops?|premises)[\s,]*$/iu.test(before)) continue
    if (!isNumber(number) || ofOtherDeal.test(said) || !(ofBuilding.test(said) || namesFloors.test(said)) || !granted.test(said)) continue
    if (ofOther.test(lead(text, match.index, end - parted.length))) continue
    return { number, start: end - parted.length, end, signs }
  }
  return null
}

const headLength = 900

const headDates = [
  /(?:\bdate\s+of\s+(?:sanction|approval|issue|permit|permission)|\b(?:sanctioned|approved|issued)\s+on)\s*[:\-.]*\s*/giu,
  /(?:^|[\n\t])\s*(?:dated?|dtd?|dinank|दिनांक)(?![\p{L}\p{M}])\s*[:\-.]*\s*/giu,
  /\b(?:dated?|dt)\b\s*[:\-.]*\s*|दिनांक\s*[:\-.]*\s*/giu,
]
const notOwnDate = /\b(?:application|request|letter\s+of|ref|reference|your|appl|submitted|deed|diary|e-?file)\b[^\n\t]{0,50}$/iu

/** The date in the head of a permit that stands beside its numbers. */
function headDate(paper: Paper): Candidate[] {
  const text = latinDigits(paper.flow.text).slice(0, headLength)
  for (const pattern of headDates) {
    for (const match of allMatches(text, pattern)) {
      const after = match.index + match[0].length
      const [date] = datesIn(text.slice(after, after + 26))
      if (!date || date.start > 2 || notOwnDate.test(text.slice(Math.max(0, match.index - 60), match.index))) continue
      const span = { start: after + date.start, end: after + date.end }
      return [fromFlow(paper, paper.flow, 'sanction_number_date', date.text, span, ['position', 'kind_fits', 'shaped'])]
    }
  }
  return lastDate(paper)
}

function dateAfter(paper: Paper, text: string, found: Found): Candidate[] {
  const after = text.slice(found.end, found.end + dateReach)
  const [date] = datesIn(after)
  const between = after.slice(0, date?.start ?? 0)
  if (
    !date ||
    !dateLead.test(between) ||
    /;|(?<!\b(?:nos?|lr|rc|dt|roc|memo|order|letter))\.\s+[A-Z]/iu.test(between) ||
    notOwnDate.test(between.trimEnd())
  )
    return dateBefore(paper, text, found)
  const span = { start: found.end + date.start, end: found.end + date.end }
  return [fromFlow(paper, paper.flow, 'sanction_number_date', date.text, span, [...found.signs, 'shaped'])]
}

/** "passed by the Board on 04.05.2021 vide No. …". */
function dateBefore(paper: Paper, text: string, found: Found): Candidate[] {
  const from = Math.max(0, found.start - dateReach)
  const before = text.slice(from, found.start)
  const date = datesIn(before).at(-1)
  if (
    !date ||
    !/\b(?:on|dated?)\s*$/iu.test(before.slice(0, date.start)) ||
    !/^[\s,]*(?:vide|under|by|bearing|in|granted|issued|accorded|given|approved|sanctioned|passed)\b(?:[^.;]|\bnos?\.)*$/iu.test(
      before.slice(date.end),
    )
  )
    return []
  const span = { start: from + date.start, end: from + date.end }
  return [fromFlow(paper, paper.flow, 'sanction_number_date', date.text, span, [...found.signs, 'shaped'])]
}

/** A number at the beginning of what stands at its label. */
const numberFirst = new RegExp(String.raw`^\W*(?:${numberWord}\s*)?${code}`, 'iu')

function labelledNumbers(paper: Paper): Candidate[] {
  return paper.labelled.flatMap((one): Candidate[] => {
    const value = latinDigits(one.value)
    const [date] = datesIn(value)
    const dated: Candidate[] = date
      ? [{ key: 'sanction_number_date', value: date.text, words: one.words, signs: [...labelSigns(one), 'shaped'], paper }]
      : []
    // a loan has its date and number of sanction
    if (paper.kind === 'loan_letter' && !ofPlan.test(one.label)) return []
    // a line that goes on with the sentence above it has no label
    // "As per approved plan" heads a column of whatever the plan says
    if ((one.place === 'inline' && paper.kind !== 'sanction' && /^\p{Ll}/u.test(one.label)) || /^\W*as\s+per\b/iu.test(one.label)) return []
    if (one.key === 'sanction_number_date') return dated
    if (one.key !== 'sanction_approval_no') return []
    const match = numberFirst.exec(value)
    const number = cleaned(withoutDate(match?.groups?.['code'] ?? ''))
    if (!isNumber(number)) return dated
    return [{ key: 'sanction_approval_no', value: number, words: one.words, signs: labelSigns(one), paper }, ...dated]
  })
}

/** A number at the beginning of its cell, behind a few words of its office. */
const numberOfCell = new RegExp(
  String.raw`^(?:yes\b\W*)?(?:(?:\p{L}+\s+){1,4}\/\s*(?=\d))?(?!${lettersBefore})(?:(?:\p{L}[\p{L}.]{0,13}\s+){0,5}(?=${numberWord}|\d+/\d))?(?:${numberWord}\s*)?${code}`,
  'iu',
)
/** "Building plan approval" beside "312/TP/15-26 dated 26-Jun-2023". */
function approvalCells(paper: Paper): Candidate[] {
  return paper.layout.rows.flatMap(({ segments }) =>
    segments.flatMap((cell, at): Candidate[] => {
      const [label = '', inner = ''] = cell.text.split(/\s*[:=]\s*/u)
      const value = inner === '' ? segments[at + 1] : cell
      const isNamed = (one: string): boolean =>
        approvalLabel.test(one) ||
        officesApproval.test(one) ||
        (isBuildersPaper(paper.kind) && bareApproval.test(one)) ||
        (paper.kind === 'sanction' && permitLabel.test(one))
      if (!value || !labelsOf(paper.layout, cell, label).some(isNamed)) return []
      const text = latinDigits(inner === '' ? value.text.replace(/^[\s:=]+/u, '') : cell.text.slice(cell.text.indexOf(inner)))
      const number = cleaned(withoutDate(numberOfCell.exec(text)?.groups?.['code'] ?? ''))
      const [date] = datesIn(text)
      const make = (key: 'sanction_approval_no' | 'sanction_number_date', found: string): Candidate => ({
        key,
        value: found,
        words: value.words,
        signs: ['label', 'shaped'],
        paper,
      })
      return [
        ...(isNumber(number) ? [make('sanction_approval_no', number)] : []),
        ...(date ? [make('sanction_number_date', date.text)] : []),
      ]
    }),
  )
}

/** "Letter No. B2/118/2016": a letter's own number, which may send a permit that has another. */
const isLetters = (text: string, { start }: Found): boolean =>
  /\b(?:letter|memo|roc|lr|file|r\.?\s?c|d\.?\s?dis|outward|ref)\b[^\n]{0,12}$/iu.test(text.slice(Math.max(0, start - 26), start))
/** "approved plans numbered as Planning Permit No. …, sent herewith" in the text of an office's letter. */
const permitOfLetter = new RegExp(
  String.raw`(?<!\b(?:old|revised|your)\s+)\b(?:planning|building)\s+permit\s+${numberWord}\s*[:.–-]?\s*${code}`,
  'giu',
)
const permitNamed = (text: string): Found | null => numbersBy(text, [permitOfLetter], ['clause', 'kind_fits'], 'permit')

/** The number and the date of the plan's sanction, at labels, in the head of the permit, in clauses. */
export function numbersAndDates(paper: Paper): Candidate[] {
  const text = latinDigits(paper.flow.text).replace(/\n/gu, ' ')
  const own = paper.kind === 'sanction' && !certifiesBuilding(paper)
  const labelled = [...labelledNumbers(paper), ...approvalCells(paper), ...issueDates(paper, own ? issueLabel : planDateLabel)]
  const told =
    numbersBy(
      text,
      [grantedToDevelop, ...planClauses],
      own ? ['clause_loose'] : ['clause'],
      paper.kind === 'loan_letter' ? 'lender' : 'other',
    ) ?? (own ? null : numberInStatement(text, ['clause_loose']))
  const head = own
    ? numbersBy(
        latinDigits(paper.flow.text).slice(0, headLength),
        [...ownNumbers.slice(0, -1), inOtherScript, ...ownNumbers.slice(-1), bareNumber],
        ['clause', 'kind_fits'],
        'permit',
      )
    : null
  const named = head && isLetters(text, head) ? permitNamed(text) : null
  const found = [named ?? head, told].filter((one) => one !== null)
  const dates = found.flatMap((one) => dateAfter(paper, text, one))
  return [
    ...labelled,
    ...found.map(({ number, start, end, signs }) => fromFlow(paper, paper.flow, 'sanction_approval_no', number, { start, end }, signs)),
    ...dates,
    ...(own && dates.length === 0 ? headDate(paper) : []),
  ]
}
