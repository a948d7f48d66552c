import type { ErrorCode, ErrorDetails } from '@parakh/contracts'

/** Codes that only the console gives: no reply at all, or a reply that is not the API's. */
export type LocalCode = 'NO_CONNECTION' | 'TIMEOUT' | 'NOT_THE_API'

type Parts = {
  /** HTTP status; 0 when there was no reply. */
  status: number
  /** The server's sentence; absent when the server did not say one. */
  msg?: string | undefined
  code: ErrorCode | LocalCode
  details?: ErrorDetails | undefined
  requestId?: string | undefined
  retryAfterSeconds?: number | undefined
}

/** A call that did not succeed. */
export class CallError extends Error {
  readonly status: number
  readonly msg: string | undefined
  readonly code: ErrorCode | LocalCode
  readonly details: ErrorDetails | undefined
  readonly requestId: string | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(parts: Parts) {
    super(parts.msg ?? parts.code)
    this.name = 'CallError'
    this.status = parts.status
    this.msg = parts.msg
    this.code = parts.code
    this.details = parts.details
    this.requestId = parts.requestId
    this.retryAfterSeconds = parts.retryAfterSeconds
  }
}

/** Problems by field key, from a reply that names fields; empty otherwise. */
export const fieldProblems = (error: unknown): Record<string, string> => {
  if (!(error instanceof CallError) || !error.details || !('fields' in error.details)) return {}
  return Object.fromEntries(error.details.fields.map(({ key, problem }) => [key, problem]))
}

/** Whether trying again later may help: no connection, a time limit, a server that is away. */
export const isPassing = (error: unknown): boolean =>
  error instanceof CallError && (error.status === 0 || error.status === 429 || error.status >= 502)
