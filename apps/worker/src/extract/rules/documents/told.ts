import { fromFlow, type Candidate, type Paper } from '../../candidate.ts'
import { arePapers, itemsOf, paperWords } from './items.ts'
import { runsOfPapers } from './runs.ts'
import { allMatches } from '../../all-matches.ts'

const papersWord = String.raw`(?:docs?|documents?|papers|records|originals|enclosures?|encls?|attachments?|annexures?|copies)`
const given = String.raw`(?:attached|enclosed|submitted|received|collected|lodged|provided|furnished|deposited|handed\s+(?:over|in)|given|produced|annexed|forwarded|shared|held|obtained|sent)`
const handedOver = String.raw`(?:${given}|delivered)`
/** What comes before papers that are told in a line: the rest up to the end of the statement is the list. */
const leads = [
  String.raw`\b(?:pfa|p\.f\.a\.?|pfb)\b\s*(?:the\s+)?(?:${papersWord}\b)?\s*[-:–]*\s*`,
  String.raw`\b(?:title\s+|property\s+|original\s+|following\s+|kyc\s+and\s+)*${papersWord}\b(?:[^.:;\n]|(?<=\b\p{L})\.){0,70}?(?:[:=]|\s[-–]\s)\s*`,
  String.raw`\b${papersWord}\b[^.:;\n]{0,60}\b(?:viz|namely|i\.?e|such\s+as)\b\.?\s*[,:–-]*\s*(?:the\s+)?`,
  String.raw`\bdocuments?\s+to\s+be\s+(?:deposited|lodged)\b\s*[:–-]?\s*(?:the\s+)?`,
  String.raw`\b(?:we\s+(?:have|acknowledge)|i\s+have)?\s*\b(?:received|(?<!\b(?:tax|rent|fees?|payment|deposit|per)\s+)receipt)\b[^.:;\n]{0,50}[:]\s*`,
  String.raw`\b(?:please\s+find|pls\s+find|find)\s+(?:herewith\s+)?(?:attached|enclosed)(?:\s+herewith)?\s+(?:the\s+)?(?:cop(?:y|ies)\s+of\s+(?:the\s+)?|scan(?:s|ned\s+copies)?\s+of\s+)?`,
  String.raw`\b(?:i|we|i\s*\/\s*we)\s+(?:hereby\s+|herewith\s+|also\s+)?(?:enclose|attach|submit|forward|send|hand\s+over)\b\s*(?:herewith\s+)?[:–-]?\s*(?:the\s+)?(?:(?:self[\s-]attested\s+)?cop(?:y|ies)\s+of\s+(?:the\s+)?)?`,
  String.raw`\b(?:has|have)\s+(?:submitted|furnished|provided|produced|given\s+us|deposited|handed\s+(?:over|in)|shared|uploaded|lodged)\s+(?:the\s+)?(?:cop(?:y|ies)\s+of\s+(?:the\s+)?)?`,
  String.raw`\b(?:sending|forwarding|enclosing|attaching)\s+(?:you\s+)?(?:herewith\s+)?(?:the\s+)?(?:cop(?:y|ies)\s+of\s+(?:the\s+)?)?`,
  String.raw`(?:^|\n|\.\s)\s*(?:attached|enclosed)\s+(?:herewith\b\s*)?(?:is|are)?\s*[:–-]?\s*(?:the\s+)?(?:cop(?:y|ies)\s+of\s+(?:the\s+)?)?`,
  // "docs registry, tax rasid, bijli bill" as a line of a note
  String.raw`(?:^|\n)[^\S\n]*(?:docs|documents|papers|kaga[zj]\p{L}*)[^\S\n]+(?!(?:${given}|list\w*|required|available|and|to|are|is|for|of|in|with|as|on|by|hai|bhej\p{L}*)\b)(?=\p{L}[^\n:.]*,[^\n:]*(?:\n|$))`,
  String.raw`(?:sanlagn\w*|kagad\s?patre|kaga[zj](?:a?t)?|dasta+[vw]e[jz]|(?:photo|scanned\s+)cop(?:y|ies)(?:\s+\w+)?|संलग्न\s*(?:दस्तावेज|प्रपत्र|कागजात)?|जोडलेली\s+कागदपत्रे)\s*[:\-–\t]+\s*`,
].map((lead) => new RegExp(lead, 'giu'))
/** "Papers lodged Sale Deed, Khata": a label that capitals follow without a mark. */
const unmarked = new RegExp(
  String.raw`(?:^|\n|\t)[^\S\n\t]*(?:\d{1,2}[.)]?[^\S\n]+)?(?:list\s+of\s+)?${papersWord}\s+${given}[^\S\n]+(?=\p{L}|\((?:i|a|1)\))`,
  'giu',
)
/** "Copies of sale deed & possession letter are enclosed." */
const before = new RegExp(
  String.raw`(?:\b(?:(?:cop(?:y|ies)|xerox|scans?|photocop(?:y|ies))\s+of)\s+|\b(?:originals?\s+of|the)\s+|(?<=^|\n)[ \t]*)(?<list>(?:[^.:;\n]|(?<=\b(?:regd?|regn|dt|nos?|orig|cert))\.|(?<=\b(?:cop(?:y|ies)|xerox|scans?)\s+of\s[^.:;]*)\n){6,200}?)\s+(?:is|are|have\s+been|has\s+been)\s+(?:also\s+)?(?:hereby\s+|herewith\s+)?${given}\b`,
  'giu',
)
/** "Property docs (sale deed, EC, plan) attached." */
const bracketed = new RegExp(
  String.raw`\b${papersWord}\s*\((?<list>[^()\n]{8,200})\)\s*(?:(?:is|are|have\s+been)\s+)?(?:also\s+|herewith\s+|duly\s+)?${given}\b`,
  'giu',
)
/** "We are sending a set of xerox copies (link deed, EC, plan) of the site." */
const sentInBrackets = new RegExp(
  String.raw`\b(?:sending|forwarding|enclos(?:ing|ed)|attach(?:ing|ed)|find|sent|herewith)\b[^.;:()\n]{0,60}?\b${papersWord}\s*\((?<list>[^()\n]{8,200})\)`,
  'giu',
)
/** What is still to come is not enclosed. */
const notYet =
  /\b(?:to\s+be|should|shall|must|pending|required|not\s+(?:received|submitted|available|enclosed)|awaited|collect\s+(?:the|from)|before\s+disburs\w*|will\s+(?:be|send))\b/iu
