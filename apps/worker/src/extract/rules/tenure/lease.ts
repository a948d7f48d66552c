import { latinDigits } from '@parakh/contracts'
import { fromFlow, labelSigns, type Candidate, type Paper, type Sign } from '../../candidate.ts'
import type { Segment } from '../../layout/layout.ts'
import { alignedWithin, secondLine } from '../../layout/near-cells.ts'
import { amountAtEnd, datesIn, numberOf, smallNumber } from '../../measures.ts'
import { allMatches } from '../../all-matches.ts'

const ones = 'one|two|three|four|five|six|seven|eight|nine'
const numberWords = String.raw`(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[\s-]+(?:${ones}))?|ten|eleven|twelve|fifteen|hundred`
/** "99 years", "99 (Ninety nine) years", "ninety nine (99) years", "९९ वर्ष". */
const years = new RegExp(
  String.raw`(?<![\d.,/])(?<count>\d{1,3}|${numberWords})\s*(?:\([^)]{1,26}\)\s*)?[-\s]*(?:years?|yrs?\.?|वर्ष|साल)(?![\p{L}])(?!\s+(?:old|back|ago|of\s+age)|['’]\s+(?:lease\s+(?:money|rent)|ground\s+rent|rent|premium)\b)`,
  'giu',
)
const notTerm =
  /\blease\s+money\s+(?:for|of)\s*$|\b(?:within|every|last|past|aged|age|since|least|next|first|after|validity|valid|enhanced|revised|possession\s+of|known|experience|service|business|employ\w*|encumbrance\w*|ec)\b[^.;]{0,24}$/iu
