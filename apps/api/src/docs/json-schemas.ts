import * as contracts from '@parakh/contracts'
import { z } from 'zod'

export type Json = Record<string, unknown>
type Direction = 'input' | 'output'

/** Schemas that openapi.json tells once, by name; everything else stands where it is used. */
const named = {
  Agent: contracts.agentSchema,
  AuditEntry: contracts.auditEntrySchema,
  Case: contracts.caseSchema,
  CaseImage: contracts.caseImageSchema,
  CaseRow: contracts.caseRowSchema,
  CaseStatus: contracts.caseStatusSchema,
  Error: contracts.errorReply,
  FieldValue: contracts.fieldValueSchema,
  Intake: contracts.intakeSchema,
  IntakeFile: contracts.intakeFileSchema,
  IntakeStatus: contracts.intakeStatusSchema,
  LogEntry: contracts.logEntrySchema,
  OcrStatus: contracts.ocrStatusReply,
  Role: contracts.roleSchema,
  User: contracts.userSchema,
  ...contracts.fieldForms,
} as const

const names = z.registry<{ id: string }>()
for (const [id, schema] of Object.entries(named)) names.add(schema, { id })

// ids are taken in either case and sent in small letters
const anyCase = { [contracts.idPattern.source]: '^[0-9a-fA-F]{24}$' }

const tidy = (zodSchema: z.core.$ZodType, json: Json, io: Direction): void => {
  Object.assign(json, z.globalRegistry.get(zodSchema as z.ZodType))
  if (io === 'input' && typeof json.pattern === 'string') json.pattern = anyCase[json.pattern] ?? json.pattern
  if (JSON.stringify(json.propertyNames) === '{"type":"string"}') delete json.propertyNames
}

const isTold = (json: object, key: string): boolean => key === 'pattern' && 'format' in json && typeof json.format === 'string'

/** The same with references into the document, and without the patterns that a format says already. */
const lifted = (json: unknown): unknown => {
  if (Array.isArray(json)) return json.map(lifted)
  if (json === null || typeof json !== 'object') return json
  return Object.fromEntries(
    Object.entries(json)
      .filter(([key]) => !isTold(json, key))
      .map(([key, value]) =>
        key === '$ref' && typeof value === 'string' ? [key, value.replace('#/$defs/', '#/components/schemas/')] : [key, lifted(value)],
      ),
  )
}

/** JSON Schemas of one document: what has a name is a reference, and is collected in `components`. */
export class JsonSchemas {
  readonly components: Record<string, Json> = {}

  /** JSON Schema of a zod schema; what has no such form is any value. */
  of(schema: z.ZodType, io: Direction): Json {
    const {
      $schema: _,
      $defs = {},
      ...rest
    } = z.toJSONSchema(schema, {
      io,
      metadata: names,
      unrepresentable: 'any',
      target: 'draft-2020-12',
      override: ({ zodSchema, jsonSchema }) => tidy(zodSchema, jsonSchema as Json, io),
    }) as Json & { $defs?: Json }
    for (const [name, json] of Object.entries($defs)) this.components[name] ??= lifted(json) as Json
    return lifted(rest) as Json
  }
}
