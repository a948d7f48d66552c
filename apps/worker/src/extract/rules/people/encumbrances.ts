import type { Candidate, Paper } from '../../candidate.ts'
import { firmName } from '../../names/firm-names.ts'
import type { Layout, Row, Segment } from '../../layout/layout.ts'
import { peopleIn } from '../../names/names.ts'
import { valueNames } from './value-names.ts'
import { datesIn } from '../../measures.ts'
import { alignedWithin } from '../../layout/near-cells.ts'
import { allMatches } from '../../all-matches.ts'

const executants = /\bexecut(?:ants?|ors?|ed\s+by)\b|\(EX\)/iu
const claimants = /\bclaimants?\b|\(CL\)/iu
/** "CL: A", "2.(CL) B" within a cell that tells both sides. */
const sideMark = /^\s*(?:\d{1,2}\s*[.)]\s*)?\(?(EX|CL)\)?\s*[:.–-]?\s*(?=\p{L})/u
const opensEntry = /^\s*\d{1,3}\s*(?:[.)]|\/\s?\d|\s|$)/u
const endsBook = /\b(?:search(?:ed)?\s+(?:is\s+)?made\s+by|certified|signature|sub[\s-]?registrar|disclaimer|note)\b/iu
/** Acts by which a property passes; a mortgage, a lease and an agreement leave it where it is. */
const passes = /\b(?:sale|conveyance|gift|settlement|exchange|partition|release|relinquishment|transfer|vikray|bainama|will)\b/iu
const stays =
  /\b(?:mortgage|deposit\s+of\s+title|agreement|lease|rectification|cancell?ation|power\s+of\s+attorney|court|attachment|receipt)\b/iu

/** An act of the register with those who got the property by it. */
interface Act {
  text: string
  claimed: Segment[]
  marked: boolean
}

/** Whether a line begins an entry; a bare number before more words only in its turn: "40 ft, 1200 sq. ft." goes on. */
const opensNext = (text: string, serial: number): boolean =>
  opensEntry.test(text) && (!/^\s*\d{1,3}\s+\S/u.test(text) || Number.parseInt(text, 10) === serial)

/** The rows of a search, each act by itself. */
function actsOf({ rows }: Layout, head: Row): Row[][] {
  const acts: Row[][] = []
  for (const row of rows.slice(head.index + 1)) {
    const text = row.segments.map((segment) => segment.text).join(' ')
    if (endsBook.test(text)) break
    const [first] = row.segments
    // without serial numbers a row of all cells begins the next act
    const opens =
      opensNext(first?.text ?? '', acts.length + 1) || (row.segments.length >= head.segments.length - 1 && datesIn(text).length > 0)
    if (opens && !sideMark.test(first?.text ?? '')) acts.push([])
    acts.at(-1)?.push(row)
  }
  return acts
}

function claimedIn(act: readonly Row[], head: Row): Act {
  const cells = act.flatMap(({ segments }) => segments)
  const text = cells.map((cell) => cell.text).join('\n')
  const marked = cells.some((cell) => sideMark.test(cell.text))
  if (marked) {
    let side = ''
    const claimed = cells.filter((cell) => {
      side = sideMark.exec(cell.text)?.[1] ?? (cell.column === 0 ? '' : side)
      return side === 'CL' && sideMark.test(cell.text)
    })
    return { text, claimed, marked }
  }
  const column = head.segments.find((one) => claimants.test(one.text) && !executants.test(one.text))
  const isAligned = (cell: Segment): boolean => column !== undefined && Math.abs(cell.left - column.left) < alignedWithin
  // a mail's table keeps the order of its cells and not their places
  const hasPlaces = head.segments.filter(isAligned).length < Math.min(3, head.segments.length)
  const isAmong = (cell: Segment, { segments }: Row): boolean =>
    hasPlaces ? isAligned(cell) : segments.length === head.segments.length && cell.column === column?.column
  const claimed = act.flatMap((row) => row.segments.filter((cell) => isAmong(cell, row) && !cell.text.includes(':')))
  return { text, claimed, marked }
}

const dayOf = (text: string): number =>
  Math.max(
    0,
    ...text
      .split('\n')
      .flatMap(datesIn)
      .map(({ text: printed }) => Number(printed.split('/').toReversed().join(''))),
  )

/** "1.(EX)A 2.(CL)B", "(DR)A (DE)B": in one cell whoever gives and whoever gets, each behind a mark. */
const inlineMark = /(?:(?<![\w./-])\d{1,2}\s*[.)]\s*)?\((EX|CL|DR|DE|RR|RE)\)\s*[:.–-]*\s*/gu
const gets: ReadonlySet<string> = new Set(['CL', 'DE', 'RE'])

