import type { Sign } from '../../candidate.ts'
import { firmName } from '../../names/firm-names.ts'
import { fullStop, personTitles } from '../../names/name-words.ts'
import { peopleIn, type NamedPerson } from '../../names/names.ts'
import { atSide, callings } from './callings.ts'
import { trimmed } from './party-joints.ts'
import { roleWord, sideOf, type PartySide } from './roles.ts'
import { leadIn } from './tellings.ts'
import { allMatches } from '../../all-matches.ts'

/** A party of a deed or an agreement: its persons, or the firm that it is. */
export interface Party {
  side: PartySide
  people: NamedPerson[]
  firm: string | null
  role: string
  start: number
  end: number
  signs: Sign[]
}

interface Marker {
  side: PartySide
  role: string
  start: number
  end: number
  sign: Sign
}

/** "Mob. 98… SECOND PARTY / VENDEE" ends the words of a party, where a scan lost the leaders before it; one of several is followed by the next. */
const closing = new RegExp(
  String.raw`(?:(?<=[\p{L}\d.,)] )|(?<=\n)(?=[^\n]{5,40}\n\s*\(?(?:2|ii|b)[.)]\s))(?:first|second)\s+part(?:y|ies)\s*[/|]\s*${roleWord}(?=\s*\n|\s+\(?\d{1,2}[.)]\s)`,
  'giu',
)
const isPrintedLarge = (text: string): boolean => text === text.toUpperCase()
/** "the LESSEE/BUILDER" took the land on lease and sells what it built. */
const alsoBuilds = /^["”’)\s]*[/&]\s*["“‘]*((?:builder|developer|promoter)s?)\b/iu
const partOf = /\bof\s+the\s+(one|first|1st|other|second|2nd)\s+part\b(?!\s*(?:\([^)]*\)\s*)?[:=–-])/giu
/** 'the "Builder" of the Second Part': what a party is called says more than which one it is. */
const roleBefore = new RegExp(
  String.raw`[,;(\s]\s*(?:the\s+)?["“‘'(]*\s*${roleWord}(?:\s*[/&|]\s*(?:the\s+)?[\p{L}]{3,14}(?:\s*\(s\))?){0,2}["”’')]*\s*,?\s*$`,
  'iu',
)
const longestRole = 60
const stretchMost = 1600

/** Signatures, witnesses and who drew up the paper: nobody who stands there is told by it. */
const signatures =
  /\bin\s+witness\s+where|\bsigned\s*,?\s*(?:sealed\s*,?\s*)?(?:and\s+)?delivered\b|\n\s*(?:signed\s+by\s+)?witness(?:es)?\s*[:\d\n-]|(?:\n|\t)\s*(?:गवाह|साक्षी|gawah|sakshi)\b|\byours\s+(?:faithfully|truly|sincerely)\b|(?:\n|\t)\s*for\s+(?:and\s+on\s+behalf|m\/s|[^\n]{3,60}\b(?:ltd|limited|llp|developers|builders)\b)|\b(?:drafted|drawn)\s+by\b|\n\s*(?:प्रतिलिपि|copy\s+to\b|c\.?c\.?\s*:)|कब्जा\s+प्राप्त|\bauthori[sz]ed\s+signatory\b\s*\n/giu
const fewestBefore = 200

/** A line on which both sides stand apart: "Lessee        Lessor". */
const bothSign = new RegExp(String.raw`\n[^\n]{0,60}${roleWord}[^\n]*?(?:\t|\s{3,})[^\n]{0,40}?${roleWord}`, 'giu')

/** A role in brackets on a line of its own, below a signature; what stands beside a label is longer. */
const aloneSigned = new RegExp(
  String.raw`\n[^\n]{0,60}\n[^\S\n]*\(\s*(?:the\s+)?${roleWord}\s*\)[^\S\n\t]*(?=\n|$|\t[^\n]{0,40}(?:\n|$))`,
  'giu',
)

