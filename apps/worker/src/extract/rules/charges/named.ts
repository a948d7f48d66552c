import type { IntakeKey } from '@parakh/contracts'

const named: readonly (readonly [IntakeKey, RegExp])[] = [
  [
    'amenities_edc',
    /^[^a-z0-9]*(?:e\W*d\W*c\b|(?:external|outer|peripheral)\s+dev)|\bdevelopment\s+charges?\s*\(external|\(\s*e\.?\s?d\.?\s?c\.?\s*\)/iu,
  ],
  [
    'amenities_idc',
    /^[^a-z0-9|]*(?:[i1l|]\W*d\W*c\b|internal\s+dev|infra(?:structure|\.)?(?:\s+dev|\s+charges?|$))|\bdevelopment\s+charges?\s*\(internal|\(\s*i\.?\s?d\.?\s?c\.?\s*\)/iu,
  ],
  [
    'amenities_plc',
    /^[^a-z0-9]*(?:p\W*l\W*c\b|pref(?:erential|erred|\.)?\s+loc|location\s+charges?)|\bpreference\s+charges?\b|\b(?:facing|floor|view|location)\s+preference\b|^\W*(?:(?:north|south|east|west)(?:[\s-]*(?:north|south|east|west))?|park|road|garden|pool|green|lake|river|sea|club|corner)[\s-]+(?:facing|view)\b|\b(?:corner|(?:park|road|garden|pool|green)[\s-]+facing)\s+(?:(?:plot|unit|flat)\s+)?(?:charges?|premium)\b|\bpref(?:erential|erred|\.)\s+(?:location|site|plot|floor|charges?)\b|\bp\.?l\.?c\b/iu,
  ],
  ['amenities_car_parking', /\b(?:car\s*(?:park|space|porch|slot|bay)|parking|covered\s+park|garage)/iu],
  [
    'amenities_power_backup',
    /\b(?:p(?:o?we?r)\s*-?\s*back|\bk\.?v\.?a\.?\s+back|generator|d\.?g\.?\s*(?:set|back|power)|gen\s?set|inverter|standby\s+power)/iu,
  ],
]

/** Lines of a price sheet that are no one-time charge of their own. */
const notCharge =
  /^\W*(?:\d{1,2}\s+)?registration\b|^\W*(?:the\s+)?(?:space|unit|flat|villa|apartment|house|home|row\s*house|plot)(?:\s+(?:with|and|&|\+)\s+(?:the\s+|its\s+)?(?:land|plot|house|villa|built\w*))?\W*(?:@.*)?$|(?<!\bshare\s+)\b(?:earnest|registration|booking|application)\s+(?:money|deposit)\b|\badjusted\b|\bshare\s+(?:of|in)\s+(?:the\s+)?common\b|\b(?:increase[ds]?\s+(?:in|of)\s+(?:the\s+)?(?:\w+\s+)?area|(?:additional|excess|extra|increased)\s+area|area\s+(?:increase|difference))\b|\b(?:unit|flat|apartment|land|building|construction|project|plot|villa|house)\s+(?:&\s*\w+\s+)?cost\b|\b(?:basic|premium|base|total|sub[\s-]*total|grand|sum|gst|tax|cess|stamp|less|received|paid|payable|balance|due|now|discount|rebate|consideration|price|instal?ment|booking|token|interest(?![\s-]+free)|market|guideline|cost\s+of|tentative|estimated|value|rate|amount\s+(?:paid|due)|(?:registration|processing|transfer|admission|application)\s+fees?|duty|rupees|slab|agreement|completion|possession|excavation|foundation|wanted|e\.?d\.?c|i\.?d\.?c)\b/iu
/** A stage of payment: "On casting of the parking floor slab", "10 % on booking". */
const stage = /^\W*(?:\d{1,3}\s*%|(?:up)?on\b|at\s+the\s+time\b|within\b|after\b|before\b)|\bslab\b|\bcasting\b|\binstal?ment\b/iu

/** A label whose figure is a number of something: "Electricity meter no.", "Parking slot allotted". */
const numbered =
  /(?<!\d\s*)\b(?:no|number|id|code|serial|pin|gstin|contact|mobile|phone|tel|a\/c|account|consumer|allotted|assigned|earmarked|s\.?\s?no)\b[\s.:)#–-]*$/iu
/** A figure behind the first part of such a number: "P2-521", "B/14". */
const numberBegun = /(?:^|[\s:(])(?:\p{Lu}{1,2}|(?=\p{L}*\d)[\p{L}\d]{2,6})[/-]$/u
/** Whether the figure behind these words is a number that somebody gave, and no amount. */
export const namesNumber = (before: string): boolean => numbered.test(before) || numberBegun.test(before)

/** The field that a charge has of its own; null for all others. */
export const chargeKeyOf = (label: string): IntakeKey | null =>
  ofOtherVehicle.test(label) ? null : (named.find(([, pattern]) => pattern.test(label))?.[0] ?? null)
/** A place for a scooter is none for a car, nor is the upkeep of one. */
const ofOtherVehicle = /\b(?:two|2)[\s-]*wheeler|\b(?:bike|scooter|cycle|visitor)|\bparking\s+(?:maintenance|cleaning)/iu
/** Whether a line of a price sheet is a one-time charge without a field of its own. */
export const isOtherCharge = (label: string): boolean => !notCharge.test(label)
/** What a charge without a field is called; any other words around an amount may be of the price or of a payment. */
const otherNouns =
  /\b(?:club\w*|corpus|sinking|deposit|connections?|maintenance|legal|ifms|electri\w*|water|sewer\w*|gas|meter|fund|membership|documentation|amenit\w+|infrastructure|fire|share\s+(?:money|capital)|society|association|formation|intercom|piped?|solar|borewell|transformer|lifts?|elevators?|installation|security|outgoings|development|free[\s-]?hold|conversion|mescom|m\.?s\.?e\.?b|msedcl|mahavitaran|mpeb|kseb|bescom|tneb|uppcl|discom|cesc|auda|bwssb|hmws\w*)\b/iu
/** Whether words name a charge surely: one with a field, or by a noun of such charges. */
export const namesCharge = (label: string): boolean => chargeKeyOf(label) !== null || (otherNouns.test(label) && isOtherCharge(label))
/** Whether a line of a price sheet tells when something is to be paid. */
export const isStage = (label: string): boolean => stage.test(label)

/** A charge's name without its rate; a word or two in brackets belong to it. */
export const shortLabel = (label: string): string =>
  label
    .split(/,|\s*(?:@|\bper\b)|\((?![^()]{1,16}\))/u)[0]
    ?.replace(/\s+(?:rs\.?\s*)?\d[\d,.]*\s*(?:psf|p\.s\.f\.?|%|\/\s*[\p{L}.]+)\s*$/iu, '')
    .replace(/\s+(?:rs\.?|l\.?s\.?|lump\s?sum|fixed|one[\s-]time)?$/iu, '')
    .trim() ?? ''
