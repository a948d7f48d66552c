import { type CatalogueName, areaUnits, convertArea, formatNumber, parseArea, sides } from '@parakh/contracts'
import { sameLength } from '../compare.ts'
import type { Block, Cell, Row } from '../section.ts'
import type { FieldRef, Sheet } from '../sheet.ts'
import { compared, sideBySide } from './opening.ts'

// the order of bank forms, not of deeds (domain §8)
const SIDES = ['north', 'south', 'east', 'west'] as const satisfies (keyof typeof sides)[]

/** Boundaries of deed and site, side by side. */
export function boundaries(sheet: Sheet): Block[] {
  const rows = SIDES.flatMap((side) =>
    compared(sides[side].label, sheet.take('intake', `boundaries_deed_${side}`), sheet.take('agent', `boundaries_site_${side}`)),
  )
  return [
    { block: 'grid', columns: sideBySide('As per deed', 'At site'), rows },
    {
      block: 'pairs',
      rows: sheet.pairs([
        ['drafter', 'boundaries_matching', 'Boundaries Matching (Valuer)'],
        ['drafter', 'boundaries_remarks'],
      ]),
    },
  ]
}

/** Dimensions of deed and site, and every area that is known, in one unit for all. */
export function extent(sheet: Sheet): Block[] {
  const rows = SIDES.flatMap((side) => {
    const [deed, site] = [sheet.take('intake', `dimensions_deed_${side}`), sheet.take('agent', `dimensions_site_${side}`)]
    return compared(sides[side].label, deed, site, sameLength(deed, site))
  })
  return [
    { block: 'grid', columns: sideBySide('Dimension as per deed', 'Dimension at site'), rows },
    { block: 'pairs', rows: sheet.pairs([['drafter', 'dimensions_remarks']]) },
    { block: 'grid', columns: AREA_COLUMNS, rows: [...AREAS.flatMap((row) => areaRow(sheet, ...row)), ...adoptedRow(sheet)] },
    ...drift(sheet),
    {
      block: 'pairs',
      rows: sheet.pairs([
        ['drafter', 'area_adopted_reason'],
        ['intake', 'type_of_plot'],
      ]),
    },
  ]
}

const AREA_COLUMNS = [
  { title: 'Area', share: 30, names: true as const },
  { title: 'As entered', share: 36 },
  { title: 'sq ft', share: 17, align: 'end' as const },
  { title: 'sq m', share: 17, align: 'end' as const },
]

const inUnits = (catalogue: CatalogueName, stem: string): FieldRef[] =>
  ['sqyd', 'sqmt', 'sqft'].map((unit) => [catalogue, `${stem}_${unit}`])

const AREAS: readonly [label: string, refs: readonly FieldRef[]][] = [
  ['Land, as per documents', inUnits('intake', 'land_area_docs')],
  ['Document area', [['intake', 'document_area_sqft']]],
  ['Land, as per plan', [['intake', 'land_area_plan']]],
  ['Approved plan area', [['intake', 'approved_area_plan_sqft']]],
  ['Land, actual at site', [['agent', 'land_area_actual']]],
  ['Land, actual (valuer)', inUnits('drafter', 'land_area_actual')],
  ['Final land area / UDS', [['intake', 'final_land_area_uds']]],
  ['Carpet area at site', [['agent', 'carpet_area']]],
  ['Carpet area (valuer)', [['drafter', 'carpet_area_sqft']]],
  ['Built-up area (valuer)', [['drafter', 'built_up_area_sqft']]],
  ['Super area (valuer)', [['drafter', 'super_area_sqft']]],
]

function areaRow(sheet: Sheet, label: string, refs: readonly FieldRef[]): Row[] {
  const written = refs.map((ref) => sheet.take(...ref)).filter((text) => text !== '')
  return written.length === 0 ? [] : [{ cells: [label, written.join('\n'), ...areaCells(sqftOf(sheet, refs))] }]
}

// the first filled field counts; what else is typed stands beside it, and drift is named below
function sqftOf(sheet: Sheet, refs: readonly FieldRef[]): number | null {
  for (const [catalogue, key] of refs) {
    const value = sheet.raw(catalogue, key)
    if (typeof value === 'number')
      return convertArea(value, key.endsWith('_sqyd') ? 'sqyd' : key.endsWith('_sqmt') ? 'sqmt' : 'sqft', 'sqft')
    if (typeof value === 'string') return parseArea(value)?.sqft ?? null
  }
  return null
}

function adoptedRow(sheet: Sheet): Row[] {
  const { area, settings } = sheet.sums
  const typed = sheet.take('drafter', 'area_adopted_sqft')
  if (area === null) return []
  const least = area.stands === 'computed' && area.candidates.length > 1 ? ', the least of those compared' : ''
  const refused = typed !== '' && area.stands === 'computed' ? `\n${typed} was entered without a reason` : ''
  const source = area.stands === 'typed' ? `${typed}, ${area.source}` : `${area.source}${least}${refused}`
  const sourceText = source.charAt(0).toUpperCase() + source.slice(1)
  const metres = settings.sqftPerSqmt === null ? area.sqft / areaUnits.sqmt.sqft : area.sqft / settings.sqftPerSqmt
  const cells = [formatNumber(area.sqft, 2), formatNumber(metres, 2)].map((text): Cell => ({ text }))
  return [{ total: true, cells: ['Area adopted', sourceText, ...cells] }]
}

function areaCells(sqft: number | null): string[] {
  return sqft === null ? ['–', '–'] : [formatNumber(sqft, 2), formatNumber(convertArea(sqft, 'sqft', 'sqmt'), 2)]
}

function drift(sheet: Sheet): Block[] {
  return (sheet.sums.landArea?.drift ?? []).map(({ typed, unit, derived }) => ({
    block: 'note',
    text:
      `The land area entered as ${formatNumber(typed, 3)} ${areaUnits[unit].label} differs from the ` +
      `${areaUnits[sheet.sums.landArea?.master ?? unit].label} figure, which makes it ${formatNumber(derived, 2)}; the latter counts.`,
  }))
}
