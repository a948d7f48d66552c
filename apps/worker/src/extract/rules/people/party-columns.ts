import type { Candidate, Paper } from '../../candidate.ts'
import type { Row, Segment } from '../../layout/layout.ts'
import { personName } from '../../names/names.ts'
import { headRole, sideOf } from './roles.ts'

const slack = 0.03
const rowsBelow = 12
const mostHeads = 4
const roleOnly = new RegExp(
  String.raw`^\W*(?:the\s+)?(?:details?\s+of\s+)?${headRole}(?:\s*\/\s*[\p{L}\p{M}]+)?(?:\s+(?:details?|particulars?))?(?:\s*\([^)]{3,24}\))?\W*$`,
  'iu',
)
/** What stands over the labels at the left: "Party  Vendor  Vendee". */
const overLabels = /^\W*(?:part(?:y|ies)|particulars?|details?|description|items?)\W*$/iu
const secondLabel =
  /^\W*(?:(?:along\s+|together\s+|jointly\s+)?with|(?:joint|jt|second|2nd|co)\b[.\s-]*(?:holder|owner|name|purchaser|buyer|seller|party|applicant|member)?s?|(?:name\s*)?\(?2\)?)(?:['’]s)?(?:\s+name)?\W*$/iu
const phoneLabel = /^\W*(?:phone|mobile|mob|cell|contact|tel|ph)\b\.?(?:\s*(?:no|number)\b\.?)?\W*$/iu

/** "Mob. 98…" in the column itself, as below a signature. */
const ownPhone = /^\W*(?:phone|mobile|mob|cell|contact|tel|ph|m)\b\.?(?:\s*(?:no|number)\b\.?)?[\s:–-]*\+?[\d][\d\s-]{8,14}\d\W*$/iu
/** Who stands by and is no party. */
const stands = /^\W*(?:witness(?:es)?|gawah|sakshi|गवाह|साक्षी)(?![\p{L}\p{M}])/iu

/** What a table says of the one who gets: in rows of labels at the left, below the column that his role heads. */
export interface PartyCell {
  is: 'second' | 'phone'
  cell: Segment
}

/** The heads of a row that names both sides and nothing else. */
function headsOf({ segments }: Row): readonly Segment[] | null {
  const heads = overLabels.test(segments[0]?.text ?? '') ? segments.slice(1) : segments
  if (heads.length < 2 || heads.length > mostHeads) return null
  const named = heads.filter(({ text }) => roleOnly.test(text))
  const sides = new Set(named.map(({ text }) => sideOf(roleOnly.exec(text)?.[1] ?? '')))
  return named.length === heads.length && sides.size === 2 ? heads : null
}

/** Cells of the buyer's column under "Seller  Purchaser": with whom he buys, his phone. */
export function buyerCells({ layout: { rows } }: Paper): PartyCell[] {
  return rows.flatMap((row): PartyCell[] => {
    const heads = headsOf(row)
    const at = heads?.findIndex(({ text }) => sideOf(roleOnly.exec(text)?.[1] ?? '') === 'buyer') ?? -1
    const head = heads?.[at]
    if (!heads || !head) return []
    const next = heads[at + 1]?.left ?? Infinity
    const leftmost = Math.min(...heads.map(({ left }) => left))
    const below = rows.slice(row.index + 1, row.index + 1 + rowsBelow)
    const others = below.findIndex(({ segments }) => segments.some(({ text }) => stands.test(text)))
    return below.slice(0, others < 0 ? below.length : others).flatMap(({ segments, page }): PartyCell[] => {
      const [label] = segments
      const cell = segments.find(({ left }) => left >= head.left - slack && left < next - slack)
      if (cell && page === row.page && ownPhone.test(cell.text)) return [{ is: 'phone', cell }]
      if (!label || !cell || cell === label || page !== row.page || label.left >= leftmost - slack / 2) return []
      if (secondLabel.test(label.text)) return [{ is: 'second', cell }]
      return phoneLabel.test(label.text) ? [{ is: 'phone', cell }] : []
    })
  })
}

/** Who buys with another, in a column of his own beside the seller's. */
export const secondBuyers = (paper: Paper): Candidate[] =>
  buyerCells(paper).flatMap(({ is, cell }) => {
    const name = is === 'second' ? personName(cell.text) : null
    return name
      ? [{ key: 'co_applicant_name' as const, value: name, words: cell.words, signs: ['label', 'kind_fits'] as const, paper }]
      : []
  })
