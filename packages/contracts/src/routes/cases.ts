import { z } from 'zod'
import { auditEntrySchema } from '../audit.ts'
import {
  agentUpdatesSchema,
  assignAgentBody,
  caseCountsSchema,
  caseImageSchema,
  caseRowSchema,
  caseSchema,
  caseTimes,
  imageMetaBody,
  saveAgentBody,
  saveDrafterBody,
  saveDrafterReply,
  sendBackBody,
  uploadImagesBody,
} from '../case.ts'
import { roleMay, type CaseAction } from '../case-actions.ts'
import { sections } from '../case-views.ts'
import { imageKinds } from '../files.ts'
import { limits } from '../limits.ts'
import { allRoles, role } from '../roles.ts'
import { fieldBodies, flag, ok, paging, route, search, sortDir } from './route.ts'

const admin = [role.ADMIN] as const
/** What a call does to a case and who may: those of the action's row, so that neither table can drift. */
const doing = <const Does extends readonly [CaseAction, ...CaseAction[]]>(...does: Does) => ({
  by: allRoles.filter((one) => roleMay(does[0], one)),
  does,
})

const casesQuery = z.strictObject({
  ...paging,
  q: search.optional(),
  include_archived: flag.optional(),
  section: z.enum(sections).optional(),
  sortBy: z.enum(caseTimes).optional(),
  sortDir: sortDir.optional(),
})
const imageQuery = z.strictObject({ size: z.enum(['thumb', 'report']).optional() })
const photos = { part: 'files', max: limits.files.maxPerCall, kinds: imageKinds, required: true } as const
const act = { method: 'POST', reply: caseSchema } as const

/** Cases: reading, the agent's part, the drafter's part, the admin's (spec §7, Cases). */
export const caseRoutes = {
  cases: {
    list: route({
      method: 'GET',
      path: '/cases',
      by: allRoles,
      summary: 'Cases',
      query: casesQuery,
      reply: z.array(caseRowSchema),
      paged: true,
    }),
    counts: route({
      method: 'GET',
      path: '/cases/counts',
      by: allRoles,
      summary: 'How many cases each section holds',
      reply: caseCountsSchema,
    }),
    get: route({ method: 'GET', path: '/cases/:id', by: allRoles, summary: 'One case', reply: caseSchema }),
    archive: route({
      ...act,
      path: '/cases/:id/archive',
      ...doing('archive'),
      summary: 'Archive a case',
    }),
    restore: route({
      ...act,
      path: '/cases/:id/restore',
      ...doing('restore'),
      summary: 'Restore an archived case',
    }),
    audit: route({
      method: 'GET',
      path: '/cases/:id/audit',
      by: admin,
      summary: 'Audit trail of a case, newest first',
      query: z.strictObject(paging),
      reply: z.array(auditEntrySchema),
      paged: true,
    }),
    assignAgent: route({
      method: 'PATCH',
      path: '/cases/:id/assign-agent',
      ...doing('assign_agent', 'remove_agent'),
      summary: 'Assign or change the agent; null removes them',
      body: assignAgentBody,
      reply: caseSchema,
      refuses: ['NOT_ASSIGNABLE'],
    }),
    assignDrafter: route({
      ...act,
      path: '/cases/:id/assign/drafter/:userId',
      ...doing('assign_drafter'),
      summary: 'Assign or change the drafter',
      refuses: ['NOT_ASSIGNABLE'],
    }),
    unassignDrafter: route({
      ...act,
      path: '/cases/:id/unassign/drafter',
      ...doing('unassign_drafter'),
      summary: 'Unassign the drafter',
    }),
  },
  site: {
    save: route({
      method: 'PATCH',
      path: '/cases/:id/agent',
      ...doing('save_agent'),
      summary: 'Save site data',
      body: saveAgentBody,
      maxBytes: fieldBodies,
      reply: caseSchema,
    }),
    submit: route({
      ...act,
      path: '/cases/:id/agent/submit',
      ...doing('submit_agent'),
      summary: 'Submit to the drafter',
    }),
    addImages: route({
      method: 'POST',
      path: '/cases/:id/images',
      ...doing('add_images'),
      summary: 'Add photos of the site',
      body: uploadImagesBody,
      files: photos,
      reply: agentUpdatesSchema.pick({ images: true }),
      status: 201,
      creates: true,
      refuses: ['FILES_FULL'],
    }),
    image: route({
      method: 'GET',
      path: '/cases/:id/images/:imageId',
      by: [role.ADMIN, role.AGENT, role.DRAFTER],
      summary: 'A photo of the site',
      query: imageQuery,
      reply: 'file',
      sends: imageKinds,
    }),
    patchImage: route({
      method: 'PATCH',
      path: '/cases/:id/images/:imageId',
      ...doing('edit_image'),
      summary: 'Change caption, shot, time or position of a photo',
      body: imageMetaBody,
      reply: caseImageSchema,
    }),
    deleteImage: route({
      method: 'DELETE',
      path: '/cases/:id/images/:imageId',
      ...doing('delete_image'),
      summary: 'Delete a photo',
      reply: ok,
    }),
  },
  draft: {
    save: route({
      method: 'PATCH',
      path: '/cases/:id/drafter',
      ...doing('save_drafter'),
      summary: "Save the drafter's fields",
      body: saveDrafterBody,
      maxBytes: fieldBodies,
      reply: saveDrafterReply,
    }),
    sendBack: route({
      ...act,
      path: '/cases/:id/send-back',
      ...doing('send_back'),
      summary: 'Send the case back to the agent',
      body: sendBackBody,
    }),
    preview: route({
      method: 'POST',
      path: '/cases/:id/generate-doc-preview',
      ...doing('preview_doc'),
      summary: 'The document as it stands, marked PREVIEW',
      reply: 'file',
      sends: ['docx'],
      refuses: ['DOCUMENT_FAILED'],
    }),
    final: route({
      ...act,
      path: '/cases/:id/generate-doc-final',
      ...doing('submit_drafter'),
      summary: 'Final submit: 200 once the document is written, 202 while it is not',
      query: z.strictObject({ meta: z.string().max(10).optional() }),
      orders: true,
      refuses: ['DOCUMENT_FAILED'],
    }),
    document: route({
      method: 'GET',
      path: '/cases/:id/doc',
      by: allRoles,
      summary: 'Download the document',
      reply: 'file',
      sends: ['docx'],
      refuses: ['NO_DOCUMENT'],
    }),
  },
} as const
