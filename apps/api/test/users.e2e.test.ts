import { role, type User } from '@parakh/contracts'
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

const missing = 'f'.repeat(24)
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

describe('creating a user', () => {
  it('takes a form with pincodes as repeated and as bracketed keys, and a photo', async () => {
    const { body } = await t
      .as(admin)
      .post('/auth/register')
      .field({ email: 'Asha.Verma@Parakh.example', password: 'a password', role: role.AGENT, name: ' आशा वर्मा ', phone: '+91 98100 12345' })
      .field('service_pincodes', ['110001', '110096'])
      .field('service_pincodes[]', ['110001', '110096'])
      .attach('image', await portrait(), 'आशा.jpg')
      .expect(201)
    expect(body).toMatchObject({
      email: 'asha.verma@parakh.example',
      name: 'आशा वर्मा',
      service_pincodes: ['110001', '110096'],
      has_image: true,
      is_disabled: false,
      agent_code: null,
    })
    expect(Object.keys(body)).not.toContain('password_hash')
    const log = await lastLog()
    expect(log).toMatchObject({ action: 'create_user', user_id: body._id, actor_id: admin.id, actor_role: role.ADMIN })
  })

  it('takes JSON as well, and pincodes for agents only', async () => {
    expect((await register(newUser({ service_pincodes: '110001, 201301 110001' })).expect(201)).body.service_pincodes).toEqual([
      '110001',
      '201301',
    ])
    expect((await register(newUser({ role: role.DRAFTER, service_pincodes: '110001' })).expect(201)).body.service_pincodes).toEqual([])
  })

  it.each([
    ['password', { password: 'short' }],
    ['password', { password: 'पासवर्ड'.repeat(10) }],
    ['email', { email: 'nobody' }],
    ['name', { name: '   ' }],
    ['role', { role: 'KING' }],
    ['role', { role: undefined }],
    ['service_pincodes', { service_pincodes: '012345' }],
    ['is_disabled', { is_disabled: false }],
  ])('names %s when it is wrong', async (key, wrong) => {
    const { body } = await register(newUser(wrong)).expect(422)
    expect(body.details.fields[0].key).toMatch(new RegExp(`^${key}`))
  })

  it('refuses a taken e-mail, however it is spelled, also when two come at once, and keeps nothing of it', async () => {
    const user = newUser()
    const replies = await Promise.all([register(user), register({ ...user, email: user.email.toUpperCase() }), register(user)])
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409])
    expect(replies.find(({ status }) => status === 409)?.body.code).toBe('DUPLICATE_EMAIL')
    const files = await t.db.collection('files.files').countDocuments()
    await t
      .as(admin)
      .post('/auth/register')
      .field(user)
      .attach('image', await portrait(), 'x.jpg')
      .expect(409)
    await t
      .as(admin)
      .post('/auth/register')
      .field(newUser({ role: 'KING' }))
      .attach('image', await portrait(), 'x.jpg')
      .expect(422)
    expect(await t.db.collection('files.files').countDocuments({ 'metadata.kind': 'upload' })).toBe(0)
    expect(await t.db.collection('files.files').countDocuments({ 'metadata.kept': true })).toBe(
      await t.db.collection('users').countDocuments({ image_id: { $ne: null } }),
    )
    expect(await t.db.collection('files.files').countDocuments()).toBeLessThanOrEqual(files + 1)
  })
})

