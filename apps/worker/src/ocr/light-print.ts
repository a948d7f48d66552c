import { findComponents, heightOf, widthOf } from './components.ts'
import type { Grey, Ink } from './pixels.ts'

/** Bands are looked for in cells of this share of the letters' height. */
const cellShare = 0.6
const fullCell = 0.4
/** A band's size in letter heights. */
const shortest = 5
const lowest = 1.3
const highest = 6
const filledShare = 0.75
/** Above and below its letters a band is ink all along. */
const solidShare = 0.85
const paper = 255

interface Rect {
  left: number
  top: number
  right: number
  bottom: number
}

const inkIn = ({ data, width }: Ink, { left, top, right, bottom }: Rect): number => {
  let count = 0
  for (let y = top; y <= bottom; y += 1) for (let i = y * width + left; i <= y * width + right; i += 1) count += data[i]!
  return count / Math.max(1, (right - left + 1) * (bottom - top + 1))
}

/** Cells that are mostly ink. */
function darkCells(ink: Ink, cell: number): Ink {
  const [wide, high] = [Math.floor(ink.width / cell), Math.floor(ink.height / cell)]
  const data = new Uint8Array(wide * high)
  for (let row = 0; row < high; row += 1) {
    for (let column = 0; column < wide; column += 1) {
      const rect = { left: column * cell, top: row * cell, right: (column + 1) * cell - 1, bottom: (row + 1) * cell - 1 }
      if (inkIn(ink, rect) >= fullCell) data[row * wide + column] = 1
    }
  }
  return { data, width: wide, height: high }
}

/** Bands of solid ink with light letters in them, such as the heads of tables. */
function bandsIn(ink: Ink, letterHeight: number): Rect[] {
  const cell = Math.max(3, Math.round(cellShare * letterHeight))
  return findComponents(darkCells(ink, cell))
    .components.filter((one) => one.pixels >= filledShare * widthOf(one) * heightOf(one))
    .map((one) =>
      trimmed(ink, {
        left: one.left * cell,
        top: (one.top - 1) * cell,
        right: (one.right + 1) * cell - 1,
        bottom: (one.bottom + 2) * cell - 1,
      }),
    )
    .filter(({ left, top, right, bottom }) => {
      const [w, h] = [right - left + 1, bottom - top + 1]
      if (w < shortest * letterHeight || h < lowest * letterHeight || h > highest * letterHeight) return false
      const edge = Math.max(1, Math.round(h * 0.12))
      return [top + 1, bottom - edge].every((y) => inkIn(ink, { left, right, top: y, bottom: y + edge - 1 }) >= solidShare)
    })
}

/** Without the rows at its ends that are not mostly ink. */
function trimmed(ink: Ink, { left, right, ...rect }: Rect): Rect {
  let top = Math.max(0, rect.top)
  let bottom = Math.min(ink.height - 1, rect.bottom)
  const isInk = (y: number) => inkIn(ink, { left, right, top: y, bottom: y }) >= 0.7
  while (top < bottom && !isInk(top)) top += 1
  while (bottom > top && !isInk(bottom)) bottom -= 1
  return { left, right, top, bottom }
}

/** Makes light print on dark bands dark on white, in place; whether there was any. */
export function bandsTurnedDark(picture: Grey, ink: Ink, letterHeight: number): boolean {
  const bands = bandsIn(ink, letterHeight)
  for (const { left, top, right, bottom } of bands) {
    const counts = new Uint32Array(256)
    for (let y = top; y <= bottom; y += 1) for (let x = left; x <= right; x += 1) counts[picture.data[y * picture.width + x]!]! += 1
    const half = ((right - left + 1) * (bottom - top + 1)) / 2
    let ground = 0
    for (let seen = counts[0]!; ground < 254 && seen < half; seen += counts[ground]!) ground += 1
    for (let y = top; y <= bottom; y += 1) {
      for (let i = y * picture.width + left; i <= y * picture.width + right; i += 1)
        picture.data[i] = Math.min(paper, ((paper - picture.data[i]!) * paper) / (paper - ground))
    }
  }
  return bands.length > 0
}
