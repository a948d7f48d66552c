import { caseStatuses, caseStatusLabel, type CaseStatus } from '@parakh/contracts'
import { Badge, type Tone } from '../../ui/badge.tsx'

/** A case's status by its label; colour is only its second sign. */
export const CaseStatusBadge = ({ status }: { status: string }) => <Badge tone={toneOf(status)}>{caseStatusLabel(status)}</Badge>

const toneOf = (status: string): Tone => (status in caseStatuses ? caseStatuses[status as CaseStatus].tone : 'grey')
