import { z } from 'zod'
import type { FieldValue } from './kinds.ts'

/** Any field's value, for replies and job data; what may be saved is checked by the catalogue. */
export const fieldValueSchema: z.ZodType<FieldValue> = z.union([z.string(), z.number(), z.array(z.string())])
