import { drafterFields, fieldOf, formatNumber, formatValue, type Figure, type Valuation } from '@parakh/contracts'
import { Sigma } from 'lucide-react'
import { useSums } from './sums-context.tsx'

/** Figures that are computed and may be typed too, by the field they are typed into. */
const figures: Record<string, (sums: Valuation) => Figure | null> = {
  present_market_value_on_completion: (sums) => sums.market,
  depreciation_percent: (sums) => sums.depreciation,
  progress_percent: (sums) => sums.progress,
  realisable_value: (sums) => sums.realisable,
  forced_sale_value_rate: (sums) => sums.forcedPercent,
  reconstruction_cost: (sums) => sums.reconstruction,
  guideline_value: (sums) => sums.guideline,
  demolition_risk_amount: (sums) => sums.demolitionRisk,
  property_value_if_cutting: (sums) => sums.ifCutting,
}

/** Whether a field's value is also computed. */
export const isComputed = (key: string): boolean => key in figures || key === 'area_adopted_sqft'

/** Below a field that is also computed: what the sum says, and which of both the report prints. */
export const FigureHint = ({ fieldKey }: { fieldKey: string }) => {
  const sums = useSums()
  if (fieldKey === 'area_adopted_sqft') return <AreaHint area={sums.area} />
  const figure = figures[fieldKey]?.(sums)
  const field = fieldOf(drafterFields, fieldKey)
  if (!figure || !field || figure.computed === null) return null
  const isSame = figure.typed !== null && Math.abs(figure.typed - figure.computed) < 0.5
  return <Hint>{`Computed ${formatValue(field, figure.computed)}${standing(figure.stands, figure.typed !== null && !isSame)}`}</Hint>
}

const AreaHint = ({ area }: { area: Valuation['area'] }) =>
  area?.least ? (
    <Hint>{`Least of those known: ${formatNumber(area.least.sqft)} sq ft${standing(area.stands, area.typed !== null && area.typed !== area.least.sqft)}`}</Hint>
  ) : null

const standing = (stands: Figure['stands'], differs: boolean): string =>
  differs ? ` · the ${stands === 'typed' ? 'typed' : 'computed'} one stands` : ''

const Hint = ({ children }: { children: string }) => (
  <p className="mt-1 flex items-center gap-1 text-xs text-muted">
    <Sigma aria-hidden className="size-3 shrink-0" />
    {children}
  </p>
)
