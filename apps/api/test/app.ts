import { randomBytes } from 'node:crypto'
import type { NestExpressApplication } from '@nestjs/platform-express'
import { role, type Role } from '@parakh/contracts'
import mongoose, { type Connection } from 'mongoose'
import supertest from 'supertest'
import type TestAgent from 'supertest/lib/agent.js'
import { inject } from 'vitest'
import { createApp } from '../src/app.ts'
import { parseEnv, type Env } from '../src/env.ts'
import { createLogger } from '../src/logger.ts'

export const adminSignIn = { email: 'admin@parakh.example', password: 'correct horse battery' }
export type SignedIn = { token: string; id: string; email: string; password: string; role: Role }

export type TestApp = {
  app: NestExpressApplication
  env: Env
  /** Below the API's base, as nobody. */
  request: TestAgent
  /** Below the API's base, as somebody. */
  as: (who: SignedIn) => TestAgent
  /** A user of a role, made at the first call and remembered; `another` makes a further one. */
  signIn: (role: Role, another?: string) => Promise<SignedIn>
  /** The database that this file has for itself. */
  db: NonNullable<Connection['db']>
  /** A second process on the same database. */
  twin: (extra?: Record<string, string>) => Promise<TestApp>
  stop: () => Promise<void>
}

/** The real API on a database of its own, on the run's real MongoDB and Redis. `extra` are further settings. */
export const startApp = async (extra: Record<string, string> = {}): Promise<TestApp> =>
  start(`test-${randomBytes(5).toString('hex')}`, extra, true)

const start = async (database: string, extra: Record<string, string>, owner: boolean): Promise<TestApp> => {
  const env = parseEnv({
    MONGODB_URI: uriOf(inject('mongoUri'), database),
    REDIS_URL: `${inject('redisUrl')}/${Math.floor(Math.random() * 15)}`,
    JWT_SECRET: 'a secret of tests that has more than 32 bytes',
    ADMIN_EMAIL: adminSignIn.email,
    ADMIN_PASSWORD: adminSignIn.password,
    LOG_LEVEL: 'silent',
    NODE_ENV: 'test',
    CHECK_REPLIES: '1',
    ...extra,
  })
  const app = await createApp(env, createLogger(env.LOG_LEVEL))
  await app.listen(0, '127.0.0.1')
  const connection = await mongoose.createConnection(env.MONGODB_URI).asPromise()
  if (!connection.db) throw new Error('not connected')
  const { db } = connection
  const base = `${await app.getUrl()}${env.API_BASE}`
  const request = supertest.agent(base)
  const known = new Map<string, Promise<SignedIn>>()
  const as = (who: SignedIn): TestAgent => supertest.agent(base).set('Authorization', `Bearer ${who.token}`)
  const signIn = (ofRole: Role, another = ''): Promise<SignedIn> => {
    const key = `${ofRole} ${another}`
    const found =
      known.get(key) ??
      (ofRole === role.ADMIN && another === '' ? enter(request, adminSignIn) : create(request, as, signIn, ofRole, another))
    known.set(key, found)
    return found
  }
  const stop = async (): Promise<void> => {
    if (owner) await db.dropDatabase()
    await connection.close()
    await app.close()
  }
  return {
    app,
    env,
    request,
    as,
    signIn,
    db,
    twin: (more = {}) => start(database, { ...extra, REDIS_URL: env.REDIS_URL, ...more }, false),
    stop,
  }
}

const uriOf = (uri: string, database: string): string => {
  const url = new URL(uri)
  url.pathname = `/${database}`
  return url.href
}

const create = async (
  request: TestAgent,
  as: TestApp['as'],
  signIn: TestApp['signIn'],
  ofRole: Role,
  another: string,
): Promise<SignedIn> => {
  const user = {
    email: `${ofRole}.${another || 'one'}@parakh.example`.toLowerCase(),
    password: `password of ${ofRole}`,
    role: ofRole,
    name: `${ofRole} ${another || 'One'}`,
  }
  const pincodes = ofRole === role.AGENT ? { service_pincodes: '110001' } : {}
  await as(await signIn(role.ADMIN))
    .post('/auth/register')
    .send({ ...user, ...pincodes })
    .expect(201)
  return enter(request, user)
}

const enter = async (request: TestAgent, { email, password }: { email: string; password: string }): Promise<SignedIn> => {
  const { body } = (await request.post('/auth/login').send({ email, password }).expect(200)) as {
    body: { token: string; user: { _id: string; role: Role } }
  }
  return { token: body.token, id: body.user._id, email, password, role: body.user.role }
}
