import { allSides, type Side } from '@parakh/contracts'
import type { Word } from '../../../ocr/model.ts'
import type { Layout, Segment } from '../../layout/layout.ts'
import { linesOfCell } from '../place/reach.ts'
import { clearSideWord, sideNamed } from './compass.ts'
import { isPlace, saidOf } from './said.ts'
import type { SideTable, TableSaid } from './side-table.ts'

const one = String.raw`(?:[NSEW](?![\p{L}])|(?:${clearSideWord})(?![\p{L}\p{M}]))`
/** "Boundary N/S/E/W", "Boundaries (East, West, North, South) :", with what is said behind it. */
const label = new RegExp(
  String.raw`^\W*(?:\d{1,2}[.)]?\s+)?(?:boundar(?:y|ies)|bounded(?:\s+by)?|four\s+sides|chau?h?add?i|sides)\b[^:]{0,24}?(?<sides>${one}(?:\s*[/,-]\s*${one}){3})\)?\s*(?:[:=–-]+\s*(?<said>.*))?$`,
  'isu',
)

/** The sides that a label lists, where it lists all four. */
function sidesListed(text: string): { sides: readonly Side[]; said: string } | null {
  const groups = label.exec(text)?.groups
  const sides = (groups?.['sides'] ?? '').split(/\s*[/,-]\s*/u).flatMap((word) => sideNamed(word)?.side ?? [])
  return new Set(sides).size === allSides.length && sides.length === allSides.length ? { sides, said: groups?.['said'] ?? '' } : null
}

/** What a value says of four sides in their order, parted alike. */
function partsOf(text: string): string[] | null {
  const parts = [/\s*;\s*/u, /\s+\/\s+/u, /\s*\/\s*/u, /\s*,\s*/u].map((mark) => text.trim().split(mark)).find((one) => one.length > 1)
  return parts?.length === allSides.length ? parts : null
}

function tableAt(layout: Layout, cell: Segment): SideTable | null {
  const listed = sidesListed(cell.text)
  const beside = listed?.said === '' ? layout.rows[cell.row]?.segments[cell.column + 1] : undefined
  if (!listed || (listed.said === '' && !beside)) return null
  const lines = beside ? linesOfCell(layout, beside) : []
  const words: readonly Word[] = beside ? (lines.length > 1 ? lines.flat() : beside.words) : cell.words
  const parts = partsOf(beside ? words.map(({ text }) => text).join(' ') : listed.said)
  const said = (parts ?? []).flatMap((part, at): TableSaid[] => {
    const [told, side] = [saidOf(part), listed.sides[at]]
    return told && side && isPlace(told.place) ? [{ ...told, side, words }] : []
  })
  return said.length === allSides.length ? { said, heads: new Set(words) } : null
}

/** "Boundary N/S/E/W | House of A / Canal road / School / House of B": four sides at one label, in its order. */
export const sidesAtOneLabel = (layout: Layout): SideTable[] =>
  layout.rows.flatMap(({ segments }) => segments.flatMap((cell) => tableAt(layout, cell) ?? []))
