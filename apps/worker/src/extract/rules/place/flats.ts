import { fromFlow, type Candidate, type Paper } from '../../candidate.ts'
import { isBuildersPaper } from '../../kinds/paper-kind.ts'
import { clearSideWord } from '../sides/compass.ts'
import { unitIn, unitsIn } from './premises.ts'
import { isInSignature } from './told.ts'
import { allMatches } from '../../all-matches.ts'

/** "A- 501", parted at the end of a line. */
export const unspaced = (code: string): string => code.replace(/\s*-\s*/gu, '-')
/** "1,28,00,000" beside "Villa" is its price. */
export const groupedFigure = /^\W*(?:rs\.?|inr|₹)?\s*\d{1,3}(?:,\d{2,3})+(?!\d)/iu
/** More figures than these are no flat's number. */
export const mostFigures = 7

/** Before a flat of a neighbour, as boundaries tell it, or where somebody lives. */
const othersFlat = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:${clearSideWord})(?![\p{L}\p{M}])[^\n;]{0,40}$|\b(?:bounded|boundar\p{L}+)\b[^;]{0,60}$|\b(?:r\s*/\s*o|resid\p{L}+|office|address|c\s*/\s*o)\b[^;\n]{0,60}$`,
  'iu',
)
const beforeReach = 120

/** A flat that the text names without an address: "Flat No. 304, having plinth area". */
export function flatsTold(paper: Paper): Candidate[] {
  const { text } = paper.flow
  return unitsIn(text).flatMap((start): Candidate[] => {
    const code = unitIn(text.slice(start, start + longestUnit))
    const label = code ? text.slice(start, text.indexOf(code, start)) : ''
    if (
      !code ||
      !(numberLabel.test(label) || isSoldFlat(paper, label, text.slice(text.indexOf(code, start) + code.length))) ||
      code.replace(/\D/gu, '').length > mostFigures ||
      isInSignature(paper, start) ||
      othersFlat.test(text.slice(Math.max(0, start - beforeReach), start))
    )
      return []
    return [fromFlow(paper, paper.flow, 'flat', unspaced(code), { start, end: text.indexOf(code, start) + code.length }, ['clause_loose'])]
  })
}
const longestUnit = 60
/** "Buyers take Flat 4C on the fourth floor of it": a flat without "No." that an agreement goes on to tell of. */
const isSoldFlat = ({ kind }: Paper, label: string, after: string): boolean =>
  (isBuildersPaper(kind) || kind === 'agreement_to_sell') &&
  /^(?:flat|apartment|unit)\s+$/iu.test(label) &&
  /^\s+(?:(?:on|in|at)\s+(?:the\s+)?[\p{L}\d]+\s+floor|with\s+an?\b|having)\b/iu.test(after)
/** "Villa No. 12 in the project": a house that a builder numbers in his own project. */
const villaOfProject =
  /(?<![\p{L}])(?:(?:row|twin)[\s-]?(?:house|villa)|villa|bungalow|penthouse|duplex(?:\s+house)?)\s*(?:nos?\b\.?|number|#)\s*[:.–-]?\s*(?<code>[A-Z]{0,3}\s?-?\s?\d[\w/-]*)/giu
/** The first villa, row house or bungalow that a builder's paper numbers. */
export const villasTold = (paper: Paper): Candidate[] =>
  !(isBuildersPaper(paper.kind) || paper.kind === 'agreement_to_sell')
    ? []
    : allMatches(paper.flow.text, villaOfProject)
        .slice(0, 1)
        .map((match) => {
          const code = match.groups?.['code'] ?? ''
          const end = match.index + match[0].length
          return fromFlow(paper, paper.flow, 'flat', unspaced(code), { start: end - code.length, end }, ['clause_loose', 'kind_fits'])
        })
const numberLabel = /^[^\n\t]*(?:\bnos?\b|\bnumber\b|#|संख्या|नं|क्र)[^\t]*$/iu
