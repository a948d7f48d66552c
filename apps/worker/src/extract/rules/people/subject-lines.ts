import { firmName } from '../../names/firm-names.ts'
import { fullStop, personTitles } from '../../names/name-words.ts'
import { peopleIn } from '../../names/names.ts'
import { classOf } from '../loan/classes.ts'
import { familyFirm, ofKin, toldOf, type ToldPeople } from './told-in-letter.ts'
import { allMatches } from '../../all-matches.ts'

const subjectLine = /(?:^|[\n\t])\s*(?:sub(?:ject)?|re)\s*[:.–-]+\s*([^\n]{4,160})/giu
/** A line that asks for a visit, as short as a subject: "Kindly arrange valuation - Mr. A - LAP". */
const requestLine =
  /(?:^|\n)\s*(?=(?:kindly|please|pls|plz|pl)\b|[^\n]{0,30}\b(?:valuation|val(?:tn|n)|technical|tech|initiat\w+|visit)\b)([^\n.]{4,160}(?:\.[^\n]{0,80})?)/giu
const sentenceEnd = new RegExp(String.raw`(?<=\p{L}{4}|\d)${fullStop}\s`, 'iu')
const messrs = /^\s*(?:m\s*\/\s*s|messrs)\b/iu
const namesWithin =
  /\s[-–—:|/]{1,2}\s|[|/:]\s+|[_\t,(]|\b(?:of|for|in\s+r\/o|i\.?r\.?o\.?|a\/c|applicant|customer|borrower|case)\b(?!['’]s\s)\s*[:–-]?/giu

/** A number of a case behind a name. */
const code = /(?<=\p{L})\s+(?=[A-Z]{0,4}[-/]?\d{3,})/u
const nameStops = /^\s*(?:$|\t|[-–—,;:|/(&._)]|and\b|[A-Z]{0,4}[-/]?\d{3,})/iu
const subjectWord = /^\s*(?:sub|re)\b/iu

const caseWord = new RegExp(
  String.raw`\b(?:customer|client|applicant|borrower|case|a/c|party|${personTitles})\b\.?\s*(?:of|name)?\s*[:–-]?\s*$`,
  'iu',
)
/** Whether a number of a case stands behind a name, or a word for the borrower before it. */
const isCase = (line: string, start: number, length: number): boolean =>
  code.test(line.slice(start + length - 1, start + length + 12)) || caseWord.test(line.slice(0, start))

/** "Owner: A", "Seller - B": who does not borrow. */
const ofAnother =
  /\b(?:(?:co|joint)[\s-]*(?:applicant|borrower|obligant|appl?)|guarantor|owner|seller|vendor|builder|developer|tenant|guarantor|valuer|engineer|title\s*-?holder|malik)s?(?:\s+names?)?\s*[:–-]?\s*$/iu

/** "Valuation of property - Sunil Rao": whom the subject of a mail names in full. */
export function subjectPeople(text: string): ToldPeople[] {
  return [...allMatches(text, subjectLine), ...allMatches(text, requestLine)].flatMap((match): ToldPeople[] => {
    const line = match[1] ?? ''
    const from = match.index + match[0].length - line.length
    const starts = [0, ...allMatches(line, namesWithin).map((mark) => mark.index + mark[0].length)]
    for (const start of starts) {
      if (ofAnother.test(line.slice(0, start))) continue
      if (ofKin.test(line.slice(0, start).replace(/\S+\s*$/u, ''))) continue
      const firm = messrs.test(line.slice(start)) || familyFirm.test(line.slice(start)) ? firmName(line.slice(start)) : null
      if (firm) return [{ ...toldOf('applicant', [], from + start, ['subject_line']), firm, end: from + start + firm.length }]
      const people = peopleIn(
        (line.slice(start).split(sentenceEnd)[0] ?? '')
          .replace(/\bM\/s\b/gu, '   ')
          .replace(/\t(?=(?<cell>[^\t]{2,30}))/gu, (tab, cell: string) => (classOf(cell) ? ';' : tab))
          .replace(new RegExp(code, 'gu'), ' | '),
      )
      const [first] = people
      if (/^\W*(?:late|lt\.?)\s/iu.test(line.slice(start))) continue
      const isPlace = line.slice(0, start).trimEnd().endsWith(',') && !first?.sure && !subjectWord.test(match[0])
      if (first && !isPlace && first.start <= 2 && /\s/u.test(first.name) && nameStops.test(line.slice(start + first.end)))
        return [
          toldOf(
            'applicant',
            people.filter(({ name, sure }) => sure || name.includes(' ')),
            from + start,
            [isCase(line, start, first.end) ? 'told_in_letter' : 'subject_line'],
          ),
        ]
    }
    return []
  })
}
