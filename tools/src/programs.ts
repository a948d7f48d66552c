import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { DataDir } from './data-dir.ts'
import { childEnvironment, root } from './env.ts'
import { Failure } from './failure.ts'
import { ManagedProcess, StartFailure, turnLog, type Watch } from './managed-process.ts'

const readyLimitMs = 60_000

export type ProgramSettings = {
  dataDir: DataDir
  mongoUri: string
  redisUrl: string
  host: string
  port: number
  apiBase: string
  /** Further variables, such as JWT_SECRET. */
  env: Record<string, string | undefined>
}

/** The API with the built console on its address; serves when its `start()` resolves. */
export const apiProcess = (settings: ProgramSettings): ManagedProcess => {
  const { dataDir, host, port, apiBase } = settings
  const consoleDir = join(root, 'apps/web/dist')
  const env = {
    ...serverAddresses(settings),
    PORT: String(port),
    HOST: host,
    API_BASE: apiBase,
    ...(existsSync(join(consoleDir, 'index.html')) ? { CONSOLE_DIR: consoleDir } : {}),
    ...settings.env,
  }
  const readyUrl = `${addressOf(host, port)}${apiBase.replace(/\/$/, '')}/health/ready`
  return program('api', dataDir, env, async ({ signal }) => {
    while (!signal.aborted && !(await isReady(readyUrl))) await sleep(50)
  })
}

/** The worker; takes jobs when its `start()` resolves. Its log shows at least that it is ready. */
export const workerProcess = (settings: ProgramSettings): ManagedProcess => {
  const env = { ...serverAddresses(settings), ...settings.env, ...(isTalkative(settings.env['LOG_LEVEL']) ? {} : { LOG_LEVEL: 'info' }) }
  return program('worker', settings.dataDir, env, async ({ output, signal }) => {
    while (!signal.aborted && !/\bready\b/.test(output())) await sleep(50)
  })
}

const isTalkative = (logLevel = childEnvironment()['LOG_LEVEL']): boolean => ['debug', 'trace'].includes(logLevel ?? '')

/** The address that a person or a test calls. */
export const addressOf = (host: string, port: number): string =>
  `http://${host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host}:${port}`

/** What a program that did not start said itself, else where its log is. */
export const startSentence = (failure: unknown, logFile: string): unknown => {
  if (!(failure instanceof StartFailure)) return failure
  const said = failure.output
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('{'))
    .join('\n')
  if (failure.code !== null && said !== '' && !/^\s+at /m.test(said)) return new Failure(said)
  return new Failure(
    `${failure.message}; the end of its log:\n${failure.output.split('\n').slice(-15).join('\n')}\nThe whole log is in ${logFile}.`,
  )
}

const serverAddresses = ({ mongoUri, redisUrl }: ProgramSettings) => ({ MONGODB_URI: mongoUri, REDIS_URL: redisUrl })

const program = (
  name: 'api' | 'worker',
  dataDir: DataDir,
  env: Record<string, string | undefined>,
  ready: (watch: Watch) => Promise<void>,
) => {
  const logFile = join(dataDir.logDir, `${name}.log`)
  turnLog(logFile)
  return new ManagedProcess({
    name,
    command: process.execPath,
    args: ['--enable-source-maps', join(root, 'apps', name, 'dist/main.js')],
    env: childEnvironment(env),
    cwd: root,
    logFile,
    runDir: dataDir.runDir,
    ready,
    readyLimitMs,
  })
}

const isReady = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(2_000) })).ok
  } catch {
    return false
  }
}
