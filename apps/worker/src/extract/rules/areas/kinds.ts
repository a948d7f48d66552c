import type { Paper } from '../../candidate.ts'
import type { Word } from '../../../ocr/model.ts'
import { wordsBetween, type Flow, type Layout, type Segment } from '../../layout/layout.ts'
import { areasIn, localAreasIn, type Area } from '../../measures.ts'
import { readsLikeLabel } from '../../labels/label-words.ts'
import { labelOfCell } from '../cell-labels.ts'
import { unitsIn } from '../place/premises.ts'
import { isPaperOfBareFlat } from '../place/bare-flats.ts'
import { recitalOfLand } from './recitals.ts'
import { builtBehind, builtOn, isLandByYards, isOfBuilding, landAfter, saidLocallyBehind } from './buildings.ts'
import { eitherBuilt, eitherKind, typedLand } from './either-kinds.ts'
import { isShareBefore, isShareBehind, isShareWithin } from './shares.ts'
import { allMatches } from '../../all-matches.ts'

/** What an area is of, by the words before it; the nearest word counts. */
const areaWords = {
  uds: /\bun-?\s?divided\b|\bproportionate\s+(?:area\s+of\s+)?land\b|\buds\b|\bu\.d\.s|\bproportionate\s+(?:land\s+|undivided\s+)?(?:share|interest)\b|\b(?:land\s+share|share\s+(?:in|of)\s+(?:the\s+)?(?:said\s+)?land)\b|अविभाजित/giu,
  aside:
    /(?<!\b(?:area|extent|up)\s*\(?\s*(?:includ(?:ing|es)|incl\.?|inclusive\s+of)\s+(?:[\p{L}&]+,?\s+){0,5})(?:\bparking\b|\bgarage\b|\bterrace\b|\bbalcon|\bgarden\b|\btree\b|\bset-?\s?backs?\b|\bopen\s+space|\bcommon\s+(?:area|passage|space|plot)|\bwidening\b|\butility\b|\bverandah?\b|\bstaircase\b|\bwash\b|\bloft\b|\blobby\b|\bclub\s?house\b|\bgiven\s+up\b|\bgift(?:ed)?\s+to\b)/giu,
  total_built: /\btotal\s+(?:built|covered|construct|floor|plinth)|\btotal\s+bua\b/giu,
  floor_built:
    /\b(?:built[\s-]*up|covered|construct\w*|floor\s+area),?\s+(?:on\s+)?(?:the\s+)?(?:ground|first|second|third|fourth|typical)\b|\b(?:ground|first|second|third|fourth)\s+floor\s*(?:area|built|:|-|\t)/giu,
  super: /\bsuper\b|\bsale?able\b|\bchargeable\b|\bs\.?\s?b\.?\s?(?:u\.?\s?)?a\b|सुपर/giu,
  built:
    /\bbuil[td][\s-]*up\b(?!\s+(?:property|house|plot|kothi|portion)\b)|\bbuiltup\b|\bbuilt\s+area\b|\bconst(?:n|r)?\b\.?(?:\s+area\b|\s*[:=–-]|(?=\s+\d)|\s*$)|\bfloor\s+(?:area|space)\b(?!\s+(?:ratio|index))|\b(?:building|bldg\.?)(?:'s)?\s+(?:extent|area)\b|\bbuilt(?:$|(?=\s*[:=]))|\bplinth\b|\bcovered\b(?!\s+(?:by|under|in|vide)\s)|\bconstructed\b|\bconstruction\b|\bstructures?\b|\bbua\b|\bbandhkam\b|\bnirmit\b|निर्मित|बांधकाम|बिल्ट\s?अप|\b(?:proposed\s+)?(?:(?:g|s|stilt|ground)\s?\+\s?\d{1,2}|g\.?f\.?\s?[+&]\s?f\.?f)\b|^\W*(?:building|structure|superstructure)\W*$|\bproposed\s+(?:building|house|construct\w*)\b|\b(?:building|house|construction)\s+proposed\b|\b(?:flat|unit|apartment|villa|bungalow)(?:'s)?\s+area\b|\barea\s+(?:of|under)\s+(?:[a-z]+\s+){0,2}(?:flat|unit|apartment|building|house|villa|bungalow)\b|\b(?:building|house)\s+area\b|\b(?:building|house|structure)\s+on\s+(?:the\s+)?land\b|(?<=\b(?:with|and)\s+(?:[\p{L}.+-]+\s+){0,6})\b(?:building|house)\s+(?:(?:bearing\s+)?(?:door\s+)?(?:nos?\b\.?|number)\s*[\w/-]+\s+)?(?:thereon\s+)?(?:(?:ad)?-?measuring\b|of(?=\s+(?:about\s+)?$))/giu,
  carpet: /\bcarpet\b|\brera\s+(?:area|c\.?\s?a)\b|\br\.?c\.?a\b|\bchatai\b|चटई|कारपेट/giu,
  land: /\bland\b|\bplot\b|\bsite\b|\bparcel\b|\bholding\b|\bbhu(?:khand|mi)\b|भूखण्ड|भूखंड|प्लॉट|भूमि|जमीन/giu,
  /** Told by a word that may be of land or of a flat. */
  some: /\bad-?\s?measur(?:ing|ement|es)\b|\bmeasur(?:ing|es|ed)\b|\bmeasurements?\b|\bcontain(?:ing|s)\b|\bextend(?:ing|s)\b|\bproperty\b|\barea\b|\bextent\b|\bsize\b|\bkshetra(?:pha?l)?\b|\bkshetrafal\b|\brakb?a?ba\b|\brakba\b|क्षेत्रफल|क्षेत्रफळ|क्षेत्र|रकबा/giu,
} as const
/** A kind, or a word that may be of two. */
export type Named = keyof typeof areaWords
export type AreaOf = Exclude<Named, 'some'>

const wordsBefore = 90
const general: ReadonlySet<Named> = new Set<Named>(['land', 'some'])

/** "164.25 sq. mt. (1,768 sq. ft.) built-up": the kind behind the figures, where no figure of its own follows it. */
const kindAfter =
  /^[ .]*(?:(?:\(|i\.\s?e\.|or\b|=|\/)[^()\t;]{0,40}?\)?)?[\s).]*(?:(?:of|as|in)\s+(?:the\s+|total\s+)?)?(?:(?:rera|net|usable|total)\s+)?(?<kind>(?:super|sale?able|built|plinth|covered(?!\s+(?:by|under|in|vide)\s)|carpet|construct(?:ed|ion)(?!\s+(?:cost|loan|rate|stage|of))|s\.?\s?b\.?\s?(?:u\.?\s?)?a|bua)\b|बिल्ट\s?अप|बांधकाम|चटई|कारपेट)(?![^,.;()\t\n]{0,25}(?:\n(?=\d[\d,.]*\s*(?:s[qf]|s\.|वर्ग)))?\d)/iu

