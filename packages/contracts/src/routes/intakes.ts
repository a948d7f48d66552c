import { z } from 'zod'
import { auditEntrySchema } from '../audit.ts'
import { documentKinds, intakeFileSchema } from '../files.ts'
import { createIntakeBody, intakeSchema, patchIntakeBody, submitIntakeReply } from '../intake.ts'
import { ocrStatusQuery, ocrStatusReply, submitOcrBody, submitOcrReply } from '../jobs.ts'
import { limits } from '../limits.ts'
import { role } from '../roles.ts'
import { fieldBodies, flag, ok, paging, route, search, sortDir } from './route.ts'

const desk = [role.ADMIN, role.INITIATOR] as const
const documents = { part: 'files', max: limits.files.maxPerCall, kinds: documentKinds, required: true } as const

const intakesQuery = z.strictObject({
  ...paging,
  q: search.optional(),
  open_only: flag.optional(),
  archived_only: flag.optional(),
  sortBy: z.enum(['updated_at', 'created_at']).optional(),
  sortDir: sortDir.optional(),
})

/** Intakes, their documents and autofill (spec §7, Intakes). */
export const intakeRoutes = {
  intakes: {
    list: route({
      method: 'GET',
      path: '/intakes',
      by: desk,
      summary: 'Intakes, without the `raw` of their field_meta',
      query: intakesQuery,
      reply: z.array(intakeSchema),
      paged: true,
    }),
    create: route({
      method: 'POST',
      path: '/intakes',
      by: desk,
      summary: 'Create an intake',
      body: createIntakeBody,
      maxBytes: fieldBodies,
      reply: intakeSchema,
      status: 201,
      creates: true,
    }),
    get: route({ method: 'GET', path: '/intakes/:id', by: desk, summary: 'One intake', reply: intakeSchema }),
    patchFields: route({
      method: 'PATCH',
      path: '/intakes/:id/fields',
      by: desk,
      summary: 'Change fields of an intake',
      does: ['edit_intake'],
      body: patchIntakeBody,
      maxBytes: fieldBodies,
      reply: intakeSchema,
    }),
    archive: route({
      method: 'POST',
      path: '/intakes/:id/archive',
      by: desk,
      summary: 'Archive an intake',
      does: ['archive_intake'],
      reply: intakeSchema,
    }),
    unarchive: route({
      method: 'POST',
      path: '/intakes/:id/unarchive',
      by: desk,
      summary: 'Take an intake out of the archive',
      does: ['unarchive_intake'],
      reply: intakeSchema,
    }),
    submit: route({
      method: 'POST',
      path: '/intakes/:id/submit',
      by: desk,
      summary: 'Make a case of an intake',
      does: ['submit_intake'],
      reply: submitIntakeReply,
      creates: true,
    }),
    audit: route({
      method: 'GET',
      path: '/intakes/:id/audit',
      by: [role.ADMIN],
      summary: 'Audit trail of an intake, newest first',
      query: z.strictObject(paging),
      reply: z.array(auditEntrySchema),
      paged: true,
    }),
    files: route({
      method: 'GET',
      path: '/intakes/:id/files',
      by: desk,
      summary: 'Documents of an intake',
      reply: z.array(intakeFileSchema),
    }),
    addFiles: route({
      method: 'POST',
      path: '/intakes/:id/files',
      by: desk,
      summary: 'Add documents to an intake',
      does: ['add_intake_files'],
      files: { ...documents, whole: true },
      reply: z.array(intakeFileSchema),
      status: 201,
      creates: true,
      refuses: ['FILES_FULL'],
    }),
    deleteFile: route({
      method: 'DELETE',
      path: '/intakes/:id/files/:fileId',
      by: desk,
      summary: 'Delete a document of an intake',
      does: ['delete_intake_file'],
      reply: ok,
    }),
    viewFile: route({
      method: 'GET',
      path: '/public/intakes/:id/files/:fileId/view',
      by: 'public',
      summary: 'Show a document of an intake: the link is the right to look',
      reply: 'file',
      sends: documentKinds,
    }),
  },
  ocr: {
    submit: route({
      method: 'POST',
      path: '/intakes/ocr/parse/submit',
      by: desk,
      summary: 'Read documents and propose field values',
      body: submitOcrBody,
      files: documents,
      reply: submitOcrReply,
      status: 201,
      creates: true,
    }),
    status: route({
      method: 'GET',
      path: '/intakes/ocr/parse/status/:jobId',
      by: desk,
      summary: 'How far a reading is, and what it found',
      query: ocrStatusQuery,
      reply: ocrStatusReply,
    }),
    cancel: route({ method: 'DELETE', path: '/intakes/ocr/parse/:jobId', by: desk, summary: 'Cancel a reading', reply: ocrStatusReply }),
  },
} as const
