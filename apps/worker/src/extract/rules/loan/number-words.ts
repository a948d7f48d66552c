/** How lenders write the numbers of their systems, and what they call them. */

/** Words that stand before a number without being a part of it. */
const noPrefix =
  '(?:NO|NOS|ID|REF|DT|DTD|RS|OF|AND|IS|FOR|SL|SR|APP|APPL|APPLN|CASE|FILE|LEAD|LOS|LAN|ARN|URN|R?LL?MS|CRM|LOAN|FORM|DATE|NIL|NA|PIN)'
/** Capitals before the figures, parted by a blank, as in "LAF 607549". */
const prefix = String.raw`(?:(?!${noPrefix}\b)[A-Z]{2,6}[ ](?=\d{3}|\d+[\/-]))?`
const groups = String.raw`\d{4}(?:[ ]\d{4}){1,3}(?![\d\/-])`
/** "BPL 26 1187": a branch's letters, the year and a count, parted by blanks. */
const branchAndYear = String.raw`(?!${noPrefix}\b)[A-Z]{2,5}[ ]\d{2}[ ]\d{3,6}(?![\d\/-])`
/** A number that a lender's system gives: letters, digits, strokes; at least three digits. */
export const code = String.raw`(?<code>${prefix}(?:${groups}|(?:[A-Z]{1,4}|\d{2,6})-[ \n]\d[0-9/\-]{3,30}|(?=[A-Z/\-]{0,14}\d)[A-Z0-9][A-Z0-9/\-.]{3,30}|${branchAndYear}|\d{3}(?=\s*,?\s*(?:dated|dt|dtd)\b)))`
/** A second name for it in the same pattern. */
const codeAgain = code.replace('?<code>', '?<coded>')
const anyCode = new RegExp(
  String.raw`^[\s:#.\-–=(]*(${branchAndYear}|${prefix}(?:(?:[A-Z]{1,4}|\d{2,6})-[ \n]\d[0-9/\-]{3,30}|${groups}|[A-Z0-9][A-Z0-9/\-._]{3,30}|\d{3}(?=\s*,?\s*(?:$|(?:dated|dt|dtd)\b))))`,
  'iu',
)

