import { allMatches } from '../../all-matches.ts'
/** "No.", "Nos.", "Number", "#", "Sankhya", "क्र.". */
const numberWord = String.raw`(?:nos?\b|numbers?\b|num\b|nr\b|#|sankhy?a\b|sankhyan?k\b|kramank\b|kr\b(?=\.)|संख्या|नंबर|नम्बर|क्रमांक|नं|क्र)[.]?`
/** "ए-118": a letter in Devanagari before its number. */
const hindiCode = String.raw`[\p{Script=Devanagari}\p{M}]{1,4}\s?-\s?\d[\w/-]*`
const code = String.raw`${hindiCode}|[A-Z]{1,4}[-/][A-Z]{1,3}\d{0,2}[-/]\d[\w/-]*|[A-Z]{1,3}-[IVX]{1,5}[/-]\d[\w/-]*|[IVXL]{1,6}\/\d[\w/-]*|(?:[A-Z]{1,4}\s?[-/]?\s?)?\d[\w/&-]*|[A-Z]{1,2}[-/]?\d[\w/-]*|[A-Z](?=,)|['"‘“](?:[A-Z]\d{0,2}|\d{1,4}[A-Z]?)(?=['"’”])`
const mark = String.raw`\s*[:.–-]{0,2}\s*`
const numbered = String.raw`(?:\s+premises(?=\s+(?:bearing|being|no)))?(?:\s+of\s+(?:vacant\s+|open\s+)?land(?=\s+(?:known|bearing|being|numbered)\b))?(?:\s+bearing|\s+being|\s+is|\s+under|\s+known\s+as)?(?:\s+(?:municipal|corporation|mcd|mc|gp|new|old))?\s*`

/** Homes within a building, whose number is the flat's. */
const dwellings = String.raw`flat|flt|unit|dwelling\s+unit|d\.?\s?u|apartment|apptt?|appart?ment|apt|sadanika|sadnika|tenement|pent\s?house|studio|(?<![\p{L}.])f`
const dwellingsInHindi = 'फ्लैट|फ्लेट|फ्लॅट|फ्लाट|सदनिका|यूनिट'
/** What else has a number that an address begins with. */
const premisesKinds = [
  String.raw`plot|house|hse|shop|villa|premises|site|door|holding|bungalow|row\s?house|twin\s+(?:house|bungalow)|duplex(?:\s+house)?|farm\s*house|quarter|qu?a?r?te?rs?|qr|kothi|booth|office|gala|room|building|bldg|block|property|asset|new|old|lot`,
  String.raw`m(?:akan|aka?an)|bha[vw]an|bhukhand|bhu-?khand|ghar|gruha|griha`,
  String.raw`khasra|kh|khesra|gata|ara[zj]i|gat|gut|survey|re-?survey|(?:city|town)\s+survey|sy|c\.?t\.?s|r\.?\s?s|t\.?\s?s|s\.?\s?f|re[.-]?\s?sy|dag|(?:rs|r\.s\.|lr|l\.r\.|cs|c\.s\.)\s+(?:dag|plot)|killa|kila|rect|rectangle|murabba|square|chak|khata|khatian|khewat|patta|l\.?\s?p|katha`,
  String.raw`final\s+plot|mi[lr]kat|malmatta|chalta|hissa|khatauni|khatha|e-?khata|p\.?\s?i\.?\s?d|shed|godown|stall|chamber|suite|f\.?p|sub-?\s?plot|revenue\s+plot|nazul\s+plot|shop[\s-]cum[\s-](?:flat|office|house|residence)|(?:re-?\s?)?survey\s+block|s\.?c\.?[of]|m\.?c\.?[fh]?|municipal|corporation|assessment`,
].join('|')
const hindiKinds = 'भूखण्ड|भूखंड|प्लॉट|प्लाट|मकान|भवन|घर|गाटा|खसरा|आराजी|गट|सर्व्हे|सर्वे|स\\.|दुकान|बंगला|मिळकत'
/** Kinds that may stand right before their number. */
const bare =
  're[.-]?\\s?sy[.:]?|premises(?=\\s+\\d+[A-Z]?(?:/[\\w/]+)?\\s*,)|khata|khesra|khasra|flat|plot|house|unit|apartment|shop|villa|site|kothi|bungalow|sco|penthouse'
