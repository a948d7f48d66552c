import { visibleCase, visibleIntake, type Case, type CaseRow, type Role } from '@parakh/contracts'
import { unsearched, type CaseRecord } from './case.schema.ts'

const rowOf = (record: CaseRecord) => ({
  _id: record._id.toHexString(),
  status: record.status,
  created_at: record.created_at.toISOString(),
  updated_at: record.updated_at.toISOString(),
  status_since: record.status_since.toISOString(),
  intakeId: record.intakeId,
  intake: record.intake,
  assigned_agent: record.assigned_agent,
  assigned_drafter: record.assigned_drafter,
  docx_path: record.docx_path,
  archived_from: record.archived_from,
})

/** A case as one call answers it to a role (design §3, Who sees what). */
export const wireCase = (viewer: Role, record: CaseRecord): Case => {
  const { document, sent_back, agent_updates, drafter_updates } = record
  const state = document && { state: document.state, error: document.error, ts: document.ts }
  return visibleCase(viewer, { ...rowOf(record), document: state, sent_back, agent_updates, drafter_updates })
}

/** A case as lists answer it to a role. */
export const wireRow =
  (viewer: Role) =>
  (record: CaseRecord): CaseRow => ({ ...rowOf(record), intake: visibleIntake(viewer, record.intake) })

/** What lists read of a case. */
export const rowProjection = {
  agent_updates: 0,
  drafter_updates: 0,
  sent_back: 0,
  document: 0,
  chain: 0,
  initiator_ids: 0,
  ...unsearched,
} as const
