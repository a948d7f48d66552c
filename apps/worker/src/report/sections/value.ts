import { type Figure, formatNumber, formatRupees } from '@parakh/contracts'
import type { Block, Cell, Pair, Row } from '../section.ts'
import type { FieldRef, Sheet } from '../sheet.ts'

/** The valuation table with its sum, in figures and words. */
export function valuation(sheet: Sheet): Block[] {
  const { lines, market, words, say, basis } = sheet.sums
  const rows = lines.map((line): Row => {
    const quantity = line.quantity === null ? '' : formatNumber(line.quantity, 3)
    const rate = line.rate === null ? '' : formatNumber(line.rate)
    return { cells: [line.label, quantity, line.unit, rate, formatNumber(line.amount)] }
  })
  if (lines.length > 0)
    sheet.mark(
      'drafter',
      lines.flatMap((line) => line.from).filter((key) => PRINTED_IN_LINES.test(key)),
    )
  const total: Row[] =
    market.computed === null || lines.length === 0
      ? []
      : [{ total: true, cells: [{ text: 'Total', span: 4 }, formatNumber(market.computed)] }]
  const named = sheet.take('drafter', 'area_basis') || (lines.length > 0 ? (basis ?? '') : '')
  return [
    { block: 'pairs', rows: [...(named === '' ? [] : [{ label: 'Basis of Valuation', value: named }]), ...depreciationPairs(sheet)] },
    { block: 'grid', columns: LINE_COLUMNS, rows: [...rows, ...total] },
    ...typedTotal(sheet),
    { block: 'sum', label: market.label, amount: market.value === null ? '' : formatRupees(market.value), words: words ?? '' },
    { block: 'note', text: say === null ? '' : `Say ${formatRupees(say.value)} (rounded to the nearest ${formatRupees(say.step)}).` },
  ]
}

const LINE_COLUMNS = [
  { title: 'Particulars', share: 40, names: true as const },
  { title: 'Quantity', share: 14, align: 'end' as const },
  { title: 'Unit', share: 9 },
  { title: 'Rate (₹)', share: 16, align: 'end' as const },
  { title: 'Amount (₹)', share: 21, align: 'end' as const },
]

// what a line prints digit for digit, so that it need not be printed again
const PRINTED_IN_LINES =
  /_rate$|_rate_|^floors_|^amenities_value$|^parking_value$|^other_additions_value$|^construction_sqft$|^valuation_area$/

function depreciationPairs(sheet: Sheet): Pair[] {
  const { depreciation, buildingLifeYears, residualLifeYears, lines } = sheet.sums
  const depreciated = lines.some((line) => line.of === 'building')
  const typed = sheet.pairs([
    ['drafter', 'building_age_years'],
    ['drafter', 'building_life_years'],
    ['drafter', 'salvage_percent'],
  ])
  if (!depreciated || depreciation.value === null) {
    const unused = lines.length > 0 ? ' (not applied)' : ''
    return [
      ...typed,
      ...sheet.pairs([['drafter', 'depreciation_percent']]).map(({ label, value }) => ({ label, value: `${value}${unused}` })),
    ]
  }
  sheet.mark('drafter', ['depreciation_percent'])
  const residual = residualLifeYears === null ? [] : [{ label: 'Residual Life', value: `${formatNumber(residualLifeYears)} years` }]
  const line = `straight line over ${formatNumber(buildingLifeYears)} years`
  const how = depreciation.stands === 'typed' ? assessed(depreciation, (percent) => `${formatNumber(percent)}%`) : line
  return [...typed, ...residual, { label: 'Depreciation', value: `${formatNumber(depreciation.value)}% (${how})` }]
}

function typedTotal(sheet: Sheet): Block[] {
  const { market } = sheet.sums
  const typed = sheet.take('drafter', market.key)
  if (typed === '' || market.computed === null) return []
  const text =
    market.stands === 'typed'
      ? `The value adopted, ${typed}, rounds the sum of the parts.`
      : `A value of ${typed} was entered; the sum of the parts, ${formatRupees(market.computed)}, stands.`
  return [{ block: 'note', text }]
}

