import { fromFlow, type Candidate, type Paper } from '../../candidate.ts'
import { peopleIn } from '../../names/names.ts'
import { allMatches } from '../../all-matches.ts'

/** "Name(s) of owner(s)", "Names of Pattadars:" on a line of its own. */
const heading =
  /(?:^|\n)[^\S\n]*(?:[^\p{Script=Latin}\n]{3,60}\/[^\S\n]*)?(?:\d{1,2}[.)]\s*)?(?:names?\s*(?:\(s\))?\s+of\s+(?:the\s+)?)?(?:land\s*)?(?:owner|pattadh?ar|patta\s*holder|holder)s?(?:\s*\(s\))?(?:['’]s?)?(?:\s+names?(?:\s*\(s\))?)?[^\S\n]*:?[^\S\n]*(?:\/[^\S\n]*(?=[^\n]*[^\p{Script=Latin}\s\d\p{P}])[^\n]{3,60})?(?=\n)/giu
const item = /\n[^\S\n]*\(?(?<number>\d{1,2})\s*[.)]?[\s]+(?<text>[^\n]{3,90})/uy
/** A patta tells each owner behind an elder: "Rajendran wife Thenmozhi" is Thenmozhi's land. */
const isPatta = /\bpatta\b|\bchitta\b|பட்டா/iu
const elderFirst =
  /^(?<elder>\p{Lu}[\p{L}. ]{1,40}?)[\s,–-]+(?:(?:minor\s+)?(?:son|daughter)|wife|husband|mother|father|மகன்|மகள்|மனைவி|கணவன்)[\s,–-]+(?!of\b)(?=\p{Lu})/iu

interface Listed {
  name: string
  start: number
  end: number
}

function listedFrom(text: string, at: number, elders: boolean): Listed[] {
  const found: Listed[] = []
  item.lastIndex = at
  for (let match = item.exec(text); match && Number(match.groups?.['number']) === found.length + 1; match = item.exec(text)) {
    const told = (match.groups?.['text'] ?? '').replace(/\t/gu, ' ')
    const skipped = elders ? (elderFirst.exec(told)?.[0].length ?? 0) : 0
    const [person] = peopleIn(told.slice(skipped), 'named')
    if (!person) break
    const end = match.index + match[0].length - told.length + skipped + person.end
    found.push({ name: person.name, start: match.index + 1, end })
    item.lastIndex = match.index + match[0].length
  }
  return found
}

/** "1. Name of the raiyat, father's name, caste & residence" on a line of its own, over a line for each. */
const parentedHeading =
  /(?:^|\n)[^\S\n]*(?:\d{1,2}[.)]\s*)?names?\s*(?:\(s\))?\s+of\s+(?:the\s+)?(?:owner|pattadar|holder|raiyat|ryot|rayat|tenant)s?\s*(?:\(s\))?\s*[,&/]\s*[^\n:]{0,24}\b(?:father|husband|parentage|guardian)[^\n\d]{0,60}(?=\n)/giu
const asksElder = /\b(?:father|husband|parentage|guardian)/iu
const parentedLine = /\n[^\S\n]*(?<text>(?:\p{Lu}[\p{L}.]*[ ]){1,4}?(?:\p{Lu}[\p{L}.]*),?[^\S\n]+[SDW]\s*\/\s*[Oo]\b[^\n]{3,120})/uy

function parentedFrom(text: string, at: number): Listed[] {
  const found: Listed[] = []
  parentedLine.lastIndex = at
  for (let match = parentedLine.exec(text); match; match = parentedLine.exec(text)) {
    const told = match.groups?.['text'] ?? ''
    // "A S/o B; C W/o A" on one line
    const people = told.split(';').flatMap((part, at, parts) => {
      const from = match.index + match[0].length - told.length + parts.slice(0, at).join(';').length + (at > 0 ? 1 : 0)
      return peopleIn(part)
        .slice(0, 1)
        .map((person) => ({ name: person.name, start: from + person.start, end: from + person.end }))
    })
    if (people.length === 0) break
    found.push(...people)
    parentedLine.lastIndex = match.index + match[0].length
  }
  return found
}

/** "Name of tenant, father's name, caste": what the books of the east tell before "ASHA JENA W: HARI JENA", a line for each. */
const tenantHead = /\bnames?\s+of\s+(?:the\s+)?(?:recorded\s+)?(?:tenant|raiyat|ryot|rayat|owner|holder)s?\b/giu
/** A name before the letter of whose son, daughter or wife somebody is, with a colon. */
const beforeElder = /(?<name>\p{Lu}[\p{L}.]*(?:[^\S\n\t]+\p{Lu}[\p{L}.]*){1,4})[^\S\n\t]*,?[^\S\n\t]+[FWHM]\s?:(?=\s*(?:\p{Lu}|\n))/gu
const elderReach = 600

function beforeElders(text: string): Listed[] {
  const heads = allMatches(text, tenantHead).map(({ index }) => index)
  return allMatches(text, beforeElder).flatMap(({ index, groups }) => {
    const told = groups?.['name'] ?? ''
    const isOfHead = heads.some((head) => head < index && index - head < elderReach)
    const [person] = isOfHead ? peopleIn(told, 'named') : []
    return person ? [{ name: person.name, start: index + person.start, end: index + person.end }] : []
  })
}

/** The owners of a numbered list under their heading, as revenue offices print them. */
export function listedOwners(paper: Paper): Candidate[] {
  const { text } = paper.flow
  const lists = [...allMatches(text, heading), ...allMatches(text, parentedHeading)].map((match) => {
    const end = match.index + match[0].length
    const numbered = listedFrom(text, end, isPatta.test(text))
    return numbered.length > 0 || !asksElder.test(match[0]) ? numbered : parentedFrom(text, end)
  })
  return [...lists, beforeElders(text)].flatMap((listed): Candidate[] => {
    const [first, last] = [listed[0], listed.at(-1)]
    if (!first || !last) return []
    const value = listed.map(({ name }) => name).join(', ')
    return [
      fromFlow(paper, paper.flow, 'property_owner_name', value, { start: first.start, end: last.end }, [
        'label',
        'kind_fits',
        ...(listed.length > 1 ? (['owners_joined'] as const) : []),
      ]),
    ]
  })
}
