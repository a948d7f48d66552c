import { latinDigits } from '@parakh/contracts'
import { fromFlow, labelSigns, type Candidate, type Paper, type Sign } from '../../candidate.ts'
import { datesIn } from '../../measures.ts'

const code = String.raw`(?<code>(?=[\w/\-.() ]{0,30}\d)[A-Z0-9][\w\-.]*(?:\s?[/-]\s?[\w\-.()]+)*[\w)])`
const numberWord = String.raw`(?:nos?\b\.?|number\b|#)`
/** The plan's number in any paper: "sanctioned plan bearing No. …", "approved … vide Permit No. …". */
const planClauses = [
  new RegExp(
    String.raw`\b(?:building\s+(?:permit|permission|plan|sanction|licen[cs]e)|permit|plan\s+(?:sanction|approval|permit)|sanction(?:ed)?\s+(?:plan|letter|order|memo)?|approved\s+(?:building\s+)?(?:plan|map|drawing)|(?:plan|map)\s+(?:duly\s+)?(?:approved|sanctioned|passed)|commencement\s+certificate)\b[^.;]{0,60}?\b(?:${numberWord}|memo|vide|ref|bearing)\s*(?:${numberWord})?\s*[:\-–]?\s*${code}`,
    'giu',
  ),
  new RegExp(
    String.raw`\b(?:plan|map|drawing|layout|construction|building)s?\b[^;]{0,60}?\b(?:approved|sanctioned|passed|released|granted|permitted)\b[^;]{0,110}?\b(?:vide|under|bearing|in)\b[^;]{0,50}?\b${numberWord}\s*[:\-–]?\s*${code}`,
    'giu',
  ),
]
/** A permit's own number in its head, the surest words first. */
const ownNumbers = [
  String.raw`(?:building\s+)?(?:permit|permission|sanction|approval|anugya|स्वीकृति|अनुज्ञा)(?:\s+(?:letter|order|memo))?\s*(?:${numberWord}|id\b|संख्या|सं\.?|क्रमांक|(?=:|\.{3}))`,
  String.raw`(?:b\.?\s?p\.?|b\.?\s?a\.?|l\.?\s?p\.?|b\.?\s?l\.?|plan|licen[cs]e|commencement\s+certificate|c\.?\s?c\.?)\s*${numberWord}`,
  String.raw`(?:proceedings?|order|memo|letter|roc|r\.?\s?c\.?|lr)\s*${numberWord}`,
  String.raw`(?:case|file|bpa|d\.?\s?dis|ref(?:erence)?)\s*(?:${numberWord}|(?=:))`,
  numberWord,
].map((words) => new RegExp(String.raw`(?<![\p{L}.])(?:${words})\s*(?:[:\-–=]|\.{3,}|\t|\n)*\s*${code}`, 'giu'))
const notPlan =
  /\b(?:licen[cs]e\s+for\s+the\s+colony|rera|receipt|deed|document|cheque|challan|divert\w*|diversion|survey|khasra|plot|surveyor|architect|application|booking|regn|registration|allotment|loan|khata|section|act|gst|cin|pan|door|house|ward|block|phone|ph|cell|mobile)\b[^.;:]{0,30}$/iu
const dateReach = 60
const dateLead = /\b(?:dated?|dt|of|on|दिनांक)\b|^[\W_]*$/iu
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
  !/^\d{1,2}(?:st|nd|rd|th)?$|^\d{10,}$|^\d[\d,]*\/-/u.test(text)

const cleaned = (text: string): string =>
  text
    .replace(/\s*([/-])\s*/gu, '$1')
    .replace(/[.\-(]+$/u, '')
    .replace(/^\(|\)$/gu, (mark) => (text.includes('(') && text.includes(')') ? mark : ''))

function numbersBy(text: string, patterns: readonly RegExp[], signs: readonly Sign[], isOwn: boolean): Found | null {
  for (const pattern of patterns) {
    for (const match of text.matchAll(pattern)) {
      const raw = match.groups?.['code'] ?? ''
      const parted = raw.split(/\s+(?:dated?|dt|on|of)\b/iu)[0] ?? raw
      const number = cleaned(parted)
      const before = text.slice(Math.max(0, match.index - 40), match.index + (isOwn ? 0 : 12))
      if (!isNumber(number) || notPlan.test(before)) continue
      const end = match.index + match[0].length - (raw.length - parted.length)
      return { number, start: end - parted.length, end, signs }
    }
  }
  return null
}

const headLength = 900

/** The date in the head of a permit that stands beside its numbers. */
function headDate(paper: Paper, text: string): Candidate[] {
  const match = /\b(?:dated?|dt|दिनांक)\b\s*[:\-.]*\s*/iu.exec(text.slice(0, headLength))
  const after = match ? match.index + match[0].length : 0
  const date = match ? datesIn(text.slice(after, after + 26))[0] : undefined
  return date
    ? [
        fromFlow(paper, paper.flow, 'sanction_number_date', date.text, { start: after + date.start, end: after + date.end }, [
          'position',
          'kind_fits',
          'shaped',
        ]),
      ]
    : []
}

function dateAfter(paper: Paper, text: string, found: Found): Candidate[] {
  const after = text.slice(found.end, found.end + dateReach)
  const [date] = datesIn(after)
  if (!date || !dateLead.test(after.slice(0, date.start)) || /[;]|\.\s+[A-Z]/u.test(after.slice(0, date.start))) return []
  const span = { start: found.end + date.start, end: found.end + date.end }
  return [fromFlow(paper, paper.flow, 'sanction_number_date', date.text, span, [...found.signs, 'shaped'])]
}

function labelledNumbers(paper: Paper): Candidate[] {
  return paper.labelled.flatMap((one): Candidate[] => {
    const value = latinDigits(one.value)
    const [date] = datesIn(value)
    const dated: Candidate[] = date
      ? [{ key: 'sanction_number_date', value: date.text, words: one.words, signs: [...labelSigns(one), 'shaped'], paper }]
      : []
    if (one.key === 'sanction_number_date') return dated
    if (one.key !== 'sanction_approval_no') return []
    const match = new RegExp(`^\\W*(?:${numberWord}\\s*)?${code}`, 'iu').exec(value)
    const number = cleaned((match?.groups?.['code'] ?? '').split(/\s+(?:dated?|dt|on|of)\b/iu)[0] ?? '')
    if (!isNumber(number)) return dated
    return [{ key: 'sanction_approval_no', value: number, words: one.words, signs: labelSigns(one), paper }, ...dated]
  })
}

/** The number and the date of the plan's sanction, at labels, in the head of the permit, in clauses. */
export function numbersAndDates(paper: Paper): Candidate[] {
  const text = latinDigits(paper.flow.text).replace(/\n/gu, ' ')
  const own = paper.kind === 'sanction'
  const labelled = labelledNumbers(paper)
  const told = numbersBy(text, planClauses, own ? ['clause_loose'] : ['clause'], false)
  const head = own ? numbersBy(latinDigits(paper.flow.text).slice(0, headLength), ownNumbers, ['clause', 'kind_fits'], true) : null
  const found = [head, told].filter((one) => one !== null)
  const dates = found.flatMap((one) => dateAfter(paper, text, one))
  return [
    ...labelled,
    ...found.map(({ number, start, end, signs }) => fromFlow(paper, paper.flow, 'sanction_approval_no', number, { start, end }, signs)),
    ...dates,
    ...(own && dates.length === 0 ? headDate(paper, text) : []),
  ]
}
