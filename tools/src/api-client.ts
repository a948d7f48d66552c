import { setTimeout as sleep } from 'node:timers/promises'
import type { SessionUser } from '@parakh/contracts'

export type Session = { token: string; user: SessionUser }
export type UploadFile = { name: string; type: string; bytes: Uint8Array<ArrayBuffer> }

/** A refusal of the API: its status, its code and its sentence. */
export class ApiRefusal extends Error {
  override name = 'ApiRefusal'
  readonly status: number
  readonly code: string
  constructor(call: string, status: number, code: string, msg: string) {
    super(`${call} was refused: ${status} ${code}: ${msg}`)
    this.status = status
    this.code = code
  }
}

/** One signed-in person's calls. Paths stand below the API's base, as in contracts' routes. */
export class ApiClient {
  readonly #apiUrl: string
  readonly #token: string
  readonly userId: string

  private constructor(apiUrl: string, token: string, userId: string) {
    this.#apiUrl = apiUrl
    this.#token = token
    this.userId = userId
  }

  /** What POST /auth/login answers; `apiUrl` is the address with the API's base. */
  static login(apiUrl: string, email: string, password: string): Promise<Session> {
    return new ApiClient(apiUrl, '', '').json<Session>('POST', '/auth/login', { email, password })
  }

  /** A client that calls as this person. */
  static async signIn(apiUrl: string, email: string, password: string): Promise<ApiClient> {
    const { token, user } = await ApiClient.login(apiUrl, email, password)
    return new ApiClient(apiUrl, token, user._id)
  }

  /** A call with a JSON body, or none, whose reply is JSON. */
  async json<Reply>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Reply> {
    const withBody = body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } }
    return (await (await this.#send(method, path, { headers, ...withBody })).json()) as Reply
  }

  /** A multipart call whose reply is JSON. */
  async form<Reply>(
    method: string,
    path: string,
    parts: Record<string, string | string[]>,
    files: Record<string, UploadFile[]> = {},
  ): Promise<Reply> {
    const form = new FormData()
    for (const [key, value] of Object.entries(parts)) for (const one of [value].flat()) form.append(key, one)
    for (const [key, list] of Object.entries(files)) {
      for (const { name, type, bytes } of list) form.append(key, new File([bytes], name, { type }))
    }
    return (await (await this.#send(method, path, { body: form })).json()) as Reply
  }

  /** A call whose reply is a file. */
  async bytes(method: string, path: string): Promise<Uint8Array> {
    return new Uint8Array(await (await this.#send(method, path, {})).arrayBuffer())
  }

  async #send(method: string, path: string, init: RequestInit): Promise<Response> {
    const headers = {
      ...(this.#token ? { authorization: `Bearer ${this.#token}` } : {}),
      ...(init.headers as Record<string, string> | undefined),
    }
    const response = await fetch(`${this.#apiUrl}${path}`, { ...init, method, headers })
    if (response.ok) return response
    const { code = '', msg = '' } = (await response.json().catch(() => ({}))) as { code?: string; msg?: string }
    throw new ApiRefusal(`${method} ${path}`, response.status, code, msg)
  }
}

/** Asks again until the answer is the awaited one; fails after the limit. */
export const until = async <Answer>(
  ask: () => Promise<Answer>,
  isIt: (answer: Answer) => boolean,
  limitMs: number,
  what: string,
): Promise<Answer> => {
  for (const end = Date.now() + limitMs; ;) {
    const answer = await ask()
    if (isIt(answer)) return answer
    if (Date.now() > end) throw new Error(`${what} did not happen within ${limitMs / 1000} s`)
    await sleep(250)
  }
}
