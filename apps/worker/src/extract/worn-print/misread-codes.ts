/** A number of several parts, as offices give to papers: "493928/ZOA/R1/U6/2016". */
const inParts = /^[([]?[\p{Lu}\d][\p{L}\d|!]*(?:[/-][\p{L}\d|!.]+){1,7}[\])]?[.,;:]*$/u
const part = /[\p{L}\d|!]+/gu

/** One part of a code: letters alone have no nought among them, Roman numbers no small l, and figures no letter O. */
function partAsPrinted(read: string): string {
  if (/^\p{Lu}+0\p{Lu}+$/u.test(read)) return read.replaceAll('0', 'O')
  if (/^[IVX]*(?:[IVX][l|!]|[l|!][IVX])[IVXl|!]*$/u.test(read)) return read.replace(/[l|!]/gu, 'I')
  if (/^\d+O\d*$/u.test(read) && /\d{2}/u.test(read)) return read.replaceAll('O', '0')
  return read
}

/** A code of several parts as printed: "8466/BR-IlI" is 8466/BR-III, "4412/Z0A/19" 4412/ZOA/19. */
export const codeAsPrinted = (text: string): string => (inParts.test(text) && /\d/u.test(text) ? text.replace(part, partAsPrinted) : text)
