import { confidenceBand, confidencePercent, type ConfidenceBand } from '@parakh/contracts'
import { Badge, type Tone } from '../ui/badge.tsx'

// spec §4, Confidence colours
const tones: Record<ConfidenceBand, Tone> = { good: 'green', fair: 'amber', poor: 'red', none: 'grey' }

type ConfidenceBadgeProps = {
  /** 0 to 1; null or undefined where there is none. */
  conf: number | null | undefined
  /** Stands before the percent. */
  label?: string
  /** Makes it a button, with this as its name. */
  action?: { name: string; onClick: () => void }
}

/** How sure a value is, in percent and colour; '–' where nothing is known. */
export const ConfidenceBadge = ({ conf, label, action }: ConfidenceBadgeProps) => {
  const text = conf == null ? '–' : `${confidencePercent(conf)}%`
  const badge = (
    <Badge tone={tones[confidenceBand(conf)]} title={conf == null ? 'No confidence' : `Confidence ${text}`}>
      {label ? `${label} ${text}` : text}
    </Badge>
  )
  if (!action) return badge
  return (
    <button
      type="button"
      onClick={action.onClick}
      aria-label={`${action.name}, ${conf == null ? 'no confidence' : `confidence ${text}`}`}
      className="rounded-full"
    >
      {badge}
    </button>
  )
}
