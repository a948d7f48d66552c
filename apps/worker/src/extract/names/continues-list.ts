import type { NamedPerson } from './names.ts'
import { placeFamilies } from './name-words.ts'

/** A word's letters in small, without the marks that names are written with. */
export const letters = (word: string): string => word.toLowerCase().replace(/[.'’`]/gu, '')

/** Whether a name's last word is one of places too. */
export const endsInPlace = (name: string): boolean => placeFamilies.has(letters(name.split(/\s+/u).at(-1) ?? ''))

/** "…, (minor) …", "(HUF)": remarks within brackets do not end a list of names. */
const remark = /^\s*\([^)]{0,40}\)/u

/** Between two names of one plain list. */
export const listGap =
  /^(?:\s|[,;&.+/–-]|\([^)]*\)|\(?\d{1,2}[.)]|and\b|with\b|along\b|jointly\b|jtly\b|(?:tatha|evam|aur|va|ani|aani|ane|mattu|matthu|mariyu|ebong)\b|और|एवं|तथा|आणि|व(?=\s))*$/iu

/** Lines of one list whose next number begins its next name: "1. A, X House" over "2. B, -do-". */
function isNextLine(text: string, first: NamedPerson | undefined, gap: string, { name }: NamedPerson, count: number): boolean {
  const next = /\n\s*\(?(?<number>\d{1,2})[.)]\s*$/u.exec(gap)
  return (
    first !== undefined &&
    gap.length < longestLine &&
    name.includes(' ') &&
    Number(next?.groups?.['number']) === count + 1 &&
    /^[\s(]*1[.)]\s/u.test(text.slice(0, first.end)) &&
    !/[;:]/u.test(gap)
  )
}
const longestLine = 160

/** A phone or a PAN behind a name is no end of a list of names. */
const ownNumber =
  /[\s,(]*(?:cell|mob(?:ile)?|ph(?:one)?|tel|contact|pan)\b[\s.:-]*(?:no\b)?[\s.:-]*(?:[+\d][\d\s-]{8,14}\d|[A-Z]{5}\d{4}[A-Z])\s*\)?/giu

/** "A + husband B": what the second is to the first. */
const joinedKin =
  /(&|\+|\band\b)\s+(?:(?:his|her|their)\s+(?:(?:two|three|four|both|minor|elder|younger|only)\s+)?)?(?:wife|husband|sons?|daughters?|mother|father|brothers?|sisters?|children|spouse)(?=\W*$)/giu

const familyOf = (name: string): string => name.split(' ').at(-1)?.toLowerCase() ?? ''

/** Whether a name that nothing but its place shows stands in a plain list with the one before. */
export function continuesList(text: string, found: readonly NamedPerson[], kind: string, person: NamedPerson): boolean {
  const last = found.at(-1)
  const count = found.length
  if (!last) return kind === 'start'
  const gap = text.slice(last.end, person.start).replace(remark, ' ').replace(ownNumber, ' ').replace(joinedKin, '$1 ')
  // "(1) A, adult, Hindu, (2) B": the next number of the list begins its next name
  if (
    kind === 'number' &&
    person.name.includes(' ') &&
    Number(/\(?(\d{1,2})[.):\s]*(?:name\s*[:–-]+\s*)?$/iu.exec(gap)?.[1]) === count + 1 &&
    /^[^.;\n]*$/u.test(gap)
  )
    return true
  if (kind === 'number' && isNextLine(text, found[0], gap, person, count)) return true
  if (!listGap.test(gap)) return false
  if (kind === 'comma' && !person.name.includes(' ')) return false
  // "A Ghule - B Ghule": behind a dash stands a place as well
  if (kind === 'dash') return person.name.includes(' ') && familyOf(person.name) === familyOf(last.name)
  if (endsInPlace(person.name) && familyOf(person.name) !== familyOf(last.name)) return false
  // on the next line an address follows a name as another name does: only a family's name tells them apart
  return kind !== 'line' || familyOf(person.name) === familyOf(last.name) || /(?:&|\band)\s*$/iu.test(gap)
}
