import { contentTypeOf, headers, type Example, type FileKind, type Route } from '@parakh/contracts'
import type { Json, JsonSchemas } from './json-schemas.ts'

/** The replies of a call that went well, by status. */
export const successesOf = (schemas: JsonSchemas, row: Route, { reply }: Example): Json => {
  const status = row.status ?? (row.reply === 'empty' ? 204 : 200)
  if (row.reply === 'empty') return { [status]: { description: 'Done.', headers: headersOf() } }
  if (row.reply === 'text') return { [status]: textReply(row.textType ?? 'text/plain') }
  if (row.reply === 'file') return fileReplies(row, row.sends ?? [])
  const content = { 'application/json': { schema: schemas.of(row.reply, 'output'), example: reply } }
  const paging = row.paged ? [headers.nextCursor, headers.totalCount] : []
  const done = { description: 'It is done.', headers: headersOf(...paging), content }
  return row.orders
    ? { [status]: done, 202: { ...done, description: 'Ordered, not done yet: read the object again in a while.' } }
    : { [status]: done }
}

const textReply = (type: string): Json => ({
  description: 'Text.',
  headers: headersOf(),
  content: { [type]: { schema: { type: 'string' } } },
})

const fileReplies = (row: Route, kinds: readonly FileKind[]): Json => {
  const content = Object.fromEntries(kinds.map((kind) => [contentTypeOf(kind), { schema: { type: 'string', format: 'binary' } }]))
  const fileHeaders = {
    ...headersOf(),
    'Content-Disposition': { description: 'The file’s name, also in Unicode (RFC 6266).', schema: { type: 'string' } },
    ETag: { description: 'Send it as If-None-Match to be spared a file that has not changed.', schema: { type: 'string' } },
  }
  const whole = { description: 'The file.', headers: fileHeaders, content }
  if (row.method !== 'GET') return { 200: whole }
  const part = {
    ...whole,
    headers: { ...fileHeaders, 'Content-Range': { schema: { type: 'string' } } },
    description: 'The part that Range asked for.',
  }
  return { 200: whole, 206: part, 304: { description: 'Not changed since the ETag of If-None-Match.', headers: headersOf() } }
}

const headersOf = (...names: string[]): Json =>
  Object.fromEntries([headers.requestId, ...names].map((name) => [name, { $ref: `#/components/headers/${name}` }]))
