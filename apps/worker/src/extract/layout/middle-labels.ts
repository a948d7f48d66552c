import type { Part } from './layout.ts'

/** Cells of one column begin within this share of the page's width; a mark before a value may stand further left. */
const aligned = 0.012
const alignedValues = 0.035
/** So many rows with a label and a value in the same columns make a form. */
const fewestPairs = 2
/** Lines of one cell follow one another within so many of their heights. */
const nextLine = 2.4

const middleOf = ({ top, bottom }: Part): number => (top + bottom) / 2

/** Whether a label stands at half height beside two lines, which are one cell: nearer to each other than to be two rows. */
function isBetween(above: Part, label: Part, below: Part): boolean {
  const height = above.bottom - above.top
  return (
    height > 0 &&
    label.right < Math.min(above.left, below.left) &&
    Math.abs(above.left - below.left) < alignedValues &&
    middleOf(above) < middleOf(label) &&
    middleOf(label) < middleOf(below) &&
    middleOf(below) - middleOf(above) < nextLine * height
  )
}

/** A form whose labels stand in the middle of their cells: a label between two lines of its value is set beside the first of them. */
export function withMiddleLabels(rows: readonly Part[][]): Part[][] {
  const pairs = rows.filter(({ length }) => length === 2)
  const isOfForm = (label: Part, value: Part): boolean =>
    pairs.filter(
      ([first, second]) =>
        first && second && Math.abs(first.left - label.left) < aligned && Math.abs(second.left - value.left) < alignedValues,
    ).length >= fewestPairs
  const out = [...rows]
  for (let at = 1; at + 1 < out.length; at += 1) {
    const [[above, ...besideAbove], [label, ...beside], [below, ...besideBelow]] = [out[at - 1] ?? [], out[at] ?? [], out[at + 1] ?? []]
    if (!above || !label || !below || besideAbove.length + beside.length + besideBelow.length > 0) continue
    if (!isBetween(above, label, below) || !isOfForm(label, above)) continue
    out.splice(at - 1, 2, [{ ...label, top: above.top, bottom: above.bottom }, above])
  }
  return out
}