/** Where both sides sign at the foot of each page: "(Seller)    (Buyer)" on a line of its own. */
const pageFoot = new RegExp(
  String.raw`(?<=^|\n)[^\S\n]*[(]?\s*(?:the\s+)?${roleWord}\s*[)]?(?:[^\S\n]+[(]?\s*(?:the\s+)?${roleWord}\s*[)]?)+[^\S\n]*(?=\n|$)`,
  'giu',
)

/** The text with the feet of its pages blank, each letter in its place. */
const withoutFeet = (text: string): string => text.replace(pageFoot, (foot) => ' '.repeat(foot.length))

/** The text before the signatures. */
export function unsigned(text: string): string {
  const alone = allMatches(text, aloneSigned).find(({ index }) => index >= text.length / 2)
  if (alone) return unsigned(text.slice(0, alone.index))
  for (const match of allMatches(text, bothSign))
    if (match.index >= text.length / 2 && sideOf(match[1] ?? '') !== sideOf(match[2] ?? '')) return unsigned(text.slice(0, match.index))
  for (const match of allMatches(text, signatures))
    if (match.index >= Math.max(fewestBefore, text.length * 0.25)) return text.slice(0, match.index)
  return text
}

const ordinal = /part(?:y|ies)$/iu
const anyRoleWord = new RegExp(roleWord, 'giu')

/** The role that a marker names; "second party" says less than "builder" beside it. */
function namedRole(match: RegExpMatchArray, after: string): string {
  const [whole, role = ''] = match
  if (!ordinal.test(role)) return role
  const own = `${/[^(["“….]*$/u.exec(whole)?.[0] || whole.slice(whole.lastIndexOf('('))}${after.split(/[).;\n]/u)[0] ?? ''}`
  const roles = allMatches(own, anyRoleWord).map(([, one = '']) => one)
  return roles.find((one) => !ordinal.test(one)) ?? role
}

/** "Second party (purchaser) Sh. A": the name follows that the role is told of. */
const numberedParty = /\b(?:first|second|third|other|one)\s+part(?:y|ies)\s*[,.;]?\s*$/iu
const nameFollows = new RegExp(String.raw`^[\s,.]*(?:${personTitles})\b`, 'iu')
const headsName = (text: string, index: number, whole: string): boolean =>
  numberedParty.test(text.slice(Math.max(0, index - 20), index)) &&
  nameFollows.test(text.slice(index + whole.length, index + whole.length + 12))

function markersIn(text: string): Marker[] {
  const called = [...callings, ['party_bracketed', closing] as const].flatMap(([sign, pattern]) =>
    allMatches(text, pattern)
      .filter(({ 0: whole, index }) =>
        pattern === closing
          ? isPrintedLarge(whole)
          : sign !== 'party_bracketed' || !(atSide.test(text.slice(Math.max(0, index - 60), index)) || headsName(text, index, whole)),
      )
      .map((match): Marker => {
        const end = match.index + match[0].length
        const role = alsoBuilds.exec(text.slice(end, end + 24))?.[1] ?? namedRole(match, text.slice(end, end + 24))
        return { side: sideOf(role), role, start: match.index, end, sign }
      }),
  )
  const parts = allMatches(text, partOf).map((match): Marker => {
    const named = roleBefore.exec(text.slice(Math.max(0, match.index - longestRole), match.index))
    if (named) {
      const role = named[1] ?? ''
      return { side: sideOf(role), role, start: match.index - named[0].length, end: match.index + match[0].length, sign: 'party_apposed' }
    }
    const side = /one|first|1st/iu.test(match[1] ?? '') ? 'seller' : 'buyer'
    return { side, role: match[0], start: match.index, end: match.index + match[0].length, sign: 'party_of_part' }
  })
  return [...called, ...parts].sort((a, b) => a.start - b.start || b.end - a.end)
}