const leaseNear = /\b(?:lease(?!\s+deed\b)\w*|demise\w*|patta|lessee|lessor|term|rent)\b|पट्ट|लीज/iu
const startOf =
  /^\s*\((?=\d)|^[^.;]{0,24}?\b(?:from|w\.?\s?e\.?\s?f\.?|with\s+effect\s+from|commenc(?:ing|ed|es)(?:\s+(?:on|from|w\.?\s?e\.?\s?f\.?))?|starting|beginning|reckoned\s+from|computed\s+from|effective)\b\s*(?:the\s+)?(?:year\s+|date\s+(?:of\s+)?)?(?:(?:\p{L}+\s+){0,3}(?:i\.\s?e\.?|that\s+is|viz\.?),?\s+)?(?:on\s+|from\s+)?/iu
const spans = /\b(?<left>balance|unexpired|remaining|residual|residue|unelapsed)\b|\b(?<gone>expired|elapsed|over|already\s+run)\b/iu
/** OCR loses the sign of the rupee, or reads it as a letter. */
const money = String.raw`(?:(?:rs\.?|re\.|₹|inr|rupees?|रु\.?)\s*|\b[tx%]?(?=\d{1,3},\d))(?<amount>[\d,]+(?:\.\d+)?|(?:one|two|three|five|ten|eleven|twenty|fifty)(?!\p{L}|[\s-]+(?:one|two|three|four|five|six|seven|eight|nine|hundred|thousand|lakh)))`
const rentNoun = String.raw`(?:lease\s*-?\s*(?:rent|money)|ground\s*-?\s*rent|urban\s+assessment|rental|rent|pattam|लीज\s*रेन्ट|किराया)`
const yearWord = String.raw`(?:year(?:ly)?|annual(?:ly)?|annum|p\.?\s?a(?!\p{L})\.?|every\s+year|वार्षिक)`
/** "वार्षिक लीज राशि रु. 1,389". */
const rentInHindi = String.raw`(?:लीज\s*(?:राशि|मनी|रेन्ट|रेंट|किराया)|पट्टा\s*(?:राशि|किराया)|भू\s?-?\s?भाटक|भूमि\s*कर|भाड़ा|भाडे|किराया)`
const rents = [
  // the yearly due of a patta: "Yearly lease (nagriya kar) Rs. 311"
  /\b(?:yearly|annual)\s+(?:urban\s+)?lease\b(?:\s+(?:money|amount))?(?:\s*\([^()]{2,24}\))?\s*[:=–-]?\s*(?:rs\.?|₹)\s*(?<amount>\d[\d,]*)/iu,
  new RegExp(String.raw`(?:वार्षिक|सालाना|प्रति\s*-?\s*वर्ष)\s+${rentInHindi}[^.;।\d₹]{0,24}?${money}`, 'iu'),
  new RegExp(String.raw`${rentInHindi}[^.;।\d₹]{0,24}?${money}\s*(?:\/[-=])?\s*(?:वार्षिक|सालाना|प्रति\s*-?\s*वर्ष)`, 'iu'),
  new RegExp(String.raw`\b${yearWord}\b[^.;₹\d]{0,30}?${rentNoun}[^.;\d₹]{0,40}?${money}`, 'iu'),
  new RegExp(String.raw`${rentNoun}[^.;\d₹]{0,24}?\b${yearWord}\b[^.;\d₹]{0,24}?${money}`, 'iu'),
  new RegExp(
    String.raw`${rentNoun}[^.;\d₹]{0,50}?${money}\s*(?:\/[-=])?\s*(?:\([^)]{0,60}\)\s*)?(?:only\s*)?(?:\/|,|per|a|in|payable|each|every)*\s*(?:${yearWord}|in\s+advance)`,
    'iu',
  ),
  new RegExp(String.raw`${money}\s*(?:\/[-=])?\s*(?:per|a|each|every|\/)?\s*${yearWord}[^.;]{0,40}?${rentNoun}`, 'iu'),
  new RegExp(
    String.raw`\b${yearWord}\s+${rentNoun}\s*(?:\([^)\d]{0,20}\)\s*)?(?:of|at|@|is|:|=|-)*\s*(?<amount>\d[\d,]{2,}(?:\.\d{1,2})?)(?:\s*rupees|\s*\/-|(?![\d%./-]|\s*(?:%|years?\b)))`,
    'iu',
  ),
  // "ground rent at the rate of 2.5 % of the premium, i.e. Rs. 28,150/- per annum"
  new RegExp(
    String.raw`${rentNoun}[^.;\d₹]{0,30}(?:@\s*)?(?:\d(?:\.\d+)?\s*[½¼¾]?|[½¼¾]|two\s+and\s+(?:an?\s+)?half)\s*(?:%|per\s?cent)[^.;\d₹]{0,50}(?:i\.\s?e\.?|amounting\s+to|being|that\s+is|viz\.?|=)[\s,]*${money}\s*(?:\/[-=])?\s*(?:only\s*)?(?:\/|,|per|a|in|payable|each|every)*\s*${yearWord}`,
    'iu',
  ),
  // "yearly rent at 2.5% of the premium, i.e. Rs. 456"
  new RegExp(
    String.raw`\b${yearWord}\s+${rentNoun}[^.;\d₹]{0,30}\d(?:\.\d+)?\s*(?:%|per\s?cent)[^.;\d₹]{0,40}(?:i\.\s?e\.?|amounting\s+to|being|that\s+is|=)[\s,]*${money}`,
    'iu',
  ),
  // "yielding and paying Rs. 240 as rent every year"
  new RegExp(
    String.raw`${money}\s*(?:\/[-=])?\s*(?:only\s+)?(?:as|towards|by\s+way\s+of|being)\s+(?:the\s+|an?\s+)?${rentNoun}\s+(?:for\s+|in\s+)?(?:each|every|per|a|the)?\s*${yearWord}`,
    'iu',
  ),
  new RegExp(String.raw`${rentNoun}\s*(?:of|at|@|is|:|-)*\s*${money}`, 'iu'),
]

/** Cells of a card or a table of the lease: the start, the year's rent. */
const startCell =
  /^\W*(?:(?:lease\s+)?(?:commenc\w+|start\w*|beginn?\w*|effective)(?:\s+(?:date|on|from|of(?:\s+(?:the\s+)?lease)?))*|with\s+effect\s+from|w\.?\s?e\.?\s?f\.?|date\s+of\s+(?:commencement|start|effect)(?:\s+of\s+(?:the\s+)?lease)?|(?:lease\s+)?from)\W*$/iu
const rentCell = new RegExp(String.raw`^\W*(?=[^\d]*${yearWord})(?=[^\d]*${rentNoun})[^\d]{4,44}$`, 'iu')
/** Where the clause of the term does not tell when it began. */
const startClause = /\b(?:commenc\w*|start(?:s|ed|ing)?|effective|beginn?\w*|with\s+effect\s+from|w\.?\s?e\.?\s?f\.?)\b[^.;\d]{0,40}$/iu

/** The cell beside or below a label. */
function cellsAt({ layout }: Paper, label: RegExp): Segment[] {
  const { rows } = layout
  return rows.flatMap(({ segments, index }) =>
    segments.flatMap((cell, at): Segment[] => {
      const second = secondLine(layout, cell)
      if (!label.test(cell.text) && !(second && label.test(`${cell.text} ${second.text}`))) return []
      const under = rows[index + 1]?.segments
      const below = under?.length === segments.length ? under[at] : under?.find((one) => Math.abs(one.left - cell.left) < alignedWithin)
      return [segments[at + 1], below].filter((one) => one !== undefined && one.page === cell.page && /\d/u.test(one.text)) as Segment[]
    }),
  )
}

/** When the lease began, where a cell or a clause of its own says so. */
function startElsewhere(paper: Paper, text: string): string | null {
  const [celled] = cellsAt(paper, startCell).flatMap((cell) => datesIn(latinDigits(cell.text)))
  if (celled) return celled.text
  const told = datesIn(text).find(({ start }) => {
    const before = text.slice(Math.max(0, start - 70), start)
    return startClause.test(before) && leaseNear.test(text.slice(Math.max(0, start - 200), start))
  })
  return told?.text ?? null
}

/** "@ Rs. 2.50 per sq. m. i.e. Rs. 450": the rate of a rent is not the rent. */
const rate = new RegExp(
  String.raw`(?:@\s*)?${money.replace('<amount>', '<rate>')}\s*(?:\/-?\s*)?(?:per|\/)\s*(?:sq|square|acre|hectare|kanal|marla|cent|guntha)\b[^;\d₹]{0,40}?(?:i\.\s?e\.?|amounting\s+to|being|that\s+is|=|which\s+comes\s+to|totall?ing)\s*(?=${money.replace('<amount>', '<sum>')})`,
  'giu',
)

/** The year's rent of a lease, as a bare number; a premium is none. */
export function yearlyRent(whole: string): { amount: number; start: number; end: number } | null {
  const text = whole.replace(rate, (told) => ' '.repeat(told.length))
  for (const pattern of rents) {
    const match = pattern.exec(text)
    const printed = match?.groups?.['amount'] ?? ''
    const amount = numberOf(printed) ?? smallNumber(printed)
    if (match && amount) return { amount, start: match.index, end: match.index + match[0].length }
  }
  return null
}

/** "for the unexpired portion of 90 years": the figure is the whole term's. */
const restOf =
  /\b(?:unexpired|balance|remaining|residual|residue)\s+(?:(?:lease\s+)?(?:portion|part|period|term)\s+)?(?:(?:out\s+)?of|from)\s+(?:the\s+|an?\s+)?(?:(?:said|original|lease|total|full)\s+)*(?:(?:term|period|lease)\s+of\s+)?$/iu

interface Term {
  years: number
  from: string | null
  start: number
  end: number
  near: boolean
}

/** How long a lease runs and from when; the surest statement of a text. */
export function leaseTerm(text: string): Term | null {
  const found: Term[] = []
  for (const match of allMatches(text, years)) {
    const count = match.groups?.['count'] ?? ''
    const term = /^hundred$/iu.test(count) ? 100 : smallNumber(count)
    const before = text.slice(Math.max(0, match.index - 60), match.index)
    const end = match.index + match[0].length
    const after = text.slice(end, end + 90)
    const isWhole = restOf.test(before)
    if (term === null || term < 5 || notTerm.test(before)) continue
    if (!isWhole && spans.test(`${before.slice(-24)} ${after.slice(0, 14)}`)) continue
    const lead = startOf.exec(after)
    const rest = lead ? after.slice(lead[0].length, lead[0].length + 34) : ''
    const [date] = datesIn(rest)
    const year = /^\D{0,6}((?:19|20)\d{2})(?!\d)/u.exec(rest)?.[1]
    const from = date && date.start < 8 ? date.text : (year ?? null)
    const reach = lead && from ? lead[0].length + (date && from === date.text ? date.end : rest.indexOf(from) + from.length) : 0
    found.push({
      years: term,
      from,
      start: match.index,
      end: end + reach,
      near: leaseNear.test(text.slice(Math.max(0, match.index - 150), end + 120)),
    })
  }
  const near = found.filter((one) => one.near)
  return near.find(({ from }) => from !== null) ?? near[0] ?? null
}

/** "balance 74 years", "25 years expired": what of the term is left or gone, as stated. */
function remainder(text: string): string | null {
  for (const match of allMatches(text, years)) {
    const around = `${text.slice(Math.max(0, match.index - 44), match.index)}|${text.slice(match.index + match[0].length, match.index + match[0].length + 16)}`
    const span = spans.exec(around)?.groups
    const count = smallNumber(match.groups?.['count'] ?? '')
    // a label of both says of neither figure which it is
    if (/\bexpired\s*(?:\/|and|or)\s*balance\b/iu.test(around)) continue
    if (
      span &&
      count !== null &&
      !restOf.test(text.slice(Math.max(0, match.index - 70), match.index)) &&
      leaseNear.test(text.slice(Math.max(0, match.index - 150), match.index + 100))
    )
      return `${span['left'] ? 'balance' : 'expired'} ${count} years`
  }
  return null
}

/** A bare amount at "Lease rent" is a charge paid once, as price lists have it. */
const saysTime =
  /\d[^\d]{0,40}(?:\b(?:years?|yrs?|months?|annum|annual\w*|p\.?\s?a)\b|वर्ष|साल|वार्षिक)|\b(?:yearly|annual\w*|per\s+annum)\b[^\d]{0,30}\d/iu
const leasePapers = new Set<Paper['kind']>(['lease'])

const forEver = /\bin\s+perpetuity\b|\b(?:on|under|a|the)\s+perpetual\s+lease\b|\bperpetually\s+(?:leased|demised|let)\b/iu

/** A lease that never ends, with its yearly rent. */
function perpetual(paper: Paper, text: string): Candidate[] {
  const told = forEver.exec(text)
  const rent = told ? yearlyRent(text) : null
  if (!told || !rent) return []
  const value = `in perpetuity, lease money Rs. ${rent.amount} per year`
  const span = { start: told.index, end: told.index + told[0].length }
  return [fromFlow(paper, paper.flow, 'period_expired_balance_lease_rent', value, span, ['clause', 'kind_fits'])]
}

const saysLease = /\blease(?!\s+deed)\w*\b|पट्ट|लीज/iu
/** "by a lease deed executed by the Authority in favour of A, for 90 years" */
const isOfDeed = (text: string, start: number): boolean =>
  /\blease\s+deed\b[^;]{0,170}?\bfor\s+(?:an?\s+(?:period|term)\s+of\s+)?$/iu.test(text.slice(Math.max(0, start - 200), start))

/** What stands at a label of the lease, put together as its clauses are. */
function atLabel(printed: string): string {
  const text = latinDigits(printed).replace(/[\n\t]/gu, ' ')
  const [term, rent] = [leaseTerm(text), yearlyRent(text)]
  if (/^\W*\d+\s+years\b.*\blease\s+(?:rent|money)\b/iu.test(text)) return printed
  return term && rent && !spans.test(text)
    ? `${term.years} years${term.from ? ` from ${term.from}` : ''}, lease money Rs. ${rent.amount} per year`
    : printed
}

const daysInWords =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth'.split(' ')
const dayInWords = new RegExp(String.raw`\b(${daysInWords.join('|')})(?=\s+day\s+of\s+\p{L}{3,9},?\s+\d{4})`, 'giu')
/** "the first day of October 1999" with its day in figures; as long as before, so that places in the text stay. */
const withDayFigures = (text: string): string =>
  text.replace(dayInWords, (word) => `${daysInWords.indexOf(word.toLowerCase()) + 1}th`.padEnd(word.length))

/** Term, start and yearly rent of a lease, put together from its clauses. */
export function leasePeriods(paper: Paper): Candidate[] {
  const labelled = paper.labelled.flatMap((one): Candidate[] =>
    one.key === 'period_expired_balance_lease_rent' && one.place !== 'inline' && saysTime.test(one.value)
      ? [{ key: 'period_expired_balance_lease_rent', value: atLabel(one.value), words: one.words, signs: labelSigns(one), paper }]
      : [],
  )
  const text = withDayFigures(latinDigits(paper.flow.text).replace(/[\n\t]/gu, ' '))
  const own = leasePapers.has(paper.kind)
  const term = leaseTerm(text)
  if (!term && own) return [...labelled, ...perpetual(paper, text)]
  if (!term || (!own && !saysLease.test(text.slice(Math.max(0, term.start - 120), term.end + 80)) && !isOfDeed(text, term.start)))
    return labelled
  const [celled] = cellsAt(paper, rentCell)
    .filter((cell) => datesIn(latinDigits(cell.text)).length === 0)
    .map((cell) => amountAtEnd(cell.text)?.amount)
  const rent = celled === undefined ? yearlyRent(text) : { amount: celled }
  const from = term.from ?? (own ? startElsewhere(paper, text) : null)
  const left = remainder(text)
  const value = [
    `${term.years} years${from ? ` from ${from}` : ''}`,
    ...(left ? [left] : []),
    ...(rent ? [`lease money Rs. ${rent.amount} per year`] : []),
  ].join(', ')
  const signs: Sign[] = [
    own ? 'clause' : 'clause_loose',
    ...(own ? (['kind_fits'] as const) : []),
    ...(from ? (['checked'] as const) : []),
    ...(rent ? [] : (['lease_no_rent'] as const)),
  ]
  // the rent alone at its label is part of what is put together
  const whole = rent
    ? labelled.filter((one) => /\b(?:years?|yrs?)\b/iu.test(String(one.value).replace(/\b(?:per|a|each|every)\s+year\b/giu, '')))
    : labelled
  return [...whole, fromFlow(paper, paper.flow, 'period_expired_balance_lease_rent', value, term, signs)]
}
