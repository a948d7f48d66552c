import { allSides } from '@parakh/contracts'
import type { Flow } from '../../layout/layout.ts'
import { across, clearSideWord } from './compass.ts'
import { lengthPattern, wholeLength } from '../../measures.ts'
import { lengthInBrackets, letterMarksIn, marksIn, runsOf, type Mark } from './marks.ts'
import { cellsSaid } from './dittos.ts'
import { isPlace, saidOf, withLengthsAlike, type Said } from './said.ts'
import { allMatches } from '../../all-matches.ts'

/** What a run of labels says of one side. */
export interface SideSaid extends Said {
  mark: Mark
  start: number
  end: number
}

/** One clause or list that names what lies on each side, or how long each is. */
export interface SideRun {
  said: readonly SideSaid[]
  sides: number
  /** Told in a sentence, not as a list. */
  told: boolean
  misread: boolean
  start: number
  end: number
}

const longestValue = 240
const farthestLine = 130
/** A sentence ends at a full stop that no title or initial carries; behind it may stand the next clause's number. */
const sentenceEnd =
  /;|(?<!\b(?:sh|smt|shri|sri|mrs?|ms|md|mohd|dr|nos?|adv|late|rev|pt|km|st|rd|ft|mtrs?|mt|sq|sy|kh|bldg|opp|adj|rly|govt|soc|tal|dist|r|s|h|d|[A-Z]))\.(?:\s+(?=[\p{Lu}\p{Lo}(]|(?:\d{1,2}|[ivx]{1,4})[.)]\s+\p{L})|\s*$)/iu
/** What follows the last boundary in a clause. */
const clauseEnd =
  /[\s,]+(?:and\s+)?(?:(?:ad)?measuring(?!\s*:?\s*\d+(?:\.\d+)?\s*(?:f|m|'|’)[\p{L}'’.]*[\s.;]*$)|together\s+with|along\s+with|with\s+all|in\s+witness|hereinafter|containing|comprised|having|which\s+(?:is|are|has)|as\s+(?:per|shown)|total(?:ly)?\s+(?:area|(?:ad)?measuring|\d)|in\s+(?:all|total)\s+\d|situated?|within\s+(?:the|these|this)|and\s+the\s+(?:same|said)|and\s+the\s+(?:land|property|plot|house|flat|premises)\s+(?:is|are|was|has|have)|and\s+the\s+(?:vendor|vendee|seller|purchaser|buyer|lessor|lessee|allottee|owner|executant|transferor)s?\s+(?:is|are|has|have|had|do|does|shall|hereby|will)|and\s+(?:for|is|are)|and\s+(?:submit|send|furnish|forward|mail|share|revert|report|oblige|arrange|advise|let\s+us)|and\s+(?:in|within|inside)\s+(?:these|this|the\s+said|said)|more\s+(?:clearly|particularly|fully|specifically)|or\s+howsoever|pin(?:\s*-?\s*code)?(?:\s+no\.?)?[\s:.–-]*[1-9]\d{2}\s?\d{3})\b|[।]|\|/iu
/** "27 ft. That the sale deed …": behind a unit's full stop the next clause of an agreement. */
const nextClause =
  /\.\s+(?:That|I|We|It|Now|Whereas|And\s+[Ww]hereas|AND\s+WHEREAS|NOW|WHEREAS|THAT|The\s+(?:said|above|[Vv]end|[Ss]eller|[Pp]urchaser|[Ff]irst|[Ss]econd))\b/u
/** "House of Master Gurdev 35 ft. Advance received vide": behind the last side's length another sentence. */
const behindLength =
  /(?<=\p{L}{3}[^.;\d]{0,40}\s\d{1,3}(?:\.\d+)?\s*(?:ft|feet|m|mtrs?|met(?:er|re)s?))\.\s+(?!\p{L}+\s+(?:\p{L}+\s+)?(?:road|rd|street|lane|gali|passage|path|marg|way)(?!\p{L}))(?=\p{Lu}\p{Ll}+\s+\p{L}+\s+\p{L})/iu
