import { pinOf, pinsPrinted } from '../../pins.ts'
import { allMatches } from '../../all-matches.ts'

/** States and union territories as addresses write them. */
const stateNames =
  'andhra\\s+pradesh|arunachal\\s+pradesh|assam|bihar|chh?att?isgarh|goa|gujarat|haryana|himachal\\s+pradesh|jharkhand|karnataka|kerala|madhya\\s+pradesh|maharashtra|manipur|meghalaya|mizoram|nagaland|odisha|orissa|punjab|rajasthan|sikkim|tamil\\s*nadu|telangana|tripura|uttar\\s+pradesh|uttarakhand|uttaranchal|west\\s+bengal|(?:new\\s+)?delhi|chandigarh|puducherry|pondicherry|jammu\\s+(?:and|&)\\s+kashmir|ladakh'
const hindiStates = 'उत्तर\\s+प्रदेश|मध्य\\s+प्रदेश|राजस्थान|हरियाणा|बिहार|महाराष्ट्र|दिल्ली|उत्तराखण्ड|उत्तराखंड|झारखण्ड|छत्तीसगढ़|गुजरात|पंजाब'
const shortStates =
  'U\\.\\s?P\\.?|M\\.\\s?P\\.?|A\\.\\s?P\\.?|T\\.\\s?N\\.?|T\\.\\s?S\\.?|W\\.\\s?B\\.?|H\\.\\s?P\\.?|C\\.\\s?G\\.?|UP|MP|TN|HR|U\\.?K\\.?|राज\\.?|म\\.?\\s?प्र\\.?|उ\\.?\\s?प्र\\.?|छ\\.?\\s?ग\\.?|हरि\\.'
