// XML 1.0 cannot hold these, and Word refuses a file that does
const UNPRINTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f\ufffe\uffff]/gu

/** Text that XML can hold: line breaks kept as `\n`, tabs as blanks, control characters dropped, lone surrogates replaced. */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u0085\u2028\u2029]/gu, '\n')
    .replaceAll('\t', ' ')
    .replace(UNPRINTABLE, '')
    .trim()
}

/** A text on one line and cut to so many characters, for where it must not break the page. */
export function shortText(text: string, characters: number): string {
  const all = [...cleanText(text).replaceAll(/\s+/g, ' ')]
  return all.length > characters ? `${all.slice(0, characters - 1).join('')}…` : all.join('')
}
