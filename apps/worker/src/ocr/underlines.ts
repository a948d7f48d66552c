import type { Ink } from './pixels.ts'

/** An underline is at least this long and at most this thick, in letter heights. */
const shortest = 1.8
const thickest = 0.22
/** Letters do not touch it on this share of its length; where they touch it on more than the other, it is longer: feet of bold letters join too. */
const leastBare = 0.2
const mostlyBare = 0.7
const longestFeet = 4.5
/** Letters stand over it, on this share of its length, so near in letter heights; over the rules of a table they are further off. */
const leastAbove = 0.25
const nearest = 0.5
/** Below it there are only the tails of letters; under the headline of an Indian script hang whole words. */
const mostBelow = 0.3

const middle = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Takes the lines that words stand on out of a page's ink, in place, and leaves the strokes that cross them; whether there were any. */
export function clearUnderlines(ink: Ink, letterHeight: number): boolean {
  const { data, width, height } = ink
  const least = shortest * letterHeight
  const most = Math.max(3, Math.round(thickest * letterHeight))
  const reach = Math.max(most + 2, Math.round(nearest * letterHeight))
  const isInk = (x: number, y: number): boolean => y >= 0 && y < height && data[y * width + x] === 1
  const hasInk = (x: number, from: number, to: number): boolean => {
    for (let y = from; y <= to; y += 1) if (isInk(x, y)) return true
    return false
  }
  /** The rows that a column's ink fills around a row. */
  const extent = (x: number, y: number): readonly [number, number] => {
    let [top, bottom] = [y, y]
    while (y - top <= most && isInk(x, top - 1)) top -= 1
    while (bottom - y <= most && isInk(x, bottom + 1)) bottom += 1
    return [top, bottom]
  }
  const cleared: number[] = []
  const clearAlong = (left: number, right: number, y: number): void => {
    const columns = Array.from({ length: right - left + 1 }, (_, i) => extent(left + i, y))
    const bare = columns.filter(([top, bottom]) => bottom - top < most)
    const isMostlyBare = bare.length >= mostlyBare * columns.length
    if (bare.length < leastBare * columns.length || (!isMostlyBare && columns.length < longestFeet * letterHeight)) return
    const [lineTop, lineBottom] = [middle(bare.map(([top]) => top)), middle(bare.map(([, bottom]) => bottom))]
    let [above, below] = [0, 0]
    for (let x = left; x <= right; x += 1) {
      if (hasInk(x, y - reach, lineTop - 2)) above += 1
      if (hasInk(x, lineBottom + 2, y + reach)) below += 1
    }
    if (above < leastAbove * columns.length || below > mostBelow * columns.length) return
    const isTail = (i: number): boolean => (columns[i]?.[1] ?? 0) > lineBottom + 1
    columns.forEach(([top, bottom], i) => {
      if (isTail(i - 1) || isTail(i) || isTail(i + 1)) return
      for (let row = Math.max(top, lineTop - 1); row <= bottom; row += 1)
        if (row >= lineTop || bottom - top < most) cleared.push(row * width + left + i)
    })
  }
  for (let from = data.indexOf(1); from >= 0;) {
    const y = Math.floor(from / width)
    const next = data.indexOf(0, from)
    const end = Math.min(next < 0 ? data.length : next, (y + 1) * width)
    if (end - from >= least) clearAlong(from - y * width, end - 1 - y * width, y)
    from = data.indexOf(1, end)
  }
  for (const at of cleared) data[at] = 0
  return cleared.length > 0
}
