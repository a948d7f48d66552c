import { fromFlow, type Candidate, type Paper } from '../../candidate.ts'
import { allMatches } from '../../all-matches.ts'

const counts = new Map(['one', 'two', 'three', 'four'].map((word, at) => [word, at + 1]))
const count = String.raw`(?<count>one|two|three|four|single|[1-4])`
const bracketed = String.raw`(?:\s*\(\s*\w+\s*\))?`
const kinds = String.raw`covered|open|stilt|basement|podium|mechanical|stack|surface|puzzle`
const adjective = String.raw`(?:${kinds}|reserved|exclusive|dedicated|designated|earmarked|allotted|independent|single|garage|back[\s-]to[\s-]back)`
/** What words call a place for a car. */
const place = String.raw`(?:(?:(?:car|vehicle|four[\s-]?wheeler|4[\s-]?wheeler)s?\s*)?park(?:ing)?s?\b|car\s?(?:ports?|porch(?:es)?|slots?|bays?|spaces?)\b|slots?(?=\s+(?:in|at|on)\s+(?:the\s+)?(?:upper\s+|lower\s+)?(?:basement|stilt|podium))|garage\b)`
/** "one covered car parking space", "two car parks", "Car parking: 1 (one)", "Covered parking". */
const told = new RegExp(
  String.raw`(?<![\p{L}\d./+-])(?:${count}${bracketed}\s*(?:nos?\b\.?\s*)?(?:of\s+)?)?(?<kinds>(?:${adjective}\s+){0,3})(?<place>${place})`,
  'giu',
)
/** Places of others, charges on them, and what is no place: a floor of a building, its area. */
const notOwnBefore = /\b(?:no|without|visitors?'?|guests?'?|scooter|(?:two|2)[\s-]?wheeler|bike|cycle|common|any|additional|if)\s*$/iu
const notOwnAfter =
  /^\s*(?:\+|plus\b|floors?\b|level\b|charges?\b|rules?\b|maintenance\b|is\s+not\b|not\b|nil\b|n\.?a\b)|^[^.;\n]{0,30}\b(?:not\s+(?:included|provided|allotted)|on\s+first\s+come)\b/iu
/** The number of a place: "B1-77", "P-6", "58"; an area, a rate, a sum or a count is none. */
const slotNumber = String.raw`(?<slot>(?:(?=[\p{Lu}\d/ -]{0,12}\d)\p{Lu}{1,4}\d?(?:\s?[-/]\s?\p{Lu}{0,2}\d{0,2}){0,2}\d{1,4}|\d{1,4})\p{Lu}?)(?![\p{L}\d,.:]*\d|\s*(?:sq|sft|nos?\b|%|\/-|per\b|x\b|kva|st\b|nd\b|rd\b|th\b))`
/** "slot no. B1-77", "bearing No. P-6", "bay LG-119", "allotted: B1-77". */
const more = String.raw`(?<more>(?:\s*(?:,|&|and)\s*(?:\p{Lu}{1,3}\d?[-/]?)?\d{1,4}(?![\p{L}\d]|\s*(?:sq|sft|rs)))*)`
const slotAfter = new RegExp(
  String.raw`^[^.;\n\d]{0,44}?(?:\b(?:nos?\b\.?|numbers?\b|bearing|(?:slots?|bays?|lots?)(?:\s+(?:allotted|assigned|earmarked|allocated))?|(?:allotted|assigned|earmarked|allocated)(?=\s*[:\t–-]))|#)\s*(?:nos?\b\.?\s*)?[:\t–-]*\s*["'“]?${slotNumber}${more}`,
  'iu',
)
/** "Parking <tab> B2-114", "covered parking C-B2-33": letters and a figure, straight behind. */
const slotStraight = new RegExp(
  String.raw`^\s*(?:(?:spaces?|slots?|bays?)\s*)?[:\t–-]*\s*(?=\p{Lu}[\p{Lu}\d]{0,3}[-/]|\p{Lu}{1,2}\d)${slotNumber}${more}`,
  'u',
)
/** "Parking <tab> One covered, B1-214": behind how many and of which kind. */
const slotListed = new RegExp(
  String.raw`^\s*[:\t–-]+\s*${count}${bracketed}\s+(?:${kinds})(?:\s+(?:car\s+)?(?:park(?:ing)?|space|slot))*\s*[,(–-]\s*(?=\p{Lu}[\p{Lu}\d]{0,3}[-/])${slotNumber}`,
  'iu',
)
const countAfter = new RegExp(
  String.raw`^(?:\s*(?:spaces?|slots?|bays?|facility|allotted|\([^()\n]{1,24}\)))*\s*[:\t–-]+\s*(?:(?:no\.?\s+of\s+\w+|${kinds})\s*[:\t–-]*\s*)?${count}(?![\d,.]*\d)${bracketed}`,
  'iu',
)
const kindNear = new RegExp(String.raw`\b(?<kind>${kinds}|ground)\b`, 'iu')
const behind = 70

