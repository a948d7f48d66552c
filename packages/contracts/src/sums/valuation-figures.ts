import { depreciationPercent, parseAgeYears, residualLifeYears } from './depreciation.ts'
import { toWholeRupees } from './money.ts'
import type { AdoptedArea } from './valuation-area.ts'
import { type Figure, type UnitFact, type ValuationSource, amountIn, figure, numberIn, roundingOf, textIn } from './valuation-facts.ts'
import type { ExactLine } from './valuation-lines.ts'
import { type ValuationSettings, constructionStages } from './valuation-settings.ts'
import { convertRate } from './units.ts'

/** Depreciation of the building in percent, typed or by straight line, and the years of life left. */
export function depreciationOf({ drafter, site }: ValuationSource, settings: ValuationSettings) {
  const typedAge = numberIn(drafter, 'building_age_years')
  const age = typedAge ?? parseAgeYears(textIn(site, 'age_of_building'), textIn(site, 'visit_date'))
  const lifeYears = amountIn(drafter, 'building_life_years') ?? settings.buildingLifeYears
  const salvagePercent = numberIn(drafter, 'salvage_percent') ?? settings.salvagePercent
  const computed = age === null ? null : depreciationPercent({ ageYears: age, lifeYears, salvagePercent })
  const from = [typedAge === null ? 'age_of_building' : 'building_age_years', 'building_life_years', 'salvage_percent']
  return {
    percent: figure('depreciation_percent', 'Depreciation (%)', computed, numberIn(drafter, 'depreciation_percent'), from),
    ageYears: age,
    lifeYears,
    salvagePercent,
    residualLifeYears: age === null ? null : residualLifeYears(age, lifeYears),
  }
}

/** Progress in percent: Σ stage weight × share done; null computed when no stage is filled. Source: domain §5. */
export function progressOf({ drafter }: ValuationSource, settings: ValuationSettings): Figure {
  const filled = constructionStages.filter(({ key }) => numberIn(drafter, key) !== null)
  const weights = constructionStages.reduce((sum, { key }) => sum + settings.stageWeights[key], 0)
  const done = filled.reduce((sum, { key }) => sum + settings.stageWeights[key] * Math.min(100, numberIn(drafter, key) ?? 0), 0)
  const computed = filled.length === 0 || weights === 0 ? null : Math.round((done / weights) * 100) / 100
  const from = filled.map(({ key }) => key)
  return figure('progress_percent', 'Progress of construction (%)', computed, numberIn(drafter, 'progress_percent'), from)
}

/** Whole-rupee figures that follow from the market value, with what was typed beside each. Source: domain §4, §5. */
export function derivedFigures(
  { drafter }: ValuationSource,
  market: number | null,
  lines: readonly ExactLine[],
  area: AdoptedArea | null,
  landRate: UnitFact | null,
  settings: ValuationSettings,
) {
  const typed = (key: string) => amountIn(drafter, key)
  const share = (of: number | null, percent: number | null) =>
    of === null || percent === null ? null : toWholeRupees((of * percent) / 100)
  const realisable = figure('realisable_value', 'Realisable value', share(market, settings.realisablePercent), typed('realisable_value'), [
    'market_value',
  ])
  const forcedPercent = figure(
    'forced_sale_value_rate',
    'Forced sale value (%)',
    settings.forcedPercent,
    typed('forced_sale_value_rate'),
    [],
  )
  const forcedBase = settings.forcedOf === 'market' ? market : realisable.value
  const forcedFrom = [settings.forcedOf === 'market' ? 'market_value' : 'realisable_value', 'forced_sale_value_rate']
  const forced = figure('forced_sale_value', 'Forced sale value', share(forcedBase, forcedPercent.value), null, forcedFrom)
  const building = lines.filter((line) => line.of === 'building')
  const replacement = building.length === 0 ? null : toWholeRupees(building.reduce((sum, line) => sum + line.exact, 0))
  const buildingKeys = building.flatMap((line) => line.from)
  const reconstruction = figure('reconstruction_cost', 'Reconstruction cost', replacement, typed('reconstruction_cost'), buildingKeys)
  const guideline = figure('guideline_value', 'Guideline value', ...guidelineComputed(drafter, area))
  const risk = demolitionRisk(drafter, landRate, settings)
  const leftAfterCut = market === null || risk.value === null ? null : Math.max(0, toWholeRupees(market - risk.value))
  const ifCutting = figure('property_value_if_cutting', 'Value if cut for the road', leftAfterCut, typed('property_value_if_cutting'), [
    'market_value',
    ...risk.from,
  ])
  return { realisable, forcedPercent, forced, reconstruction, guideline, demolitionRisk: risk, ifCutting }
}

function guidelineComputed(
  drafter: ValuationSource['drafter'],
  area: AdoptedArea | null,
): [number | null, number | null, readonly string[]] {
  const rate = amountIn(drafter, 'dlc_circle_rate')
  const computed = rate === null || area === null ? null : toWholeRupees(area.sqft * rate)
  return [computed, amountIn(drafter, 'guideline_value'), ['dlc_circle_rate', ...(area?.from ?? [])]]
}

function demolitionRisk(drafter: ValuationSource['drafter'], landRate: UnitFact | null, settings: ValuationSettings): Figure {
  const cut = amountIn(drafter, 'cut_area_sqft')
  const structure = amountIn(drafter, 'cut_structure_value')
  const rate = landRate && convertRate(landRate.values[landRate.master], landRate.master, 'sqft', roundingOf(settings))
  const land = cut === null ? 0 : rate === null ? null : cut * rate
  const computed = land === null || (cut === null && structure === null) ? null : toWholeRupees(land + (structure ?? 0))
  const from = [
    ...(cut === null ? [] : ['cut_area_sqft']),
    ...(cut !== null && landRate ? [landRate.key] : []),
    ...(structure === null ? [] : ['cut_structure_value']),
  ]
  return figure('demolition_risk_amount', 'Loss if cut or demolished', computed, amountIn(drafter, 'demolition_risk_amount'), from)
}
