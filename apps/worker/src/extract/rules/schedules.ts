import type { Sign } from '../candidate.ts'
import { allMatches } from '../all-matches.ts'

const contextBefore = 420
/** Heads of what is sold, and of the larger land that it is a part of. */
const partSold =
  /\b(?:hereby\s+(?:sold|conveyed|agreed)|schedule[\s-]*['"‘“]?(?:b|c|ii|iii|2|3)['"’”]?(?![\p{L}])|(?:second|third)\s+schedule|(?<=(?:^|\n)\s*|['"‘“])(?:b|c|ii|iii|2|3)['"’”]?[\s-]+schedule\b|flat|apartment|unit\s+(?:no|hereby)|portion\s+sold)\b/giu
const wholeLand =
  /\b(?:entire|larger|whole|total)\s+(?:(?:project|scheduled?|said)\s+)?(?:land|property|extent|premises|plot)|\b(?:project|mother|parent|layout|society(?:'s)?)\s+(?:land|property|plot)\b|\b(?:land|plot|building|project)\s+(?:is|are)\s+(?:butted\s+and\s+)?bounded\b|\bboundaries\s+of\s+(?:the\s+)?(?:said\s+)?(?:land|building|plot|site|project)\b|schedule[\s-]*['"‘“]?(?:a|i|1)['"’”]?(?![\p{L}])|\bfirst\s+schedule|(?<=(?:^|\n)\s*|['"‘“])(?:a|i|1)['"’”]?[\s-]+schedule\b/giu

/** "an undivided share in the Schedule 'A' land", "out of Schedule A property": what a part is taken from, and no heading. */
const landOfSchedule =
  /\b(?:out\s+of|forming\s+(?:a\s+)?part\s+of|(?:part|portion)\s+of|from)\s+(?:the\s+)?(?:said\s+)?(?:first\s+schedule\b|(?:total|whole|entire|larger|said)\s+(?:land|property|plot|premises|extent)\b)|\b(?:out\s+of|in|of|from|over|on)\s+(?:the\s+)?(?:said\s+)?schedule[\s-]*['"‘“]?(?:a|i|1)['"’”]?(?=\s+(?:land|property|premises|plot|site)\b)|\b(?:out\s+of|in|of|from|over|on)\s+(?:the\s+)?(?:said\s+)?['"‘“]?(?:a|i|1)['"’”]?[\s-]+schedule\b|\b(?:land|property|premises|plot)\s+(?:(?:described|mentioned|set\s+out)\s+)?(?:of|in)\s+(?:the\s+)?(?:said\s+)?(?:schedule[\s-]*['"‘“]?(?:a|i|1)['"’”]?(?![\p{L}])|first\s+schedule\b)/giu

/** Whose schedule a place in the text stands in, told by the last heading before it: of the part sold, or of the larger land; null where none says. */
export function scheduleSign(text: string, start: number): (Sign & ('schedule_sold' | 'schedule_whole')) | null {
  const before = text.slice(Math.max(0, start - contextBefore), start)
  const told = before.replace(landOfSchedule, (words) => ' '.repeat(words.length))
  const part = allMatches(before, partSold).at(-1)?.index ?? -1
  const whole = allMatches(told, wholeLand).at(-1)?.index ?? -1
  if (part === whole) return null
  return part > whole ? 'schedule_sold' : 'schedule_whole'
}
