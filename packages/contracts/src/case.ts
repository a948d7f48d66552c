import { z } from 'zod'
import { caseStatusSchema } from './case-status.ts'
import { agentFields } from './fields/agent.ts'
import { checkedFields } from './fields/checked-fields.ts'
import { fieldValueSchema } from './fields/field-value.ts'
import { drafterFields } from './fields/drafter.ts'
import { idSchema, timeSchema } from './ids.ts'
import { limits } from './limits.ts'
import { wellFormed } from './well-formed.ts'

const assigned = z.object({ user_id: idSchema, name: z.string() })
const values = z.record(z.string(), fieldValueSchema)

/** A point on the map, degrees in WGS 84. */
export const locationSchema = z.object({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) })
const shotLocation = locationSchema.extend({ accuracy: z.number().min(0).optional() })

/** A photo of the site (design §3, Uploads): `shot` names what it shows, position and time are those of the shutter. */
export const caseImageSchema = z.object({
  _id: idSchema,
  filename: z.string(),
  caption: z.string().nullable(),
  shot: z.string().nullable(),
  taken_at: timeSchema.nullable(),
  location: shotLocation.nullable(),
})
export type CaseImage = z.infer<typeof caseImageSchema>

/** What an agent may say of a photo, at the upload (`meta`, in the order of the files) or later. */
export const imageMetaBody = z.strictObject({
  caption: wellFormed(z.string().trim().max(limits.images.captionChars)).nullable().optional(),
  shot: wellFormed(z.string().trim().max(limits.images.captionChars)).nullable().optional(),
  taken_at: timeSchema.nullable().optional(),
  location: z.strictObject(shotLocation.shape).nullable().optional(),
})
export type ImageMeta = z.infer<typeof imageMetaBody>

/** The text parts beside the photos: `meta` is a JSON array in the order of the files. */
export const uploadImagesBody = z.strictObject({
  meta: z
    .string()
    .max(limits.images.metaChars)
    .transform((text, ctx): unknown => {
      try {
        return JSON.parse(text)
      } catch {
        ctx.addIssue({ code: 'custom', message: 'meta is no JSON array' })
        return z.NEVER
      }
    })
    .pipe(z.array(imageMetaBody).max(limits.files.maxPerCall))
    .optional(),
})

export const agentUpdatesSchema = z.object({
  fields: values,
  location: locationSchema.nullable(),
  landmark: z.string().nullable(),
  images: z.array(caseImageSchema),
})
export const drafterUpdatesSchema = z.object({ fields: values })

const sentBackSchema = z.object({ reason: z.string(), keys: z.array(z.string()), by: assigned, ts: timeSchema })

/** Where the writing of the document stands, for the document page and READY_FOR_DOC (design §3, Cases). */
const documentStateSchema = z.object({ state: z.enum(['ordered', 'written', 'failed']), error: z.string().nullable(), ts: timeSchema })

/** Times of a case by which lists are sorted: the last change, its making, and since when it stands in its status. */
export const caseTimes = ['updated_at', 'created_at', 'status_since'] as const
export type CaseTime = (typeof caseTimes)[number]

/** A case as one call answers it; what a role may not see is left out (design §3, Who sees what). */
export const caseSchema = z.object({
  _id: idSchema,
  status: caseStatusSchema,
  created_at: timeSchema,
  updated_at: timeSchema,
  status_since: timeSchema,
  intakeId: idSchema,
  intake: z.looseObject({
    id: idSchema,
    application_number: z.string().optional(),
    applicant_name: z.string().optional(),
    pincode: z.string().optional(),
  }),
  assigned_agent: assigned.nullable(),
  assigned_drafter: assigned.nullable(),
  docx_path: z.string().nullable(),
  document: documentStateSchema.nullable(),
  sent_back: sentBackSchema.nullable().optional(),
  archived_from: caseStatusSchema.nullable(),
  agent_updates: agentUpdatesSchema.optional(),
  drafter_updates: drafterUpdatesSchema.optional(),
})
export type Case = z.infer<typeof caseSchema>

/** A case as lists answer it. */
export const caseRowSchema = caseSchema.omit({ agent_updates: true, drafter_updates: true, sent_back: true, document: true })
export type CaseRow = z.infer<typeof caseRowSchema>

export const caseCountsSchema = z.object({ active: z.number().int(), inactive: z.number().int(), archived: z.number().int() })

/** Body of PATCH /cases/{id}/agent: landmark and position may stand beside or within `fields` (design §3, Ids). */
export const saveAgentBody = z
  .strictObject({
    fields: z.record(z.string(), z.unknown()).optional(),
    landmark: z.unknown().optional(),
    latitude: z.unknown().optional(),
    longitude: z.unknown().optional(),
  })
  .transform(({ fields, ...beside }) => ({ ...beside, ...fields }))
  .pipe(checkedFields(agentFields))

export const saveDrafterBody = z
  .strictObject({ fields: z.record(z.string(), z.unknown()) })
  .transform((body) => body.fields)
  .pipe(checkedFields(drafterFields))
export const saveDrafterReply = z.object({ drafter_updates: drafterUpdatesSchema })

export const assignAgentBody = z.strictObject({ user_id: idSchema.nullable() })

const sendBackKeys = new Set<string>(agentFields.map((field) => field.key))
export const sendBackBody = z.strictObject({
  reason: wellFormed(z.string().trim().min(1, 'say what the agent is to mend').max(limits.sendBack.reasonChars)),
  keys: z
    .array(z.string().refine((key) => sendBackKeys.has(key), 'is not a site field'))
    .max(sendBackKeys.size)
    .optional(),
})
export type SendBackBody = z.infer<typeof sendBackBody>
