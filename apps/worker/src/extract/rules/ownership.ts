import type { Candidate, Paper, Sign } from '../candidate.ts'
import { wordsBetween, type Segment } from '../layout/layout.ts'
import { isLoanPaper } from '../kinds/paper-kind.ts'
import { choicesIn } from './loan/choices.ts'
import { alignedWithin } from '../layout/near-cells.ts'

/** Words of labels that ask how a property is held; at least one of the first kind must stand among them. */
const askWords =
  /\b(?:ownership|owned|held|holding|owners?|holders?(?=\s+(?:status|type))|in\s+whose\s+names?|in\s+(?:the\s+)?names?\s+of)\b|स्वामित्व|मालकी|\bsingl[ey]\s*(?:\/|or)\s*joint/iu
const besides =
  /\b(?:whether|the|property|propert(?:ies)|title|house|flat|plot|is|are|to|be|or|and|of|in|as|by|how|singl[ey]|joint(?:ly)?|sole(?:ly)?|individual|type|mode|nature|pattern|constitution|kind|status|details?|ownership|owned|held|holding|owners?|holders?|whose|names?|tick|will|proposed|offered|security|collateral|mortgaged)\b|[^\p{L}]/giu
const longestLabel = 60

/** Whether a cell asks how the property is held. */
const isAsked = (text: string): boolean =>
  text.length <= longestLabel &&
  askWords.test(text) &&
  text
    .replace(/[\p{Script=Devanagari}\p{M}]+/gu, ' ')
    .replace(besides, '')
    .trim() === '' &&
  !/^\W*(?:owners?|names?\s+of)\W*(?:names?)?\W*$/iu.test(text)

/** "The property is jointly owned", "in joint names": said of the property, and not of the loan or the account. */
const heldClauses: readonly (readonly ['Joint' | 'Single', RegExp])[] = [
  [
    'Joint',
    /\b(?:property|house|flat|plot|title|it)\b[^.;\n]{0,40}?\b(?:jointly\s+(?:owned|held)|(?:owned|held|purchased)\s+jointly|in\s+(?:the\s+)?joint\s+names?)\b|\bowned\s+by\b[^.;\n]{0,30}\bjointly\b|\b(?:owned\s+jointly|jointly\s+owned)\s+by\b|\bjoint\s+ownership\b/iu,
  ],
  [
    'Single',
    /\b(?:property|house|flat|plot|title|it)\b[^.;\n]{0,40}?\b(?:(?:solely|singly)\s+(?:owned|held)|(?:owned|held)\s+(?:solely|singly)|in\s+(?:the\s+)?(?:sole|single)\s+names?)\b|\bowned\s+by\b[^.;\n]{0,30}\b(?:singly|solely)\b|\b(?:single|sole)\s+ownership\b/iu,
  ],
]
/** Of a deed's buyers: "who from today have become its joint owners". */
const becomeJoint =
  /\b(?:(?:have|has|shall)\s+(?:\p{L}+\s+){0,2}become|become|(?:shall|will)\s+(?:\p{L}+\s+){0,2}(?:be|hold))\b[^.;]{0,40}?\b(?:joint(?:\s+and\s+\p{L}+)?\s+owners|co-?owners|jointly\b)/iu
const hasLabel = /\p{L}/u
const joint = /\bjoint(?:ly)?\b|\bmultiple\s+(?:owners|holders)|\bco[\s-]?own(?:ers?|ership|ed)\b|संयुक्त|संयुक्\S*त|संयुसं\s*क्युत|सामाईक|सामायिक/iu
const single =
  /\b(?:singl[ey]|sole(?:ly)?|individual(?:ly)?|self(?!\s*-?\s*(?:occup|resid|use|cultiv|acqui|purchas|earn|financ|construct|built|declar|assess|attest)\p{L}*))\b|एकल|एकट/iu

