import { fromFlow, type Candidate, type Paper } from '../../candidate.ts'
import { numberOf } from '../../measures.ts'
import { chargeKeyOf, isOtherCharge, isStage, namesCharge, shortLabel } from './named.ts'

const money = /(?:(?:rs|inr)\b\.?|₹|\brupees)\s*(?<amount>\d[\d,]*(?:\.\d{1,2})?)\s*(?<lakh>lakhs?|lacs?)?(?:\s*\/-)?/giu
const lakh = 100_000
const least = 500
/** Where the words of one charge begin: behind a mark, a joining word, or the verb of the sentence. */
const starts =
  /[,;:\n\t](?![^()]*\))|\((?![^()]*\))|\.\s|\b(?:plus|also|pay|paying|include[sd]?|including|inclusive\s+of|addition(?:ally)?|namely|viz|towards|being|besides|with|for|charged|levied|of\s+which)\b/giu
/** What stands between a charge and its amount. */
const joins = /\s*(?:(?:\b(?:of|is|are|at|amounting\s+to|shall\s+be|will\s+be|fixed\s+at)\b|[@:=–-])\s*)*$/iu
const behind =
  /^\s*(?:\([^)]{0,80}\)\s*)?(?:only\s*)?(?:(?:is|are|shall\s+be|will\s+be)\s+(?:also\s+)?)?(?:(?:payable|charged|levied|due)\s+)?(?:towards|for|as|being|on\s+account\s+of)\s+(?:the\s+)?(?<label>[^,;.\n]{3,50}?)(?=\s*(?:[,;.\n(]|\band\s+(?:\(?\w{1,3}\)\s*)?(?:a\s+sum\b|rs\b|₹|inr\b)|$))/iu
const paid =
  /\b(?:cheque|receipt|received|vide|neft|rtgs|upi|dated|instal?ments?|advance\s+of|penalty|interest|per\s+(?:sq|month|annum|day))\b/iu
/** An item of a list of charges: parted from what is before and behind it. */
const [itemStart, itemEnd] = [/[,;:]\s*$/u, /^\s*(?:\/?[-=]\s*)?[,;.]/u]
const mostItemWords = 5
const reach = 80
const longestLabel = 44

interface Told {
  label: string
  amount: number
  start: number
  end: number
}

const bare = (label: string): string =>
  label
    .replace(/^\W*(?:(?:a|an|the|one|sum\s+of|amount\s+of|further|also|and|said)\b\s*)*/iu, '')
    .replace(joins, '')
    .trim()

/** What an amount is for, by the words before it or behind it. */
function labelAt(text: string, from: number, start: number, end: number): string | null {
  const after = behind.exec(text.slice(end, end + reach))?.groups?.['label']
  const lead = text.slice(Math.max(from, start - reach), start)
  const cut = Math.max(0, ...[...lead.replace(joins, '').matchAll(starts)].map((match) => match.index + match[0].length))
  const before = shortLabel(bare(lead.slice(cut)))
  const isItem = itemStart.test(lead.slice(0, cut)) && itemEnd.test(text.slice(end))
  const isCharge = (label: string): boolean =>
    label.length >= 3 &&
    label.length <= longestLabel &&
    !isStage(label) &&
    (namesCharge(label) || (isItem && label === before && isOtherCharge(label) && label.split(/\s+/u).length <= mostItemWords))
  return [after === undefined ? '' : bare(after), before].find(isCharge) ?? null
}

/** So many charges by their nouns make a list, though none has a field of its own. */
const fewestListed = 2
/** "Price of one covered parking": one such is enough. */
const priced = /\b(?:price|cost|charges?|consideration)\b/iu
/** Charges that a sentence tells, each with its amount: two and more, one of which has a field of its own or a noun of charges. */
export function chargesTold(paper: Paper): Candidate[] {
  const text = paper.flow.text.replace(/\n(?=\p{Ll})/gu, ' ')
  let from = 0
  const told = [...text.matchAll(money)].flatMap((match): Told[] => {
    const [start, end, before] = [match.index, match.index + match[0].length, from]
    from = end
    const amount = (numberOf(match.groups?.['amount'] ?? '') ?? 0) * (match.groups?.['lakh'] ? lakh : 1)
    if (amount < least || paid.test(text.slice(end, end + reach / 2).split(/[,;.]/u)[0] ?? '')) return []
    const label = labelAt(text, before, start, end)
    return label === null ? [] : [{ label, amount, start, end }]
  })
  const isPriced = told.some(({ label }) => priced.test(label))
  const isListed = told.filter(({ label }) => namesCharge(label)).length >= fewestListed
  if ((told.length < 2 && !isPriced) || (!isListed && !told.some(({ label }) => chargeKeyOf(label) !== null))) return []
  const own = told.flatMap(({ label, amount, start, end }) => {
    const key = chargeKeyOf(label)
    return key ? [fromFlow(paper, paper.flow, key, String(amount), { start, end }, ['clause', 'shaped'])] : []
  })
  const others = told.filter(({ label }) => chargeKeyOf(label) === null)
  const [first] = others
  if (!first) return own
  const value = others.map(({ label, amount }) => `${shortLabel(label)} ${amount}`).join(', ')
  return [
    ...own,
    fromFlow(paper, paper.flow, 'amenities_others', value, { start: first.start, end: others.at(-1)?.end ?? first.end }, ['clause']),
  ]
}
