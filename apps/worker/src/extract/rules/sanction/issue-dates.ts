import { latinDigits } from '@parakh/contracts'
import { fromFlow, type Candidate, type Paper } from '../../candidate.ts'
import { datesIn } from '../../measures.ts'
import { alignedWithin } from '../../layout/near-cells.ts'
import { allMatches } from '../../all-matches.ts'

export const issueLabel =
  /^\W*(?:date\s+of\s+(?:the\s+)?(?:issue|sanction|approval|permit|permission|grant|licen[cs]e)|(?:permit|sanction|approval|permission|issue|licen[cs]e)\s+date|(?:issued|sanctioned|approved|granted)\s+on)\W*$/iu

/** In a paper that only names the plan. */
export const planDateLabel =
  /^\W*(?:(?:(?:building|approved|sanctioned)\s+)*(?:plan|permit|building\s+permission|map)\s+(?:(?:sanction|approval|permit|passing)\s+)?(?:date|dated|dt)|date\s+of\s+(?:the\s+)?(?:building\s+)?(?:plan|permit|map)(?:\s+(?:sanction|approval))?|(?:plan|map)\s+(?:sanctioned|approved|passed)\s+on)\W*$/iu

/** The date of issue at its label, beside or below it: in a permit its own, in any other paper the plan's. */
export function issueDates(paper: Paper, label: RegExp): Candidate[] {
  const { rows } = paper.layout
  return rows.flatMap(({ segments, index }) =>
    segments.flatMap((cell, at): Candidate[] => {
      const [said = '', inner = ''] = cell.text.split(/\s*[:=]\s*/u, 2)
      if (!label.test(said)) return []
      const below = rows[index + 1]?.segments
      const under = below?.length === segments.length ? below[at] : below?.find((one) => Math.abs(one.left - cell.left) < alignedWithin)
      const places = inner === '' ? [segments[at + 1], under] : [cell]
      const value = places.find((one) => one?.page === cell.page && datesIn(latinDigits(one.text)).length === 1)
      const [date] = value ? datesIn(latinDigits(value.text)) : []
      return value && date ? [{ key: 'sanction_number_date', value: date.text, words: value.words, signs: ['label', 'shaped'], paper }] : []
    }),
  )
}

/** "Date : 06/09/2019" below the permit's tables, where nothing else is dated so. */
export function lastDate(paper: Paper): Candidate[] {
  const text = latinDigits(paper.flow.text)
  const dated = allMatches(text, /(?:^|\n)[^\S\n]*(?:dated?|दिनांक)[^\S\n]*[:.–-]+[^\S\n]*(?=\d)/giu)
  const [match] = dated
  const after = match ? match.index + match[0].length : 0
  const [date] = match && dated.length === 1 ? datesIn(text.slice(after, after + 20)) : []
  if (date?.start !== 0) return []
  return [fromFlow(paper, paper.flow, 'sanction_number_date', date.text, { start: after, end: after + date.end }, ['position', 'shaped'])]
}
