import type { Page } from '../../ocr/model.ts'
import { layoutOf, type Layout } from '../layout/layout.ts'
import { messagesOf } from '../chats.ts'
import { isForeignPaper } from './foreign-papers.ts'
import { isTitle, kindsNamedIn, paperKindOf, type PaperKind } from './paper-kind.ts'
import { kindsTitled } from './paper-titles.ts'

/** What the head of a page, read by itself, tells of the paper that it is of. */
export interface PageHead {
  kind: PaperKind
  /** Whether a title of that kind, of a paper of no kind of ours, or the head of a letter stands on it. */
  opens: boolean
  /** Whether it is of a paper that says nothing of a property: a bank's statement, a pay slip. */
  isForeign: boolean
  /** Whether it is of a chat that an app saved. */
  isChat: boolean
  /** Whether it is the stamp paper in front of what is written on the next page. */
  isCover: boolean
  /** "Page 2 of 5"; null where it has no number. */
  number: number | null
}

const headRows = 12
const longestTitle = 90
/** Titles in small letters stand at the very head. */
const nearHead = 5
const coverReach = 600
/** A row of so many words with small letters is prose: what stands below it heads a part of the paper. */
const prose = 14

/** Papers that lie beside a property's and are of no kind of ours. */
const otherTitles =
  /\b(?:certificate\s+of\s+encumbrance|(?:nil\s+)?encumbrance\s+certificate|(?:title|legal)\s+(?:search|scrutiny|verification|opinion|clearance)(?:\s+(?:report|certificate))?|search\s+(?:and\s+title\s+)?report|no[\s-]+objection\s+certificate|share\s+certificate|valuation\s+report|electricity\s+bill|(?:general|special)?\s*power\s+of\s+attorney|legal\s+heir(?:ship)?\s+certificate|family\s+(?:tree|member)|succession\s+certificate|affidavit|indemnity\s+bond|last\s+will|occupancy\s+certificate|completion\s+certificate|certificate\s+of\s+registration|e-?challan)\b/iu

const pageNumber = /\bpage\s*(?:no\.?)?\s*[:.-]?\s*(\d{1,3})\s*(?:of|\/)\s*\d{1,3}\b|(?:^|\n)\W*(\d{1,3})\s*(?:of|\/)\s*\d{1,2}\W*$/iu
const stampPaper = /\bindia\s+non[\s-]*judicial\b|\bcertificate\s+issued\s+date\b|\bunique\s+doc(?:ument)?\.?\s+reference\b/iu
/** How mails and letters begin. */
const mailHead = /^\W*(?:from|to|sent|date|sub(?:ject)?|cc)\s*:\s*\S/iu
const fewestMailRows = 3
const addressed = /^\W*to,?\W*$|^\W*to,?\s+(?:the\s+|m\/s|mr|mrs|ms|shri|smt|sri)\b/iu
const aboutWhat = /^\W*(?:sub(?:ject)?|re(?:f(?:erence)?)?)\s*(?:[:.–]|\s-)\s*\S/iu
const saluted = /^\W*(?:dear|respected)\b|^\W*(?:sir|madam)s?\s*[,/]/iu
const dated = /\b\d{1,2}(?:[-./]\d{1,2}[-./]\d{2,4}|(?:st|nd|rd|th)?[\s-]+\p{L}{3,9},?[\s-]+\d{4})\b/u

/** @param page a page as it was read */
export function headOf(page: Page): PageHead {
  const layout = layoutOf({ file: '', sha256: '', pages: [page] })
  const kind = paperKindOf(layout)
  const isForeign = isForeignPaper(layout)
  const isChat = messagesOf({ file: '', sha256: '', pages: [page] }) !== null
  const isCover = stampPaper.test(layout.flow.text.slice(0, coverReach)) && !isWrittenUpon(layout, kind)
  const number = pageNumber.exec(layout.flow.text)
  const isHeaded = titlesAbove(layout).some((title) => otherTitles.test(title) || headsKind(title, kind)) || isLetter(layout)
  const opens = !isCover && (isForeign || isChat || (isHeaded && !goesOn(layout)))
  return { kind: isCover ? 'other' : kind, opens, isForeign, isChat, isCover, number: number ? Number(number[1] ?? number[2]) : null }
}

/** A number of a list in a cell of its own: what stands beside it is an item. */
const listNumber = /^\W*(?:\d{1,2}|[a-z]|[ivx]{1,4})\W*$/iu

const textOf = ({ segments }: Layout['rows'][number]): string => segments.map(({ text }) => text).join(' ')

/** Rows at the head that read like a title, before any prose. */
function titlesAbove({ rows }: Layout): string[] {
  const head = rows.slice(0, headRows).filter(({ segments }) => segments.length === 1 || !listNumber.test(segments[0]?.text ?? ''))
  const firstProse = head.findIndex((row) => isProse(textOf(row)))
  const small = head
    .slice(0, nearHead)
    .map(textOf)
    .filter((row) => /^\p{Lu}[^.;,:]*$/u.test(row))
  const titles = (firstProse < 0 ? head : head.slice(0, firstProse))
    .flatMap((row) => [textOf(row), ...(row.segments.every(({ text }) => capitals.test(text)) ? row.segments.map(({ text }) => text) : [])])
    .filter((title) => isTitle(title) && !amount.test(title))
  return [...titles, ...small].filter((title) => title.length <= longestTitle)
}

/** Whether a sentence of the page before ends here. */
const goesOn = ({ rows: [first] }: Layout): boolean => first !== undefined && runsOn.test(textOf(first))
const runsOn = /^\p{Ll}[\p{Ll}]+(?:\s+\S+){5}/u

/** "05/08/24 HL EMI 9,400": an entry of an account. */
const amount = /\d,\d{2,3}(?!\d)/u

/** "CITY SURVEY OFFICE, NASHIK | PROPERTY CARD": of cells side by side one may be a title where all stand in capitals. */
const capitals = /^[^\p{Ll}\d]{4,}$/u

const isProse = (text: string): boolean => text.split(/\s+/u).length > prose && /\p{Ll}/u.test(text)

/** What a page is decides its whole text; that a paper begins on it, any title. */
const headsKind = (title: string, kind: PaperKind): boolean =>
  kind !== 'other' && (kindsTitled(title).length > 0 || kindsNamedIn(title).some((named) => named !== 'mail'))

/** Whether a stamp paper has the paper itself on it: its title stands alone below the stamp. */
const isWrittenUpon = ({ rows }: Layout, kind: PaperKind): boolean =>
  rows.slice(0, 2 * headRows).some((row) => row.segments.length === 1 && isTitle(textOf(row)) && headsKind(textOf(row), kind))

/** Whether a letter or a mail begins here: who writes to whom, and about what. */
function isLetter({ rows }: Layout): boolean {
  const head = rows.slice(0, 2 * headRows).map(textOf)
  const isMail = head.slice(0, headRows).filter((row) => mailHead.test(row)).length >= fewestMailRows
  const signs = [addressed, aboutWhat, saluted].filter((sign) => head.some((row) => sign.test(row))).length
  return isMail || signs >= 2 || (signs === 1 && head.slice(0, headRows).some((row) => row.length <= longestTitle && dated.test(row)))
}
