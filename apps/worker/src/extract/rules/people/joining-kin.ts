import { personTitles } from '../../names/name-words.ts'
import { peopleIn, type NamedPerson } from '../../names/names.ts'
import { toldOf, type ToldPeople } from './told-in-letter.ts'
import { allMatches } from '../../all-matches.ts'

const kin = String.raw`wife|husband|father|mother|son|daughter|brother|sister|spouse`
const joins = String.raw`(?:as\s+|(?:(?:will|shall|must|would|has|have|is|are|was|also|agree[sd]?|ready|willing|to|be|being|stand(?:s|ing)?|stood|join(?:s|ed|ing)?|sign(?:s|ed|ing)?|come(?:s)?|added|taken|in|the|loan)\s+){1,6}(?:as\s+)?)(?:an?\s+|the\s+|my\s+|our\s+)?(?:co|joint)[\s-]*(?:applicant|borrower|obligant|obligor|loanee)\b`
/** "My wife will stand as co-borrower." */
const byKin = new RegExp(String.raw`\b(?:my|his|her|your|our|the|their)\s+(?<kin>${kin})\s+${joins}`, 'giu')
/** "She has to sign as co-borrower." */
const byPronoun = new RegExp(String.raw`(?<=^|[.\n;]\s*)(?<who>she|he)\s+${joins}`, 'giu')
const nameReach = 70
const before = 260
const titled = new RegExp(String.raw`(?=${personTitles}\b)`, 'giu')
const isWoman = /^\W*(?:mrs|ms|miss|smt|shrimati|kum|km|sou|sau|tmt|thirumathi)\b/iu

const oneOf = (people: readonly (NamedPerson | undefined)[]): NamedPerson | null => {
  const found = people.filter((one) => one !== undefined)
  return new Set(found.map(({ name }) => name)).size === 1 ? (found[0] ?? null) : null
}

const moved = (one: NamedPerson | undefined, by: number): NamedPerson | undefined =>
  one?.titled ? { ...one, start: one.start + by, end: one.end + by } : undefined

/** Whom a paper calls the borrower's wife, father, …: "my wife Smt. A". */
function called(word: string, text: string): NamedPerson | null {
  const behind = (pattern: RegExp) =>
    oneOf(
      allMatches(text, pattern).map((match) => {
        const start = match.index + match[0].length
        return moved(peopleIn(text.slice(start, start + nameReach))[0], start)
      }),
    )
  const before = parentBefore[word]
  return (
    behind(new RegExp(String.raw`\b${word}\b\s*[,:–-]?\s*(?=${personTitles}\b)`, 'giu')) ??
    (before ? behind(new RegExp(String.raw`${before}[.\s]*(?=${personTitles}\b)`, 'giu')) : null)
  )
}
/** "D/o Mr. B": her father, whom a sentence only calls so. */
const parentBefore: Readonly<Record<string, string>> = {
  father: String.raw`\b[sd]\s*\/\s*o\b`,
  husband: String.raw`\bw\s*\/\s*o\b`,
}

/** The last person before a place who is a woman, or a man. */
function lastBefore(text: string, end: number, woman: boolean): NamedPerson | null {
  const from = Math.max(0, end - before)
  const people = allMatches(text.slice(from, end), titled).flatMap(({ index }) => {
    const start = from + index
    return isWoman.test(text.slice(start, start + nameReach)) === woman
      ? [moved(peopleIn(text.slice(start, Math.min(end, start + nameReach)))[0], start)]
      : []
  })
  return people.findLast((one) => one !== undefined) ?? null
}

/** The second borrower where a sentence means the borrower's kin, or somebody named before, without the name. */
export function joiningKin(text: string): ToldPeople[] {
  const people = [
    ...allMatches(text, byKin).map(({ groups }) => called(groups?.['kin']?.toLowerCase() ?? '', text)),
    ...allMatches(text, byPronoun).map(({ groups, index }) => lastBefore(text, index, /^she/iu.test(groups?.['who'] ?? ''))),
  ]
  return people.flatMap((one) => (one && /\s/u.test(one.name) ? [toldOf('co', [one], 0, ['told_in_letter'])] : []))
}
