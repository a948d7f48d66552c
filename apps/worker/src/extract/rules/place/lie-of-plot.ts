import { fromFlow, type Candidate, type Paper } from '../../candidate.ts'

const land = String.raw`(?:plot|site|property|land|house|premises|it)`
const lies = String.raw`(?:(?:is|was|being|lies)\s+)?(?:also\s+)?(?:situated?|located|lying|lies|placed)`
const two = String.raw`(?:two|2)`
const three = String.raw`(?:three|3)`

/** How sentences and remarks in brackets tell a plot's lie. */
const told: readonly (readonly [string, RegExp])[] = [
  ['Corner', new RegExp(String.raw`\b${land}\s+${lies}\s+(?:on|at|in)\s+(?:the\s+|a\s+)?corner\b`, 'iu')],
  [
    'Corner',
    /\b(?:plot|site)\s*(?:nos?\b\.?|number)\s*[\w/-]+\s*(?:\(|[-–]\s|,\s)\s*(?:north|south|east|west)?[\s-]*(?:east|west)?\s*corner\b/iu,
  ],
  [
    'Three-side open',
    new RegExp(
      String.raw`\b(?:open|roads?|streets?)\s+(?:on|from|to)\s+(?:its\s+|all\s+)?${three}\s+sides\b|\b${three}[\s-]+sides?[\s-]+open\b`,
      'iu',
    ),
  ],
  [
    'Two-side open',
    new RegExp(
      String.raw`\b(?:open|roads?|streets?)\s+(?:on|from|to)\s+(?:its\s+|both\s+)?${two}\s+sides\b|\b${two}[\s-]+sides?[\s-]+open\b`,
      'iu',
    ),
  ],
  ['Intermediate', /\bmiddle\s+(?:residential\s+)?(?:plot|site)\b/iu],
]
const ofFlat = /\b(?:super|sale?able|carpet|flat|apartment)\b/iu

/** How the plot lies, as prose tells it; a flat's lie says nothing of a plot. */
export function liesOf(paper: Paper): Candidate[] {
  const { text } = paper.flow
  if (ofFlat.test(text)) return []
  return told
    .flatMap(([type, pattern]): Candidate[] => {
      const match = pattern.exec(text)
      return match
        ? [fromFlow(paper, paper.flow, 'type_of_plot', type, { start: match.index, end: match.index + match[0].length }, ['clause'])]
        : []
    })
    .slice(0, 1)
}
