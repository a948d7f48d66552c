import { allSides } from '@parakh/contracts'

/** A row of a price sheet whose columns became blanks: "Club membership 84,000", "2 E.D.C. @ 340/- Rs. 6,76,600.00". */
const amount = String.raw`(?:(?:rs\.?|inr|₹)\s*)?\d{1,3}(?:,\d{2,3})+(?:\.\d{2})?(?:\s?\/-)?`
const amountBehind = new RegExp(
  String.raw`^(?<label>\s*(?:\d{1,2}[.)]?\s+)?[\p{L}(][^\t:=]{1,70}?[^\t\s:=@–-])\s+(?<amount>${amount})\s*$`,
  'iu',
)
const onlyAmount = new RegExp(String.raw`^\s*${amount}\s*$`, 'iu')
/** A label on a line of its own. */
const onlyLabel = /^\s*(?:\d{1,2}[.)]?\s+)?\p{L}[^\t\d:]{1,50}(?:\(\d{1,2}[^()]{0,12}\))?\s*$/u
/** A sentence may end with an amount as well. */
const isSentence = /[.;]\s|\b(?:of|is|at|for|by|with|only|a|the|paid|pay|sum|and)\s*$/iu
const fewestRows = 3
const side = new RegExp(
  String.raw`^\s*(?:on\s+(?:the\s+)?)?(?<side>${allSides.join('|')})(?:ern)?(?:\s+side)?(?:\s*\([^()]{1,12}\))?\s*$`,
  'iu',
)
const sides = allSides.length

const isAmountRow = (line: string): boolean => {
  const label = amountBehind.exec(line)?.groups?.['label']
  return label !== undefined && !isSentence.test(label.replace(/^\s*\d{1,2}[.)]?\s+/u, ''))
}

/** Rows of a sheet whose last blank stands for a column get a tab there; what is fewer than three rows together is left. */
function amountsBehind(lines: readonly string[]): string[] {
  const out = [...lines]
  for (let from = 0; from < lines.length; from += 1) {
    const rows = countWhile(lines, from, isAmountRow)
    if (rows >= fewestRows) for (let at = from; at < from + rows; at += 1) out[at] = out[at]!.replace(amountBehind, '$<label>\t$<amount>')
    from += rows
  }
  return out
}

/** Labels and amounts by turns on lines of their own, or all labels and then as many amounts, as pairs. */
function amountsBelow(lines: readonly string[]): string[] {
  const out: string[] = []
  for (let at = 0; at < lines.length;) {
    const labels = countWhile(lines, at, (line) => onlyLabel.test(line))
    const amounts = countWhile(lines, at + labels, (line) => onlyAmount.test(line))
    const isBlock = amounts >= fewestRows && labels >= amounts
    const turns = labels > 0 && !isBlock ? turnsFrom(lines, at + labels - 1) : 0
    const first = isBlock ? at + labels - amounts : at + labels - 1
    if (!isBlock && turns < fewestRows) {
      for (const end = at + Math.max(1, labels); at < end; at += 1) out.push(lines[at] ?? '')
      continue
    }
    for (; at < first; at += 1) out.push(lines[at] ?? '')
    const [count, step, apart] = isBlock ? [amounts, 1, amounts] : [turns, 2, 1]
    for (let row = 0; row < count; row += 1) out.push(`${lines[first + row * step]}\t${lines[first + row * step + apart]}`)
    at = first + count * 2
  }
  return out
}

const countWhile = (lines: readonly string[], from: number, is: (line: string) => boolean): number => {
  let to = from
  while (to < lines.length && is(lines[to] ?? '')) to += 1
  return to - from
}

/** How many pairs of a label and an amount follow each other. */
const turnsFrom = (lines: readonly string[], from: number): number => {
  let turns = 0
  while (onlyLabel.test(lines[from + turns * 2] ?? '') && onlyAmount.test(lines[from + turns * 2 + 1] ?? '')) turns += 1
  return turns
}

/** The four sides on lines of their own, then what they are bounded by on as many, as pairs; before either a word for the row. */
function sidesAbove(lines: readonly string[]): string[] {
  const out: string[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const named = lines.slice(at, at + sides).map((line) => side.exec(line)?.groups?.['side']?.toLowerCase())
    const isHead = named.every(Boolean) && new Set(named).size === sides
    // the corner of the table has its counterpart before the values
    const from = at + sides + (isHead && isCorner(lines[at - 1]) && isCorner(lines[at + sides]) ? 1 : 0)
    const values = lines.slice(from, from + sides)
    if (!isHead || values.length < sides || values.some((line) => line.trim() === '' || side.test(line))) {
      out.push(lines[at] ?? '')
      continue
    }
    out.push(...lines.slice(at + sides, from), ...values.map((value, row) => `${lines[at + row]}\t${value}`))
    at = from + sides - 1
  }
  return out
}

/** "Direction", "Disha / Side", "Boundary", "Bounded by": a word for a row of sides. */
const isCorner = (line: string | undefined): boolean =>
  /^\s*(?:disha|directions?|sides?|bound(?:ar(?:y|ies)|ed\s+by)|chau?hadd?i|particulars|as\s+per\s+\p{L}+)(?:\W+\p{L}+){0,2}\W*$/iu.test(
    line ?? '',
  )

/** A table's number of a row, on a line of its own. */
const isSerial = (line: string | undefined, number: number): boolean => line?.trim().replace(/[.)]$/u, '') === String(number)
const mostCells = 12
/** Behind so many lines a number is of something else. */
const mostLines = 60
const isHead = (line: string): boolean => /^(?!.*\d{3})\s*[\p{L}#]/u.test(line) && line.length < longestHead
const longestHead = 40

/** Rows that are numbered 1, 2, 3 …, each cell on a line of its own, with their heads; an empty cell is an empty line. */
function numberedRows(lines: readonly string[]): string[] {
  const out: string[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const cells = isSerial(lines[at], 1) ? cellsOfRow(lines, at) : 0
    if (cells === 0) {
      out.push(lines[at] ?? '')
      continue
    }
    const heads = out.slice(-cells)
    if (heads.length === cells && heads.every(isHead)) out.splice(-cells, cells, heads.join('\t'))
    let number = 1
    for (; isSerial(lines[at], number); number += 1, at += cells) out.push(lines.slice(at, at + cells).join('\t'))
    at -= 1
  }
  return out
}

/** How many lines apart the numbers 1 and 2 stand, where 3 does so too or no table's length farther on; 0 for no table. */
function cellsOfRow(lines: readonly string[], at: number): number {
  for (let cells = 2; cells <= mostCells; cells += 1) {
    if (!isSerial(lines[at + cells], 2)) continue
    const isText = lines.slice(at + 1, at + cells).some((line) => /\p{L}{2}/u.test(line))
    const isNext = isSerial(lines[at + 2 * cells], 3)
    return isText && (isNext || !lines.slice(at + cells, at + cells + mostLines).some((line) => isSerial(line, 3))) ? cells : 0
  }
  return 0
}

/** Tables that were pasted as plain text, with blanks or line ends for their columns, as rows again: numbered rows, price sheets, and sides with what they adjoin. */
export const withLostColumns = (lines: readonly string[]): string[] => sidesAbove(amountsBelow(amountsBehind(numberedRows(lines))))
