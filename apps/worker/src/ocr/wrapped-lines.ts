/** Mail programs break lines at 72 signs or so, telephones earlier; a text with longer lines was broken by its writer alone. */
const widest = 120
const narrowest = 30
/** So many full lines must go on in small letters before a text counts as broken at its edge, and so large a share of all; at the edge of mail programs one is enough. */
const fewestProofs = 3
const leastShare = 0.25
/** Small letters prove nothing where so large a share of the other lines begins with them: their writer types no capitals. */
const mostSmall = 0.2
const edgeOfMails = { from: 64, to: 80 } as const

const goesOnSmall = /^\s*\p{Ll}/u
/** "3. Area", "(b) …", "• …", "Owner: …", "To,": a line of its own, however full the one above it is. */
const opensLine =
  /^\s*(?:\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)]\s|\d{1,2}\t|[-–•*·▪●○➢✓]\s|[^\s:]{2,}(?:\s[^\s:]+){0,2}\s?:(?:[\s-]|$)|\[?\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4},?\s+\d{1,2}:\d{2}|(?:to|dear|sir|madam|sub|ref|regards|thanks?|yours|thanking)\b)/iu
/** "Name of owner / seller as per title deed: …", "Owner - …" */
const opensLabel = /^\s*[\p{Lu}\d][^\s:,()]*(?:(?:\s[^\s:,]+){0,9}\s?:(?:[\s-]|$)|(?:\s[^\s:,()]+){0,3}\s[-–—]\s(?!\d))/u
const isBlank = (line: string): boolean => line.trim() === ''
/** Columns stand apart by a tab or a wide gap. */
const tabsIn = (line: string): number => line.trim().split(/\t| {3,}/u).length - 1
const firstWord = (line: string): string => /\S+/u.exec(line)?.[0] ?? ''

/** Whether a line ends only because the next word had no room in it. */
const isFull = (line: string, next: string | undefined, width: number): next is string =>
  next !== undefined && !isBlank(line) && !isBlank(next) && line.trimEnd().length + 1 + firstWord(next).length > width

/** Whether a line may be the rest of the one above: of two rows where they are no rows alike, or both make no more than the row of `cells` tabs above them. */
const goesOn = (before: string, line: string, cells: number): boolean => {
  const [above, own] = [tabsIn(before), tabsIn(line)]
  if (own === 0) return true
  return above === 0 ? before.trimEnd().endsWith(',') : above !== own || above + own <= cells
}

/** Lines of a text that a program broke at its edge, joined to what was written; other texts as they stand. A row whose last cell was broken is joined too. */
export function unwrapped(lines: readonly string[]): string[] {
  const width = lines.reduce((most, line) => Math.max(most, line.trimEnd().length), 0)
  if (width > widest || width < narrowest) return [...lines]
  const full = lines.map((line, at) => isFull(line, lines[at + 1], width))
  const proofs = full.filter((is, at) => is && goesOnSmall.test(lines[at + 1] ?? '')).length
  const isMails = width >= edgeOfMails.from && width <= edgeOfMails.to
  if (isMails ? proofs === 0 : proofs < fewestProofs || proofs < leastShare * full.filter(Boolean).length) return [...lines]
  const begun = lines.filter((line, at) => at > 0 && full[at - 1] !== true && !isBlank(line))
  if (begun.filter((line) => goesOnSmall.test(line)).length > mostSmall * begun.length) return [...lines]
  const out: string[] = []
  let cells = 0
  for (const [at, line] of lines.entries()) {
    const last = out.at(-1)
    if (isBlank(line)) cells = 0
    if (
      last !== undefined &&
      full[at - 1] === true &&
      !opensLine.test(line) &&
      !opensLabel.test(line) &&
      goesOn(lines[at - 1] ?? '', line, cells)
    )
      out[out.length - 1] = `${last.trimEnd()} ${line.trimStart()}`
    else out.push(line)
    cells = Math.max(cells, tabsIn(line))
  }
  return out
}
