/** The words of its line before a number. */
export function lead(text: string, from: number, start: number): string {
  const before = text.slice(Math.max(0, from - 24), start)
  // a sentence goes on in the next line, a table's heads stand over values of their own
  const lineStart = text.lastIndexOf('\n', from) + 1
  const line = text.slice(lineStart, start)
  const above = text.slice(0, lineStart).trimEnd().split('\n').at(-1) ?? ''
  if (numberAlone.test(line) && above.length > fullLine && !above.includes('\t')) return before.replaceAll('\n', ' ')
  return line.includes('\t') || !line.includes('\n') || line.length > proseLine
    ? (before.split('\n').at(-1) ?? '')
    : before.replaceAll('\n', ' ')
}
const proseLine = 140
const fullLine = 60

/** "Memo No. 118 dated 4.5.2019: copy forwarded to": the number under which copies go out. */
export const ofCopy =
  /^[^.;\n]{0,4}(?:,?\s*(?:dated?|dt)\b\.?[^\p{L}]{4,24})?[\s,:–-]*\bcop(?:y|ies)\s+(?:is\s+|are\s+)?(?:forwarded|submitted|sent|communicated|to)\b/iu

/** "The last report was by another valuer (Ref. 77/21)". */
export const ofReport = /\b(?:valuer|(?:previous|earlier|last|old)\s+(?:valuation\s+)?report)\b[^;]{0,60}$/iu

/** Matches of a number's clause: behind one whose code has no figure ("vide Commencement Certificate No. CC/118"), the next may begin with that very word. */
export function matchesOf(text: string, pattern: RegExp): RegExpExecArray[] {
  const matches: RegExpExecArray[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    matches.push(match)
    const code = match.groups?.['code'] ?? ''
    if (/^(?:commencement|building|planning|development)\b\D*$/iu.test(code))
      pattern.lastIndex = match.index + Math.max(1, match[0].length - code.length)
  }
  return matches
}
/** A line of prose that begins with "No.", what is numbered being at the end of the line above: "Kh." over "No. 71/8". */
const numberAlone = /^\W*nos?\b\W*$/iu
