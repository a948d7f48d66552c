import { z } from 'zod'
import { checkedFields, checkFields } from './fields/checked-fields.ts'
import { fieldOf } from './fields/derive.ts'
import { intakeFields } from './fields/intake.ts'
import { fieldValueSchema } from './fields/field-value.ts'
import { idSchema, timeSchema } from './ids.ts'
import { intakeStatusSchema } from './intake-actions.ts'
import { limits } from './limits.ts'
import { utf8Bytes } from './text-size.ts'
import { wellFormed } from './well-formed.ts'

/** What stands behind one value: how sure, from where, who (spec §3). */
export const fieldMetaSchema = z.object({
  conf: z.number().min(0).max(1).optional(),
  source: wellFormed(z.string().max(limits.fields.noteChars)).optional(),
  notes: wellFormed(z.string().max(limits.fields.textChars)).optional(),
  updated_by: z.string().optional(),
  ts: timeSchema.optional(),
  raw: z.unknown().optional(),
})
export type FieldMeta = z.infer<typeof fieldMetaSchema>

const person = z.object({ name: z.string(), user_id: idSchema })

export const intakeSchema = z.object({
  _id: idSchema,
  status: intakeStatusSchema,
  archived: z.boolean(),
  case_id: idSchema.nullable(),
  /** Whether the asking user may open the case made of it (design §3, Who sees what). */
  case_visible: z.boolean(),
  initiator: person,
  created_at: timeSchema,
  updated_at: timeSchema,
  fields: z.record(z.string(), fieldValueSchema),
  field_meta: z.record(z.string(), fieldMetaSchema),
  extra: z.record(z.string(), z.unknown()),
})
export type Intake = z.infer<typeof intakeSchema>

const extraBytes = (value: unknown): number => utf8Bytes(JSON.stringify(value))

/** Body of POST /intakes: the intake's fields beside `field_meta` and `extra` (spec §7). Defaults are the server's to fill in. */
export const createIntakeBody = z
  .looseObject({
    field_meta: z.record(z.string(), z.strictObject(fieldMetaSchema.shape)).optional(),
    extra: z
      .record(z.string(), z.unknown())
      .refine((extra) => extraBytes(extra) <= limits.fields.extraBytes, `at most ${limits.fields.extraBytes} bytes`)
      .optional(),
  })
  .transform(({ field_meta = {}, extra = {}, ...given }, ctx) => {
    const { problems, ...fields } = checkFields(intakeFields, given)
    for (const { key, problem } of problems) ctx.addIssue({ code: 'custom', path: [key], message: problem })
    for (const key of Object.keys(field_meta))
      if (!fieldOf(intakeFields, key))
        ctx.addIssue({ code: 'custom', path: ['field_meta', key], message: 'There is no such field here; leave it out.' })
    return { fields, field_meta, extra }
  })
export type CreateIntakeBody = z.infer<typeof createIntakeBody>

/** Body of PATCH /intakes/{id}/fields: field keys to values; null or '' clears. */
export const patchIntakeBody = checkedFields(intakeFields)

export const submitIntakeReply = z.object({ case: z.object({ _id: idSchema }) })
