import { z } from 'zod'

type StatusRow = {
  label: string
  /** Which part of the work the case is in. */
  stage: 'fresh' | 'agent' | 'drafter' | 'archived'
  /** Colour of the status badge. */
  tone: 'grey' | 'blue' | 'amber' | 'indigo' | 'green' | 'slate'
  /** Whether the intake's fields and files may still be corrected (design §3, Intakes). */
  intakeOpen: boolean
}

/** The eight statuses of a case in the order of its life (spec §4). */
export const caseStatuses = {
  NEW: { label: 'New', stage: 'fresh', tone: 'grey', intakeOpen: true },
  ASSIGNED_TO_AGENT: { label: 'Assigned to Agent', stage: 'agent', tone: 'blue', intakeOpen: true },
  AGENT_IN_PROGRESS: { label: 'Agent In Progress', stage: 'agent', tone: 'blue', intakeOpen: true },
  READY_FOR_DRAFTER: { label: 'Ready for Drafter', stage: 'drafter', tone: 'amber', intakeOpen: true },
  DRAFTER_IN_PROGRESS: { label: 'Drafter In Progress', stage: 'drafter', tone: 'amber', intakeOpen: true },
  READY_FOR_DOC: { label: 'Ready for Document', stage: 'drafter', tone: 'indigo', intakeOpen: false },
  DOC_GENERATED: { label: 'Document Generated', stage: 'drafter', tone: 'green', intakeOpen: false },
  ARCHIVED: { label: 'Archived', stage: 'archived', tone: 'slate', intakeOpen: false },
} as const satisfies Record<string, StatusRow>

export type CaseStatus = keyof typeof caseStatuses
export type CaseStage = StatusRow['stage']
export const allCaseStatuses = Object.keys(caseStatuses) as CaseStatus[]
export const caseStatusSchema = z.enum(allCaseStatuses as [CaseStatus, ...CaseStatus[]])
/** Names for the statuses, for the rare place that must name one. */
export const caseStatus = Object.fromEntries(allCaseStatuses.map((s) => [s, s])) as { [S in CaseStatus]: S }

/** What people read for a status; an unknown one shows as its raw text (spec §4). */
export const caseStatusLabel = (status: string): string => (status in caseStatuses ? caseStatuses[status as CaseStatus].label : status)

/** Place of a status in the flow, unknown ones last (spec §4, Analytics). */
export const caseStatusOrder = (status: string): number => {
  const at = allCaseStatuses.indexOf(status as CaseStatus)
  return at < 0 ? allCaseStatuses.length : at
}
