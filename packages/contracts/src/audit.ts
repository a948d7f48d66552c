import { z } from 'zod'
import { allCaseActions, caseActions, type AuditIcon } from './case-actions.ts'
import { allIntakeActions, intakeActions } from './intake-actions.ts'
import { actorRoleSchema } from './roles.ts'
import { timeSchema } from './ids.ts'

type AuditRow = { label: string; icon: AuditIcon }
const rowsOf = <K extends string>(keys: readonly K[], table: Record<K, AuditRow>) =>
  Object.fromEntries(keys.map((key) => [key, { label: table[key].label, icon: table[key].icon }])) as Record<K, AuditRow>

/** What the audit trail of a case or an intake may name: every action, and what is no action. */
export const auditActions = {
  ...rowsOf(allCaseActions, caseActions),
  ...rowsOf(allIntakeActions, intakeActions),
  create_intake: { label: 'Intake created', icon: 'plus' },
  create_case: { label: 'Case created', icon: 'plus' },
  fail_doc: { label: 'Document failed', icon: 'file' },
  download_doc: { label: 'Document downloaded', icon: 'download' },
} as const satisfies Record<string, AuditRow>
export type AuditAction = keyof typeof auditActions

/** Names for what is no action of a table, for the code that records it. */
export const auditAction = {
  create_intake: 'create_intake',
  create_case: 'create_case',
  fail_doc: 'fail_doc',
  download_doc: 'download_doc',
} as const

/** What people read for an action; an unknown one shows as its raw text. */
export const auditLabel = (action: string): string => (action in auditActions ? auditActions[action as AuditAction].label : action)

/** Old and new value of each changed key; null is 'was empty'. */
export const changesSchema = z.record(z.string(), z.object({ old: z.unknown(), new: z.unknown() }))
export type Changes = z.infer<typeof changesSchema>

/** One entry of a chain (design §3, Audit). */
export const auditEntrySchema = z.object({
  action: z.string(),
  ts: timeSchema,
  actor_id: z.string().nullable(),
  actor_role: actorRoleSchema,
  keys: z.array(z.string()),
  changes: changesSchema.optional(),
  seq: z.number().int().min(1),
  prev_hash: z.string(),
  hash: z.string(),
})
export type AuditEntry = z.infer<typeof auditEntrySchema>

/** `prev_hash` of a chain's first entry. */
export const chainStart = '0'.repeat(64)

const sortKeys = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sortKeys)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, v]) => v !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
      .map(([k, v]) => [k, sortKeys(v)]),
  )
}

/**
 * The text whose SHA-256 (hex) is an entry's `hash`: all of the entry but the hash, with the name of its chain, keys sorted.
 * Who alters or removes an entry breaks every later `prev_hash`.
 */
export const auditHashText = (chain: string, entry: Omit<AuditEntry, 'hash'>): string => {
  const { action, ts, actor_id, actor_role, keys, changes, seq, prev_hash } = entry
  return JSON.stringify(sortKeys({ chain, action, ts, actor_id, actor_role, keys, changes, seq, prev_hash }))
}

/** What the log of sign-ins and user changes may name (design §3, Audit). */
export const logActions = {
  sign_in: { label: 'Signed in' },
  sign_in_refused: { label: 'Sign-in refused' },
  create_user: { label: 'User created' },
  change_user: { label: 'User changed' },
  change_password: { label: 'Password changed' },
  change_image: { label: 'Photo changed' },
  remove_image: { label: 'Photo removed' },
  seed_users: { label: 'Sample users made' },
} as const
export type LogAction = keyof typeof logActions
export const allLogActions = Object.keys(logActions) as [LogAction, ...LogAction[]]

export const logEntrySchema = z.object({
  action: z.enum(allLogActions),
  ts: timeSchema,
  actor_id: z.string().nullable(),
  actor_role: actorRoleSchema,
  user_id: z.string().nullable(),
  keys: z.array(z.string()),
  changes: changesSchema.optional(),
})
export type LogEntry = z.infer<typeof logEntrySchema>
