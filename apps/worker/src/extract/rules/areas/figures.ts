import { convertArea, type IntakeKey } from '@parakh/contracts'
import { fromFlow, labelSigns, type Candidate, type Paper, type Sign } from '../../candidate.ts'
import type { Word } from '../../../ocr/model.ts'
import type { Layout, Segment } from '../../layout/layout.ts'
import { areasIn, localAreasIn, numberOf, squareFeetOf, type Area } from '../../measures.ts'
import type { PaperKind } from '../../kinds/paper-kind.ts'
import { columnHeading, labelOfCell } from '../cell-labels.ts'
import { unitsIn } from '../place/premises.ts'
import { builtOn } from './buildings.ts'
import { namedIn, type Named } from './kinds.ts'
import { allMatches } from '../../all-matches.ts'

export const landKey: Record<Area['unit'], IntakeKey> = {
  sqyd: 'land_area_docs_sqyd',
  sqmt: 'land_area_docs_sqmt',
  sqft: 'land_area_docs_sqft',
}
/** Units as values name them. */
export const unitText: Record<Area['unit'], string> = { sqyd: 'sq yd', sqmt: 'sq m', sqft: 'sq ft' }
/** What a plan's paper states of land and building is the plan's. */
export const planPapers: ReadonlySet<PaperKind> = new Set<PaperKind>(['sanction'])
/** A builder's paper of a flat tells the project's land, which is not the buyer's. */
export const builderPapers: ReadonlySet<PaperKind> = new Set<PaperKind>(['allotment', 'buyer_agreement', 'possession'])

/** A builder's floor or villa stands on a plot of its own; a project's land is larger, and no plot. */
const plotWords =
  /\b(?:plot|site)\s+(?:area|size|extent|measur\w+)\b[^;\n]{0,24}$|\b(?:area|size|extent)\s+of\s+(?:the\s+)?(?:plot|site)\b[^;\n]{0,24}$/iu
const ofProject = /\b(?:project|total|entire|whole|scheme|colony|layout|complex|phase)\b/iu
const mostPlot = 9000
export const isOwnPlot = (before: string, { number, unit }: Pick<Area, 'number' | 'unit'>): boolean =>
  (plotWords.test(before) || builtOn.test(before)) && !ofProject.test(before) && convertArea(number, unit, 'sqft') <= mostPlot

/** Words of a paper of flats; that of a plot tells the buyer's own land. */
const ofFlats = /\b(?:flats?|apartments?|super|sale?able|carpet|tenements?)\b/iu

/** "8,42,000" beside "(1,985 sq. ft. super area)": no area is so large, but prices are. */
const inLakhs = /^\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d+)?$/u
const labelledKeys = new Set<IntakeKey>(['document_area_sqft', ...Object.values(landKey)])

/** What stands behind a label with its unit; of floors that are added up, their sum: "(sq ft) : GF 640, FF 500 = 1140". */
const behindUnit = (text: string): string => /(?<=\).*\d.*=\s*)\d[\d,.]*\s*$/u.exec(text)?.[0] ?? text.replace(/^.*\)\s*[:=-]?\s*/u, '')

const finalHead = /\b(?:final|(?:on|at)\s+possession|(?:on|after)\s+completion|revised|actual|as\s+measured|as\s+built)\b/iu
const farthestHead = 6
/** Of two figures, below "Agreement" and "On possession", the later one. */
function finalBeside(layout: Layout, label: Segment): Segment | undefined {
  const figures = (layout.rows[label.row]?.segments ?? []).slice(label.column + 1)
  if (figures.length !== 2 || !figures.every(({ text }) => /^\W*[\d,.]+\W*$/u.test(text))) return undefined
  const heads = layout.rows.slice(Math.max(0, label.row - farthestHead), label.row).findLast(({ page, segments }) => {
    const last = segments.at(-1)?.text ?? ''
    return page === label.page && segments.length > 1 && finalHead.test(last) && !/\d/u.test(last)
  })
  return heads && !finalHead.test(heads.segments.at(-2)?.text ?? '') ? figures.at(-1) : undefined
}

