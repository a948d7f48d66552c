import type { Candidate, Paper, Sign } from '../candidate.ts'
import type { Segment } from '../layout.ts'
import { choicesIn } from './loan/choices.ts'

const label =
  /^\W*(?:\d{1,2}[.)]?\s*)?(?:[\p{Script=Devanagari}\p{M}\s/.:-]*(?:स्वामित्व|मालकी)[\p{Script=Devanagari}\p{M}\s/.:-]*)?(?:(?:whether\s+)?(?:the\s+)?(?:property|title|house|flat)\s+(?:is\s+)?(?:to\s+be\s+)?(?:held|owned|holding|ownership|(?:single|joint)ly?\s+(?:or|\/)\s+(?:single|joint)ly?\s+(?:owned|held)|in\s+whose\s+names?)|(?:(?:type|mode|nature|pattern|constitution|kind|status)\s+of\s+)?(?:the\s+)?(?:property\s+)?(?:ownership|holding)(?:\s+(?:of\s+(?:the\s+)?property|type|status|pattern|mode|as|is|details))?|(?:owned|held)(?:\s+(?:as|by))?|single\s*\/\s*joint|)\W*$/iu
const hasLabel = /\p{L}/u
const joint = /\bjoint(?:ly)?\b|\bco[\s-]?own(?:ers?|ership|ed)\b|संयुक्त|संयुक्\S*त|संयुसं\s*क्युत|सामाईक|सामायिक/iu
const single = /\b(?:singl[ey]|sole(?:ly)?|individual(?:ly)?|self)\b|एकल|एकट/iu

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
  return rows.flatMap(({ segments, index }) =>
    segments.flatMap((cell, at): Candidate[] => {
      const marked = /^(?<label>[^:=]{3,60}?)\s*(?:[:=]|\s[-–]\s)\s*(?<value>\S.*)$/u.exec(cell.text)?.groups
      if (marked && hasLabel.test(marked['label'] ?? '') && label.test(marked['label'] ?? '')) {
        const others = segments.slice(at + 1).map(({ text }) => text)
        const held = heldIn([marked['value'], ...(/[☐□[(]/u.test(marked['value'] ?? '') ? others : [])].join('\t'))
        return held ? [make(held, cell.words, ['label'])] : []
      }
      if (!hasLabel.test(cell.text) || !label.test(cell.text)) return []
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
      const below = rows[index + 1]?.segments.find((one: Segment) => one.page === cell.page && Math.abs(one.left - cell.left) < aligned)
      const under = below ? heldIn(below.text) : null
      return below && under && below.text.length < longestValue ? [make(under, below.words, ['label_above'])] : []
    }),
  )
}
const aligned = 0.02
const mostChoices = 3
const longestValue = 60
