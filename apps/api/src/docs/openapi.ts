import {
  allRoutes,
  errorReply,
  errors,
  examples,
  headers,
  limits,
  refusalsOf,
  type ErrorCode,
  type Route,
  type RouteName,
} from '@parakh/contracts'
import { JsonSchemas, type Json } from './json-schemas.ts'
import { parametersOf, requestBodyOf } from './openapi-requests.ts'
import { exampleRefusal, bracedPath, groupTitles, headerWords, whenMay, whoMay } from './told.ts'
import { successesOf } from './openapi-replies.ts'

/** The routes table as OpenAPI 3.1 (design §3, For integrations). `base` is where the API stands. */
export const openApi = (base: string): Json => {
  const schemas = new JsonSchemas()
  const error = schemas.of(errorReply, 'output')
  const paths = pathsOf(schemas, error)
  const codes = [...new Set(allRoutes.flatMap(({ route }) => refusalsOf(route)))]
  return {
    openapi: '3.1.0',
    info: { title: 'Parakh', version: '1.0.0', license: { name: 'Unlicensed', url: `${base}/docs` }, description: preface(base) },
    servers: [{ url: base }],
    tags: Object.entries(groupTitles).map(([name, description]) => ({ name, description })),
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'The token of POST /auth/login.' } },
      schemas: Object.fromEntries(Object.entries(schemas.components).sort(([a], [b]) => (a < b ? -1 : 1))),
      headers: Object.fromEntries(
        Object.entries(headerWords).map(([name, description]) => [name, { description, schema: { type: 'string' } }]),
      ),
      examples: Object.fromEntries(codes.map((code) => [code, { summary: errors[code].msg, value: exampleRefusal(code) }])),
    },
    paths,
  }
}

const preface = (base: string): string =>
  `Property-valuation console. Read ${base}/docs for a walk through it with curl. ` +
  `Sign in with POST /auth/login and send \`Authorization: Bearer {token}\`; a token lasts ${limits.signIn.tokenHours} hours. ` +
  `Lists take \`limit\` and \`cursor\` and answer \`${headers.nextCursor}\` and \`${headers.totalCount}\`. ` +
  `Calls that create take \`${headers.idempotencyKey}\`. Every refusal has the shape of \`Error\`. ` +
  'Whatever can be read by GET can be asked by HEAD. Keys that a reply does not name today may come later.'

const pathsOf = (schemas: JsonSchemas, error: Json): Json => {
  const paths: Record<string, Json> = {}
  for (const { name, route } of allRoutes) {
    const path = bracedPath(route)
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operation(schemas, error, name, route) }
  }
  return paths
}

const operation = (schemas: JsonSchemas, error: Json, name: RouteName, row: Route): Json => ({
  operationId: name.replace('.', '_'),
  tags: [name.split('.')[0]],
  summary: row.summary,
  description: `For ${whoMay(row)}. ${whenMay(row)}`.trim(),
  security: row.by === 'public' ? [] : [{ bearer: [] }],
  parameters: parametersOf(schemas, name, row),
  ...requestBodyOf(schemas, name, row),
  responses: { ...successesOf(schemas, row, examples[name]), ...refusals(row, error) },
})

/** The statuses that a row can be refused with, each with its codes. */
const refusals = (row: Route, error: Json): Json => {
  const byStatus = Map.groupBy(refusalsOf(row), (code) => errors[code].status)
  return Object.fromEntries([...byStatus].map(([status, codes]) => [status, refusalReply(status, codes, error)]))
}

const waits = new Set<number>([errors.UNAVAILABLE.status, errors.TOO_MANY_ATTEMPTS.status])

const refusalReply = (status: number, codes: ErrorCode[], error: Json): Json => ({
  description: codes.map((code) => `\`${code}\`: ${errors[code].msg}`).join('\n\n'),
  headers: headersOf(waits.has(status) ? [headers.requestId, 'Retry-After'] : [headers.requestId]),
  content: {
    'application/json': {
      schema: error,
      examples: Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
    },
  },
})

const headersOf = (names: string[]): Json => Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))