/** A bare number at a label that names the area: "Super built-up (sq ft)" above "985". */
export function labelledAreas(paper: Paper): Candidate[] {
  const printed = paper.labelled.flatMap((one): Candidate[] => {
    const isPlans =
      one.key !== 'document_area_sqft' && (planPapers.has(paper.kind) || (builderPapers.has(paper.kind) && ofFlats.test(paper.flow.text)))
    const unit = areasIn(`1 ${unitInBrackets.exec(one.label)?.groups?.['unit'] ?? ''}`)[0]?.unit ?? 'sqft'
    const isSqft = unit === 'sqft' || one.key !== 'document_area_sqft'
    const bare = isSqft && labelledKeys.has(one.key) && !isPlans && /^[\d,.]+$/u.test(one.value.trim()) ? numberOf(one.value.trim()) : null
    return bare ? [{ key: one.key, value: bare, words: one.words, signs: labelSigns(one), paper }] : []
  })
  const unitInLabel = paper.layout.rows.flatMap((row) =>
    row.segments.flatMap((segment): Candidate[] => {
      if (!/\((?:in\s+)?(?:sq\.?\s*(?:ft|feet)|s\.?\s?ft)\.?\)/iu.test(segment.text)) return []
      const own = numberOf(behindUnit(segment.text))
      const below = paper.layout.rows[row.index + 1]?.segments.find((other) => other.left < segment.right && other.right > segment.left)
      const beside = finalBeside(paper.layout, segment) ?? row.segments[segment.column + 1]
      const value = [own === null ? undefined : segment, beside, totalUnder(paper.layout, segment) ?? below].find(
        (cell) => cell && /^\W*[\d,.]+\W*$/u.test(behindUnit(cell.text)),
      )
      const number = value ? squareFeetOf(behindUnit(value.text).replace(/[^\d,.]/gu, '')) : null
      if (!value || !number || !soldKinds.has(namedIn(labelWithUnit(paper.layout, segment)) ?? 'some')) return []
      const signs: Sign[] = [value === below ? 'label_above' : 'label', 'shaped']
      return [{ key: 'document_area_sqft', value: number, words: value.words, signs, paper }]
    }),
  )
  const all = [...printed, ...unitInLabel, ...bareFigures(paper), ...jottedFigures(paper)]
  const found = besideSuper(
    paper,
    all.filter(({ words }) => !words.some(({ text }) => inLakhs.test(text))),
  )
  return planPapers.has(paper.kind) ? found.filter(({ key }) => key !== 'document_area_sqft') : found
}

/** "Carpet area | Built-up area | Super built-up area": of columns side by side the super area alone is what is sold. */
function besideSuper(paper: Paper, found: readonly Candidate[]): Candidate[] {
  const kinds = new Map(
    found.map((one) => {
      const cell = paper.layout.rows.flatMap(({ segments }) => segments).find(({ words }) => one.words[0] && words.includes(one.words[0]))
      return [one, cell ? namedIn(columnHeading(paper.layout, cell)) : null] as const
    }),
  )
  const supers = found.filter((one) => kinds.get(one) === 'super').map(({ value }) => Number(value))
  return found.map((one) => {
    const isSmaller = (kinds.get(one) === 'built' || kinds.get(one) === 'carpet') && supers.some((value) => value > Number(one.value))
    return isSmaller ? { ...one, signs: [...one.signs, 'carpet_beside'] } : one
  })
}

/** A label whose unit stands in a line of its own: "Super area" over "(sq. ft.)". */
function labelWithUnit(layout: Layout, { text, row, page, left, right }: Segment): string {
  const above = layout.rows[row - 1]?.segments.find((one) => one.page === page && one.left < right && one.right > left)
  return above && /^\W*\([^)]*\)\W*$/u.test(text) && !/\d/u.test(above.text) ? `${above.text} ${text}` : text
}

/** Papers in which people jot an area down without its unit. */
const jottingPapers: ReadonlySet<PaperKind> = new Set<PaperKind>(['mail', 'form', 'loan_letter', 'other'])
const jotted =
  /(?:^|[\n\t,;|(/)]|\d[^\S\n]|\band\s)\s*(?:(?:total|flat|unit)\s+)?(?<label>super(?:\s*built[\s-]*up)?|s\.?b\.?(?:u\.?)?a|sale?able|(?:rera\s+)?carpet|built[\s-]*up|bua|plinth|covered)(?:\s+area)?(?:\s+(?:is|of|approx\.?))?\s*[:=–-]{0,2}\s*(?<figure>\d{1,2},?\d{3}|[2-9]\d{2})(?=\s*(?:approx\.?\s*)?(?:$|[\n\t,;|)/]|\.\s|(?:super|s\.?b|sale?able|carpet|built|plinth|covered)\b))/gimu

