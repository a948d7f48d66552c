import type { Candidate, Paper } from '../../candidate.ts'
import type { Layout, Segment } from '../../layout/layout.ts'
import { peopleIn } from '../../names/names.ts'

const shareCertificate = /\bshare\s+certificate\b/iu
const transferHead =
  /\btransfers?\s+of\s+(?:the\s+)?(?:within|above|said|these)?[\s-]*(?:mentioned\s+)?shares?\b|\b(?:memorandum|record|particulars|details)\s+of\s+transfers?\b/iu
const transfereeHead = /\btransferees?\b|\bto\s+whom\b|\bnames?\s+of\s+(?:the\s+)?(?:new\s+)?(?:members?|holders?)\b/iu
/** An entry begins with its serial number or its day. */
const entryStart = /^\W*(?:\d{1,3}\W*$|\d{1,2}[./-]\d{1,2}[./-]\d{2,4})/u
const longestTable = 24
const edge = 0.015

/** Cells below the head of a column, entry by entry, up to the first line that runs over the table. */
function entriesBelow({ rows }: Layout, head: Segment): Segment[][] {
  const heads = rows[head.row]?.segments ?? []
  const next = heads[head.column + 1]
  const entries: Segment[][] = []
  for (const { segments, page } of rows.slice(head.row + 1, head.row + longestTable)) {
    if (page !== head.page) break
    const own = segments.filter(({ left, right }) => left >= head.left - edge && (next ? left < next.left - edge : right > head.left))
    if (segments.some(({ left, right }) => left < head.left - edge && right > head.right)) break
    if (entryStart.test(segments[0]?.text ?? '') && (segments[0]?.left ?? 1) < head.left - edge) entries.push([])
    entries.at(-1)?.push(...own)
  }
  return entries
}

/** Who holds a society's shares by the last transfer written on the back of their certificate; none where nobody bought them on. */
export function lastTransferees(paper: Paper): Candidate[] {
  const { layout, flow } = paper
  if (!shareCertificate.test(flow.text)) return []
  const title = layout.rows.findIndex(({ segments }) => transferHead.test(segments.map(({ text }) => text).join(' ')))
  if (title < 0) return []
  const head = layout.rows
    .slice(title, title + 4)
    .filter(({ segments }) => segments.length > 2)
    .flatMap(({ segments }) => segments)
    .find(({ text }) => transfereeHead.test(text))
  if (!head) return []
  const told = entriesBelow(layout, head).flatMap((cells) => {
    const names = peopleIn(cells.map(({ text }) => text).join(' ')).map(({ name }) => name)
    return names.length > 0 ? [{ names, words: cells.flatMap(({ words }) => words) }] : []
  })
  const last = told.at(-1)
  return last ? [{ key: 'property_owner_name', value: last.names.join(', '), words: last.words, signs: ['label', 'kind_fits'], paper }] : []
}
