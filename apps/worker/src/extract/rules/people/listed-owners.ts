import { fromFlow, type Candidate, type Paper } from '../../candidate.ts'
import { peopleIn } from '../../names.ts'

/** "Name(s) of owner(s)", "Names of Pattadars:" on a line of its own. */
const heading =
  /(?:^|\n)[^\S\n]*(?:\d{1,2}[.)]\s*)?(?:names?\s*(?:\(s\))?\s+of\s+(?:the\s+)?)?(?:land\s*)?(?:owner|pattadh?ar|patta\s*holder|holder)s?(?:\s*\(s\))?(?:['’]s?)?(?:\s+names?(?:\s*\(s\))?)?[^\S\n]*:?[^\S\n]*(?:\/[^\S\n]*(?=[^\n]*[^\p{Script=Latin}\s\d\p{P}])[^\n]{3,60})?(?=\n)/giu
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

/** The owners of a numbered list under their heading, as revenue offices print them. */
export function listedOwners(paper: Paper): Candidate[] {
  const { text } = paper.flow
  return [...text.matchAll(heading)].flatMap((match): Candidate[] => {
    const listed = listedFrom(text, match.index + match[0].length, isPatta.test(text))
    const [first, last] = [listed[0], listed.at(-1)]
    if (!first || !last) return []
    const value = listed.map(({ name }) => name).join(', ')
    return [fromFlow(paper, paper.flow, 'property_owner_name', value, { start: first.start, end: last.end }, ['label_above', 'kind_fits'])]
  })
}
