/** A rule under a table's head: "|---|:--:|". */
const rule = /^[\s|:+=-]*-{2,}[\s|:+=-]*$/u
const border = /^\s*\|\s?|\s?\|\s*$/gu
/** So many lines alike make a table: of two columns more are asked, since a single stroke parts words as well. */
const fewestLines = 2
const fewestOfTwoColumns = 3

const cellsOf = (line: string): string[] => line.replace(border, '').split(/\s*\|\s*/u)
const isPiped = (line: string | undefined): line is string => line !== undefined && line.includes('|')

/** Lines of a table that strokes part into columns ("S.No | Customer | Phone") with tabs instead; other lines as they stand. */
export function withoutPipes(lines: readonly string[]): string[] {
  const out: string[] = []
  for (let at = 0; at < lines.length;) {
    const first = lines[at]
    const count = isPiped(first) ? cellsOf(first).length : 0
    let end = at
    while (isPiped(lines[end]) && (rule.test(lines[end] ?? '') || cellsOf(lines[end] ?? '').length === count)) end += 1
    const run = lines.slice(at, end).filter((line) => !rule.test(line))
    const isTable = count > 1 && run.length >= (count === 2 ? fewestOfTwoColumns : fewestLines)
    if (isTable) out.push(...run.map((line) => cellsOf(line).join('\t')))
    else out.push(...lines.slice(at, Math.max(end, at + 1)))
    at = Math.max(end, at + 1)
  }
  return out
}
