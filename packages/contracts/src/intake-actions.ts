import { z } from 'zod'
import { allCaseStatuses, caseStatuses, type CaseStatus } from './case-status.ts'
import type { ErrorCode } from './errors.ts'
import type { Actor, ActorRole } from './roles.ts'

/** Intake statuses with label and badge colour (spec §2, §4). */
export const intakeStatuses = {
  NEW: { label: 'New', tone: 'grey', open: true },
  EDITING: { label: 'Editing', tone: 'indigo', open: true },
  CASE_CREATED: { label: 'Case Created', tone: 'green', open: false },
} as const
export type IntakeStatus = keyof typeof intakeStatuses
const allIntakeStatuses = ['NEW', 'EDITING', 'CASE_CREATED'] as const satisfies readonly IntakeStatus[]
export const intakeStatusSchema = z.enum(allIntakeStatuses) satisfies z.ZodType<IntakeStatus>
export const intakeStatus = { NEW: 'NEW', EDITING: 'EDITING', CASE_CREATED: 'CASE_CREATED' } as const satisfies { [S in IntakeStatus]: S }
/** What people read for an intake's status; an unknown one shows as its raw text. */
export const intakeStatusLabel = (status: string): string =>
  status in intakeStatuses ? intakeStatuses[status as IntakeStatus].label : status
export const openIntakeStatuses = allIntakeStatuses.filter((s) => intakeStatuses[s].open)

type IntakeRule = {
  by: readonly ActorRole[]
  moves: { readonly [S in IntakeStatus]?: IntakeStatus }
  /** Also on an archived intake. */
  archivedToo?: true
  /** Only while the case made of it may still be corrected. */
  caseOpen?: true
  label: string
  icon: 'pencil' | 'plus' | 'trash' | 'send' | 'archive' | 'undo'
}
const desk = ['ADMIN', 'INITIATOR'] as const
const change = { NEW: 'EDITING', EDITING: 'EDITING', CASE_CREATED: 'CASE_CREATED' } as const
const asItStands = { NEW: 'NEW', EDITING: 'EDITING', CASE_CREATED: 'CASE_CREATED' } as const

/** Everything that may happen to an intake (design §3, Intakes). A repeated submit answers the same case, also once archived. */
export const intakeActions = {
  edit_intake: { by: desk, moves: change, caseOpen: true, label: 'Intake corrected', icon: 'pencil' },
  add_intake_files: { by: desk, moves: change, caseOpen: true, label: 'Documents added', icon: 'plus' },
  delete_intake_file: { by: desk, moves: change, caseOpen: true, label: 'Document deleted', icon: 'trash' },
  submit_intake: { by: desk, moves: { NEW: 'CASE_CREATED', EDITING: 'CASE_CREATED' }, label: 'Intake submitted', icon: 'send' },
  archive_intake: { by: desk, moves: asItStands, archivedToo: true, label: 'Intake archived', icon: 'archive' },
  unarchive_intake: { by: desk, moves: asItStands, archivedToo: true, label: 'Intake unarchived', icon: 'undo' },
} as const satisfies Record<string, IntakeRule>
export type IntakeAction = keyof typeof intakeActions
export const allIntakeActions = Object.keys(intakeActions) as IntakeAction[]

export type IntakeState = { status: IntakeStatus; archived: boolean; case_status?: CaseStatus | null | undefined }
export type IntakeDecision = { to: IntakeStatus } | { refused: ErrorCode; status?: string; allowed?: string[] }

/** Whether an actor may do something to an intake, and the status that follows. `case_status` is that of the case made of it. */
export const decideIntake = (action: IntakeAction, actor: Actor, intake: IntakeState): IntakeDecision => {
  const rule: IntakeRule = intakeActions[action]
  if (!rule.by.includes(actor.role)) return { refused: 'FORBIDDEN' }
  const to = rule.moves[intake.status]
  if (!to) return { refused: 'WRONG_STATUS', status: intake.status, allowed: Object.keys(rule.moves) }
  if (intake.archived && !rule.archivedToo) return { refused: 'INTAKE_ARCHIVED' }
  if (rule.caseOpen && intake.case_status && !caseStatuses[intake.case_status].intakeOpen)
    return { refused: 'WRONG_STATUS', status: intake.case_status, allowed: allCaseStatuses.filter((s) => caseStatuses[s].intakeOpen) }
  return { to }
}
