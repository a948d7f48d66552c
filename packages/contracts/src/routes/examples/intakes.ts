import type { Example } from './example.ts'
import { auditEntries, edited, evidence, ids, intake, intakeFields, intakeFile } from './story.ts'

const running = { stage: 'parsing', file: 'letter.txt', page: 1, pages: 1, percent: 40 }
const zeroes = '0'.repeat(64)

export const intakeExamples = {
  'intakes.list': { query: { q: 'Rao', open_only: '1', sortBy: 'updated_at', sortDir: 'desc', limit: 50 }, reply: [edited] },
  'intakes.create': {
    body: {
      ...intakeFields,
      field_meta: { applicant_name: { conf: 0.97, source: 'ocr', raw: { evidence } } },
      extra: { lead: 'branch-17' },
    },
    reply: intake,
  },
  'intakes.get': { reply: edited },
  'intakes.patchFields': { body: { co_applicant_name: 'Meera Rao', developer_name: null }, reply: edited },
  'intakes.archive': { reply: { ...edited, archived: true, updated_at: '2026-11-20T06:30:00.000Z' } },
  'intakes.unarchive': { reply: { ...edited, updated_at: '2026-11-20T06:31:00.000Z' } },
  'intakes.submit': { reply: { case: { _id: ids.case } } },
  'intakes.audit': {
    query: { limit: 50 },
    reply: [
      {
        ...auditEntries[1],
        action: 'edit_intake',
        ts: edited.updated_at,
        keys: ['co_applicant_name'],
        changes: { co_applicant_name: { old: null, new: 'Meera Rao' } },
        prev_hash: zeroes,
      },
    ],
  },
  'intakes.files': { reply: [intakeFile] },
  'intakes.addFiles': { reply: [intakeFile] },
  'intakes.deleteFile': { reply: { ok: true } },
  'intakes.viewFile': {},
  'ocr.submit': { body: { langs: ['en'], fields_to_extract: 'applicant_name,pincode,application_number' }, reply: { job_id: ids.job } },
  'ocr.status': {
    query: { wait: 20 },
    reply: {
      status: 'done',
      progress: { ...running, stage: 'finalizing', percent: 100 },
      result: { applicant_name: { value: 'Asha Rao', conf: 0.97, source: 'ocr', evidence } },
    },
  },
  'ocr.cancel': { reply: { status: 'cancelled', progress: running } },
} as const satisfies Record<string, Example>
