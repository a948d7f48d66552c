import { formatNumber } from '../fields/writing.ts'
import { MAX_AMOUNT_IN_WORDS, formatRupees } from './money.ts'
import { areaSourceLabel } from './valuation-area.ts'
import type { Valuation } from './valuation.ts'
import { type UnitFact, type ValuationSource, amountIn, textIn, unitLabel } from './valuation-facts.ts'

/** Something that a person should look at; `blocks` means that a report must not go out with it. */
export interface Warning {
  code: WarningCode
  sentence: string
  /** the fields to go to */
  keys: readonly string[]
  blocks: boolean
}

interface Checked extends Omit<Valuation, 'warnings'> {
  source: ValuationSource
  salvagePercent: number
  /** lines whose amount is no number any more */
  beyond: readonly { from: readonly string[] }[]
  facts: readonly (UnitFact | null)[]
}

type Trip = { sentence: string; keys: readonly string[] } | null
interface Check {
  code: string
  blocks?: true
  trips: (sums: Checked, today: string | undefined) => Trip | Trip[]
}

/** The checks of a valuation. Source: domain §5. */
const checks = [
  {
    code: 'TOTAL_NOT_SUM_OF_PARTS',
    blocks: true,
    trips: ({ market }) =>
      market.typed !== null && market.computed !== null && market.stands === 'computed'
        ? trip(
            `The value typed (${formatRupees(market.typed)}) is not the sum of its parts (${formatRupees(market.computed)}); the sum stands.`,
            market.key,
          )
        : null,
  },
  {
    code: 'FORCED_ABOVE_REALISABLE',
    blocks: true,
    trips: ({ forced, realisable }) =>
      above(forced.value, realisable.value)
        ? trip('The forced sale value is above the realisable value.', 'forced_sale_value_rate', realisable.key)
        : null,
  },
  {
    code: 'REALISABLE_ABOVE_MARKET',
    blocks: true,
    trips: ({ realisable, market }) =>
      above(realisable.value, market.value) ? trip('The realisable value is above the market value.', realisable.key) : null,
  },
  {
    code: 'AMOUNT_TOO_LARGE',
    blocks: true,
    trips: ({ market, lines, beyond }) =>
      (market.value ?? 0) > MAX_AMOUNT_IN_WORDS || beyond.length > 0 || (lines.length > 0 && market.computed === null)
        ? trip('The value is above ₹99,999 crore: check areas and rates.', ...[...lines, ...beyond].flatMap((line) => line.from))
        : null,
  },
  {
    code: 'AREA_ABOVE_LEAST',
    trips: ({ area }) =>
      area?.typed != null && area.stands === 'computed' && area.least
        ? trip(
            `The area typed is above the least of deed, plan and site (${formatNumber(area.least.sqft)} sq ft, ${areaSourceLabel(area.least.source)}); give a reason, or the least stands.`,
            'area_adopted_sqft',
            'area_adopted_reason',
          )
        : null,
  },
  {
    code: 'AREAS_DISAGREE',
    trips: ({ area }) => {
      const most = Math.max(...(area?.candidates ?? []).map(({ sqft }) => sqft))
      const apart = area?.least != null && most > area.least.sqft * 1.1
      return apart && area.reason === ''
        ? trip(
            'The areas of deed, plan and site differ by more than 10%: check that they are on one basis.',
            ...area.candidates.flatMap(({ from }) => from),
          )
        : null
    },
  },
  { code: 'AREA_ORDER', trips: ({ source }) => areaOrder(source.drafter) },
  {
    code: 'UNITS_DISAGREE',
    trips: ({ facts }) =>
      facts.flatMap((fact) =>
        (fact?.drift ?? []).map((drift) =>
          fact
            ? trip(
                `${formatNumber(drift.typed)} in ${unitLabel(drift.unit)} does not agree with the ${unitLabel(fact.master)} figure, which makes it ${formatNumber(drift.derived)}; the ${unitLabel(fact.master)} figure counts.`,
                drift.key,
                fact.key,
              )
            : null,
        ),
      ),
  },
  {
    code: 'DEPRECIATION_ABOVE_SALVAGE',
    trips: ({ depreciation, salvagePercent }) =>
      above(depreciation.value, 100 - salvagePercent)
        ? trip(`Depreciation leaves less than the salvage value of ${formatNumber(salvagePercent)}%.`, depreciation.key)
        : null,
  },
  {
    code: 'PROGRESS_RECOMMENDED_HIGH',
    trips: ({ progress, recommendedProgressPercent, settings }) =>
      progress.value !== null && above(recommendedProgressPercent, progress.value + settings.progressTolerancePercent)
        ? trip(
            `The recommended progress is more than ${formatNumber(settings.progressTolerancePercent)} points above the progress done.`,
            'recommended_progress_percent',
          )
        : null,
  },
  {
    code: 'GUIDELINE_VARIANCE',
    trips: ({ guidelineVariancePercent: percent, source, settings }) =>
      percent !== null &&
      Math.abs(percent) >= settings.guidelineVariancePercent &&
      textIn(source.drafter, 'guideline_deviation_reason') === ''
        ? trip(`Market and guideline value differ by ${formatNumber(percent)}%: give the reason.`, 'guideline_deviation_reason')
        : null,
  },
  { code: 'REPORT_BEFORE_VISIT', trips: ({ source }) => reportBeforeVisit(source) },
  { code: 'VISIT_IN_FUTURE', trips: ({ source }, today) => visitInFuture(source, today) },
  {
    code: 'STAGE_WEIGHTS',
    trips: ({ settings }) =>
      Object.values(settings.stageWeights).reduce((sum, weight) => sum + weight, 0) === 100
        ? null
        : trip('The stage weights of this lender do not total 100; they were scaled.', 'lender_profile'),
  },
] as const satisfies readonly Check[]

