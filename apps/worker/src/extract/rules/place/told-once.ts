import { leadsToEnd } from './ends.ts'
import { allMatches } from '../../all-matches.ts'

/** What a house, a flat or a plot is numbered by, as the post knows it. */
const postal = String.raw`(?:(?:municipal|corporation|postal|new|old)\s+)?(?:flat|unit|apartment|premises|holding|house|door|municipal|building|bungalow|plot|villa|shop|h\.?|d\.?)\s*(?:nos?\b|number\b|#)`
const second = new RegExp(
  String.raw`[\s,(]+(?:(?:being|(?:now|presently|currently|also|since|commonly)\s+(?:being\s+)?(?:known|numbered)(?:\s+and\s+numbered)?(?:\s+as)?|known\s+(?:and|&)\s+numbered\s+as|(?:having|with|its)\s+(?:the\s+)?(?:postal|municipal)\s+address)[\s:–-]+(?:as\s+|at\s+|the\s+)*)(?=${postal})`,
  'iu',
)
/** Where a description by the revenue's books ends: at its police station, tehsil or district. */
const office =
  /\b(?:district|distt?|p\.?\s?s|police\s+station|thana|taluka?|tehsil|tahsil|mandal|a\.?\s?d\.?\s?s\.?\s?r|sub-?\s?registr\p{L}+)(?![\p{L}])/iu
/** Parts of an address that say where it is. */
const wholeParts = 3
const partsIn = (text: string): number => text.split(',').filter((part) => part.trim().length > 1).length

const districtName = String.raw`\p{Lu}[\p{L}.]*(?:\s\p{Lu}[\p{L}.]*){0,2}`
/** "District - Uttar Barnali,", "Thanjavur District,"; "Registration District" and "District Centre" are none. */
const district = new RegExp(
  String.raw`(?<!\b(?:[Rr]egistration|[Rr]egd\.?|[Ss]ub)[\s-])(?<![\p{L}])(?:(?:[Dd]istrict|DISTRICT|[Dd]istt?\.?|DISTT?\.?)[\s:.–-]+(?!(?:[Cc]ent(?:re|er)|[Cc]ourt|[Hh]ospital|[Jj]ail|[Oo]ffice|[Rr]oad|[Pp]ark|[Bb]oard|[Rr]egist\p{L}+)\b)${districtName}|(?<=,\s*)${districtName}\s[Dd]istrict)(?=\s*[,(])`,
  'gu',
)
const startsPostal = new RegExp(String.raw`^[\s,(]*(?:in\s+|at\s+|being\s+|bearing\s+)?${postal}`, 'iu')
const beginsNumbered = /^[^,]{0,40}\d/u

/** Behind its district an address goes on with state and PIN alone: what follows tells the same land by other books. */
function upToDistrict(text: string): string {
  for (const match of allMatches(text, district)) {
    const end = match.index + match[0].length
    const rest = text.slice(end)
    const isWhole = partsIn(text.slice(0, end)) > wholeParts && beginsNumbered.test(text)
    if (isWhole && !leadsToEnd(rest) && !startsPostal.test(rest)) return text.slice(0, end)
  }
  return text
}

/** Of a place told twice, by the revenue's books and as the post knows it, the latter: "R.S. Dag No. 5, P.S. Kasba, being Premises No. 14, …". */
export function toldOnce(text: string): string {
  const again = second.exec(text)
  const [books, post] = again ? [text.slice(0, again.index), text.slice(again.index + again[0].length)] : [text, '']
  return upToDistrict(office.test(books) && partsIn(post) >= wholeParts ? post : text)
}
