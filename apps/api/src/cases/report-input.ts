import type { ReportInput } from '@parakh/contracts'
import type { StoredFile } from '@parakh/file-store'
import type { CaseRecord } from './case.schema.ts'

/** Everything that the report of a case prints, as it stands now; photos by their copies for the report. */
export const reportInput = (record: CaseRecord, photos: readonly StoredFile[], agencyName: string): ReportInput => {
  const { id: _id, ...intakeFields } = record.intake
  const { fields, landmark, location, images } = record.agent_updates
  const copies = new Map(photos.map((photo) => [photo._id, photo.variants.report ?? photo._id]))
  return {
    agency_name: agencyName,
    application_number: record.intake.application_number ?? null,
    case_id: record._id.toHexString(),
    intake: { fields: intakeFields as ReportInput['intake']['fields'] },
    site: { fields, landmark, location },
    drafter: { fields: record.drafter_updates.fields },
    images: images.map(({ _id, ...image }) => ({ ...image, file_id: copies.get(_id) ?? _id })),
    agent_name: record.assigned_agent?.name ?? null,
    drafter_name: record.assigned_drafter?.name ?? null,
    generated_on: new Date().toISOString(),
  }
}