/** A narrow form's label and value that stand near the cell before them: "Cost ₹35,00,000 Holding Joint". */
const endsHeld =
  /(?<=\S\s+)(?:(?:Title|Property|Type\s+of|Mode\s+of|Nature\s+of)\s+)?(?:[Oo]wnership|[Hh]olding|OWNERSHIP|HOLDING)(?:\s+(?:[Tt]ype|[Ss]tatus|[Pp]attern|TYPE))?\s*[:\-–]?\s+(?<value>(?:Single|Joint(?:ly)?|Sole|Individual|SINGLE|JOINT)(?:\s+(?:[Hh]olding|[Oo]wnership|[Nn]ames?))?)\W*$/u

function heldIn(text: string): 'Joint' | 'Single' | null {
  const choices = choicesIn(text, (one) => joint.test(one) || single.test(one))
  const told = choices ? choices.ticked.join(', ') : text
  if (choices && choices.ticked.length === 0) return null
  const [isJoint, isSingle] = [joint.test(told), single.test(told)]
  if (isJoint && isSingle && !/\(\s*joint|\bjoint\s+with\b/iu.test(told)) return null
  return isJoint ? 'Joint' : isSingle ? 'Single' : null
}

/** How the property is held, where a form or a letter has a place for it. */
export function ownershipOf(paper: Paper): Candidate[] {
  const make = (value: 'Joint' | 'Single', words: Candidate['words'], signs: readonly Sign[]): Candidate => ({
    key: 'ownership_type',
    value,
    words,
    signs: [...signs, 'shaped'],
    paper,
  })
  const { rows } = paper.layout
  const celled = rows.flatMap(({ segments, index }) =>
    segments.flatMap((cell, at): Candidate[] => {
      const marked = /^(?<label>[^:=☐☑☒✓✔□]{3,60}?)\s*(?:(?:[:=]|\s[-–]\s)\s*(?<value>\S.*)|(?<boxes>[☐☑☒✓✔□].*))$/u.exec(cell.text)?.groups
      const given = marked?.['value'] ?? marked?.['boxes'] ?? ''
      if (marked && hasLabel.test(marked['label'] ?? '') && isAsked(marked['label'] ?? '')) {
        const others = segments.slice(at + 1).map(({ text }) => text)
        const held = heldIn([given, ...(/[☐☑□[(]/u.test(given) ? others : [])].join('\t'))
        return held ? [make(held, cell.words, ['label'])] : []
      }
      const ended = endsHeld.exec(cell.text)
      const last = ended ? heldIn(ended.groups?.['value'] ?? '') : null
      if (ended && last && segments.length > 1) return [make(last, cell.words.slice(-ended[0].trim().split(/\s+/u).length), ['label'])]
      if (!hasLabel.test(cell.text) || !isAsked(cell.text)) return []
      const beside = segments.slice(at + 1)
      const held =
        beside.length > 0
          ? heldIn(
              beside
                .map(({ text }) => text)
                .join('\t')
                .split('\t')
                .slice(0, mostChoices)
                .join('\t'),
            )
          : null
      if (held)
        return [
          make(
            held,
            beside.flatMap(({ words }) => words),
            ['label'],
          ),
        ]
      const below = rows[index + 1]?.segments.find(
        (one: Segment) => one.page === cell.page && Math.abs(one.left - cell.left) < alignedWithin,
      )
      const under = below ? heldIn(below.text) : null
      return below && under && below.text.length < longestValue ? [make(under, below.words, ['label_above'])] : []
    }),
  )
  if (celled.length > 0) return celled
  if (!isLoanPaper(paper.kind)) {
    const match = becomeJoint.exec(paper.flow.text)
    return match ? [make('Joint', wordsBetween(paper.flow, match.index, match.index + match[0].length), ['clause'])] : []
  }
  return heldClauses.flatMap(([value, clause]) => {
    const match = clause.exec(paper.flow.text)
    return match ? [make(value, wordsBetween(paper.flow, match.index, match.index + match[0].length), ['clause'])] : []
  })
}
const mostChoices = 3
const longestValue = 60
