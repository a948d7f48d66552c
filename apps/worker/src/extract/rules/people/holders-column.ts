import { ofParentsRow } from '../../labels/label-lines.ts'
import type { Candidate, Paper } from '../../candidate.ts'
import type { Layout, Row, Segment } from '../../layout/layout.ts'
import { personTitles } from '../../names/name-words.ts'
import { peopleIn } from '../../names/names.ts'

const slack = 0.02
/** A wide name may begin so much before a narrow head over its middle. */
const farOff = 0.1
const holderHead =
  /^(?:names?\s+of\s+(?:the\s+)?)?(?:new|present|current|transferee|mutated|recorded|thandaper|patta|khata|title|registered)\s+(?:share\s*|rights?\s*|title\s*)?(?:holder|owner|member|occupier|assessee|name|pattadar|khatedar|khatadar|khathedar|raiyat|ryot)s?(?:\s+names?)?(?:\s*[(/].*)?$|^(?:new|proposed|fresh|revised)\s+entr(?:y|ies)\b(?!.*\b(?:no|nos|number|date|dated|area|khasra|khata|khewat)\b).*$|^(?:names?|owners?|holders?|entry)\s+(?:as\s+)?(?:after|on|upon)\s+(?:the\s+)?(?:mutation|change|transfer|sanction)\b.*$|^(?:names?\s+of\s+)?(?:transferee|vendee|mutatee|acquirer|purchaser)s?(?:\s+names?)?(?:\s*[(/].*)?$|^(?:(?:name\s+of\s+)?(?:the\s+)?(?:person|member)s?\s+)?to\s+whom\s+(?:\p{L}+\s+)?(?:transferred|issued|mutated)$|^transferred\s+to$|^(?:names?\s+of\s+(?:the\s+)?)?(?:person|party|owner)(?:s|\(s\))?\s+liable\s+(?:to\s+\p{L}+\s+)?(?:after|on|upon|by)\s+(?:the\s+)?(?:mutation|transfer|change)\b.*$|^(?:person|party|name)s?\s+in\s+whose\s+(?:names?|favou?r)\b.*$|^holders?\s*\(\s*h\s*\)|^to\s*[(–-]\s*(?:new|present|current)\s+(?:(?:share|rights?|title|registered)\s*)?(?:holder|owner|pattadar|khatedar|occupant|name)s?\W*$|^नव(?:ी|ि)न\s+(?:धारक|प्रविष्टि)|^नई\s+प्रविष्टि|^(?:जिनका|जिसका|जिनके|जिसके)\s+नाम\s+(?:से\s+|पर\s+)?(?:दाखिल|दर्ज|चढ़ा|कायम)/iu
const columnRows = 12
const registerRows = 30
/** Who owns, in a book of land, which has many columns: "Owner with description", "Malik". */
const ownerHead =
  /^(?:land\s*)?(?:owner|proprietor|malik|khatedar|bh[ou]+mi?swami|bhumidhar|raiyat|pattadar)s?(?:['’]s?)?\s*(?:$|[(/&,]|(?:with|and)\b(?!\s+(?:father|husband|parentage|guardian|address)\b)).*$|^names?\s+of\s+(?:the\s+)?(?:land\s*)?(?:holder|owner|khatedar|raiyat|tenant)s?(?:\s+(?:with|and)\b.*)?$|^नाम\s*(?:मालिक|खातेदार|भूमिस्वामी|धारक|काबिज)(?![\p{L}\p{M}])|^(?:(?:खाता|खाते)\s*(?:क्र|क्रमांक|नं|संख्या)\.?\s*(?:व\s*)?)?(?:भू[\s-]*स्वामी|भूमिस्वामी|मालिक|मालका|खातेदारा?|भोगवटादारा?|धारका?|मिळकत\s*धारका?|करदाता|करदात्या|रैयत|कब्जेदारा?)[\s-]*(?:का|चे|ांचे|ाचे)?\s*(?:पूर्ण\s*)?(?:नाम|नाव|नांव)(?![\p{L}\p{M}])/iu
const fewestOfBook = 5
/** The same in Marathi and Hindi as Latin letters tell them: "Bhogvatadarache nav", "Khatedar ka naam". */
const romanHead =
  /^\W*(?:khate\s*(?:kr|kramank)\.?\s*)?(?:bhog[vw]ata?dar|khat[ae]dar|malak|malik|dharak|milkat\s?dharak|bhu\s?swami|raiyat)(?:a|aa)?(?:n?ch[aei])?(?:\s+k[ai])?\s+(?:na+[vmw]|na+nv)\b/iu
/** In Hindi and Marathi the head's own words leave no doubt. */
const fewestOfHindi = 3
/** The register of western city surveys marks who is entered: holder, lessee, lender. */
const mark = /^\(?(?:H|L|E|धा|प|भा)\s?\)?$/u
const othersMark = /^\(?(?:L|E|प|भा)\s?\)?$|\((?:L|E|प|भा)\s?\)\s*$/u
/** A register of Maharashtra keeps whom a later entry struck off, in square brackets. */
const struckOff = /^\s*\[.*\]?\s*$/u
const entryDate = /^[^\p{L}\p{M}\p{N}]*(?<day>\d{1,2})[/.-](?<month>\d{1,2})[/.-](?<year>\d{4}|\d{2})(?!\d)/u
/** A line that is one name whole, so that the next one is another's. */
export const wholeName = new RegExp(
  String.raw`^(?:${personTitles}[.\s]+\p{Lu}[\p{L}.]*(?:\s\p{Lu}[\p{L}.]*){0,3}|\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+){2,3}|(?:\p{Lu}\.\s?){1,3}\p{Lu}\p{L}{2,}|\p{Lu}\p{L}{2,}(?:\s\p{Lu}\p{L}{2,})?(?:\s\p{Lu}\.?){1,2})[,;]?$`,
  'u',
)

/** A head by each of its languages: "नविन धारक (धा) / New holder". */
const readingsOf = (head: string): string[] => [
  head,
  ...head.split(/\s*[/|]\s*/u),
  head
    .replace(/[^\p{Script=Latin}()/ ]+/gu, ' ')
    .replace(/^[\s()/]+/u, '')
    .trim(),
]

/** A head with its second line: "Name of Thandaper" over "holder". */
function headOf({ layout }: Paper, segment: Segment): string {
  const below = layout.rows[segment.row + 1]?.segments.find(
    ({ left, page }) => page === segment.page && Math.abs(left - segment.left) < slack,
  )
  return below && /^\p{Ll}/u.test(below.text) ? `${segment.text} ${below.text}` : segment.text
}

const isHolderHead = (paper: Paper, segment: Segment): boolean =>
  readingsOf(headOf(paper, segment)).some((reading) => holderHead.test(reading))

/** The head of the column that names who holds. */
const holdersOf = (paper: Paper, { segments }: Row): Segment | undefined =>
  (segments.length > 2 ? segments.find((one) => isHolderHead(paper, one)) : undefined) ??
  (segments.length >=
  (segments.some(({ text }) => (/\p{Script=Devanagari}/u.test(text) && ownerHead.test(text)) || romanHead.test(text))
    ? fewestOfHindi
    : fewestOfBook)
    ? segments.find((one) => readingsOf(headOf(paper, one)).some((reading) => ownerHead.test(reading) || romanHead.test(reading)))
    : undefined)

/** What a register entered on one day; `on` grows with time and is 0 where no day is told. */
interface Entry {
  on: number
  cells: Segment[]
  /** Whether a lessee or a lender is entered. */
  isOthers: boolean
}

function dayOf(text: string): number {
  const { day, month, year = '' } = entryDate.exec(text)?.groups ?? {}
  return day ? (Number(year) + (year.length === 2 ? 2000 : 0)) * 400 + Number(month) * 31 + Number(day) : 0
}

/** A date that a narrow column breaks: "18-06-" over "2023". */
function dateFrom(cell: Segment, after: Row | undefined): string {
  const below = after?.segments[0]
  const isBroken = /^\d{1,2}([/.-])\d{1,2}\1$/u.test(cell.text) && below !== undefined && Math.abs(below.left - cell.left) < slack
  return isBroken && /^\d{4}$/u.test(below.text) ? `${cell.text}${below.text}` : cell.text
}

/** Takes what stands beside an entry's number from the entry before, where the date stands below the number: "7146" over "28/12/2015". */
function numberedAbove({ rows }: Layout, dated: Segment, before: Entry | undefined): Segment[] {
  const number = rows[dated.row - 1]?.segments[0]
  if (!before || !number || !/^\d{1,7}$/u.test(number.text) || Math.abs(number.left - dated.left) > slack) return []
  const own = before.cells.filter(({ row }) => row === number.row)
  before.cells = before.cells.filter(({ row }) => row !== number.row)
  return own
}

/** Whether a line runs on from the table's first column, or beyond the column of holders. */
function isParagraph(below: Row, row: Row, head: Segment): boolean {
  const [line, ...others] = below.segments
  if (!line || others.length > 0) return false
  if (line.left >= head.left - slack) return line.right > (row.segments[head.column + 1]?.left ?? 1) + slack
  return line.right > (line.left < head.left - farOff ? head.left - slack : head.right)
}

/** The last row of a table of areas. */
const sumsUp = /^[^\p{L}]*(?:(?:grand\s+)?total|योग|कुल|एकूण(?:\s+क्षेत्र)?)[^\p{L}\p{M}]*$/iu

/** The cells below a head, parted where a day in the first column begins the next entry. */
function entriesUnder({ layout }: Paper, row: Row, head: Segment): Entry[] {
  const entries: Entry[] = [{ on: 0, cells: [], isOthers: false }]
  const next = row.segments[head.column + 1]
  for (const below of layout.rows.slice(row.index + 1, row.index + 1 + registerRows)) {
    const tooFar = below.index > row.index + columnRows && entries.length === 1
    if (tooFar || sumsUp.test(below.segments[0]?.text ?? '') || below.page !== row.page || isParagraph(below, row, head)) break
    const [first] = below.segments
    if (first && first.left < head.left - slack && ofParentsRow.test(first.text)) break
    const rowAfter = layout.rows[below.index + 1]
    const dated = below.segments.find((one) => one.left < head.left - slack && entryDate.test(dateFrom(one, rowAfter)))
    if (dated) entries.push({ on: dayOf(dateFrom(dated, rowAfter)), cells: numberedAbove(layout, dated, entries.at(-1)), isOthers: false })
    const entry = entries.at(-1)
    for (const cell of below.segments) {
      // a typed table has cells and no heights
      const isUnder =
        head.bottom === head.top
          ? cell.left === head.left
          : cell.left < head.right + slack && cell.right > head.left - slack && (!next || cell.left < next.left - slack)
      if (!isUnder || !entry || (cell === first && entryDate.test(cell.text) && cell.left < head.left - slack)) continue
      if (othersMark.test(cell.text)) entry.isOthers = true
      if (!mark.test(cell.text) && !struckOff.test(cell.text)) entry.cells.push(cell)
    }
  }
  return entries
}

/** "संरक्षक का नाम / निवास" */
const restOfHead = /^[\s/|]*(?:(?:व|एवं|तथा|\/)\s*)?(?:पिता|पति|संरक्षक|निवास|पता|पत्ता)(?![\p{L}\p{M}])/u
/** The cells behind the head's own next lines, which go on in small letters. */
function belowHead(cells: readonly Segment[]): Segment[] {
  const first = cells.findIndex(({ text }) => !/^\p{Ll}/u.test(text) && !restOfHead.test(text))
  return first < 0 ? [] : cells.slice(first)
}

const hindiParent = String.raw`(?:पिता|पति|पुत्र|पुत्री|पत्नी|वल्द|जौजे|पि०|प०)(?![\p{L}\p{M}])`
const kinOf = String.raw`(?:[SDW]\s*\/\s*[Oo]|(?:son|wife|daughter|widow)\s+of)\b`
const hasParent = new RegExp(String.raw`\b${kinOf}|(?<![\p{L}\p{M}])${hindiParent}`, 'u')
/** Behind a parent a line that begins with a name and a parent is the next holder's. */
const nextHolder = new RegExp(String.raw`^(?:(?:\p{Lu}[\p{L}.]*,?\s+){1,4}${kinOf}|(?:\p{Lo}[\p{L}\p{M}.०]*\s+){1,4}${hindiParent})`, 'u')

/** "Devaki, W/o Ilango": a holder and, on the same line, whose kin it is. */
const isWithKin = (line: string): boolean => nextHolder.test(line) && !/(?:\bof|\/\s*o)\W*$/iu.test(line)

/** "H  Smt. A": the mark of a holder opens the next one. */
const holderMark = /^\(?(?:H|धा)\s?\)?[\s.:–-]+(?=\S)/u

/** "Asha Rao (H)": behind a holder the mark ends the name. */
const markBehind = /\s*\((?:H|धा)\s?\)\s*$/u

/** "Owner / Father's name" */
const asksParent = /\b(?:father|husband|guardian|parent|pita|pati)|पिता|पति|संरक्षक/iu
const parentBehind = /\s+[/|]\s+.*$/u

/** "खाते क्र. भोगवटादाराचे नाव": each holder behind the number of his account. */
const asksAccount = /^(?:खाता|खाते)\s*(?:क्र|क्रमांक|नं|संख्या)/u

/** Lines of a first name and the same surname: "Asha Pillai" over "Ravi Pillai". */
function areOfOneFamily(lines: readonly string[]): boolean {
  const names = lines.map((line) => /^\p{Lu}\p{L}+\s(?<surname>\p{Lu}\p{L}{2,})[,;]?$/u.exec(line)?.groups?.['surname'])
  return lines.length > 1 && names[0] !== undefined && names.every((one) => one === names[0])
}

/** The people whom the lines of a column of holders name, each whole name of a line apart. */
export function peopleOfCells(printed: readonly Segment[], head: string): string[] {
  // behind a slash stands the parent, and on the lines below what else is told
  const slashed = asksParent.test(head) ? printed.filter(({ text }) => parentBehind.test(text)) : []
  const cells = slashed.length > 0 && slashed[0] === printed[0] ? slashed : printed
  const lines = cells
    .map(({ text }) => (asksParent.test(head) ? text.replace(parentBehind, '') : text))
    .map((text) =>
      text
        .replace(/^[\d/.-]+\s+/u, asksAccount.test(head) ? '; ' : '')
        .replace(holderMark, '; ')
        .replace(markBehind, '; '),
    )
  const apart =
    (cells === slashed && cells.length > 1) ||
    lines.every((line) => wholeName.test(line)) ||
    lines.every(isWithKin) ||
    areOfOneFamily(lines)
  const text = lines.reduce((before, line) => {
    const isNext =
      apart ||
      ((/[\d.,)%]$|\b(?:shares?|bhag|hissa|hisse)$/iu.test(before) || /^\p{Lo}/u.test(line)) &&
        hasParent.test(before.split(';').at(-1) ?? '') &&
        nextHolder.test(line))
    return `${before}${before && isNext ? '; ' : ' '}${line}`
  }, '')
  // parentage in Hindi ends an item of a list
  const items = /\p{Script=Devanagari}/u.test(text) ? text.split(';') : [text]
  return items.flatMap((item) => peopleIn(item.trim(), 'named').map(({ name }) => name))
}

/** "Sri A S/o Jakkula" over "Sudhakar": the rest of the father's name. */
const halfParent = /[SDW]\s*\/\s*[Oo]\b\.?\s+(?:(?:Sri|Shri|Late|Mr)\b\.?\s+)*\p{Lu}\p{L}*$/u
const bareWord = /^\p{Lu}\p{L}+$/u

/** Whether figures of its own stand behind a name, in a column where the first name has its own: a share, an area. */
function hasFigures({ rows }: Layout, cell: Segment, first: Segment): boolean {
  const behind = ({ row, column }: Segment): Segment[] =>
    (rows[row]?.segments ?? []).filter((one) => one.column > column && /^\W*\d[\d\s./,%-]*$/u.test(one.text))
  return behind(cell).some(({ left }) => behind(first).some((one) => Math.abs(one.left - left) < slack))
}

/** The names of an entry: where each cell stands in a row as full as the head's, each row is another's. */
function namesOf({ layout }: Paper, row: Row, cells: readonly Segment[], head: Segment): string[] {
  const isRest = cells.some(({ text }, at) => halfParent.test(cells[at - 1]?.text ?? '') && bareWord.test(text))
  const isFull = (cell: Segment): boolean => (layout.rows[cell.row]?.segments.length ?? 0) >= row.segments.length
  const areRows = cells.length > 1 && !isRest && (cells.every(isFull) || cells.every((cell) => hasFigures(layout, cell, cells[0] ?? cell)))
  return areRows ? cells.flatMap((cell) => peopleOfCells([cell], head.text)) : peopleOfCells(cells, head.text)
}

/** A head over two lines stands above the middle of the others: the row of both. */
function wholeHead({ layout }: Paper, row: Row): Row {
  const [head, ...others] = row.segments
  const next = layout.rows[row.index + 1]
  const isBeside =
    head !== undefined &&
    others.length === 0 &&
    next !== undefined &&
    next.segments.length > 2 &&
    next.page === row.page &&
    next.segments.every(
      (one) => one.bottom > 0 && one.top - head.bottom < (head.bottom - head.top) / 2 && (one.right < head.left || one.left > head.right),
    )
  if (!isBeside) return row
  const segments = [...row.segments, ...next.segments].toSorted((a, b) => a.left - b.left)
  return { ...row, segments: segments.map((one, column) => ({ ...one, column })) }
}

/** Who holds now, in a column of their own under "New holder", whose cells take several lines; of a register's entries the latest. */
export function columnOfHolders(paper: Paper): Candidate[] {
  return paper.layout.rows.flatMap((printed): Candidate[] => {
    const row = wholeHead(paper, printed)
    const head = holdersOf(paper, row)
    if (!head) return []
    const entries = entriesUnder(paper, row, head)
      .map((entry) => ({ ...entry, cells: belowHead(entry.cells) }))
      .map((entry) => ({ ...entry, names: namesOf(paper, row, entry.cells, head) }))
      .filter(({ names, isOthers }) => names.length > 0 && !isOthers)
    const latest = entries.reduce<(typeof entries)[number] | undefined>((best, one) => (best && best.on > one.on ? best : one), undefined)
    if (!latest) return []
    return [
      {
        key: 'property_owner_name',
        value: latest.names.join(', '),
        words: latest.cells.flatMap(({ words }) => words),
        signs: [
          /\b(?:new|mutat(?:ed|ee|ion)|transferee|vendee|acquirer|purchaser|proposed|revised|fresh|after|whose?m?|transferred)|नव(?:ी|ि)न|नई|दाखिल/iu.test(
            head.text,
          )
            ? 'entry_new'
            : 'people_table',
          'kind_fits',
          'label_above',
          ...(latest.names.length > 1 ? (['owners_joined'] as const) : []),
        ],
        paper,
      },
    ]
  })
}
