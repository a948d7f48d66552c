import { firmName } from '../../names/firm-names.ts'
import { fullStop, parentage, personTitles } from '../../names/name-words.ts'
import { peopleIn, type NamedPerson } from '../../names/names.ts'
import type { Sign } from '../../candidate.ts'
import { recordedClauses } from './recorded-clauses.ts'
import { recordedRoles } from './recorded-roles.ts'

/** Persons whom a civic paper records. */
export interface Recorded {
  people: NamedPerson[]
  /** A firm or a family that the books name instead of a person. */
  firm?: string
  start: number
  end: number
  signs: Sign[]
}

/** Behind these words stands who was recorded before, or who acts. */
const before =
  /\b(?:in\s+place\s+of|instead\s+of|in\s+lieu\s+of|in\s+the\s+place\s+of|previously|formerly|earlier|(?:purchased|transferred|acquired|bought|derived|mutated|got)\s+from|having\s+been|on\s+the\s+(?:basis|strength)|in\s+(?:terms|view|pursuance|consequence)\s+of|drawn\s+(?:up\s+)?(?:before|by)|executed\s+(?:before|by)|notary|vide|as\s+per|by\s+virtue|by\s+way|after\s+the\s+death|(?:old|former|previous|earlier|outgoing)\s+(?:owners?|holders?|names?|assessees?)|transferors?)\b|\bfrom\s*[:–-]/iu
const sentenceEnd = new RegExp(
  String.raw`(?<=\p{L}{4}|\d)${fullStop}\s+(?=\p{Lu}\p{Ll}*\s+\p{Ll}|\p{Lu}\p{L}+(?:\s\p{L}+){0,2}\s*:)|\n(?!\s*(?:Shri|Smti?|Sri|Sh|Mrs?|Ms|Dr|SHRI|SMTI?|SRI|MRS?|MS)\b)(?!\p{Ll})(?=[^\n:]{2,40}\s?[:\t])|\n(?=[^\n]{2,30}\s[–—-]\s)`,
  'u',
)

/** "… in the name of A is hereby transferred in your favour": A held before. */
const leaves =
  /^(?:[^.;]|(?<=\b(?:sh|smt|sri|shri|mr|mrs|dr|nos?|late))\.){0,160}?\b(?:be(?=\s+(?:removed|struck|deleted|cancelled|replaced))|is|are|was|were|has\s+been|have\s+been|stands?)\s+(?:hereby\s+|now\s+|accordingly\s+|(?:ordered|directed|allowed|permitted)\s+to\s+be\s+)*(?:transferred|re-?allotted|changed|deleted|substituted|replaced|removed|mutated|struck|cancelled)\b/iu

/** "his legal heirs 1) A 2) B" */
const whoTheyAre =
  /^(?:(?:his|her|their|the|following|above|legal|present|joint)\s+)*(?:heirs?|successors?|representatives?|owners?|holders?|purchasers?|vendees?|transferees?|buyers?|donees?|lessees?|applicants?|petitioners?|(?:two\s+|three\s+|four\s+|both\s+)?(?:sons?|daughters?|children|wife|widow|husband|brothers?|mother)(?!\s+of\b))\b[\s,:.–-]*(?:(?:namely|viz)\b[\s,:.–-]*)?/iu

