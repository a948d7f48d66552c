import type { Paper } from '../../candidate.ts'
import { premise, unitIn } from './premises.ts'
import { reachFrom, type Reach } from './reach.ts'
import { partCount } from './tidy.ts'
import { allMatches } from '../../all-matches.ts'

/** Where a sentence says at last where the plot lies whose number and sides it told before. */
const situated =
  /[\s,]\s*(?:and\s+)?(?:which\s+is\s+)?(?:situated?|located|lying)\s+(?:(?:and|&)\s+(?:lying|being|situated?)\s+)?(?:at|in|within)\s+(?:the\s+(?:limits|area)\s+of\s+)?(?:the\s+)?/iu
/** What may stand between is of the land and the building alone: another's home, sides and recitals are not. */
const ofOther =
  /\b(?:bounded|boundar\p{L}+|whereas|hereinafter|resid\p{L}+|office|bank|aged|dated|document|registered|executed|khata\s+transfer|s\s*\/\s*o|w\s*\/\s*o|d\s*\/\s*o|r\s*\/\s*o)\b|;|\n\s*\n|\t|\p{L}{4}\.\s+\p{Lu}/iu
const ofLand = /\b(?:measur\p{L}*|admeasur\p{L}*|extent|area|consisting|comprising|built|constructed|with|having|east|west|north|south)\b/iu
const apart = 300
/** What follows the number is told of the land. */
const aside =
  /\s*[,(]?\s*\b(?:(?:ad-?)?measur\p{L}*|built|having|consisting|comprising|with|an?\s+extent|area|total|containing|constructed|out\s+of|in\s+all)\b[\s\S]*$/iu

/** "on the 14th floor in 'B' Wing of the building known as 'Elara'": where a flat is in its building, behind its area. */
const inBuilding =
  /\b(?:on|in|at)\s+(?:the\s+)?(?<part>(?:\d{1,2}(?:st|nd|rd|th)|ground|\p{L}+(?:st|nd|rd|th))\s+floor|['"‘“]?[A-Z]\d?['"’”]?\s+(?:wing|tower|block)|(?:wing|tower|block)\s+['"‘“]?[A-Z\d]{1,3}['"’”]?)(?![\p{L}])|\b(?:building|society|complex)\s+(?:known|named|called)\s+(?:as\s+)?(?<name>['"‘“][^'"’”\n]{3,40}['"’”])/giu

/** The number of a plot or a house and, behind what is told of its size, the place where it lies, with where that ends; null where one address tells both. */
export function toldApart(
  paper: Paper,
  start: number,
  numberEnd: number,
  reach: Reach,
  lineLength: number,
): { reach: Reach; end: number } | null {
  const { text } = paper.flow
  if (reach.complete || partCount(reach.text.replace(aside, '')) > 2) return null
  const behind = text.slice(numberEnd, numberEnd + apart)
  const at = situated.exec(behind)
  const between = behind.slice(0, at?.index ?? 0)
  if (at && start + reach.text.length > numberEnd + at.index) return null
  if (!at || !ofLand.test(between) || ofOther.test(between)) return null
  const from = numberEnd + at.index + at[0].length
  const place = reachFrom(paper, from, lineLength)
  const head = text.slice(start, Math.max(numberEnd, start + reach.text.replace(aside, '').length))
  const parcels = allMatches(between, premise)
    .map(([told]) => told)
    .filter((told) => !reach.text.includes(told) && !place.text.includes(told))
  const within =
    unitIn(head) === null ? [] : allMatches(between, inBuilding).map(({ groups }) => groups?.['name'] ?? groups?.['part'] ?? '')
  const isPlace = /^["“'‘]?(?:\p{Lu}|\d)/u.test(place.text) && (place.complete || partCount(place.text) > 1)
  return isPlace
    ? {
        reach: {
          ...place,
          text: [head, ...within.filter((told) => !head.includes(told)), ...parcels, place.text].join(', '),
          words: [...reach.words, ...place.words],
        },
        end: from + place.text.length,
      }
    : null
}