/** Words that parties follow, the surest first. */
const openings = [
  /\b(?:between|amongst?)\b\s*:?/giu,
  /\b(?:executed|made|written|given|entered\s+into|signed)\b[^;]{0,60}?\bby\b\s*:?/giu,
  /\bin\s+favou?r\s+of\b\s*:?/giu,
  /(?:^|\n)\s*by\s*:?\s*(?=\n)/giu,
  new RegExp(
    String.raw`\b(?:gives?|grants?|leases?|demises?|sells?|transfers?|conveys?|allots?|assigns?)\b[^;]{0,40}?\bto\b(?=\s+(?:${personTitles}|m/s)\b)`,
    'giu',
  ),
  /(?:^|\n)[ ]*\(?(?:A|1|i|I)[.)]\s+(?=\S)/gu,
  /(?:^|\n)[ ]*(?=m\s*\/\s*s\b)/giu,
  new RegExp(
    String.raw`\b(?:handed\s+over|handing\s+over|delivered|given|sold|let\s+out|allotted|made\s+over)\b[^;]{0,420}?\bto\b(?=\s+(?:${personTitles}|m/s)\b)`,
    'giu',
  ),
  /(?<!\b(?:represented|through|issued|called|sanctioned|approved|purchased|by\s+and)\s)\bby\b(?!\s+(?:and|virtue|way|caste|faith|occupation|his|her|its|their|means|the))\s*:?/giu,
]

/** Where the first party begins: behind "between" and the like. */
function openingIn(text: string): number {
  for (const pattern of openings) {
    const last = allMatches(text, pattern).at(-1)
    if (last && readsParty(text.slice(last.index + last[0].length))) return last.index + last[0].length
  }
  return 0
}

const readsParty = (stretch: string): boolean => peopleIn(trimmed(stretch).text).length > 0 || firmName(trimmed(stretch).text) !== null

const recital = /\b(?:whereas|witnesseth)\b/giu

const moved = (people: readonly NamedPerson[], by: number): NamedPerson[] =>
  people.map((one) => ({ ...one, start: one.start + by, end: one.end + by }))

/** People found by what is dealt and not by a role, in a stretch that begins at `by`. */
export const dealtParty = (
  side: Party['side'],
  people: readonly NamedPerson[],
  by: number,
  span: Pick<Party, 'start' | 'end'>,
  signs: Party['signs'] = ['party_dealt'],
): Party => ({ side, people: moved(people, by), firm: null, role: '', ...span, signs })

/** Where the last clause of a stretch begins that names anybody: "Whereas A sold to B. Now this deed witnesseth that B (the new Lessee)". */
const recitedTo = (stretch: string): number =>
  allMatches(stretch, recital)
    .map(({ index, 0: word }) => index + word.length)
    .findLast((from) => peopleIn(stretch.slice(from)).length > 0) ?? 0

/** Where the next party begins behind one who only joins: "Smt. A (Co-borrower) 3) Shri B (Mortgagor)". */
const joinsOnly = /\(\s*(?:co|joint|second)[\s-]*(?:borrower|applicant|obligant|loanee)s?\s*\)[\s,;]*/giu
const behindCo = (stretch: string): number =>
  allMatches(stretch, joinsOnly)
    .map(({ index, 0: words }) => index + words.length)
    .at(-1) ?? 0

const favours = /\b(?:in\s+favou?r\s+of|(?:sell|convey|gift|transfer)s?\s+(?:\p{L}+\s+){0,3}?(?:un)?to)\b\s*:?\s*/giu
/** Where who gets begins behind who gives: "A, rep. by B, in favour of C (hereinafter called the Vendee)". */
function favouredFrom({ side }: Marker, stretch: string): number {
  if (side !== 'buyer') return 0
  const last = allMatches(stretch, favours).at(-1)
  const at = last ? last.index + last[0].length : 0
  const [first] = last ? peopleIn(stretch.slice(at)) : []
  return first && first.sure && first.start <= 6 ? at : 0
}

