import type { Component } from '../components.ts'
import type { Ink } from '../pixels.ts'
import { levelLines } from './drawn-lines.ts'

/** A box for one letter: the paper inside its lines, in pixels, sides inclusive. */
export interface LetterBox {
  left: number
  right: number
  top: number
  bottom: number
}

/** A row of boxes at one pitch, each for one letter, as forms have them for names, numbers and dates. */
export interface Comb {
  boxes: readonly LetterBox[]
}

/** Height of a box inside, in letter heights. */
const lowestBox = 0.95
const highestBox = 3.2
/** Width of a box in its heights. */
const narrowest = 0.4
const widest = 1.7
const fewestBoxes = 4
/** Boxes of a row differ by so much of their width. */
const pitchPlay = 0.28
/** A line between two boxes shows over so much of the height, a letter does not. */
const dividerShare = 0.88
/** Level lines are at least so many letter heights long: two boxes. */
const shortestLine = 1.4
/** Pieces of one line: no higher or lower than this, no further apart than that, in letter heights. */
const lineDrift = 0.2
const lineGap = 1.2

type Line = Pick<Component, 'left' | 'right' | 'top' | 'bottom'>

/** Lines put together of their pieces, from the left. */
function wholeLines(pieces: readonly Component[], letterHeight: number): Line[] {
  const whole: Line[] = []
  for (const piece of pieces.toSorted((a, b) => a.left - b.left)) {
    const before = whole.find(
      (line) =>
        piece.left - line.right <= lineGap * letterHeight &&
        Math.abs((piece.top + piece.bottom) / 2 - (line.top + line.bottom) / 2) <= Math.max(2, lineDrift * letterHeight),
    )
    if (!before) {
      whole.push({ left: piece.left, right: piece.right, top: piece.top, bottom: piece.bottom })
      continue
    }
    before.right = Math.max(before.right, piece.right)
    before.top = Math.min(before.top, piece.top)
    before.bottom = Math.max(before.bottom, piece.bottom)
  }
  return whole
}

interface Band {
  left: number
  right: number
  /** The rows between two lines. */
  top: number
  bottom: number
}

/** The space between each line and the next ones below it that may be the lower sides of its boxes. */
function bandsBetween(lines: readonly Line[], letterHeight: number): Band[] {
  return lines.flatMap((upper) =>
    lines.flatMap((lower) => {
      const [top, bottom] = [upper.bottom + 1, lower.top - 1]
      const [left, right] = [Math.max(upper.left, lower.left), Math.min(upper.right, lower.right)]
      const height = bottom - top + 1
      const fits = height >= lowestBox * letterHeight && height <= highestBox * letterHeight
      return fits && right - left >= fewestBoxes * narrowest * height ? [{ left, right, top, bottom }] : []
    }),
  )
}

/** Columns of a band that are a line from top to bottom, neighbouring columns as one. */
function dividersIn({ data, width }: Ink, { left, right, top, bottom }: Band): { from: number; to: number }[] {
  const dividers: { from: number; to: number }[] = []
  const rows = bottom - top + 1
  for (let x = Math.max(1, left - 2); x <= Math.min(width - 2, right + 2); x += 1) {
    let inked = 0
    for (let i = top * width + x; i <= bottom * width + x; i += width)
      if (data[i] === 1 || data[i - 1] === 1 || data[i + 1] === 1) inked += 1
    if (inked < dividerShare * rows) continue
    const last = dividers.at(-1)
    if (last && x - last.to <= 2) last.to = x
    else dividers.push({ from: x, to: x })
  }
  // each was seen one pixel too wide on either side
  const lines = dividers.map(({ from, to }) => (to - from >= 2 ? { from: from + 1, to: to - 1 } : { from, to }))
  return lines.length === 0 ? [] : withEnds(lines, left, right, rows)
}

/** The ends of the upper and lower line close the first and the last box, though their own side may have faded. */
function withEnds(dividers: { from: number; to: number }[], left: number, right: number, height: number): { from: number; to: number }[] {
  const reach = narrowest * height
  const before = dividers[0]!.from - left > reach ? [{ from: left, to: left }] : []
  const behind = right - dividers.at(-1)!.to > reach ? [{ from: right, to: right }] : []
  return [...before, ...dividers, ...behind]
}

const middle = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** Boxes between dividers; where a divider faded, the space of several is shared out. */
function boxesBetween(dividers: readonly { from: number; to: number }[], { top, bottom }: Band): LetterBox[][] {
  const height = bottom - top + 1
  const spaces = dividers.slice(1).map(({ from }, i) => ({ left: dividers[i]!.to + 1, right: from - 1 }))
  const wide = ({ left, right }: { left: number; right: number }): number => right - left + 1
  const pitch = middle(spaces.map(wide).filter((w) => w >= narrowest * height && w <= widest * height))
  if (pitch === 0) return []
  const rows: LetterBox[][] = [[]]
  for (const space of spaces) {
    const count = Math.max(1, Math.round((wide(space) + 1) / (pitch + 1)))
    const each = (wide(space) - count + 1) / count
    const fits = count <= 3 && Math.abs(each - pitch) <= pitchPlay * pitch
    if (!fits) rows.push([])
    else
      for (let i = 0; i < count; i += 1) {
        const left = Math.round(space.left + i * (each + 1))
        rows.at(-1)!.push({ left, right: Math.round(left + each - 1), top, bottom })
      }
  }
  return rows.filter((row) => row.length >= fewestBoxes)
}

const overlap = (a: LetterBox, b: LetterBox): boolean => a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom

/** The rows of letter boxes that are drawn on a level page; `ink` still has its lines. */
export function combsIn(ink: Ink, letterHeight: number): Comb[] {
  if (letterHeight === 0) return []
  const { lines } = levelLines(ink, shortestLine * letterHeight, Math.max(3, 0.35 * letterHeight))
  const bands = bandsBetween(wholeLines(lines, letterHeight), letterHeight)
  const found = bands
    .toSorted((a, b) => a.bottom - a.top - (b.bottom - b.top))
    .flatMap((band) => boxesBetween(dividersIn(ink, band), band).map((boxes) => ({ boxes })))
  const kept: Comb[] = []
  for (const comb of found) if (!kept.some((other) => other.boxes.some((a) => comb.boxes.some((b) => overlap(a, b))))) kept.push(comb)
  return kept
}
