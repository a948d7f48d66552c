import type { Ink } from './pixels.ts'

/** A connected stain of ink: its bounding box (right and bottom inclusive) and how many pixels it has. */
export interface Component {
  left: number
  top: number
  right: number
  bottom: number
  pixels: number
  /** Longest unbroken run in its upper and in its lower fifth: both are wide in a frame. */
  upperRun: number
  lowerRun: number
}

/** Unbroken runs of ink from the top, each row's from the left; one row's begin at `firstOfRow[y]`. */
interface Runs {
  from: Int32Array
  to: Int32Array
  firstOfRow: Int32Array
  count: number
}

const grownTo = (values: Int32Array, length: number): Int32Array<ArrayBuffer> => {
  const grown = new Int32Array(length)
  grown.set(values)
  return grown
}

/** Pixels by fours, to pass over paper; null where they do not lie so in memory. */
const fours = ({ data }: Ink): Uint32Array | null =>
  data.byteOffset % 4 === 0 ? new Uint32Array(data.buffer, data.byteOffset, data.length >> 2) : null

function runsOf(ink: Ink): Runs {
  const { data, width, height } = ink
  const blank = fours(ink)
  let from = new Int32Array(4096)
  let to = new Int32Array(4096)
  let count = 0
  const firstOfRow = new Int32Array(height + 1)
  for (let y = 0; y < height; y += 1) {
    firstOfRow[y] = count
    const base = y * width
    const end = base + width
    let at = base
    while (at < end) {
      if (data[at] !== 1) {
        at += 1
        if (blank && (at & 3) === 0) while (at + 4 <= end && blank[at >> 2] === 0) at += 4
        continue
      }
      const start = at
      while (at < end && data[at] === 1) at += 1
      if (count === from.length) [from, to] = [grownTo(from, 2 * count), grownTo(to, 2 * count)]
      from[count] = start - base
      to[count] = at - base - 1
      count += 1
    }
  }
  firstOfRow[height] = count
  return { from, to, firstOfRow, count }
}

/** For each run the first one, by number, of those that it hangs together with. */
function rootsOf({ from, to, firstOfRow, count }: Runs, height: number): Int32Array {
  const parent = new Int32Array(count)
  for (let i = 0; i < count; i += 1) parent[i] = i
  const root = (i: number): number => {
    let at = i
    while (parent[at] !== at) {
      parent[at] = parent[parent[at]!]!
      at = parent[at]!
    }
    return at
  }
  for (let y = 1; y < height; y += 1) {
    let above = firstOfRow[y - 1]!
    const first = firstOfRow[y]!
    const end = firstOfRow[y + 1]!
    for (let at = first; at < end; at += 1) {
      const [left, right] = [from[at]! - 1, to[at]! + 1]
      while (above < first && to[above]! < left) above += 1
      for (let other = above; other < first && from[other]! <= right; other += 1) {
        const [a, b] = [root(at), root(other)]
        // the lower number stays, so that one pass down the runs finds every root before its own runs
        if (a < b) parent[b] = a
        else parent[a] = b
      }
    }
  }
  for (let i = 0; i < count; i += 1) parent[i] = parent[parent[i]!]!
  return parent
}

/** The stains that runs make, in the order of their first runs, and which stain each run belongs to. */
function stainsOf(
  { from, to, firstOfRow, count }: Runs,
  height: number,
  roots: Int32Array,
): { components: Component[]; stainOf: Int32Array } {
  const components: Component[] = []
  const stainOf = new Int32Array(count)
  for (let y = 0; y < height; y += 1) {
    for (let i = firstOfRow[y]!; i < firstOfRow[y + 1]!; i += 1) {
      const [left, right] = [from[i]!, to[i]!]
      if (roots[i] === i) {
        stainOf[i] = components.length
        components.push({ left, right, top: y, bottom: y, pixels: right - left + 1, upperRun: 0, lowerRun: 0 })
        continue
      }
      const index = stainOf[roots[i]!]!
      stainOf[i] = index
      const component = components[index]!
      if (left < component.left) component.left = left
      if (right > component.right) component.right = right
      component.bottom = y
      component.pixels += right - left + 1
    }
  }
  return { components, stainOf }
}

/** The connected stains of a picture (eight neighbours), and a way to wipe some of them out. */
export function findComponents(ink: Ink): { components: Component[]; wipe: (unwanted: (component: Component) => boolean) => void } {
  const { data, width, height } = ink
  const runs = runsOf(ink)
  const { from, to, firstOfRow } = runs
  const { components, stainOf } = stainsOf(runs, height, rootsOf(runs, height))
  for (let y = 0; y < height; y += 1) {
    for (let i = firstOfRow[y]!; i < firstOfRow[y + 1]!; i += 1) {
      const component = components[stainOf[i]!]!
      const band = Math.max(1, (component.bottom - component.top + 1) / 5)
      const length = to[i]! - from[i]! + 1
      if (y < component.top + band && length > component.upperRun) component.upperRun = length
      if (y > component.bottom - band && length > component.lowerRun) component.lowerRun = length
    }
  }
  const wipe = (unwanted: (component: Component) => boolean) => {
    const marks = Uint8Array.from(components, (one) => (unwanted(one) ? 1 : 0))
    for (let y = 0; y < height; y += 1)
      for (let i = firstOfRow[y]!; i < firstOfRow[y + 1]!; i += 1)
        if (marks[stainOf[i]!] === 1) data.fill(0, y * width + from[i]!, y * width + to[i]! + 1)
  }
  return { components, wipe }
}

export const widthOf = ({ left, right }: Component): number => right - left + 1
export const heightOf = ({ top, bottom }: Component): number => bottom - top + 1
