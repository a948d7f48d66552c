import { createHmac } from 'node:crypto'
import { join } from 'node:path'
import { limits, role, type Role } from '@parakh/contracts'
import { openDataDir, type DataDir } from './data-dir.ts'
import { readSettings } from './env.ts'
import { freePort } from './free-port.ts'
import { addressOf, apiProcess } from './programs.ts'
import { readSecrets } from './secrets.ts'
import { seed } from './seed.ts'
import { seedPeople } from './seed-rows.ts'
import { startServers, type Servers } from './servers.ts'
import { startProgram } from './stack.ts'

const fewRows = 10_000
const apiBase = '/api'

/** The API over so many seeded rows. */
export type SeededApi = { rows: number; url: string; mongoUri: string; pid: number; headers: Record<Role, Record<string, string>> }
export type SeededApis = { few: SeededApi; many: SeededApi }

/**
 * Two APIs beside each other, over few rows and over many (`BENCH_ROWS`), both on one MongoDB in `BENCH_DATA_DIR`.
 * What an earlier run seeded there is used again.
 */
export const withSeededApis = async (work: (apis: SeededApis) => Promise<void>): Promise<void> => {
  const { BENCH_DATA_DIR, BENCH_ROWS } = readSettings()
  const say = (line: string): void => void process.stderr.write(`${line}\n`)
  const dataDir = await openDataDir(BENCH_DATA_DIR, say)
  const stops: (() => Promise<void>)[] = []
  try {
    const servers = await startServers({ dataDir, log: say })
    stops.push(() => servers.stop())
    const start = async (database: string, number: number): Promise<SeededApi> => {
      const { api, stop } = await startApi(servers, dataDir, database, number)
      stops.unshift(stop)
      return api
    }
    // an empty database of which the others take their indexes
    await start('bench_shape', 1)
    await stops.shift()?.()
    for (const rows of [fewRows, BENCH_ROWS]) await seed(uriOf(servers.mongoUri, nameOf(rows)), 'bench_shape', rows, say)
    const few = await start(nameOf(fewRows), 2)
    const many = await start(nameOf(BENCH_ROWS), 3)
    await work({ few: { ...few, rows: fewRows }, many: { ...many, rows: BENCH_ROWS } })
  } finally {
    for (const stop of stops) await stop()
    dataDir.release()
  }
}

const nameOf = (rows: number): string => `bench_${rows}`

const uriOf = (uri: string, database: string): string => {
  const url = new URL(uri)
  url.pathname = `/${database}`
  return url.href
}

const startApi = async (servers: Servers, dataDir: DataDir, database: string, redisNumber: number) => {
  const { api: secrets } = readSecrets(dataDir)
  const own = { ...dataDir, runDir: join(dataDir.path, `run-${database}`), logDir: join(dataDir.logDir, database) }
  const [host, port, mongoUri] = ['127.0.0.1', await freePort(), uriOf(servers.mongoUri, database)]
  const redisUrl = `${servers.redisUrl}/${redisNumber}`
  const program = apiProcess({ dataDir: own, mongoUri, redisUrl, host, port, apiBase, env: secrets })
  await startProgram(program)
  const url = `${addressOf(host, port)}${apiBase}`
  const api: SeededApi = { rows: 0, url, mongoUri, pid: program.pid ?? 0, headers: await headersOf(url, secrets) }
  return { api, stop: () => program.stop() }
}

type Secrets = { JWT_SECRET: string; ADMIN_EMAIL: string; ADMIN_PASSWORD: string }

/** Headers of somebody of each role: the first admin, and the first of each kind of seeded people. */
const headersOf = async (url: string, { JWT_SECRET, ADMIN_EMAIL, ADMIN_PASSWORD }: Secrets): Promise<SeededApi['headers']> => {
  const signedIn = await fetch(`${url}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: ADMIN_EMAIL, password: ADMIN_PASSWORD }),
  })
  const { token } = (await signedIn.json()) as { token: string }
  const bearer = (text: string) => ({ authorization: `Bearer ${text}` })
  const { agents, drafters, initiators } = seedPeople()
  const of = (people: { user_id: string }[], ofRole: Role) => bearer(tokenOf(JWT_SECRET, { sub: people[0]?.user_id, role: ofRole, ver: 0 }))
  return {
    [role.ADMIN]: bearer(token),
    [role.AGENT]: of(agents, role.AGENT),
    [role.DRAFTER]: of(drafters, role.DRAFTER),
    [role.INITIATOR]: of(initiators, role.INITIATOR),
  }
}

// seeded people have no password to sign in with
const tokenOf = (secret: string, claims: object): string => {
  const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
  const exp = Math.floor(Date.now() / 1_000) + limits.signIn.tokenHours * 3_600
  const text = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ ...claims, exp })}`
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`
}