/** "Carpet 540" on a line of a message: the flat's square feet, where it prints no area with its unit. */
function jottedFigures(paper: Paper): Candidate[] {
  const { text } = paper.flow
  if (!jottingPapers.has(paper.kind)) return []
  const printed = areasIn(text).filter(({ unit }) => unit === 'sqft')
  // beside feet of the carpet area alone a jotted super area is what is sold
  const isCarpet = printed.every(({ start }) =>
    /\b(?:carpet|balcony|rera|terrace)\b[^,;\n]{0,24}$/iu.test(text.slice(Math.max(0, start - 40), start)),
  )
  const found = allMatches(text, jotted).filter(
    ({ groups }) => printed.length === 0 || (isCarpet && namedIn(groups?.['label'] ?? '') === 'super'),
  )
  const isLarger = found.some(({ groups }) => namedIn(groups?.['label'] ?? '') !== 'carpet')
  return found.flatMap((match): Candidate[] => {
    const number = numberOf(match.groups?.['figure'] ?? '')
    const isBeside = isLarger && namedIn(match.groups?.['label'] ?? '') === 'carpet'
    const span = { start: match.index, end: match.index + match[0].length }
    const signs: Sign[] = ['clause', isBeside ? 'carpet_beside' : 'kind_fits']
    return number ? [fromFlow(paper, paper.flow, 'document_area_sqft', number, span, signs)] : []
  })
}

const unitInBrackets = /\((?:in\s+)?(?<unit>[^)]{2,14})\)/iu
/** "Area in Sq. Yards", "Plot area sqft". */
const unitAtEnd = /(?:\bin\s+|\s)(?<unit>(?:sq|s\.|sf|वर्ग|चौ)[\p{L}\p{M}.\s]{1,12})[\s:.]*$/iu
const unitNamed = (label: string): Area['unit'] | undefined =>
  areasIn(`1 ${(unitInBrackets.exec(label) ?? unitAtEnd.exec(label))?.groups?.['unit'] ?? ''}`)[0]?.unit
/** "UDS (cents)": a unit of the state. */
const localUnitNamed = (label: string): string | undefined =>
  localAreasIn(
    `1 ${unitInBrackets.exec(label)?.groups?.['unit'] ?? /\bin\s+(?<unit>\p{L}{3,9})[\s:.]*$/iu.exec(label)?.groups?.['unit'] ?? ''}`,
  )[0]?.text.slice(2)
const onlyFigure = /^\W*[\d०-९][\d०-९,.]*\W*$/u
const farthestTotal = 14

/** The figure of the row "Total" below a heading, where a table sums its column up. */
function totalUnder(layout: Layout, heading: Segment): Segment | undefined {
  const rows = layout.rows.slice(heading.row + 1, heading.row + farthestTotal)
  const total = rows.find(
    ({ page, segments }) => page === heading.page && /^\W*(?:grand\s+)?total\b|^\W*(?:कुल|योग)/iu.test(segments[0]?.text ?? ''),
  )
  return total?.segments.slice(1).find((one) => onlyFigure.test(one.text) && one.left < heading.right && one.right > heading.left)
}

/** A house is taxed on all that is built, which its paper may print in metres. */
const isWhatIsTaxed = ({ kind, flow }: Paper, of: Named): boolean =>
  kind === 'tax' &&
  (of === 'total_built' || of === 'built' || of === 'carpet' || (of === 'some' && unitsIn(flow.text).length > 0)) &&
  areasIn(flow.text).length === 0

