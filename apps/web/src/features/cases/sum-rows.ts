import { formatNumber, formatRupees, type Figure, type Valuation } from '@parakh/contracts'

/** A figure under its label, as it is read. */
export type SumRow = { label: string; text: string }

/** What follows from the valuation beside its total: realisable and forced value, depreciation, area adopted and the like, known ones only. */
export const sumRows = (sums: Valuation): SumRow[] => {
  const forcedPercent = sums.forcedPercent.value === null ? '' : ` (${formatNumber(sums.forcedPercent.value)} %)`
  const rows: (SumRow | null)[] = [
    sums.asIs && figureRow(sums.asIs),
    figureRow(sums.realisable),
    row(`${sums.forced.label}${forcedPercent}`, sums.forced.value, formatRupees),
    figureRow(sums.lendingBase),
    figureRow(sums.guideline),
    row('Market over guideline', sums.guidelineVariancePercent, percent),
    figureRow(sums.reconstruction),
    row('Depreciation', sums.depreciation.value, percent),
    row('Residual life', sums.residualLifeYears, (years) => `${formatNumber(years)} years`),
    row('Progress of construction', sums.progress.value, percent),
    sums.area && row(`Area adopted (${sums.area.source})`, sums.area.sqft, (sqft) => `${formatNumber(sqft)} sq ft`),
    figureRow(sums.ifCutting),
  ]
  return rows.filter((one) => one !== null)
}

const percent = (value: number): string => `${formatNumber(value)} %`

const row = (label: string, value: number | null, format: (value: number) => string): SumRow | null =>
  value === null ? null : { label, text: format(value) }

const figureRow = ({ label, value, stands, computed }: Figure): SumRow | null =>
  row(stands === 'typed' && computed !== null ? `${label} (typed)` : label, value, formatRupees)
