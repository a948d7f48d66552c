import fc from 'fast-check'
import { z } from 'zod'

/** As much of JSON Schema as the contracts' schemas come to. */
export type JsonSchema = {
  type?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  additionalProperties?: JsonSchema | boolean
  items?: JsonSchema
  pattern?: string
  format?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  maxItems?: number
}

export const schemaOf = (schema: z.ZodType): JsonSchema => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema

/** Words that people write and programs trip over; each is a text that any line of text may hold. */
const words = fc.constantFrom(
  'Asha Rao',
  'नमस्ते दुनिया',
  'G+2',
  "O'Brien & Sons <b>",
  '37 x 27',
  'क्‍ष',
  '🏠 घर',
  '.*+?^${}()|[]\\',
  '../../etc/passwd',
  '%00%0a',
  '٣٤',
  'null',
  '0',
  '\u202eabc',
)
const plain = fc.string({ minLength: 1, maxLength: 12, unit: 'grapheme-ascii' }).map((text) => text.trim() || 'a')
const text = fc.oneof(words, plain)
const time = fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }).map((date) => date.toISOString())

const textOf = ({ format, pattern, minLength = 0, maxLength = 60 }: JsonSchema): fc.Arbitrary<string> => {
  if (format === 'date-time') return time
  if (format === 'date') return time.map((given) => given.slice(0, 10))
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern))
  return text.map((given) => {
    const cut = given.slice(0, maxLength).toWellFormed().trim()
    return cut.length < Math.max(minLength, 1) ? 'long enough, all in all'.slice(0, Math.max(minLength, 4)).trim() : cut
  })
}

const numberOf = ({ type, minimum = -1e6, maximum = 1e6 }: JsonSchema): fc.Arbitrary<number> =>
  type === 'integer'
    ? fc.integer({ min: minimum, max: maximum })
    : fc.oneof(
        fc.integer({ min: Math.ceil(minimum), max: Math.floor(maximum) }),
        fc.double({ min: minimum, max: maximum, noNaN: true }).map((given) => given + 0),
      )

const keysAtMost = 8

/** Instances that the schema takes, but for what only code can say (a refinement); few of the optional keys at a time. */
export const instances = (schema: JsonSchema): fc.Arbitrary<unknown> => {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(instances))
  switch (schema.type) {
    case 'object':
      return objects(schema)
    case 'array':
      return fc.array(instances(schema.items ?? {}), { maxLength: Math.min(schema.maxItems ?? 4, 4) })
    case 'string':
      return textOf(schema)
    case 'number':
    case 'integer':
      return numberOf(schema)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return fc.oneof(text, fc.integer(), fc.constant(null))
  }
}

const objects = ({ properties = {}, required = [], additionalProperties }: JsonSchema): fc.Arbitrary<Record<string, unknown>> => {
  const optional = Object.keys(properties).filter((key) => !required.includes(key))
  const chosen = fc.subarray(optional, { maxLength: Math.min(optional.length, keysAtMost) })
  const named = chosen.chain((keys) =>
    fc.record(Object.fromEntries([...required, ...keys].map((key) => [key, instances(properties[key] ?? {})]))),
  )
  const isMap = Object.keys(properties).length === 0 && typeof additionalProperties === 'object'
  return isMap ? fc.dictionary(fc.stringMatching(/^[a-z_]{1,8}$/), instances(additionalProperties), { maxKeys: 3 }) : named
}

/** Values just outside of a schema: each bound passed by one, another kind, another shape. */
export const outside = (schema: JsonSchema): fc.Arbitrary<unknown> => {
  const beyond: unknown[] = [{ $ne: null }, [[]], true, 'nobody knows this']
  for (const one of [schema, ...(schema.anyOf ?? [])]) {
    if (one.maxLength !== undefined) beyond.push('x'.repeat(one.maxLength + 1))
    if (one.minLength !== undefined) beyond.push('x'.repeat(one.minLength - 1))
    if (one.maximum !== undefined) beyond.push(one.maximum + 1)
    if (one.minimum !== undefined) beyond.push(one.minimum - 1)
    if (one.maxItems !== undefined) beyond.push(Array.from({ length: one.maxItems + 1 }, () => '110001'))
    if (one.type === 'string') beyond.push(7)
    if (one.format === 'date') beyond.push('2026-02-30')
  }
  return fc.constantFrom(...beyond)
}
