import { areasIn, wholeLocalAreasIn, type LocalArea } from '../../measures.ts'
import { onFloorNumbered, withoutLead } from './premises.ts'
import { toldOnce } from './told-once.ts'

const areaLead =
  /(?:[\s,(–-]|\((?:sba|bua|rera)\)|\b(?:and|an?(?=\s+(?:extent|area)\b)|(?:having|with|has|of|containing|compris(?:ing|ed)|consisting|(?:ad-?)?measuring)\s+an?|having|with|has|total|covering|contained|super|built|up|builtup|carpet|sale?able|rera|s\.?b\.?(?:u\.?)?a\.?|b\.?u\.?a\.?|r\.?c\.?a\.?|plinth|covered|chargeable|plot|land|site|area|extent|size|of|about|approx\w*|(?:ad-?)?measuring|(?:ad-?)?measurement|containing|compris(?:ing|ed)|consisting|by|measurement|be\s+the\s+same|i\.?e\.?|that\s+is|or|equivalent|equal|to|in\s+all|totally|is|=)(?![\p{L}]))+$/iu
const areaTail =
  /^(?:[\s).]|\((?:[^)]{0,80})\)|\b(?:super|rcc|built|up|carpet|sale?able|plinth|covered|area|approx\w*|only|or\s+thereabouts|more\s+or\s+less|(?:be\s+(?:it|the\s+same)\s+)?a\s+little\s+more\s+or\s+less|of|land|plot(?=\s+and\b)|construction)(?![\p{L}]))+/iu

/** What says that the unit behind it measures: "10 Marla Colony" is a name. */
const measured = /(?:measur|admeasur|extent|area|size)/iu