/** A line that begins something new. */
const newMatter =
  /^\s*\p{Lu}[^\n]*\bno\b\.?[^\n]*\b(?:dt|dated)\b\.?\s*\d|^\s*(?:[^\n:]{2,40}\s*[:=]|(?:measuring|admeasuring|on\s+or\s+towards?|east|west|north|south|e\s*-\s*w|n\s*-\s*s|total|area|(?:["'“‘]?(?:[a-d]|i{1,3}|first|second|third|fourth|fifth)["'”’]?[\s-]+)?schedule|vendor|vendee|seller|buyer|purchaser|lessor|lessee|executants?|claimants?|witness(?:es)?|sd\/|signature|signed|in\s+witness|in\s+all|totally|note|page|dated?|place|the\s+(?:said|above|property|plot|land|flat)|(?:house|building|plot|site|land|flat|premises|property|shop)\s+(?:will|shall|may|must|is|are|has|can)|and\s+(?:measuring|whereas)|whereas|it\s+measures|that\s+the|situated|ownership|linear|dimensions?|subject\s+to|bounded|boundaries|mob(?:ile)?|phone|contact|cell|tel|e-?mail|(?:(?:other|special|general)\s+)?(?:terms|conditions)(?:\s+(?:and|&)\s+conditions)?|thanks?|thanking|(?:warm|kind|best)\s+regards|regards|rgds|thx|tks|pls|plz|please|kindly|urgent|call|(?:plot|land|site|flat|house)\s+(?:size|area|dimensions?)|size|(?:super|carpet|built[\s-]?up)\s+area|(?:(?:fair|market|guideline)\s+)?value|(?:(?:panchayath?|gram|development|health|zonal|executive|estate|revenue|municipal|circle|village|tax|junior|assistant|deputy|block|land)\s+)+(?:officer|engineer|commissioner|secretary|registrar|tehsildar|tahsildar)|(?:naib\s+)?(?:tehsildar|tahsildar)|talathi|patwari|lekhpal|sarpanch|(?:sale\s+|total\s+)?(?:price|consideration)|rate|loan|customer|appl(?:ication|icant)?)(?![\p{L}]))/iu
const unfinished = /(?:[,&\-–/(]|\b(?:and|of|the|by|no|nos|sri|shri|smt|mr|mrs|at|on)\.?)\s*$/iu
/** "Property" may end a value, or go on with "of Ram Lal", "No. 12". */
const openNoun = /\b(?:plot|house|property|land)\s*$/iu
const goesOnNoun = /^\s*(?:of|belonging|owned|in|nos?|number|bearing|part)\b|^\s*\d(?!\d?[.)]\s+\p{Lu})/iu
const isUnfinished = (value: string, next: string): boolean => unfinished.test(value) || (openNoun.test(value) && goesOnNoun.test(next))

/** "First Party \t Second Party": a row of its own, as of signatures. */
const isRowOfCells = (line: string): boolean => /\S\t\s*\S/u.test(line)

/** A phrase that only its noun can end. */
const endsOpen = /\b(?:of|of\s+the|by|the)\s*$/iu

/** The next label's name in the other language, as "Janub (South)", or in letters that a font has broken: "उत्र / North". */
const otherLanguage = /\n(?:[\p{Script=Devanagari}\p{M}\s]{2,24}[/|(-]?|[^\S\n]*\p{L}[\p{L}\p{M}]{2,13}\s*\()\s*$/u

/** The number of the next row. */
const nextSerial = /[\n\t]\s*\(?(?:\d{1,2}|[a-h]|[ivx]{1,4})[.)]?\s*$/iu
/** The number of the next side in a sentence; "Plot No. 3." ends with its own. */
const nextInSentence =
  /(?<!\b(?:nos?|number|plot|house|gali|street|block|lane|unit|flat|shop|booth|phase|sector|ward|villa)\b[.\s:#-]*)\s\(?(?:\d{1,2}|[a-d]|i{1,3}v?)[.)]\s*$/iu

/** "East-West: 25 ft" after a side is the length of others. */
const direction = new RegExp(
  String.raw`[\s.;,(]+(?:(?:with\s+)?(?:(?:linear\s+)?measurements?|(?:ad-?)?measuring|dimensions?|(?:plot\s+|site\s+)?size(?:\s+of\s+(?:the\s+)?\p{L}+)?|extent)(?:\s+(?:is|are|of))?[\s:–-]*)?(?:from\s+)?(?:${clearSideWord}|[EWNS])\s*(?:-|–|to)\s*(?:${clearSideWord}|[EWNS])(?![\p{L}\p{M}])(?!\s+(?:road|street|lane|passage|path|cart\s+track)).*$|\s+(?:${clearSideWord})\s+(?:${clearSideWord})\s*[:=–-]*\s*${lengthPattern}.*$|\s*[=(]\s*\d[\d,.]*\s*sq\b.*$|\.\s+(?:front(?:age)?|depth|boundaries|bounded|dimensions?|measurements?|measuring)\b.*$`,
  'isu',
)

/** One value of a list: its line, and the lines that still belong to it. */
function listed(raw: string, isLast: boolean, lineLength: number): string {
  const lines = raw.split('\n')
  const firstAt = lines.findIndex((line) => /\S/u.test(line))
  if (firstAt < 0) return ''
  let value = lines[firstAt] ?? ''
  for (const line of lines.slice(firstAt + 1)) {
    if (!/\S/u.test(line)) continue
    const full = value.length > lineLength * 0.85
    const goesOn = isLast
      ? isUnfinished(value, line) || (full && !isRowOfCells(line))
      : !/^[^\p{Ll}]*$/u.test(line) || /^\s*[(\d]/u.test(line) || unfinished.test(value) || openNoun.test(value)
    // how long the side is, in a line of its own
    if (wholeLength(line) !== null && !unfinished.test(value)) {
      value = `${value}\t${line}`
      continue
    }
    // a role that begins a line may be the end of "land of the"
    const isNew = newMatter.test(line) && !(endsOpen.test(value) && /^\s*\p{L}[^:=\t]*$/u.test(line.trimEnd()))
    if (!goesOn || isNew || value.length + line.length > farthestLine) break
    value = `${value} ${line}`
  }
  return isLast ? value.replace(direction, '') : value
}

/** A heading of few words above rows of cells. */
const isHeadOfCells = (line: string, below: string): boolean => /^\s*\p{Lu}[^\s.,;]*(?:\s\S+){0,2}\s*$/u.test(line) && below.includes('\t')

/** The last side of a sentence ends before a row of cells, before a line of something else, and where its line leaves room for more. */
function ownLines(raw: string, leavesRoom: boolean): string {
  const [first = '', ...rest] = raw.split('\n')
  if (leavesRoom && !isUnfinished(first, rest[0] ?? '') && /^\s*\p{Lu}/u.test(rest[0] ?? '')) return first
  const end = rest.findIndex((line, at) => newMatter.test(line) || line.includes('\t') || isHeadOfCells(line, rest[at + 1] ?? ''))
  return [first, ...(end < 0 ? rest : rest.slice(0, end))].join('\n')
}

/** The next item of a numbered list: "…, South: Land of others" over "9. Proposed construction". */
const nextItem = /(?<!\b(?:nos?|number)\b[.\s:]*)\n\s*\(?\d{1,2}[.)]\s+(?=\p{Lu})/u

function told(raw: string, isLast: boolean, leavesRoom: boolean): string {
  const text = (isLast ? ownLines(raw.split(nextItem)[0] ?? '', leavesRoom) : raw).replace(direction, '').replace(/\s+/gu, ' ')
  const stops = [
    text.search(sentenceEnd),
    ...(isLast ? [text.search(clauseEnd), text.search(nextClause), text.search(behindLength)] : []),
  ].filter((at) => at >= 0)
  return stops.length > 0 ? text.slice(0, Math.min(...stops)) : text
}

/** "Flat No.    205": a stain or a wide blank between a word and its number makes no other cell. */
const partedNumber = /(?<=\b(?:plot|flat|house|shop|unit|khasra|survey|door|site)\s+no\.?)\t\s*(?=[A-Z]{0,2}-?\d+(?!\s*[\p{L}'"’”]))/giu

/** The first cell is the place, a length may stand in any. */
function ofCells(text: string): Said | null {
  const cells = text
    .replace(partedNumber, ' ')
    .split('\t')
    .map((cell) => cell.trim())
    .filter((cell) => /[\p{L}\p{N}]/u.test(cell) && !/^by$/iu.test(cell))
  const said = cellsSaid(cells.map(saidOf)).filter((one) => one !== null)
  const place = said.find((one) => one.place !== '')
  const length = said.find((one) => one.length !== null)?.length ?? null
  return said.length > 0 ? { place: place?.place ?? '', length } : null
}

/** A line shorter than this share of a full one was not broken for want of room. */
const roomLeft = 0.75
const lineAt = (text: string, at: number): string => text.slice(text.lastIndexOf('\n', at - 1) + 1).split('\n', 1)[0] ?? ''

/** The last side of a clause that stands in one cell ends with that cell. */
function inOwnCell(text: string, { start, startsLine }: Mark, raw: string): string {
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start)
  const cell = line.slice(line.lastIndexOf('\t') + 1)
  return !startsLine && inCell.test(cell) && /^[^\S\n]*[^\s\t][^\t\n]*\t/u.test(raw) ? (raw.split('\t')[0] ?? '') : raw
}
/** "N- plot 1186, S- Rasta, E- A," before the fourth side. */
const inCell = /[,;]\s*$/u

function saidAt(flow: Flow, mark: Mark, next: Mark | undefined, isTold: boolean, lineLength: number): SideSaid | null {
  const limit = Math.min(next?.start ?? flow.text.length, mark.valueStart + longestValue)
  const raw = flow.text.slice(mark.valueStart, limit)
  const own = next ? raw.replace(otherLanguage, '').replace(nextSerial, '').replace(nextInSentence, '') : raw
  const text = isTold
    ? told(next ? own : inOwnCell(flow.text, mark, own), !next, lineAt(flow.text, mark.valueStart).length < lineLength * roomLeft)
    : listed(own, !next, lineLength)
  const said = isTold ? saidOf(text.replace(/\t/gu, ' ')) : ofCells(text)
  if (!said || (said.place !== '' && !isPlace(said.place))) return null
  return { ...said, mark, ...spanOf(flow.text, mark.valueStart, limit, said) }
}

/** Where the words of a value stand, its line breaks and leaders aside. */
function spanOf(text: string, from: number, to: number, { place, length }: Said): { start: number; end: number } {
  const words = (place || length || '').split(/\s+/u)
  const start = text.indexOf(words[0] ?? '', from)
  let end = start < 0 ? from : start
  for (const word of words) {
    const at = text.indexOf(word, end)
    if (at >= 0 && at < to + 1) end = at + word.length
  }
  return { start: start < 0 ? from : start, end }
}

/** What a sentence without "bounded" says before its first side: its last words behind a stop or a line's end, and behind "with". */
const statementBefore =
  /(?<=(?:[;:\n]|(?<!\b(?:[Ss]h|[Ss]mt|[Ss]hri|Mrs?|Dr|[Ll]ate))\.\s(?=\p{Lu})|\b(?:[Ww]ith|[Hh]a(?:s|ving))\s))(?!\s*(?:the\s+)?$)(?:(?![;:\n]|(?<!\b(?:[Ss]h|[Ss]mt|[Ss]hri|Mrs?|Dr|[Ll]ate))\.\s(?=\p{Lu})|\b(?:with|ha(?:s|ving))\s)[\s\S])*$/u

const isMeasured = /^(?:measur|dimension)/iu

/** What joins one side's value to the side before it. */
const joiners =
  /^[\s,;.)]*(?:(?:and|but|with|having|besides|also|again|whereas|whereby|while|whilst|then|likewise|similarly|there\s+(?:is|are|lies?|stands?)|lastly|finally|as\s+well\s+as)(?:\s*,)?\s+)*(?:by\s+)?/iu

/** "…; to its west is house No. 7; …": among sides whose values stand before them, one that is told in a part of its own. */
function saidAhead(flow: Flow, mark: Mark, next: Mark | undefined): SideSaid | null {
  const label = flow.text.slice(mark.start, mark.valueStart)
  const begins = /[;.\n]\s*$/u.test(flow.text.slice(Math.max(0, mark.start - 3), mark.start))
  if (!next || mark.closes || !begins || !/\b(?:is|are|lies|stands)\s*(?:the\s+)?$/iu.test(label)) return null
  const stop = flow.text.slice(mark.valueStart, next.start).search(/;/u)
  const said = stop > 0 ? saidOf(flow.text.slice(mark.valueStart, mark.valueStart + stop).replace(/\s+/gu, ' ')) : null
  return said && isPlace(said.place)
    ? { ...said, mark, ...spanOf(flow.text, mark.valueStart, mark.valueStart + stop, said), end: mark.valueStart + stop }
    : null
}

/** "bounded by A on the East, by B on the West": each value stands before its side. */
function saidBefore(flow: Flow, run: readonly Mark[]): SideSaid[] {
  const [first] = run
  if (!first) return []
  const head = flow.text.slice(Math.max(0, first.start - 160), first.start)
  const opener = [
    ...allMatches(
      head,
      /\b(?:bounded|surrounded|butted|flanked|boundar\w+|measur\w+|dimensions?|(?:adjoin|abut|touch)(?:s|es|ts|ing|ting)?|faces|(?:lies|situated?|located|standing)\s+(?:in\s+)?between)\b(?:\s+(?:and\s+bounded|on\s+all\s+(?:four\s+)?sides|as\s+(?:under|follows|below)|(?:of|to|for)\s+(?:(?:the|this|said|above|same|a)\s+)*(?:unit|flat|apartment|plot|house|shop|villa|bungalow|property|land|site|premises)(?!\s+(?:(?:nos?|number)\b[^,;]{0,14}$|of\s))|(?:are|is)(?:\s+that)?|of(?=\s+(?:property|land|house|plot)\s+of\s)))*(?:\s+by)?\s*[:\-–]*/giu,
    ),
  ].at(-1)
  const statement = statementBefore.exec(head)?.index
  const opened = opener ? opener.index + opener[0].length : (statement ?? Math.max(0, head.length - 60))
  // what is told of the area comes before the sides: "measuring 300 sq. yd., a corner plot, having A on its north"
  const begins = opener && isMeasured.test(opener[0]) ? Math.max(opened, statement ?? 0) : opened
  let from = first.start - head.length + begins
  return run.flatMap((mark, at) => {
    const ahead = saidAhead(flow, mark, run[at + 1])
    if (ahead) {
      from = ahead.end + 1
      return [ahead]
    }
    const raw = flow.text.slice(from, mark.start)
    const begin = from
    const behind = lengthInBrackets.exec(flow.text.slice(mark.valueStart, mark.valueStart + longestLength))
    from = mark.valueStart + (behind?.[0].length ?? 0)
    const told = saidOf(raw.replace(/\s+/gu, ' ').replace(joiners, ''))
    const said = told && behind ? { ...told, length: behind.groups?.['length'] ?? told.length } : told
    return said && isPlace(said.place || (said.length ?? '')) ? [{ ...said, mark, ...spanOf(flow.text, begin, mark.start, said) }] : []
  })
}

const longestLength = 40

function typicalLine(text: string): number {
  const lengths = text
    .split('\n')
    .map((line) => line.length)
    .filter((length) => length > 20)
    .sort((a, b) => a - b)
  return lengths[Math.floor(lengths.length * 0.8)] ?? 80
}

/** "East: A West: B North: C South: D" along a line: all four with a mark are sure together. */
const markedRuns = (flow: Flow, taken: (start: number, end: number) => boolean): Mark[][] =>
  runsOf(marksIn(flow.text, 1).filter((mark) => !taken(mark.start, mark.valueStart))).filter(
    (run) => run.length === allSides.length && (run.at(-1)?.start ?? 0) - (run[0]?.start ?? 0) < lineReach,
  )
const lineReach = 400
/** Whether marks of two runs are the same. */
const isAmong = (one: readonly Mark[], run: readonly Mark[]): boolean => one.some(({ start }) => run.some((mark) => mark.start === start))

/** "situated to the north of the road, to the south of Plot No. 45": the road then lies on the south. */
const liesOf = /\b(?:situated?|lying|lies|located)\b(?:\s+(?:and\s+being|on|to\s+the|towards))*\s*$/iu
/** "within the four boundaries of: to the north of the lane, …": where it lies, as southern deeds tell it. */
const fourBounds = /\b(?:within|having|with)\b[^.;]{0,30}\b(?:four|following)\s+(?:specific\s+)?boundaries(?:\s+of)?\s*[:,–-]*\s*$/iu
const ofSide = /\bof\s*$/iu
/** "North of 23 feet road, South of Plot No. 4": where it lies, told by the bare words. */
const bareOf = /^\W*\p{L}+\s+of\s+$/u
const tellsWhereItLies = (text: string, run: readonly Mark[]): boolean => {
  const labels = run.map(({ start, valueStart }) => text.slice(start, valueStart))
  const isBare = labels.length === allSides.length && labels.every((label) => bareOf.test(label))
  return (
    labels.every((label) => ofSide.test(label)) &&
    (isBare ||
      fourBounds.test(text.slice(Math.max(0, (run[0]?.start ?? 0) - 60), run[0]?.start)) ||
      liesOf.test(text.slice(Math.max(0, (run[0]?.start ?? 0) - 40), run[0]?.start)))
  )
}
const turned = (said: readonly SideSaid[]): SideSaid[] =>
  said.map((one) => ({ ...one, mark: { ...one.mark, side: across[one.mark.side] } }))

/** "towards east, A; towards south, B": sides that all begin their part of a sentence, one of whose semicolons may be misread; what they name stands behind. */
function beginParts(text: string, run: readonly Mark[]): boolean {
  const marks = run.slice(1).map(({ start }) => /[;:.,](?=\s*$)/u.exec(text.slice(Math.max(0, start - 4), start))?.[0])
  return marks.every(Boolean) && marks.filter((mark) => mark === ';').length >= Math.max(1, marks.length - 1)
}

/** All clauses and lists of sides in a flow; `taken` tells labels that a table has used. */
export function sideRuns(flow: Flow, taken: (start: number, end: number) => boolean): SideRun[] {
  const lineLength = typicalLine(flow.text)
  const marks = marksIn(flow.text).filter((mark) => !taken(mark.start, mark.valueStart))
  const letters = letterMarksIn(flow.text)
  const sure = runsOf(marks)
  // four sides of which some are less sure are more than three sure ones among them
  const fuller = markedRuns(flow, taken).filter((run) => !sure.some((one) => one.length >= run.length && isAmong(one, run)))
  const rest = sure.filter((one) => !fuller.some((run) => isAmong(one, run)))
  return [...rest, ...fuller, ...runsOf(letters)].map((run): SideRun => {
    const reversed = run.filter(({ closes }) => closes).length >= run.length - 1 && !beginParts(flow.text, run)
    const isTold = run.filter(({ startsLine }) => startsLine).length < run.length / 2
    const said = withLengthsAlike(
      reversed ? saidBefore(flow, run) : run.flatMap((mark, at) => saidAt(flow, mark, run[at + 1], isTold, lineLength) ?? []),
    )
    const [first] = run
    return {
      said: tellsWhereItLies(flow.text, run) ? turned(said) : said,
      sides: new Set(run.map(({ side }) => side)).size,
      told: isTold || reversed,
      misread: run.some(({ misread }) => misread),
      start: first?.start ?? 0,
      end: Math.max(...said.map(({ end }) => end), first?.start ?? 0),
    }
  })
}