const ends =
  /(?<!\b(?:\p{L}|nos?|sr|mr|mrs|ms|dr|smt|shri|sri|regd?|regn|cert|orig|attd)|(?:^|[\s:])\d{1,2})\.(?=\s+\p{L}|\s*$|\n\s*\d{1,2}[.)]\s+\p{Lu})|\n\s*\n|\n(?=[^\n]{0,40}:)|\n(?=\s*(?:thanks|thx|thanx|tks|regards|warm|yours|kindly|please|pls|with\s+regards|rgds|for\s+\p{L}+|signature|schedule|in\s+witness|place|date)\b)|\s+(?:for\s+(?:your|ready|reference|perusal|valuation|the\s+visit)|of\s+the\s+(?:property|above|said)|with\s+this)\b/iu
/** A line that begins to say something else. */
const ownSentence = /^\s*(?:your|you|we|our|i|this|these|it|he|she|they)\s+(?:\p{Ll}+\s+){1,3}/iu
const tooFar = 420
const fullLine = 60

/** "Documents given by the seller: 1) Sale deed 2) …": papers that a deed or an agreement numbers in a line. */
const handed = new RegExp(
  String.raw`(?:\b${papersWord}\b[^.:;\n]{0,60}\b${handedOver}\b|\b${handedOver}\b[^.:;\n]{0,40}\b${papersWord}\b)[^.:;\n]{0,50}[:–-]+\s*(?=\(?(?:1|i|a)[.)]\s)`,
  'giu',
)

/** Papers that a deed or an agreement says were handed over, numbered one behind the other. */
export const handedPapers = (paper: Paper): Candidate[] =>
  allMatches(paper.flow.text, handed)
    .flatMap((match): Candidate[] => {
      const start = match.index + match[0].length
      const { text } = paper.flow
      const sentence = text.slice(text.lastIndexOf('\n', match.index) + 1, start)
      const list = listAfter(text, start)
      const items = itemsOf(list.replace(/\.\s*$/u, ''))
      const isList = items.length > 1 && arePapers(items) && !notYet.test(sentence)
      return isList
        ? [fromFlow(paper, paper.flow, 'list_of_documents', items, { start, end: start + list.length }, ['papers_listed', 'shaped'])]
        : []
    })
    .slice(0, 1)

