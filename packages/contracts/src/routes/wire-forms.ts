import { z } from 'zod'
import { imageMetaBody } from '../case.ts'
import { agentFields } from '../fields/agent.ts'
import { patchSchema } from '../fields/checked-fields.ts'
import { drafterFields } from '../fields/drafter.ts'
import { intakeFields } from '../fields/intake.ts'
import { fieldMetaSchema } from '../intake.ts'
import { limits } from '../limits.ts'
import type { RouteName } from '../routes.ts'

/** Values by key of each catalogue, as calls take them: null or '' clears. */
export const fieldForms = {
  IntakeFields: patchSchema(intakeFields),
  SiteFields: patchSchema(agentFields),
  DraftFields: patchSchema(drafterFields),
} as const

const { landmark, latitude, longitude } = fieldForms.SiteFields.shape
const metaText = z
  .string()
  .max(limits.images.metaChars)
  .meta({
    description: 'A JSON array with one object for each file, in their order.',
    contentMediaType: 'application/json',
    contentSchema: z.toJSONSchema(z.array(imageMetaBody).max(limits.files.maxPerCall), { io: 'input' }),
  })

/**
 * What a body looks like on the wire, for the rows whose own schema checks by code that JSON Schema cannot tell.
 * A test proves that both accept each example.
 */
export const wireForms: { readonly [name in RouteName]?: z.ZodType } = {
  'intakes.create': fieldForms.IntakeFields.extend({
    field_meta: z
      .record(z.string(), z.strictObject(fieldMetaSchema.shape))
      .optional()
      .meta({ description: 'What stands behind a value, by field key: how sure (0 to 1), from where, notes.' }),
    extra: z
      .record(z.string(), z.unknown())
      .optional()
      .meta({ description: `Anything of yours, kept as given: at most ${limits.fields.extraBytes} bytes.` }),
  }),
  'intakes.patchFields': fieldForms.IntakeFields,
  'site.save': z.strictObject({ fields: fieldForms.SiteFields.optional(), landmark, latitude, longitude }),
  'site.addImages': z.strictObject({ meta: metaText.optional() }),
  'draft.save': z.strictObject({ fields: fieldForms.DraftFields }),
}