const stateAt = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:(?:${stateNames}|${hindiStates})(?![\p{L}\p{M}])(?!\s+(?:road|bank|national|gate|bypass|high|police|state|industrial|urban|housing|marg|colony|by-?pass)(?!\p{L}))|(?<=[,(]\s*)(?:${shortStates})(?![\p{L}\p{M}]|-\p{L}|\.?\s*nos?\b))\)?(?:[\s,]*\bindia\b)?`,
  'giu',
)

/** Words that no address holds: a clause of something else, or a verb. */
const hardStop =
  /\b(?:butted|bounded|equivalent\s+to\b|regards\b|by\s+(?:removing|deleting|striking|substituting|replacing|rounding)\b|as\s+per\s+(?:the\s+|your\s+|our\s+)?(?:(?:registered|said)\s+)?(?:agreement|allotment|booking)\b|to\s+(?:construct|erect|build|carry\s+out)\b|held\s+by|f(?:ell|alls)\s+to|(?:has\s+)?put\s+up|plot\s+of\s+\d|went\s+to|allotted\s+(?:on|to|vide|by)|ke\s+(?:sambandh|na+m|swami|liye)|ka\s+(?:na+m|na+mantaran)|dwara|hetu|with(?:in)?\s+(?:the\s+)?(?:following|under-?\s?mentioned|below\s+mentioned|four)\s+(?:\p{L}+\s+)?(?:boundar|measurement)\p{L}*|in\s+the\s+(?:\p{L}+\s+){0,2}(?:development|master|planning)\s+(?:plan\s+)?area\b|as\s+per\s+(?:the\s+)?(?:\p{L}+\s+){0,2}(?:licen[cs]e|permit|permission|order|approved\s+plans?)\b|here(?:in)?after|hereby|herein|residing|resident\s+of|son\s+of|wife\s+of|daughter\s+of|aged|years|to\s+(?:m\/s|(?:shri|sri|sh|smt|mrs?|ms|dr|km|kumari)\b\.?)\s|to\s+(?:an\s+extent\s+of|the\s+extent\s+of)|purchased\s+(?:from|by|vide|under)|for\s+(?:an?|the|rs|inr|rupees|\d)|at\s+(?:and\s+for\s+)?(?:an?|the)\s+(?:total\s+)?(?:price|consideration|rate|sum|cost)|(?:at|for)\s+(?:(?:an?|the)\s+)?(?:tentative|total|approximate|provisional|estimated|final|agreed|all[\s-]inclusive)\s+(?:sale\s+)?(?:cost|price|value|rate|premium|consideration)|price|consideration|(?:comprising|consisting)\s+(?:of\s+)?(?=[^,;]{0,24}\b(?:floors?|store?ys?|stilt|basement|podium)\b|[gsb]\s?\+)|(?:vide|by|under|through)\s+(?:an?\s+|the\s+)?(?:registered\s+|regd\.?\s+)?(?:sale|conveyance|gift|lease|development)\s+(?:deed|agreement)s?|in\s+favou?r|from\s+(?:m\/s|(?:shri|sri|sh|smt|mrs?|ms|dr|km|kumari)\b\.?)\s|to\s+(?:and\s+in\s+favou?r\s+of\s+)?(?:the\s+)?(?:said\s+)?(?:purchaser|vendee|buyer|lessee|transferee|donee|allottee|claimant|settlee)s?|(?:constructed|erected|built|completed|developed|raised|proposed|approved|inspected)\s+(?:under|as|in\s+accordance|in\s+conformity|by|vide|upon(?!\s+(?:the\s+)?(?:land|plot|survey|khasra|gat|dag|s\.?\s?no|sy)\b)|with)|with\s+(?:the\s+|all\s+)?(?:vacant|open|appurtenant|surrounding|adjoining|adjacent)\b|(?:together|along)\s*with(?!\s+(?:the\s+|all\s+)?(?:\p{L}+\s+){0,4}thereon\b)|(?:ad-?)?measur(?:ing|es)\s+(?:from\s+)?(?:the\s+)?(?:east|west|north|south|e\s*[-–]\s*w|n\s*[-–]\s*s)|on\s+(?:the\s+)?(?:hire|outright|lease|free|cash|instal|self|rental)[\p{L}\s-]{0,20}\bbasis|as\s+per\s+(?:the\s+)?(?:lot|draw|lottery|scheme)\b|more\s+(?:fully|particularly)|being\s+an?|as\s+(?:detailed|described|shown|given|follows|mentioned|stated|under|below)|(?:allotted|sold|transferred|leased|mortgaged|conveyed|gifted|let)\s+(?:to|by|vide|under)|orders?\s+issued|total\s+(?:tax|amount|area|price|cost|value)|permission|under\s+(?:the\s+)?file\s+no|sanctioned|subject\s+to|which|witness\w*|whereas|belong\w*|owned\s+by|in\s+the\s+name|(?:standing|recorded|entered)\s+in\s+the\s+(?:\p{L}+\s+){0,2}(?:records?|books?|registers?|names?)|dated|mobile|phone|tel|email|e-mail|dear|kindly|please|sub(?:ject)?\s*:|is|are|was|were|has|have|been|shall|will|would|agrees?|agreed|we|you|your|this|in\s+place\s+of|on\s+the\s+strength|who|whose|and\s+(?:whereas|measuring|send|submit|furnish|forward|mail|share|revert|report|oblige|the\s+(?:vendor|vendee|seller|purchaser|buyer)))\b|(?<![\p{L}])(?:[srwdc]\s*\/\s*o)(?![\p{L}])|\s[-–—]\s*(?:change\s+of|name\s+(?:change|transfer)|transfer\s+of|mutation|permit|licen[cs]e|approval|construction|plan\s+approved|sanction|grant|request|reg(?:arding|\.))(?![\p{L}])|;|\(\s*(?:size|area|(?:ad-?)?measur\w+)\b|(?<![\p{L}])(?:rs\.?|inr|₹)\s*\d|@/iu
const sentenceStop = /[.](?:\s+(?=\p{Lu}\p{Ll}|\p{Lo})|\s*\n(?!\s*\p{Ll}))|।/gu
const abbreviated =
  /(?:^|[^\p{L}])(?:\p{L}{1,4}\.\p{L}{1,4}|ta|mu|via|op|chh|dt|nos?|re|survey|h|s|st|rd|dr|mr|mrs|sri|smt|shri|sh|sr|distt?|teh|tah|thn|tal|tq|opp|nr|ph|sec|blk|bldg|apt|apts|sy|vill?|r|u|p|m|n|b|c|d|g|j|k|l|t|v|w|a|e|f|i|o|po|ps|pvt|ltd|co|extn|ext|soc|hsg|ave|col|mt|gen|pt|pl|fl|flr|ft|mtr|mtrs|sq|yds|yd|sft|sqft|sqm|sqmt|sqyd|mts|mtrs|approx|admn|addl|asst|regn|regd|tps|nagar|rev|govt|st|bros|मु|पो|ता|जि|नं|क्र|सं|डॉ|चौ|प्लॉ|तह|मौ)$/iu
/** "Qtr. No. 12": the full stop before a number's label ends no sentence. */
const namesNumber = /^\.\s*(?:\p{L}{1,4}\.\s*){0,2}nos?\b/iu
/** "Sector 78. Indraprastha. Delhi - 110008": a point before the town and the state is a comma misread. */
const leadsToState = new RegExp(
  String.raw`^\.\s+(?:\p{L}+[\s.,]+){0,3}(?:${stateNames})(?![\p{L}])[\s,.–—-]*(?:[1-9]\d{2}\s?\d{3}|[;,]|\n|$)`,
  'iu',
)
/** A line that begins with a label is no more of an address. */
const labelLine =
  /^(?:location|locality|builder|project|unit|tower|cost|customer|contact|loan|area|owner|seller|applicant|name|docs?)s?[-–]\s|^[^\n:=,\t]{2,40}\s*(?:[:=]|\.{4,}(?=[^\S\n]*[^\s.])|\s[-–—]\s(?!\s*[1-9१-९][\d०-९]{2}\s?[\d०-९]{3}(?!\d)))/iu
/** Behind a comma a dash parts an address from what follows: "Market Road,\nKolhanpur - Orders issued". */
const markedLabelLine = /^[^\n:=,\t]{2,40}\s*(?:[:=]|\.{4,}(?=[^\S\n]*[^\s.]))/u
const partLabelLine = /^[^\n:=]{0,40}?\bpin(?:\s*-?\s*code)?\s*(?:no\.?)?\s*[:=–-]|^\s*(?:pin|state|city|district|dist)\b/iu
/** "Nadu - 600061. Previous pattadar: …": the PIN comes before the next label. */
const pinFirst = /^[^\n:=\t]{0,34}?[-–—,\s]\s*[1-9]\d{2}\s?\d{3}\s*[.,;)]/u
const headingLine =
  /^[\s>]*(?:schedule|directions?|boundar\w*|dimension\w*|area|land\s+use|plot\s+area|covered|total|carpet|super|built|vendor|seller|buyer|purchaser|lessor|lessee|signature|sd\/|authori[sz]ed|system\s+generated|digitally|date|place|payment|price|charges?|ref|sub|note|enclos\w*|encl|applicant|owner|floor|use|zone|in\s+witness|measuring|(?:east|west|north|south)(?:ern)?(?=\s*(?:[:=\t–-]|by\b|side\b|boundary\b|is\b|of\b|to\b|$))|four\s+boundar\w*|thanking|yours|regards|सदर|उक्त|टीप|नोट|उपरोक्त)(?![\p{L}\p{M}-])/iu
const longest = 460
const longestHeading = 44
const mostLines = 7

export interface AddressEnd {
  /** Index after the address and its PIN. */
  end: number
  /** Ended by a state or a PIN, not by other words. */
  complete: boolean
  pin: { pin: string; start: number; end: number } | null
}

function firstSentenceStop(text: string): number {
  for (const match of allMatches(text, sentenceStop)) {
    const rest = text.slice(match.index)
    if (!abbreviated.test(text.slice(0, match.index)) && !namesNumber.test(rest) && !leadsToState.test(rest)) return match.index
  }
  return Infinity
}

/** A line of its own about something else; a full line of prose is none, whatever it begins with. */
function isHeading(rest: string): boolean {
  const line = rest.slice(0, (rest.indexOf('\n') + 1 || rest.length + 1) - 1)
  return headingLine.test(line) && (line.length <= longestHeading || /[:=\t]|\.{4,}/u.test(line))
}

function firstLineStop(text: string): number {
  let lines = 0
  for (const match of allMatches(text, /\n/gu)) {
    const rest = text.slice(match.index + 1)
    lines += 1
    const isLabel = (/,\s*$/u.test(text.slice(0, match.index)) ? markedLabelLine : labelLine).test(rest)
    if (lines >= mostLines || isHeading(rest) || (isLabel && !partLabelLine.test(rest) && !pinFirst.test(rest))) return match.index
  }
  return Infinity
}

function pinAfter(text: string, from: number, reach: number): { pin: string; start: number; end: number } | null {
  for (const match of pinsPrinted(text.slice(from, from + reach))) {
    const pin = pinOf(match[0])
    const between = text.slice(from, from + match.index)
    if (pin && /^[\s,.:()\-–—\t]*(?:pin(?:\s*-?\s*code)?(?:\s*no\.?)?|pincode|पिन(?:\s*कोड)?)?[\s.:\-–—(]*$/iu.test(between))
      return { pin, start: from + match.index, end: from + match.index + match[0].length }
  }
  return null
}

/** "प्लॉट नं. 12, … पर भवन निर्माण": what leads over from a place to what is said of it. */
const hindiStop = /(?<=\s)(?:पर|का|की|के(?!\s+(?:पास|सामने|पीछे|निकट|समीप))|में|हेतु|बाबत|जो\s+कि)(?=\s)/u

/** "…, as per the plans bearing this number", "… for residential purpose": what is built there. */
const builtThere = /\bas\s+per\s+(?:the\s+)?plans?\b|\bfor\s+(?:residential|commercial)\s+(?:purposes?|use)\b/iu
/** "approved vide L.P. No. 118/1994, comprised in Survey No.": an aside, behind which the address goes on. */
const approvalAside =
  /^(?:consisting|comprising)\s+of\s+[^;]{3,80}?\b(?:floors?|store?ys?|g\s?\+\s?\d)\b[^;]{0,90}?\bsituated?\s+(?:at|in)\s+(?=\p{Lu})|^approved\s+(?:by|vide|under|as)\b[^;\n]{0,110}?,\s*(?=(?:comprised|forming\s+part|bearing|situated?|lying|in\s+(?:re-?\s?)?(?:survey|sy?|s\.?\s?f)\b|(?:re-?\s?)?(?:survey|sy|s\.?\s?f?)\b\.?\s*nos?\b))|^for\s+the\s+year\s+\d{4}\s?-\s?\d{2,4}\s*,\s*(?=(?:village|mou[zj]a|hadbast|situated))/iu

function firstHardStop(text: string): number {
  const built = text.search(builtThere)
  let from = 0
  for (;;) {
    const at = text.slice(from).search(hardStop)
    const aside = at < 0 ? null : approvalAside.exec(text.slice(from + at))
    if (!aside) return at < 0 || built < 0 ? Math.max(built, at < 0 ? -1 : from + at) : Math.min(built, from + at)
    from += at + aside[0].length
  }
}

/** Where hard words, a sentence or another line's label stop an address that begins at `start`. */
export function stopAfter(text: string, start: number): number {
  const stretch = text.slice(start, start + longest)
  const hard = firstHardStop(stretch)
  const hindi = stretch.search(hindiStop)
  const tab = stretch.indexOf('\t')
  return (
    start +
    Math.min(
      hard < 0 ? longest : hard,
      hindi < 0 ? longest : hindi,
      tab < 0 ? longest : tab,
      firstSentenceStop(stretch),
      firstLineStop(stretch),
      stretch.length,
    )
  )
}

const pinWord = /[\s,(]*\bpin(?:\s*-?\s*code)?\b/iu
const goesOn =
  /(?:[,\-–&]|\b(?:no|nos|of|the|in|on|at|and|mau[zj]a|mou[zj]a|mou[zj]e|near|nr|opp|opposite|behind)\.?|,\s*(?:village|vill|taluka?|tal|tehsil|tah|teh|dist(?:rict|t)?|p\.?\s?[os])\.?)\s*$/iu

/** Behind three parts of an address a clause: ", an extent of", ", for residence". */
const clauseBehind =
  /(?<=,[^,]+,[^,]+),\s*(?=(?:an?|for|with(?!\s+(?:[\p{L}.]+\s+){0,3}(?:building|house)\s+bearing\s)|having|together|on|the)\s+\p{Ll})/u

/** Where an address without state and PIN ends: at a line that is not full, or at a PIN that cannot be read. */
function looseEnd(text: string, start: number, stop: number, lineLength: number): number {
  const stretch = text.slice(start, stop)
  const pin = stretch.search(pinWord)
  const upToPin = pin > 8 ? stretch.slice(0, pin) : stretch
  const clause = upToPin.search(clauseBehind)
  const cut = clause < 0 ? upToPin : upToPin.slice(0, clause)
  for (const match of allMatches(cut, /\n/gu)) {
    const at = start + match.index
    const line = text.slice(text.lastIndexOf('\n', at - 1) + 1, at)
    // the next row of a table is another matter
    const areCells = line.includes('\t') && /^[^\n]*\t/u.test(text.slice(at + 1))
    if (!goesOn.test(cut.slice(0, match.index)) && (areCells || line.length < lineLength * 0.8)) return at
  }
  return start + cut.length
}

/** How far an address goes: to its PIN, else to its state, before anything that stops it; lines shorter than `lineLength` end one that has neither. */
export function addressEnd(text: string, start: number, lineLength = 0): AddressEnd {
  const stop = stopAfter(text, start)
  const stretch = text.slice(start, stop)
  const states = allMatches(stretch, stateAt).filter((match) => match.index > 6)
  const beyond = text.slice(stop, stop + 8).search(/[\t\n;]/u)
  const pins = pinsPrinted(text.slice(start, stop + (beyond < 0 ? 8 : beyond))).filter((match) => pinOf(match[0]) && match.index > 8)
  const [pin] = pins
  const state = states.find((one) => !pin || one.index < pin.index)
  if (pin && (!state || pin.index >= state.index)) {
    const atState = state ? start + state.index + state[0].length : null
    const direct = atState === null ? null : pinAfter(text, atState, 40)
    if (atState !== null && !direct && pin.index - (state?.index ?? 0) > 60) return { end: atState, complete: true, pin: null }
    const at = { pin: pinOf(pin[0]) ?? '', start: start + pin.index, end: start + pin.index + pin[0].length }
    const after = pinStateAfter(text, at.end)
    return { end: after ?? at.end, complete: true, pin: at }
  }
  if (state) {
    const atState = start + state.index + state[0].length
    const direct = pinAfter(text, atState, 40)
    return { end: direct?.end ?? atState, complete: true, pin: direct }
  }
  const end = looseEnd(text, start, stop, lineLength)
  return { end, complete: false, pin: pinAfter(text, end, 24) }
}

const stateNext = new RegExp(String.raw`^[)\s]*[,(\s]\s*(?:${stateNames}|${hindiStates}|${shortStates})(?![\p{L}\p{M}])\)?`, 'iu')
/** "Jaipur - 302017, Rajasthan": the state after the PIN still belongs to the address. */
function pinStateAfter(text: string, from: number): number | null {
  const match = stateNext.exec(text.slice(from, from + 40))
  return match ? from + match[0].length : null
}

const endNext = new RegExp(
  String.raw`^[\s,(–-]*(?:(?:${stateNames}|${hindiStates})(?![\p{L}\p{M}])|(?:${shortStates})(?![\p{L}])|(?:india|pin|state|bharat)\b|[1-9]\d{2}\s?\d{3}|\W*$)`,
  'iu',
)
/** Whether a text begins with what may stand behind a district: the state, the country, the PIN, or nothing. */
export const leadsToEnd = (text: string): boolean => endNext.test(text)

/** Whether a text names a state or holds a PIN, as whole addresses do. */
export const looksEnded = (text: string): boolean => allMatches(text, stateAt).length > 0 || pinsPrinted(text).length > 0

/** PINs behind a state's name: "Chennai, Tamil Nadu - 600004". */
export const pinsBehindStates = (text: string): { pin: string; start: number; end: number }[] =>
  allMatches(text, stateAt).flatMap((state) => pinAfter(text, state.index + state[0].length, behindState) ?? [])
const behindState = 24
