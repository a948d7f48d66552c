import { areaBasis } from '../fields/drafter-valuation.ts'
import { MAX_AMOUNT_IN_WORDS, type SayStep, amountInWords, saySteps, sayRounded, toWholeRupees, wholeParts } from './money.ts'
import { type AdoptedArea, type AreaBasis, adoptedArea, basisOf, flatAreas, landAreas } from './valuation-area.ts'
import { type Warning, warningsOf } from './valuation-checks.ts'
import { type Figure, type UnitFact, type ValuationSource, amountIn, figure, numberIn, textIn, unitFact } from './valuation-facts.ts'
import { depreciationOf, derivedFigures, progressOf } from './valuation-figures.ts'
import { type ExactLine, type ValuationLine, asIsExact, exactLines } from './valuation-lines.ts'
import { type ValuationSettings, settingsOfLender } from './valuation-settings.ts'

/** Everything that the sums say about a case; money in whole rupees, areas in sq ft unless a unit is named, percentages 0–100. */
export interface Valuation {
  basis: AreaBasis | null
  area: AdoptedArea | null
  landArea: UnitFact | null
  landRate: UnitFact | null
  /** the rows of the valuation table; their amounts add up to `market.computed` */
  lines: readonly ValuationLine[]
  /** fair market value, for property under construction the value on completion */
  market: Figure
  /** the standing market value in words; null without one or above ₹99,999 crore */
  words: string | null
  /** the lender's rounding, where it rounds */
  say: { step: SayStep; value: number } | null
  depreciation: Figure
  buildingAgeYears: number | null
  buildingLifeYears: number
  residualLifeYears: number | null
  progress: Figure
  recommendedProgressPercent: number | null
  /** value as it stands under construction: land + all else × progress; null when complete or nothing is known of it */
  asIs: Figure | null
  realisable: Figure
  forcedPercent: Figure
  forced: Figure
  reconstruction: Figure
  guideline: Figure
  /** market over guideline, in percent of the guideline value */
  guidelineVariancePercent: number | null
  agreementValue: number | null
  /** lower of agreement and realisable value, on which lenders lend */
  lendingBase: Figure
  demolitionRisk: Figure
  ifCutting: Figure
  monthlyRent: number | null
  warnings: readonly Warning[]
  settings: ValuationSettings
}

/** What a caller may add: a lender's settings over those of `lender_profile`, and today's date in India (YYYY-MM-DD) for the dates' checks. */
export interface ValuationOptions {
  settings?: Partial<ValuationSettings>
  today?: string
}

type Fields = ValuationSource['drafter']

/**
 * The valuation of a case from its three field maps: pure, never throws on what the catalogues let in, rounds once at the end
 * to whole rupees. Where a figure is both typed and computed, `stands` says which one counts. Source: domain §4, §5.
 */
export function valuationOf(drafter: Fields, site: Fields, intake: Fields, options: ValuationOptions = {}): Valuation {
  const source: ValuationSource = { drafter, site, intake }
  const settings = { ...settingsOfLender(textIn(drafter, 'lender_profile')), ...options.settings }
  const basis = basisOf(drafter)
  const landRate = unitFact(drafter, 'land_rate', 'rate', settings)
  const land = landAreas(source, settings, landRate?.master)
  const candidates = basis === null || basis === areaBasis.LAND_AND_BUILDING ? land.candidates : flatAreas(source, basis)
  const area = adoptedArea(drafter, candidates, settings)
  const depreciation = depreciationOf(source, settings)
  const reckoned = exactLines(drafter, basis, area, landRate, depreciation.percent.value, settings)
  // a line beyond reckoning must not be left out silently: then there is no sum at all
  const beyond = reckoned.filter((line) => !Number.isFinite(line.exact))
  const exact = beyond.length > 0 ? [] : reckoned
  const { lines, total } = rounded(exact)
  const market = marketFigure(drafter, total, exact)
  const progress = progressOf(source, settings)
  const asIs = asIsFigure(exact, market, progress)
  const derived = derivedFigures(source, market.value, exact, area, landRate, settings)
  const agreementValue = amountIn(drafter, 'agreement_value')
  const result = {
    basis,
    area,
    landArea: land.actual ?? land.deed,
    landRate,
    lines,
    market: asIs === null ? market : { ...market, label: 'Fair market value on completion' },
    words: inWords(market.value),
    say:
      market.value === null || settings.sayStep === 1
        ? null
        : { step: settings.sayStep, value: sayRounded(market.value, settings.sayStep) },
    depreciation: depreciation.percent,
    buildingAgeYears: depreciation.ageYears,
    buildingLifeYears: depreciation.lifeYears,
    residualLifeYears: depreciation.residualLifeYears,
    progress,
    recommendedProgressPercent: numberIn(drafter, 'recommended_progress_percent'),
    asIs,
    ...derived,
    guidelineVariancePercent: variance(market.value, derived.guideline.value),
    agreementValue,
    lendingBase: lendingBase(agreementValue, derived.realisable),
    monthlyRent: amountIn(drafter, 'monthly_rent'),
    settings,
  }
  const salvagePercent = depreciation.salvagePercent
  return {
    ...result,
    warnings: warningsOf({ ...result, source, salvagePercent, beyond, facts: [land.actual, land.deed, landRate] }, options.today),
  }
}

function rounded(exact: readonly ExactLine[]): { lines: ValuationLine[]; total: number | null } {
  const { parts, total } = wholeParts(exact.map((line) => line.exact))
  const lines = exact.map(({ exact: _exact, ...line }, index) => ({ ...line, amount: parts[index] ?? 0 }))
  return { lines, total: exact.length === 0 || !Number.isSafeInteger(total) ? null : total }
}

// the table must add up, so a typed total stands over a sum only as its "say" rounding
function marketFigure(drafter: Fields, total: number | null, lines: readonly ExactLine[]): Figure {
  const key = 'present_market_value_on_completion'
  const typed = amountIn(drafter, key)
  const from = [...new Set(lines.flatMap((line) => line.from))]
  const made = figure(key, 'Fair market value', total, typed, from)
  if (typed === null || total === null || saySteps.some((step) => sayRounded(total, step) === typed)) return made
  return { ...made, stands: 'computed', value: total, from }
}

function asIsFigure(lines: readonly ExactLine[], market: Figure, progress: Figure): Figure | null {
  const percent = progress.value
  if (percent === null || percent >= 100 || market.value === null) return null
  const computed = lines.length === 0 ? (market.value * percent) / 100 : asIsExact(lines, percent)
  return figure('as_is_value', 'Value as it stands under construction', toWholeRupees(computed), null, [...market.from, ...progress.from])
}

function lendingBase(agreement: number | null, realisable: Figure): Figure {
  const lower = agreement === null || realisable.value === null ? null : Math.min(agreement, realisable.value)
  return figure('lending_base', 'Lower of agreement and realisable value', lower, null, ['agreement_value', 'realisable_value'])
}

function variance(market: number | null, guideline: number | null): number | null {
  return market === null || guideline === null || guideline === 0 ? null : Math.round(((market - guideline) / guideline) * 10_000) / 100
}

function inWords(value: number | null): string | null {
  return value === null || value > MAX_AMOUNT_IN_WORDS ? null : amountInWords(toWholeRupees(value))
}
