import { firmName } from '../../names/firm-names.ts'
import { personTitles } from '../../names/name-words.ts'
import { peopleIn } from '../../names/names.ts'
import type { Party } from './parties.ts'
import { headRole, sideOf } from './roles.ts'
import { allMatches } from '../../all-matches.ts'

const titled = String.raw`(?:shri|smt|sri|mrs|mr|ms|thiru|tmt)\b\.?\s*\p{Lu}`
const heading = new RegExp(
  String.raw`(?:^|[\n\t]|(?<=\p{L}{3}|\d)\.[ ](?=[^.:\n]{3,30}:)|(?<=\b(?:and|between|by)|[,;])[ ](?=[^.,:\n]{3,40}:))[ ]*(?:\(?\w{1,2}[.)]\s*)?(?:[\p{L}\p{M}][\p{L}\p{M}. ]{2,23}[/|][ ]*)?(?:(?:the|details?\s+of|names?(?:\s+and\s+address(?:es)?)?\s+of|particulars\s+of|in\s+favou?r\s+of|(?:claiming|executing)\s+part(?:y|ies)\s*\(?|[\p{L}\p{M}][\p{L}\p{M} ]{2,23}\()\s*)*${headRole}(?:\s+of\s+(?:the\s+|this\s+)?(?:bana\s?khat|sata\s?khat|bayana|agreement|deed|gift|sale)(?=\s*[:=–-]))?(?:\s*[-–/]\s*(?:the\s+)?(?:sellers?|vendors?|owners?|lessors?|donors?|purchasers?|buyers?|vendees?|lessees?|donees?)(?![\p{L}]))?(?:\s+(?:details?|names?|particulars?|side|(?:no\.?\s*)?\(?\d\)?))*(?:\s*\([^)\n\t]{3,24}\))?["”’)]*\s*(?::+-?|[-–—=]+|\t|(?=\n)|(?<=(?:^|[\n\t])[^\n\t:,]{3,40})(?=${titled}))\s*`,
  'giu',
)
/** "between the LESSOR, X Trust; and the SUB-LESSEE, Smt. A": the role stands before the name. */
const apposed = new RegExp(String.raw`(?<=\b(?:and|between|amongst?|by)|[;,])\s+the\s+${headRole}\s*,\s+(?=${titled})`, 'giu')
/** "and Second party (purchaser) Sh. A": a party's number, its role in brackets, and no mark before the name. */
const numberedAside = new RegExp(
  String.raw`(?<=\b(?:and|between|amongst?|by)|[;,])\s+(?:the\s+)?(?:first|second|third|other|one)\s+part(?:y|ies)\s*[,.;]?\s*\(\s*(?:the\s+)?${headRole}\s*\)[\s,.]*(?=(?:${personTitles})\b)`,
  'giu',
)
/** "FIRST: S. A" over "SECOND: Sh. B": parties by their number alone. */
const byNumber = new RegExp(
  String.raw`(?:^|\n)[^\S\n]*(?:the\s+)?(first|second|other)(?:\s+side)?\s*[:–-]\s*(?=(?:${personTitles}|S)\b)`,
  'giu',
)
/** Both, in their order, as parties are called; none where only one has a number. */
function numberedHeads(text: string): RegExpExecArray[] {
  const heads = allMatches(text, byNumber)
  if (heads.length !== 2 || !/first/iu.test(heads[0]?.[1] ?? '') || /first/iu.test(heads[1]?.[1] ?? '')) return []
  for (const head of heads) head[1] = `${head[1] ?? ''} party`
  return heads
}
/** "Party of the First Part (Purchasers)": the role in brackets says more. */
const inBrackets = /\(([^)]*)\)/u
const headRolePattern = new RegExp(headRole, 'iu')
const headedMost = 700

