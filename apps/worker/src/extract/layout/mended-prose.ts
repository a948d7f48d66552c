import type { Page, Word } from '../../ocr/model.ts'
import { readsLikeLabel } from '../labels/label-words.ts'
import type { Part } from './layout.ts'

/** A word or two lost beneath a stamp leave a gap of at most so many letter heights. */
const widestLoss = 9
/** Edges of one paragraph's lines, in shares of the page's width. */
const aligned = 0.02
/** Left edges of one column. */
const columnEdge = 0.008
/** So much of its neighbour's length has a line that another one follows. */
const fullLine = 0.9
/** Lines of a paragraph follow one another within so many of their heights. */
const nextLine = 2.2
const proseWords = 6
/** So many words in a row are no cell's. */
const longPart = 8

const withLetters = /\p{L}{2}/u

const middleOf = ({ top, bottom }: Part): number => (top + bottom) / 2
const lengthOf = ({ left, right }: Part): number => right - left

/** Whether a line of prose runs unbroken above or below a gap, from about the left edge of the gap's line. */
function runsOver(prose: readonly Part[] | undefined, row: readonly Part[], gap: readonly [number, number], isBelow: boolean): boolean {
  const [first, last] = [row[0], row.at(-1)]
  const line = prose?.find(({ words, left, right }) => words.length >= proseWords && left < gap[0] && right > gap[1])
  if (!line || !first || !last) return false
  const isNear = Math.abs(middleOf(line) - middleOf(first)) <= nextLine * (first.bottom - first.top)
  const goesOn = !isBelow || last.right - first.left >= fullLine * lengthOf(line)
  return isNear && goesOn && Math.abs(line.left - first.left) < aligned
}

/** The longest stretch between margins that lines of prose take on a page. */
const columnOf = (rows: readonly Part[][]): Part | undefined =>
  rows
    .flat()
    .filter(({ words }) => words.length >= longPart)
    .reduce<Part | undefined>((longest, part) => (longest && lengthOf(longest) >= lengthOf(part) ? longest : part), undefined)

/** Whether a line goes from margin to margin, and a part of it is too long for a cell. */
function isFullProse(row: readonly Part[], column: Part | undefined): boolean {
  const [first, last] = [row[0], row.at(-1)]
  if (!column || !first || !last || !row.some(({ words }) => words.length >= longPart)) return false
  return Math.abs(first.left - column.left) < aligned && last.right > column.right - 2 * aligned
}

/** Whether a gap parts two columns: a row nearby has a part that begins where it ends. */
const isEdge = (rows: readonly Part[][], at: number, left: number): boolean =>
  [rows[at - 2], rows[at - 1], rows[at + 1], rows[at + 2]].some((row) => row?.some((part) => Math.abs(part.left - left) < columnEdge))

/**
 * Joins what a lost word parted: in the lines of a paragraph that was read from a picture, a gap with unbroken prose above or below it,
 * or in a line too long for cells, is no edge of a column.
 */
export function withMendedProse(rows: readonly Part[][], page: Page, partOf: (words: readonly Word[]) => Part): Part[][] {
  if (page.source !== 'ocr') return [...rows]
  const column = columnOf(rows)
  return rows.map((row, at) => {
    const isProse = isFullProse(row, column)
    const joined: Part[] = []
    for (const part of row) {
      const before = joined.at(-1)
      if (before && isLoss(before, part)) joined[joined.length - 1] = partOf([...before.words, ...part.words])
      else joined.push(part)
    }
    return joined

    function isLoss(before: Part, part: Part): boolean {
      const gap = [before.right, part.left] as const
      const height = ((part.bottom - part.top) * page.height) / page.width
      // figures side by side are cells, whatever runs over them
      if (!withLetters.test(before.text) && !withLetters.test(part.text)) return false
      if (gap[1] - gap[0] > widestLoss * height || readsLikeLabel(before.text) || isEdge(rows, at, part.left)) return false
      return isProse || runsOver(rows[at - 1], row, gap, false) || runsOver(rows[at + 1], row, gap, true)
    }
  })
}
