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

interface Run {
  y: number
  from: number
  to: number
  component: number
}

function runsOf(ink: Ink): { runs: Run[]; firstOfRow: number[] } {
  const runs: Run[] = []
  const firstOfRow: number[] = []
  for (let y = 0; y < ink.height; y += 1) {
    firstOfRow.push(runs.length)
    const base = y * ink.width
    let x = 0
    while (x < ink.width) {
      if (ink.data[base + x] !== 1) {
        x += 1
        continue
      }
      const from = x
      while (x < ink.width && ink.data[base + x] === 1) x += 1
      runs.push({ y, from, to: x - 1, component: runs.length })
    }
  }
  firstOfRow.push(runs.length)
  return { runs, firstOfRow }
}

/** The connected stains of a picture (eight neighbours), and a way to wipe some of them out. */
export function findComponents(ink: Ink): { components: Component[]; wipe: (unwanted: (component: Component) => boolean) => void } {
  const { runs, firstOfRow } = runsOf(ink)
  const parent = runs.map((_, i) => i)
  const root = (i: number): number => {
    let at = i
    while (parent[at] !== at) {
      parent[at] = parent[parent[at] ?? at] ?? at
      at = parent[at] ?? at
    }
    return at
  }
  for (let y = 1; y < ink.height; y += 1) {
    let above = firstOfRow[y - 1] ?? 0
    for (let at = firstOfRow[y] ?? 0; at < (firstOfRow[y + 1] ?? 0); at += 1) {
      const run = runs[at]!
      while (above < (firstOfRow[y] ?? 0) && (runs[above]?.to ?? 0) < run.from - 1) above += 1
      for (let other = above; other < (firstOfRow[y] ?? 0) && (runs[other]?.from ?? 0) <= run.to + 1; other += 1)
        parent[root(at)] = root(other)
    }
  }
  const byRoot = new Map<number, number>()
  const components: Component[] = []
  runs.forEach((run, i) => {
    const at = root(i)
    let index = byRoot.get(at)
    if (index === undefined) {
      index = components.length
      byRoot.set(at, index)
      components.push({ left: run.from, right: run.to, top: run.y, bottom: run.y, pixels: 0, upperRun: 0, lowerRun: 0 })
    }
    run.component = index
    const component = components[index]!
    component.left = Math.min(component.left, run.from)
    component.right = Math.max(component.right, run.to)
    component.bottom = run.y
    component.pixels += run.to - run.from + 1
  })
  for (const run of runs) {
    const component = components[run.component]!
    const band = Math.max(1, (component.bottom - component.top + 1) / 5)
    const length = run.to - run.from + 1
    if (run.y < component.top + band) component.upperRun = Math.max(component.upperRun, length)
    if (run.y > component.bottom - band) component.lowerRun = Math.max(component.lowerRun, length)
  }
  const wipe = (unwanted: (component: Component) => boolean) => {
    const marks = components.map(unwanted)
    for (const run of runs) if (marks[run.component]) ink.data.fill(0, run.y * ink.width + run.from, run.y * ink.width + run.to + 1)
  }
  return { components, wipe }
}

export const widthOf = ({ left, right }: Component): number => right - left + 1
export const heightOf = ({ top, bottom }: Component): number => bottom - top + 1
