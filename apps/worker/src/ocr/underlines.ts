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
/** A blur makes a line thicker, up to this, and joins all letters with it: such a line, longer than feet, is told by its lower edge, which is straight. */
const thickestBlurred = 0.4
/** So few of its columns are bare that they count as it is thick. */
const bareRank = 0.15
/** So much of the lower edge is at most so many pixels off the straight. */
const straightShare = 0.75
const offStraight = 1.6

const middle = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Between which rows a line lies, for each column of a run of ink. */
interface Line {
  rows: (i: number) => readonly [number, number]
  isBare: (i: number) => boolean
}

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
  /** The rows that a column's ink fills around a row, `limit` up and down at most. */
  const extent = (x: number, y: number, limit = most): readonly [number, number] => {
    let [top, bottom] = [y, y]
    while (y - top <= limit && isInk(x, top - 1)) top -= 1
    while (bottom - y <= limit && isInk(x, bottom + 1)) bottom += 1
    return [top, bottom]
  }
  const plainLine = (left: number, right: number, y: number): Line | null => {
    const columns = Array.from({ length: right - left + 1 }, (_, i) => extent(left + i, y))
    const bare = columns.filter(([top, bottom]) => bottom - top < most)
    const isMostlyBare = bare.length >= mostlyBare * columns.length
    if (bare.length < leastBare * columns.length || (!isMostlyBare && columns.length < longestFeet * letterHeight)) return null
    const rows = [middle(bare.map(([top]) => top)), middle(bare.map(([, bottom]) => bottom))] as const
    return { rows: () => rows, isBare: (i) => columns[i]![1] - columns[i]![0] < most }
  }
  const blurredLine = (left: number, right: number, y: number): Line | null => {
    const bottoms = Array.from({ length: right - left + 1 }, (_, i) => extent(left + i, y, reach)[1])
    const half = bottoms.length >> 1
    const fall = (middle(bottoms.slice(half)) - middle(bottoms.slice(0, half))) / half
    const level = middle(bottoms.map((bottom, i) => bottom - fall * i))
    const edge = (i: number): number => Math.round(level + fall * i)
    const isStraight =
      bottoms.filter((bottom, i) => Math.abs(bottom - level - fall * i) <= offStraight).length >= straightShare * bottoms.length
    if (!isStraight) return null
    const heights = bottoms.map((bottom, i) => bottom - extent(left + i, y, reach)[0] + 1).sort((a, b) => a - b)
    const thick = heights[Math.floor(bareRank * heights.length)] ?? 0
    return thick > thickestBlurred * letterHeight ? null : { rows: (i) => [edge(i) - thick + 1, edge(i)], isBare: () => false }
  }
  const cleared: number[] = []
  const clearAlong = (left: number, right: number, y: number): void => {
    const length = right - left + 1
    const line = plainLine(left, right, y) ?? (length >= longestFeet * letterHeight ? blurredLine(left, right, y) : null)
    if (!line) return
    let [above, below] = [0, 0]
    for (let i = 0; i < length; i += 1) {
      const [top, bottom] = line.rows(i)
      if (hasInk(left + i, y - reach, top - 2)) above += 1
      if (hasInk(left + i, bottom + 2, y + reach)) below += 1
    }
    if (above < leastAbove * length || below > mostBelow * length) return
    const isTail = (i: number): boolean => {
      const bottom = line.rows(i)[1]
      return i >= 0 && i < length && isInk(left + i, bottom + 1) && isInk(left + i, bottom + 2)
    }
    for (let i = 0; i < length; i += 1) {
      if (isTail(i - 1) || isTail(i) || isTail(i + 1)) continue
      const [top, bottom] = extent(left + i, y)
      const lineTop = line.rows(i)[0]
      for (let row = Math.max(top, lineTop - 1); row <= bottom; row += 1)
        if (row >= lineTop || line.isBare(i)) cleared.push(row * width + left + i)
    }
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
