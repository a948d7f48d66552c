import type { Sign } from '../../candidate.ts'
import { peopleIn, type NamedPerson } from '../../names.ts'

type Told = 'applicant' | 'co' | 'owner'

/** Persons whom a letter's sentence calls borrower or owner. */
export interface ToldPeople {
  as: Told
  people: NamedPerson[]
  start: number
  end: number
  signs: Sign[]
}

const are = String.raw`(?:\s*\(s\)|s)?(?:\s+(?:is|are|namely|viz\.?|being|named?)\b|\s*[:,–-])?\s+`
/** What a sentence says before a name; the reach of the names is short. */
const tellings: readonly (readonly [Told, RegExp])[] = [
  ['co', /\bjoint(?:ly)?\s+with\s+/giu],
  ['co', new RegExp(String.raw`\b(?:co|joint|second)[\s-]*(?:app(?:licant|lcnt|l)?|borr(?:ower)?)${are}`, 'giu')],
  [
    'applicant',
    new RegExp(
      String.raw`\b(?:(?:our|the|your|main|prospective|above)\s+)*(?<!co-)(?<!co )(?:customer|client|applicant|borrower|member)${are}`,
      'giu',
    ),
  ],
  [
    'applicant',
    /\b(?:loan|proposal|case|file|application|request|facility|limit)\s+(?:of|for|from|in\s+favou?r\s+of|in\s+the\s+names?\s+of|account\s+of|(?:is\s+)?sanctioned\s+to|to)\s+/giu,
  ],
  // "pls do technical for A & B, HL"
  [
    'applicant',
    /\b(?:technicals?|tech|valuations?|visit|inspection|report|legal)\s+(?:and\s+(?:legal|valuation|technical)\s+)?(?:initiation\s+|report\s+|request\s+|visit\s+)?(?:for|of)\s+(?:(?:our|the)\s+)?(?:(?:customer|client|applicant|borrower)s?\s+)?/giu,
  ],
  ['applicant', /\b(?:a\/c|account)\s*[:–-]?\s*(?:of\s+)?/giu],
  [
    'owner',
    /\b(?:(?:present|current|registered)\s+)?(?:owners?|sellers?|title\s*holders?)\s+(?:of\s+the\s+(?:property|flat|house|plot|unit)\s+)?(?:is|are|being|namely|named)\s+/giu,
  ],
  ['owner', /\b(?:owned|held)\s+(?:jointly\s+)?by\s+|\bbelonging\s+(?:jointly\s+)?to\s+/giu],
  [
    'owner',
    /\b(?:purchas(?:ed|ing)|buying|bought|acquir(?:ed|ing))\b[^.;\n]{0,60}?\bfrom\s+(?:(?:the\s+)?(?:seller|owner|vendor)s?\s*,?\s*)?/giu,
  ],
  [
    'owner',
    /\b(?:stand(?:s|ing)?|registered|recorded|held|(?:property|flat|house|plot|unit|title|it|which)\b[^.;\n]{0,60}?\bis)\b[^.;\n]{0,20}?\bin\s+the\s+(?:joint\s+)?names?\s+of\s+/giu,
  ],
  [
    'owner',
    /\b(?:property|flat|house|plot|unit|land|site|premises|title|security)\b[^.;:\n]{0,40}?\s(?:in|stands?\s+in)\s+(?:the\s+)?(?:joint\s+)?names?\s+of\s+/giu,
  ],
]
const reach = 160
const subjectLine = /(?:^|\n)\s*(?:sub(?:ject)?|re)\s*[:.–-]+\s*([^\n]{4,160})/giu
/** A line that asks for a visit, as short as a subject: "Kindly arrange valuation - Mr. A - LAP". */
const requestLine =
  /(?:^|\n)\s*(?=(?:kindly|please|pls|plz|pl)\b|[^\n]{0,30}\b(?:valuation|technical|tech|initiat\w+|visit)\b)([^\n.]{4,160}(?:\.[^\n]{0,80})?)/giu
const namesWithin = /\s[-–—:|/]\s|,|\b(?:of|for|in\s+r\/o|i\.?r\.?o\.?|a\/c|applicant|customer|borrower|case)\b\s*[:–-]?/giu

const applied =
  /(?:^|\n|(?<=\p{L}{4}|\d)\.\s|\bthat\s|\bcustomers?,?\s|\binform\s)([^;\n]{3,200}?)\s+(?:has|have)\s+(?:jointly\s+)?(?:applied|approached|requested|availed|sought|submitted)\b[^.;]{0,60}?\b(?:loans?|finance|facility|bank|limit|us)\b/giu