/** Schemes of housing boards, by the income of those they are for. */
const schemes = 'ews|lig|mig|hig|sfs|janta|dda|mhada|hudco'
const qualifier = String.raw`(?:(?:grama?\s?natham|gramatt?h?ana|${schemes}|municipal|corporation|assessment|part\s+of|portion\s+of|half\s+of|old|new|r\.?s\.?|l\.?r\.?)\s+)?`

/** What is mortgaged, bought or described stands before a number without its kind: "mortgage of 103, Amber Heights". */
const dealtWith = String.raw`(?<=\b(?:(?:mortgage|charge|lien)\s+(?:of|on|over)|(?:(?<!\b(?:my|our|his|her|their|home|office|present|permanent|current)\s)address\s+(?:of\s+(?:the\s+)?(?:property|flat|house)\s+)?is)|(?:purchase|sale|owners?|possession)\s+of|(?:property|premises|land|house|flat|apartment|building|unit)\s*(?:(?:situated?|located|lying|being|is|bearing)\s+)*(?:at|in|bearing|being|of|over))\s+(?:the\s+property\s+(?:at|bearing)\s+)?)(?:no\.?\s*)?(?:[A-Z]{1,3}[-/])?\d{1,4}[A-Z]?(?:[-/]\d{1,4})*(?=,\s*(?![\d,]*\s*(?:sq|/-))[\p{L}\d])`

/** "flat in the fourth floor, numbered 404": the number stands behind the floor. */
export const onFloorNumbered = String.raw`(?<noun>flat|apartment|unit|shop|office|tenement)\s*,?\s*(?:situated\s+|located\s+|lying\s+)?(?:in|on|at)\s+(?:the\s+)?(?<floor>(?:\d{1,2}(?:st|nd|rd|th)|ground|upper|lower|[a-z]+(?:th|st|nd|rd))\s+(?:floor|storey))\s*,?\s*(?:and\s+)?(?:is\s+|being\s+)?(?:numbered(?:\s+as)?|bearing(?:\s+(?:flat|unit|apartment|shop))?(?:\s+(?:nos?\b\.?|number))?|known\s+as\s+(?:flat|unit|apartment|shop)\s+(?:nos?\b\.?|number))\s*[:.–-]{0,2}\s*`

/** "Other details: 1302, Shreeji Krupa, Wing D": a bare number at a label, before a building and its wing. */
const beforeWing = String.raw`(?<=[:=]\s*)\d{1,4}[A-Z]?(?=,\s*[\p{L}'’. ]{3,30},\s*(?:wing|tower|block)\b)`

/** "house situated at Village Bargaon": a place without a number. */
const inVillage = String.raw`(?<=\b(?:house|property|land|building|premises)\s+(?:(?:is\s+)?(?:situated?|located|lying)\s+(?:at|in)|at)\s+(?:the\s+)?)(?:village|vill|v\.?p\.?o|mou[zj]a|mohalla|ward\s+no|gram|at\s+(?:and|&)\s+post|at\/p\.?o)\b[\s.:–-]*(?=[\p{Lu}\d])`

