import { firmName } from '../../names/firm-names.ts'
import { peopleIn } from '../../names/names.ts'
import type { Party } from './parties.ts'
import { allMatches } from '../../all-matches.ts'

/** Who gave and who got, as the registrar's index of western offices heads them, in either language. */
const sides =
  /(?<seller>(?:करू?ु?न|लिहू?ु?न)\s*(?:दे|ठेव)\p{L}*|\b(?:karun|lihun)\s*(?:den|thev)\p{L}*|\bexecuting\s+part(?:y|ies)|\bexecutants?\b)|(?<buyer>(?:करू?ु?न|लिहू?ु?न)\s*घे\p{L}*|\b(?:karun|lihun)\s*ghen\p{L}*|\bclaiming\s+part(?:y|ies)|\bclaimants?\b)/giu
/** "1): नाव:-Asha Rao वय:-41", "Name: Asha Rao, Address: …": the name stands between its mark and the age or the address. */
const entry =
  /(?:नाव|नांव|(?<!\b(?:father|husband|mother|guardian)['’]?s?\s*)\bname|\bna+v|;(?=[^:;\n]{4,60}\b(?:vay|age)\b))\s*[:.]?\s*[-–]?\s*(?<name>[\p{Lu}\p{Lo}](?:[^:;\n]|\n(?=[^\n\t]{0,40}\t)){2,100}?)[\s,;]*(?:(?:वय|\bage|\bvay)\s*[:.\d]|(?:पत्ता|\baddress|\bpatta)\s*[:.])/giu
/** The second line of the heading beside, within a name that two lines hold. */
const headingBeside = /\n[^\n\t]{0,40}\t/gu

/** The parties of an index of registered deeds: "नाव:- … वय:- …" under who executed and who claims. */
export function indexedParties(text: string): Party[] {
  const heads = allMatches(text, sides).map(({ index, groups }) => ({ index, side: groups?.['buyer'] ? 'buyer' : 'seller' }) as const)
  const parties: Party[] = []
  for (const match of allMatches(text, entry)) {
    const head = heads.findLast(({ index }) => index < match.index)
    const name = (match.groups?.['name'] ?? '').replace(headingBeside, ' ').trim()
    const firm = firmName(name)
    const [person] = firm ? [] : peopleIn(name, 'named')
    if (!head || (!firm && !person)) continue
    const [start, end] = [match.index, match.index + match[0].length]
    const people = person ? [{ ...person, start, end }] : []
    const last = parties.at(-1)
    if (last?.side === head.side && person && !last.firm) {
      last.people.push(...people)
      last.end = end
    } else parties.push({ side: head.side, people, firm, role: '', start, end, signs: ['party_headed'] })
  }
  return parties
}
