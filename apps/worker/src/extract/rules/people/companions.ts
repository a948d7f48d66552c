import { fromFlow, type Candidate, type Paper } from '../../candidate.ts'
import { personTitles } from '../../names/name-words.ts'
import { peopleIn } from '../../names/names.ts'
import { allMatches } from '../../all-matches.ts'

/** "the possession is given to you and your wife Smt. B" */
const withReader = new RegExp(
  String.raw`\byou\s+(?:(?:and|&|(?:jointly\s+|along\s+)?with)\s+your\s+(?:wife|husband|son|daughter|mother|father|brother|sister|spouse)\s*,?|(?:jointly|along|together)\s+with)\s+(?=${personTitles}\b)|\byour\s+(?:own\s+)?name\s+and\s+(?:in\s+)?your\s+(?:wife|husband|son|daughter|mother|father|brother|sister|spouse)(?:['’]s\s+name)?\s*,?\s+(?=${personTitles}\b)`,
  'giu',
)
/** Who gets a flat beside whom a letter is written to. */
export const companions = (paper: Paper, text: string): Candidate[] =>
  allMatches(text, withReader).flatMap((match) => {
    const start = match.index + match[0].length
    const [person] = peopleIn(text.slice(start, start + 80))
    return person
      ? [
          fromFlow(paper, paper.flow, 'co_applicant_name', person.name, { start: start + person.start, end: start + person.end }, [
            'told_in_letter',
          ]),
        ]
      : []
  })
