import { convertArea, type IntakeKey } from '@parakh/contracts'
import { fromFlow, type Candidate, type Paper, type Sign } from '../candidate.ts'
import type { Word } from '../../ocr/model.ts'
import { readsLikeLabel } from '../labels/label-words.ts'
import { wordsBetween, type Flow } from '../layout/layout.ts'
import { areasIn, areSame, localAreasIn, type Area } from '../measures.ts'
import { kindAtCell, kindInCell, kindOf, kindOfColumn, kindOfPair, mayBe, namesOwnKind, type AreaOf, type Named } from './areas/kinds.ts'
import { isOfBuilding } from './areas/buildings.ts'
import { isBookedUnder } from './areas/booked.ts'
import { isOfWholeLand, isShareBehind } from './areas/shares.ts'
import { floorsOf, floorSums } from './areas/floors.ts'
import { builderPapers, isOwnPlot, labelledAreas, landKey, planPapers, unitText } from './areas/figures.ts'
import { linesOfCell } from './place/reach.ts'
import { scheduleSign } from './schedules.ts'

/** What joins two statements of one area. */
const joins =
  /^[\s,(\t\n]*(?:i\.?\s*e\.?|that\s+is|or|equivalent(?:\s+to)?|equal\s+to|=|\/|\(|be\s+it|say|viz|\bin\s+other\s+words|i\.e|about|=|,|to|equals?|approx\w*|a\s+little\s+more\s+or\s+less|\s|\.|:)*[\s(]*$/iu
/** An area that is named only to be compared with, or that is a rate's. */
const notOwn =
  /(?:\b(?:as\s+per\s+(?:the\s+)?(?:booking|application|allotment)|booked|allotted\s+(?:(?:vide|by|under|through)\b(?:[^.;\n]|\.(?=\s*\d)){0,40}\s)?for)(?:\s+(?:letter|form))?(?:\s+(?:was|is|of|area))*[\s:=–-]*|\b(?:whose|(?<=,\s*)its)\s+(?:total|whole|entire)\s+area\s+(?:is|was|being)(?:\s+about)?|\b(?:total|whole|entire)\s+area\s+(?:of\s+)?(?:which|whereof)\s+(?:is|was)|\bout\s+of(?:\s+(?:the|an?|total|land|plot|site|area|extent|entire|larger|bigger|whole|of|measuring|admeasuring|said|its)){0,6}|\bagainst|\binstead\s+of|\bin\s+place\s+of|\b(?:revised|changed|increased|enhanced|reduced|gone\s+up)\s+from|\bearlier|\bformer|\bfor\s+every|\bper|\bevery|\ba|@|(?<!\b(?:acres?|ac|cents?|gun(?:th|t)as?|gts?|kath?as?|cottahs?|kanals?|marlas?|bighas?|biswas?|dec(?:imals?)?|dismils?|ares?|hec(?:t(?:ares?)?)?|ha|grounds?|lechas?|ankanams?|dhurs?)\.?\s*)\/(?![^\S\t]*\t))\s*$/iu
/** "Super area at booking 1,900 sq. ft.", on one line: a heading above stands over another column. */
const atBooking = /\bat\s+(?:the\s+)?(?:time\s+of\s+)?booking[^\S\n\t]*[:=–-]*[^\S\n\t]*$/iu
/** "732 sq. ft. undivided share in the land of …", "undivided share of 31.28 sq. m. in the land of …": the whole land is no share. */
const wholeLand =
  /(?:\d\s*(?:sq|s\.)(?:(?!\b(?:with|and|together|having)\b)[^\d;]){0,16}\bun-?\s?divided\b[^\d;]{0,30}|\bun-?\s?divided\b[^;\d]{0,24}\d[\d,.]*\s*(?:sq|s\.)[^\d;]{0,24})\bland\s+(?:of|(?:ad)?measuring)\s*$/iu
const wholeLandReach = 90
const comparedAfter =
  /^\s*(?:per\s+(?:marla|kanal|cent|ground|guntha|gunta|kath?a|bigha|biswa)|booked|earlier|previously|as\s+per\s+booking)|^[\s,.;]*out\s+of\s+(?:which|this|that|it|the\s+same)\b(?:[^.;\n]|(?<=\b(?:sq|yds?|mtrs?|ft|mts?))\.|\.(?=\d)){0,70}?\b(?:sold|sell\w*|convey\w*|transfer\w*|hereby|purchas\w*|vendee)\b/iu
/** Whether what stands behind an area compares it with another; a new sentence does not. */
const isCompared = (text: string, { end }: Area): boolean => {
  const rest = text.slice(end)
  return comparedAfter.test(rest) && !(text[end - 1] === '.' && /^\s+\p{Lu}\p{Ll}/u.test(rest))
}
/** A part of a compound such as "3 Cottahs 8 Chittacks 20 sq. feet". */
const compound =
  /\b(?:cottah?|katha?|chh?[ai]tt?a[ck]k?|bigha|biswa|kanal|marla|gun(?:th|t)a|ground|dhur|lecha|acre|cent)s?[\s,]*(?:and\s+)?$/iu

/** "2 guntha, 2178 sq. ft." says the same twice: what is left over of a unit is smaller than it. */
const feetOf: readonly (readonly [RegExp, number])[] = [
  [/gun(?:th|t)as?\W*$/iu, 1089],
  [/cents?\W*$/iu, 436],
  [/marlas?\W*$/iu, 272],
]
const isLeftOver = (before: string, area: Area): boolean =>
  compound.test(before) && convertArea(area.number, area.unit, 'sqft') < (feetOf.find(([unit]) => unit.test(before))?.[1] ?? Infinity)

interface Stated extends Area {
  of: AreaOf
  /** Whether its kind stood in the same cell or just before. */
  near: boolean
  chain: number
}

/** The areas of a flow; `said` tells what all of them are of, where the flow is that of one cell. */
function statedAreas(paper: Paper, flow: Flow, said: Named | null = null): Stated[] {
  const { text } = flow
  const segments = new Map(
    paper.layout.rows.flatMap((row) => row.segments.flatMap((segment) => segment.words.map((word) => [word, segment] as const))),
  )
  const stated: Stated[] = []
  const floors = floorSums(text)
  let chain = 0
  for (const area of areasIn(text)) {
    const before = text.slice(Math.max(0, area.start - 60), area.start)
    // a PIN over the unit of the cell beside it
    if (/^[1-9]\d{5}\s*\n/u.test(text.slice(area.start, area.end))) continue
    if (floors.some(({ start, end }) => start <= area.start && area.end <= end)) continue
    if (wholeLand.test(text.slice(Math.max(0, area.start - wholeLandReach), area.start))) continue
    if (isBookedUnder(paper, segments, flow, area)) continue
    const paired = kindOfPair(text, area)
    const isTwin = /^\s*\/\s*$/u.test(text.slice(stated.at(-1)?.end ?? area.start, area.start))
    if (
      (!paired && !isTwin && !isOfBuilding(text, area) && (notOwn.test(before) || atBooking.test(before))) ||
      isLeftOver(before, area) ||
      isCompared(text, area)
    )
      continue
    const previous = stated.at(-1)
    const between = previous ? text.slice(previous.end, area.start) : ''
    const inCell = said ?? kindInCell(paper.layout, segments, flow, area)
    const isOther =
      previous !== undefined && !areSame(previous, area) && (between.includes('\t') || (inCell !== null && !mayBe(inCell, previous.of)))
    const linked =
      previous &&
      !isOther &&
      previous.unit !== area.unit &&
      ((between.length < 60 && joins.test(between)) || (between.length < 14 && areSame(previous, area)))
    const kind = linked && previous ? { of: previous.of, distance: 0 } : kindOf(paper, flow, area, paired ?? inCell)
    if (!kind) continue
    if (!linked) chain += 1
    stated.push({ ...area, of: kind.of, near: kind.distance < 60, chain })
  }
  return stated
}

/** Whether a statement runs over the end of a cell or a line, where its unit may belong to a neighbour. */
const isBroken = (flow: Flow, { start, end }: Area): boolean => /[\n\t]/u.test(flow.text.slice(start, end))

function firstWord(flow: Flow, { start, end }: Area): Word | undefined {
  return wordsBetween(flow, start, end)[0]
}

/** What rows state; where a statement is broken over cells, what the column states. */
function surelyStated(paper: Paper): { flow: Flow; stated: Stated[] }[] {
  const { flow, columns } = paper
  const inRows = statedAreas(paper, flow)
  const inColumns = statedAreas(paper, columns)
  const broken = inRows.filter(
    (one) => isBroken(flow, one) && inColumns.some((other) => firstWord(columns, other) === firstWord(flow, one)),
  )
  const chains = new Set(
    inColumns.filter((one) => broken.some((other) => firstWord(flow, other) === firstWord(columns, one))).map(({ chain }) => chain),
  )
  const sure = [
    { flow, stated: inRows.filter((one) => !broken.includes(one)) },
    { flow: columns, stated: inColumns.filter(({ chain }) => chains.has(chain)) },
  ]
  return [
    ...sure,
    ...inCellsOfLines(
      paper,
      sure.flatMap((one) => one.stated.map((area) => firstWord(one.flow, area))),
    ),
  ]
}

/** Areas of cells of several lines whose figure and unit the rows part. */
function inCellsOfLines(paper: Paper, known: readonly (Word | undefined)[]): { flow: Flow; stated: Stated[] }[] {
  return paper.layout.rows.flatMap(({ segments }) =>
    segments.flatMap((cell) => {
      if (segments.length < 2 || !/\d/u.test(cell.text) || readsLikeLabel(cell.text)) return []
      // behind a colon the lines below stand with the value
      const lines = linesOfCell(
        paper.layout,
        cell,
        cell.words.find(({ text }) => /[\p{L}\d]/u.test(text)),
      )
      const flow = lines.length > 1 ? flowOfWords(lines.flat()) : null
      const found = flow ? areasIn(flow.text).filter((one) => !known.includes(firstWord(flow, one))) : []
      const kind = found.length > 0 ? (kindAtCell(paper.layout, cell) ?? kindOfColumn(paper.layout, cell)) : null
      // "super area 1,940 sq. ft." beside "Area": its own word tells more than the label
      const said = kind === 'some' && flow && namesOwnKind(flow.text) ? null : kind
      return flow && kind ? [{ flow, stated: statedAreas(paper, flow, said) }] : []
    }),
  )
}

function flowOfWords(words: readonly Word[]): Flow {
  let at = 0
  const placed = words.map((word) => {
    const start = at
    at += word.text.length + 1
    return { start, end: at - 1, word }
  })
  return { text: words.map(({ text }) => text).join(' '), words: placed }
}

/** What describes the land that is sold: a schedule's heading before, its four sides behind. */
const scheduleBefore =
  /(?:^|\n)[^\S\n]*(?:(?:the\s+)?(?:first\s+)?schedule\b|(?:description|details|particulars)\s+of\s+(?:the\s+)?(?:property|plot|land|site)|[^\n]{0,30}\bproperty\s+(?:hereby\s+)?sold)[^\n]{0,60}\n(?:(?!\n[^\S\n]*\n)[^]){0,400}$/iu
const sidesBehind =
  /^(?:(?!\bschedule\b)[^]){0,260}?(?:\bbounded\b|\bbutted\b|\bboundar(?:y|ies)\b|\bchau?h?add?i\b|\n[^\S\n]*(?:on\s+(?:or\s+towards\s+)?(?:the\s+)?)?(?:east|west|north|south)\b)/iu
const scheduleReach = 500

/** Of several lands in a paper those that its schedule describes; recitals tell of the larger land that they came from. */
function describedLands({ text }: Flow, stated: readonly Stated[]): ReadonlySet<Stated> {
  const lands = stated.filter(({ of }) => of === 'land')
  const described = lands.filter(
    ({ start, end }) =>
      scheduleBefore.test(text.slice(Math.max(0, start - scheduleReach), start)) && sidesBehind.test(text.slice(end, end + scheduleReach)),
  )
  return new Set(lands.every((one) => described.some((other) => areSame(one, other))) ? [] : described)
}

/** Lands of a schedule of the whole, out of which another schedule sells a smaller one. */
function largerLands({ text }: Flow, stated: readonly Stated[]): ReadonlySet<Stated> {
  const lands = stated.filter(({ of }) => of === 'land').map((one) => ({ one, schedule: scheduleSign(text, one.start) }))
  const feet = ({ number, unit }: Area): number => convertArea(number, unit, 'sqft')
  const sold = lands.filter(({ schedule }) => schedule === 'schedule_sold').map(({ one }) => feet(one))
  const isLarger = (one: Area): boolean => sold.length > 0 && feet(one) > Math.max(...sold) * 1.01
  return new Set(lands.flatMap(({ one, schedule }) => (schedule === 'schedule_whole' && isLarger(one) ? [one] : [])))
}

function candidatesOf(paper: Paper, flow: Flow, stated: readonly Stated[]): Candidate[] {
  const sanctioned = planPapers.has(paper.kind)
  const parents = largerLands(flow, stated)
  const described = new Set([...describedLands(flow, stated)].filter((one) => !parents.has(one)))
  const isParent = (one: Stated): boolean =>
    one.of === 'land' && described.size > 0 && ![...described].some((other) => other.chain === one.chain || areSame(other, one))
  return stated.flatMap((one): Candidate[] => {
    const twins = stated.filter((other) => other !== one && other.chain === one.chain && other.unit !== one.unit)
    const checked: Sign[] = twins.some((other) => areSame(one, other)) ? ['checked'] : twins.length > 0 ? ['rival'] : []
    const signs: Sign[] = [
      one.near ? 'clause' : 'clause_loose',
      ...checked,
      ...(isParent(one) || parents.has(one) ? (['sides_whole_land'] as const) : []),
    ]
    const make = (key: IntakeKey, value: string | number, more: Sign[] = []) => fromFlow(paper, flow, key, value, one, [...signs, ...more])
    if (one.of === 'uds') return isWholeLand(flow, stated, one) ? [] : [make('final_land_area_uds', `${one.number} ${unitText[one.unit]}`)]
    // what a plan's paper states of land and building is the plan's
    if (sanctioned) return []
    if (one.of === 'land') return landOf(paper, one, make)
    if (one.of === 'aside' || one.of === 'floor_built') return []
    if (one.unit !== 'sqft') return inSquareFeet(stated, one, make)
    const isBeside = isBesideLarger(stated, one)
    if (isTaxedOtherwise(paper, stated, one)) return []
    return [make('document_area_sqft', one.number, isBeside ? ['carpet_beside'] : (documentSigns[one.of] ?? []))]
  })
}

/** A house is taxed on what is built, though its paper may tell the super area beside that. */
const isTaxedOtherwise = (paper: Paper, stated: readonly Stated[], one: Stated): boolean =>
  paper.kind === 'tax' && one.of === 'super' && stated.some(({ of }) => of === 'built' || of === 'total_built')

const sold: ReadonlySet<AreaOf> = new Set<AreaOf>(['super', 'built', 'total_built', 'carpet'])

/** A carpet area beside the area that is sold, which is always the larger one. */
const isBesideLarger = (stated: readonly Stated[], one: Stated): boolean =>
  one.of === 'carpet' && stated.some((other) => (other.of === 'super' || other.of === 'built') && !areSame(other, one))

/** What is sold, reckoned to square feet where the paper prints it in another unit alone. */
function inSquareFeet(
  stated: readonly Stated[],
  one: Stated,
  make: (key: IntakeKey, value: number, more?: Sign[]) => Candidate,
): Candidate[] {
  const isPrinted = stated.some(({ of, unit }) => sold.has(of) && unit === 'sqft')
  const isBeside = isBesideLarger(stated, one)
  const feet = Math.round(convertArea(one.number, one.unit, 'sqft'))
  return isPrinted || isBeside ? [] : [make('document_area_sqft', feet, ['converted'])]
}

/** "share in the land measuring 63,000 sq. ft.": the land's own figure, where a share would be less than what is sold. */
function isWholeLand({ text }: Flow, stated: readonly Stated[], one: Stated): boolean {
  const feet = (area: Area): number => convertArea(area.number, area.unit, 'sqft')
  const flats = stated.filter(({ of }) => sold.has(of)).map(feet)
  const before = text.slice(Math.max(0, one.start - wholeLandReach), one.start).replace(/\n/gu, ' ')
  if (fractionOfLand.test(before)) return true
  return shareInLand.test(before) && feet(one) > (flats.length > 0 ? Math.max(...flats) * mostShare : mostShareAlone)
}
/** "325/5450th share in the land of", "1.85 % of the land measuring": how large the share is was told before. */
const fractionOfLand =
  /(?:\d\s*\/\s*\d+\s*(?:th|rd|nd|st)?|%|\bper\s?cent)\s[^;()]{0,60}\bland\s+(?:of|(?:ad)?-?measuring|area\s+of)(?:\s+about)?\s*$/iu
const shareInLand = /\b(?:share|interest|right|title)s?\b[^;\n\d]{0,60}\b(?:land|plot|site|property|premises)\b[^;\n]{0,40}$/iu
/** A share of land is seldom more than this of the flat that it goes with. */
const mostShare = 1.5
/** No flat's share is larger, in square feet. */
const mostShareAlone = 10_000

/** What is sold counts: super or saleable area before built-up, the carpet area where nothing else is stated. */
const documentSigns: Partial<Record<AreaOf, Sign[]>> = {
  super: ['kind_fits', 'shaped'],
  built: ['kind_fits'],
  carpet: ['carpet_alone'],
}
const landPapers = new Set(['deed', 'lease', 'agreement_to_sell', 'tax', 'mutation', 'mail', 'form'])

/** An agreement that sets out the land in a schedule of its own states it. */
const landSchedule = /\bschedule\b[^\n]{0,40}\n\s*(?:all\s+that|the)\b[^.;]{0,60}\b(?:land|plot)\b[^.;]{0,100}$/iu

function landOf(paper: Paper, one: Stated, make: (key: IntakeKey, value: number, more?: Sign[]) => Candidate): Candidate[] {
  const ofFlats = /\b(?:super|sale?able|carpet)\b/iu.test(paper.flow.text)
  const { start } = one
  const scheduled = paper.kind === 'agreement_to_sell' && landSchedule.test(paper.flow.text.slice(Math.max(0, start - 160), start))
  if (scheduled) return [make(landKey[one.unit], one.number, ['kind_fits'])]
  if (isOwnPlot(paper.flow.text.slice(Math.max(0, start - 60), start), one)) return [make(landKey[one.unit], one.number, ['kind_fits'])]
  if (ofFlats && (builderPapers.has(paper.kind) || /\bpromoter\b|\ballottee/iu.test(paper.flow.text))) return []
  if (!landPapers.has(paper.kind) && (ofFlats || !/\bplot\b/iu.test(paper.flow.text)))
    return [make(landKey[one.unit], one.number, ['kind_odd'])]
  return [make(landKey[one.unit], one.number, ['kind_fits'])]
}

const shareBefore = /\b(?:un-?\s?divided|uds|u\.d\.s|proportionate)\b[^;\n\t]{0,60}(?:\t\s*)?$/iu

/** "an undivided share of 0.52 cents": a share in a unit of the state, where no square measure follows that says the same. */
const localShares = (paper: Paper): Candidate[] =>
  localAreasIn(paper.flow.text).flatMap(({ text, start, end }): Candidate[] => {
    const before = paper.flow.text.slice(Math.max(0, start - 90), start)
    const isShare = (shareBefore.test(before) && !isOfWholeLand(before)) || isShareBehind(paper.flow.text.slice(end, end + 30), before)
    const [next] = areasIn(paper.flow.text.slice(end, end + 30))
    const isSaidAgain = next !== undefined && joins.test(paper.flow.text.slice(end, end + next.start))
    return isShare && !isSaidAgain ? [fromFlow(paper, paper.flow, 'final_land_area_uds', text, { start, end }, ['clause'])] : []
  })

/** Areas of land, building and plan, each by the words before it; two units that agree check each other. */
export function areasOf(paper: Paper): Candidate[] {
  const found = surelyStated(paper).flatMap(({ flow, stated }) => candidatesOf(paper, flow, stated))
  const surer = new Map<string, Candidate>()
  for (const one of found) {
    const name = `${one.key} ${String(one.value)}`
    const known = surer.get(name)
    if (!known || (one.signs.includes('checked') && !known.signs.includes('checked'))) surer.set(name, one)
  }
  return [...labelledAreas(paper), ...localShares(paper), ...floorsOf(paper), ...surer.values()]
}
