/**
 * Every match of a global pattern, from the beginning of the text. `String.matchAll` copies its pattern at each call, and a copy is compiled anew
 * once garbage was collected twice, as it is between two papers: with copies extraction took five times as long.
 * @throws TypeError for a pattern without the flag g
 */
export function allMatches(text: string, pattern: RegExp): RegExpExecArray[] {
  if (!pattern.global) throw new TypeError(`A pattern that is sought all over a text needs the flag g: ${String(pattern)}`)
  const matches: RegExpExecArray[] = []
  const before = pattern.lastIndex
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) {
    matches.push(match)
    if (match[0] === '') pattern.lastIndex += lengthAt(text, match.index)
  }
  pattern.lastIndex = before
  return matches
}

/** How many units of UTF-16 the sign there takes: an empty match is followed by the next whole sign. */
const lengthAt = (text: string, index: number): number => ((text.codePointAt(index) ?? 0) > 0xff_ff ? 2 : 1)