/** What the address of a property begins with: its number, told by its kind. */
export const premise = new RegExp(
  String.raw`(?<![\p{L}\p{M}-])${qualifier}(?:${onFloorNumbered}(?:${code})|(?:${dwellings}|${premisesKinds})(?![\p{L}])[./]?(?:\s?/\s?\p{L}{3,12})?${numbered}${numberWord}${mark}(?:${code})|(?:${bare})(?:\s+(?![A-Z]?\d{1,2}[.)]\s)|\s?[-–]\s?|\s+(?:of\s+land\s+)?(?:numbered|bearing\s+number)\s+(?:as\s+)?)(?:${code})|[hd]\.?\s*nos?\b\.?${mark}(?:\d|[A-Z]{1,3}(?:-[IVX]{1,5})?[/-]\d)[\w/-]*|(?:${schemes})\s?[-–]?\s?(?:[A-Z]-?)?\d[\w/-]*|(?<=(?:^|[:=\t\n,]|[-–]\s|\b(?:at|being|bearing|of|over|on|in|for|visit|property|that))\s*)#\s?(?:${code})(?=\s*,)|(?<!\bp\.\s?)s\.?\s*no\b\.?\s*\d[\w/-]*(?=[^\n]{0,60}(?:village|vill|layout|nagar|colony|plot))|(?<!\bp\.\s?)s\.\s*no\b\.?\s*\d[\w/-]*(?=(?:\s*(?:,|&|and)\s*(?:hissa\s+(?:nos?\b\.?\s*)?)?\d[\w/-]*){0,4}\s*,\s*(?:at\s+)?\p{L}[\p{L} .()\n]{2,40}(?:,\s*\p{L}|\s*[-–,]?\s*[1-9]\d{5}(?!\d)))|(?<=\b(?:village|mandal|hobli|panchayath?)\s*,?\s*(?:in\s+)?)s\.?\s*f?\.?\s*nos?\b\.?\s*\d[\w/-]*|(?:${hindiKinds}|${dwellingsInHindi})\s*(?:${numberWord})?${mark}(?:${code})|${dealtWith}|${beforeWing}|${inVillage})`,
  'giu',
)

