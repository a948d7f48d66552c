import { role } from '@parakh/contracts'
import supertest from 'supertest'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createApp } from '../src/app.ts'
import { createLogger } from '../src/logger.ts'
import { Users } from '../src/users/users.ts'
import { startApp, type SignedIn, type TestApp } from './app.ts'

let t: TestApp
let admin: SignedIn
beforeAll(async () => {
  t = await startApp()
  admin = await t.signIn(role.ADMIN)
})
afterAll(() => t.stop())

it('one line a request, with its id and code; no value, name, token or public link', async () => {
  const lines: string[] = []
  const app = await createApp(t.env, createLogger('info', { write: (line: string) => void lines.push(line) }))
  const server = app.getHttpServer()
  const bearer = { Authorization: `Bearer ${admin.token}` }
  try {
    await supertest(server).post('/api/auth/login').send({ email: 'secret.person@parakh.example', password: 'secret password' }).expect(401)
    await supertest(server).get('/api/users?q=secretname').set(bearer).set('X-Request-Id', 'request-one').expect(200)
    await supertest(server).patch(`/api/users/${admin.id}`).set(bearer).send({ name: 'Secret Name', colour: 'secret' }).expect(422)
    await supertest(server)
      .get(`/api/public/intakes/${'a'.repeat(24)}/files/${'b'.repeat(24)}/view`)
      .expect(404)
    app.get(Users).find = () => Promise.reject(new Error('broken'))
    const broken = await supertest(server).get('/api/me').set(bearer).expect(500)
    expect(JSON.stringify(broken.body)).not.toContain('broken')
    const logged = lines.map((line) => JSON.parse(line) as Record<string, unknown>)
    expect(logged.filter(({ event }) => event === 'request')).toHaveLength(5)
    expect(logged.find(({ request_id }) => request_id === 'request-one')).toMatchObject({
      method: 'GET',
      route: '/api/users',
      status: 200,
      user_id: admin.id,
    })
    expect(logged.find(({ err }) => err !== undefined)).toMatchObject({
      level: 'error',
      code: 'INTERNAL',
      request_id: broken.body.request_id,
      err: { message: 'broken' },
    })
    for (const secret of ['secret', 'Secret', admin.token, 'b'.repeat(24)]) expect(lines.join('')).not.toContain(secret)
  } finally {
    await app.close()
  }
})
