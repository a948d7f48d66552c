import { limits, role } from '@parakh/contracts'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { startApp, type SignedIn, type TestApp } from './app.ts'
import { claimRedis } from './redis-number.ts'
import { tcpProxy, type TcpProxy } from './tcp-proxy.ts'

let t: TestApp
let admin: SignedIn
let mongo: TcpProxy
let redis: TcpProxy
let own: { url: string; release: () => Promise<void> }
beforeAll(async () => {
  mongo = await tcpProxy(new URL(inject('mongoUri').replace('mongodb:', 'http:')))
  redis = await tcpProxy(new URL(inject('redisUrl').replace('redis:', 'http:')))
  own = await claimRedis(inject('redisUrl'))
  t = await startApp({
    MONGODB_URI: `mongodb://127.0.0.1:${mongo.port}/stores-away-test?directConnection=true`,
    REDIS_URL: `redis://127.0.0.1:${redis.port}${new URL(own.url).pathname}`,
  })
  admin = await t.signIn(role.ADMIN)
})
afterEach(async () => {
  await Promise.all([mongo.mend(), redis.mend()])
  await expect.poll(async () => (await t.request.get('/health/ready')).status, { timeout: 20_000 }).toBe(200)
})
afterAll(async () => {
  await t.stop()
  await Promise.all([mongo.close(), redis.close(), own.release()])
})

/** The reply with how long it took, in ms. */
const timed = async (call: PromiseLike<{ status: number; body: unknown; headers: Record<string, string> }>) => {
  const start = performance.now()
  const { status, body, headers } = await call
  return { status, body: body as { code: string; msg: string }, headers, ms: performance.now() - start }
}
const rename = (name: string) => t.as(admin).patch(`/users/${admin.id}`).send({ name })

describe.each([
  ['gone', async (proxy: TcpProxy) => Promise.resolve(proxy.cut())],
  ['hanging', async (proxy: TcpProxy) => Promise.resolve(proxy.stall())],
])('while a server is %s', (how, away) => {
  it('MongoDB: reading and saving answer 503 within 5 s, and saving again works', async () => {
    await away(mongo)
    const replies = await Promise.all([
      timed(rename(`Admin ${how}`)),
      timed(t.as(admin).get('/users')),
      timed(t.request.post('/auth/login').send({ email: 'a@b.cc', password: 'x' })),
    ])
    for (const { status, body, headers, ms } of replies) {
      expect([status, body.code, headers['retry-after']]).toEqual([503, 'UNAVAILABLE', String(limits.unavailable.retryAfterSeconds)])
      expect(ms).toBeLessThan(limits.unavailable.answerMs)
    }
    await t.request.get('/health/live').expect(200)
    expect((await timed(t.request.get('/health/ready'))).status).toBe(503)
    await mongo.mend()
    await expect.poll(async () => (await rename(`Admin ${how}`)).status, { timeout: 15_000 }).toBe(200)
    expect(await t.db.collection('users').countDocuments({ name: `Admin ${how}` })).toBe(1)
  }, 60_000)

  it('Redis: signing in answers 503 within 5 s, reading goes on', async () => {
    await away(redis)
    const { status, ms } = await timed(t.request.post('/auth/login').send({ email: admin.email, password: admin.password }))
    expect(status).toBe(503)
    expect(ms).toBeLessThan(limits.unavailable.answerMs)
    await t.as(admin).get('/users').expect(200)
    const ready = await timed(t.request.get('/health/ready'))
    expect([ready.status, ready.body.msg]).toEqual([503, 'Redis does not answer. Try again in a few seconds.'])
  }, 60_000)
})

it('a cut connection in the middle of a save is one 503 or one success, never a half', async () => {
  const saving = Array.from({ length: 10 }, (_, i) =>
    timed(
      t
        .as(admin)
        .post('/agents')
        .send({ id: `CUT-${i}`, name: 'Cut', service_pincodes: [] }),
    ),
  )
  await mongo.cut()
  const replies = await Promise.all(saving)
  await mongo.mend()
  await expect.poll(async () => (await t.request.get('/health/ready')).status, { timeout: 20_000 }).toBe(200)
  for (const [i, { status, ms }] of replies.entries()) {
    expect([201, 503]).toContain(status)
    expect(ms).toBeLessThan(limits.unavailable.answerMs)
    const users = await t.db
      .collection('users')
      .find({ agent_code: `CUT-${i}` })
      .toArray()
    expect(users.length).toBeLessThanOrEqual(1)
    if (status === 201) expect(users).toHaveLength(1)
    expect(await t.db.collection('log').countDocuments({ user_id: String(users[0]?._id), action: 'create_user' })).toBe(users.length)
  }
}, 60_000)
