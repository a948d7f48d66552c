import { areaBasis, floorAreaFields } from '../fields/drafter-valuation.ts'
import type { FieldValues } from '../fields/kinds.ts'
import { formatNumber } from '../fields/writing.ts'
import { type AdoptedArea, type AreaBasis, areaBases } from './valuation-area.ts'
import { type UnitFact, amountIn, roundingOf, textIn, unitLabel } from './valuation-facts.ts'
import type { ValuationSettings } from './valuation-settings.ts'
import { convertArea } from './units.ts'

/** A line of the valuation table before rounding; `of` groups the lines for as-is and reconstruction. */
export interface ExactLine {
  key: string
  label: string
  quantity: number | null
  unit: string
  rate: number | null
  exact: number
  of: 'land' | 'flat' | 'building' | 'depreciation' | 'extra'
  from: readonly string[]
}

/** A line of the valuation table; `amount` in whole rupees, negative for depreciation; the amounts add up to the total. */
export interface ValuationLine extends Omit<ExactLine, 'exact'> {
  amount: number
}

// every floor of the catalogue counts
const floorAreas = floorAreaFields
  .filter(({ unit }) => unit === 'sqft')
  .map(({ key, label }) => ({ key, label: label.replace(/ Area$/, '') }))

const EXTRAS = [
  { key: 'amenities_value', label: 'Amenities' },
  { key: 'parking_value', label: 'Parking' },
  { key: 'other_additions_value', label: 'Other additions' },
] as const

/** The lines of a valuation, unrounded. Source: domain §5. */
export function exactLines(
  drafter: Readonly<FieldValues>,
  basis: AreaBasis | null,
  area: AdoptedArea | null,
  landRate: UnitFact | null,
  depreciation: number | null,
  settings: ValuationSettings,
): ExactLine[] {
  const flat = basis !== null && basis !== areaBasis.LAND_AND_BUILDING ? basis : null
  const lines: ExactLine[] = []
  if (flat !== null) {
    const rateKey = areaBases[flat].rate
    const rate = amountIn(drafter, rateKey)
    if (area && rate !== null) {
      lines.push(product('flat', `${flat} area`, area.sqft, 'sq ft', rate, 'flat', [...area.from, rateKey]))
      return [...lines, ...extraLines(drafter)]
    }
  }
  if (basis === areaBasis.LAND_AND_BUILDING && area && landRate) {
    const quantity = convertArea(area.sqft, 'sqft', landRate.master, roundingOf(settings))
    const rate = landRate.values[landRate.master]
    lines.push(product('land', 'Land', quantity, unitLabel(landRate.master), rate, 'land', [...area.from, landRate.key]))
  }
  const building = buildingLines(drafter, basis !== areaBasis.LAND_AND_BUILDING)
  lines.push(...building)
  const replacement = building.filter((line) => line.of === 'building').reduce((sum, line) => sum + line.exact, 0)
  if (replacement > 0 && depreciation !== null && depreciation > 0) {
    lines.push({
      key: 'depreciation',
      label: `Less depreciation ${formatNumber(depreciation)}% of ${building.length > 1 ? 'the floors' : 'the building'}`,
      quantity: null,
      unit: '',
      rate: null,
      exact: -(replacement * depreciation) / 100,
      of: 'depreciation',
      from: ['depreciation_percent'],
    })
  }
  return [...lines, ...extraLines(drafter)]
}

// one source only, so that nothing is counted twice: floors, else the construction, else the described area
function buildingLines(drafter: Readonly<FieldValues>, asFlat: boolean): ExactLine[] {
  const rate = firstRate(drafter, ['floors_rate_sqft', 'construction_rate_sqft', 'valuation_rate'])
  const floors = floorAreas.filter(({ key }) => amountIn(drafter, key) !== null)
  if (!asFlat && floors.length > 0 && rate) {
    return floors.map(({ key, label }) =>
      product(key, label, amountIn(drafter, key) ?? 0, 'sq ft', rate.value, 'building', [key, rate.key]),
    )
  }
  const construction = amountIn(drafter, 'construction_sqft')
  const constructionRate = firstRate(drafter, ['construction_rate_sqft', 'floors_rate_sqft', 'valuation_rate'])
  if (!asFlat && construction !== null && constructionRate) {
    const from = ['construction_sqft', constructionRate.key]
    return [product('construction', 'Building', construction, 'sq ft', constructionRate.value, 'building', from)]
  }
  const area = amountIn(drafter, 'valuation_area')
  const areaRate = amountIn(drafter, 'valuation_rate')
  if (area === null || areaRate === null) return []
  const label = textIn(drafter, 'valuation_description') || (asFlat ? 'Property' : 'Building')
  return [product('valuation', label, area, 'sq ft', areaRate, asFlat ? 'flat' : 'building', ['valuation_area', 'valuation_rate'])]
}

/** Everything but the land counts by its progress. Source: domain §5 (under construction, as is). */
export function asIsExact(lines: readonly ExactLine[], progressPercent: number): number {
  return lines.reduce((sum, line) => sum + (line.of === 'land' ? line.exact : (line.exact * progressPercent) / 100), 0)
}

function extraLines(drafter: Readonly<FieldValues>): ExactLine[] {
  return EXTRAS.flatMap(({ key, label }) => {
    const value = amountIn(drafter, key)
    return value === null ? [] : [{ key, label, quantity: null, unit: '', rate: null, exact: value, of: 'extra' as const, from: [key] }]
  })
}

function firstRate(drafter: Readonly<FieldValues>, keys: readonly string[]): { key: string; value: number } | null {
  for (const key of keys) {
    const value = amountIn(drafter, key)
    if (value !== null) return { key, value }
  }
  return null
}

function product(
  key: string,
  label: string,
  quantity: number,
  unit: string,
  rate: number,
  of: ExactLine['of'],
  from: readonly string[],
): ExactLine {
  return { key, label, quantity, unit, rate, exact: quantity * rate, of, from }
}
