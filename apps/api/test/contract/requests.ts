import { allRoles, allRoutes, catalogues, fieldOf, headers, type Role, type Route } from '@parakh/contracts'
import fc from 'fast-check'

export type FuzzedRequest = {
  call: string
  as: Role | null
  params: string[]
  query: Record<string, string>
  body: unknown
  key: string | null
}

const keys = Object.values(catalogues).flatMap((catalogue) => catalogue.map((field) => field.key))
const oddText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '',
    ' ',
    '0',
    '-1',
    '1e309',
    'null',
    '__proto__',
    '$gt',
    '../../etc/passwd',
    '<script>alert(1)</script>',
    '\u202eabc',
    'नमस्ते',
  ),
)
const longText = fc.constant('a'.repeat(20_001))
const oddValue = fc.oneof(
  { depthSize: 'small' },
  oddText,
  longText,
  fc.double(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.array(oddText, { maxLength: 3 }),
  fc.dictionary(oddText, fc.jsonValue({ maxDepth: 2 }), { maxKeys: 3 }),
)
const fieldMap = fc.dictionary(fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...keys) }, { weight: 1, arbitrary: oddText }), oddValue, {
  maxKeys: 6,
})
/** A value that fits a field's options or kind now and then, so that some saves succeed. */
const likely = fc.constantFrom(...keys).map((key) => {
  const field = Object.values(catalogues).flatMap((catalogue) => fieldOf(catalogue, key) ?? [])[0]
  return { [key]: field?.options?.[0] ?? '2026-11-21' }
})
const named = fc.record(
  {
    email: oddText,
    password: oddText,
    name: oddText,
    role: fc.oneof(fc.constantFrom(...allRoles), oddText),
    user_id: oddValue,
    reason: oddText,
    keys: fc.array(oddText, { maxLength: 3 }),
    service_pincodes: fc.oneof(fc.array(oddText, { maxLength: 3 }), oddText),
    is_disabled: oddValue,
    id: oddText,
    caption: oddText,
    location: oddValue,
    field_meta: oddValue,
    extra: oddValue,
    fields: fc.oneof(fieldMap, likely, oddValue),
  },
  { requiredKeys: [] },
)
const body = fc.oneof(named, fieldMap, likely, fc.jsonValue({ maxDepth: 3 }), fc.constant(undefined))
const query = fc.dictionary(
  fc.constantFrom(
    'q',
    'limit',
    'cursor',
    'section',
    'sortBy',
    'sortDir',
    'role',
    'disabled',
    'pincode',
    'open_only',
    'archived_only',
    'size',
    'wait',
    'meta',
    'odd',
  ),
  fc.oneof(oddText, fc.constantFrom('1', '0', 'asc', 'desc', 'active', 'name', 'thumb', 'AGENT')),
  { maxKeys: 3 },
)

/** Requests over every row: right and wrong callers, ids that exist and that cannot, bodies from nearly right to absurd. */
export const requests = (as: Role | null, ids: readonly string[]): fc.Arbitrary<FuzzedRequest> =>
  fc.record({
    call: fc.constantFrom(...allRoutes.map(({ name }) => name)),
    as: fc.constant(as),
    params: fc.array(
      fc.oneof(
        { weight: 5, arbitrary: fc.constantFrom(...ids) },
        { weight: 1, arbitrary: oddText.filter((text) => text.trim() !== '' && text.isWellFormed()) },
      ),
      {
        minLength: 2,
        maxLength: 2,
      },
    ),
    query,
    body,
    key: fc.option(fc.constantFrom('once', 'twice', 'x'.repeat(256)), { freq: 3 }),
  })

const rows = new Map(allRoutes.map(({ name, route }) => [name, route]))
const rowOf = (call: string): Route => {
  const row = rows.get(call)
  if (!row) throw new Error(`${call} is no call`)
  return row
}

/** The address of a request below the API's base. */
export const addressOf = ({ call, params, query: asked }: FuzzedRequest): string => {
  let at = 0
  const path = rowOf(call).path.replace(/:\w+/g, () => encodeURIComponent(params[at++] ?? ''))
  const search = new URLSearchParams(Object.entries(asked).map(([name, value]): [string, string] => [name, value.toWellFormed()]))
  return search.size ? `${path}?${search.toString()}` : path
}

/** What fetch needs to send it: JSON, or a multipart form where the row takes files. */
export const initOf = ({ call, body: content, key }: FuzzedRequest): RequestInit => {
  const { method, files } = rowOf(call)
  const idempotency: Record<string, string> = key ? { [headers.idempotencyKey]: key } : {}
  if (method === 'GET' || content === undefined) return { method, headers: idempotency }
  if (!files) return { method, headers: { 'content-type': 'application/json', ...idempotency }, body: JSON.stringify(content) }
  const form = new FormData()
  const parts = content !== null && typeof content === 'object' ? Object.entries(content) : []
  for (const [name, value] of parts)
    form.append(name.toWellFormed() || 'x', typeof value === 'string' ? value.toWellFormed() : JSON.stringify(value))
  form.append(files.part, new File([JSON.stringify(content)], 'odd name.txt', { type: 'text/plain' }))
  return { method, headers: idempotency, body: form }
}