/** The names behind the marks of those who get, out of a cell's whole text. */
function markedNames(text: string): string[] {
  const marks = allMatches(text, inlineMark)
  return marks.flatMap((mark, at) => {
    if (!gets.has(mark[1] ?? '')) return []
    const name = text.slice(mark.index + mark[0].length, marks[at + 1]?.index ?? text.length).trim()
    return firmName(name) ?? peopleIn(name, 'named').map((one) => one.name)[0] ?? []
  })
}

/** Acts whose parties stand in one cell over as many lines as they need, whatever the head of their column says. */
function markedActs(layout: Layout): { text: string; names: string[]; words: Segment['words'] }[] {
  const isMarked = (cell: Segment): boolean => cell.text.search(inlineMark) >= 0
  const first = layout.rows.find(
    ({ segments }) => segments.length > 1 && opensEntry.test(segments[0]?.text ?? '') && segments.slice(1).some(isMarked),
  )
  const column = first?.segments.find(isMarked)
  if (!first || !column) return []
  const isAligned = (cell: Segment): boolean => Math.abs(cell.left - column.left) < alignedWithin
  // a mail's table keeps the order of its cells and not their places
  const hasPlaces = first.segments.filter(isAligned).length === 1
  return actsOf(layout, { ...first, index: first.index - 1 }).map((act) => {
    const parties = act.flatMap(({ segments }) => segments.filter((cell) => (hasPlaces ? isAligned(cell) : isMarked(cell))))
    const text = act.flatMap(({ segments }) => segments.map((cell) => cell.text)).join('\n')
    return { text, names: markedNames(parties.map((cell) => cell.text).join(' ')), words: parties.flatMap(({ words }) => words) }
  })
}

function latestMarked(paper: Paper): Candidate[] {
  const acts = markedActs(paper.layout).filter(({ text, names }) => names.length > 0 && passes.test(text) && !stays.test(text))
  if (acts.length > 1 && acts.some(({ text }) => dayOf(text) === 0)) return []
  const [latest] = acts.toSorted((a, b) => dayOf(b.text) - dayOf(a.text))
  if (!latest) return []
  return [{ key: 'property_owner_name', value: latest.names.join(', '), words: latest.words, signs: ['entry_new', 'kind_fits'], paper }]
}

const isEntry = (row: Row | undefined): boolean => opensEntry.test(row?.segments[0]?.text ?? '')
const mostHeadLines = 6

/** The head of a search's table, whose cells may need several lines: all of them together, each at its place. */
function headOf({ rows }: Layout): Row | undefined {
  for (const row of rows.filter(({ segments }) => segments.length > 2)) {
    const lines = [row]
    for (let at = row.index + 1; lines.length < mostHeadLines && rows[at]?.page === row.page && !isEntry(rows[at]); at += 1)
      lines.push(rows[at] as Row)
    const cells = lines.flatMap(({ segments }) => segments)
    const texts = cells.map(({ text }) => text)
    const own = row.segments.map(({ text }) => text).join(' ')
    const isWhole = executants.test(own) && claimants.test(own)
    if (isWhole) return row
    if (
      lines.length < mostHeadLines &&
      isEntry(rows[row.index + lines.length]) &&
      texts.some((one) => executants.test(one)) &&
      texts.some((one) => claimants.test(one))
    )
      return {
        ...row,
        index: row.index + lines.length - 1,
        segments: [...row.segments, ...lines.slice(1).flatMap(({ segments }) => segments)],
      }
  }
  return undefined
}

/** "1. A 2. B", "A, B": the names of a cell. */
const listedNames = (text: string): string[] =>
  text.split(/(?:^|\s)\d{1,2}\s*[.)]\s+/u).flatMap((part) => {
    const firm = firmName(part)
    return firm ? [firm] : valueNames(part.replace(/[\s,;]+$/u, ''), false)
  })

/** Who got the property by the latest act that a certificate of encumbrances lists. */
export function latestClaimants(paper: Paper): Candidate[] {
  const marked = latestMarked(paper)
  if (marked.length > 0) return marked
  const head = headOf(paper.layout)
  if (!head) return []
  const acts = actsOf(paper.layout, head)
    .map((act) => claimedIn(act, head))
    .filter(({ text }) => passes.test(text) && !stays.test(text))
  // without their days nothing tells which act is the latest
  if (acts.length > 1 && acts.some(({ text }) => dayOf(text) === 0)) return []
  const [latest] = acts.toSorted((a, b) => dayOf(b.text) - dayOf(a.text))
  if (!latest) return []
  const lines = latest.claimed.map((cell) => cell.text.replace(sideMark, ''))
  const names = latest.marked
    ? lines.flatMap((line) => firmName(line) ?? peopleIn(line, 'named').map(({ name }) => name))
    : listedNames(lines.join(' ').replace(/\s+/gu, ' '))
  if (names.length === 0) return []
  const words = latest.claimed.flatMap((cell) => cell.words)
  return [{ key: 'property_owner_name', value: names.join(', '), words, signs: ['entry_new', 'kind_fits'], paper }]
}
