import { firmName } from '../../names/firm-names.ts'
import { fullStop, personTitles } from '../../names/name-words.ts'
import { peopleIn } from '../../names/names.ts'
import type { Party } from './parties.ts'
import { roleWord, sideOf } from './roles.ts'
import { allMatches } from '../../all-matches.ts'

/** "between First party A …": a role that stands before its party. */
const opening = new RegExp(String.raw`\b(?:between|amongst?)\s*:?\s+(?:the\s+)?${roleWord}[\s:,–-]+`, 'giu')
const next = new RegExp(String.raw`(?:\band\b|[;,\n])\s*(?:the\s+)?${roleWord}[\s:,–-]+`, 'giu')
/** Where what the parties agree begins. */
const agreed = new RegExp(
  String.raw`(?<=[\p{Ll}\d)]{2})${fullStop}\s+(?=(?:\d[\d.)]*\s+)?\p{Lu}\p{Ll}+\s+\p{Ll})|\b(?:WHEREAS|[Ww]hereas|WITNESSETH|[Ww]itnesseth|[Nn]ow\s+this|[Ii]t\s+is\s+(?:hereby\s+)?agreed)\b`,
  'u',
)
const [firstMost, nextMost] = [900, 500]
/** A name stands right behind its role. */
const nearest = 4

function partyOf(role: string, stretch: string, start: number): Party | null {
  const firm = firmName(stretch)
  const people = firm ? [] : peopleIn(stretch).filter(({ name, sure }) => sure || name.includes(' '))
  const [first] = people
  if (!firm && !(first && first.start <= nearest)) return null
  const moved = people.map((one) => ({ ...one, start: one.start + start, end: one.end + start }))
  return { side: sideOf(role), people: moved, firm, role, start, end: start + stretch.length, signs: ['party_headed'] }
}

/** The two parties of an agreement that are called before they are named: "between First party A, son of …, and Second party B". */
export function prefixedParties(text: string): Party[] {
  for (const first of allMatches(text, opening)) {
    const from = first.index + first[0].length
    const rest = text.slice(from, from + firstMost)
    const second = allMatches(rest, next).find(([, role = '']) => sideOf(role) !== sideOf(first[1] ?? ''))
    if (!second) continue
    const at = from + second.index + second[0].length
    const parties = [
      partyOf(first[1] ?? '', rest.slice(0, second.index), from),
      partyOf(second[1] ?? '', text.slice(at, at + nextMost).split(agreed)[0] ?? '', at),
    ]
    if (parties.every((one) => one !== null)) return parties
  }
  return []
}

const between = /\b(?:between|amongst?)\b\s*:?\s*/giu
const andPerson = new RegExp(String.raw`[,;]?\s*\band\s+(?=${personTitles}\b)`, 'giu')

/** A firm and the persons who buy from it, where neither is called by a role: "between A Infracon, represented by B, and Shri C along with Smt. D". */
export function firmAndBuyers(text: string): Party[] {
  for (const { index, 0: opens } of allMatches(text, between)) {
    const from = index + opens.length
    const rest = text.slice(from, from + firstMost).split(agreed)[0] ?? ''
    const joint = allMatches(rest, andPerson).find((match) => firmName(rest.slice(0, match.index)) !== null)
    if (!joint) continue
    const at = joint.index + joint[0].length
    const parties = [partyOf('promoter', rest.slice(0, joint.index), from), partyOf('allottee', rest.slice(at), from + at)]
    if (parties.every((one) => one !== null)) return parties.map((one) => ({ ...one, signs: ['party_dealt'] }))
  }
  return []
}
