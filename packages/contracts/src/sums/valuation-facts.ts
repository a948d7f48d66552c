import type { FieldValues } from '../fields/kinds.ts'
import { areaUnits, convertArea, convertRate, landUnits, type LandUnit } from './units.ts'
import type { ValuationSettings } from './valuation-settings.ts'

/** The three parts of a case that the sums read. */
export interface ValuationSource {
  drafter: Readonly<FieldValues>
  site: Readonly<FieldValues>
  intake: Readonly<FieldValues>
}

/** One figure that may be computed and typed; `stands` says which one the report prints. */
export interface Figure {
  key: string
  label: string
  computed: number | null
  typed: number | null
  stands: 'typed' | 'computed' | null
  value: number | null
  /** the keys of the fields that it came from */
  from: readonly string[]
}

/** One fact typed in up to three units: `master` is the unit that counts, the others are derived from it. */
export interface UnitFact {
  master: LandUnit
  /** the field that holds the master */
  key: string
  values: Readonly<Record<LandUnit, number>>
  drift: readonly { key: string; unit: LandUnit; typed: number; derived: number; percent: number }[]
}

/** A finite number ≥ 0 out of a field; null otherwise. */
export function numberIn(fields: Readonly<FieldValues>, key: string): number | null {
  const value = fields[key]
  return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : null
}

/** A number above 0 out of a field; null otherwise: an area or a rate of 0 says nothing. */
export function amountIn(fields: Readonly<FieldValues>, key: string): number | null {
  const value = numberIn(fields, key)
  return value === 0 ? null : value
}

/** A trimmed text out of a field; '' otherwise. */
export function textIn(fields: Readonly<FieldValues>, key: string): string {
  const value = fields[key]
  return typeof value === 'string' ? value.trim() : ''
}

/** What was typed stands, else what was computed. */
export function figure(key: string, label: string, computed: number | null, typed: number | null, from: readonly string[]): Figure {
  const safe = computed !== null && Number.isFinite(computed) ? computed : null
  if (typed !== null) return { key, label, computed: safe, typed, stands: 'typed', value: typed, from: [key] }
  return {
    key,
    label,
    computed: safe,
    typed: null,
    stands: safe === null ? null : 'computed',
    value: safe,
    from: safe === null ? [] : from,
  }
}

/**
 * An area or a rate typed as `<stem>_sqyd`, `_sqmt`, `_sqft`, as one fact. The master is `preferred` if it is filled, else the
 * first filled one in the form's order. Null when none is filled. Source: domain §9 (two figures for one fact).
 */
export function unitFact(
  fields: Readonly<FieldValues>,
  stem: string,
  of: 'area' | 'rate',
  settings: ValuationSettings,
  preferred?: LandUnit,
): UnitFact | null {
  const filled = landUnits.filter((unit) => amountIn(fields, `${stem}_${unit}`) !== null)
  const master = preferred !== undefined && filled.includes(preferred) ? preferred : filled[0]
  const amount = master === undefined ? null : amountIn(fields, `${stem}_${master}`)
  if (master === undefined || amount === null) return null
  const rounding = roundingOf(settings)
  const convert = of === 'area' ? convertArea : convertRate
  const values = Object.fromEntries(landUnits.map((unit) => [unit, convert(amount, master, unit, rounding)])) as Record<LandUnit, number>
  const drift = filled
    .filter((unit) => unit !== master)
    .map((unit) => {
      const key = `${stem}_${unit}`
      const typed = amountIn(fields, key) ?? 0
      return { key, unit, typed, derived: values[unit], percent: (Math.abs(typed - values[unit]) / values[unit]) * 100 }
    })
    .filter(({ percent }) => percent > settings.driftPercent)
  return { master, key: `${stem}_${master}`, values, drift }
}

/** The lender's way of reckoning square metres. */
export function roundingOf(settings: ValuationSettings): { sqftPerSqmt?: number } {
  return settings.sqftPerSqmt === null ? {} : { sqftPerSqmt: settings.sqftPerSqmt }
}

/** A unit's name behind a number, `sq yd`. */
export function unitLabel(unit: LandUnit): string {
  return areaUnits[unit].label
}
