import { itemsOf, paperWords } from './items.ts'
import { allMatches } from '../../all-matches.ts'

/** A run of papers in a sentence that says they were given. */
export interface Run {
  items: string[]
  start: number
  end: number
}

/** Words by which somebody gives papers, or has them. */
const giving =
  /\b(?:attach(?:ed|ing)?|enclos(?:ed|ing|e)|sen[dt]|sending|shar(?:ed|ing|e)|forward(?:ed|ing)|hold|(?:file|folder|set|mail|we)\s+(?:has|have|contains?)|given|gave|received|collected|submitted|furnished|provided|find|follow|with\s+us|with\s+this\s+(?:mail|letter|form|application)|on\s+(?:record|file)|herewith|hereto|filed|annexed|produced|uploaded)\b/giu
/** What is asked for, still to come, or only read. */
const notGiven =
  /\b(?:please|kindly|pls|plz)\s+(?!find\b|note\b|see\b|refer\b)\w+|\b(?:pending|awaited|requir\w*|needed?|to\s+be|shall|should|must|will(?!\s+find\b)|not|when|before|after|until|agree|undertake|if\s+any|verif\w+|compare|as\s+per|according|mentioned|report|yet)\b/iu
const sentenceEnds =
  /(?<!\b(?:\p{L}|nos?|sr|dt|regd?|regn|cert|orig|attd))\.(?=\s|$)|\n\s*\n|\n(?=[^\n]{0,40}:)|\n(?=\s*(?:thanks|thx|thanx|tks|regards|warm|yours|signature|place|date)\b)/giu
/** What leads over from the verb to the first paper. */
const lead =
  /^(?:[\s:–-]|\b(?:herewith|hereto|with|this|mail|letter|form|application|you|us|to|also|here|is|are|please|find|attached|enclosed|copies|copy|scans?|photos|scanned|of|the|a|an|following|by|customer|borrower|applicant|on|file|record)\b)+/iu
/** What leads over from the last paper to the verb, or away from it. */
const tail =
  /\s+(?:(?:is|are|was|were|have\s+been|has\s+been|all|also|duly|as)\s*)+$|\s+(?:for|to|with|from|in|of\s+the|by|herewith|hereto|attached|enclosed|along|on\s+whatsapp)\b[^,;&]*$/iu
/** Words before the first paper of a list that stands before its verb. */
const opening = /^.*\b(?:find|the|of|that|have|has|sent|hold|attaching|enclosing|sharing)\s+(?=\S)/iu
const noPaper = /\b(?:by|in|as|per|on|under|which|who|he|she|it|flat|house|property|names?|differ)\b/iu
const longest = 6

const arePapersOnly = (items: readonly string[]): boolean =>
  items.length > 1 && items.every((item) => paperWords.test(item) && !noPaper.test(item) && item.split(/\s+/u).length <= longest)

/** Papers one after the other in a sentence whose verb gives them, before or behind it. */
export function runsOfPapers(text: string): Run[] {
  let from = 0
  return [...allMatches(text, sentenceEnds), null].flatMap((stop): Run[] => {
    const start = from
    const said = text.slice(start, stop?.index ?? text.length)
    from = stop ? stop.index + stop[0].length : text.length
    if (notGiven.test(said)) return []
    for (const verb of allMatches(said, giving)) {
      const at = verb.index + verb[0].length
      const behind = said.slice(at)
      const skipped = lead.exec(behind)?.[0].length ?? 0
      const before = said.slice(0, verb.index)
      const opened = opening.exec(before)?.[0].length ?? 0
      const sides = [
        { list: behind.slice(skipped), offset: at + skipped },
        { list: before.slice(opened), offset: opened },
      ]
      for (const { list, offset } of sides) {
        const items = itemsOf(list.replace(tail, '').replace(/\s*\n\s*/gu, ' '))
        if (arePapersOnly(items)) return [{ items, start: start + offset, end: start + offset + list.length }]
      }
    }
    return []
  })
}
