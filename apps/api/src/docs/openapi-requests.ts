import {
  examples,
  fileKinds,
  headers,
  intakeFields,
  kindsSentence,
  labelOf,
  limits,
  searchedKeys,
  wireForms,
  type Example,
  type FileKind,
  type Route,
  type RouteFiles,
  type RouteName,
} from '@parakh/contracts'
import type { Json, JsonSchemas } from './json-schemas.ts'
import { headerWords, idInPath, idsOf } from './told.ts'

type Properties = { properties?: Record<string, Json>; required?: string[] }

/** What a call takes beside its body: ids in the path, its query, headers. */
export const parametersOf = (schemas: JsonSchemas, name: RouteName, row: Route): Json[] => [
  ...idsOf(row).map((id) => idParameter(row, id)),
  ...queryParameters(schemas, name, row, examples[name]),
  ...(row.creates ? [keyParameter] : []),
  ...(row.reply === 'file' && row.method === 'GET' ? [rangeParameter] : []),
]

const idParameter = (row: Route, name: string): Json => {
  const { words, example } = idInPath(row, name)
  return { name, in: 'path', required: true, description: words, schema: { type: 'string', pattern: '^[0-9a-fA-F]{24}$' }, example }
}

const queryParameters = (schemas: JsonSchemas, name: RouteName, row: Route, { query = {} }: Example): Json[] => {
  if (!row.query) return []
  const { properties = {}, required = [] } = schemas.of(row.query, 'input') as Properties
  return Object.entries(properties).map(([key, schema]) => ({
    name: key,
    in: 'query',
    required: required.includes(key),
    description: (key === 'q' ? searchWords[name] : undefined) ?? queryWords[key] ?? '',
    schema,
    ...(query[key] === undefined ? {} : { example: query[key] }),
  }))
}

const contains = (fields: readonly string[]): string =>
  `Rows whose ${fields.slice(0, -1).join(', ')} or ${fields.at(-1)} contains this text, whatever its case; every sign is taken as it is.`
const ofIntake = contains(searchedKeys.map((key) => labelOf(intakeFields, key)))
const searchWords: { readonly [name in RouteName]?: string } = {
  'intakes.list': ofIntake,
  'cases.list': ofIntake,
  'users.list': contains(['name', 'e-mail', 'phone']),
}

/** What a key of a query does, where the same key does the same everywhere. */
const queryWords: Readonly<Record<string, string>> = {
  limit: `Rows of a page: 1 to ${limits.lists.pageMax}, ${limits.lists.pageDefault} where it is not said.`,
  cursor: `The ${headers.nextCursor} of the page before; ask with the same filters and order.`,
  sortBy: 'Key to sort by.',
  sortDir: 'Direction: desc where it is not said.',
  disabled: '0: only enabled users, 1: only disabled ones.',
  role: 'Only users of this role.',
  pincode: 'With role=AGENT: the agents that serve this PIN code, or all where none does.',
  open_only: '1: only NEW and EDITING ones.',
  archived_only: '1: only archived ones; without it none of those.',
  include_archived: '1: archived cases too, for ADMIN.',
  section: 'A section of the dashboard, as the asking role has it.',
  size: 'A smaller copy, upright: thumb or report. Without it the original.',
  wait: `Seconds to hold the answer until something changes: 0 to ${limits.ocr.waitMaxSeconds}.`,
  meta: 'Taken and not used.',
}

const keyParameter = {
  name: headers.idempotencyKey,
  in: 'header',
  required: false,
  description: headerWords[headers.idempotencyKey],
  schema: { type: 'string', minLength: 1, maxLength: limits.idempotency.keyChars },
  example: 'lead-4711-intake',
}

const rangeParameter = {
  name: 'Range',
  in: 'header',
  required: false,
  description: 'A part of the file, as RFC 9110 has it.',
  schema: { type: 'string' },
  example: 'bytes=0-65535',
}

/** The body of a call: JSON, or multipart where files belong. */
export const requestBodyOf = (schemas: JsonSchemas, name: RouteName, row: Route): Json => {
  const form = wireForms[name] ?? row.body
  if (!form && !row.files) return {}
  const { body } = examples[name]
  const told = form ? schemas.of(form, 'input') : undefined
  const content: Json = {}
  if (told && !row.files?.required) content['application/json'] = { schema: told, example: body }
  if (row.files) content['multipart/form-data'] = { ...multipart(told, row.files), example: { ...body, ...exampleFile(row.files) } }
  return { requestBody: { required: row.body !== undefined || row.files?.required === true, content } }
}

/** The file part of an example: the name stands for the bytes. */
export const exampleFile = ({ part, max, kinds }: RouteFiles): Json => {
  const name = kinds.includes('txt') ? 'letter.txt' : 'front.jpg'
  return { [part]: max === 1 ? name : [name] }
}

const typesOf = (kinds: readonly FileKind[]): string => kinds.flatMap((kind) => [...fileKinds[kind].types]).join(', ')

const multipart = (told: Properties | undefined, { part, max, kinds, required }: RouteFiles): Json => {
  const file = { type: 'string', format: 'binary' }
  const description = `${max === 1 ? 'A file' : `Up to ${max} files, the part repeated`}: ${kindsSentence(kinds)}, known by content, each at most ${limits.files.maxBytes / 1024 ** 2} MiB.`
  const files = max === 1 ? { ...file, description } : { type: 'array', items: file, maxItems: max, description }
  const properties = { ...told?.properties, [part]: files }
  return {
    schema: { type: 'object', properties, required: [...(told?.required ?? []), ...(required ? [part] : [])] },
    encoding: { [part]: { contentType: typesOf(kinds) } },
  }
}
