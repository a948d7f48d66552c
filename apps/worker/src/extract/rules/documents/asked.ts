/** Words of which one must stand in a label of papers. */
const papers =
  /\b(?:documents?|docs|papers|records?|originals|xerox(?:es)?|enclosures?|encls?|attachments?|annexures?|(?:photo\s?|scanned\s+)?copies|proofs|kagad\s?patre|kaga[zj](?:a?t)?|dasta+[vw]e[jz]|sanlagn|(?:enclosed|attached)\s+(?:here\p{L}+|with\s+this)|(?:uploaded|attached|enclosed|shared)\s+files?|files?\s+(?:uploaded|attached|enclosed|shared))\b|कागदपत्रे|दस्तावेज|संलग्न/iu
/** Words that may stand beside them. */
const besides =
  /\b(?:documents?|docs|papers|records?|originals|link|drive|folder|portal|lodged|deposited|enclosures?|encls?|attachments?|annexures?|(?:photo\s?)?copies|copy|photocopies|scanned|xerox|kagad\s?patre|kaga[zj](?:a?t)?|dasta+[vw]e[jz]|sanlagn|list|type|details?|check\s?list|set|name|of|the|following|my|our|property|title|owner(?:ship)?|legal|chain|customer|applicant|borrower|valuer|engineer|advocate|you|by|with|to|us|for|on|in|from|and|or|as|under|file|record|valuation|application|form|this|mail|letter|over|herewith|hereto|along|also|self|files|attested|certified|original|enclosed|attached|submitted|provided|collected|received|annexed|furnished|produced|given|available|perused|seen|verified|shared|scanned|sent|forwarded|handed|held|tendered|filed|uploaded|taken|kept|tick|please|status|any|if|are|is|were|have|been)\b|[^\p{L}]/giu
/** The letter or number of a part of a form, or of its row. */
const partMark = /^\W*(?:(?:part|section|annexure|schedule|item)\s*[-–]?\s*)?(?:[A-Z]|[IVX]{1,4}|\d{1,2})\s*[.):–-]+\s*/iu
const longestLabel = 60

/** Whether a cell is a label of papers: words of it and no others. */
export const asksPapers = (text: string): boolean =>
  text.length <= longestLabel &&
  papers.test(text) &&
  !/\d{3}/u.test(text) &&
  text
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .replace(partMark, ' ')
    .replace(/[\p{Script=Devanagari}\p{M}]+/gu, ' ')
    .replace(besides, '')
    .trim() === ''
