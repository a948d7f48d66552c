import { parseArea } from './dimensions.ts'
import { areaBasis } from '../fields/drafter-valuation.ts'
import type { FieldValues } from '../fields/kinds.ts'
import { type UnitFact, type ValuationSource, amountIn, roundingOf, textIn, unitFact } from './valuation-facts.ts'
import type { ValuationSettings } from './valuation-settings.ts'
import { type LandUnit, convertArea, landUnits } from './units.ts'

/** The bases that `area_basis` can name, with the fields of a flat's area and rate; land has neither. Source: domain §1, §5. */
export const areaBases = {
  [areaBasis.CARPET]: { area: 'carpet_area_sqft', rate: 'carpet_area_sqft_rate' },
  [areaBasis.BUILT_UP]: { area: 'built_up_area_sqft', rate: 'built_up_area_sqft_rate' },
  [areaBasis.SUPER]: { area: 'super_area_sqft', rate: 'super_area_sqft_rate' },
  [areaBasis.LAND_AND_BUILDING]: null,
} as const

export type AreaBasis = keyof typeof areaBases
export type FlatBasis = Exclude<AreaBasis, typeof areaBasis.LAND_AND_BUILDING>

const BUILDING_RATES = [...landUnits.map((unit) => `land_rate_${unit}`), 'floors_rate_sqft', 'construction_rate_sqft']

const AREA_SOURCES = { deed: 'deed', plan: 'approved plan', actual: 'actual at site' } as const
export type AreaSource = keyof typeof AREA_SOURCES

export interface AreaCandidate {
  source: AreaSource
  sqft: number
  from: readonly string[]
}

/** The area that the value is reckoned on: the least of deed, plan and actual, unless a reason is given. */
export interface AdoptedArea {
  sqft: number
  /** where it comes from, as printed: `deed`, `approved plan`, `actual at site`, `adopted by the valuer` */
  source: string
  reason: string
  candidates: readonly AreaCandidate[]
  least: AreaCandidate | null
  typed: number | null
  stands: 'typed' | 'computed'
  from: readonly string[]
}

/** The basis that the drafter named, else the one for which an area and a rate are there; null when nothing is. */
export function basisOf(drafter: Readonly<FieldValues>): AreaBasis | null {
  const named = textIn(drafter, 'area_basis')
  const known = (Object.keys(areaBases) as AreaBasis[]).find((basis) => basis.toLowerCase() === named.toLowerCase())
  if (known !== undefined) return known
  if (BUILDING_RATES.some((key) => amountIn(drafter, key) !== null)) return areaBasis.LAND_AND_BUILDING
  const flats: FlatBasis[] = [areaBasis.SUPER, areaBasis.BUILT_UP, areaBasis.CARPET]
  return (
    flats.find((basis) => amountIn(drafter, areaBases[basis].area) !== null && amountIn(drafter, areaBases[basis].rate) !== null) ?? null
  )
}

/** Land area of deed, plan and site, each in sq ft; `rateUnit` makes that unit the master where it is filled. */
export function landAreas(source: ValuationSource, settings: ValuationSettings, rateUnit?: LandUnit) {
  const actual = unitFact(source.drafter, 'land_area_actual', 'area', settings, rateUnit)
  const deed = unitFact(source.intake, 'land_area_docs', 'area', settings, rateUnit)
  const candidates: AreaCandidate[] = []
  add(candidates, 'deed', deed && inSqft(deed, settings), deed ? [deed.key] : [])
  if (!deed) add(candidates, 'deed', amountIn(source.intake, 'document_area_sqft'), ['document_area_sqft'])
  add(candidates, 'plan', written(source.intake, 'land_area_plan'), ['land_area_plan'])
  add(candidates, 'actual', actual && inSqft(actual, settings), actual ? [actual.key] : [])
  if (!actual) add(candidates, 'actual', written(source.site, 'land_area_actual'), ['land_area_actual'])
  return { actual, deed, candidates }
}

/** Area of a flat on its basis, in sq ft, of deed, plan and site. */
export function flatAreas(source: ValuationSource, basis: FlatBasis): AreaCandidate[] {
  const candidates: AreaCandidate[] = []
  add(candidates, 'deed', amountIn(source.intake, 'document_area_sqft'), ['document_area_sqft'])
  add(candidates, 'plan', amountIn(source.intake, 'approved_area_plan_sqft'), ['approved_area_plan_sqft'])
  const { area } = areaBases[basis]
  add(candidates, 'actual', amountIn(source.drafter, area), [area])
  return candidates
}

/**
 * The area adopted. A typed one stands when it is not above the least, or with a reason; without one the least stands.
 * Null when neither an area nor a typed figure is there. Source: domain §5.
 */
export function adoptedArea(
  drafter: Readonly<FieldValues>,
  candidates: readonly AreaCandidate[],
  settings: ValuationSettings,
): AdoptedArea | null {
  const typed = amountIn(drafter, 'area_adopted_sqft')
  const reason = textIn(drafter, 'area_adopted_reason')
  const least = candidates.reduce<AreaCandidate | null>((best, next) => (best === null || next.sqft < best.sqft ? next : best), null)
  const common = { reason, candidates, least, typed }
  if (typed !== null && (least === null || reason !== '' || typed <= least.sqft * (1 + settings.driftPercent / 100))) {
    return { ...common, sqft: typed, source: 'adopted by the valuer', stands: 'typed', from: ['area_adopted_sqft'] }
  }
  return least && { ...common, sqft: least.sqft, source: AREA_SOURCES[least.source], stands: 'computed', from: least.from }
}

/** Where an area comes from, as printed. */
export function areaSourceLabel(source: AreaSource): string {
  return AREA_SOURCES[source]
}

function add(list: AreaCandidate[], source: AreaSource, sqft: number | null, from: readonly string[]): void {
  if (sqft !== null && sqft > 0) list.push({ source, sqft, from })
}

function written(fields: Readonly<FieldValues>, key: string): number | null {
  const value = fields[key]
  if (typeof value === 'number') return amountIn(fields, key)
  return parseArea(textIn(fields, key))?.sqft ?? null
}

function inSqft(fact: UnitFact, settings: ValuationSettings): number {
  return convertArea(fact.values[fact.master], fact.master, 'sqft', roundingOf(settings))
}
