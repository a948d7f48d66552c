import type { Paper } from '../../candidate.ts'
import type { Cell } from './cells.ts'

const thanaAndDistrict =
  /^\W*(?:p\.?\s?[so]\b|police\s+station|thana|tehsil|tahsil|tahasil|taluka?|mandal|circle|anchal)\b[^;:\n]{0,80}\bdist(?:rict|t)?\b/iu

/** "P.S. Ramkrishna Nagar, District Patna - 800027": the line below a table of plots that tells where their village lies. */
export function districtBelow({ layout }: Paper, used: readonly Cell[]): Cell[] {
  const words = new Set(used.flatMap((cell) => cell.words))
  const last = Math.max(
    -1,
    ...layout.rows.filter(({ segments }) => segments.some((one) => one.words.some((word) => words.has(word)))).map(({ index }) => index),
  )
  const below = last < 0 ? [] : layout.rows.slice(last + 1, last + farthest)
  const [line] = below.flatMap(({ segments }) => (segments.length === 1 && thanaAndDistrict.test(segments[0]?.text ?? '') ? segments : []))
  return line ? [{ part: 'state', noun: '', value: line.text, words: line.words, row: line.row }] : []
}
const farthest = 4
