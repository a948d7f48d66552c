const METRES_PER_FOOT = 0.3048
const SQFT_PER_SQMT = 1 / METRES_PER_FOOT ** 2
const ACRE = 660 * 66

/** Area units with one meaning all over India, each in square feet reckoned from the foot. Source: domain §1. */
export const areaUnits = {
  sqft: { label: 'sq ft', sqft: 1 },
  sqyd: { label: 'sq yd', sqft: 3 * 3 },
  sqmt: { label: 'sq m', sqft: SQFT_PER_SQMT },
  acre: { label: 'acre', sqft: ACRE },
  hectare: { label: 'hectare', sqft: 100 * 100 * SQFT_PER_SQMT },
  guntha: { label: 'guntha', sqft: ACRE / 40 },
  cent: { label: 'cent', sqft: ACRE / 100 },
  kanal: { label: 'kanal', sqft: ACRE / 8 },
  marla: { label: 'marla', sqft: ACRE / 8 / 20 },
  ground: { label: 'ground', sqft: 40 * 60 },
  ankanam: { label: 'ankanam', sqft: 6 * 12 },
  lecha: { label: 'lecha', sqft: 12 * 12 },
} as const

export type AreaUnit = keyof typeof areaUnits

/** The three units in which land areas and land rates are typed, in the order of the form. */
export const landUnits = ['sqyd', 'sqmt', 'sqft'] as const
export type LandUnit = (typeof landUnits)[number]

/** Some lenders' sheets reckon with 10.76 sq ft to the sq m; give it here so that totals agree with their check. */
export interface AreaRounding {
  sqftPerSqmt?: number
}

/** Square feet in one `unit`. */
export function sqftPer(unit: AreaUnit, rounding: AreaRounding = {}): number {
  const perSqmt = rounding.sqftPerSqmt
  if (perSqmt === undefined) return areaUnits[unit].sqft
  if (unit === 'sqmt') return perSqmt
  return unit === 'hectare' ? 100 * 100 * perSqmt : areaUnits[unit].sqft
}

/** An area given in `from`, in `to`; not rounded. */
export function convertArea(area: number, from: AreaUnit, to: AreaUnit, rounding: AreaRounding = {}): number {
  return from === to ? area : (area * sqftPer(from, rounding)) / sqftPer(to, rounding)
}

/** A rate in rupees per `from`, as rupees per `to`: ₹/sq yd = 9 × ₹/sq ft. Not rounded. */
export function convertRate(rate: number, from: AreaUnit, to: AreaUnit, rounding: AreaRounding = {}): number {
  return from === to ? rate : (rate * sqftPer(to, rounding)) / sqftPer(from, rounding)
}

const BIGHA_PAKKA = 165 * 165

/**
 * Usual sizes in square feet of the units that differ by state. They differ below the state too (domain §1), so a caller
 * prints the factor beside the result and lets a person give the local one.
 */
export const localAreaUnits = [
  { unit: 'bigha', state: 'Assam', sqft: 100 * areaUnits.lecha.sqft },
  { unit: 'bigha', state: 'Bihar', sqft: BIGHA_PAKKA },
  { unit: 'bigha', state: 'Gujarat', sqft: 132 * 132 },
  { unit: 'bigha', state: 'Himachal Pradesh', sqft: ACRE / 5 },
  { unit: 'bigha', state: 'Rajasthan', sqft: BIGHA_PAKKA },
  { unit: 'bigha', state: 'Uttar Pradesh', sqft: BIGHA_PAKKA },
  { unit: 'bigha', state: 'Uttarakhand', sqft: 82.5 * 82.5 },
  { unit: 'bigha', state: 'West Bengal', sqft: 120 * 120 },
  { unit: 'katha', state: 'Assam', sqft: 20 * areaUnits.lecha.sqft },
  { unit: 'katha', state: 'Bihar', sqft: BIGHA_PAKKA / 20 },
  { unit: 'katha', state: 'West Bengal', sqft: (120 * 120) / 20 },
] as const

export type LocalAreaUnit = (typeof localAreaUnits)[number]['unit']

/**
 * Bigha or katha in square feet, with the factor used so that it can be printed.
 * Throws RangeError without a state, or for a state whose factor is not known and not given.
 */
export function convertLocalArea(area: number, unit: LocalAreaUnit, state: string, factor?: number): { sqft: number; factor: number } {
  const name = state.trim().toLowerCase()
  if (name === '') throw new RangeError(`A ${unit} differs by state: name the state first.`)
  const sqft = factor ?? localAreaUnits.find((row) => row.unit === unit && row.state.toLowerCase() === name)?.sqft
  if (sqft === undefined || !(sqft > 0)) throw new RangeError(`No ${unit} is known for ${state.trim()}: give its size in square feet.`)
  return { sqft: area * sqft, factor: sqft }
}