const ofKin = new RegExp(String.raw`(?:${parentage})[\s.:]*$`, 'iu')
const drawsPlans =
  /^[\s,(]*(?:(?:licen[cs]ed|regd|registered|chartered|structural|civil)\.?\s+)*(?:engineer|architect|surveyor|supervisor|draughtsman|draftsman|l\.?b\.?s)\b/iu

const toNames = /\b(?:in|to|into)\s+(?:the\s+)?(?:joint\s+)?(?:names?(?:\s*\(s\))?|favou?r)\s+of\s+/iu

const lends = /\b(?:bank|financ\p{L}*|housing|credit|capital|society|nidhi|nigam|authority|board|insurance)\b/iu
/** A firm, a company or an undivided family in an office's books; a lender holds but a charge, and whose son somebody is tells a person. */
function recordedFirm(stretch: string): string | null {
  const firm = firmName(stretch.trim())
  return firm && !lends.test(firm) && !personBefore.test(firm) ? firm : null
}
const personBefore = new RegExp(String.raw`^(?:${personTitles})\b|${parentage}`, 'iu')

function recordedAs(sign: Sign, people: readonly NamedPerson[], by: number): Recorded {
  const moved = people.map((one) => ({ ...one, start: one.start + by, end: one.end + by }))
  const [first, last] = [moved[0], moved.at(-1)]
  return { people: moved, start: by, end: last?.end ?? by + 1, signs: [sign, ...(first?.sure ? [] : (['name_bare'] as const))] }
}

/** The matches of a clause, each that ends with its names followed by those that begin within them: "… running in the name of A, opened in the name of B". */
function matchesIn(text: string, pattern: RegExp): RegExpExecArray[] {
  const found: RegExpExecArray[] = []
  for (let from = 0; from < text.length;) {
    pattern.lastIndex = from
    const match = pattern.exec(text)
    if (!match) break
    found.push(match)
    const names = match[1] ?? ''
    from = match.index + Math.max(1, match[0].endsWith(names) ? match[0].length - names.length : match[0].length)
  }
  return found
}

/** The persons that sentences of a certificate, an order or a receipt record. */
export function recordedPersons(text: string): Recorded[] {
  const told = recordedClauses.flatMap(([sign, pattern]) =>
    matchesIn(text, pattern).flatMap((match): Recorded[] => {
      const whole = (match[1] ?? match[0]).replace(whoTheyAre, '')
      // behind a labelled name stands another column's
      const cell = sign === 'recorded_label' ? (whole.split(/\t(?!\s*(?:and|&)\b)/iu)[0] ?? '') : whole
      const stretch = (cell.split(sentenceEnd)[0] ?? '').split(before)[0] ?? ''
      const start = match.index + match[0].lastIndexOf(whole)
      const prior = text.slice(Math.max(0, match.index - 24), match.index)
      if (
        /\b(?:old|former(?:ly)?|previous(?:ly)?|earlier|hitherto|originally|from(?!\s+(?:this|that|today|now|the\s+(?:date|day))\b))\b[^.;\n]*$/iu.test(
          prior,
        )
      )
        return []
      // "W/o Shri B is allowed": who is told by a husband or a father is named before him
      if (ofKin.test(prior)) return []
      // "recorded before in the name of A"
      if (
        /\b(?:before|earlier|previously|formerly|originally|hitherto)\b[^;]{0,12}\b(?:in|to)\b/iu.test(
          match[0].slice(0, match[0].length - whole.length),
        )
      )
        return []
      // who stood in the books before, and a sentence that goes on into the next
      const isPast =
        /\b(?:stood|was|were)\s+(?:\w+\s+)?in\s+(?:the\s+)?(?:joint\s+)?$/iu.test(prior) ||
        (/\b(?:was|were)\s+(?:\w+\s+)?$/iu.test(prior) && /^(?:standing|held)\b/iu.test(match[0]))
      if (isPast || (match[0].endsWith(whole) ? false : whole.split(sentenceEnd).length > 1)) return []
      const firm = recordedFirm(stretch)
      if (firm) return [{ people: [], firm, start, end: start + stretch.length, signs: [sign] }]
      const people = peopleIn(stretch)
      const [first] = people
      if (!first || first.start > 10) return []
      // "Licensee  A, Engineer": who drew the plan
      if (sign === 'recorded_label' && drawsPlans.test(stretch.slice(first.end))) return []
      // whom the property leaves may stand before those who get it
      const leaving = people.find((one, at) => leaves.test(stretch.slice(one.end, people[at + 1]?.start)))
      if (!leaving) return [recordedAs(sign, people, start)]
      const behind = stretch.slice(leaving.end)
      const to = toNames.exec(behind)
      const next = to ? peopleIn(behind.slice(to.index + to[0].length)) : []
      return to && next.length > 0 ? [recordedAs(sign, next, start + stretch.length - behind.length + to.index + to[0].length)] : []
    }),
  )
  return [...told, ...recordedRoles(text)]
}
