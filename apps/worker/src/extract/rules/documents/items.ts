import { allMatches } from '../../all-matches.ts'
/** What papers are called; a list without any of these words is no list of papers. */
export const paperWords =
  /\b(?:deed|agreement|letter|certificate|receipt|bill|plan|map|layout|drawing|cop(?:y|ies)|patta|khata|khatauni|khasra|extract|mutation|noc|ndc|permit|permission|sanction|statement|form|card|proof|report|order|chain|will|poa|gpa|affidavit|tax|lease|encumbrance|ec|allotment|possession|slip|licen[cs]e|approval|rtc|jamabandi|bahi|registry|registries|memo(?:randum)?|bba|index|conveyance|fard|namantaran|challan|passbook|kewala|k[eo]bala|dalil|porcha|parcha|khati[y]?an|lpc|ror|chitta|adangal|fmb|sketch|thandaper|int[ie]*[kq]al|aks|sanad|vasika|a+dha+ram|pahani|girdawari|form\s?\d+|7\/12|oc|cc|ats|ptr|clu|pustika|anugya|swikriti|naksha|bainama|satbara|namuna|pa[uv]ti|ghar\s?patti|uta+ra|dakhla|dakhala|kharij|estimate|cert|quotation|tatima|shajra|ras[ie]+d|praman|abhilekh|sathekhat|satakhat|bana?khat|banachithi|(?:link|parent|title|chain|mother|prior)\s+documents?|nakal|aadhaar|pan|kyc|itr|nec|(?:n\.)?e\.c|r\.o\.r|n\.o\.c|[oc]\.c|l\.p\.c|g?\.?p\.a|r\.t\.c)s?\b|विलेख|पत्र|रसीद|नक्शा|नकाशा|खतौनी|उतारा|पावती|खरेदी\s*खत|परवाना|दाखला|रजिस्ट्री/iu

const numbered = /(?:^|\s)\(?(?:\d{1,2}|[a-h]|[ivx]{1,4})[.)]\s*(?=\p{L})/giu
/** A box that is ticked. */
export const ticked = /[☑☒✓✔🗹√]|\[\s*[xX✓✔√]\s*\]|\(\s*[✓✔xX√]\s*\)/u
const anyBox = /[☐□○❑▢☑☒✓✔🗹√]|\[\s*[xX✓✔√]?\s*\]|\(\s*[✓✔xX√]?\s*\)/gu
const longestItem = 90
const mostWords = 12

/** Letters in brackets behind a paper say whether it was given, as boxes do. */
const said: readonly (readonly [RegExp, string])[] = [
  [/\(\s*(?:y|yes)\s*\)/giu, '☑'],
  [/\(\s*(?:n|no)\s*\)|[✗✘]/giu, '☐'],
]
/** One paper's name without what surrounds it: numbers, "copy of", the ending of a file. */
function tidy(piece: string): string {
  return piece
    .replace(/^[\s•*·▪●○\-–—+&:;.,]+/u, '')
    .replace(/^\(?(?:\d{1,2}|[a-h]|[ivx]{1,4})[.)]\s*(?=\p{L})/iu, '')
    .replace(/^(?:and|the|a|an|also)\s+/iu, '')
    .replace(/^\([^()]{2,16}\)\s+(?=\p{L})/u, '')
    .replace(/^(?:(?:certified|self[\s-]attested|attested|photo|xerox)\s*)?(?:cop(?:y|ies)|scans?|photos?)\s+of\s+(?:the\s+)?/iu, '')
    .replace(/\s*[([]\s*\d+(?:\.\d+)?\s*[kmg]b\s*[)\]]$/iu, '')
    .replace(/\.(?:pdf|jpe?g|png|docx?|tiff?)$/iu, '')
    .replace(/(?<=\p{L})_(?=\p{L})/gu, ' ')
    .replace(/\s+(?:etc|is|are|and|of\s+the\s+(?:property|customer))\.?$/iu, '')
    .replace(/[\s.,;:+&|-]+$/gu, '')
    .replace(/^([^(]*)\)$/u, '$1')
    .trim()
}

/** "Deed, patta, plan; Assigned to": a row of papers beside something else. */
const byCommas = (piece: string): string[] => {
  const parts = piece.split(/,\s*/u)
  return parts.length > 2 && parts.filter((part) => paperWords.test(part)).length > 1 ? parts : [piece]
}

