import { headers } from '@parakh/contracts'
import { startApp, type TestApp } from '../app.ts'
import { wireOf, type FuzzedRequest } from './requests.ts'
import { World } from './world.ts'

export type Answered = { status: number; text: string; headers: Headers; ms: number; said: string }

export type Send = (request: FuzzedRequest) => Promise<Answered>

/** An API of its own with people and records in every state, and a way to send it requests. */
export const openWorld = async (): Promise<{ t: TestApp; world: World; send: Send; stop: () => Promise<void> }> => {
  const t = await startApp({ ALLOW_SAMPLE_USERS: '1' })
  const world = await World.make(t)
  const stop = async (): Promise<void> => {
    await world.stop()
    await t.stop()
  }
  return { t, world, send: await sender(t, world), stop }
}

/** Sends requests over real HTTP, with ids and cursors looked up in the world. */
const sender = async (t: TestApp, world: World): Promise<Send> => {
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