export type WarningCode = (typeof checks)[number]['code']

/** What trips, in the order of the table. `today` is YYYY-MM-DD in India; without it no date is checked against it. */
export function warningsOf(sums: Checked, today?: string): Warning[] {
  return checks.flatMap((check: Check & { code: WarningCode }) =>
    [check.trips(sums, today)]
      .flat()
      .filter((tripped) => tripped !== null)
      .map(({ sentence, keys }) => ({ code: check.code, sentence, keys: [...new Set(keys)], blocks: check.blocks ?? false })),
  )
}

function trip(sentence: string, ...keys: string[]): Trip {
  return { sentence, keys }
}

function above(one: number | null, other: number | null): boolean {
  return one !== null && other !== null && one > other
}

function areaOrder(drafter: ValuationSource['drafter']): Trip {
  const keys = ['carpet_area_sqft', 'built_up_area_sqft', 'super_area_sqft']
  const filled = keys.map((key) => ({ key, area: amountIn(drafter, key) })).filter(({ area }) => area !== null)
  const wrong = filled.some(({ area }, index) => above(filled[index - 1]?.area ?? null, area))
  return wrong
    ? trip('Carpet area is never above built-up area, and built-up never above super area.', ...filled.map(({ key }) => key))
    : null
}

function reportBeforeVisit({ drafter, site }: ValuationSource): Trip {
  const report = textIn(drafter, 'report_date')
  const visit = textIn(site, 'visit_date')
  return report !== '' && visit !== '' && report < visit ? trip('The report is dated before the visit.', 'report_date', 'visit_date') : null
}

function visitInFuture({ drafter, site }: ValuationSource, today = ''): Trip {
  const visits = [
    ['visit_date', textIn(site, 'visit_date')],
    ['last_visit_date', textIn(drafter, 'last_visit_date')],
  ] as const
  const future = visits.filter(([, date]) => today !== '' && date > today).map(([key]) => key)
  return future.length > 0 ? trip('A visit is dated in the future.', ...future) : null
}
