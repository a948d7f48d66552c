import { role, type Intake, type Role } from '@parakh/contracts'
import { unsearched, type IntakeRecord } from './intake.schema.ts'

type Viewer = { id: string; role: Role }

/** What lists read of an intake. */
export const rowProjection = { ...unsearched, chain: 0 } as const

/** An intake as the API answers it; View Case only where the case is the viewer's to see (design §3, Who sees what). */
export const wireIntake =
  (viewer: Viewer) =>
  (record: IntakeRecord): Intake => {
    const isMine = viewer.role === role.ADMIN || record.initiator.user_id === viewer.id || record.submitted_by === viewer.id
    return {
      _id: record._id.toHexString(),
      status: record.status,
      archived: record.archived,
      case_id: record.case_id,
      case_visible: record.case_id !== null && isMine,
      initiator: record.initiator,
      created_at: record.created_at.toISOString(),
      updated_at: record.updated_at.toISOString(),
      fields: record.fields,
      field_meta: record.field_meta,
      extra: record.extra,
    }
  }

/** An intake as lists answer it: without where each value was read, which is a hundred times the rest. */
export const wireIntakeRow =
  (viewer: Viewer) =>
  (record: IntakeRecord): Intake => {
    const metas = Object.entries(record.field_meta).map(([key, { raw: _raw, ...meta }]) => [key, meta])
    return { ...wireIntake(viewer)(record), field_meta: Object.fromEntries(metas) as Intake['field_meta'] }
  }
