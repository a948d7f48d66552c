import { build } from './build.ts'
import { openDataDir, type DataDir } from './data-dir.ts'
import type { DemoTarget } from './demo.ts'
import { readSettings, type Settings } from './env.ts'
import { Failure, reasonOf, runCommand } from './failure.ts'
import { isPortFree } from './free-port.ts'
import { stopRuns } from './limited-run.ts'
import type { ManagedProcess } from './managed-process.ts'
import { addressOf, apiProcess, workerProcess } from './programs.ts'
import { readSecrets, type Secrets } from './secrets.ts'
import { startServers } from './servers.ts'
import { startProgram } from './stack.ts'
import { untilAskedToStop } from './stop-request.ts'
import { keepAlive } from './supervise.ts'

type Stores = { mongoUri: string; redisUrl: string }

const steps = 5
const say = (line: string) => process.stdout.write(`${line}\n`)
const step = (number: number, what: string) => say(`${number}/${steps} ${what}`)

const start = async (): Promise<void> => {
  const settings = readSettings()
  const stopRequest = untilAskedToStop()
  const running: ManagedProcess[] = []
  step(1, 'Checking the settings, the data folder and the port')
  const dataDir = await openDataDir(settings.DATA_DIR, say)
  try {
    await Promise.race([bringUp(dataDir, settings, running), stopRequest])
    await stopRequest
    say('\nStopping…')
    stopRuns()
  } finally {
    await stopAll(running)
    dataDir.release()
  }
}

/** All steps from the port to the last line; what it starts it puts into `running` at once. */
const bringUp = async (dataDir: DataDir, settings: Settings, running: ManagedProcess[]): Promise<void> => {
  const { HOST: host, PORT: port, API_BASE: apiBase } = settings
  await refuseTakenPort(host, port)
  step(2, 'Starting MongoDB and Redis')
  const { mongod, redis, mongoUri, redisUrl } = await startServers({ dataDir, log: (line) => say(`      ${line}`) })
  running.push(...[mongod, redis].filter((server) => server !== undefined))
  step(3, 'Building')
  if (!(await build(say))) say('      nothing changed')
  step(4, 'Starting the API and the worker')
  const { api: secrets, samplePassword } = readSecrets(dataDir)
  const programSettings = { dataDir, mongoUri, redisUrl, host, port, apiBase, env: { ALLOW_SAMPLE_USERS: '1', ...secrets } }
  const api = apiProcess(programSettings)
  const worker = workerProcess(programSettings)
  running.push(api, worker)
  await Promise.all([api, worker].map(startProgram))
  step(5, `Running: ${running.map(({ name }) => name).join(', ')}; logs in ${dataDir.logDir}`)
  const address = addressOf(host, port)
  announce(address, secrets, Number(settings.PARAKH_STARTED_AT ?? Date.now()))
  running.forEach((one) => keepAlive(one, say))
  if (!process.argv.includes('--demo')) return
  const admin = { email: secrets.ADMIN_EMAIL, password: secrets.ADMIN_PASSWORD }
  await fillDemo({ apiUrl: `${address}${apiBase}`, admin, password: samplePassword }, { mongoUri, redisUrl }, worker)
}

const announce = (address: string, secrets: Secrets, startedAt: number): void => {
  const isGiven = readSettings().ADMIN_PASSWORD !== undefined
  say(`\nParakh is ready at ${address} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)`)
  say(`Sign in as ${secrets.ADMIN_EMAIL} with the password ${isGiven ? 'that ADMIN_PASSWORD names' : secrets.ADMIN_PASSWORD}`)
  say('Ctrl-C ends everything.\n')
}

const fillDemo = async (target: Omit<DemoTarget, 'hold'>, stores: Stores, worker: ManagedProcess): Promise<void> => {
  const [{ fillWithSamples }, { holdDocuments }] = await Promise.all([import('./demo.ts'), import('./held-document.ts')])
  try {
    await fillWithSamples({ ...target, hold: holdDocuments(stores, worker) }, say)
  } catch (error) {
    say(`The sample data could not all be filled in (${reasonOf(error)}). Parakh itself runs; start it with --demo again to go on.`)
  }
  say('')
}

const refuseTakenPort = async (host: string, port: number): Promise<void> => {
  if (await isPortFree(port, host)) return
  const other = port === 65535 ? 4401 : port + 1
  throw new Failure(`Port ${port} is taken by another program: end that one, or choose another port: PORT=${other} npm start.`)
}

/** The API and the worker first, so that they can still finish what they hold; then the servers. */
const stopAll = async (running: readonly ManagedProcess[]): Promise<void> => {
  const programs = running.filter(({ name }) => name === 'api' || name === 'worker')
  await Promise.all(programs.map((program) => program.stop()))
  await Promise.all(running.map((server) => server.stop()))
}

await runCommand(start)
process.exit()
