import type { Layout, Segment } from '../../layout/layout.ts'
import { secondLine } from '../../layout/near-cells.ts'

/** The number of a row of a form: "5", "5.", "(v)". */
const serial = /^\W*(?:\d{1,2}|[ivx]{1,4}|[a-z])(?:[.)]+\s*|\s+)(?=\p{L})/iu

/** What a cell may say as a label: its own line, and that with the line below that belongs to it; without the row's number. */
export function labelsOf(layout: Layout, cell: Segment, own = cell.text): string[] {
  const second = secondLine(layout, cell)
  const bare = own.replace(serial, '')
  return second ? [bare, `${bare} ${second.text}`] : [bare]
}
