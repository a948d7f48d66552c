import type { IntakeKey } from '@parakh/contracts'
import { labelSigns, type Candidate, type Paper } from '../candidate.ts'
import type { Row } from '../layout/layout.ts'
import { lettersAndFigures } from '../letters-and-figures.ts'
import { isLoanPaper } from '../kinds/paper-kind.ts'
import { arePapers, itemsOf, paperWords, ticked } from './documents/items.ts'
import { linesBelow } from './documents/lines-below.ts'
import { tabledPapers } from './documents/tabled.ts'
import { handedPapers, toldPapers } from './documents/told.ts'

const listKeys: readonly IntakeKey[] = ['list_of_documents', 'legal_documents']
/** "Copies of the following documents are enclosed:" before a list. */
const intro =
  /\b(?:following|below|under\s*mentioned|undernoted|enclosed|attached|enclosures?|annexures?|attachments?|submitted|copies)\b[^\n]{0,60}$|\b(?:check\s?list|documents?|papers|copies|enclosures?)\b[^\n]{0,40}:?\s*$/iu
const introPapers =
  /\b(?:check\s?list|documents?|papers|copies|enclosures?|encl|annexures?|attachments?|enclosed|attached|(?:title\s+)?deeds|(?:enclos|attach|send|forward)ing)\b|संलग्न|दस्तावेज/iu
const listLine = /^\s*(?:\(?(?:\d{1,2}|[a-h]|[ivx]{1,4})[.)]|[-–—•*·▪○●]|[☐□☑☒✓✔]|\[\s*[xX✓✔]?\s*\])\s*(?=\p{L}|7\/12)/u
const emptyBox = /^\s*(?:[☐□]|\[\s*\])|\s(?:no|pending|nil|n\.?a\.?|not\s+\w+)\W*$/iu
const given = /\b(?:enclosed|attached|annexed|submitted|received|collected|provided|deposited|enclosures?|annexures?|attachments?)\b|संलग्न/iu
/** How a paper was given, which is no paper itself. */
const howGiven = /^\W*(?:(?:originals?|(?:photo|xerox|certified)?\s*cop(?:y|ies)|yes|no|received|remarks?)\W*)+$/iu
const notYet = /\b(?:to\s+be|pending|required|awaited|conditions?)\b/iu
const mostItems = 15
const longestItem = 10

/** The papers of one line of a list: one, or one for each cell or box of a list in columns. */
function itemsOfLine(row: Row | undefined): string[] {
  const cells = row?.segments.map(({ text }) => text) ?? []
  const lines = cells.length > 1 && cells.every((text) => listLine.test(text)) ? cells : [cells.join(' ')]
  return lines.flatMap((line) => {
    if (ticked.test(line)) return itemsOf(line)
    if (emptyBox.test(line)) return []
    // "1.", the paper, its pages: what stands behind the paper tells of it
    const own = lines.length === 1 && cells.length > 2 && /^\W*\d{1,2}[.)]?$/u.test(cells[0] ?? '') ? (cells[1] ?? '') : line
    return itemsOf(own.replace(listLine, '').replace(/\s+(?:yes|received|submitted|enclosed|copy|original)$/iu, '')).slice(0, 1)
  })
}

/** "6. That we have submitted …": the next point of a statement, and no paper. */
const isSentence = /\b(?:has|have|shall|will)\s+(?:been\s+|not\s+)?\p{L}{3}/iu

/** "You have also received:" over a list of papers, where something is handed over. */
const receivedHead = /\b(?:received|handed\s+over|hand\s+over|given|delivered|enclosed)\b[^\n]{0,40}:\s*$/iu

