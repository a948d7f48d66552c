import type { Candidate, Paper } from '../candidate.ts'
import { fieldOfLabel } from '../labels/label-patterns.ts'
import type { Segment } from '../layout/layout.ts'
import { readsLikeLabel } from '../labels/label-words.ts'
import { firmName } from '../names/firm-names.ts'
import { personName } from '../names/names.ts'

const rowsBelow = 5
const columnSlack = 0.03
const nameLabel = /^(?:full\s+)?name\b|^नाम/iu
const nameWords = /^.*?\b(?:name|नाम)\b(?:\s+of\s+(?:the\s+)?\w+)?(?:\s*\([^)]*\))?\s*[:=–.-]*\s*/iu
const picture = /^\W*(?:photo\w*|फोटो|चित्र|passport\s+size.*|affix.*)\W*$/iu
/** "Name of the concern": a firm borrows. */
const firmLabel = /\bnames?\s+of\s+(?:the\s+)?(?:concern|firm|unit|company|entity|enterprise|business|borrowing\s+\w+)\b/iu
const otherLabel = /\b(?:father|mother|husband|relation|guardian|spouse|address|lives|occupation|works|mobile|phone|date|age|pan|email)\b/iu

const noAnswer = /^\W*(?:na|n\.?\s?\/?\s?a\.?|nil|none|not\s+applicable|-{1,3})\W*$/iu

/** Headings of a form such as "Borrower" and "Co-borrower" over two columns. */
function headings(paper: Paper): { key: 'applicant_name' | 'co_applicant_name'; segment: Segment; right: number }[] {
  return paper.layout.rows.flatMap(({ segments }) =>
    segments.flatMap((segment, at) => {
      const key = fieldOfLabel(segment.text)?.key
      if (key !== 'applicant_name' && key !== 'co_applicant_name') return []
      // "Name of co-applicant | NA" is answered
      if (noAnswer.test(segments[at + 1]?.text ?? '')) return []
      const right = (segments[at + 1]?.left ?? 1 + columnSlack) - columnSlack
      return [{ key, segment, right }]
    }),
  )
}

const nameLine = /^\p{Lu}[\p{L}.]*(?:\s\p{Lu}[\p{L}.]*)?$/u
const isLarge = (text: string): boolean => text === text.toUpperCase()

/** The rest of a name that its column breaks: a row below it that holds words of names alone, none under a label. */
function restBelow({ layout }: Paper, at: number, { page, left }: Segment, right: number, name: string): Segment[] {
  const row = layout.rows[at + 1]
  const isRest = ({ text }: Segment) => nameLine.test(text) && isLarge(text) === isLarge(name) && !readsLikeLabel(text)
  if (name === '' || !row || row.page !== page || !row.segments.every(isRest)) return []
  return row.segments.filter((one) => one.left > left + columnSlack && one.left < right)
}

/** "Full name | A | Relationship | Wife": the cells of a row up to its next question. */
function ownAnswer(cells: readonly Segment[]): readonly Segment[] {
  const next = nameLabel.test(cells[0]?.text ?? '') ? cells.findIndex(({ text }, at) => at > 1 && readsLikeLabel(text)) : -1
  return next < 0 ? cells : cells.slice(0, next)
}

/** The borrower's name in a form: below the heading of the person's column, below "Full name" if that stands there. */
export function headedPeople(paper: Paper): Candidate[] {
  return headings(paper).flatMap(({ key, segment, right }): Candidate[] => {
    let named = false
    for (const row of paper.layout.rows.slice(segment.row + 1, segment.row + 1 + rowsBelow)) {
      const own = row.segments.filter((one) => one.page === segment.page && one.left >= segment.left - columnSlack && one.left < right)
      const text = ownAnswer(own)
        .map((one) => one.text)
        .join(' ')
      if (own.length === 0 || picture.test(text)) continue
      if (nameLabel.test(text)) {
        const said = text.replace(nameWords, '')
        const rest = restBelow(paper, row.index, segment, right, said)
        const beside = firmLabel.test(text) ? firmName(said) : personName([said, ...rest.map((one) => one.text)].join(' '))
        const words = [...ownAnswer(own), ...rest].flatMap((one) => one.words)
        if (beside) return [{ key, value: beside, words, signs: ['label', 'kind_fits'], paper }]
        named = true
        continue
      }
      if (otherLabel.test(text) || readsLikeLabel(text)) return []
      const name = personName(text)
      return name
        ? [
            {
              key,
              value: name,
              words: own.flatMap((one) => one.words),
              signs: ['label_above', ...(named ? (['kind_fits'] as const) : [])],
              paper,
            },
          ]
        : []
    }
    return []
  })
}
