import type { Candidate, Paper } from '../../candidate.ts'
import { wordsBetween } from '../../layout/layout.ts'
import { scheduleSign } from '../schedules.ts'
import { unitIn } from './premises.ts'
import { partCount, tidyAddress } from './tidy.ts'
import { allMatches } from '../../all-matches.ts'

/** What a schedule says of the flat behind its building's name. */
const aside = /,\s*(?:including|inclusive|with|having|together|along|and|consisting|admeasuring|measuring)\b.*$/isu
/** "Flat No. 302 in the Third floor of Sai Towers": parts that words join. */
const joined =
  /\s+(?:in|on|of)\s+(?:the\s+)?(?=(?:ground|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\d{1,2}(?:st|nd|rd|th))\s+floor\b)/iu
const floorOf = /(?<=\bfloor)\s+(?:of|in)\s+(?:the\s+)?(?=["“'‘\p{Lu}])/u

/** "Flat No. 302 in the Third floor of "Sai Towers"", as the second schedule of southern deeds has it. */
const flatOfSchedule = new RegExp(
  String.raw`\b(?:flat|apartment|unit)\s+(?:bearing\s+)?no\b\.?\s*[A-Z\d][\w/-]{0,8}(?:\s*,?\s+(?:in|on)|\s*,)\s+(?:the\s+)?\p{L}+\s+floor(?:(?:\s*,\s*(?=["“'‘])|\s*,?\s+(?:of|in)\s+(?:the\s+)?)(?:building\s+)?(?:known\s+as\s+)?(?:["“'‘][^"”'’\n]{3,40}["”'’]|(?:\p{Lu}[\p{L}.]*[^\S\n]?){1,5})|(?=\s*(?:\([^()\n]{3,30}\)\s*)?,?\s*(?:(?:ad)?-?measuring|having|containing|with)\b))`,
  'giu',
)
/** "In the building known as "Sai Apartment" constructed on the above land, Flat No. 07 on the Second Floor", as Maharashtra's deeds have it. */
const flatOfBuilding =
  /\bbuilding\s+(?:(?:is\s+)?(?:known|named|called|styled)\s+(?:as\s+)?)["“'‘](?<name>[^"”'’\n]{3,40})["”'’][^.;]{0,90}?\b(?<unit>(?:flat|apartment|unit)\s+(?:bearing\s+)?nos?\b\.?\s*[A-Z\d][\w/-]{0,8})(?:\s*,)?\s+(?:situated\s+)?(?:on|in|at)\s+(?:the\s+)?(?<floor>[\p{L}\d]+\s+floor)\b/iu

const isFlat = ({ signs, value }: Candidate): boolean => !signs.includes('address_whole_land') && unitIn(String(value)) !== null
const isLand = ({ signs, value }: Candidate): boolean =>
  signs.includes('address_schedule') && unitIn(String(value)) === null && partCount(String(value)) > 2

function toldInBuilding({ flow }: Paper): { text: string; words: Candidate['words'] } | null {
  const match = flatOfBuilding.exec(flow.text)
  const { name = '', unit = '', floor = '' } = match?.groups ?? {}
  const words = match ? wordsBetween(flow, match.index, match.index + match[0].length) : []
  return match ? { text: `${unit}, ${floor}, ${name}`.replace(/\s+/gu, ' '), words } : null
}

/** The flat's part of an address, told with no place: by its own candidate, or by the words of its schedule. */
function flatTold(paper: Paper, found: readonly Candidate[]): { text: string; words: Candidate['words'] } | null {
  const flats = found.filter(isFlat)
  const inBuilding = flats.every(({ signs }) => signs.includes('address_short')) ? toldInBuilding(paper) : null
  if (inBuilding) return inBuilding
  const last = flats.at(-1)
  if (last) {
    const isPlaceless =
      new Set(flats.map(({ value }) => unitIn(String(value)))).size === 1 &&
      flats.every(({ signs }) => signs.includes('address_schedule') && signs.includes('address_short') && !signs.includes('address_ended'))
    return isPlaceless ? { text: String(last.value).replace(aside, ''), words: last.words } : null
  }
  const { text } = paper.flow
  const match = allMatches(text, flatOfSchedule).find(
    ({ index }) => scheduleSign(text, index) === 'schedule_sold' && headOfSold.test(text.slice(0, index)),
  )
  return match ? { text: match[0], words: wordsBetween(paper.flow, match.index, match.index + match[0].length) } : null
}
const headOfSold =
  /\bschedule[\s-]*['"‘“]?(?:b|c|ii|iii|2|3)['"’”]?(?![\p{L}])|\bsecond\s+schedule|(?:^|\n)\s*['"‘“]?(?:b|c|ii|iii)['"’”]?[\s-]+schedule\b/iu

/** The flat of one schedule and where the land of the other lies, on which it stands: neither is told with the other. */
export function flatOnLand(paper: Paper, found: readonly Candidate[]): Candidate[] {
  const told = found.filter(({ key }) => key === 'property_address_doc')
  const land = told.find(isLand)
  const flat = land ? flatTold(paper, told) : null
  if (!land || !flat) return []
  const home = flat.text.replace(joined, ', ').replace(floorOf, ', ')
  const value = tidyAddress(`${home}, ${String(land.value)}`)
  return [{ ...land, value, words: [...flat.words, ...land.words], signs: ['address_schedule', 'address_ended', 'composed'] }]
}
