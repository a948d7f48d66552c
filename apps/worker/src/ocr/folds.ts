import { findComponents, heightOf, widthOf, type Component } from './components.ts'
import { lit, paperOfTiles, type Grey, type Tiles } from './pixels.ts'

/** A fold is looked for in cells that are long along it and narrow across it, in pixels of a page at the usual resolution. */
const cellLength = 64
const cellWidth = 4
/** On a levelled page, paper that is darker than this lies in a fold; what is darker still is ink. */
const evenPaper = 240
const darkestFold = 128
/** A fold runs over so much of the page, and is between so many cells wide: rules are narrower, grounds wider. */
const leastLength = 0.6
const fewestCells = 3
const mostCells = 24
/** Its shade comes gently, by no more than this from cell to cell; the ground of a table's head starts at once. */
const gentleStep = 30
const mostSteep = 0.5
const white = 255

/** The cells that lie in folds, by the paper of all cells; null where there is no fold. */
function foldCells({ data: paper, columns, rows }: Tiles, runsDown: boolean): Uint8Array | null {
  const data = new Uint8Array(paper.length)
  for (let i = 0; i < data.length; i += 1) data[i] = paper[i]! < evenPaper && paper[i]! >= darkestFold ? 1 : 0
  const [along, across] = runsDown ? [heightOf, widthOf] : [widthOf, heightOf]
  const [length, next] = runsDown ? [rows, 1] : [columns, columns]
  const isSteep = (i: number): boolean =>
    [i - next, i + next].some((other) => paper[other] !== undefined && Math.abs(paper[other] - paper[i]!) > gentleStep)
  const steepIn = ({ left, top, right, bottom }: Component): number => {
    let count = 0
    for (let row = top; row <= bottom; row += 1)
      for (let i = row * columns + left; i <= row * columns + right; i += 1) if (data[i] === 1 && isSteep(i)) count += 1
    return count
  }
  const { components, wipe } = findComponents({ data, width: columns, height: rows })
  const folds = new Set(
    components.filter(
      (one) =>
        along(one) >= leastLength * length &&
        across(one) <= mostCells &&
        one.pixels >= fewestCells * along(one) &&
        steepIn(one) <= mostSteep * along(one),
    ),
  )
  wipe((one) => !folds.has(one))
  return folds.size > 0 ? data : null
}

function withoutFoldsAlong(picture: Grey, runsDown: boolean): Grey {
  const tiles = paperOfTiles(picture, ...((runsDown ? [cellWidth, cellLength] : [cellLength, cellWidth]) as [number, number]))
  const cells = foldCells(tiles, runsDown)
  if (!cells) return picture
  return lit(picture, { ...tiles, data: tiles.data.map((paper, i) => (cells[i] === 1 ? white / paper : 1)) })
}

/** A levelled page without the shadows of its folds and of its edges, which are as narrow as lines of print: print in them stays on white paper. */
export const withoutFolds = (picture: Grey): Grey => withoutFoldsAlong(withoutFoldsAlong(picture, false), true)
