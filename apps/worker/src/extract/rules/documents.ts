import type { IntakeKey } from '@parakh/contracts'
import { labelSigns, type Candidate, type Paper } from '../candidate.ts'

const listKeys: readonly IntakeKey[] = ['list_of_documents', 'legal_documents']
const numbered = /(?:^|\s)\(?(?:\d{1,2}|[a-h]|[ivx]{1,4})[.)]\s*(?=\p{L})/giu
/** What papers are called; a list without any of these words is no list of papers. */
const paperWords =
  /\b(?:deed|agreement|letter|certificate|receipt|bill|plan|map|copy|patta|khata|khatauni|mutation|noc|permit|permission|sanction|statement|form|card|proof|report|order|chain|will|poa|gpa|affidavit|tax|lease|encumbrance|allotment|possession|slip|licen[cs]e|approval|rtc|jamabandi|bahi|registry|memo)\b|विलेख|पत्र|रसीद/iu

const ticked = /[☑☒✓✔]\s*([^☐□☑☒✓✔]+)/gu
/** "Copies of the following documents are enclosed:" before a list. */
const intro =
  /\b(?:following|below|under\s*mentioned|undernoted|enclosed|attached|enclosures?|annexures?|attachments?|submitted|copies)\b[^\n]{0,60}$|\b(?:documents?|papers|copies|enclosures?)\b[^\n]{0,40}:?\s*$/iu
const introPapers = /\b(?:documents?|papers|copies|enclosures?|encl|annexures?|attachments?)\b|संलग्न|दस्तावेज/iu
const listLine = /^\s*(?:\(?(?:\d{1,2}|[a-h]|[ivx]{1,4})[.)]|[-–—•*·▪○●])\s*(?=\p{L})/u
const mostItems = 15
const longestItem = 10

/** The items of a list as printed: numbered, parted by semicolons, commas or lines. */
export function itemsOf(text: string): string[] {
  const ticks = [...text.matchAll(ticked)].map((match) => match[1] ?? '')
  const isNumbered = (text.match(numbered) ?? []).length >= 2
  const pieces =
    ticks.length > 0
      ? ticks
      : isNumbered
        ? text.split(numbered)
        : text.includes(';')
          ? text.split(';')
          : text.split(/,|\n|\s+&\s+|\s+and\s+(?=\p{Lu})/u)
  return pieces
    .map((piece) => piece.replace(/^[\s•*·\-–—]+|[\s.,;:]+$|,?\s+and$/giu, '').trim())
    .filter((piece) => piece.length > 2 && piece.length < 90)
}

/** Lines with numbers or bullets under a sentence that speaks of papers enclosed. */
function listedPapers(paper: Paper): Candidate[] {
  const { rows } = paper.layout
  const textOf = (at: number) => rows[at]?.segments.map((segment) => segment.text).join(' ') ?? ''
  return rows.flatMap((row): Candidate[] => {
    const head = textOf(row.index)
    if (!introPapers.test(head) || !intro.test(head) || !listLine.test(textOf(row.index + 1))) return []
    const items: string[] = []
    let at = row.index + 1
    for (; items.length < mostItems && listLine.test(textOf(at)); at += 1)
      items.push(
        textOf(at)
          .replace(listLine, '')
          .replace(/[\s.,;]+$/u, ''),
      )
    const papers = items.filter((item) => paperWords.test(item)).length
    const sentences = items.filter((item) => item.split(/\s+/u).length > longestItem).length
    if (papers < Math.max(1, items.length / 2) || sentences > 0) return []
    const words = rows.slice(row.index + 1, at).flatMap(({ segments }) => segments.flatMap((segment) => segment.words))
    return [{ key: 'list_of_documents', value: items, words, signs: ['papers_listed'], paper }]
  })
}

/** The papers that a paper lists as attached, or sets out as title papers. */
export function documentsOf(paper: Paper): Candidate[] {
  const labelled = paper.labelled.flatMap((one): Candidate[] => {
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
  const listed = listedPapers(paper)
  // a list that goes on below its first line is more than what stands at its label
  const most = Math.max(0, ...listed.map(({ value }) => [value].flat().length))
  const own = labelled.filter(({ key, value }) => key !== 'list_of_documents' || [value].flat().length >= most)
  return own.some(({ key }) => key === 'list_of_documents') ? own : [...own, ...listed]
}
