import type { Candidate, Paper } from '../../candidate.ts'
import { notPersons } from '../../names/name-words.ts'
import { cased } from '../../names/names.ts'

/** Where papers say so: the family's name of both stands behind the father's alone. */
const west =
  /\b(?:maharashtra|nagpur|nashik|pune|amravati|akola|wardha|yavatmal|chandrapur|bhandara|gondia|gadchiroli|washim|buldh?ana|jalgaon|dhule|nanded|latur|parbhani|jalna|aurangabad|sambhaji\s?nagar|solapur|kolhapur|satara|sangli|ahmednagar|thane|mumbai)\b|(?<!\d)4[0-4]\d{4}(?!\d)/iu
/** A second name that is no family's. */
const noFamily =
  /^(?:kumar|lal+|singh|ram|prasad|chandr?a?|das|dev|devi|nath|begum|bibi|bano|khatoon|kaur|bai|rao|babu|raj|mohan|narayan|age|late|and|r|resi\p{L}*|the|shri|smt)$/iu
const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)

/** "Ravindra s/o Pandurang Deshkar" is Ravindra Deshkar; a name of more than one word is whole. */
function withFamily(name: string, text: string): string {
  if (/[\s.]/u.test(name) || name.length < 3) return name
  const relation = new RegExp(
    String.raw`(?<!\p{L})${escaped(name)}\s+(?:s|d|w|wd)\s*\/\s*o\.?\s+(?:(?:late|shri|sri|sh|smt)\b\.?\s+)*(?<father>\p{L}{3,})\s+(?:\p{L}{3,}\s+)?(?<family>\p{L}{3,})(?=\s*(?:,|\(|\d|;|$|\baged?\b|\br\s*\/\s*o\b|\band\b|\bhereinafter\b))`,
    'iu',
  )
  const { father = '', family = '' } = relation.exec(text)?.groups ?? {}
  const isFamily = family !== '' && !noFamily.test(family) && !noFamily.test(father) && !notPersons.has(family.toLowerCase())
  return isFamily ? cased(`${name} ${family}`) : name
}

const persons: ReadonlySet<Candidate['key']> = new Set<Candidate['key']>(['applicant_name', 'co_applicant_name', 'property_owner_name'])

/** Names of one word with the family's name that stands behind the parent's, in papers of Maharashtra. */
export function withFamilies(paper: Paper, found: readonly Candidate[]): Candidate[] {
  const { text } = paper.flow
  if (!west.test(text) || !/\b(?:s|d|w|wd)\s*\/\s*o\b/iu.test(text)) return [...found]
  const flat = text.replace(/\s+/gu, ' ')
  return found.map((one) => {
    if (!persons.has(one.key) || typeof one.value !== 'string') return one
    const value = one.value
      .split(', ')
      .map((name) => withFamily(name, flat))
      .join(', ')
    return value === one.value ? one : { ...one, value }
  })
}