/** "A and B have applied for a housing loan". */
function appliedPeople(text: string): ToldPeople[] {
  return [...text.matchAll(applied)].flatMap((match): ToldPeople[] => {
    const whole = match[1] ?? ''
    const starts = [0, ...[...whole.matchAll(/[.:–-]\s+/gu)].map((mark) => mark.index + mark[0].length)]
    for (const from of starts) {
      const people = peopleIn(whole.slice(from))
      const [first] = people
      if (!first || first.start > 2 || (!first.sure && !first.name.includes(' '))) continue
      const start = match.index + match[0].indexOf(whole) + from
      return [madeOf('applicant', people, start, first.sure ? ['told_in_letter'] : ['told_in_letter', 'name_bare'])]
    }
    return []
  })
}

/** Borrowers and owners as sentences of a mail or a letter tell them. */
export function toldPeople(text: string): ToldPeople[] {
  const told = tellings.flatMap(([as, pattern]) =>
    [...text.matchAll(pattern)].flatMap((match): ToldPeople[] => {
      const start = match.index + match[0].length
      const stretch =
        text
          .slice(start, start + reach)
          .split(/(?<=\p{L}{4}|\d)\.\s|;|\n\s*\n|\n(?=[^\n\t:]{2,40}[\t:])|\b(?:owned|property|situated|has|have|who|for)\b/u)[0] ?? ''
      const people = peopleIn(stretch)
      const [first] = people
      if (!first || first.start > 2 || (!first.sure && !/\s/u.test(first.name))) return []
      // cells of a form are read at their labels
      if ((/[\n\t]/u.test(match[0]) && !first.titled) || /^\s*name\b/iu.test(stretch)) return []
      return [madeOf(as, people, start, first.sure ? ['told_in_letter'] : ['told_in_letter', 'name_bare'])]
    }),
  )
  return [...told, ...appliedPeople(text)]
}

function madeOf(as: Told, people: readonly NamedPerson[], by: number, signs: Sign[]): ToldPeople {
  const moved = people.map((one) => ({ ...one, start: one.start + by, end: one.end + by }))
  return { as, people: moved, start: moved[0]?.start ?? by, end: moved.at(-1)?.end ?? by, signs }
}

/** A number of a case behind a name. */
const code = /(?<=\p{L})\s+(?=[A-Z]{0,4}[-/]?\d{3,})/u
const nameStops = /^\s*(?:$|[-–—,;:|/(&.]|and\b|[A-Z]{0,4}[-/]?\d{3,})/iu
const subjectWord = /^\s*(?:sub|re)\b/iu

const caseWord = /\b(?:customer|client|applicant|borrower|case|a\/c|party|mr|mrs|ms|shri|smt)\b\.?\s*(?:of|name)?\s*[:–-]?\s*$/iu
/** Whether a number of a case stands behind a name, or a word for the borrower before it. */
const isCase = (line: string, start: number, length: number): boolean =>
  code.test(line.slice(start + length - 1, start + length + 12)) || caseWord.test(line.slice(0, start))
const bare = ({ sure }: NamedPerson): Sign[] => (sure ? [] : ['name_bare'])

/** "Valuation of property - Sunil Rao": whom the subject of a mail names in full. */
export function subjectPeople(text: string): ToldPeople[] {
  return [...text.matchAll(subjectLine), ...text.matchAll(requestLine)].flatMap((match): ToldPeople[] => {
    const line = match[1] ?? ''
    const from = match.index + match[0].length - line.length
    const starts = [0, ...[...line.matchAll(namesWithin)].map((mark) => mark.index + mark[0].length)]
    for (const start of starts) {
      const people = peopleIn(
        line
          .slice(start)
          .replace(/\bM\/s\b/gu, '   ')
          .replace(new RegExp(code, 'gu'), ' | '),
      )
      const [first] = people
      const isPlace = line.slice(0, start).trimEnd().endsWith(',') && !first?.sure && !subjectWord.test(match[0])
      if (first && !isPlace && first.start <= 2 && /\s/u.test(first.name) && nameStops.test(line.slice(start + first.end)))
        return [
          madeOf('applicant', people, from + start, [isCase(line, start, first.end) ? 'told_in_letter' : 'subject_line', ...bare(first)]),
        ]
    }
    return []
  })
}