function partyAt(marker: Marker, text: string, from: number, isOpened: boolean): Party | null {
  const whole = text.slice(from, marker.start)
  const behind = favouredFrom(marker, whole)
  const { text: stretch, skipped } = trimmed(whole.slice(behind))
  const start = from + behind + skipped
  // without "between" or another party before it, what a paper begins with is its letterhead
  const firm = isOpened ? firmName(stretch) : null
  const told = firm ? 0 : Math.max(recitedTo(stretch), behindCo(stretch))
  const people = firm ? [] : moved(peopleIn(stretch.slice(told)), told).filter(({ name, sure }) => sure || name.includes(' '))
  const first = people[0]
  if (!firm && !first) return null
  return {
    side: marker.side,
    people: people.map((one) => ({ ...one, start: one.start + start, end: one.end + start })),
    firm,
    role: marker.role,
    start,
    end: marker.start,
    signs: [marker.sign, ...(first && !first.sure ? (['name_bare'] as const) : [])],
  }
}

/** "(second lessee)", "called Purchaser No. 2": who joins the one before; a second party is another side. */
const isFurther = (marker: string): boolean => /\b(?:second|third|2nd|3rd)\s+(?!part)|(?:\bno\.?\s*|-\s*)[2-9]\W*$/iu.test(marker)

/** Parties that a deed names and then calls by a role, in their order. */
export function calledParties(whole: string): Party[] {
  const text = withoutFeet(whole)
  const parties: Party[] = []
  let end = 0
  for (const marker of markersIn(text)) {
    if (marker.start < end) continue
    const near = Math.max(end, marker.start - stretchMost)
    const before = text.slice(near, marker.start)
    const from = parties.length === 0 ? near + openingIn(before) : near
    const isOpened = parties.length > 0 || from > near || end > 0
    const party = partyAt(marker, text, from, isOpened) ?? (from > near ? partyAt(marker, text, near, false) : null)
    const last = parties.at(-1)
    if (
      party &&
      last &&
      isFurther(text.slice(marker.start, marker.end)) &&
      last.side === party.side &&
      last.people.length > 0 &&
      !party.firm
    ) {
      last.people.push(...party.people)
      last.end = party.end
    } else if (party) {
      const again = parties.some(({ side }) => side === party.side)
      parties.push(again ? { ...party, signs: [...party.signs, 'party_later'] } : party)
    }
    end = marker.end
  }
  return parties
}

/** "I, A son of B, have sold": who speaks gives. */
const speaks =
  /(?:^|[\n.])\s*(?:that\s+)?(?:I|We)\s*,?\s+((?:(?!\b(?:have|hereby|do)\b)[^;]){4,400}?)\s+(?:(?:have|has|do|hereby)\s+(?:[\p{L}]+\s+){0,4}?|(?=agree\b))(?:sell|sold|agree[ds]?|convey(?:ed)?|transfer(?:red)?|gift(?:ed)?|execute[ds]?|receive[ds]?)\b/gu

/** Who gives the property, where the deed speaks in the first person. */
export function speakingSellers(text: string): Party[] {
  return allMatches(text, speaks)
    .slice(0, 1)
    .flatMap((match): Party[] => {
      const stretch = match[1] ?? ''
      const people = peopleIn(stretch)
      const [first] = people
      if (!first?.sure || first.start > 6) return []
      const start = match.index + match[0].indexOf(stretch)
      return [dealtParty('seller', people, start, { start, end: start + stretch.length })]
    })
}