function lastMatch(text: string, pattern: RegExp): number {
  let at = -1
  for (const match of allMatches(text, pattern)) at = match.index + match[0].length
  return at
}

/** The kind that the words of a label name. */
export const namedIn = (words: string): Named | null =>
  (Object.entries(areaWords).find(([, pattern]) => words.search(pattern) >= 0)?.[0] ?? null) as Named | null

/** Whether words name a kind of area more narrowly than a label "Area" does. */
export const namesOwnKind = (words: string): boolean => {
  const named = namedIn(words)
  return named !== null && !general.has(named)
}

interface Kind {
  of: Named
  distance: number
}

/** "garden of 500 sq. ft., Flat No. 1 of", "parking of 120 sq. ft. with an apartment of": behind another area the flat itself. */
const ownFlat = /\b(?:flat|apartment|unit)\b(?:\s*(?:nos?\b\.?|number)?\s*[A-Z]{0,2}-?\d[\w/-]*)?\s+(?:of|(?:ad)?-?measuring)\s*$/iu

const ownLabel = /\n[^\S\n]*(?<label>[^\n:\t\d]{4,40}?)\s*[:=]+\s*$/u
function kindBefore(text: string, start: number): Kind | null {
  const reach = text.slice(Math.max(0, start - wordsBefore), start)
  // "Land area : 1,200 sq. ft." below another area: the label of its own line says what it is of
  const label = namedIn(ownLabel.exec(reach)?.groups?.['label'] ?? '')
  if (label && label !== 'some') return { of: label, distance: 0 }
  // what names the area before is not this one's, where this one has a name of its own
  const own = reach.slice(Math.max(0, ...[...areasIn(reach), ...localAreasIn(reach)].map(({ end }) => end)))
  const before = own.search(areaWords.land) >= 0 || ownFlat.test(own) ? own : reach
  let best: (Kind & { rank: number }) | null = null
  Object.entries(areaWords).forEach(([of, pattern], rank) => {
    const at = lastMatch(before, pattern)
    if (at < 0) return
    const distance = before.length - at
    // a narrower word wins over a general one that stands a little nearer: "plot area", "super built-up area"
    const loose = general.has(of as Named) ? 30 : 0
    if (!best || distance + loose < best.distance - (rank > best.rank ? 12 : 0))
      best = { of: of as Named, distance: distance + loose, rank }
  })
  // "share in the land, covered area": behind a comma the flat's own area
  const part = namedIn(before.slice(before.lastIndexOf(',') + 1))
  const nearest = best as (Kind & { rank: number }) | null
  return nearest?.of === 'uds' && part && ownOfFlats.has(part) ? { of: part, distance: 0 } : best
}
const ownOfFlats: ReadonlySet<Named> = new Set<Named>(['super', 'built', 'total_built', 'carpet'])

