const part = String.raw`[\w.+&()]+`
/** "BA 118/2021": an office's own letters before a count and its year; no word of a sentence. */
export const lettersBefore = String.raw`(?!(?:nos?|of|on|in|by|at|as|is|to|the|and|for|was|dt|dtd|vide|case|file|memo|ref|roc|lr|plan|map|act|bill|year|area|plot|site|from|with|this|form|page|item)\b)[A-Z]{2,4} (?=\d{1,5}/(?:(?:19|20)\d\d|\d\d(?!\d))(?:-\d\d)?(?![\w/]))`
/** A number of an office: parts between strokes, at times with a blank within ("PMC/Boring Road/221/2016"). */
export const code = String.raw`(?<code>(?=[\w/\-.()&+ ]{0,40}\d)(?:(?:[A-Z]\.){2,4} ?(?=\d)|${lettersBefore})?[A-Z0-9][\w.+&()]*(?: [A-Z][\w.]*(?=/))?(?:(?: ?/ ?|-| - (?=\d)|(?<=\d{4})-\n(?=\d{2}\b))${part}(?: [A-Z][\w.]*(?=/)|(?<=[).]) \d{2,8}(?=/)|(?<=\.) [Nn]os?\.? ?\d{1,8}(?=/))?)*)`
/** "No.", "Number", "#". */
export const numberWord = String.raw`(?:nos?\b\.?|number\b|#)`
const vide = String.raw`(?:vide|under|bearing|in|by|as\s+per|through)`
/** Papers of an office that have a number. */
export const office = String.raw`(?<![/-])(?:permit|permission|memo|letter|order|proc(?:eedings?)?|file|endst|endorsement|ref|case|licen[cs]e|sanction|approval|[bp]\.?\s?p|l\.?\s?p(?:\.?\s?a)?|r\.?\s?c|lr|roc|d\.?\s?dis|b\.?\s?a|b\.?\s?l|p\.?\s?p|v\.?\s?p)`
/** The plan's number in any paper: "sanctioned plan bearing No. …", "approved … vide Permit No. …". */
export const planClauses = [
  // "Plan licence: MCC BL/2213/2022-23 dated …"
  String.raw`\b(?:plan|building)\s+licen[cs]e\s*[:–-]+\s*(?:\p{Lu}{2,6}\s+)?(?=\p{Lu}[\w.]{0,8}[/-]\d)${code}`,
  // "Plan sanction L.P. No. 441/2018-19"
  String.raw`\b(?:plan|building|map)\s+(?:sanction|approval|licen[cs]e)\s+(?:vide\s+)?(?:l\.?\s?p|b\.?\s?p|b\.?\s?a|p\.?\s?p|b\.?\s?l)\.?\s*${numberWord}\s*[:\-–]?\s*${code}`,
  String.raw`\b(?:building\s+(?:permit|permission|plan|sanction|licen[cs]e)(?!s?\s+(?:department|dept|section|cell|branch|wing|office|committee)\b)|(?:development|planning)\s+permi(?:t|ssion)|permit|raja\s?chit+h?i|plan\s+(?:sanction|approval|permit)|sanction(?:ed)?\s+(?:plan|letter|order|memo)?|approved\s+(?:building\s+)?(?:plan|map|drawing)|(?:plan|map)\s+(?:duly\s+)?(?:approved|sanctioned|passed)|commencement\s+certificate)\b[^.;]{0,60}?\b(?:${numberWord}|memo|vide|ref(?:erence)?\b\.?|bearing)\s*(?:${numberWord})?\s*[:\-–]?\s*${code}`,
  String.raw`\b(?:plan|map|drawing|layout|construction|building)s?\b[^;]{0,60}?\b(?:approved|sanctioned|passed|released|granted|permitted)\b[^;]{0,110}?\b${vide}\b[^;]{0,50}?\b${numberWord}\s*[:\-–]?\s*${code}`,
  String.raw`\b(?:approv(?:ed|al)|sanction(?:ed)?|passed|released|granted|permitted|obtained|secured|got)\b[^;]{0,60}?\b(?:plan|map|drawing|construction|building)s?\b[^;]{0,110}?\b${vide}\b[^;]{0,30}?\b${office}\b\.?\s*(?:${numberWord})?\s*[:\-–]?\s*${code}`,
  // "plan sanctioned by the corporation vide File ID 10048814"
  String.raw`\b(?:plan|map|drawing)s?\s+(?:\w+\s+)?(?:approved|sanctioned|passed|released)\b[^;]{0,80}?\bvide\s+(?:its\s+|their\s+|online\s+)?(?:file|case|application|permit|proposal)\s+id\s*(?:${numberWord})?\s*[:\-–]?\s*${code}`,
  String.raw`\b(?:plan|map|drawing|na[kq]sha)s?\s*(?:bearing\s+)?${numberWord}\s*[:\-–]?\s*${code}(?=(?:[^.;]|\.(?=\d)){0,40}?\b(?:approved|sanctioned|passed)\b)`,
  String.raw`\b(?:building|planning|development)\s+(?:permit|permission|licen[cs]e)\s*[:(–-]?\s*(?=[A-Z\d][\w.]{0,11}[/-])${code}`,
  // "Plans were approved by the Planning Body under CDC/VP-0441/BP/2013"
  String.raw`\b(?:plan|map|drawing)s?\s+(?:\w+\s+){0,3}(?:approved|sanctioned|passed)\b[^.;]{0,60}?\b(?:under|vide)\s+(?=[A-Z]{2,8}[/-][\w/-]*/[\w/-]*\d)${code}`,
  // "Sanction plan 2011120088 dt 14.06.2011"
  String.raw`\b(?:sanction(?:ed)?|approved)\s+(?:building\s+)?plan\s*[:–-]?\s*(?=[A-Z\d][\w/-]{4,})${code}(?=\s*,?\s*(?:dated?|dtd?)\b)`,
].map((pattern) => new RegExp(pattern, 'giu'))
/** "has granted the commencement certificate to develop the Project vide approval dated … bearing registration no. …", as rules of states word it. */
export const grantedToDevelop = new RegExp(
  String.raw`\bcommencement\s+certificate\b[^;]{0,60}?\bvide\s+(?:its\s+)?approval\b[^;]{0,40}?\bbearing\s+(?:registration\s+|approval\s+|file\s+)?${numberWord}\s*[:\-–]?\s*${code}`,
  'giu',
)
