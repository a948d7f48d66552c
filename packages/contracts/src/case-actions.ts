import { allCaseStatuses, caseStatusLabel, type CaseStatus } from './case-status.ts'
import type { ErrorCode } from './errors.ts'
import { agentFields } from './fields/agent.ts'
import { missingRequired } from './fields/derive.ts'
import { drafterFields } from './fields/drafter.ts'
import type { FieldValues } from './fields/kinds.ts'
import { intakeStatuses, intakeStatusLabel } from './intake-actions.ts'
import { role, type Actor, type ActorRole } from './roles.ts'

/** Where a restored case goes: the status that it was archived from. */
const CAME_FROM = 'CAME_FROM'
type Moves = { readonly [S in CaseStatus]?: CaseStatus | typeof CAME_FROM }
type Rule = {
  by: readonly ActorRole[]
  moves: Moves
  /** Agent and drafter must be the ones assigned; ADMIN always is. */
  own?: true
  /** Whose required fields must be filled, or that an agent must be assigned. */
  needs?: 'agent' | 'drafter' | 'assigned_agent'
  /** Done to an archived case: where its restore leads from then on. */
  restoresTo?: CaseStatus
  /** What the audit trail calls it. */
  label: string
  icon: AuditIcon
}
export type AuditIcon = 'plus' | 'user' | 'pencil' | 'image' | 'send' | 'undo' | 'eye' | 'file' | 'archive' | 'download' | 'trash'

const stay = (...statuses: CaseStatus[]): Moves => Object.fromEntries(statuses.map((s) => [s, s]))
const go = (to: CaseStatus | typeof CAME_FROM, ...from: CaseStatus[]): Moves => Object.fromEntries(from.map((s) => [s, to]))
const except = (...left: CaseStatus[]): CaseStatus[] => allCaseStatuses.filter((s) => !left.includes(s))

const agentStage = ['ASSIGNED_TO_AGENT', 'AGENT_IN_PROGRESS'] as const
const drafterStage = ['READY_FOR_DRAFTER', 'DRAFTER_IN_PROGRESS'] as const
const docStage = ['DRAFTER_IN_PROGRESS', 'READY_FOR_DOC'] as const
const drafterOpen = except('READY_FOR_DOC', 'DOC_GENERATED', 'ARCHIVED')
const siteWork = { by: ['AGENT', 'ADMIN'], own: true, moves: go('AGENT_IN_PROGRESS', ...agentStage) } as const
const draftWork = { by: ['DRAFTER', 'ADMIN'], own: true } as const

/** Everything that may happen to a case: who, from which status to which, and what it needs (design §3). */
export const caseActions = {
  assign_agent: {
    by: ['ADMIN'],
    moves: { ...go('ASSIGNED_TO_AGENT', 'NEW'), ...stay(...agentStage) },
    label: 'Agent assigned',
    icon: 'user',
  },
  remove_agent: { by: ['ADMIN'], moves: go('NEW', ...agentStage), label: 'Agent removed', icon: 'user' },
  save_agent: { ...siteWork, label: 'Site data saved', icon: 'pencil' },
  add_images: { ...siteWork, label: 'Photos added', icon: 'image' },
  edit_image: { ...siteWork, label: 'Photo details changed', icon: 'image' },
  delete_image: { ...siteWork, label: 'Photo deleted', icon: 'trash' },
  submit_agent: { ...siteWork, moves: go('READY_FOR_DRAFTER', ...agentStage), needs: 'agent', label: 'Submitted to drafter', icon: 'send' },
  assign_drafter: { by: ['ADMIN'], moves: stay(...drafterOpen), label: 'Drafter assigned', icon: 'user' },
  unassign_drafter: {
    by: ['ADMIN'],
    moves: { ...stay(...drafterOpen), ...go('READY_FOR_DRAFTER', 'DRAFTER_IN_PROGRESS') },
    label: 'Drafter unassigned',
    icon: 'user',
  },
  save_drafter: { ...draftWork, moves: go('DRAFTER_IN_PROGRESS', ...drafterStage), label: 'Draft saved', icon: 'pencil' },
  preview_doc: { ...draftWork, moves: stay(...docStage), label: 'Document previewed', icon: 'eye' },
  submit_drafter: { ...draftWork, moves: go('READY_FOR_DOC', ...docStage), needs: 'drafter', label: 'Final submit', icon: 'send' },
  send_back: {
    ...draftWork,
    moves: go('AGENT_IN_PROGRESS', ...drafterStage),
    needs: 'assigned_agent',
    label: 'Sent back to agent',
    icon: 'undo',
  },
  finish_doc: {
    by: ['SYSTEM'],
    moves: { ...go('DOC_GENERATED', 'READY_FOR_DOC'), ...stay('ARCHIVED') },
    restoresTo: 'DOC_GENERATED',
    label: 'Document generated',
    icon: 'file',
  },
  archive: { by: ['ADMIN'], moves: go('ARCHIVED', ...except('ARCHIVED')), label: 'Case archived', icon: 'archive' },
  restore: { by: ['ADMIN'], moves: go(CAME_FROM, 'ARCHIVED'), label: 'Case restored', icon: 'undo' },
} as const satisfies Record<string, Rule>

