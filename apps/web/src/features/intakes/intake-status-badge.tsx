import { intakeStatuses, intakeStatusLabel, type IntakeStatus } from '@parakh/contracts'
import { Badge } from '../../ui/badge.tsx'

/** Status of an intake by its label and colour (spec §2). */
export const IntakeStatusBadge = ({ status }: { status: IntakeStatus }) => (
  <Badge tone={intakeStatuses[status].tone}>{intakeStatusLabel(status)}</Badge>
)