/** What follows a lead, with the lines that it wraps over. */
function listAfter(text: string, from: number): string {
  const margin = from - text.lastIndexOf('\n', from - 1)
  const rest = text.slice(from, from + tooFar)
  const stop = ends.exec(rest)?.index ?? rest.length
  const [line = '', ...lines] = rest.slice(0, stop).split('\n')
  const out = [line]
  for (const next of lines) {
    const last = out.at(-1) ?? ''
    if (ownSentence.test(next)) break
    const isWrapped = /[,;+&/]\s*$|\b(?:and|of|the)\s*$/iu.test(last) || last.length + (out.length === 1 ? margin : 0) > fullLine
    if (!isWrapped) break
    out.push(next)
  }
  return out.join(' ')
}

/** Papers that a sentence or a line tells one after the other. */
export function toldPapers(paper: Paper): Candidate[] {
  // sentences wrap over lines, messages of a chat do not
  const text = paper.isChat ? paper.flow.text : paper.flow.text.replace(/(?<!:)\n(?=\p{Ll})/gu, ' ')
  const found: Candidate[] = []
  // what a sanction names as its security lies with the lender, or will
  const isNamed = (lead: string): boolean => lodged.test(lead) || (paper.kind === 'loan_letter' && toLodge.test(lead))
  const add = (list: string, start: number, end: number, lead: string): void => {
    // "…, plan and tax receipt; legal report is awaited"
    const own = list
      .split(/;(?=[^;]*$)/u)
      .filter((part, at) => at === 0 || !notYet.test(part))
      .join(';')
      // "PFB details, kindly initiate and share the report": what is asked for is no paper
      .replace(/[,\s]*\b(?:kindly|please|pls|plz)\b[^]*$/iu, '')
    if ((notYet.test(lead) && !isNamed(lead)) || notYet.test(own) || ofPossession.test(own)) return
    const items = itemsOf(own.replace(/\.\s*$/u, ''))
    // one word of a sentence is no list, one paper in it may be
    const isSure = items.length > 1 ? arePapers(items) : items.length === 1 && isGiven.test(lead) && paperWords.test(items[0] ?? '')
    if (isSure && items.every((item) => item.split(/\s+/u).length <= longestTold))
      found.push(
        fromFlow(paper, paper.flow, 'list_of_documents', items, { start, end }, [
          'papers_listed',
          ...(items.length > 1 ? (['shaped'] as const) : []),
        ]),
      )
  }
  for (const match of allMatches(text, sentInBrackets)) {
    const list = match.groups?.['list'] ?? ''
    const start = match.index + match[0].indexOf(list)
    add(list, start, start + list.length, '')
  }
  if (found.length > 0) return found.slice(0, 1)
  for (const pattern of [...leads, unmarked]) {
    for (const match of allMatches(text, pattern)) {
      const from = match.index + match[0].length
      if (pattern === unmarked && !/^\p{Lu}|^\(\w\)\s/u.test(text.slice(from))) continue
      const list = listAfter(text, from)
      const sentence = text.slice(text.lastIndexOf('\n', match.index) + 1, from)
      add(list, from, from + list.length, sentence)
    }
    if (found.length > 0) return found.slice(0, 1)
  }
  for (const match of [...allMatches(text, bracketed), ...allMatches(text, before)]) {
    const list = match.groups?.['list'] ?? ''
    const start = match.index + match[0].indexOf(list)
    const own = list.replace(/\s*\n\s*/gu, ' ').replace(/^.*\b(?:cop(?:y|ies)|xerox)\s+of\s+(?:the\s+)?/iu, '')
    add(own, start, start + list.length, '')
  }
  if (found.length === 0)
    for (const { items, start, end } of runsOfPapers(text))
      found.push(fromFlow(paper, paper.flow, 'list_of_documents', items, { start, end }, ['papers_listed', 'shaped']))
  return found.slice(0, 1)
}
/** "we hereby hand over vacant and peaceful possession": no paper is handed over. */
const ofPossession =
  /^\s*(?:(?:the|vacant|physical|actual|peaceful|quiet|khali|and|&|,)\s+)+possession\b(?!\s+(?:letter|certificate|slip|memo|receipt))/iu
const lodged = /\b(?:lodged|already|held)\b/iu
const toLodge = /\bto\s+be\s+(?:taken|deposited|lodged|mortgaged|kept|held)\s*(?:[:–-]|$)/iu
const longestTold = 9
const isGiven = new RegExp(String.raw`\b(?:${given}|pfa|encl\w*|attach\w*)\b[^\n]*[:–-]\s*$`, 'iu')
