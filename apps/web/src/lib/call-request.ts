import { headers, pathOf } from '@parakh/contracts'
import { config } from './config.ts'
import type { ReceivedFile } from './download.ts'
import { freshKey } from './key.ts'

type Schema = { readonly _zod: { readonly output: unknown; readonly input: unknown } }

/** What the console needs to know of a routes row of contracts. */
export type Row = {
  readonly method: string
  readonly path: string
  readonly by: unknown
  readonly query?: Schema | undefined
  readonly body?: Schema | undefined
  readonly files?: unknown
  readonly reply: Schema | 'file' | 'text' | 'empty'
  readonly creates?: boolean | undefined
}

/** What a call of a row answers. */
export type Reply<R extends Row> = R['reply'] extends Schema
  ? R['reply']['_zod']['output']
  : R['reply'] extends 'file'
    ? ReceivedFile
    : undefined

type ParamNames<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<Rest>
  : P extends `${string}:${infer Name}`
    ? Name
    : never
type Params<P extends string> = [ParamNames<P>] extends [never] ? { params?: undefined } : { params: Record<ParamNames<P>, string> }
type Query<R extends Row> = R['query'] extends Schema ? { query?: R['query']['_zod']['input'] } : { query?: undefined }
type Body<R extends Row> = R extends { files: object }
  ? { form: FormData }
  : R['body'] extends Schema
    ? { body: R['body']['_zod']['input'] }
    : { body?: undefined }

export type CallInput<R extends Row> = Params<R['path']> &
  Query<R> &
  Body<R> & {
    signal?: AbortSignal | undefined
    /** Gives up after this long; there is no limit by default (spec §7). */
    timeoutMs?: number
    /** Sent share, 0 to 1, while a form is uploaded. */
    onProgress?: (share: number) => void
    /** For a row that creates: keep one key over several presses and it is made once. */
    idempotencyKey?: string
  }

export type Request = {
  method: string
  url: string
  headers: Record<string, string>
  body: string | FormData | null
  signal: AbortSignal | undefined
  timeoutMs: number | undefined
  onProgress: ((share: number) => void) | undefined
}

type AnyInput = {
  params?: Record<string, string> | undefined
  query?: unknown
  body?: unknown
  form?: FormData
  signal?: AbortSignal | undefined
  timeoutMs?: number
  onProgress?: (share: number) => void
  idempotencyKey?: string
}

/** The request of a call, but for the credential. */
export const buildRequest = <R extends Row>(row: R, input: CallInput<R>): Request => {
  const given: AnyInput = input
  const isJson = given.form === undefined && given.body !== undefined
  return {
    method: row.method,
    url: config.apiBase + pathOf(row, given.params ?? {}) + queryString(given.query),
    headers: {
      Accept: row.reply === 'file' ? '*/*' : 'application/json',
      ...(isJson ? { 'Content-Type': 'application/json' } : {}),
      ...(row.creates ? { [headers.idempotencyKey]: given.idempotencyKey ?? freshKey() } : {}),
    },
    body: given.form ?? (isJson ? JSON.stringify(given.body) : null),
    signal: given.signal,
    timeoutMs: given.timeoutMs,
    onProgress: given.onProgress,
  }
}

/** `?a=1&b=2` of what is not empty; '' for nothing. */
const queryString = (query: unknown): string => {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query ?? {})) {
    if (value === undefined || value === null || value === '') continue
    for (const one of Array.isArray(value) ? value : [value]) search.append(key, String(one))
  }
  const text = search.toString()
  return text && `?${text}`
}