/** Lines with numbers or bullets under a sentence that speaks of papers enclosed. */
function listedPapers(paper: Paper): Candidate[] {
  const { rows } = paper.layout
  const textOf = (at: number) => rows[at]?.segments.map((segment) => segment.text).join(' ') ?? ''
  return rows.flatMap((row): Candidate[] => {
    const head = textOf(row.index)
    if (
      !((introPapers.test(head) && intro.test(head)) || (paper.kind === 'possession' && receivedHead.test(head))) ||
      notYet.test(head.replace(/\([^)]*\)/gu, '')) ||
      !listLine.test(textOf(row.index + 1)) ||
      isSentence.test(textOf(row.index + 1))
    )
      return []
    const besideHead = row.segments.slice(1).filter(({ text }) => listLine.test(text) && !emptyBox.test(text))
    const items = besideHead.flatMap(({ text }) => itemsOf(text.replace(listLine, '')).slice(0, 1))
    let at = row.index + 1
    for (; at < row.index + mostItems && listLine.test(textOf(at)); at += 1) items.push(...itemsOfLine(rows[at]))
    const papers = items.filter((item) => paperWords.test(item)).length
    const sentences = items.filter((item) => item.split(/\s+/u).length > longestItem).length
    if (papers < Math.max(1, items.length / 2) || sentences > 0) return []
    const words = rows.slice(row.index + 1, at).flatMap(({ segments }) => segments.flatMap((segment) => segment.words))
    return [{ key: 'list_of_documents', value: items, words, signs: ['papers_listed'], paper }]
  })
}

/** "FOR OFFICE USE" among papers in small letters heads what comes next. */
function upToNextHead(items: readonly string[]): string[] {
  const end = items.findIndex((item, at) => at > 0 && /^\p{Lu}{2,}(?: \p{Lu}{2,}){1,6}$/u.test(item) && !paperWords.test(item))
  return end < 0 || items.slice(0, end).every((item) => item === item.toUpperCase()) ? [...items] : items.slice(0, end)
}

/** Whether the papers at a label are those of a list that a line's end has broken: "Mutation" over "Certificate". */
function isWhole(items: readonly unknown[], [list]: readonly Candidate[]): boolean {
  const [whole, broken] = [
    items.map((item) => lettersAndFigures(String(item))),
    [list?.value ?? []].flat().map((item) => lettersAndFigures(String(item))),
  ]
  const areSame = whole.every((item) => broken.some((part) => item.includes(part))) && broken.every((part) => whole.join('').includes(part))
  const areApart = items.every((item) => !String(item).includes(';'))
  return areSame && areApart && whole.length > 1 && broken.length - whole.length < 2 && whole.join('').length >= broken.join('').length
}

/** The papers that a paper lists as attached, or sets out as title papers. */
export function documentsOf(paper: Paper): Candidate[] {
  const labelled = paper.labelled.flatMap((one): Candidate[] => {
    if (!listKeys.includes(one.key) || one.place === 'inline') return []
    const items = one.place === 'below' ? upToNextHead(itemsOf(one.value)) : itemsOf(one.value)
    if (
      !arePapers(items) ||
      items.every((item) => howGiven.test(item)) ||
      notYet.test(one.label.replace(/\([^)]*\)/gu, '')) ||
      !(isLoanPaper(paper.kind) || given.test(one.label)) ||
      /^\W*document\W*$/iu.test(one.label)
    )
      return []
    return [
      {
        key: one.key,
        value: items,
        words: one.words,
        signs: [...labelSigns(one), ...(items.length > 1 ? (['shaped'] as const) : [])],
        paper,
      },
    ]
  })
  // deeds and builders' papers speak of papers without listing them
  const ways =
    isLoanPaper(paper.kind) || paper.kind === 'possession'
      ? [listedPapers, linesBelow, tabledPapers, toldPapers]
      : [listedPapers, handedPapers]
  const listed = ways.map((find) => find(paper)).find((found) => found.length > 0) ?? []
  // a list that goes on below its first line, or is parted into its papers, is more than what stands at its label
  const most = Math.max(0, ...listed.map(({ value }) => [value].flat().length))
  const own = labelled.filter(
    ({ key, value }) => key !== 'list_of_documents' || [value].flat().length > most || isWhole([value].flat(), listed),
  )
  return own.some(({ key }) => key === 'list_of_documents') ? own : [...own, ...listed]
}