/** What a list says of a paper that was not given, and of one that was. */
const missing = /[;:]\s*(?:no|nil|pending|n\.?a\.?|awaited)\W*$/iu
const status = /[;:]\s*(?:yes|received|submitted|enclosed|copy|original)\W*$/iu
/** What follows a numbered paper in cells of their own is none, but for what says that it was not given. */
const isStatus = (piece: string): boolean => notGivenWord.test(piece) || givenWord.test(piece)
const givenWord = /^\W*(?:yes|y|received|recd\.?|submitted|enclosed|available|original|(?:photo\s?|xerox\s+)?copy|ok)\W*$/iu
const notGivenWord = /^\W*(?:no|n|nil|na|n\.a\.?|pending|awaited|not\s+\w+)\W*$/iu
/** Pieces without words that tell whether the one before them was given, and without those that were not. */
const withoutStatus = (pieces: readonly string[]): string[] =>
  pieces.filter((piece, at) => !isStatus(piece) && !notGivenWord.test(pieces[at + 1] ?? ''))
const firstOfCells = (piece: string): string =>
  missing.test(piece.replace(/[\s;]+$/u, '')) ? piece : (piece.split(/;\s*(?!\p{Ll})/u)[0] ?? piece)
/** A sentence about papers is no paper. */
const sentence = /\b(?:has|have|shall|will|not|been|entered|which|that)\b/iu

/** Those of a row of boxes that are ticked, whether the box stands before the words or behind them. */
function tickedItems(text: string): string[] {
  const marks = allMatches(text, anyBox)
  const [first] = marks
  const isBehind =
    first !== undefined && /\p{L}{3}/u.test(text.slice(0, first.index)) && !/\p{L}/u.test(text.slice((marks.at(-1)?.index ?? 0) + 3))
  return marks.flatMap((match, at) => {
    if (!ticked.test(match[0])) return []
    const [from, to] = isBehind
      ? [(marks[at - 1]?.index ?? -1) + (marks[at - 1]?.[0].length ?? 1), match.index]
      : [match.index + match[0].length, marks[at + 1]?.index ?? text.length]
    const words = text.slice(from, to)
    // between a tick and the next words without a box stand choices that nobody ticked
    return [(isBehind ? words.split(/\s{2,}|\t/u).at(-1) : words.split(/\t/u)[0]) ?? '']
  })
}

/** "3 nos: …", "as above (…)" before the list itself. */
const counted =
  /^\s*(?:\(?\d{1,2}\)?\s*(?:nos?\b\.?|in\s+number)?\s*\)?\s*[:–-]\s*(?!\p{L}(?!\p{L}))|as\s+(?:above|under|below|follows)\s*[(:]\s*(?=[^)]*\)?\s*$))/iu
const outer = /[,;|+\n\t]|\s[/·•]\s/u

/** How papers were given, behind them: "in original / xerox". */
const manner =
  /\s+in\s+(?:originals?|xerox|photo\s?cop(?:y|ies)|duplicate)(?:\s*(?:\/|or|and|&)\s*(?:originals?|xerox|(?:photo\s?)?cop(?:y|ies)))?(?=\s*(?:[,;.&)]|\band\b|$))/giu

/** The items of a list as printed: ticked, numbered, parted by marks, lines or "and". */
export function itemsOf(printed: string): string[] {
  const text = said.reduce((out, [pattern, box]) => out.replace(pattern, box), printed.replace(counted, '').replace(manner, ''))
  const isNumbered = (text.match(numbered) ?? []).length >= 2
  const pieces = ticked.test(text)
    ? tickedItems(text)
    : isNumbered
      ? text.split(numbered).map(firstOfCells)
      : text.includes(';')
        ? withoutStatus(text.split(';')).flatMap(byCommas)
        : (outer.test(text) ? text.split(new RegExp(outer.source, 'gu')) : [text]).flatMap((piece) =>
            piece.split(/\s+&\s+(?![IVX]+\b)(?=\p{L})|\s+and\s+(?=the\b|\p{Lu})|\s+and\s+(?=\S+(?:\s\S+){0,2}$)/u),
          )
  const items = pieces
    .filter((piece) => !missing.test(piece) && !sentence.test(piece))
    .map((piece) => tidy(piece.replace(status, '')))
    .filter((piece) => piece.length > 1 && piece.length < longestItem && piece.split(/\s+/u).length <= mostWords)
  // what follows the last paper is of the letter: its closing, a signature
  return upToLastPaper(items)
}

/** A list without what stands behind its last paper. */
export const upToLastPaper = (items: readonly string[]): string[] =>
  items.slice(0, Math.max(1, items.findLastIndex((item) => paperWords.test(item)) + 1))

/** Whether most items are papers. */
export const arePapers = (items: readonly string[]): boolean =>
  items.length > 0 && items.filter((item) => paperWords.test(item)).length >= Math.max(1, items.length / 2)