/** "3 Kathas 4 Chhataks i.e. 5.36 decimals": one area in several units. */
function sameInOtherUnits(text: string): LocalArea[] {
  const areas: LocalArea[] = []
  for (const area of wholeLocalAreasIn(text)) {
    const last = areas.at(-1)
    const isSame = last !== undefined && saidAgain.test(text.slice(last.end, area.start))
    if (isSame) areas.splice(-1, 1, { ...last, end: area.end })
    else areas.push(area)
  }
  return areas
}
const saidAgain = /^[\s,(]*(?:i\.?\s?e\.?|or|that\s+is|equivalent\s+to|equal\s+to|=|about)[\s,(]*$/iu

/** Takes areas in the units of one state out, where a word says that they measure: "measuring 10 marla". */
function withoutLocalAreas(text: string): string {
  let rest = text
  for (const area of sameInOtherUnits(text).toReversed()) {
    const lead = areaLead.exec(rest.slice(0, area.start))?.[0] ?? ''
    if (!measured.test(lead)) continue
    const tail = areaTail.exec(rest.slice(area.end))?.[0].length ?? 0
    rest = `${rest.slice(0, area.start - lead.length)}, ${rest.slice(area.end + tail)}`
  }
  return rest
}

/** Takes areas with their clauses out of the middle of an address. */
export function withoutAreas(text: string): string {
  let rest = withoutLocalAreas(text)
  for (let round = 0; round < 6; round += 1) {
    const [area] = areasIn(rest)
    if (!area) break
    const lead = areaLead.exec(rest.slice(0, area.start))?.[0].length ?? 0
    const tail = areaTail.exec(rest.slice(area.end))?.[0].length ?? 0
    rest = `${rest.slice(0, area.start - lead)}, ${rest.slice(area.end + tail)}`
  }
  return rest.replace(/,?\s*\b(?:having|with)\s+(?:an?\s+)?(?:super\s+|carpet\s+|built[\s-]?up\s+|total\s+)*area\s+of\s*,?/giu, ',')
}

/** "in the group housing project known as": what joins parts of an address and is none itself. */
const joiners = [
  /\bin\s+the\s+(?:[\p{L}'’-]+\s+){0,3}(?:scheme|colony|project|layout|township|complex|building|society|apartments?)\s+(?:known(?:\s+(?:and|&)\s+(?:styled|called|numbered))?\s+as|named|called|namely|styled\s+as)\s*/giu,
  /\b(?:of|in|at)\s+(?:the\s+|our\s+)?(?:[\p{L}-]+\s+){0,3}(?:project|building|complex)\s+(?:known(?:\s+(?:and|&)\s+(?:styled|called))?\s+as|named|called|namely)?\s*(?=["'“‘\p{Lu}])/gu,
  // "Building B" and "Building No. 4" are names
  /(?<=,)\s*(?:the\s+)?(?:project|building)\s*[:–-]?\s+(?:known\s+as|named|called)?\s*(?=["'“‘\p{Lu}])(?!["'“‘]?(?:\p{L}\d{0,2}|no\b[^,]{0,12})["'”’]?\s*(?:,|$))/giu,
  /\b(?:the\s+)?building\s+(?:known\s+as|named|called)\s*/giu,
  // "with R.C.C. building consisting of ground plus two upper floors with total plinth area, situated at"
  /,?\s*\b(?:with|and)\s+(?:an?\s+|the\s+)?(?:[\p{L}.]+\s+){0,3}(?:building|house|structure)\s+(?:consisting|comprising)\s+(?:of\s+)?[^;]{0,140}?(?=\bsituated?\s+(?:at|in)\b)/giu,
  /\b(?:and\s+|is\s+)?(?:(?:situated?|located|lying|being)\s+(?:and|&)\s+)?(?:situated?|located|lying|being)\s+(?:at|in|on|within|under)\b/giu,
  /\bwithin\s+the\s+(?:\p{L}+\s+){0,2}(?:limits|jurisdiction)\s+of(?:\s+the)?\b/giu,
  /\b(?:laid\s+out|comprised|forming\s+part|formed|carved\s+out|constructed|erected|standing|built)\s+(?:in|on|upon|over|of|out\s+of)\b/giu,
  /(?:(?<=,)\s*)?\b(?:(?:being\s+)?(?:a\s+)?part\s+)?of\s+the\s+(?:larger\s+)?property\s+(?:known\s+as|called|named)\b/giu,
  /\bsurveyed\s+(?:under|as)\s+(?=(?:new\s+|old\s+)?survey\b)/giu,
  /(?:(?<=,)\s*)?\b(?:in\s+)?the\s+(?:approved\s+|sanctioned\s+)?lay-?out\s+plan\s+of\s+/giu,
  /(?<=,)\s*(?:in\s+)?(?:the\s+)?(?:colony|abadi)\s+(?:(?:known|named|called)(?:\s+as)?\s+)(?=\p{Lu})/gu,
  /\b(?:known|numbered|called|named)\s+as\b/giu,
  /(?<=,)\s*(?:the\s+)?(?:piece\s+(?:and|or)\s+parcel\s+of\s+)?land\s+(?:bearing|being|in)\s+/giu,
  // "situated in the area of Village Palam, colony known as Sadh Nagar"
  /(?<=,)\s*the\s+area\s+of\s+(?=[Vv]illage|[Mm]ou?[uz]?[zj]a)/gu,
  // "formed out of converted land in Sy. No. 64/3"
  /(?<=,)\s*(?:the\s+)?(?:(?:residential(?:ly)?|n\.?a\.?|agricultural|revenue|layout)\s+)?(?:converted|diverted|layout|agricultural|revenue)\s+lands?\s+(?:in|of|bearing)\s+(?=[\p{Lu}\d]|[sk]h?\w*\.?\s)/gu,
  /(?<=,)\s*out\s+of\s+(?=(?:khasra|khewat|survey|gata)\b)/giu,
  /(?<=,)\s*the\s+(?=\p{Lu}|\d)/gu,
  /(?<=,)\s*(?:in|at|on|of)\s+(?:the\s+)?(?=["'“‘\p{Lu}\d])/gu,
]

/** "along with the construction thereon": what stands on the land. */
const builtThereon = /,?\s*\b(?:(?:together|along)\s*)?with\s+(?:the\s+|all\s+|an?\s+)?(?:\p{L}+\s+){0,4}thereon\b\s*/giu

/** "Assessee No. 12855946875": a number in somebody's books, between commas. */
const bookNumber =
  /,\s*(?:by\s+|vide\s+|under\s+)?(?:old\s+|new\s+)?(?:assessee|consumer|customer|mutation(?:\s+case)?|sale\s+deed|deed|document|doc|receipt|memo|folio|vasika|query)\s*(?:id\s*)?(?:nos?\b|number|#)[^,]*(?=,|$)/giu

/** "comprising land of 1 Cottah 15 Chittacks": how much land it is, between commas. */
const landTold =
  /,\s*(?:and\s+)?(?:(?:comprising|containing|consisting|(?:ad-?)?measuring)\s+(?:of\s+)?(?:an?\s+|the\s+)?(?:land|area|extent)\b|an?\s+(?:total\s+)?extent\s+of\s+(?:about\s+)?\d|area\s+(?:ac|a|hec)?\b[\s.:-]*\d|be\s+(?:it|the\s+same)\s+(?:an?\s+)?little\s+more|(?:ad-?)?measuring\s+(?:about\s+)?\d)[^,]*(?=,|$)/giu

/** "as per the map attached", "Kisam Gharabari", "covered area of the floor": what is told of the land and is no place. */
const asidesTold =
  /,\s*out(?:\s+of)?\s*(?=,|$)|,\s*(?:in\s+)?(?:the\s+)?(?:said\s+)?property\s+(?:described\s+|mentioned\s+)?in\s+(?:the\s+)?(?:first\s+)?schedule(?:\s*[-–]?\s*(?:[AI1]|one))?\s*(?=,|$)|,\s*(?:built|constructed)(?:\s+up)?\s+(?:up\s?to|as|in|with)\s+[^,\d]*\b(?:store?ys?|store?yed|stories|floors?)\s*(?=,|$)|,?\s+with\s+(?:an?\s+)?open\s+(?:place|space|land)\s*(?=,|$)|\s*\([^()]*\bfloor\s*(?=,(?![^(]*\)))|,\s*with\s+(?:the\s+)?construction\s+of\s+[^,\d]*(?=,|$)|,?\s+with\s+(?:an?\s+)?(?:acc|rcc|tiled?|zinc|asbestos)\s+(?:\p{L}+\s+){0,2}(?:house|shed|building|structure)\s*(?=,|$)|,\s*(?:area|extent|rakba)\s*[:–-]\s*(?:ac\b\.?\s*|a\.\s*)?\d[^,]*(?:,?\s*out\s+of\b[^,]*)?(?=,|$)|,\s*(?:duly\s+|since\s+)?(?:converted|diverted)\s+(?:vide|under|by|for|from|to|into)\b[^,]*(?=,|$)|,?\s+as\s+entered\s+in\s+[^,]*(?=,|$)|^\s*(?:being\s+)?\d+\s*\/\s*\d+(?:th)?\s+share\b[^,]*,\s*|,?\s+(?:in\s+the\s+layout\s+)?approved\s+(?:by|vide|under|as)\b[^;,]*(?=,)|\s*,?\s+as\s+(?:per|shown\s+in)\s+(?:the\s+)?(?:attached\s+|enclosed\s+|annexed\s+)?(?:map|plan|sketch|jamabandi|revenue\s+records?|r\.?o\.?r)\b[^,]*(?=,|$)|,\s*kiss?am\b[^,]*(?=,|$)|,\s*(?:and\s+)?(?:ground|first|second|third)\s+floor\s+(?:rcc|r\.c\.c)\b[^,]*(?=,|$)|,\s*(?:with\s+)?(?:an?\s+)?(?:single|double|two|three|\d)[\s-]+stor(?:e?y|ey?ed|ied)(?:\s+(?:rcc|r\.c\.c\.?|pucca|pakka|residential))*(?:\s+(?:house|building))?(?:\s*,\s*(?:and\s+)?(?:ground|first|second|third)\s+floor)*\s*(?=,|$)|,?\s*\bincluding\s+(?:the\s+)?common(?:\s+area)?\s*(?=,|$)|,\s*(?:(?:super|covered|built[\s-]?up|carpet|plinth)\s+)+area(?:\s+of\s+(?:the\s+)?(?:said\s+)?(?:floor|flat|unit|house|portion))?\s*(?=,|$)|(?:,\s*|\s+)(?:annual\s+)?rent\s*$|,\s*(?:(?:and\s+)?(?:well|trees)\b[^\d]*)$/giu

/** "dimensions 25' x 90'", between commas. */
const sizeTold =
  /(?:,\s*|\s+(?=(?:ad)?measuring\s+\d))(?:(?:of\s+)?(?:dimensions?|size)|(?:ad)?measuring)\s*(?:of|as|[:=–-])?\s*\d[\d.]*\s*(?:feet|ft\b\.?|met(?:er|re)s?|mtrs?\b\.?|m\b|['’′])?\s*[x×*]\s*\d[\d.]*\s*(?:feet|ft\b\.?|met(?:er|re)s?|mtrs?\b\.?|m\b|['’′])?\s*=?\s*(?=,|$)/giu

/** "(14 marla)": the land in the unit of a state. */
const landInBrackets =
  /\s*\(\s*(?:about\s+)?\d[\d.,\s-]*(?:marlas?|kanals?|cents?|gun(?:th|t)as?|kath?as?|cott?ahs?|bighas?|biswas?|grounds?|dismils?|decimals?|acres?)\s*\)|\s*\((?:total\s+)?\d[\d.]*\s*h(?:ect?\.?)?\s*\d[\d.]*\s*(?:r|ares?)\.?\s*\)/giu
/** "Survey No. 88/2 Village Olari Taluk Mala District Thrissur": names behind their labels, with nothing between. */
const labelledNames =
  /(?<=[\p{L}\d])\s+(?=(?:(?:[Vv]illage|[Dd]esom)\s+\p{Lu}\p{L}+\s+[Tt]aluk|[Tt]aluk\s+\p{Lu}\p{L}+\s+[Dd]istrict|(?<=[Tt]aluk\s+\p{Lu}\p{L}+\s+)[Dd]istrict\s+\p{Lu}))/gu

/** "with RCC building bearing D.No. 12/88": the number of the house on the land. */
const houseBearing =
  /,?\s*\b(?:together\s+)?with\s+(?:an?\s+|the\s+)?(?:[\p{L}.]+\s+){0,3}(?:building|house)\s+(?:thereon\s+)?bearing\s+(?=(?:door|house|d|h|municipal|nos?)\b)/giu

/** "with dimensions E 45', W 45', N 25', S 25'": how long its sides are. */
const sidesTold =
  /,?\s*\b(?:with|having)\s+(?:the\s+)?(?:dimensions?|measurements?|sides?)\s*(?:of|as|:)?(?:[\s,;&]*(?:and\s+)?(?:east|west|north|south|[ewns])\b(?:\s+side)?[\s:.=-]*\d[\d.]*\s*(?:feet|ft\b\.?|met(?:er|re)s?|mtrs?|m\b|['’′"″]|-\d+)*)+[\s,]*/giu

/** "(Regn. No. PNA/HSG/1187/1998)": under which number a society is in the registrar's books. */
const registeredAs = /\s*\(\s*(?:[A-Z]{0,3}RERA[A-Z]{0,5}\d[\w/-]*|(?:regn|regd|registration|registered|reg)\b[^()]{0,80})\s*\)/giu

/** "(DTCP L.P. No. 88/2018)", "(RERA No. …)": by whom a layout was approved. */
const approvedAs =
  /\s*\(\s*(?:approved\b|(?:dtcp|cmda|hmda|crda|vuda|vmrda|bda|bmrda|muda|rera|ctp|dda|jda|l\.?\s?p|r\.?o)\b\.?)[^()]*\d[^()]*\)/giu

/** "and one car parking", "with one covered parking on ground floor at": what goes with a flat. */
const parkingTold =
  /,?\s*\bwith\s+(?:an?|one|two|1|2|01|02)\s+(?:(?:covered|open|stilt|reserved|independent|car|two[\s-]wheeler)\s+){1,3}(?:park\p{L}*|garage)(?:\s+(?:space|slot|area))?(?:\s+(?:in|on|at)\s+(?:the\s+)?(?:ground|stilt|basement|lower)(?:\s+(?:floor|level))?)?\s+(?:at|in)(?=\s+\p{Lu})|,?\s*\b(?:and|with|plus)\s+(?:an?|one|two|1|2|01|02)\s+(?:(?:covered|open|stilt|reserved|independent)\s+)*(?:car|scooter|vehicle)\s+park\p{L}*(?:\s+(?:space|slot|area))?\s*(?=,|$)/giu

/** "2 BHK, No. 607": how many rooms there are, before the number. */
export const roomsBefore = /^\d(?:\.5)?\s*-?\s*(?:BHK|RK)\b[\s,;-]*(?:(?:flat|apartment|unit)\b\s*)?(?:nos?\b[.\s:]*)?(?=[A-Z]{0,3}-?\d)/iu
/** "type 3BHK": how many rooms there are, between commas. */
const roomsPart = /,\s*(?:type\s*[-:]?\s*)?\(?\d(?:\.5)?\s*-?\s*BHK\)?(?:\s+(?:type|flat|apartment|unit))?\s*(?=,|$)/giu

/** "consisting of two bed rooms, kitchen and a balcony at": the rooms, up to where the home lies or the next number. */
const roomsTold =
  /,?\s*\b(?:consisting|comprising|comprised)\s+of\s+(?=[^;]{0,80}?\b(?:bed|rooms?|kitchen|toilets?|balcon\w+|hall|bath\w*|bhk|dining|w\.?c)\b)(?:(?!\b(?:at|situated?|located|lying)\b)[^;\d]|\d(?=\s*(?:bed|bhk|rooms?|bath|toilet|balcon|dining|kitchen|hall|drawing|living|w\.?c|verand|store|privy|lobby|pooja|study)))*?(?:\b(?:at|situated?|located|lying)\b|$|(?=,(?![^,]{0,30}\b(?:bed|rooms?|kitchen|toilets?|balcon\w+|hall|bath\w*|dining|w\.?c)\b)))/giu

/** "plot of land numbered as 227". */
const numberedAs = /\b(?<noun>plot|site)\s+(?:of\s+land\s+)?(?:numbered|bearing\s+number)\s+(?:as\s+)?(?=[A-Z]{0,3}-?\d)/giu

/** "flat in the fourth floor, numbered 404, of Gajanan Apartment": the number before the floor, as addresses have it. */
const numberBehindFloor = new RegExp(
  String.raw`\b(?:residential\s+)?${onFloorNumbered}(?<code>[A-Z]{0,3}\s?-?\s?\d[\w/-]*)(?:\s*,?\s+(?:of|in)\s+(?:the\s+)?(?=["“'\p{Lu}]))?`,
  'giu',
)
const numberFirst = (text: string): string =>
  text.replace(numberBehindFloor, (...match) => {
    const { noun = '', floor = '', code = '' } = match.at(-1) as Partial<Record<string, string>>
    return `${noun.charAt(0).toUpperCase()}${noun.slice(1)} No. ${code}, ${floor}, `
  })

/** "Kasba Peth locality", "locality Mohalla Sarai": the word says what the name is. */
const localityWord =
  /(?<=,\s*(?:in\s+)?)(?:the\s+)?localit(?:y|ies)(?:\s+(?:of|known\s+as|called))?[\s:–-]+(?=["“']?\p{Lu})|(?<=\p{L})\s+locality(?=\s*(?:,|$))/gu

/** "with undivided share, with car parking": what goes with a flat, once its figures are out. */
const belongings =
  /,?\s*\+\s*(?:\p{L}+\s+)?(?:balcon\p{L}*|terrace|utility)\s*(?=,|$)|,\s*(?:(?:together|along)\s*)?(?:with|and)\s+(?:an?\s+|the\s+|one\s+)?(?:proportionate\s+|impartible\s+)*(?:un-?\s?divided|u\.?d\.?s\b\.?)[^,]*(?=,|$)|,\s*(?:(?:together|along)\s*)?with\s+(?:an?\s+|the\s+|one\s+)?(?:\p{L}+\s+){0,2}(?:car|scooter|vehicle)\s+park\p{L}*(?:\s+(?:space|slot|area))?(?:\s+of)?\s*(?=,|$)/giu

/** "house in 12.25 cents of land at", "5.10 cents with residential building in": how much land it is, before where it lies. */
const landLed =
  /^(?:(?:residential|rcc|tiled|own|independent)\s+)*(?:(?:house|building|bungalow|villa|property)\s+(?:in|on|over|with)\s+)?\d+(?:\.\d+)?\s*(?:cents?|ares?|gun(?:th|t)as?|acres?|decimals?|kath?as?|marlas?|bighas?)\b(?:\s+of\s+land)?[\s,]*(?:(?:with|and)\s+(?:an?\s+|the\s+)?(?:\w+\s+){0,2}(?:house|building)\s+(?:thereon\s+)?)?(?:in|at|on)?[\s,]+/iu

/** "in the Society's building at Ambadi Road": whose building it is, on the society's own paper. */
const societysBuilding =
  /(?<=,\s*)(?:(?:in|of|at)\s+)?(?:the\s+)?(?:said\s+)?society['’]?s\s+(?:building|premises)\s+(?:situated\s+|known\s+as\s+)?(?:at|in|on)\s+/giu

/** "Assessment No. 06/118 - Door No. 44/27": the number of an office's books before the door's. */
const bookNumberFirst =
  /^\s*(?:assessment|asst\.?|assmt\.?)\s*nos?\b\.?\s*[\w/-]+\s*[-–,]\s*(?=(?:door|house|premises|flat|[dh]\.?\s?no)\b)/iu

/** An address as a clerk types it: one line, no area, no PIN, no joining words. */
export function tidyAddress(text: string): string {
  let value = withoutAreas(withoutLead(toldOnce(numberFirst(text.replace(/\s+/gu, ' ')).replace(numberedAs, '$<noun> No. '))))
  for (const joiner of joiners) value = value.replace(joiner, ', ')
  return value
    .replace(landLed, '')
    .replace(bookNumberFirst, '')
    .replace(societysBuilding, '')
    .replace(localityWord, '')
    .replace(roomsPart, '')
    .replace(roomsTold, ',')
    .replace(builtThereon, ',')
    .replace(houseBearing, ', ')
    .replace(landInBrackets, '')
    .replace(labelledNames, ', ')
    .replace(asidesTold, '')
    .replace(sizeTold, '')
    .replace(/,\s*(?:now|presently|formerly|also|and)\s*(?=,|$)/giu, '')
    .replace(sidesTold, ', ')
    .replace(registeredAs, '')
    .replace(approvedAs, '')
    .replace(parkingTold, (told) => (/\b(?:at|in)$/iu.test(told) ? ',' : ''))
    .replace(belongings, '')
    .replace(landTold, '')
    .replace(bookNumber, '')
    .replace(/["“”‘]|(?<!\p{L})['’]|['’](?!\p{L})/gu, '')
    .replace(
      /[\s,\-–(]*\b(?:(?:property|prop|propty|collateral|security|site|asset)['’]?s?[\s:]+(?=pin))?(?:pin(?:\s*-?\s*code)?(?:\s*no\.?)?|pincode|पिन(?:\s*कोड)?)?[\s:.\-–]*(?<![\d/]|(?<!(?:pin|code)\s*)(?<!\p{L})nos?[.:\s]+)[1-9]\d{2}\s?\d{3}(?![\d/])\)?/giu,
      ' ',
    )
    .replace(/\(\s*\)/gu, ' ')
    .replace(/\s+([,)])/gu, '$1')
    .replace(/,(?:\s*,)+/gu, ',')
    .replace(/,(?=\S)/gu, ', ')
    .replace(/\s{2,}/gu, ' ')
    .replace(
      /^[\s,:.\-–)]+|(?:[\s,:;\-–(]|\b(?:pin(?:\s*-?\s*code)?|area|and|of|in|at|with|on|having|plot\s+area|site(?=\s*$)|containing|by|being|(?:ad-?)?measur(?:ing|ement))\b|(?<!\b[A-Z])\.)+$/giu,
      '',
    )
}

const unitPart =
  /^\s*(?:(?:flat|apartment|apt|unit|no|villa|house)\b[\s.:#-]*)*(?:[A-Z]{0,4}[-/\s]?\d[\w/-]*|[A-Z]{1,4}[-/][A-Z]{1,2}\d{0,2}[-/]\d[\w/-]*|[\p{L}\d-]+\s+(?:floor|storey)|(?:tower|block|wing|building|bldg|type|floor)\b[\s.:-]*(?:no\b[\s.]*)?[\w-]{1,6}|[A-Z]\d?[\s-]+(?:tower|block|wing))\s*$/iu
/** "No. M-1207, Twelfth Floor, Tower M": where a flat is within its building, and nothing of where that is. */
export const isUnitOnly = (address: string): boolean => address.split(',').every((part) => unitPart.test(part))

/** A comma, or the words that lead from a number to where it is: "Site 14 in Sector 7". */
const partEnds = /,|(?<=\d\p{L}?)\s+(?:in|of|at)\s+(?=(?:sector|pocket|phase|ward|village|block|mou[zj]a|scheme)\b)/iu
/** Parts of an address between commas. */
export const partCount = (address: string): number => address.split(partEnds).filter((part) => part.trim().length > 1).length