const unitCode = String.raw`['"‘“]?(?<code>(?!\d(?:\.5)?\s?-?\s?(?:bhk|rk|bed)|(?:at|in|on|of|is|to|and|the|for|by|as|was|has)\s)(?:[A-Z](?=['"’”])|${hindiCode}|[A-Z]{1,4}[-/][A-Z]{1,3}\d{0,2}[-/]\d[\w/-]*|(?:[A-Z]{1,3}\s?-?\s?)?\d[\w/-]*|[A-Z]{1,2}[-/]?\d[\w/-]*))`
const unit = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:(?:${dwellings})(?![\p{L}])[./]?${numbered}${numberWord}${mark}|(?:flat|flt|unit|apartment|apptt?|apt|penthouse)\b\.?(?:\s*[:.–-]\s*|\s+(?:numbered\s+)?|\s+(?:situated\s+|located\s+)?at\s+(?:no\.?\s*)?(?=(?:\d{1,4}[A-Z]|[A-Z]{1,2}-?\d{1,4})\s*,))|(?:${dwellingsInHindi})\s*(?:${numberWord})?${mark})${unitCode}`,
  'iu',
)

/** Where a text names flats by their numbers. */
export const unitsIn = (text: string): number[] => allMatches(text, new RegExp(unit, 'giu')).map(({ index }) => index)

/** "#402, 4th Floor", "#D13-1, Kera Lagoon": a bare number before a floor or a named building, and not before a street. */
const bareUnit =
  /^\s*#\s?(?<code>[A-Z]{0,3}-?\d[\w/-]*)\s*,\s*(?:(?:\d{1,2}(?:st|nd|rd|th)|ground|first|second|third)\s+(?:floor|flr)\b|(?![^,]*\b(?:cross|main|street|st|road|rd|lane|marg|path|layout|nagar|colony|block|stage|sector|phase|extn|extension|village|avenue)\b)(?=\p{L})[^,\d]+,)/iu

/** "103, Amber Heights, Wing C", "104, Sun Residency": a bare number before a building of flats. */
const unitOfBuilding =
  /^\s*(?<slashed>[A-Z]{1,2}\/\d{3,4})\s*,\s*(?![^,]*\b(?:nagar|vihar|colony|road|street|marg|sector|lane|puri|bagh|vill?age)\b)\p{L}|^\s*(?:no\.?\s*)?(?<code>(?:[A-Z]{1,2}\d{0,2}\s?)?[-/]?\d{2,4}[A-Z]?)\s*,\s*(?:[\p{L}'’.]+\s+){0,3}(?:(?:apartments?|appts?|residency|residences?|regency|towers?|heights|c\.?h\.?s\.?|co-?op\.?[^,]*society|arcade|nilayam)\b|[\p{L}'’.]+\s*,\s*(?:wing|tower)\b|(?:tower|wing|block)\b[\s.:-]*[A-Z\d]{1,3}\s*,)|^\s*(?<high>[A-Z]{0,2}\d?-?\d{3,4}[A-Z]?)\s*,\s*(?:\d{1,2}(?:st|nd|rd|th)|ground|\p{L}{3,8}(?:st|nd|rd|th))\s+(?:floor|flr)\b/iu

const codeOf = (match: RegExpExecArray | null): string | null =>
  match?.groups?.['code'] ?? match?.groups?.['slashed'] ?? match?.groups?.['high'] ?? null
/** The flat's number that an address tells, or null. */
export const unitIn = (address: string): string | null =>
  codeOf(unit.exec(address) ?? bareUnit.exec(address) ?? unitOfBuilding.exec(address))

const tower = String.raw`(?:tower|wing|block|bldg|building|ward|phase|sector|pocket|type|cluster)\b[\s.:-]*(?:(?:no|name)\b[\s.:-]*)?['"‘’“”]?[A-Z0-9-]{1,5}['"‘’“”]?(?:\s*\(['"‘’“”]?\p{L}[^()\n]{1,20}\))?`
const storey = String.raw`(?:\d{1,2}(?:st|nd|rd|th)|ground|upper|lower|first|second|third|fourth|fifth|stilt|top)\s+floor`
const buildingNoun = String.raw`(?:apartments?|appts?|residency|residences?|regency|towers?|heights|enclave|vatika|society|chs|c\.h\.s\.?|villas?|homes|greens?|gardens?|court|plaza|mansions?|bha[vw]an|sadan|ni[vw]as|kunj|complex|arcade|nilayam?|manor|terraces?|nest|estates?|palms?|meadows?|city|dham|puram|park|colony|nagar|vihar|square|habitat|pride|crest|castle|palace)`
const named = String.raw`['"“‘]?(?:\p{Lu}[\p{L}.'’&-]*\s+){1,4}`
/** A pattern that heeds no case within one that does: modifiers of a part do not hold in every engine. */
const inAnyCase = (pattern: string): string =>
  pattern.replace(/\\.|\[[^\]]*\]|[a-z]/gu, (part) =>
    part.startsWith('\\')
      ? part
      : part.startsWith('[')
        ? `[${part.slice(1, -1)}${part.slice(1, -1).toUpperCase()}]`
        : `[${part}${part.toUpperCase()}]`,
  )
/** "East Godavari District, Rajahmundry Rural Mandal, Hukumpeta Village,": land told from the largest to the smallest. */
const officeNoun = String.raw`(?:(?:sub-?)?district|sub(?:-|\s)?registry|sub(?:-|\s)registration|municipality|(?:municipal\s+)?corporation|mandal|taluka?|village|grama?\s+panchayath?|hobli|firka)`
const revenueWord = String.raw`mou[zj]ah?|mau[zj]ah?|mou?je|village|vill|ward|p\.?\s?s|thana|pargana|j\.?\s?l|t[ao]u[zj]i|sheet|circle|p\.?\s?h|halka|hobli|district|distt?|tal|teh|tehsil|tahsil|tahasil|taluka?|anchal|police\s+station|khata`
const leadPart = new RegExp(
  String.raw`(?<![\p{L}\p{M}.-])(?:(?:${tower}|${storey}|(?:No\.?\s*\d{1,4},\s*)?${named}(?:${inAnyCase(buildingNoun)}|${inAnyCase(officeNoun)})['"”’]?)|(?<=(?:[:=]|[-–]\s|\t|^|\bthat\s|\bbearing\s|\bat\s)\s*)${named}\p{Lu}[\p{L}.]*['"”’]?)\s*,\s*(?:in\s+)?$`,
  'u',
)
/** Where land lies by the revenue's books: "Mouza Rajarhat, J.L. No. 22, R.S. Dag No. 417". */
const revenue = new RegExp(
  String.raw`(?<![\p{L}\p{M}.-])(?:(?:${inAnyCase('sub|revenue|registration')})[\s-]+)?(?:${inAnyCase(revenueWord)})\b[\s.:–-]*(?:[nN][oO][sS]?\b[\s.:–-]*)?(?:\p{Lu}[\p{L}.]*(?:\s\p{Lu}[\p{L}.]*){0,2}|\d[\w/-]*)\s*,\s*$`,
  'u',
)
const layoutPlan = String.raw`(?:(?:[A-Z]\.?){2,6}\s+)?(?:approved\s+)?lay-?out\s+(?:plan\s+)?nos?\.?\s*[\w/.-]+|(?:[A-Z]\.?){2,6}\s+(?:area|limits)`
const surveyNumber = String.raw`(?:s|sy|survey|gat|c\.?t\.?s)\.?\s*nos?\b\.?\s*\d[\w/+-]*`
const anyCase = new RegExp(String.raw`(?<![\p{L}\p{M}.-])(?:${tower}|${storey}|${layoutPlan}|${surveyNumber})\s*,\s*$`, 'iu')
const mostLeadParts = 6
const leadReach = 60

/** Whether the line before ends a part of an address that this one goes on with. */
const goesOnFromLine = /,[^\S\n]*\n[^\S\n]*$/u

/** "Prakasam District, Ongole Sub-Registry, Kurnool Road, Mangamuru Donka,": a line that begins with the district and names places alone. */
const fromDistrict =
  /^\s*\p{Lu}[\p{L} .]{2,30}\s(?:District|DISTRICT|Dist\.?|Dt\.?),\s*(?:\p{Lu}(?:[\p{L} .-]|\d{1,2}(?:st|nd|rd|th)\b){2,60},\s*){1,6}$/u

/** "…, Khata No." over "505/35, ": a number that its line's end parts from what it is of. */
const brokenNumber =
  /(?<![\p{L}])(?:khata|khatian|khesra|khasra|thana|dag|plot|survey|gat|sy|j\.?\s?l|holding|ward|sheet|tou?zi)\.?[^\S\n]*(?:nos?\b\.?)?[^\S\n]*\n[^\S\n]*(?:nos?\b\.?[^\S\n]*)?\d[\w/-]*\s*,\s*$/iu

const openName = /["“‘](?:\p{Lu}[\p{L}.'’&-]*[^\S\n]+){1,4}$/u

/** Where an address begins whose number stands behind its tower, floor or building: "Saket Dham Apartment, Flat 1202". */
export function startOfAddress(text: string, premiseAt: number): number {
  const line = text.slice(text.lastIndexOf('\n', premiseAt - 1) + 1, premiseAt)
  if (fromDistrict.test(line)) return premiseAt - line.trimStart().length
  // the number may stand at the start of the next line
  const above = line.trim() === '' ? (text.slice(0, premiseAt).trimEnd().split('\n').at(-1) ?? '') : ''
  if (above !== '' && fromDistrict.test(`${above.trim()} `)) return text.lastIndexOf(above.trim(), premiseAt)
  let at = premiseAt
  for (let part = 0; part < mostLeadParts; part += 1) {
    const before = text.slice(Math.max(0, at - leadReach), at)
    const from = goesOnFromLine.test(before) ? before.trimEnd().lastIndexOf('\n') : before.lastIndexOf('\n')
    const line = before.slice(from + 1)
    const lead = anyCase.exec(line) ?? revenue.exec(line) ?? leadPart.exec(line)
    const broken = lead ? null : brokenNumber.exec(before)
    if (!lead && !broken) break
    at -= lead ? line.length - lead.index : before.length - (broken?.index ?? 0)
  }
  // "Yashoda Park Phase III": the name whose last words were taken for a part
  const name = openName.exec(text.slice(Math.max(0, at - leadReach), at))
  return at < premiseAt && name ? at - name[0].length : at
}

const behindUnit = new RegExp(String.raw`^(?:\s*,\s*(?:on\s+(?:the\s+)?)?|\s+on\s+(?:the\s+)?)(?:${tower}|${storey})(?![\p{L}\p{N}])`, 'iu')

/** Where the tower and the floor end that stand behind a flat's number. */
export function pastUnit(text: string, from: number): number {
  const behind = behindUnit.exec(text.slice(from, from + leadReach))
  return behind ? pastUnit(text, from + behind[0].length) : from
}

const filler =
  /^(?:[\s,.:'"“”‘’()–-]|all|that|those|the|an?|said|residential|commercial|vacant|freehold|free\s+hold|leasehold|piece|and|or|parcel|of|land|plot|property|site|house|flat|apartment|unit|dwelling|premises|known|as|being|bearing|numbered|situated?|located|lying|at|in|on|under|one|entire|ready|built|constructed|converted|self[\s-]contained|immovable|building|portion|part|comprising|consisting|municipal|number|no)+$/iu
/** "Equitable mortgage of the property at": words of a sentence, no part of an address. */
const sentence =
  /^[^\d,]{6,140}\b(?:at|of|over|being|bearing|as|is|viz|namely|i\.e|property|land|house|site|unit|on|in|for)(?:\s+(?:the|an?|all\s+that|that))?[\s:.,-]*$/iu
/** "Residential Plot No. 12": the kind of plot is part of its name where the address begins with it. */
const ownKind = /^\s*(?:Residential|Commercial|Industrial)\s+(?:Plot|Flat|House|Unit|Site|Apartment)\s+(?:No|Number)\b/u
/** "Equitable mortgage of the house at": what a lender takes. */
const mortgageOf =
  /^(?:[^,\d]{0,30}\/)?\s*(?:\p{L}+\s+){0,3}(?:mortgage|charge|lien)\s+(?:of|on|over)\s+(?:(?:all|that|the|an?|said|above|proposed|(?:residential|commercial)(?!\s+(?:plot|flat|house|unit)\s+(?:no|number)\b)|vacant|immovable|(?:property|land|house|flat|plot|site|building|premises)(?!\s+(?:nos?\b|number\b|#))|situated?|located|lying|being|bearing|at|in|on|known|as|and|piece|parcel|of|viz|namely|i\.\s?e\.)\s+)*/iu
/** "The property bearing Municipal No. 84/2": what is dealt with, and no part of its address. */
const dealtWithLead =
  /^\s*(?:(?:the|said|schedule|immovable|residential|commercial|house|urban|entire|above)\s+)*(?:property|properties|premises|land)\s+(?:which\s+is\s+|is\s+)?(?:bearing|being|having|assessed\s+(?:under|as|to|at)|numbered(?:\s+as)?|known\s+as|registered\s+(?:as|under|at))\s+(?:the\s+)?(?=[^,]{0,40}\d)/iu
/** "Pune M.C. इतर वर्णन :- Plot No. 242": what a register of deeds prints before the address. */
const otherDetails = /^[^,\d]{0,60}(?:इतर\s+(?:वर्णन|माहिती)|other\s+(?:details|description|information))\s*[:=–-]+\s*/iu
/** Lead-ins that carry no address: "All that piece and parcel of land known as". */
export function withoutLead(given: string): string {
  if (ownKind.test(given)) return given
  const text = given.replace(otherDetails, '').replace(dealtWithLead, '')
  const first = allMatches(text, premise)[0]
  const before = text.slice(0, first?.index ?? 0)
  if (first && first.index > 0 && (filler.test(before) || sentence.test(before))) return text.slice(first.index)
  return text
    .replace(mortgageOf, '')
    .replace(
      /^\s*(?:all\s+that\s+|being\s+|bearing\s+|situated?\s+(?:at|in)\s+|located\s+(?:at|in)\s+|known\s+as\s+|the\s+|in\s+(?:the\s+)?(?=[\p{L}\s.]{3,40}\bdistrict\s*,))+/iu,
      '',
    )
}