/** Realisable, forced, reconstruction, as is, cutting, rent; each with where it comes from. */
export function otherValues(sheet: Sheet): Block[] {
  const { sums } = sheet
  const onCompletion = sums.asIs === null ? 'market value' : 'value on completion'
  const forcedBase = sums.settings.forcedOf === 'market' ? onCompletion : 'realisable value'
  const rows: Row[] = [
    figureRow(sums.market, 'As valued above'),
    ...(sums.asIs === null ? [] : [figureRow(sums.asIs, asIsBasis(sheet))]),
    figureRow(sums.realisable, `${formatNumber(sums.settings.realisablePercent)}% of the ${onCompletion}`),
    figureRow(sums.forced, `${formatNumber(sums.forcedPercent.value ?? 0)}% of the ${forcedBase}`),
    figureRow(sums.lendingBase, 'For the lender’s margin'),
    figureRow(sums.reconstruction, 'Building only, new, without land'),
    figureRow(sums.demolitionRisk, 'Area cut × land rate, and structure'),
    figureRow(sums.ifCutting, 'Market value less the loss'),
  ].flat()
  sheet.mark('drafter', ['realisable_value', 'reconstruction_cost', 'demolition_risk_amount', 'property_value_if_cutting'])
  if (sums.market.value !== null) sheet.mark('drafter', ['forced_sale_value_rate'])
  return [
    { block: 'grid', columns: FIGURE_COLUMNS, rows },
    {
      block: 'pairs',
      rows: sheet.pairs([
        ['drafter', 'agreement_value'],
        ['drafter', 'property_cutting_risk'],
        ['drafter', 'cut_area_sqft'],
        ['drafter', 'cut_structure_value'],
        ['drafter', 'monthly_rent'],
        ['agent', 'approx_rentals'],
      ]),
    },
  ]
}

function asIsBasis({ sums }: Sheet): string {
  const done = `${formatNumber(sums.progress.value ?? 0)}%`
  return sums.lines.some((line) => line.of === 'land') ? `Land, and ${done} of the rest` : `${done} of the value on completion`
}

const FIGURE_COLUMNS = [
  { title: 'Value', share: 36, names: true as const },
  { title: 'Amount', share: 24, align: 'end' as const },
  { title: 'Basis', share: 40 },
]

function figureRow(figure: Figure, basis: string): Row[] {
  if (figure.value === null) return []
  const amount: Cell = { text: formatRupees(figure.value), bold: true }
  return [{ cells: [figure.label, amount, figure.stands === 'typed' ? sentence(assessed(figure, formatRupees)) : basis] }]
}

// which one stands, and what the other one was
function assessed(figure: Figure, print: (value: number) => string): string {
  const other = figure.computed === null || figure.computed === figure.typed ? '' : `; computed ${print(figure.computed)}`
  return `as assessed by the valuer${other}`
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The state's own rate and how far the market is from it. */
export function guideline(sheet: Sheet): Block[] {
  const { guideline: value, guidelineVariancePercent: variance } = sheet.sums
  const circle = sheet.pairs([['drafter', 'dlc_circle_rate']])
  sheet.mark('drafter', ['guideline_value'])
  const how = value.stands === 'computed' ? 'circle rate × area adopted' : value.computed === null ? '' : assessed(value, formatRupees)
  const rows: Pair[] = [
    ...circle,
    ...(value.value === null ? [] : [{ label: 'Guideline Value', value: `${formatRupees(value.value)}${how === '' ? '' : ` (${how})`}` }]),
    ...(variance === null ? [] : [{ label: 'Market over Guideline', value: `${variance > 0 ? '+' : ''}${formatNumber(variance)}%` }]),
  ]
  const refs: FieldRef[] = [
    ['drafter', 'guideline_deviation_reason'],
    ['drafter', 'zone_no'],
    ['drafter', 'sub_registrar_office'],
    ['drafter', 'location_name'],
  ]
  return [{ block: 'pairs', rows: [...rows, ...sheet.pairs(refs)] }]
}
