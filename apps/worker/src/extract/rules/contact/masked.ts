const masked = /[\dA-Z]{0,6}[Xx*•]{3,}\d{1,4}/u
type Tells = (before: string) => boolean
const isMasked = (line: string, tellsPhone: Tells): boolean => masked.test(line) && tellsPhone(line.split(masked)[0] ?? '')

/** "Customer | XXXXXX8291" over "mobile": a label's second line behind its first. */
const withLabelBelow = (line: string, below: string): string => (/^[^\t\n]{2,24}$/u.test(below) ? line.replace('\t', ` ${below}\t`) : line)

/** Whether a paper prints the borrower's own number with its figures hidden; `tellsPhone` knows the words before one. */
export function masksBorrower(text: string, tellsPhone: Tells): boolean {
  const lines = text.split('\n')
  return lines.some((line, at) => isMasked(line, tellsPhone) || isMasked(withLabelBelow(line, lines[at + 1] ?? ''), tellsPhone))
}