/** Where the words of a party end: at a sentence of the deed, or at a label that speaks of something else. */
const partyEnds =
  /\n\s*\n|\bin\s+favou?r\b|\)\.\s|\b(?:whereas|witnesseth|hereinafter)\b|\n(?!\s*\(|[^\n\t]{0,40}\b(?:pan|age|address|mobile|occupation|father|husband)\b)(?=[^\n:\t]{2,30}\t)|\n(?!\s*(?:\(?\d{1,2}[.)]|no\b|name|block|plot|flat|floor|building|road|pan|pin|age|(?:\p{L}+\s+){0,2}address|correspondence|mobile|mob|cell|phone|ph|tel|contact|e-?mail|aadh|occupation|nationality|residen|s\/o|w\/o|d\/o|r\/o))(?=[^\n:,]{2,40}:)/iu
/** "Vendee No. 2", "Second holder", "Joint member": with whom the one before holds. */
const another = /\b(?:second|third|joint|jt|co)\b|\b(?:no\.?\s*)?\(?[2-9]\)?\s*[:=\t–—-]*\s*$/iu

/** Whoever holds with another is not the first, even where that one is told elsewhere. */
const withAnother = /\b(?:joint|jt|co)\b|\b(?:second|third)\s+(?!part)/iu

/** Parties under a heading of their role: "BUYER - Smt. A, wife of …", "VENDEES: 1. A 2. B". */
export function headedParties(text: string): Party[] {
  const heads = [
    ...allMatches(text, heading),
    ...allMatches(text, apposed),
    ...allMatches(text, numberedAside),
    ...numberedHeads(text),
  ].toSorted((a, b) => a.index - b.index)
  const parties: Party[] = []
  for (const [at, match] of heads.entries()) {
    const party = partyUnder(text, match, heads[at + 1]?.index ?? text.length)
    const last = parties.at(-1)
    if (!party) continue
    if (last && last.side === party.side && last.people.length > 0 && party.people.length > 0 && another.test(match[0])) {
      last.people.push(...party.people)
      last.end = party.end
    } else if (party.firm || !withAnother.test(match[0])) parties.push(party)
  }
  return parties
}

const anyRole = new RegExp(headRole, 'giu')
/** "Builder / Second party": the party's number says less than its role. */
const roleIn = ([whole, role = '']: RegExpExecArray): string =>
  /part(?:y|ies)$/iu.test(role)
    ? (allMatches(whole, anyRole)
        .map(([, one = '']) => one)
        .find((one) => !/part(?:y|ies)$/iu.test(one)) ?? role)
    : role

/** "(Vendee)" below "2. Kreta": the second line of the heading, amid the words of the party. */
const labelsRest = /(?<=\n[ ]*)\([^()\n\t]{3,20}\)(?=\t)/gu

const secondOfList = /^\s*\(?(?:2|ii|b)[.)]\s/u

function partyUnder(text: string, match: RegExpExecArray, next: number): Party | null {
  const start = match.index + match[0].length
  const whole = text.slice(start, Math.min(next, start + headedMost))
  const marked = /[:=–—-]\s*$/u.test(match[0])
  const stretch = (whole.split(partyEnds)[0] ?? '').replace(labelsRest, (label) => ' '.repeat(label.length))
  const firm = firmName(stretch.split('\n')[0] ?? '')
  const people = firm ? [] : peopleIn(stretch)
  const first = people[0]
  // what stands before the second of a list ends the words of the first
  if (!marked && secondOfList.test(whole)) return null
  // below a heading without a mark only a person that shows as one
  const isFurther = withAnother.test(match[0]) && first?.start === 0 && first.name.includes(' ')
  if ((!firm && !first) || (!marked && !first?.sure && !isFurther) || (first && first.start > 12)) return null
  const role = headRolePattern.exec(inBrackets.exec(match[0])?.[1] ?? '')?.[1] ?? roleIn(match)
  return {
    side: sideOf(role),
    people: people.map((one) => ({ ...one, start: one.start + start, end: one.end + start })),
    firm,
    role,
    start,
    end: start + (stretch.trimEnd().length || 1),
    signs: ['party_headed', ...(first && !first.sure ? (['name_bare'] as const) : [])],
  }
}
