import { agentFields, limits } from '@parakh/contracts'
import { ObjectId } from 'mongodb'
import mongoose, { type Connection } from 'mongoose'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import { JobSweep } from '../src/jobs/job-sweep.ts'
import { startApp, type TestApp } from './app.ts'
import { caseIn, everybody, filled, type People } from './records.ts'
import { claimRedis } from './redis-number.ts'
import { tcpProxy, type TcpProxy } from './tcp-proxy.ts'
import { putReport, takeJobs } from './worker.ts'

// the API reaches both servers through proxies; the test and its worker reach them directly
let t: TestApp
let direct: TestApp
let connection: Connection
let p: People
let mongo: TcpProxy
let redis: TcpProxy
let own: { url: string; release: () => Promise<void> }
beforeAll(async () => {
  mongo = await tcpProxy(new URL(inject('mongoUri').replace('mongodb:', 'http:')))
  redis = await tcpProxy(new URL(inject('redisUrl').replace('redis:', 'http:')))
  own = await claimRedis(inject('redisUrl'))
  t = await startApp({
    MONGODB_URI: `mongodb://127.0.0.1:${mongo.port}/case-away-test?directConnection=true`,
    REDIS_URL: `redis://127.0.0.1:${redis.port}${new URL(own.url).pathname}`,
  })
  const uri = new URL(inject('mongoUri'))
  uri.pathname = '/case-away-test'
  connection = await mongoose.createConnection(uri.href).asPromise()
  if (!connection.db) throw new Error('not connected')
  direct = { ...t, db: connection.db, env: { ...t.env, REDIS_URL: own.url } }
  p = await everybody(t)
})
afterEach(async () => {
  await Promise.all([mongo.mend(), redis.mend()])
  await expect.poll(async () => (await t.request.get('/health/ready')).status, { timeout: 20_000 }).toBe(200)
})
afterAll(async () => {
  await t.stop()
  await connection.close()
  await Promise.all([mongo.close(), redis.close(), own.release()])
})

const record = (id: string) => direct.db.collection('cases').findOne({ _id: new ObjectId(id) })
const timed = async (call: PromiseLike<{ status: number }>): Promise<{ status: number; ms: number }> => {
  const start = performance.now()
  const { status } = await call
  return { status, ms: performance.now() - start }
}
const save = (id: string, fields: object) => t.as(p.agent).patch(`/cases/${id}/agent`).send({ fields })
const final = (id: string) => t.as(p.drafter).post(`/cases/${id}/generate-doc-final`)
const read = () => t.as(p.initiator).post('/intakes/ocr/parse/submit').attach('files', Buffer.from('Flat: 3A'), 'a.txt')

describe.each([
  ['gone', (proxy: TcpProxy) => proxy.cut()],
  ['hanging', (proxy: TcpProxy) => Promise.resolve(proxy.stall())],
])('while a server is %s', (_how, away) => {
  it('MongoDB: a save answers 503 within 5 s, and works when it is tried again', async () => {
    const id = await caseIn(direct, p, 'ASSIGNED_TO_AGENT')
    await away(mongo)
    const { status, ms } = await timed(save(id, { bus_stop: 'Near' }))
    expect(status).toBe(503)
    expect(ms).toBeLessThan(limits.unavailable.answerMs)
    await mongo.mend()
    await expect.poll(async () => (await save(id, { bus_stop: 'Near' })).status, { timeout: 15_000 }).toBe(200)
    expect((await record(id))?.agent_updates.fields.bus_stop).toBe('Near')
    const saves = await direct.db.collection('audit').countDocuments({ chain: `case:${id}`, action: 'save_agent' })
    expect(saves).toBe(1)
  }, 60_000)

  it('Redis: saves go on; autofill and final submit are refused whole, and work again', async () => {
    const id = await caseIn(direct, p, 'AGENT_IN_PROGRESS')
    const ready = await caseIn(direct, p, 'DRAFTER_IN_PROGRESS')
    const jobs = await direct.db.collection('jobs').countDocuments()
    await away(redis)
    await save(id, { bus_stop: 'Far' }).expect(200)
    for (const { status, ms } of [await timed(read()), await timed(final(ready))]) {
      expect(status).toBe(503)
      expect(ms).toBeLessThan(limits.unavailable.answerMs)
    }
    expect(await direct.db.collection('jobs').countDocuments()).toBe(jobs)
    expect((await record(ready))?.status).toBe('DRAFTER_IN_PROGRESS')
    await redis.mend()
    await expect.poll(async () => (await read()).status, { timeout: 15_000 }).toBe(201)
    const worker = await takeJobs(direct, 'report', () => putReport(direct))
    await expect.poll(async () => (await final(ready)).status, { timeout: 15_000 }).toBe(200)
    await worker.stop()
  }, 60_000)
})

// MongoDB leaves while the callers are told, while cases are found, and while what was saved is written
it.each([20, 60, 150])(
  'twenty saves that MongoDB leaves after %i ms are each whole or not there',
  async (afterMs) => {
    const id = await caseIn(direct, p, 'ASSIGNED_TO_AGENT')
    const keys = agentFields
      .filter((field) => field.kind === 'text' && !field.required)
      .map((field) => field.key)
      .slice(0, 20)
    const saving = keys.map((key) => timed(save(id, { [key]: 'saved' })))
    await new Promise((done) => setTimeout(done, afterMs))
    await mongo.cut()
    const replies = await Promise.all(saving)
    await mongo.mend()
    const after = await record(id)
    const told = (
      await direct.db
        .collection('audit')
        .find({ chain: `case:${id}` })
        .toArray()
    ).flatMap((entry) => entry.keys as string[])
    for (const [at, key] of keys.entries()) {
      const { status, ms } = replies[at] ?? { status: 0, ms: 0 }
      expect([200, 503]).toContain(status)
      expect(ms).toBeLessThan(limits.unavailable.answerMs + 500)
      const isThere = after?.agent_updates.fields[key] === 'saved'
      expect(told.includes(key)).toBe(isThere)
      if (status === 200) expect(isThere).toBe(true)
    }
    expect(after?.agent_updates.fields.current_usage).toBe(filled.site.current_usage)
    await expect.poll(async () => (await save(id, { vacant_since: 'May' })).status, { timeout: 15_000 }).toBe(200)
  },
  60_000,
)

it('a document that is written while MongoDB is away becomes the case’s once it is back', async () => {
  const id = await caseIn(direct, p, 'DRAFTER_IN_PROGRESS')
  const { promise: gate, resolve: go } = Promise.withResolvers<void>()
  const worker = await takeJobs(direct, 'report', async () => {
    await gate
    return putReport(direct)
  })
  const waiting = final(id).then((reply) => reply.status)
  await expect.poll(async () => (await record(id))?.status).toBe('READY_FOR_DOC')
  await mongo.cut()
  go()
  expect(await waiting).toBe(503)
  await mongo.mend()
  await expect.poll(async () => (await t.request.get('/health/ready')).status, { timeout: 20_000 }).toBe(200)
  await expect
    .poll(
      async () => {
        await t.app.get(JobSweep).reconcile(0)
        return (await record(id))?.status as string
      },
      { timeout: 20_000 },
    )
    .toBe('DOC_GENERATED')
  await worker.stop()
}, 60_000)
