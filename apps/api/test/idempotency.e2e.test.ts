import { limits, role } from '@parakh/contracts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Users } from '../src/users/users.ts'
import { startApp, type SignedIn, type TestApp } from './app.ts'

let t: TestApp
let admin: SignedIn
beforeAll(async () => {
  t = await startApp()
  admin = await t.signIn(role.ADMIN)
})
afterAll(() => t.stop())

let made = 0
const agent = (more: object = {}) => ({ id: `AG-${(made += 1)}`, name: 'Ravi', service_pincodes: ['110001'], ...more })
const create = (key: string, body: object, who = admin, app = t) => app.as(who).post('/agents').set('Idempotency-Key', key).send(body)
const agents = (code: string) => t.db.collection('users').countDocuments({ agent_code: code })

describe('a call with an Idempotency-Key', () => {
  it('answers a repeat as the first, whatever the order of its keys', async () => {
    const body = agent()
    const first = await create('one', body).expect(201)
    const repeat = await create('one', Object.fromEntries(Object.entries(body).reverse())).expect(201)
    expect(repeat.body).toEqual(first.body)
    expect(await agents(body.id)).toBe(1)
  })

  it('makes one of twenty that come at once, on two processes', async () => {
    const body = agent()
    const twin = await t.twin()
    try {
      const replies = await Promise.all(Array.from({ length: 20 }, (_, i) => create('many', body, admin, i % 2 ? t : twin)))
      expect(new Set(replies.map((reply) => JSON.stringify([reply.status, reply.body]))).size).toBe(1)
      expect(replies[0]?.status).toBe(201)
      expect(await agents(body.id)).toBe(1)
    } finally {
      await twin.stop()
    }
  })

  it('refuses the key for other content, or for the same call of another address', async () => {
    await create('content', agent()).expect(201)
    expect((await create('content', agent()).expect(422)).body.code).toBe('IDEMPOTENCY_KEY_REUSED')
  })

  it('knows keys by user and call', async () => {
    const other = await t.signIn(role.ADMIN, 'other')
    const body = agent()
    await create('mine', body).expect(201)
    expect((await create('mine', body, other).expect(409)).body.code).toBe('DUPLICATE_AGENT_CODE')
    await t
      .as(admin)
      .post('/auth/register')
      .set('Idempotency-Key', 'mine')
      .send({ email: 'x@parakh.example', password: 'a password', role: role.AGENT, name: 'X' })
      .expect(201)
  })

  it('forgets a refusal, so that the corrected call may use the key', async () => {
    await create('again', { id: 'X' }).expect(422)
    const body = agent()
    await create('again', body).expect(201)
    expect(await agents(body.id)).toBe(1)
  })

  it('tells files apart by their bytes', async () => {
    const photo = (width: number) =>
      sharp({ create: { width, height: 40, channels: 3, background: '#456' } })
        .png()
        .toBuffer()
    const user = { email: 'photo@parakh.example', password: 'a password', role: role.DRAFTER, name: 'P' }
    const register = async (width: number) =>
      t
        .as(admin)
        .post('/auth/register')
        .set('Idempotency-Key', 'files')
        .field(user)
        .attach('image', await photo(width), 'p.png')
    const first = await register(50)
    expect([first.status, first.body.has_image]).toEqual([201, true])
    expect((await register(50)).body).toEqual(first.body)
    expect((await register(60)).body.code).toBe('IDEMPOTENCY_KEY_REUSED')
    expect(await t.db.collection('files.files').countDocuments({ 'metadata.kind': 'upload' })).toBe(0)
  })

  it.each(['', 'k'.repeat(limits.idempotency.keyChars + 1)])('refuses a key that is none', async (key) => {
    await t.as(admin).post('/agents').set('Idempotency-Key', key).send(agent()).expect(400)
  })

  it('takes the longest key', async () => {
    await create('k'.repeat(limits.idempotency.keyChars), agent()).expect(201)
  })
})

describe('what a crash leaves', () => {
  it('a key without a reply is taken over once its process is gone', async () => {
    const body = agent()
    await create('crashed', body).expect(201)
    const keys = t.db.collection<{ _id: string }>('idempotency_keys')
    const row = await keys.findOne({}, { sort: { created_at: -1 } })
    await t.db.collection('users').deleteOne({ agent_code: body.id })
    await keys.updateOne({ _id: row?._id ?? '' }, { $unset: { reply: 1 }, $set: { owner: 'gone', until: new Date(Date.now() + 500) } })
    const start = Date.now()
    await create('crashed', body).expect(201)
    expect(Date.now() - start).toBeGreaterThan(400)
    expect(await agents(body.id)).toBe(1)
  })

  it('the reply is stored with what it tells of: neither without the other', async () => {
    const body = agent()
    const users = t.app.get(Users, { strict: false })
    const createAgent = users.createAgent.bind(users)
    users.createAgent = async (...given) => {
      await createAgent(...given)
      throw new Error('the process dies after the commit')
    }
    await create('committed', body).expect(500)
    users.createAgent = createAgent
    const repeat = await create('committed', body).expect(201)
    expect(repeat.body).toMatchObject({ agent_code: body.id })
    expect(await agents(body.id)).toBe(1)
  })

  it('keys go after a day', async () => {
    const indexes = await t.db.collection('idempotency_keys').indexes()
    expect(indexes.find(({ key }) => 'created_at' in key)).toMatchObject({ expireAfterSeconds: 86_400 })
  })
})
