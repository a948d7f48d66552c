import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDataDir } from './data-dir.ts'
import { freePort } from './free-port.ts'
import type { ManagedProcess } from './managed-process.ts'
import { addressOf, apiProcess, startSentence, workerProcess } from './programs.ts'
import { readSecrets } from './secrets.ts'
import { startServers } from './servers.ts'

export type ProcessName = 'mongod' | 'redis' | 'api' | 'worker'

export type Stack = {
  /** Address of the console; the API is under `apiBase` of it. */
  baseUrl: string
  apiBase: string
  mongoUri: string
  redisUrl: string
  admin: { email: string; password: string }
  /** For `sampleUsers` and `fillWithSamples`. */
  samplePassword: string
  /** Fills in the sample users and cases of `npm start -- --demo`. */
  fillWithSamples: () => Promise<void>
  /** The id of a process that runs here, to kill it with. */
  pid: (name: ProcessName) => number
  /** Where a process writes its log. */
  logFile: (name: ProcessName) => string
  /** Ends a process in order (or after it was killed) and starts it on the same port; ready when this resolves. */
  restart: (name: ProcessName) => Promise<void>
  /** Ends one process in order. */
  end: (name: ProcessName) => Promise<void>
  stop: () => Promise<void>
}

export type StackOptions = { dataDir?: string; env?: Record<string, string>; log?: (line: string) => void }

/** The whole of Parakh as `npm start` runs it, on free ports and, without `dataDir`, on a folder that goes again. Everything must be built. */
export const startStack = async (options: StackOptions = {}): Promise<Stack> => {
  const log = options.log ?? (() => undefined)
  const dataDir = await openDataDir(options.dataDir ?? mkdtempSync(join(tmpdir(), 'parakh-stack-')), log)
  const running: ManagedProcess[] = []
  const stop = async () => {
    await Promise.all(running.filter(({ name }) => name === 'api' || name === 'worker').map((one) => one.stop()))
    await Promise.all(running.map((one) => one.stop()))
    dataDir.release()
    if (options.dataDir === undefined) await rm(dataDir.path, { recursive: true, force: true })
  }
  try {
    const servers = await startServers({ dataDir, log })
    running.push(...[servers.mongod, servers.redis].filter((server) => server !== undefined))
    const { api: secrets, samplePassword } = readSecrets(dataDir)
    const apiBase = options.env?.['API_BASE'] ?? '/api'
    const settings = {
      dataDir,
      mongoUri: servers.mongoUri,
      redisUrl: servers.redisUrl,
      host: '127.0.0.1',
      port: await freePort(),
      apiBase,
      env: { ALLOW_SAMPLE_USERS: '1', ...secrets, ...options.env },
    }
    const programs = [apiProcess(settings), workerProcess(settings)]
    running.push(...programs)
    await Promise.all(programs.map(startProgram))
    const find = (name: ProcessName): ManagedProcess => {
      const one = running.find((each) => each.name === name)
      if (!one) throw new Error(`${name} does not run here`)
      return one
    }
    const admin = { email: settings.env.ADMIN_EMAIL, password: settings.env.ADMIN_PASSWORD }
    return {
      baseUrl: addressOf(settings.host, settings.port),
      apiBase,
      mongoUri: servers.mongoUri,
      redisUrl: servers.redisUrl,
      admin,
      samplePassword,
      fillWithSamples: async () => {
        const [{ fillWithSamples }, { holdDocuments }] = await Promise.all([import('./demo.ts'), import('./held-document.ts')])
        const apiUrl = `${addressOf(settings.host, settings.port)}${apiBase}`
        await fillWithSamples({ apiUrl, admin, password: samplePassword, hold: holdDocuments(servers, find('worker')) }, log)
      },
      pid: (name) => find(name).pid ?? 0,
      logFile: (name) => find(name).logFile,
      restart: async (name) => {
        await find(name).stop()
        await startProgram(find(name))
      },
      end: (name) => find(name).stop(),
      stop,
    }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Starts the API or the worker; a failure carries what the program itself said. */
export const startProgram = async (program: ManagedProcess): Promise<void> => {
  try {
    await program.start()
  } catch (error) {
    throw startSentence(error, program.logFile)
  }
}