export type CaseAction = keyof typeof caseActions
export const allCaseActions = Object.keys(caseActions) as CaseAction[]

/** What `decide` must know of a case. */
export type CaseState = {
  status: CaseStatus
  archived_from?: CaseStatus | null | undefined
  initiator_ids?: readonly string[] | undefined
  assigned_agent?: { user_id: string } | null | undefined
  assigned_drafter?: { user_id: string } | null | undefined
  agent_updates?: AgentValues | null | undefined
  drafter_updates?: { fields: FieldValues } | null | undefined
}
type AgentValues = { fields: FieldValues; landmark?: string | null | undefined; location?: { lat: number; lng: number } | null | undefined }

export type MissingField = { key: string; label: string }
export type Refusal = { refused: ErrorCode; status?: CaseStatus; allowed?: CaseStatus[]; missing?: MissingField[] }
export type Decision = { to: CaseStatus } | Refusal

/** The site fields with landmark and position, which are stored beside them (design §3, Ids). */
export const siteValues = (updates: AgentValues | null | undefined): FieldValues => ({
  ...updates?.fields,
  ...(updates?.landmark ? { landmark: updates.landmark } : {}),
  ...(updates?.location ? { latitude: updates.location.lat, longitude: updates.location.lng } : {}),
})

/** Whether a case belongs to an actor: all to ADMIN and the program, else those assigned or initiated (design §3). */
export const owns = (actor: Actor, c: CaseState): boolean => {
  if (actor.id === null || actor.role === role.ADMIN) return true
  if (actor.role === role.AGENT) return c.assigned_agent?.user_id === actor.id
  if (actor.role === role.DRAFTER) return c.assigned_drafter?.user_id === actor.id
  return c.initiator_ids?.includes(actor.id) ?? false
}

const missingFor = (needs: Rule['needs'], c: CaseState): Refusal | null => {
  if (needs === 'assigned_agent') return c.assigned_agent ? null : { refused: 'NO_AGENT' }
  if (!needs) return null
  const missing =
    needs === 'agent'
      ? missingRequired(agentFields, siteValues(c.agent_updates))
      : missingRequired(drafterFields, c.drafter_updates?.fields ?? {})
  return missing.length ? { refused: 'REQUIRED_FIELDS_MISSING', missing: missing.map(({ key, label }) => ({ key, label })) } : null
}

/** Statuses in which an action may happen. */
export const allowedStatuses = (action: CaseAction): CaseStatus[] => allCaseStatuses.filter((s) => s in caseActions[action].moves)

/** The status to which an action leads a case, which may be its own; null where it may not happen. */
export const leadsTo = (action: CaseAction, c: Pick<CaseState, 'status' | 'archived_from'>): CaseStatus | null => {
  const move = (caseActions[action].moves as Moves)[c.status]
  return move === CAME_FROM ? (c.archived_from ?? 'NEW') : (move ?? null)
}

/** What a case counts as archived from once an action is done, so that a restore leads there; null while it is not archived. */
export const archivedFromAfter = (action: CaseAction, c: Pick<CaseState, 'status' | 'archived_from'>): CaseStatus | null => {
  if (leadsTo(action, c) !== 'ARCHIVED') return null
  const { restoresTo }: Rule = caseActions[action]
  return c.status === 'ARCHIVED' ? (restoresTo ?? c.archived_from ?? null) : c.status
}

/** Whether a role may ever perform an action. */
export const roleMay = (action: CaseAction, by: ActorRole): boolean => (caseActions[action].by as readonly ActorRole[]).includes(by)

/**
 * Whether an actor may do something to a case, and the status that follows.
 * Refusals in the order of design §3: role (403), somebody else's case (404), wrong status (409), missing (422).
 */
export const decide = (action: CaseAction, actor: Actor, c: CaseState): Decision => {
  const rule: Rule = caseActions[action]
  if (!rule.by.includes(actor.role)) return { refused: 'FORBIDDEN' }
  if (rule.own && !owns(actor, c)) return { refused: 'NOT_FOUND' }
  const to = leadsTo(action, c)
  if (!to) return { refused: 'WRONG_STATUS', status: c.status, allowed: allowedStatuses(action) }
  return missingFor(rule.needs, c) ?? { to }
}

const statusName = (status: string): string => (status in intakeStatuses ? intakeStatusLabel(status) : caseStatusLabel(status))
const listed = (words: string[]): string => (words.length > 1 ? `${words.slice(0, -1).join(', ')} or ${words.at(-1)}` : (words[0] ?? ''))

/** The sentence of a refusal: names the status and those allowed, or what is missing; null where the error's own sentence says enough. */
export const refusalSentence = (refusal: { status?: string; allowed?: string[]; missing?: MissingField[] }): string | null => {
  if (refusal.missing) return `Please complete required: ${refusal.missing.map((field) => field.label).join(', ')}`
  if (!refusal.status || !refusal.allowed) return null
  return `This cannot be done while the status is ${statusName(refusal.status)}; it can be done in ${listed(refusal.allowed.map(statusName))}. Reload to see where it stands.`
}
