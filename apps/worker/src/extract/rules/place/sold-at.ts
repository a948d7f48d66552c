import { fromFlow, type Candidate, type Paper, type Sign } from '../../candidate.ts'
import { pinOf } from '../../pins.ts'
import { addressCells } from './cells.ts'
import { printed } from './composed.ts'
import { addressEnd } from './ends.ts'
import { partCount, tidyAddress } from './tidy.ts'
import { allMatches } from '../../all-matches.ts'

const place = String.raw`(?<place>\p{Lu}(?:[^.;:\n\d]|\.(?!\s+\p{Lu})|\n){8,140}?)\s*[-–,]?\s*(?:\(?pin(?:\s*code)?\s*[-:.]?\s*)?(?<pin>[1-9]\d{2}\s?\d{3})(?!\d)`
/** "sells the land at Mawlai, Shillong, … - 793008": what is sold has no number. */
const soldAt = new RegExp(
  String.raw`\b(?:sells?|sold|conveys?|transfers?|gifts?|settles?|leases?)\b[^.;]{0,90}?\b(?:land|house|property|plot|building|site)\s+(?:which\s+is\s+)?(?:situated?\s+|lying\s+|located\s+)?(?:at|in)\s+${place}`,
  'iu',
)
/** "Situated at Govindpuram, Ghaziabad (U.P.) - 201013", below the cells of a form. */
const situatedAt = new RegExp(String.raw`(?:^|\n)[^\S\n]*situated?\s+(?:at|in)\s*[:–-]?\s*${place}`, 'iu')
/** "A plot of land with house situated at Lumparing, Laban, Shillong, East Khasi Hills District": what the hills know by its locality. */
const landAt =
  /\b(?:plots?|pieces?|parcels?|portions?|land|house|building)\b[^.;:\n]{0,90}?\b(?:situated?|lying|located)(?:\s+and\s+(?:being|lying))?\s+(?:at|in)\s+(?=\p{Lu})/gu
const fewestParts = 3

/** Land without any number, told by its locality up to its district, state or PIN, where a schedule tells it. */
function landOfLocality(paper: Paper): Candidate[] {
  const { text } = paper.flow
  const schedule = text.search(/\bschedule\b/iu)
  for (const match of allMatches(text, landAt)) {
    const start = match.index + match[0].length
    const { end, complete, pin } = addressEnd(text, start)
    const address = tidyAddress(text.slice(start, end))
    const isEnded = complete || /\bDist(?:rict|t)?\b/u.test(address)
    if (!isEnded || partCount(address) < fewestParts) continue
    const place: Sign = schedule >= 0 && schedule < start ? 'address_schedule' : 'address_sold'
    return [
      fromFlow(paper, paper.flow, 'property_address_doc', address, { start, end }, [
        place,
        'address_ended',
        ...(pin ? (['checked'] as const) : []),
      ]),
      ...(pin ? [fromFlow(paper, paper.flow, 'pincode', pin.pin, pin, ['clause', 'shaped'])] : []),
    ]
  }
  return []
}
const numbered = /^(?:house|plot|flat|unit|site)$/iu

/** Where what a deed sells lies, where it is told by its place and PIN and no address begins with a number. */
export function soldPlace(paper: Paper): Candidate[] {
  if (paper.kind !== 'deed' && paper.kind !== 'agreement_to_sell' && paper.kind !== 'lease') return []
  const { text } = paper.flow
  const [sold, situated] = [soldAt.exec(text), situatedAt.exec(text)]
  const match = sold ?? situated
  const pin = pinOf(match?.groups?.['pin'] ?? '')
  if (!match || !pin) return landOfLocality(paper)
  const cell = situated
    ? addressCells(paper.layout)
        .flatMap(({ cells }) => cells)
        .find(({ part, noun, value }) => (part === 'plot' || part === 'unit') && numbered.test(noun) && /\d/u.test(value))
    : undefined
  const address = tidyAddress(`${cell ? `${printed(cell)}, ` : ''}${match.groups?.['place'] ?? ''}`)
  const span = { start: match.index, end: match.index + match[0].length }
  return [
    ...(partCount(address) > 2
      ? [fromFlow(paper, paper.flow, 'property_address_doc', address, span, ['address_sold', 'address_ended', 'checked'])]
      : []),
    fromFlow(paper, paper.flow, 'pincode', pin, span, ['clause', 'shaped']),
  ]
}
