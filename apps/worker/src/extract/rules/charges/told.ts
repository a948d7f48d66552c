import { fromFlow, type Candidate, type Paper } from '../../candidate.ts'
import { numberOf } from '../../measures.ts'
import { chargeKeyOf, isOtherCharge, isStage, namesCharge, shortLabel } from './named.ts'
import { allMatches } from '../../all-matches.ts'

/** "Additional: club 75,000; transformer 50,000": amounts without their mark, in a line that says that it tells charges. */
const listedAmount = String.raw`(?<=(?:^|\n)[^\n:\t]{0,24}\b(?:additional|extras?|charges|add-?ons?)\b[^\n:\t]{0,20}[:\t][^\n]{3,200}\s)(?<listed>\d{1,3}(?:,\d{2,3}){1,3})(?![\d,.]|\s*(?:sq|per\b|/\s*sq))`
const money = new RegExp(
  String.raw`(?:(?:rs|inr)\b\.?|₹|\brupees)\s*(?<amount>\d[\d,]*(?:\.\d{1,2})?)\s*(?<lakh>lakhs?|lacs?)?(?:\s*\/-)?|(?<![\d.,])(?<lakhs>\d{1,2}(?:\.\d{1,2})?)\s*(?:lakhs?|lacs?)\b|${listedAmount}`,
  'giu',
)
const lakh = 100_000
const least = 500
/** Where the words of one charge begin: behind a mark, a joining word, or the verb of the sentence. */
const starts =
  /[,;:|\n\t](?![^()]*\))|\((?![^()]*\))|(?<!\b(?:\p{L}|rs|nos?|sq|ft))\.\s|\b(?:please|kindly|to|must|shall)\s+(?:clear|remit|deposit|settle)\b|\b(?:plus|also|pay|paying|include[sd]?|including|(?:in|ex)clusive\s+of|excluding|apart\s+from|over\s+and\s+above|addition(?:ally)?|namely|viz|towards|being|besides|with|for|charged|levied|of\s+which)\b/giu