/** "Unit No. 5 on the first floor, admeasuring": the flat, not the land, where only a general word stands before. */
const flatBefore =
  /\b(?:flat|flt|unit|apartment|shop|(?<![\p{L}.]\s?)f)\b\.?\s*(?:bearing\s+)?(?:(?:nos?|number)\b|#|[:\t]|[A-Z]{0,2}-?\d)[^;]{0,150}$/iu
/** Words of land and of its number. */
const landNoun =
  /\b(?:land(?!\s+(?:tax|revenue|cess|records?)\b)|plot|site|parcel|survey|khasra|(?<!\p{L}\.)s\.?\s*no|sy\.?\s*no)\b|भूखण्ड|भूखंड|प्लॉट|भूमि/iu
const anyLand = new RegExp(landNoun, 'giu')
/** Land whose number is a part of the flat's address, when the area follows farther off. */
const numberedLand =
  /(?<=,\s*)(?:part\s+of\s+|re-?\s?)?\b(?:plot|site|survey|khasra|s|sy)\b\.?\s*(?:nos?\b\.?|number)\s*[\w/-]+(?=\s*,)|\b(?:plot|site|survey|khasra|s|sy)\b\.?\s*(?:nos?\b\.?|number)\s*[\w/-]+(?=[^\n]{40})/giu
const flatReach = 200
const homeBefore = /(?:\br\s*\/\s*[oa]|\bresid(?:ing|ents?)\s+(?:at|of|in)|\bliving\s+(?:at|in))\s*[:,.–-]*\s*$/iu

/** Whether what is measured is a flat: one is named before, and no land behind it. */
function isOfFlat(text: string, start: number): boolean {
  const before = text.slice(Math.max(0, start - flatReach), start)
  const flat = flatBefore.exec(before)
  // "r/o Flat 904, …": where somebody lives
  if (flat && homeBefore.test(before.slice(0, flat.index)) && numberedHouse.test(flat[0])) return false
  return flat !== null && !landNoun.test(flat[0].replace(numberedLand, ' '))
}

/** A number alone in its cell, with its unit. */
const longestRest = 26

/** What the label of a cell says that an area is of, where the cell holds nothing else. */
export function kindInCell(layout: Layout, segments: ReadonlyMap<Word, Segment>, flow: Flow, area: Area): Named | null {
  const [word] = wordsBetween(flow, area.start, area.end)
  const cell = word ? segments.get(word) : undefined
  if (!cell || !word || cell.text.length - (area.end - area.start) > longestRest || cell.words.indexOf(word) > 1) return null
  // "SBUA 1,420 sq. ft." below "Area": its own word tells more than the heading
  const own = namedIn(cell.words[0] === word ? '' : (cell.words[0]?.text ?? ''))
  if (own && !general.has(own)) return own
  return kindAtCell(layout, cell) ?? (cell.column > 0 ? kindOfColumn(layout, cell) : null)
}

/** What the label of a cell says that its areas are of. */
export function kindAtCell(layout: Layout, cell: Segment): Named | null {
  const behind = cell.column === 0 ? labelBehind(layout, cell) : null
  const label = behind ?? labelOfCell(layout, cell)
  // "Quantum of land /" over "flat"
  if (label && (eitherKind.test(label) || /\/\s*$/u.test(label) || eitherBuilt.test(label))) return 'some'
  return label ? (namedIn(label) ?? namedIn(`${label} ${lineBelowLabel(layout, cell, label)}`)) : null
}

/** What a label goes on with in the line below it, which holds nothing else: "Transacting" over "area". */
function lineBelowLabel(layout: Layout, cell: Segment, label: string): string {
  const before = layout.rows[cell.row]?.segments.slice(0, cell.column).findLast(({ text }) => text === label)
  const next = layout.rows[cell.row + 1]
  const [below] = next?.page === cell.page && next.segments.length === 1 ? next.segments : []
  return before && below && Math.abs(below.left - before.left) < sameEdge && !hasFigure.test(below.text) ? below.text : ''
}
const sameEdge = 0.01

/** What the heading of a cell's column says, where other lines of the cell or of its neighbours stand between them. */
export function kindOfColumn(layout: Layout, cell: Segment): Named | null {
  for (const { page, segments } of layout.rows.slice(Math.max(0, cell.row - farthestHeading), cell.row).toReversed()) {
    const above = segments.find((one) => one.left < cell.right && one.right > cell.left)
    if (page !== cell.page) return null
    if (!above || hasFigure.test(above.text)) continue
    const named = segments.length >= fewestColumns ? namedIn(above.text) : null
    // a heading may take two lines: "Area" over "and kind"
    if (named || above.text.length > longestHeadingLine) return named && readsLikeLabel(above.text) ? named : null
  }
  return null
}
const farthestHeading = 8
const fewestColumns = 3
const longestHeadingLine = 24
const hasFigure = /\d/u

/** What a figure in the first of two cells is of, where the second tells: "48 sq. ft." before "Exclusive balcony". */
function labelBehind(layout: Layout, cell: Segment): string | null {
  const [, second, third] = layout.rows[cell.row]?.segments ?? []
  return second && !third && !/\d/u.test(second.text) && readsLikeLabel(second.text) && namedIn(second.text) ? second.text : null
}

/** Two areas of one label: "Super built up / carpet : 2,170 Sft / 1,476 Sft". */
export function kindOfPair(text: string, { start, end }: Area): Named | null {
  const line = text.slice(text.lastIndexOf('\n', start) + 1, start).replace(/^\W*\d{1,2}[.)]?\t/u, '')
  const isFirst = /^[\s.]*\/\s*\d/u.test(text.slice(end, end + 8))
  const second = /^(?<label>[^\d]*\p{L}[^\d]*)\d[\d,.]*\s*[\p{L}. ]{0,12}\/\s*$/u.exec(line)?.groups?.['label']
  const label = isFirst ? line : second
  const parts = label && !/\d/u.test(label) ? label.split('/') : []
  return parts.length === 2 ? namedIn(parts[isFirst ? 0 : 1] ?? '') : null
}

