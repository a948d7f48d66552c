import { CallError } from './call-error.ts'
import type { Request } from './call-request.ts'
import { takeEarlyReply } from './early-reply.ts'

/** Sends a request, with upload progress where it was asked for. No connection and a passed time limit are CallErrors. */
export const send = async (request: Request, token: string | undefined): Promise<Response> => {
  const headers = token === undefined ? request.headers : { ...request.headers, Authorization: `Bearer ${token}` }
  request.signal?.throwIfAborted()
  const limit = request.timeoutMs === undefined ? undefined : AbortSignal.timeout(request.timeoutMs)
  const signal = AbortSignal.any([request.signal, limit].filter((one) => one !== undefined))
  try {
    return await (request.onProgress
      ? upload(request, headers, signal)
      : (takeEarlyReply(request.method, request.url, token) ??
        fetch(request.url, { method: request.method, headers, body: request.body, signal })))
  } catch (error) {
    request.signal?.throwIfAborted()
    throw new CallError({
      status: 0,
      code: limit?.aborted ? 'TIMEOUT' : 'NO_CONNECTION',
      ...(error instanceof CallError ? { msg: error.msg } : {}),
    })
  }
}

// fetch tells nothing about the progress of an upload
const upload = ({ method, url, body, onProgress }: Request, headers: Record<string, string>, signal: AbortSignal): Promise<Response> =>
  new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest()
    const abort = (): void => xhr.abort()
    xhr.open(method, url)
    xhr.responseType = 'blob'
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value)
    xhr.upload.onprogress = ({ lengthComputable, loaded, total }) => lengthComputable && onProgress?.(loaded / total)
    xhr.onload = () => resolve(responseOf(xhr))
    xhr.onerror = () => reject(new CallError({ status: 0, code: 'NO_CONNECTION' }))
    xhr.onabort = () => reject(signal.reason instanceof Error ? signal.reason : new CallError({ status: 0, code: 'NO_CONNECTION' }))
    xhr.onloadend = () => signal.removeEventListener('abort', abort)
    signal.addEventListener('abort', abort, { once: true })
    xhr.send(body)
  })

const responseOf = (xhr: XMLHttpRequest): Response => {
  const lines = xhr
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)
  const headers = lines.map((line) => line.split(/:\s*(.*)/s).slice(0, 2)).filter((pair): pair is [string, string] => pair.length === 2)
  const isEmpty = xhr.status === 204 || xhr.status === 304
  return new Response(isEmpty ? null : (xhr.response as Blob), { status: xhr.status, headers })
}