export const gap = String.raw`\s*[:=#.\t–-]*\s*`
/** In which of its books a lender numbers: "Proposal inward no." */
const book = String.raw`(?:\s+(?:inward|outward|register|tracking|sanction|entry|registration|regn\.?|regd\.?))?`
const aside = String.raw`(?:\s*\([^()\n]{2,24}\))?`
const numberWord = String.raw`(?:(?:क्रमांक|संख्या|सं|क्र|नंबर)(?![\p{L}\p{M}])|no\b|id\b|ref(?:erence)?\b|number\b|nr\b|#|serial\b|s[rl]\b|form\b|code\b|bearing\b|kramank\b|(?:&|and)\s+date\b)`
/** "of the customer is", "given by the centre is", "under". */
const verb = String.raw`(?:\s+(?:of|for|given|issued|allotted|generated|created|by|in)\s[^\n\t:;.,]{2,34}?)?(?:\s+(?:is|was|being|numbered|under|vide|bears|bearing|carries|as)\b)*`
/** What a lender numbers, the surest first: where a paper numbers several, the application counts before the file and the account. */
const ranks: readonly string[] = [
  String.raw`(?:loan\s+)?application(?:\s+form)?|appl?n?|app|los|laf|caf|urn|arn|r?l{1,2}ms|aps|laps|sfdc|finn?one|a+vedan|(?:ऋण\s+)?आवेदन(?:\s+पत्र)?|(?:कर्ज\s+)?अर्ज|loan\s+form|sourcing(?:\s+application)?|unique\s+reference`,
  String.raw`lan|crm(?:\s+lead)?|lead|case|proposal|prospect|login|deal|enquiry|inquiry|opp(?:ortunity)?|initiation|tracking`,
  String.raw`(?:loan\s+)?(?:file|case|request)`,
  String.raw`loan(?:\s*(?:a\/c|account))?|home\s+loan|(?:hl|lap|tl)\s+(?:a\/c|account)`,
]
const what = String.raw`(?:${ranks.join('|')})`
/** "LOS No. …", "Loan Application Ref: …", "Unique Reference Number (URN): …", "application is numbered …". */
export const told = new RegExp(
  String.raw`\b(?:application|proposal|request)\s+(?:dated|dt|dtd)\b\.?\s*[\d./-]{6,10}\s*,?\s*(?:(?:bearing|with|and)\s+)?(?:no|number)\b\.?\s*(?=[A-Z/ -]{0,12}\d{3})${codeAgain.replace('?<coded>', '?<dated>')}|(?<![\p{L}\p{M}\d_]|[\p{L}\d][/-](?=\p{L}{2,4}[/-]\d))${what}\.?(?:\s*\/\s*(?:file|lead))?${book}${aside}\s*(?:[(]?${numberWord}\.?\s*){1,4}${aside}${verb}${gap}${code}|\b${what}\s+(?:of\s+(?:[^.;:\n]|(?<=\b\p{L}{1,4})\.){2,50}?\s+)?(?:is|was|being)?\s*(?:numbered|(?:bears|carries|has)(?=\s+(?:no|number)\b)|(?:registered|entered|logged|tagged|marked|booked|recorded|listed|created|known)\s+(?:as|under|at|vide|with))\s+(?:(?:serial|s[lr]|s)\b\.?\s*)?(?:(?:no|number)\b\.?\s*)?${code}|\b(?:application|proposal|request)\s+(?:of|from|by)\s+(?:[^.;:]|(?<=\b\p{L}{1,4})\.|\.(?=\d)){4,300}?,?\s+(?:and\s+)?(?:numbered|bearing\s+(?:no|number)\b\.?)\s+(?:as\s+)?${codeAgain}`,
  'giu',
)
/** "Their LAN with us is CHN-BT-001882". */
export const saidToBe = new RegExp(
  String.raw`\b(?:lan|los|lead|loan\s+application|application|file|case|proposal|prospect)\b(?:\s+(?:no|id|number)\b\.?)?(?:\s+(?:with|at|in|of)\s+(?:us|our\s+\p{L}+|the\s+\p{L}+))?\s+(?:is|being|reads)\s*:?\s*(?=[A-Z/-]{0,14}\d[\w/-]*\d{2})${code}`,
  'giu',
)
/** "Valuation request 8215/520088", "conduct valuation for 8215/520088": what is asked for by the case's number alone. */
export const ofTask =
  /\b(?:valuation|technical|inspection|site\s+visit)(?:\s+(?:request|case|visit|ref(?:erence)?)\b\.?)?\s*(?:(?:for|of|in|no)\b\.?|[#:–-])?\s*(?!\d{1,2}[/-](?:19|20)\d\d\b)(?<code>(?=[A-Z/-]{0,10}\d[A-Z\d/-]*\d{3})[A-Z\d]+(?:[/-][A-Z\d]+)+)(?=[\s,;)]|\.?(?:\s|$))/giu
const sure = String.raw`(?:los|lan|urn|arn|rlms|lead|appl?n?|app|proposal|prospect|file|login)`
/** The same without "No.": "URN 2209117788", "Proposal 45/2023-24/HSG". */
export const short = new RegExp(
  String.raw`\b${sure}\b\.?(?!-(?![A-Z]{2,6}\/\S*\d{3})\w)(?:\s+under\b)?${gap}(?!(?:19|20)\d\d\b[^\/-])${code}|\b(?:(?:loan\s+)?(?:application|case)\b|loan\s+(?:a\/?c|account)\b\.?)\s*[:#(–-]*\s*(?=[A-Z\s/-]{0,12}\d[\w/-]{0,24}\d{2})(?!(?:19|20)\d\d\b[^\/-])${code}`,
  'giu',
)

/** How sure what a number is of is the application: 0 is the surest. */
export function rankOf(words: string): number {
  const at = ranks.findIndex((rank) => new RegExp(String.raw`(?<![\p{L}])(?:${rank})(?![\p{L}])`, 'iu').test(words))
  return at < 0 ? ranks.length : at
}

const digitsOf = (text: string): string => text.replace(/\D/gu, '')
const isDateLike = (text: string): boolean => {
  const [, day, month] = /^(\d{1,2})[/.-](\d{1,2})[/.-]\d{2,4}$/u.exec(text) ?? []
  return day !== undefined && Math.min(Number(day), Number(month)) <= 12 && Math.max(Number(day), Number(month)) <= 31
}
const isMobile = (text: string): boolean => /^[6-9]\d{9}$/u.test(text)
const isYear = (text: string): boolean => /^(?:19|20)\d\d(?:-\d\d)?$/u.test(text)

/** "MCCB/MOGA/LAP/41": a branch's own count behind its letters. */
const inParts = /^[A-Z]{2,}(?:\/[A-Z\d]+){2,}\/\d{1,2}$/iu

/** The number that a text begins with; null for a date, a year or what has too few digits. */
export function codeOf(text: string): string | null {
  // what stands before the figures in small letters is a word of the sentence
  const found = anyCode
    .exec(text)?.[1]
    // "H- 425/5057" broke behind its hyphen
    ?.replace(/^([A-Z]{1,4}-|\d{2,6}-)\s/iu, '$1')
    ?.replace(/[.\-/_]+$/u, '')
    .replace(/^(?=\p{L}*\p{Ll})\p{L}+\s/u, '')
  return found && (digitsOf(found).length >= 3 || inParts.test(found)) && !isDateLike(found) && !isYear(found) ? found : null
}

/** A PIN behind a place: "PUNE 411045". */
const placeAndPin = /^\p{L}{3,}[- ]\d{6}$/u
const system = /^(?:LOS|LAN|LAF|CAF|APPL?N?|URN|ARN|LEAD|FILE|PROP|HFL)\b/iu

/** Whether a piece of a subject is a number of some system and nothing else. */
export const looksLikeCode = (piece: string): boolean =>
  /^[A-Z]{0,8}[-/ ]?(?:[A-Za-z0-9]+[-/])*[A-Za-z]{0,6}\d{2,}(?:[-/][A-Za-z0-9]+)*$/u.test(piece) &&
  (digitsOf(piece).length >= 5 || ((/\//u.test(piece) || /^[A-Z]{3,8}-/u.test(piece)) && digitsOf(piece).length >= 4)) &&
  !isDateLike(piece) &&
  !isMobile(piece) &&
  !/^\d{6}$/u.test(piece) &&
  !(placeAndPin.test(piece) && !system.test(piece))
