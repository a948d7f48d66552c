import { setTimeout as sleep } from 'node:timers/promises'
import { JwtService } from '@nestjs/jwt'
import { role } from '@parakh/contracts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SignInLimits } from '../src/auth/sign-in-limits.ts'
import { adminSignIn, startApp, type SignedIn, type TestApp } from './app.ts'

let t: TestApp
let admin: SignedIn
/** Counts failures without the cost of a real comparison. */
let bounds: SignInLimits
beforeAll(async () => {
  t = await startApp({ TRUST_PROXY: 'loopback' })
  admin = await t.signIn(role.ADMIN)
  bounds = t.app.get(SignInLimits, { strict: false })
})
afterAll(() => t.stop())

let addresses = 0
/** An address of its own for each test, so that their failures do not add up. */
const newAddress = (): string => `203.0.113.${(addresses += 1)}`
const login = (email: string, password: string, address = newAddress()) =>
  t.request.post('/auth/login').set('X-Forwarded-For', address).send({ email, password })
const fail = async (times: number, email: string): Promise<void> => {
  for (let i = 0; i < times; i += 1) await bounds.take(email, newAddress())
}
const failFrom = async (times: number, address: string): Promise<void> => {
  for (let i = 0; i < times; i += 1) await bounds.take(`${address}.${i}@parakh.example`, address)
}
const tokenOf = (who: SignedIn, token: string): SignedIn => ({ ...who, token })
const patch = (who: SignedIn, body: object) => t.as(admin).patch(`/users/${who.id}`).send(body)
const eventually = async (check: () => Promise<boolean>, withinMs: number): Promise<boolean> => {
  for (const end = Date.now() + withinMs; Date.now() < end; await new Promise((done) => setTimeout(done, 100)))
    if (await check()) return true
  return false
}

describe('signing in', () => {
  it('gives a token and who one is, however the e-mail is spelled', async () => {
    const { body } = await login(' ADMIN@parakh.example ', adminSignIn.password).expect(200)
    expect(body).toEqual({ token: expect.any(String), user: { _id: admin.id, role: role.ADMIN, name: 'Admin', email: adminSignIn.email } })
    await t.as(tokenOf(admin, body.token)).get('/me').expect(200)
  })

  it('answers the same for an unknown e-mail and a wrong password', async () => {
    const wrong = await login(adminSignIn.email, 'not the password').expect(401)
    const unknown = await login('nobody@parakh.example', 'not the password').expect(401)
    expect({ ...wrong.body, request_id: '' }).toEqual({ ...unknown.body, request_id: '' })
    expect(wrong.body.code).toBe('WRONG_CREDENTIALS')
  })

  it('takes as long for an unknown e-mail', async () => {
    const times: Record<string, number[]> = { [adminSignIn.email]: [], 'nobody.else@parakh.example': [] }
    // in turns, so that what else the machine does weighs on both
    for (let i = 0; i < 3; i += 1) {
      for (const [email, list] of Object.entries(times)) {
        const start = performance.now()
        await login(email, 'not the password')
        list.push(performance.now() - start)
      }
    }
    const [known = 0, unknown = 0] = Object.values(times).map((list) => Math.min(...list))
    expect(unknown / known).toBeGreaterThan(0.5)
    expect(unknown / known).toBeLessThan(2)
  }, 60_000)

  it('compares all of a password', async () => {
    const long = { email: 'long@parakh.example', password: 'p'.repeat(72), role: role.DRAFTER, name: 'Long' }
    await t.as(admin).post('/auth/register').send(long).expect(201)
    await login(long.email, long.password).expect(200)
    await login(long.email, `${long.password}x`).expect(401)
    await login(long.email, 'p'.repeat(71)).expect(401)
  })

  it('tells a disabled user so only for the right password', async () => {
    const user = await t.signIn(role.DRAFTER, 'disabled')
    await patch(user, { is_disabled: true }).expect(200)
    expect((await login(user.email, user.password).expect(403)).body.code).toBe('ACCOUNT_DISABLED')
    expect((await login(user.email, 'wrong password').expect(401)).body.code).toBe('WRONG_CREDENTIALS')
  })

  it('refuses what is no sign-in', async () => {
    await t.request.post('/auth/login').send({ email: adminSignIn.email }).expect(422)
    await t.request
      .post('/auth/login')
      .send({ email: { $gt: '' }, password: 'x' })
      .expect(400)
    await t.request
      .post('/auth/login')
      .send({ email: ['a@b.c'], password: 'x' })
      .expect(422)
    await t.request.post('/auth/login').send().expect(400)
  })
})

