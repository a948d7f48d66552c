import { allRoutes, errorReply, errors, fileKinds, headers, limits, type Route } from '@parakh/contracts'
import { z } from 'zod'

type Json = Record<string, unknown>

/** The routes table as OpenAPI 3.1 (design §3, For integrations). `base` is where the API stands. */
export const openApi = (base: string): Json => ({
  openapi: '3.1.0',
  info: {
    title: 'Parakh',
    version: '1.0.0',
    description:
      'Property-valuation console. Sign in with POST /auth/login and send `Authorization: Bearer {token}`. ' +
      `Lists take \`limit\` and \`cursor\` and answer \`${headers.nextCursor}\` and \`${headers.totalCount}\`. ` +
      `Calls that create take \`${headers.idempotencyKey}\`. Every refusal has the shape of \`Error\`.`,
  },
  servers: [{ url: base }],
  components: {
    securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
    schemas: { Error: schemaOf(errorReply, 'output') },
  },
  paths: pathsOf(allRoutes),
})

const pathsOf = (rows: typeof allRoutes): Json => {
  const paths: Record<string, Json> = {}
  for (const { name, route } of rows) {
    const path = route.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(name, route) }
  }
  return paths
}

const operation = (name: string, row: Route): Json => ({
  operationId: name.replace('.', '_'),
  tags: [name.split('.')[0]],
  summary: row.summary,
  description: row.by === 'public' ? 'Public.' : `For ${row.by.join(', ')}.`,
  security: row.by === 'public' ? [] : [{ bearer: [] }],
  parameters: [...pathParameters(row), ...queryParameters(row), ...keyParameter(row)],
  ...requestBody(row),
  responses: { [row.status ?? (row.reply === 'empty' ? 204 : 200)]: success(row), ...refusals(row) },
})

const pathParameters = (row: Route): Json[] =>
  [...row.path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', pattern: '^[0-9a-fA-F]{24}$' },
  }))

const queryParameters = (row: Route): Json[] => {
  if (!row.query) return []
  const { properties = {}, required = [] } = schemaOf(row.query, 'input') as { properties?: Record<string, Json>; required?: string[] }
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: required.includes(name), schema }))
}

const keyParameter = (row: Route): Json[] =>
  row.creates
    ? [
        {
          name: headers.idempotencyKey,
          in: 'header',
          required: false,
          schema: { type: 'string', minLength: 1, maxLength: limits.idempotency.keyChars },
        },
      ]
    : []

const requestBody = (row: Route): Json => {
  if (!row.body && !row.files) return {}
  const content: Json = {}
  if (row.body && !row.files?.required) content['application/json'] = { schema: schemaOf(row.body, 'input') }
  if (row.files) content['multipart/form-data'] = { schema: multipart(row, row.files) }
  return { requestBody: { required: true, content } }
}

const multipart = (row: Route, { part, max, kinds, required }: NonNullable<Route['files']>): Json => {
  const texts = row.body ? (schemaOf(row.body, 'input') as { properties?: Json; required?: string[] }) : {}
  const file = { type: 'string', contentMediaType: kinds.flatMap((kind) => [...fileKinds[kind].types]).join(', ') }
  const files = max === 1 ? file : { type: 'array', items: file, maxItems: max }
  return {
    type: 'object',
    properties: { ...texts.properties, [part]: files },
    required: [...(texts.required ?? []), ...(required ? [part] : [])],
  }
}

const success = (row: Route): Json => {
  const paged = row.paged ? { headers: { [headers.nextCursor]: textHeader, [headers.totalCount]: textHeader } } : {}
  if (row.reply === 'empty') return { description: 'Done.' }
  if (row.reply === 'file')
    return { description: 'The file.', content: { 'application/octet-stream': { schema: { type: 'string', contentEncoding: 'binary' } } } }
  if (row.reply === 'text') return { description: 'Text.', content: { 'text/plain': { schema: { type: 'string' } } } }
  return { description: 'Done.', ...paged, content: { 'application/json': { schema: schemaOf(row.reply, 'output') } } }
}

const textHeader = { schema: { type: 'string' } }

/** The statuses that a row can be refused with. */
const refusals = (row: Route): Json => {
  const statuses = new Set([503])
  if (row.by !== 'public') statuses.add(401)
  if (row.by !== 'public') statuses.add(403)
  if (row.query ?? row.body ?? row.files) statuses.add(400)
  if (row.path.includes(':')) statuses.add(404)
  if (row.method !== 'GET') statuses.add(409)
  if (row.body) statuses.add(422)
  if (row.body ?? row.files) statuses.add(413).add(415)
  const codes = (status: number): string[] => Object.entries(errors).flatMap(([code, error]) => (error.status === status ? [code] : []))
  return Object.fromEntries(
    [...statuses]
      .sort((a, b) => a - b)
      .map((status) => [
        status,
        { description: codes(status).join(', '), content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } },
      ]),
  )
}

/** JSON Schema of a zod schema; what has no such form is any value. */
const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' }) as Json
  return rest
}