const dealing = new RegExp(
  String.raw`\b(?:in\s+favou?r\s+of|(?:gives?|gave|given|grants?|granted|leases?|leased|demises?|demised|sells?|sold|transfers?|transferred|conveys?|conveyed|allots?|allotted|assigns?|assigned|gifts?|gifted|handed\s+over|hand\s+over|delivered|put\s+in\s+possession)\b[^;]{0,60}?\b(?:un)?to|(?:gifts?|gifted|donates?|settles?|gives?|relinquish(?:es)?|releases?|transfers?|conveys?)\b(?:[^.;]|\.(?!\s+(?:The|That|It|We|I|He|She|They|This|And)\b)){0,420}?\b(?:un)?to(?=\s+(?:my|our|his|her|their)\s+(?:\p{L}+\s+){0,2}(?:sons?|daughters?|wife|husband|mother|father|brothers?|sisters?|children|nephews?|nieces?|grand\s?\p{L}+)\b)|\b(?:love|affection|regard|gratitude)\b[^.;]{0,60}?\b(?:to|for|towards?)(?=\s+(?:my|our)\s[^;]{3,400}?\b(?:settle|gift|give|transfer|donate|convey|release)\b[^.;]{0,60}?\b(?:up)?(?:on|to)\s+(?:her|him|them)\b)|(?:settles?|bestows?|confers?)\b(?:[^.;]|\.(?!\s+(?:The|That|It|We|I|He|She|They|This|And)\b)){0,420}?\b(?:up)?on(?=\s+(?:(?:my|our|his|her|their)\s+(?:\p{L}+\s+){0,2}(?:sons?|daughters?|wife|husband|mother|father|brothers?|sisters?|children|nephews?|nieces?|grand\s?\p{L}+)\b|${personTitles}\b))|(?:hand(?:ed|s)?\s+over|handing\s+over|made\s+over|delivered|give[sn]?|allotted|sell|sold)\b(?:[^.;]|\.(?!\s+(?:The|That|It|We|I|He|She|They|This|And)\b)){0,420}?\bto(?=\s+(?:${personTitles}\b|S\.\s)))\s*:?\s+(?!(?:the\s+)?late\b)`,
  'giu',
)
const dealtMost = 400
const dealtEnd = new RegExp(
  String.raw`\b(?:whereas|witnesseth|hereinafter|situated|bearing|measuring|(?:today\s+)?by\s+(?:the|our|its|${personTitles})\b)|;|(?<=\p{L}{4}|\d)${fullStop}\s+(?=\p{Lu}\p{Ll}*(?:['’]s)?\s+\p{Ll})`,
  'u',
)
const leadingRole = new RegExp(String.raw`^(?:the\s+)?${roleWord}[\s,:–-]*`, 'iu')

/** "her two sons", "my only daughter": to whom a gift or a settlement goes, before the names. */
const favouredKin =
  /^(?:my|her|his|their|our)\s+(?:(?:two|three|four|five|only|eldest|elder|younger|youngest|own|dear|beloved|both|said|minor|legally|wedded|lawful)\s+)*(?:(?:grand\s?)?(?:children|sons?|daughters?)|wife|husband|mother|father|brothers?|sisters?|nephews?|nieces?)(?:\s+(?:and|&)\s+(?:daughters?|sons?|wife|mother))?[\s,:–-]*(?:(?:namely|viz|by\s+name)\b[\s.,:–-]*)?/iu

/** Who gets the property by "in favour of", "leases to", where no role is told. */
export function dealtParties(text: string): Party[] {
  return allMatches(text, dealing).flatMap((match): Party[] => {
    const start = match.index + match[0].length
    const stretch = text.slice(start, start + dealtMost).split(dealtEnd)[0] ?? ''
    // "in favour of the second party Smt. A"
    const role = leadingRole.exec(stretch)?.[0].length ?? 0
    const kin = favouredKin.exec(stretch.slice(role))?.[0].length ?? 0
    const called = role + (kin > 0 ? kin : leadIn(stretch.slice(role), 'owner'))
    const people = peopleIn(stretch.slice(called))
    const first = people[0]
    if (!first?.sure || first.start > 6) return []
    return [dealtParty('buyer', people, start + called, { start, end: start + called + (people.at(-1)?.end ?? 1) })]
  })
}
