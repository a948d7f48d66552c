/** The words of its line before a number. */
export function lead(text: string, from: number, start: number): string {
  const before = text.slice(Math.max(0, from - 24), start)
  // a sentence goes on in the next line, a table's heads stand over values of their own
  const line = text.slice(text.lastIndexOf('\n', from) + 1, start)
  return line.includes('\t') || !line.includes('\n') || line.length > proseLine
    ? (before.split('\n').at(-1) ?? '')
    : before.replaceAll('\n', ' ')
}
const proseLine = 140
