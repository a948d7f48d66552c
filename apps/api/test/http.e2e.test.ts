import { gzipSync } from 'node:zlib'
import { allRoutes, errorReply, pathOf, role } from '@parakh/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type SignedIn, type TestApp } from './app.ts'

let t: TestApp
let admin: SignedIn
let drafter: SignedIn
beforeAll(async () => {
  t = await startApp()
  admin = await t.signIn(role.ADMIN)
  drafter = await t.signIn(role.DRAFTER)
})
afterAll(() => t.stop())

const someId = 'a'.repeat(24)
const patchSelf = (body: string, headers: Record<string, string> = {}) => {
  const call = t.as(admin).patch(`/users/${admin.id}`).set('Content-Type', 'application/json')
  for (const [name, value] of Object.entries(headers)) call.set(name, value)
  return call.send(body)
}
const nested = (depth: number): string => '{"name":'.padEnd(8 + depth, '[') + ']'.repeat(depth) + '}'

describe('every reply', () => {
  it('carries a request id, the given one if it can be one', async () => {
    const own = await t.request.get('/health/live').expect(200)
    expect(own.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
    const given = await t.request.get('/me').set('X-Request-Id', 'from-the-proxy.1').expect(401)
    expect([given.headers['x-request-id'], given.body.request_id]).toEqual(['from-the-proxy.1', 'from-the-proxy.1'])
    const odd = await t.request.get('/health/live').set('X-Request-Id', 'no good; id')
    expect(odd.headers['x-request-id']).not.toContain(';')
  })

  it('carries headers that keep browsers careful', async () => {
    const { headers } = await t.request.get('/health/live')
    expect(headers['content-security-policy']).toContain("default-src 'self'")
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY', 'referrer-policy': 'no-referrer' })
    expect(headers['x-powered-by']).toBeUndefined()
    expect(headers['cache-control']).toBe('no-store')
  })

  it('is of one shape when it refuses', async () => {
    const refusals = await Promise.all([
      t.request.get('/nothing/here'),
      t.request.delete('/me'),
      t.request.get('/me'),
      t.as(drafter).get('/users'),
      t.as(admin).get('/users?limit=0'),
      t.as(admin).get(`/user/${someId}`),
      t.as(admin).patch(`/users/${admin.id}`).send({ nonsense: 1 }),
    ])
    expect(refusals.map((reply) => reply.status)).toEqual([404, 404, 401, 403, 400, 404, 422])
    for (const { body } of refusals) expect(errorReply.strict().parse(body)).toEqual(body)
  })
})

describe('access', () => {
  it('is denied without a token on all but the public rows', async () => {
    for (const { name, route } of allRoutes.filter(({ route: row }) => row.by !== 'public')) {
      const params = Object.fromEntries([...route.path.matchAll(/:(\w+)/g)].map(([, key]) => [key, someId]))
      const method = route.method.toLowerCase() as 'get'
      const { status } = await t.request[method](pathOf(route, params))
      expect([name, status]).toEqual([name, 401])
    }
  })

  it('refuses a role before it looks at the body, and a body before it looks for the object', async () => {
    await t.as(drafter).patch(`/users/${someId}`).send({ nonsense: 1 }).expect(403)
    await t.as(admin).patch(`/users/${someId}`).send({ nonsense: 1 }).expect(422)
    await t.as(admin).patch(`/users/${someId}`).send({ name: 'X' }).expect(404)
    await t.as(admin).patch('/users/not-an-id').send({ nonsense: 1 }).expect(422)
    await t.as(admin).patch('/users/not-an-id').send({ name: 'X' }).expect(404)
  })

  it.each(['x', `${someId}a`, '000000000000', '%00', '..%2f..%2fetc', 'ｆ'.repeat(24)])(
    'answers 404 for %j, which cannot be an id',
    async (id) => {
      const { body } = await t
        .as(admin)
        .get(`/user/${encodeURI(id)}`)
        .expect(404)
      expect(body.code).toBe('NOT_FOUND')
    },
  )

  it('answers 400 for an address that cannot be decoded', async () => {
    expect((await t.as(admin).get('/user/%E0%A4%A').expect(400)).body.code).toBe('BAD_REQUEST')
  })
})

describe('odd queries', () => {
  it.each([
    'limit=0',
    'limit=501',
    'limit=x',
    'limit=1&limit=2',
    'nonsense=1',
    'role=KING',
    'sortBy=password_hash',
    'disabled=2',
    'cursor=nonsense',
    'q[$ne]=1',
    'pincode=012345',
  ])('%s is answered 400', async (query) => {
    const { body } = await t.as(admin).get(`/users?${query}`).expect(400)
    expect(body.code).toBe('BAD_REQUEST')
  })

  it('takes an empty value as none', async () => {
    await t.as(admin).get('/users?q=&role=&disabled=&cursor=').expect(200)
  })
})

describe('odd bodies', () => {
  it.each([
    ['cut', '{"name":"x'],
    ['a list', '[]'],
    ['a text', '"x"'],
    ['null', 'null'],
    ['nothing', ''],
    ['a prototype key', '{"__proto__":{"role":"ADMIN"}}'],
    ['a hidden prototype key', '{"name":"x","\\u005f_proto__":1}'],
    ['a nested constructor', '{"name":{"constructor":{"prototype":1}}}'],
    ['an operator', '{"name":{"$ne":null}}'],
    ['nested too deeply', nested(100)],
    ['nested without end', nested(100_000)],
  ])('%s is answered 400', async (_, body) => {
    expect((await patchSelf(body).expect(400)).body.code).toBe('BAD_REQUEST')
  })

  it('names every offending key', async () => {
    const { body } = await patchSelf('{"name":"","email":"x","colour":1,"service_pincodes":["012345","x"]}').expect(422)
    expect(body.code).toBe('INVALID_FIELDS')
    expect(body.details.fields.map((field: { key: string }) => field.key).sort()).toEqual([
      'colour',
      'email',
      'name',
      'service_pincodes.0',
      'service_pincodes.1',
    ])
  })

  it('refuses what is too large, zipped or not', async () => {
    const large = JSON.stringify({ name: 'x'.repeat(300_000) })
    expect((await patchSelf(large).expect(413)).body.code).toBe('BODY_TOO_LARGE')
    const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024, ' '))
    const zipped = await t
      .as(admin)
      .patch(`/users/${admin.id}`)
      .set({ 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' })
      .serialize((body: unknown) => body as string)
      .send(bomb)
    expect([zipped.status, zipped.body.code]).toEqual([413, 'BODY_TOO_LARGE'])
  })

  it('refuses other content types, charsets and encodings', async () => {
    const send = (headers: Record<string, string>) => patchSelf('{"name":"x"}', headers)
    for (const headers of [
      { 'Content-Type': 'text/plain' },
      { 'Content-Type': 'application/xml' },
      { 'Content-Type': 'application/json; charset=koi8-r' },
      { 'Content-Encoding': 'snappy' },
    ]) {
      expect((await send(headers).expect(415)).body.code).toBe('UNSUPPORTED_BODY')
    }
    await t.as(admin).patch(`/users/${admin.id}`).field('name', 'x').expect(415)
  })

  it('changes nothing of the record that it refuses for', async () => {
    const before = await t.db.collection('users').findOne({ email: admin.email })
    await patchSelf('{"name":"new","colour":1}').expect(422)
    expect(await t.db.collection('users').findOne({ email: admin.email })).toEqual(before)
  })
})

describe('health', () => {
  it('says that the process runs and that MongoDB and Redis answer', async () => {
    expect((await t.request.get('/health/live').expect(200)).body).toEqual({ ok: true })
    expect((await t.request.get('/health/ready').expect(200)).body).toEqual({ ok: true })
    await t.request.head('/health/ready').expect(200)
  })
})