/** Where an item of a list begins: behind its letter or number, else behind a mark that a comma within it is none of. */
const itemMarks = /(?:^|[\s;:,.])\(?(?:[a-z]|\d{1,2}|[ivx]{1,4})\)\s+(?=\p{L})|[;:](?![^()]*\))/giu
/** A line that its sentence ended. */
const endedLine = /\.["'”’)]?\s*\n/gu
/** What stands between a charge and its amount. */
const joins =
  /\s*(?:(?:\b(?:of|is|are|at|amounting\s+to|shall\s+be|will\s+be|fixed\s+at|i\.?\s?e\.?|namely|comes?\s+to)\b|(?:@|\bof|\bat|[:–-])\s*\d{1,2}(?:\.\d+)?\s*(?:%|per\s?cent)(?:\s*of\s+the\s+(?:price|cost|premium))?|[@:=,–-])\s*)*$/iu
const behind =
  /^\s*(?:\([^)]{0,80}\)\s*)?(?:only\s*)?(?:(?:is|are|shall\s+be|will\s+be)\s+(?:also\s+)?)?(?:(?:payable|charged|levied|due)\s+)?(?:towards|for|as|being|on\s+account\s+of)\s+(?:the\s+)?(?<label>(?:[^,;.\n(]|(?<=\b\p{L})\.(?!\s*[,;\n]|$)){3,50}?(?:\s\((?:p\.?l|e\.?d|i\.?d)\.?c\.?\))?)(?=\s*(?:(?<!\b\p{L})\.|[,;\n(]|\.\s*(?:[,;\n]|$)|\((?:[a-z]|\d{1,2}|[ivx]{1,4})\)|\band\s+(?:\(?\w{1,3}\)\s*)?(?:a\s+sum\b|rs\b|₹|inr\b)|\band\s+(?:an?|the)\s[^,;.\n]{3,60}?(?:rs\b|₹|inr\b)|$))/iu
/** "(a) Rs. 600/- share money (b) …": what each amount of a lettered list is for, right behind it. */
const lettered = /\((?:[a-z]|\d{1,2}|[ivx]{1,4})\)\s*(?:a\s+sum\s+of\s+)?$/iu
const behindLettered = /^\s*(?<label>\p{L}[^,;.\n(]{3,44}?)\s*(?=[,;]?\s*(?:and\s+)?\((?:[a-z]|\d{1,2}|[ivx]{1,4})\)|[.;,]|$)/iu
const paid =
  /\b(?:cheque|receipt|received|vide|neft|rtgs|upi|dated|instal?ments?|advance\s+of|penalty|interest|per\s+(?:sq|month|annum|day))\b/iu
/** Words of a sentence that tell what is paid beside the price. */
const besidePrice =
  /\b(?:apart\s+from|over\s+and\s+above|in\s+addition|additional(?:ly)?|besides|exclusive\s+of|extra|further\s+(?:pay|paid|charge|sum)|other\s+charges)\b/iu
/** A cess that is paid once is a charge, and no tax on each payment. */
const onceAfter = /^[^.;]{0,60}\b(?:once|one[\s-]time|lump\s?sum)\b/iu
/** An item of a list of charges: parted from what is before and behind it. */
const [itemStart, itemEnd] = [/[,;:]\s*$/u, /^\s*(?:\/?[-=]\s*)?[,;.]/u]
const mostItemWords = 5
const reach = 80
const longestLabel = 52

interface Told {
  label: string
  amount: number
  start: number
  end: number
  /** Whether its sentence tells what is paid beside the price. */
  isExtra: boolean
}

const bare = (label: string): string =>
  label
    .replace(
      /^\W*(?:(?:[a-z]|\d{1,2}|[ivx]{1,4})\)\s+)?(?:(?:a|an|the|one(?!\s+time)|sum\s+of|amount\s+of|further|also|and|said)\b\s*)*/iu,
      '',
    )
    .replace(joins, '')
    .trim()

/** "Rs. 3,00,000 parking (stilt)" on a line of its own, one of several: what follows the amount names it. */
const opensLine = /^[\n\t]?$/u
const lineBehind =
  /^[^\S\n\t]*(?!(?:for|towards?|as|being|only|per|on|to|is|are|shall|will|by|and|of|at|in|plus|paid|payable|each|including|which|from)\b)(?<label>\p{L}[^\n\t\d:]{2,50})(?=\n|\t|$)/iu
const amountLines = /(?:^|[\n\t])[^\S\n]*(?:rs\.?|₹|inr)\s*\d[\d,]*(?:\s*\/-)?[^\S\n\t]+\p{L}[^\n\t\d:]{2,50}(?=\n|$)/giu
const fewestLines = 3
const isListOfAmounts = (text: string): boolean => allMatches(text, amountLines).length >= fewestLines

/** What an amount is for, by the words before it or behind it; `isExtra` where its sentence tells what is paid beside the price. */
function labelAt(
  text: string,
  from: number,
  { start, end }: Pick<Told, 'start' | 'end'>,
  isExtra: boolean,
): { label: string; until: number } | null {
  const rest = text.slice(end, end + reach)
  const named = opensLine.test(text.slice(Math.max(0, start - 1), start)) ? (lineBehind.exec(rest)?.groups?.['label'] ?? '') : ''
  if (named !== '' && isListOfAmounts(text)) {
    const label = shortLabel(bare(named))
    return namesCharge(label) || (isOtherCharge(label) && label.split(/\s+/u).length <= mostItemWords)
      ? { label, until: end + named.length }
      : null
  }
  const told = behind.exec(rest) ?? (lettered.test(text.slice(Math.max(from, start - reach), start)) ? behindLettered.exec(rest) : null)
  const after = bare(told?.groups?.['label'] ?? '')
  // "car parking (Rs. 3,00,000)"
  const lead = text.slice(Math.max(from, start - reach), start).replace(/(?<=\p{L}\s*)\(\s*$/u, '')
  const words = lead.replace(joins, '')
  if (ofAll.test(words) || headsOther.test(lead)) return null
  const lastOf = (marks: RegExp): number => Math.max(0, ...allMatches(words, marks).map((match) => match.index + match[0].length))
  const cut = lastOf(starts)
  const before = shortLabel(bare(lead.slice(cut)))
  const item = shortLabel(bare(lead.slice(Math.max(lastOf(itemMarks), lastOf(endedLine)))))
  const isItem = itemStart.test(lead.slice(0, cut)) && itemEnd.test(text.slice(end))
  // "…, outgoings for 12 months Rs. 36,000, …": between two marks
  const isListed = /^\W*[,;]\s/u.test(lead) && itemEnd.test(text.slice(end))
  const isOnce = onceAfter.test(text.slice(end))
  const isSaid = (label: string): boolean => {
    const charge = isOnce ? label.replace(/\s+cess$/iu, '') : label
    const fits =
      (isItem && label === before) ||
      (isListed && label === item) ||
      (isExtra && label === after && !payment.test(label)) ||
      charge !== label
    return fits && label.split(/\s+/u).length <= mostItemWords && isOtherCharge(charge)
  }
  // the thing itself, where a sentence leads up to it: "on account of its location a preferential charge"
  const thing = before.replace(/^.*\b(?:an?|the)\s+(?=\S)/iu, '')
  const labels = [after, before, item, thing].filter(
    (label) => label.length >= 3 && label.length <= longestLabel && !isStage(label) && !isNothing.test(label),
  )
  const label = labels.find(namesCharge) ?? labels.find(isSaid)
  // words behind an amount that name it are none of the next one's
  return label === undefined ? null : { label, until: end + (label === after ? (told?.[0].length ?? 0) : 0) }
}
/** "Agreement value    E.D.C." over an amount alone: it stands below the first heading, and the other one's was not read. */
const headsOther = /(?:^|\n)[^\t\n]*\p{L}{3}[^\t\n]*\t[^\t\n\d]*\n\s*$/u
/** "one flat together with one car park at a total price of": the price of all. */
const ofAll =
  /\b(?:at|for|in)\s+(?:or\s+for\s+)?(?:an?\s+|the\s+)?(?:(?:total|entire|full|whole|agreed|all[\s-]inclusive|lump\s?sum|composite|said|gross|net)\s+){1,3}(?:sale\s+)?(?:price|cost|value|sum|amount|consideration)(?:\s+(?:amount|money))?$|\b(?:at|for|in)\s+(?:or\s+for\s+)?(?:an?\s+|the\s+)?(?:sale\s+)?consideration(?:\s+(?:amount|money))?$/iu
/** "PLC Nil" has no amount: the next one is another's. */
const isNothing = /\b(?:nil|waived|not\s+applicable)\b/iu
/** What is paid of the price itself. */
const payment = /\b(?:payment|part|purchase|earnest|booking|advance(?!\s+maintenance)|loan|sale|penalty|fine|refund|cancellation)\b/iu

/** Where the sentence around an amount begins and ends. */
const sentenceEnds = /(?<!\b(?:\p{L}|nos?|rs|sq|ft|yds?|mt|mtrs?|m\/s|mr|mrs|smt|sh|sri|inr))\.(?=\s+\(?\p{Lu}|\s*$)|\n\s*\n/giu
const tellsExtra = (text: string, ends: readonly number[], start: number, end: number): boolean =>
  besidePrice.test(
    text.slice(
      ends.findLast((at) => at < start) ?? 0,
      ends.find((at) => at >= end),
    ),
  )

const ofRate = /^\s*(?:\/-)?\s*(?:per\s+sq|p\.?\s?s\.?\s?f|\/\s*sq)/iu
/** So many charges by their nouns make a list, though none has a field of its own. */
const fewestListed = 2
const surely = 10_000
const fewWords = 3
/** "Price of one covered parking": one such is enough. */
const priced = /\b(?:price|cost|charges?|consideration|right\s+to\s+use)\b/iu
/** Lines of one sentence, joined: the next goes on with a small letter, or a full line stops at no mark. */
const joinedProse = (text: string): string =>
  text.replace(
    /\n(?=\p{Ll})|(?<=[^\n\t]{60}[^\n\t.;:]{1,80})\n(?!(?:In\s+witness|IN\s+WITNESS|Whereas|WHEREAS|NOW|Now|Date|For\s|Place|Signed|Total|Note|Terms)\b)(?=\p{Lu}\p{L}|₹)(?=[^\n\t]*(?:\n|$))/gu,
    ' ',
  )

/** Charges that sentences tell, two and more or beside the price; one has a field of its own or a noun of charges. */
export function chargesTold(paper: Paper): Candidate[] {
  const text = joinedProse(paper.flow.text)
  const ends = allMatches(text, sentenceEnds).map(({ index }) => index)
  let from = 0
  const told = allMatches(text, money).flatMap((match): Told[] => {
    const [start, end, before] = [match.index, match.index + match[0].length, from]
    // "EDC @ Rs. 355 per sq. ft.: Rs. 4,26,000": a rate stands within the charge's own words
    if (ofRate.test(text.slice(end, end + reach / 2))) return []
    const { amount: printed, lakhs = '', listed } = match.groups ?? {}
    const amount = Math.round((numberOf(printed ?? listed ?? lakhs) ?? 0) * (match.groups?.['lakh'] || lakhs ? lakh : 1))
    // "Maintenance for 2 years @ Rs. 2.50 - Rs. 1,02,600": nor does a rate end them
    if (amount < least) return []
    from = end
    if (paid.test(text.slice(end, end + reach / 2).split(/[,;.]/u)[0] ?? '')) return []
    const isExtra = tellsExtra(text, ends, start, end)
    const found = labelAt(text, before, { start, end }, isExtra)
    from = found?.until ?? end
    return found ? [{ label: found.label, amount, start, end, isExtra }] : []
  })
  const isPriced = told.some(({ label, isExtra }) => priced.test(label) || (isExtra && namesCharge(label)))
  // a charge with a field of its own, in as many words, is one by itself
  const isSure = told.some(({ label, amount }) => chargeKeyOf(label) !== null && amount >= surely && label.split(/\s+/u).length <= fewWords)
  const isListed = told.filter(({ label }) => namesCharge(label)).length >= fewestListed
  const isNamed = isListed || told.some(({ label, isExtra }) => chargeKeyOf(label) !== null || (isExtra && namesCharge(label)))
  if ((told.length < 2 && !isPriced && !isSure) || !isNamed) return []
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
