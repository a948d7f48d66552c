import type { IntakeKey } from '@parakh/contracts'
import { labelSigns, type Candidate, type Paper } from '../candidate.ts'

const listKeys: readonly IntakeKey[] = ['list_of_documents', 'legal_documents']
const numbered = /(?:^|\s)\(?(?:\d{1,2}|[a-h]|[ivx]{1,4})[.)]\s*(?=\p{L})/giu
/** What papers are called; a list without any of these words is no list of papers. */
const paperWords =
  /\b(?:deed|agreement|letter|certificate|receipt|bill|plan|map|copy|patta|khata|khatauni|mutation|noc|permit|permission|sanction|statement|form|card|proof|report|order|chain|will|poa|gpa|affidavit|tax|lease|encumbrance|allotment|possession|slip|licen[cs]e|approval|rtc|jamabandi|bahi|registry|memo)\b|विलेख|पत्र|रसीद/iu

/** The items of a list as printed: numbered, parted by semicolons, commas or lines. */
export function itemsOf(text: string): string[] {
  const isNumbered = (text.match(numbered) ?? []).length >= 2
  const pieces = isNumbered ? text.split(numbered) : text.includes(';') ? text.split(';') : text.split(/,|\n|\s+&\s+|\s+and\s+(?=\p{Lu})/u)
  return pieces
    .map((piece) => piece.replace(/^[\s•*·\-–—]+|[\s.,;:]+$|,?\s+and$/giu, '').trim())
    .filter((piece) => piece.length > 2 && piece.length < 90)
}

/** The papers that a paper lists as attached, or sets out as title papers. */
export function documentsOf(paper: Paper): Candidate[] {
  return paper.labelled.flatMap((one): Candidate[] => {
    if (!listKeys.includes(one.key) || one.place === 'inline') return []
    const items = itemsOf(one.value)
    const papers = items.filter((item) => paperWords.test(item)).length
    if (papers === 0 || papers < items.length / 3) return []
    return [
      {
        key: one.key,
        value: items,
        words: one.words,
        signs: [...labelSigns(one), ...(items.length > 1 ? (['shaped'] as const) : [])],
        paper,
      },
    ]
  })
}
