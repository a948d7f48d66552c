/** As much of a JSON Schema as the page tells. */
export type Schema = {
  $ref?: string
  type?: string | string[]
  format?: string
  enum?: string[]
  const?: unknown
  anyOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  additionalProperties?: boolean | Schema
  required?: string[]
  description?: string
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
}

/** The name that a reference ends in. */
export const nameOfRef = ({ $ref }: Schema): string | undefined => $ref?.split('/').at(-1)

/** A JSON Schema in few words. */
export const kindWords = (schema: Schema): string => {
  const { type, format, items, anyOf } = schema
  if (anyOf) return [...new Set(anyOf.filter((one) => one.const !== '').map(kindWords))].join(' or ')
  if (schema.enum) return schema.enum.join(' | ')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.properties) return `{ ${Object.keys(schema.properties).join(', ')} }`
  if (type === 'array') return `array of ${kindWords(items ?? {})}`
  if (typeof schema.additionalProperties === 'object') return `object: key to ${kindWords(schema.additionalProperties)}`
  const name = nameOfRef(schema) ?? [type ?? 'any value'].flat().join(' or ')
  return [name, format, rangeWords(schema), lengthWords(schema)].filter(Boolean).join(', ')
}

// zod bounds every integer by what a double holds exactly
const isBound = (limit: number | undefined): limit is number => limit !== undefined && Math.abs(limit) < Number.MAX_SAFE_INTEGER

const rangeWords = ({ minimum, maximum }: Schema): string => {
  if (isBound(minimum)) return isBound(maximum) ? `${minimum} to ${maximum}` : `at least ${minimum}`
  return isBound(maximum) ? `at most ${maximum}` : ''
}

const lengthWords = ({ minLength, maxLength }: Schema): string => {
  if (maxLength === undefined) return minLength === undefined ? '' : `at least ${minLength} characters`
  return `${minLength === undefined ? 'at most' : `${minLength} to`} ${maxLength} characters`
}