/** Whether a word for an area may mean one of `kind`. */
export const mayBe = (named: Named, kind: AreaOf): boolean => named === kind || (named === 'some' && (kind === 'land' || kind === 'built'))

/** Whether a flat is told by its number; "area of flat : 97" is none. */
const namesFlat = (text: string): boolean =>
  unitsIn(text).some((at) => !/\bareas?\s+of\s+(?:the\s+)?$/iu.test(text.slice(Math.max(0, at - 16), at)))

/** What an area is of that no word before names: by the words behind it, else by what its address begins with. */
function kindUnsaid(text: string, { start, end, unit }: Area): { of: AreaOf; distance: number } | null {
  const behind = namedIn(kindAfter.exec(text.slice(end, end + 90))?.groups?.['kind'] ?? '')
  if (behind && behind !== 'some') return { of: behind, distance: 0 }
  if (landAfter.test(text.slice(end, end + 40)) || saidLocallyBehind.test(text.slice(end, end + 40))) return { of: 'land', distance: 0 }
  const before = text.slice(Math.max(0, start - flatReach), start)
  if (sidesSummedUp.test(before)) return { of: 'land', distance: 0 }
  const own = before
    .slice(before.search(/[^;\t]*$/u))
    .replace(saidLocally, '')
    .replace(summedUp, '')
  // "…, Gujarat - 395073, 313.55 sq. m.": behind the address itself
  if (!/(?:,|\d{3}[.,]?|[()]|\bof|\bis|\bhaving|\bbeing|\bwith)\s*$/u.test(own) || !/\p{L}/u.test(own)) return null
  if (flatNoun.test(own)) return { of: 'built', distance: farAddress }
  if (numberedPlace.test(own)) return { of: 'land', distance: farAddress }
  // only land is measured in hectares, cents or kanals, and by the yard
  const isLandOfHouse = unit === 'sqyd' || saidLocally.test(before) || builtBehind.test(text.slice(end, end + 40))
  return isLandOfHouse && numberedHouse.test(own) ? { of: 'land', distance: farAddress } : null
}
/** "north-south on both sides 64 feet, total": the land whose sides were measured. */
const sidesSummedUp =
  /\b(?:north|south|east|west)\b[^;]{0,90}\d\s*(?:feet|ft|met\p{L}*|mtrs?|m)\b[.)]*(?:\s+on\s+(?:both|either|all)\s+(?:the\s+)?sides?)?[\s.,;)]*(?:(?:and\s+)?(?:in\s+)?(?:total(?:ly)?|all)\s*|\(\s*)$/iu
/** A record of rights measures the land that it is of, whatever its columns are called. */
const ofRecordedLand = ({ kind, flow }: Paper): { of: AreaOf; distance: number } | null =>
  kind === 'mutation' && revenueNumber.test(flow.text) && unitsIn(flow.text).length === 0 ? { of: 'land', distance: farAddress * 2 } : null
const revenueNumber =
  /\b(?:khasra|khewat|khatauni|khatoni|khata|khatian|survey|jamabandi|patta|dag|gata|hadbast|chitta)\b|खसरा|खेवट|खाता|गाटा/iu

/** "House No. 12, …, 150 sq. yds., built-up 1,620 sq. ft.": land is sold by the yard, and told before what stands on it. */
const numberedHouse =
  /\b(?:house|h|door|d|villa|bungalow|kothi|holding|makan|row\s*house|property|premises)\b\.?\s*(?:nos?\b\.?|number|#)\s*[A-Z]{0,2}-?\d|\b(?:house|villa|bungalow|kothi|makan)\s+#?\d|\b(?:of|at|in)\s+(?:no|#)\b\.?\s*\d/iu
/** "…, North to South 30 feet, in all 1,230 sq. ft." */
const summedUp = /\b(?:in\s+(?:all|total|the\s+aggregate)|total(?:ly|ling)?|altogether|aggregating(?:\s+to)?|making)\s*(?:about\s*)?$/iu
/** ", having Ac. 0.052 dec. i.e.": the same in a unit of the state, before the figure. */
const saidLocally =
  /(?:\b(?:having|with|being|containing)\s+)?(?:\b(?:ac|gts?|h)\b\.?\s*)?\d[\d.\s-]*(?:acres?|ac|cents?|dec(?:imals?)?|dismils?|kath?as?|cott?ahs?|bighas?|biswas?|kanals?|marlas?|gun(?:th|t)as?|gts|chh?[ai]tt?a[ck]k?s?|chataks?|ares?|grounds?|le(?:ch|ss)as?|hectares?)\b\.?\s*(?:,|=|\(|i\.?\s?e\.?|or|that\s+is|equivalent\s+to|equal\s+to|about|\s)*$/iu
const farAddress = 40
const numberedPlace = /\b(?:plot|site|survey|khasra|tenement|re[-.\s]*sy|sy)\b\.?\s*(?:nos?\b\.?|number)?\s*[A-Z]?-?\d/iu
const flatNoun =
  /\b(?:flat|flt|apartment|apt|unit|shop)\b\.?\s*(?:nos?\b\.?|number|#)?\s*[A-Z]{0,2}-?\s?\d|(?<![\p{L}\p{N}])#\s?[A-Z]{0,3}-?\d/iu

/** "3 Extent  2,000 sq. ft." over "4 House, plinth": the next row of a numbered table. */
const nextNumbered = /\n\s*\d{1,2}[.)]?\s+(?!BHK\b)\p{Lu}[^]*$/u
/** "Plot ..... 1,800 sft" over "Constructed ..... 1,750 sft": the next line has a label of its own. */
const nextLed = /\n[^\S\n]*\p{L}[^\n:.\d]{2,40}?\s*(?:[.…·_]{3,}|:)[^]*$/u
/** What stands behind a figure, without the next line where that is the label of another one. */
function withoutNextLabel(behind: string): string {
  const rest = behind.replace(nextNumbered, '\n').replace(nextLed, '\n')
  const next = /^[^\S\n]*(?:[.)]|\([^()\n]{0,40}\))?[^\S\n]*\n(?<line>[^\n]*)\n/u.exec(rest)?.groups?.['line']
  return next !== undefined && readsLikeLabel(next) ? '' : rest
}

/** What an area is of, and how far off the word stands that says so, `said` where its label tells; null where nothing does. */
export function kindOf(paper: Paper, flow: Flow, area: Area, said: Named | null): { of: AreaOf; distance: number } | null {
  const { text } = flow
  if (
    isShareBehind(text.slice(area.end, area.end + 30), text.slice(Math.max(0, area.start - 30), area.start)) ||
    isShareWithin(text.slice(area.end, area.end + 70))
  )
    return { of: 'uds', distance: 0 }
  if (isShareBefore(text.slice(Math.max(0, area.start - 180), area.start))) return { of: 'uds', distance: 0 }
  const label = text.slice(Math.max(0, area.start - 60), area.start)
  if (builtOn.test(label) || (area.unit === 'sqyd' && isLandByYards(label, said !== null))) return { of: 'land', distance: 0 }
  if (area.unit !== 'sqyd' && isOfBuilding(text, area)) return { of: 'built', distance: 0 }
  const isPaired = kindOfPair(text, area) !== null
  if (eitherKind.test(label.replace(saidLocally, '')) || (eitherBuilt.test(label) && !isPaired))
    return { of: namesFlat(paper.flow.text) && area.unit !== 'sqyd' && !saidLocally.test(label) ? 'built' : 'land', distance: 0 }
  const kind: Kind | null = said ? { of: said, distance: 0 } : kindBefore(text, area.start)
  if (!kind) return kindUnsaid(text, area) ?? ofRecordedLand(paper)
  const isBuiltByWords = (kind.of === 'built' || kind.of === 'total_built') && said === null && saidLocally.test(label)
  if (!general.has(kind.of) && !isBuiltByWords) return { of: kind.of as AreaOf, distance: kind.distance }
  // only land is told in cents or kathas first
  if (saidLocally.test(label)) return { of: 'land', distance: kind.distance }
  // behind a figure with a label of its own only what stands in its cell tells more
  const rest = withoutNextLabel(text.slice(area.end, area.end + 90))
  // another cell that has its own figure names itself
  const reach =
    said === null
      ? (rest.split(/\t(?=[^\t\n]*(?:\d|\t[^\t\n]*\d))/u)[0] ?? '')
      : said === 'some'
        ? (/^[^\t\n]*/u.exec(rest)?.[0] ?? '')
        : ''
  const behind = namedIn(kindAfter.exec(reach)?.groups?.['kind'] ?? '')
  if (behind) return { of: behind as AreaOf, distance: 0 }
  if (kind.of === 'land' && (said !== null || !isOfFlat(text, area.start))) return { of: 'land', distance: kind.distance }
  if (isOfFlat(text, area.start)) return { of: 'built', distance: kind.distance }
  return { of: kind.of === 'some' && isOfTheFlat(paper, text, area) ? 'built' : 'land', distance: kind.distance }
}

const placeReach = 500
/** A neighbour's flat, as boundaries tell it, is none of the paper's. */
const neighbour = /(?:\b(?:east|west|north|south)\p{L}*\b[^;\n]{0,16}|\b(?:bounded|boundar\p{L}+)\b[^;]{0,60})$/iu
const feetReach = 30
/** What is sold of a flat; the carpet area may stand beside it. */
const flatsOwnArea = /\b(?:super|sale?able|built[\s-]*up|plinth)\b/iu

/** "Area : 1,930 Sft" in a paper of a flat: where no land is named behind the flat, or the paper names nothing but the flat. */
function isOfTheFlat(paper: Paper, text: string, { start, end, unit }: Area): boolean {
  // land is told in yards, a flat in yards only beside its feet
  if (unit === 'sqyd' && areasIn(text.slice(end, end + feetReach))[0]?.unit !== 'sqft') return false
  if (typedLand.test(paper.flow.text)) return false
  const before = text.slice(Math.max(0, start - placeReach), start).replace(numberedLand, (land) => ' '.repeat(land.length))
  const recital = recitalOfLand(text.slice(Math.max(0, start - placeReach), start))
  if (recital !== null && flatsIn(recital).length === 0) return false
  const flat = flatsIn(before).at(-1) ?? -1
  const land = Math.max(-1, ...allMatches(before, anyLand).map(({ index }) => index))
  if (flat !== land) return flat > land
  const whole = paper.flow.text
  const isFlats = flatsIn(whole).length > 0 || isPaperOfBareFlat(paper)
  return isFlats && !flatsOwnArea.test(whole) && !landNoun.test(whole.replace(numberedLand, ' '))
}

const flatsIn = (text: string): number[] =>
  unitsIn(text).filter((at) => ![neighbour, homeBefore].some((told) => told.test(text.slice(Math.max(0, at - 80), at))))
