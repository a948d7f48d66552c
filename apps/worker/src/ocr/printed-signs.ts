/** Papers print no braces: the recogniser takes worn parentheses for them. */
const parentheses: Readonly<Record<string, string>> = { '{': '(', '}': ')' }

/** A recognised word as its paper will have it: no braces, and no upright of a table's rule at its ends. */
export function asPrinted(text: string): string {
  const round = text.replace(/[{}]/gu, (sign) => parentheses[sign] ?? sign)
  return /[\p{L}\p{N}]{2}/u.test(round) ? round.replace(/^[|¦]+|[|¦]+$/gu, '') : round
}
