import type { Sign } from '../../candidate.ts'
import { peopleIn } from '../../names/names.ts'
import { allMatches } from '../../all-matches.ts'
import { dealtParties, dealtParty, type Party } from './parties.ts'

/** "To the share of A fall:", "allotted to the share of A": who gets what a deed of partition parts off. */
const share = /\b(?:to|towards|into)\s+the\s+shares?\s+of\s*:?\s+/giu
const nameReach = 90
const nameEnd = /\s(?:falls?|fell|goes|go|went|comes?|came|is|are|was|were|has|have|shall|will|as|the)\b|[:;\n]/iu

/** Who gets the property by a partition; nobody where shares of several are told. */
function sharers(text: string): Party[] {
  const found = allMatches(text, share).flatMap((match): Party[] => {
    const start = match.index + match[0].length
    const stretch = text.slice(start, start + nameReach).split(nameEnd)[0] ?? ''
    const people = peopleIn(stretch)
    const [first] = people
    if (!first || first.start > 6 || !first.name.includes(' ')) return []
    const signs: Sign[] = ['party_dealt', ...(first.sure ? [] : (['name_bare'] as const))]
    return [dealtParty('buyer', people, start, { start, end: start + stretch.length }, signs)]
  })
  const names = new Set(found.map(({ people }) => people.map(({ name }) => name.toLowerCase()).join()))
  return names.size === 1 ? found.slice(0, 1) : []
}

/** Who gets the property where no role tells: by a partition, else by the dealing. */
export function dealtOrShared(text: string): Party[] {
  const shared = sharers(text)
  return shared.length > 0 ? shared : dealtParties(text)
}
