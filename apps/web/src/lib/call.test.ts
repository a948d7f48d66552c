import { role, routes } from '@parakh/contracts'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { memoryStorage } from '../test/memory-storage.ts'
import { call, callPage } from './call.ts'
import { CallError } from './call-error.ts'
import { config } from './config.ts'
import { keepSession } from './session.ts'
import { settleSignInAgain } from './sign-in-again.ts'

type Answer = (req: IncomingMessage, res: ServerResponse, body: string) => void

const id = '65a000000000000000000001'
const user = { _id: id, role: role.ADMIN, name: 'Asha', email: 'asha@agency.in' }
let server: Server
let answer: Answer
let seen: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[] = []

const json = (res: ServerResponse, status: number, value: unknown, headers: Record<string, string> = {}): void => {
  res.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(value))
}

beforeAll(async () => {
  server = createServer((req, res) => {
    res.setHeader('Connection', 'close')
    let body = ''
    req.on('data', (chunk: Buffer) => (body += chunk.toString()))
    req.on('end', () => {
      seen.push({ method: req.method ?? '', url: req.url ?? '', headers: req.headers, body })
      answer(req, res, body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  config.apiBase = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})
beforeEach(() => {
  seen = []
  vi.stubGlobal('localStorage', memoryStorage())
  keepSession('first', user)
})

describe('call', () => {
  it('fills in path, query and credential, and leaves out what is empty', async () => {
    answer = (_, res) => json(res, 200, [], { 'X-Next-Cursor': 'abc', 'X-Total-Count': '1000+' })
    const page = await callPage(routes.users.list, { query: { q: 'a b&c', role: role.AGENT, disabled: '0', cursor: '' } })
    expect(page).toEqual({ items: [], next: 'abc', total: '1000+' })
    expect(seen[0]).toMatchObject({ method: 'GET', url: '/api/users?q=a+b%26c&role=AGENT&disabled=0' })
    expect(seen[0]?.headers.authorization).toBe('Bearer first')
  })

  it('sends JSON, with an Idempotency-Key where something is created', async () => {
    answer = (_, res) => json(res, 201, {})
    await call(routes.agents.create, { body: { id: 'A1', name: 'A', service_pincodes: [] }, idempotencyKey: 'k1' })
    expect(seen[0]?.headers).toMatchObject({ 'content-type': 'application/json', 'idempotency-key': 'k1' })
    expect(JSON.parse(seen[0]?.body ?? '')).toEqual({ id: 'A1', name: 'A', service_pincodes: [] })
  })

  it('receives a file with its name', async () => {
    answer = (_, res) => res.writeHead(200, { 'Content-Disposition': 'inline; filename="me.png"' }).end('bytes')
    const file = await call(routes.users.image, { params: { id } })
    expect([file.filename, await file.blob.text(), seen[0]?.url]).toEqual(['me.png', 'bytes', `/api/users/${id}/image`])
  })

  it('throws what the server says', async () => {
    answer = (_, res) => json(res, 409, { msg: 'Taken.', code: 'DUPLICATE_EMAIL', request_id: 'r1' })
    await expect(call(routes.users.me, {})).rejects.toMatchObject({ status: 409, msg: 'Taken.', code: 'DUPLICATE_EMAIL', requestId: 'r1' })
  })

  it('has no sentence for a page that is not the API’s', async () => {
    answer = (_, res) => res.writeHead(502, { 'Content-Type': 'text/html', 'Retry-After': '5' }).end('<h1>Bad gateway</h1>')
    await expect(call(routes.users.me, {})).rejects.toMatchObject({
      status: 502,
      msg: undefined,
      code: 'NOT_THE_API',
      retryAfterSeconds: 5,
    })
    answer = (_, res) => res.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Captive portal</h1>')
    await expect(call(routes.users.me, {})).rejects.toMatchObject({ status: 200, code: 'NOT_THE_API' })
  })

  it('tells no connection, a time limit and an abort apart', async () => {
    answer = (req) => req.socket.destroy()
    await expect(call(routes.users.me, {})).rejects.toMatchObject({ status: 0, code: 'NO_CONNECTION' })
    answer = (_, res) => void setTimeout(() => res.end(), 600)
    await expect(call(routes.users.me, { timeoutMs: 200 })).rejects.toMatchObject({ status: 0, code: 'TIMEOUT' })
    const abort = new AbortController()
    const aborted = expect(call(routes.users.me, { signal: abort.signal })).rejects.toMatchObject({ name: 'AbortError' })
    await vi.waitFor(() => expect(seen).toHaveLength(3))
    abort.abort()
    await aborted
  })
})

describe('a dead token', () => {
  const guarded: Answer = (req, res) =>
    req.headers.authorization === 'Bearer second'
      ? json(res, 200, user)
      : json(res, 401, { msg: 'Ended.', code: 'UNAUTHENTICATED', request_id: 'r' })

  it('waits for the sign-in and sends the call once more', async () => {
    answer = guarded
    const reply = call(routes.users.me, {})
    await vi.waitFor(() => expect(seen).toHaveLength(1))
    await new Promise((resolve) => setTimeout(resolve, 20))
    keepSession('second', user)
    settleSignInAgain(true)
    await expect(reply).resolves.toMatchObject({ name: 'Asha' })
    expect(seen).toHaveLength(2)
  })

  it('asks nobody when another tab has signed in meanwhile', async () => {
    answer = (req, res, body) => {
      keepSession('second', user)
      guarded(req, res, body)
    }
    await expect(call(routes.users.me, {})).resolves.toMatchObject({ name: 'Asha' })
  })

  it('is not sent again for somebody else who signed in meanwhile', async () => {
    answer = (req, res, body) => {
      keepSession('second', { ...user, _id: '65a000000000000000000002' })
      guarded(req, res, body)
    }
    await expect(call(routes.users.me, {})).rejects.toMatchObject({ status: 401 })
    expect(seen).toHaveLength(1)
  })

  it('is refused when the person gives up, and is never asked about at the sign-in itself', async () => {
    answer = guarded
    const reply = call(routes.users.me, {})
    const refused = expect(reply).rejects.toBeInstanceOf(CallError)
    await vi.waitFor(() => expect(seen).toHaveLength(1))
    await new Promise((resolve) => setTimeout(resolve, 20))
    settleSignInAgain(false)
    await refused
    await expect(call(routes.auth.login, { body: { email: 'a', password: 'b' } })).rejects.toMatchObject({ status: 401 })
  })
})