/** "Plot No. | Area (sq. m.)" over "27 | 139.35": a row of one plot in a paper of plots. */
const isOfNumberedPlot = ({ layout, flow }: Paper, cell: Segment | undefined): boolean =>
  cell !== undefined &&
  !ofFlats.test(flow.text) &&
  (layout.rows[cell.row]?.segments ?? []).some(
    (one) => one !== cell && /^\W*(?:plot|site)\s*(?:nos?\b|numbers?|#)/iu.test(columnHeading(layout, one)),
  )

/** What is measured by a bare figure, where its label names a unit. */
function figureOf(paper: Paper, label: string, figure: string, words: readonly Word[], cell?: Segment): Candidate[] {
  const [unit, of, number] = [unitNamed(label), namedIn(label), numberOf(figure.replace(/[^\d०-९,.]/gu, ''))]
  const local = of === 'uds' && !unit ? localUnitNamed(label) : undefined
  if (local && number) return [{ key: 'final_land_area_uds', value: `${number} ${local}`, words, signs: ['label', 'shaped'], paper }]
  if (!unit || !number || !of) return []
  if (of === 'uds') return [{ key: 'final_land_area_uds', value: `${number} ${unitText[unit]}`, words, signs: ['label', 'shaped'], paper }]
  if (isWhatIsTaxed(paper, of) && unit === 'sqmt')
    return [
      { key: 'document_area_sqft', value: Math.round(convertArea(number, unit, 'sqft')), words, signs: ['label', 'converted'], paper },
    ]
  const isLand = of === 'land' || (of === 'some' && unitsIn(paper.flow.text).length === 0)
  if (isLand && builderPapers.has(paper.kind) && !isOwnPlot(label, { number, unit }) && !isOfNumberedPlot(paper, cell)) return []
  return isLand ? [{ key: landKey[unit], value: number, words, signs: ['label', 'shaped'], paper }] : []
}

/** A figure of a table whose column's heading takes several lines and names what is measured. */
function figureUnderHeading(paper: Paper, cell: Segment): Candidate[] {
  const heading = columnHeading(paper.layout, cell)
  const found = figureOf(paper, heading, cell.text, cell.words, cell)
  const number = squareFeetOf(cell.text.replace(/[^\d.,]/gu, ''))
  const isBuilt = unitNamed(heading) === 'sqft' && builtKinds.has(namedIn(heading) ?? 'some')
  return found.length > 0 || !isBuilt || !number
    ? found
    : [{ key: 'document_area_sqft', value: number, words: cell.words, signs: ['label_above', 'shaped'], paper }]
}
const soldKinds: ReadonlySet<Named> = new Set<Named>(['super', 'built', 'total_built', 'carpet'])
const builtKinds: ReadonlySet<Named> = new Set<Named>(['super', 'built', 'total_built'])

const ownFigure = /^(?<label>[^:=\d०-९]{4,50}?)\s*(?:[:=]+\s*[-–]?|\s[-–]\s)\s*(?<figure>[\d०-९][\d०-९,.]*)\s*$/u

const floorName = /^\W*(?:ground|first|second|third|fourth|fifth|1st|2nd|3rd|stilt|basement|typical|[gf]\.?f|तल)(?:\s+floor)?\W*$/iu

/** The sum below the floors of a house, under a heading that names the unit: "Total" of "Area (sq. ft.)". */
function totalOfFloors(paper: Paper, cell: Segment): Candidate[] {
  const { rows } = paper.layout
  const above = rows.slice(Math.max(0, cell.row - farthestTotal), cell.row)
  const hasFloors = above.filter(({ segments }) => floorName.test(segments[0]?.text ?? '')).length > 1
  if (!hasFloors || !/^\W*(?:grand\s+)?total\b|^\W*(?:कुल|योग)/iu.test(rows[cell.row]?.segments[0]?.text ?? '')) return []
  const head = above.findLast(({ segments }) => segments.some(({ text }) => unitNamed(text)))?.segments
  // typed text has no places: its columns are counted
  const isCounted = rows[cell.row]?.segments.length === head?.length
  const heading = head?.find((one) =>
    cell.bottom > 0 ? one.left < cell.right && one.right > cell.left : isCounted && one.column === cell.column,
  )
  const number = squareFeetOf(cell.text.replace(/[^\d.,]/gu, ''))
  return heading && number && unitNamed(heading.text) === 'sqft' && (namedIn(heading.text) ?? 'land') !== 'land'
    ? [{ key: 'document_area_sqft', value: number, words: cell.words, signs: ['label_above', 'shaped'], paper }]
    : []
}

/** "1,640 (super area)" in a column of square feet: the figure that says itself what it measures. */
const namedBehind = /^\W*(?<figure>\d[\d,]*(?:\.\d+)?)\s*\(?\s*(?<kind>(?:super|sale?able|built|plinth|covered)[\p{L}\s-]{0,24})\)?\W*$/iu
function figureNamedBehind(paper: Paper, cell: Segment): Candidate[] {
  const { figure = '', kind = '' } = namedBehind.exec(cell.text)?.groups ?? {}
  const number = squareFeetOf(figure)
  const isOfFlat = builtKinds.has(namedIn(kind) ?? 'some')
  if (!number || !isOfFlat || unitNamed(columnHeading(paper.layout, cell)) !== 'sqft') return []
  return [{ key: 'document_area_sqft', value: number, words: cell.words.slice(0, 1), signs: ['label', 'shaped'], paper }]
}

/** A bare figure whose label names land and unit: "Plot area (sq. yd.)" beside "175", "Area in Sq. Yards : 175". */
function bareFigures(paper: Paper): Candidate[] {
  if (planPapers.has(paper.kind)) return []
  return paper.layout.rows.flatMap(({ segments }) =>
    segments.flatMap((cell): Candidate[] => {
      const own = ownFigure.exec(cell.text)?.groups
      if (own) return figureOf(paper, own['label'] ?? '', own['figure'] ?? '', cell.words.slice(-1))
      if (!onlyFigure.test(cell.text)) return figureNamedBehind(paper, cell)
      // what a floor has is built
      if (floorName.test(segments[0]?.text ?? '')) return figureUnderHeading(paper, cell).filter(({ key }) => key === 'document_area_sqft')
      const total = totalOfFloors(paper, cell)
      if (total.length > 0) return total
      const found = figureOf(paper, labelOfCell(paper.layout, cell) ?? '', cell.text, cell.words, cell)
      return found.length > 0 ? found : figureUnderHeading(paper, cell)
    }),
  )
}
