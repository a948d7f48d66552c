export interface BuildingLife {
  ageYears: number
  lifeYears: number
  /** share of the cost that is left at the end of the life, in percent */
  salvagePercent: number
}

/**
 * Straight-line depreciation in percent: age ÷ life × (100 − salvage), never above 100 − salvage nor below 0.
 * Throws RangeError when the life is not above 0. Source: domain §5.
 */
export function depreciationPercent({ ageYears, lifeYears, salvagePercent }: BuildingLife): number {
  if (!(lifeYears > 0)) throw new RangeError('The life of a building is more than 0 years.')
  const share = Math.min(1, Math.max(0, ageYears) / lifeYears)
  return round2(share * (100 - Math.min(100, Math.max(0, salvagePercent))))
}

/** Years of life left, never below 0. Source: domain §5. */
export function residualLifeYears(ageYears: number, lifeYears: number): number {
  return Math.max(0, lifeYears - Math.max(0, ageYears))
}

/**
 * Age in years out of what people write: `about 12 years`, `12`, `built in 2009` (up to the year of `visitDate`, YYYY-MM-DD);
 * null when the text gives none.
 */
export function parseAgeYears(text: string, visitDate?: string): number | null {
  const clean = text.trim()
  const stated = /(\d{1,3}(?:\.\d+)?)\s*\+?\s*(?:years?|yrs?\.?|वर्ष|साल)/i.exec(clean)?.[1] ?? /^(\d{1,2}(?:\.\d+)?)$/.exec(clean)?.[1]
  if (stated !== undefined) return Number(stated)
  const built = /\b((?:19|20)\d{2})\b/.exec(clean)?.[1]
  const visitYear = Number(visitDate?.slice(0, 4))
  if (built === undefined || !Number.isInteger(visitYear) || visitYear < Number(built)) return null
  return visitYear - Number(built)
}

function round2(value: number): number {
  return Math.round(value * 100 + 1e-9) / 100
}