describe('bounds of failed sign-ins', () => {
  it.each(['admin2@parakh.example', 'ghost@parakh.example'])(
    'refuses the eleventh for %s, from anywhere, whatever the password',
    async (email) => {
      if (email.startsWith('admin2'))
        await t.as(admin).post('/auth/register').send({ email, password: 'the right one', role: role.AGENT, name: 'Two' }).expect(201)
      await fail(8, email)
      await login(email.toUpperCase(), 'wrong password').expect(401)
      await login(` ${email}`, 'wrong password').expect(401)
      const refused = await login(email, 'the right one').expect(429)
      expect(refused.body.code).toBe('TOO_MANY_ATTEMPTS')
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800)
      expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(900)
    },
  )

  it('forgets an e-mail after a success', async () => {
    const user = await t.signIn(role.DRAFTER, 'forgetful')
    for (let round = 0; round < 2; round += 1) {
      await fail(9, user.email)
      await login(user.email, user.password).expect(200)
    }
  })

  it('counts over all processes, whatever else the call says', async () => {
    const twin = await t.twin()
    const email = 'spread@parakh.example'
    const odd = { 'X-Real-IP': '198.51.100.7', Forwarded: 'for=198.51.100.8', 'CF-Connecting-IP': '198.51.100.9', 'User-Agent': 'another' }
    const attempt = ({ request }: TestApp) =>
      request
        .post('/auth/login')
        .set({ ...odd, 'X-Forwarded-For': newAddress() })
        .send({ email, password: 'wrong password' })
    try {
      await fail(8, email)
      await attempt(twin).expect(401)
      await attempt(t).expect(401)
      for (const one of [t, twin]) expect((await attempt(one).expect(429)).headers['retry-after']).toMatch(/^\d+$/)
    } finally {
      await twin.stop()
    }
  })

  it('holds against fifty at once', async () => {
    const taken = await Promise.allSettled(Array.from({ length: 50 }, () => bounds.take('burst@parakh.example', newAddress())))
    expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
  })

  it('refuses the hundred and first for one address, or one network of IPv6', async () => {
    const address = newAddress()
    await failFrom(99, address)
    await login('nobody.here@parakh.example', 'x', address).expect(401)
    await login('nobody.there@parakh.example', 'x', address).expect(429)
    await login(adminSignIn.email, adminSignIn.password, address).expect(429)
    await login(adminSignIn.email, adminSignIn.password).expect(200)
    await failFrom(100, '2001:db8:1:2::1')
    await login('nobody.here@parakh.example', 'x', '2001:db8:1:2:ffff::9').expect(429)
    await login('nobody.here@parakh.example', 'x', '2001:db8:1:3::1').expect(401)
  })

  it('hears a forwarded address only from a proxy that it trusts', async () => {
    const untrusting = await t.twin({ TRUST_PROXY: '10.0.0.1' })
    try {
      await failFrom(100, '127.0.0.1')
      await untrusting.request.post('/auth/login').set('X-Forwarded-For', newAddress()).send(adminSignIn).expect(429)
      await t.request.post('/auth/login').set('X-Forwarded-For', newAddress()).send(adminSignIn).expect(200)
    } finally {
      await untrusting.stop()
    }
  })
})

describe('tokens', () => {
  it.each(['', 'Bearer ', 'Bearer x.y.z', 'Basic YTpi', 'Bearer null'])('refuses %j', async (header) => {
    const { body } = await t.request.get('/me').set('Authorization', header).expect(401)
    expect(body.code).toBe('UNAUTHENTICATED')
  })

  it('refuses one signed otherwise', async () => {
    const [head = '', claims = ''] = admin.token.split('.')
    const none = `${Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')}.${claims}.`
    for (const token of [none, `${head}.${claims}.AAAA`]) await t.as(tokenOf(admin, token)).get('/me').expect(401)
  })

  it('end at their time, also where a process remembers them as good', async () => {
    const {
      sub,
      role: of,
      ver,
    } = JSON.parse(Buffer.from(admin.token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>
    const short = tokenOf(admin, t.app.get(JwtService, { strict: false }).sign({ sub, role: of, ver }, { expiresIn: '2s' }))
    await t.as(short).get('/me').expect(200)
    await t.as(short).get('/me').expect(200)
    await sleep(2_000)
    await t.as(short).get('/me').expect(401)
  })

  it.each([
    ['disabling', { is_disabled: true }],
    ['another role', { role: role.INITIATOR }],
    ['another password', { password: 'another password' }],
  ])('die within seconds on every process at %s, for good', async (what, body) => {
    const twin = await t.twin()
    const user = await t.signIn(role.DRAFTER, what)
    try {
      await twin.as(user).get('/me').expect(200)
      await patch(user, body).expect(200)
      await t.as(user).get('/me').expect(401)
      expect(await eventually(async () => (await twin.as(user).get('/me')).status === 401, 4_000)).toBe(true)
      await patch(user, { is_disabled: false, role: role.DRAFTER }).expect(200)
      await t.as(user).get('/me').expect(401)
    } finally {
      await twin.stop()
    }
  })
})

describe('the first admin', () => {
  it('is made once, however often and concurrently the API starts', async () => {
    const twins = await Promise.all([
      t.twin(),
      t.twin({ ADMIN_EMAIL: 'late@parakh.example' }),
      t.twin({ ADMIN_EMAIL: 'late@parakh.example' }),
    ])
    await Promise.all(twins.map((twin) => twin.stop()))
    expect(await t.db.collection('users').countDocuments({ email: adminSignIn.email })).toBe(1)
    expect(await t.db.collection('users').countDocuments({ email: 'late@parakh.example' })).toBe(1)
  })

  it('keeps the password that was changed since', async () => {
    await t.db.collection('users').updateOne({ email: 'late@parakh.example' }, { $set: { name: 'Changed' } })
    await (await t.twin({ ADMIN_EMAIL: 'late@parakh.example', ADMIN_PASSWORD: 'quite another' })).stop()
    await login('late@parakh.example', 'quite another').expect(401)
    expect((await login('late@parakh.example', adminSignIn.password).expect(200)).body.user.name).toBe('Changed')
  })
})
