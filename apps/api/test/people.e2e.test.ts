import { allRoles, role, type User } from '@parakh/contracts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type SignedIn, type TestApp } from './app.ts'

let t: TestApp
let admin: SignedIn
beforeAll(async () => {
  t = await startApp()
  admin = await t.signIn(role.ADMIN)
})
afterAll(() => t.stop())

let made = 0
const newUser = (more: object = {}) => ({
  email: `user${(made += 1)}@parakh.example`,
  password: 'a password',
  role: role.AGENT,
  name: `User ${made}`,
  ...more,
})
const register = (body: object) => t.as(admin).post('/auth/register').send(body)
const patch = (id: string, body: object) => t.as(admin).patch(`/users/${id}`).send(body)
const lastLog = async () => (await t.as(admin).get('/admin/log?limit=1').expect(200)).body[0]
const portrait = (width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#824' } })
    .jpeg()
    .withMetadata({ orientation: 6, exif: { IFD3: { GPSLatitude: '28/1 36/1 0/1' } } })
    .toBuffer()

describe('photos', () => {
  it('are small, upright and without the position; with ETag, HEAD and Range', async () => {
    const { body: user } = await register(newUser())
    const drafter = await t.signIn(role.DRAFTER)
    await t.as(drafter).get(`/users/${user._id}/image`).expect(404)
    expect(
      (
        await t
          .as(admin)
          .put(`/users/${user._id}/image`)
          .attach('image', await portrait(), 'me.jpg')
          .expect(200)
      ).body.has_image,
    ).toBe(true)
    const whole = await t.as(drafter).get(`/users/${user._id}/image`).expect(200)
    const meta = await sharp(whole.body as Buffer).metadata()
    expect([meta.format, meta.width, meta.height, meta.orientation, meta.exif]).toEqual(['jpeg', 341, 512, undefined, undefined])
    expect(whole.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'content-disposition': 'inline; filename="me.jpg"',
    })
    await t
      .as(drafter)
      .get(`/users/${user._id}/image`)
      .set('If-None-Match', whole.headers.etag ?? '')
      .expect(304)
    const head = await t.as(drafter).head(`/users/${user._id}/image`).expect(200)
    expect(head.headers['content-length']).toBe(String((whole.body as Buffer).length))
    const part = await t.as(drafter).get(`/users/${user._id}/image`).set('Range', 'bytes=10-19').expect(206)
    expect((part.body as Buffer).equals((whole.body as Buffer).subarray(10, 20))).toBe(true)
    await t.as(drafter).get(`/users/${user._id}/image`).set('Range', 'bytes=9999999-').expect(416)
  })

  it('can be replaced and removed, by ADMIN only; the log says so', async () => {
    const { body: user } = await register(newUser())
    const agent = await t.signIn(role.AGENT)
    await t
      .as(agent)
      .put(`/users/${user._id}/image`)
      .attach('image', await portrait(), 'me.jpg')
      .expect(403)
    await t
      .as(admin)
      .put(`/users/${user._id}/image`)
      .attach('image', await portrait(), 'me.jpg')
      .expect(200)
    await t
      .as(admin)
      .put(`/users/${user._id}/image`)
      .attach('image', await portrait(300, 300), 'me.jpg')
      .expect(200)
    expect((await t.as(admin).delete(`/users/${user._id}/image`).expect(200)).body.has_image).toBe(false)
    expect((await lastLog()).action).toBe('remove_image')
    await t.as(admin).get(`/users/${user._id}/image`).expect(404)
    expect(await t.db.collection('files.files').countDocuments({ 'metadata.of': user._id, 'metadata.kept': true })).toBe(0)
  })

  it('are refused when they are none', async () => {
    const put = (bytes: Buffer, name: string) => t.as(admin).put(`/users/${admin.id}/image`).attach('image', bytes, name)
    expect((await put(Buffer.from('%PDF-1.7 hello'), 'me.jpg').expect(415)).body).toMatchObject({
      code: 'UNSUPPORTED_FILE',
      details: { file: 'me.jpg' },
    })
    expect((await put((await portrait()).subarray(0, 3_000), 'cut.jpg').expect(415)).body.code).toBe('UNREADABLE_IMAGE')
    expect((await put(Buffer.alloc(0), 'empty.jpg').expect(400)).body.code).toBe('EMPTY_FILE')
    expect((await t.as(admin).put(`/users/${admin.id}/image`).field('x', 'y').expect(400)).body.code).toBe('FILE_MISSING')
    expect((await t.as(admin).put(`/users/${admin.id}/image`).send({ image: 'x' }).expect(415)).body.code).toBe('UNSUPPORTED_BODY')
    expect(await t.db.collection('files.files').countDocuments({ 'metadata.kind': 'upload' })).toBe(0)
  })
})

describe('people', () => {
  it('tells name and role to all, e-mail and phone to ADMIN', async () => {
    const { body: user } = await register(newUser({ phone: '123' }))
    for (const ofRole of allRoles) {
      const { body } = await t
        .as(await t.signIn(ofRole))
        .get(`/user/${user._id}`)
        .expect(200)
      expect(body).toEqual({ name: user.name, role: user.role, ...(ofRole === role.ADMIN ? { email: user.email, phone: '123' } : {}) })
    }
    expect(
      (
        await t
          .as(await t.signIn(role.AGENT))
          .get('/me')
          .expect(200)
      ).body,
    ).toMatchObject({ role: role.AGENT, has_image: false })
  })
})

describe('agents', () => {
  it('are users with an ID of their own, without a sign-in until an admin completes them', async () => {
    const { body: agent } = await t
      .as(admin)
      .post('/agents')
      .send({ id: 'AG-7', name: 'Ravi', service_pincodes: ['110001'] })
      .expect(201)
    expect(agent).toEqual({ _id: expect.any(String), name: 'Ravi', service_pincodes: ['110001'], agent_code: 'AG-7' })
    expect(
      (
        await t
          .as(await t.signIn(role.DRAFTER))
          .get('/agents')
          .expect(200)
      ).body,
    ).toContainEqual(agent)
    expect((await t.as(admin).post('/agents').send({ id: 'AG-7', name: 'X', service_pincodes: [] }).expect(409)).body.code).toBe(
      'DUPLICATE_AGENT_CODE',
    )
    await t.request.post('/auth/login').send({ email: '', password: '' }).expect(401)
    await patch(agent._id, { email: 'ravi@parakh.example', password: 'a password' }).expect(200)
    await t.request.post('/auth/login').send({ email: 'ravi@parakh.example', password: 'a password' }).expect(200)
  })
})

describe('sample users', () => {
  it('are one of each role that can sign in, also when made again', async () => {
    await t.as(admin).post('/seed/sample-users').expect(200)
    const { body } = await t.as(admin).post('/seed/sample-users').expect(200)
    expect(body.users.map((user: User) => user.role)).toEqual(allRoles)
    const [first] = body.users as { email: string; password: string }[]
    await t.request.post('/auth/login').send({ email: first?.email, password: first?.password }).expect(200)
  })

  it('are off in production', async () => {
    const twin = await t.twin({ NODE_ENV: 'production' })
    try {
      await twin.as(admin).post('/seed/sample-users').expect(403)
    } finally {
      await twin.stop()
    }
  })
})
