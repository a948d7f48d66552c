import type { Layout, Segment } from '../../layout/layout.ts'

const alignedWithin = 0.012
const nextLine = 1.2

/** "Village /" over "Mandal": labels of two parts that their cell's edge breaks, whole, and their second halves. */
export function labelHalves(
  layout: Layout,
  isLabel: (text: string) => boolean,
): { whole: ReadonlyMap<Segment, Segment>; seconds: ReadonlySet<Segment> } {
  const [whole, seconds] = [new Map<Segment, Segment>(), new Set<Segment>()]
  for (const first of layout.rows.flatMap(({ segments }) => segments)) {
    if (first.bottom === 0 || !/[/&]\s*$/u.test(first.text)) continue
    const below = layout.rows[first.row + 1]?.segments.find(({ left }) => Math.abs(left - first.left) < alignedWithin)
    const text = `${first.text} ${below?.text ?? ''}`
    if (!below || below.page !== first.page || below.top - first.bottom > (first.bottom - first.top) * nextLine || !isLabel(text)) continue
    whole.set(first, { ...first, text, words: [...first.words, ...below.words] })
    seconds.add(below)
  }
  return { whole, seconds }
}