/** "One stack parking, P2-31, at Rs. 3,50,000": what it costs; a rent by the month or a rate is none. */
const pricedAt =
  /^[\s,]{0,2}(?:(?:no\b\.?\s*)?[A-Z]{0,3}\d{0,2}[-/]?\d{1,4}[A-Z]?\s*,\s*)?(?:at|@|costing|charged\s+at)\s+(?:rs\b\.?|inr|₹)\s*(?<amount>\d[\d,]+)(?!\d)(?!(?:\/-)?\s*(?:per\b|p\.?\s?m\b|monthly|a\s+month|\/|lakh|lac|cr))/iu
const mostForPlace = 2_500_000

interface Told {
  value: string
  start: number
  end: number
  /** How much of a place is told: its number is more than its kind, that more than the bare word. */
  rank: number
}

/** What is said of one place: how many, of which kind, and its number. */
function placeAt(text: string, match: RegExpMatchArray): Told | null {
  const start = match.index ?? 0
  let end = start + match[0].length
  const line = text.slice(end, end + behind).split(/;|\n|(?<!\bnos?)\.\s+\p{Lu}/iu)[0] ?? ''
  if (notOwnBefore.test(text.slice(Math.max(0, start - 20), start)) || notOwnAfter.test(line)) return null
  const own = match.groups ?? {}
  // "Park" alone is a garden that lies beside
  if (/^park$/iu.test(own['place'] ?? '') && (own['kinds'] ?? '') === '') return null
  const slot = slotAfter.exec(line) ?? slotStraight.exec(line) ?? slotListed.exec(line)
  const behindCount = slot ? null : countAfter.exec(line)
  const word = (own['count'] ?? behindCount?.groups?.['count'] ?? '').toLowerCase()
  const near = line.split(/\b(?:and|at|with|alongwith|together)\b|,(?!\s*(?:covered|open|stilt|basement))/iu)[0] ?? ''
  const kind = (kindNear.exec(own['kinds'] ?? '') ?? kindNear.exec(near) ?? (slot ? kindNear.exec(line) : null))?.groups?.[
    'kind'
  ]?.toLowerCase()
  // "a reserved car parking space in the basement"
  const isOne = /\b(?:an?|the)\s+$/iu.test(text.slice(Math.max(0, start - 5), start)) && (own['kinds'] ?? '') !== '' && kind !== undefined
  const isCounted = word !== '' || isOne
  if (!slot && !isCounted) return null
  if (slot) end += slot[0].length
  else if (behindCount) end += behindCount[0].length
  const others = (slot?.groups?.['more'] ?? '').split(/\s*(?:,|&|\band\b)\s*/iu).filter((one) => one !== '')
  const slots = slot ? [slot.groups?.['slot']?.replace(/\s+/gu, '') ?? '', ...others] : []
  const number = counts.get(word) ?? (Number(word) || Math.max(1, slots.length))
  const named = slots.length > 0 ? `, ${slots.length > 1 ? 'Nos.' : 'No.'} ${slots.join(', ')}` : ''
  const amount = /(?:^|[\n.;:])\s*$/u.test(text.slice(Math.max(0, start - 4), start))
    ? pricedAt.exec(text.slice(end, end + behind))?.groups
    : undefined
  const rupees = Number((amount?.['amount'] ?? '').replaceAll(',', ''))
  if (rupees > 0 && rupees < mostForPlace) return { value: String(rupees), start, end, rank: 4 }
  const value = `${number}${kind ? ` ${kind}` : ''}${named}`
  return { value, start, end, rank: (slot ? 2 : 0) + (kind ? 1 : 0) + (isCounted ? 1 : 0) }
}

/** "right to park one car in stilt", "right of parking one car in the basement". */
const rightTold = new RegExp(
  String.raw`\b(?:rights?|entitled)\s+(?:of|to)\s+park(?:ing)?\s+(?:of\s+)?(?:(?:an?|his|her|their|${count})${bracketed}\s+)?(?:(?:four[\s-]?wheeler|car|vehicle)s?)\b(?:\s+(?:in|on|at|under)\s+(?:the\s+)?(?<kind>${kinds})\b)?`,
  'iu',
)
function rightToPark(text: string): Told | null {
  const match = rightTold.exec(text)
  if (!match) return null
  const [word, kind] = [(match.groups?.['count'] ?? '').toLowerCase(), match.groups?.['kind']?.toLowerCase()]
  if (word === '' && !kind) return null
  const number = counts.get(word) ?? (Number(word) || 1)
  const rank = (kind ? 1 : 0) + (word === '' ? 0 : 1)
  return { value: `${number}${kind ? ` ${kind}` : ''}`, start: match.index, end: match.index + match[0].length, rank }
}

/** A car park that goes with the flat without a charge of its own: "1 covered", "1 basement, No. B1-77". */
export function parkingTold(paper: Paper): Candidate[] {
  const { text } = paper.flow
  const places = [...allMatches(text, told).map((match) => placeAt(text, match)), rightToPark(text)].filter((one) => one !== null)
  const best = places.reduce<Told | null>((top, one) => (top === null || one.rank > top.rank ? one : top), null)
  return best ? [fromFlow(paper, paper.flow, 'amenities_car_parking', best.value, best, ['parking_told'])] : []
}
