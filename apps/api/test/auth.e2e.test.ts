import { role } from '@parakh/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { adminSignIn, startApp, type TestApp } from './app.ts'

let t: TestApp
beforeAll(async () => {
  t = await startApp()
})
afterAll(() => t.stop())

describe('signing in', () => {
  it('gives a token and who one is', async () => {
    const { body } = await t.request
      .post('/auth/login')
      .send({ email: ' ADMIN@parakh.example ', password: adminSignIn.password })
      .expect(200)
    expect(body).toEqual({
      token: expect.any(String),
      user: { _id: expect.stringMatching(/^[0-9a-f]{24}$/), role: role.ADMIN, name: 'Admin', email: adminSignIn.email },
    })
    await t.request.get('/me').set('Authorization', `Bearer ${body.token}`).expect(200)
  })
})
