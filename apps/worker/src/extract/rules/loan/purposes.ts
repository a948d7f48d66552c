import { classOf } from './classes.ts'
import { allMatches } from '../../all-matches.ts'

const credit = String.raw`(?:loans?|facility|advance|finance|financial\s+assistance|limit|लोन)`
const deed = String.raw`(?:put(?:ting)?\s+up\s+(?:an?\s+|the\s+)?(?:[\w-]+\s+){0,3}?(?:house|home|building|dwelling|floors?)|erect(?:ing|ion)?\b|(?:flat|house|home|plot|site|land|apartment|villa)\s+(?:purchase|construction|repairs?|renovation|extension|improvement)|purchas\w*|acqui(?:re|ring|sition)\w*|buy(?:ing)?\b|construct\w*|build(?:ing)?\b|repair\w*|renovat\w*|improv\w*|exten(?:d|sion)\w*|tak(?:e|ing)\s*over)`
/** What is done to a house of one's own; who "wants to buy" may mean anything. */
const ownDeed = String.raw`(?:construct\w*|build(?:ing)?|put\s+up|erect|repair|renovate|extend|raise)`
const what = String.raw`(?<what>${deed}[^.;\n]{0,60})`
/** A full stop that ends no sentence: of "Rs.", of titles and initials, of figures. */
const dotted = String.raw`\b(?:rs|nos?|mrs?|ms|dr|smt|shri|sri|sh|km|thiru|tmt|thirumathi|selvi|\p{L})\.|\.(?=\d)`
/** "The loan is sought for construction of a house", "for purchase of a flat we sanction a loan". */
const clauses = [
  String.raw`\b${credit}\b(?:[^.;\n]|${dotted}){0,160}?\b(?:for|towards|to)\s+(?:the\s+)?(?:purposes?\s+of\s+)?(?:the\s+|a\s+)?${what}`,
  // "resolved to grant Rs. 18,50,000 for construction of a house"
  String.raw`\b(?:grant|sanction|lend|advance|disburse|borrow|require|need)(?:ed|s|ing)?\s+(?:(?:a|an)\s+(?:sum|amount)\s+of\s+)?(?:rs\.?|inr|₹)\s*[\d,.]+(?:\s*\/-)?(?:\s*(?:lakhs?|lacs?|crores?))?[^.;\n]{0,30}?\bfor\s+(?:the\s+)?(?:purposes?\s+of\s+)?${what}`,
  // "with reference to your request for home improvement", "under the head House Repair a sum of Rs. 4,00,000"
  String.raw`\b(?:request|application|proposal|requirement)\s+(?:\w+\s+){0,2}?for\s+(?:(?:an?|the|availing)\s+)?${what}`,
  String.raw`\bunder\s+(?:the|our|its)\s+(?:head|scheme|product|category|segment|purpose)\b(?:\s+of|\s*:)?\s*${what}`,
  // "Renovation / repair of house - account of Hari Sen": the subject of a request
  String.raw`(?<=(?:^|\n)[^\S\n]*(?:sub(?:ject)?\s*[:.–-]+\s*)?)(?<what>(?:construction|repairs?|renovation|extension|improvement|purchase)\b[^.;\n]{0,40}?)\s[–—-]\s*(?:account|a\/c|case|file|proposal|application)\s+of\b`,
  String.raw`(?<![\p{L}\p{M}])(?<what>(?:(?:गृह|भवन|मकान|घर|प्लॉट|भूखण्ड|भूखंड|फ्लैट|आवास)\s*(?:के\s+)?(?:निर्माण|क्रय|खरीद|मरम्मत|सुधार|विस्तार|बांधकाम|खरेदी|दुरुस्ती)|घरबांधणी))\s*(?:हेतु|के\s+लिए|के\s+लिये|साठी|करिता)(?=[^।\n]{0,80}(?:ऋण|कर्ज|लोन))`,
  // "bhawan marammat hetu rin ka avedan"
  String.raw`\b(?<what>(?:bha[vw]an|maka+n|gri?ha?|ghar|plot|flat|a+[vw]a+s)\s+(?:k[aei]\s+)?(?:marammat|nirma+n|kra?ya?|kharid\w*|sudha+r|vista+r))\s+(?:hetu|ke\s+li[ye]e?)\b(?=[^.;\n]{0,80}\b(?:rin|karja?|loan|lon)\b)`,
  String.raw`\bfor\s+(?:the\s+)?${what.replace('0,60', '0,50')}\b(?:a|the|your)\s+(?:term\s+)?${credit}\b`,
  String.raw`\b(?:wants?|wish(?:es)?|intends?|proposes?|plans?|is|are)\s+(?:to\s+)?${what}\b(?:with|by|through)\b[^.;\n]{0,16}\b${credit}\b`,
  // what the borrowers mean to do, in a paper about their loan
  String.raw`\b(?:parties|part(?:y|ies)|customers?|borrowers?|applicants?|loanees?|they|he|she|couple)\s+(?:also\s+|now\s+|both\s+|jointly\s+)?(?:wants?|wish(?:es)?|intends?|proposes?|plans?|desires?|(?:is|are)\s+(?:going|planning|proposing))\s+to\s+${what.replace(deed, ownDeed)}`,
  String.raw`\b${credit}\b(?:[^.;\n]|\b(?:rs|nos?)\.){0,50}?(?<what>\bagainst\s+(?:the\s+|my\s+|our\s+|his\s+|her\s+)?(?:mortgage|\w+\s+property|property|house|flat|shop|building)\b)`,
].map((clause) => new RegExp(clause, 'giu'))
/** What a loan may not be used for, or what is checked before it is paid out. */
const notPurpose = /\b(?:not|insurance|after|before|stage\s+of|progress\s+of|disburs\w*|other\s+than)\b/iu
/** A line that goes on in the next one. */
const wrapped = /\n(?=\p{Ll})/gu

/** What sentences say that a loan is for. */
export function purposesIn(text: string): { kind: string; start: number; end: number }[] {
  const flat = text.replace(wrapped, ' ')
  return clauses.flatMap((clause) =>
    allMatches(flat, clause).flatMap((match) => {
      const kind = notPurpose.test(match[0]) ? undefined : classOf(match.groups?.['what'] ?? '')
      return kind ? [{ kind, start: match.index, end: match.index + match[0].length }] : []
    }),
  )
}
