import type { SayStep } from './money.ts'

/** Construction stages that the drafter fills in percent, with the default weights; weights are lender data and total 100. Source: domain §5. */
export const constructionStages = [
  { key: 'stage_plinth_done', label: 'Plinth', weight: 25 },
  { key: 'stage_brickwork_done', label: 'Brickwork', weight: 15 },
  { key: 'stage_rcc_done', label: 'RCC', weight: 20 },
  { key: 'stage_plaster_done', label: 'Plaster', weight: 10 },
  { key: 'stage_flooring_done', label: 'Flooring', weight: 10 },
  { key: 'stage_electrical_done', label: 'Electrical and plumbing', weight: 10 },
  { key: 'stage_finishing_done', label: 'Wood work and paint', weight: 10 },
] as const

export type StageKey = (typeof constructionStages)[number]['key']

/** What differs by lender. Percentages are 0–100. */
export interface ValuationSettings {
  realisablePercent: number
  forcedPercent: number
  /** what the forced sale percentage is taken of */
  forcedOf: 'market' | 'realisable'
  buildingLifeYears: number
  salvagePercent: number
  stageWeights: Readonly<Record<StageKey, number>>
  /** "say" rounding printed beside the market value */
  sayStep: SayStep
  /** 10.76 where a lender's sheet reckons so; exact otherwise */
  sqftPerSqmt: number | null
  guidelineVariancePercent: number
  progressTolerancePercent: number
  /** difference between two units of one area or rate that counts as drift */
  driftPercent: number
}

/** Defaults of every setting. Source: domain §4, §5. */
export const valuationDefaults: ValuationSettings = {
  realisablePercent: 90,
  forcedPercent: 80,
  forcedOf: 'market',
  buildingLifeYears: 60,
  salvagePercent: 10,
  stageWeights: Object.fromEntries(constructionStages.map(({ key, weight }) => [key, weight])) as Record<StageKey, number>,
  sayStep: 1,
  sqftPerSqmt: null,
  guidelineVariancePercent: 20,
  progressTolerancePercent: 10,
  driftPercent: 0.5,
}

/** Lenders' ways that a drafter can name in `lender_profile`; what a row leaves out is the default. */
export const lenderProfiles: readonly { name: string; settings: Partial<ValuationSettings> }[] = [
  { name: 'Standard', settings: {} },
  { name: 'Realisable equals market value', settings: { realisablePercent: 100 } },
  { name: 'Realisable 80%, forced 70%', settings: { realisablePercent: 80, forcedPercent: 70 } },
  { name: '50-year building life', settings: { buildingLifeYears: 50 } },
  { name: '10.76 sq ft to the sq m', settings: { sqftPerSqmt: 10.76 } },
  { name: 'Say to the nearest 1,000', settings: { sayStep: 1000 } },
]

/** Settings of the profile with that name (any case), else the defaults. */
export function settingsOfLender(name: string): ValuationSettings {
  const profile = lenderProfiles.find((row) => row.name.toLowerCase() === name.trim().toLowerCase())
  return { ...valuationDefaults, ...profile?.settings }
}
