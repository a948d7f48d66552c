import { isErrorReply } from '@parakh/contracts'
import { CallError } from './call-error.ts'

/** The error of a reply that was refused; a page that is not the API's (a proxy's) has no sentence to show. */
export const errorOf = async (response: Response): Promise<CallError> => {
  const retryAfter = Number(response.headers.get('Retry-After') ?? NaN)
  const retryAfterSeconds = Number.isFinite(retryAfter) ? retryAfter : undefined
  const reply = await jsonOf(response)
  if (!isErrorReply(reply)) return new CallError({ status: response.status, code: 'NOT_THE_API', retryAfterSeconds })
  const { msg, code, details, request_id } = reply
  return new CallError({ status: response.status, msg, code, details, requestId: request_id, retryAfterSeconds })
}

/** Whether an error is already one of ours and must not be translated again. */
export const isApiError = (error: unknown): boolean =>
  error instanceof CallError || (error instanceof DOMException && (error.name === 'AbortError' || error.name === 'TimeoutError'))

const jsonOf = async (response: Response): Promise<unknown> => {
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
