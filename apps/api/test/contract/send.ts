import { headers } from '@parakh/contracts'
import type { TestApp } from '../app.ts'
import { wireOf, type FuzzedRequest } from './requests.ts'
import type { World } from './world.ts'

export type Answered = { status: number; text: string; headers: Headers; ms: number; said: string }

/** Sends requests over real HTTP, with ids and cursors looked up in the world. */
export const sender = async (t: TestApp, world: World): Promise<(request: FuzzedRequest) => Promise<Answered>> => {
  const base = `${await t.app.getUrl()}${t.env.API_BASE}`
  return async (request) => {
    const { method, path, contentType, body, key } = wireOf(request)
    const resolve = world.resolver(request)
    const token = world.callerOf(request.as)?.token
    const address = base + resolve(path)
    const since = performance.now()
    const reply = await fetch(address, {
      method,
      redirect: 'manual',
      headers: {
        ...(contentType ? { 'content-type': contentType } : {}),
        ...(key === null ? {} : { [headers.idempotencyKey]: key }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body ? { body: contentType?.startsWith('multipart') ? new Uint8Array(body) : resolve(body.toString()) } : {}),
    })
    const text = await reply.text()
    const said = `${method} ${address} answered ${reply.status}: ${text.slice(0, 300)}`
    if (reply.ok) world.remember(request.call, reply.headers.get(headers.nextCursor))
    return { status: reply.status, text, headers: reply.headers, ms: performance.now() - since, said }
  }
}
