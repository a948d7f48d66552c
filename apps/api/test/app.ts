import { randomBytes } from 'node:crypto'
import type { Server } from 'node:http'
import type { NestExpressApplication } from '@nestjs/platform-express'
import { getModelToken } from '@nestjs/mongoose'
import { role, system, type Role } from '@parakh/contracts'
import { hash } from 'bcrypt'
import mongoose, { type Connection, type Model } from 'mongoose'
import supertest from 'supertest'
import type TestAgent from 'supertest/lib/agent.js'
import { inject } from 'vitest'
import { createApp } from '../src/app.ts'
import { parseEnv, type Env } from '../src/env.ts'
import { Tokens } from '../src/auth/tokens.ts'
import { createLogger } from '../src/logger.ts'
import { claimRedis } from './redis-number.ts'
import { Users } from '../src/users/users.ts'
import { USERS, type UserRow } from '../src/users/users.schema.ts'
import { watchReplies } from './told-replies.ts'

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
  const redis =
    extra.REDIS_URL === undefined ? await claimRedis(inject('redisUrl')) : { url: extra.REDIS_URL, release: () => Promise.resolve() }
  const env = parseEnv({
    MONGODB_URI: uriOf(inject('mongoUri'), database),
    REDIS_URL: redis.url,
    JWT_SECRET: 'a secret of tests that has more than 32 bytes',
    ADMIN_EMAIL: adminSignIn.email,
    ADMIN_PASSWORD: adminSignIn.password,
    LOG_LEVEL: 'silent',
    NODE_ENV: 'test',
    CHECK_REPLIES: '1',
    ...extra,
  })
  const app = await createApp(env, createLogger(env.LOG_LEVEL))
  const untold = watchReplies(app.getHttpServer() as Server)
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
    const found = known.get(key) ?? (ofRole === role.ADMIN && another === '' ? findAdmin(app) : create(app, ofRole, another))
    known.set(key, found)
    return found
  }
  const stop = async (): Promise<void> => {
    if (owner) await db.dropDatabase()
    await connection.close()
    await app.close()
    await redis.release()
    // a code, status or type that a row does not tell of: add it to the row (`refuses`, `sends`)
    if (untold().length > 0) throw new Error(`not told in openapi.json: ${untold().join('; ')}`)
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

/** Makes a user without the calls, since a real hash costs half a second; cost 4 signs in just the same. */
const create = async (app: NestExpressApplication, ofRole: Role, another: string): Promise<SignedIn> => {
  const password = `password of ${ofRole}`
  const email = `${ofRole}.${another || 'one'}@parakh.example`.toLowerCase().replaceAll(' ', '-')
  const user = {
    email,
    role: ofRole,
    name: `${ofRole} ${another || 'One'}`,
    service_pincodes: ['110001'],
    password_hash: await hash(password, 4),
  }
  const users = app.get(Users, { strict: false })
  return signed(app, await users.change((session) => users.insert(user, system, session)), password)
}

const findAdmin = async (app: NestExpressApplication): Promise<SignedIn> => {
  const users = app.get<Model<UserRow>>(getModelToken(USERS), { strict: false })
  const admin = await users.findOne({ email: adminSignIn.email }).lean<UserRow>()
  if (!admin) throw new Error('no first admin')
  return signed(app, admin, adminSignIn.password)
}

const signed = (app: NestExpressApplication, user: UserRow, password: string): SignedIn => ({
  token: app.get(Tokens, { strict: false }).sign(user),
  id: String(user._id),
  email: user.email ?? '',
  password,
  role: user.role,
})