describe('changing a user', () => {
  it('changes what is named and logs old and new', async () => {
    const { body: user } = await register(newUser())
    const { body } = await patch(user._id, { name: 'New Name', phone: '123', service_pincodes: ['110001'] }).expect(200)
    expect(body).toMatchObject({ name: 'New Name', phone: '123', service_pincodes: ['110001'] })
    const log = await lastLog()
    expect(log).toMatchObject({
      action: 'change_user',
      user_id: user._id,
      changes: { name: { old: user.name, new: 'New Name' }, phone: { old: null, new: '123' } },
    })
    expect((await patch(user._id, { phone: null }).expect(200)).body.phone).toBeNull()
  })

  it('logs nothing when nothing changes, and never a password', async () => {
    const { body: user } = await register(newUser())
    const before = await t.db.collection('log').countDocuments()
    await patch(user._id, { name: user.name, role: user.role, is_disabled: false }).expect(200)
    expect(await t.db.collection('log').countDocuments()).toBe(before)
    await patch(user._id, { password: 'the new password' }).expect(200)
    const log = await lastLog()
    expect(log).toMatchObject({ action: 'change_password', keys: ['password'] })
    expect(JSON.stringify(log)).not.toContain('the new')
    await t.request.post('/auth/login').send({ email: user.email, password: 'the new password' }).expect(200)
  })

  it('clears the pincodes of who leaves AGENT', async () => {
    const { body: user } = await register(newUser({ service_pincodes: '110001' }))
    expect((await patch(user._id, { role: role.DRAFTER, service_pincodes: ['110001'] }).expect(200)).body.service_pincodes).toEqual([])
  })

  it('refuses a taken e-mail and an unknown user', async () => {
    const { body: user } = await register(newUser())
    expect((await patch(user._id, { email: admin.email.toUpperCase() }).expect(409)).body.code).toBe('DUPLICATE_EMAIL')
    await patch(missing, { name: 'X' }).expect(404)
  })

  it('keeps the last enabled admin, also when two demote each other at once', async () => {
    expect((await patch(admin.id, { is_disabled: true }).expect(409)).body.code).toBe('LAST_ADMIN')
    expect((await patch(admin.id, { role: role.AGENT }).expect(409)).body.code).toBe('LAST_ADMIN')
    for (let round = 0; round < 3; round += 1) {
      const { body: other } = await register(newUser({ role: role.ADMIN }))
      const replies = await Promise.all([patch(other._id, { role: role.AGENT }), patch(admin.id, { is_disabled: true })])
      expect(await t.db.collection('users').countDocuments({ role: role.ADMIN, is_disabled: false })).toBe(1)
      expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
      await t.db.collection('users').updateOne({ email: admin.email }, { $set: { is_disabled: false, token_version: 0 } })
      await t.db.collection('users').updateOne({ email: other.email }, { $set: { role: role.AGENT } })
      await new Promise((done) => setTimeout(done, 2_100))
    }
  }, 60_000)
})

describe('lists of users', () => {
  it('filter by role, state and word, with signs of a regular expression as text', async () => {
    await register(newUser({ name: 'Dr. (Mrs.) A+B [x]', role: role.INITIATOR, phone: '98-111' })).expect(201)
    const names = async (query: string): Promise<string[]> =>
      (await t.as(admin).get(`/users?${query}`).expect(200)).body.map((user: User) => user.name)
    expect(await names(`q=${encodeURIComponent('(mrs.) a+b [X]')}`)).toEqual(['Dr. (Mrs.) A+B [x]'])
    expect(await names('q=98-111')).toEqual(['Dr. (Mrs.) A+B [x]'])
    expect(await names(`q=${encodeURIComponent('.*')}`)).toEqual([])
    expect(await names('role=ADMIN&disabled=0')).toEqual(['Admin'])
    expect(await names('disabled=1')).toEqual([])
  })

  it.each(['created_at', 'name', 'email', 'updated_at'])('give each user once on a walk by %s', async (sortBy) => {
    // of one name, and without an e-mail
    for (let i = 0; i < 4; i += 1)
      await t
        .as(admin)
        .post('/agents')
        .send({ id: `${sortBy}-${i}`, name: 'Ravi', service_pincodes: [] })
        .expect(201)
    for (const sortDir of ['asc', 'desc']) {
      const seen: string[] = []
      let cursor = ''
      do {
        const reply = await t.as(admin).get(`/users?limit=3&sortBy=${sortBy}&sortDir=${sortDir}&cursor=${cursor}`).expect(200)
        seen.push(...reply.body.map((user: User) => user._id))
        cursor = reply.headers['x-next-cursor'] ?? ''
        expect(reply.headers['x-total-count']).toBe(String(await t.db.collection('users').countDocuments()))
      } while (cursor)
      expect(seen).toHaveLength(new Set(seen).size)
      expect(seen).toHaveLength(await t.db.collection('users').countDocuments())
    }
  })

  it('refuse a cursor of another order', async () => {
    const { headers } = await t.as(admin).get('/users?limit=1&sortBy=name').expect(200)
    await t.as(admin).get(`/users?limit=1&sortBy=email&cursor=${headers['x-next-cursor']}`).expect(400)
  })

  it('offer the agents who serve a PIN code, else all enabled ones', async () => {
    await register(newUser({ name: 'Serves 560001', service_pincodes: '560001' })).expect(201)
    const choices = async (pincode: string): Promise<User[]> =>
      (await t.as(admin).get(`/users?role=AGENT&disabled=0&sortBy=name&sortDir=asc&pincode=${pincode}`).expect(200)).body
    expect((await choices('560001')).map((user) => user.name)).toEqual(['Serves 560001'])
    expect((await choices('999999')).length).toBe(await t.db.collection('users').countDocuments({ role: role.AGENT, is_disabled: false }))
  })
})
