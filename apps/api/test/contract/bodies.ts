import {
  agentFields,
  allRoles,
  allRoutes,
  drafterFields,
  fieldMetaSchema,
  imageMetaBody,
  intakeFields,
  patchSchema,
  type Route,
} from '@parakh/contracts'
import fc from 'fast-check'
import { z } from 'zod'
import { instances, schemaOf, type JsonSchema } from './from-schema.ts'

type Body = { schema: JsonSchema; right: fc.Arbitrary<unknown> }

const rows: ReadonlyMap<string, Route> = new Map(allRoutes.map(({ name, route }) => [name, route]))
export const rowOf = (call: string): Route => {
  const row = rows.get(call)
  if (!row) throw new Error(`${call} is no call`)
  return row
}

const fieldsOf = { site: patchSchema(agentFields), draft: patchSchema(drafterFields), intake: patchSchema(intakeFields) }
const metas = fc.dictionary(
  fc.constantFrom(...intakeFields.map((field) => field.key)),
  instances(schemaOf(z.strictObject(fieldMetaSchema.shape))),
  { maxKeys: 2 },
)
/** What no schema says: bodies that are checked by a catalogue, and texts that hold something else. */
const told: Record<string, z.ZodType> = {
  'intakes.patchFields': fieldsOf.intake,
  'site.save': z.strictObject({ fields: fieldsOf.site }),
  'draft.save': z.strictObject({ fields: fieldsOf.draft }),
}

let made = 0
const pincodes = fc.constantFrom('110001', '560001', '400076')
/** By the name of a key, where its schema says too little. */
const byName: Record<string, fc.Arbitrary<unknown>> = {
  email: fc.nat(1_000_000).map((n) => `Person.${n}.${(made += 1)}@parakh.example`),
  password: fc.constant('a password of tests'),
  user_id: fc.oneof(fc.constantFrom('«agent:0»', '«agent:1»', '«drafter:0»'), fc.constant(null)),
  langs: fc.constantFrom('en', 'hi', 'en+hi', ['en', 'hin']),
  fields_to_extract: fc.constantFrom('flat', 'pincode,flat', ['pincode', 'nonsense']),
  service_pincodes: fc.array(pincodes, { maxLength: 3 }),
  'service_pincodes[]': fc.array(pincodes, { maxLength: 2 }),
  keys: fc.subarray(agentFields.map((field) => field.key).slice(0, 9)),
  id: fc.nat(1_000_000).map((n) => `AG-${n}-${(made += 1)}`),
  meta: fc.array(instances(schemaOf(imageMetaBody)), { maxLength: 1 }).map((meta) => JSON.stringify(meta)),
}

const withNames = (schema: JsonSchema): fc.Arbitrary<unknown> =>
  instances(schema).chain((body) => {
    const keys = Object.keys(body as object).filter((key) => byName[key])
    return fc.record(Object.fromEntries(keys.map((key) => [key, byName[key] as fc.Arbitrary<unknown>]))).map((named) => ({
      ...(body as object),
      ...named,
    }))
  })

// as the people of `startApp` sign in
const signIns = fc.constantFrom(...allRoles).map((one) => ({ email: `${one}.two@Parakh.example `, password: `password of ${one}` }))

const bodyOf = (name: string, given: z.ZodType): Body => {
  const schema = schemaOf(told[name] ?? given)
  if (name === 'auth.login') return { schema, right: signIns }
  if (name === 'intakes.create') {
    const fields = schemaOf(fieldsOf.intake)
    const parts = fc.tuple(
      instances(fields),
      fc.option(metas),
      fc.option(fc.dictionary(fc.stringMatching(/^[a-z]{1,5}$/), fc.jsonValue({ maxDepth: 1 }))),
    )
    const right = parts.map(([values, field_meta, extra]) => ({
      ...(values as object),
      ...(field_meta ? { field_meta } : {}),
      ...(extra ? { extra: clean(extra) } : {}),
    }))
    return { schema: { ...fields, properties: { ...fields.properties, ...schema.properties } }, right }
  }
  // what hashes is tried by 'auth.register'
  if (name === 'users.patch') return { schema, right: withNames(without(schema, 'password')) }
  return { schema, right: told[name] ? instances(schema) : withNames(schema) }
}

const without = ({ properties = {}, ...schema }: JsonSchema, left: string): JsonSchema => ({
  ...schema,
  properties: Object.fromEntries(Object.entries(properties).filter(([key]) => key !== left)),
})

// keys of a prototype are refused wherever they stand
const clean = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (key, inner: unknown) =>
    /^(__proto__|constructor|prototype|\$.*|.*\0.*)$/s.test(key) ? undefined : inner,
  )

/** For each row with a body: its schema as a caller sees it, and bodies that it takes. */
export const bodies: ReadonlyMap<string, Body> = new Map(
  allRoutes.flatMap(({ name, route }) => (route.body ? [[name, bodyOf(name, route.body)] as const] : [])),
)

/** For each row with a query. */
export const queries: ReadonlyMap<string, Body> = new Map(
  allRoutes.flatMap(({ name, route }) => {
    if (!route.query) return []
    const schema = schemaOf(route.query)
    const right = instances(schema).map((query) => {
      const { cursor, wait, ...rest } = query as { cursor?: string; wait?: number }
      return { ...rest, ...(cursor === undefined ? {} : { cursor: `«cursor:${name}»` }), ...(wait === undefined ? {} : { wait: wait % 2 }) }
    })
    return [[name, { schema, right }] as const]
  }),
)
