import { execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { MongoClient } from 'mongodb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openDataDir } from './data-dir.ts'
import { bornAt, recordProcess } from './process-record.ts'
import { runProgram } from './run-program.ts'
import { startServers, type Servers } from './servers.ts'

let dataDir = ''
let servers: Servers | undefined

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'parakh-test-'))
})
afterEach(async () => {
  await servers?.stop()
  servers = undefined
  rmSync(dataDir, { recursive: true, force: true })
})

const startHere = async (): Promise<Servers> => (servers = await startServers({ dataDir }))
const stopHere = async (): Promise<void> => {
  await servers?.stop()
  servers = undefined
}
const inMongo = async <Result>(uri: string, use: (client: MongoClient) => Promise<Result>): Promise<Result> => {
  const client = new MongoClient(uri, { serverSelectionTimeoutMS: 5_000 })
  return use(client).finally(() => client.close())
}
const addNote = (uri: string) =>
  inMongo(uri, (client) =>
    client.withSession((session) => session.withTransaction(() => client.db().collection('notes').insertOne({}, { session }))),
  )
const countNotes = (uri: string) => inMongo(uri, (client) => client.db().collection('notes').countDocuments())
/** Redis 7 keeps what it appends in parts, in a folder of their own. */
const appendedByRedis = (): string => {
  const parts = join(dataDir, 'redis', 'appendonlydir')
  const [part = ''] = existsSync(parts) ? readdirSync(parts).filter((name) => name.endsWith('.incr.aof')) : []
  return part === '' ? join(dataDir, 'redis', 'appendonly.aof') : join(parts, part)
}
const damage = (file: string) => writeFileSync(file, Buffer.alloc(4_096, 0x5a))

describe('MongoDB and Redis of this machine', () => {
  it('takes transactions, listens on loopback only and keeps its data over a restart', async () => {
    const first = await startHere()
    await addNote(first.mongoUri)
    const commandLine = readFileSync(`/proc/${first.mongod?.pid}/cmdline`, 'utf8')
    expect(commandLine).toContain('127.0.0.1')
    expect(commandLine).not.toContain('0.0.0.0')
    await stopHere()
    const second = await startHere()
    expect(await countNotes(second.mongoUri)).toBe(1)
  })

  it('becomes primary again under another port', async () => {
    await addNote((await startHere()).mongoUri)
    const before = servers?.mongoUri
    await stopHere()
    writeFileSync(join(dataDir, 'run', 'mongod.port'), '')
    const { mongoUri } = await startHere()
    expect(mongoUri).not.toBe(before)
    await addNote(mongoUri)
    expect(await countNotes(mongoUri)).toBe(2)
  })

  it('starts after both servers were killed, with what was acknowledged', async () => {
    const first = await startHere()
    await addNote(first.mongoUri)
    for (const pid of [first.mongod?.pid, first.redis?.pid]) process.kill(pid ?? 0, 'SIGKILL')
    await stopHere()
    expect(await countNotes((await startHere()).mongoUri)).toBe(1)
  })

  it('ends a mongod that a killed start left on the folder, and nothing else', async () => {
    const bystander = spawn('sleep', ['60'])
    const first = await startHere()
    const orphan = first.mongod?.pid ?? 0
    first.dataDir.release()
    writeFileSync(join(dataDir, 'run', 'stranger.json'), JSON.stringify({ name: 'stranger', pid: bystander.pid, born: 'another time' }))
    const second = await startServers({ dataDir })
    expect(bornAt(orphan)).toBeUndefined()
    expect(bornAt(bystander.pid ?? 0)).toBeDefined()
    bystander.kill()
    await second.stop()
  })
})

describe('a data folder in a bad state', () => {
  it('names a damaged MongoDB folder and what to do', async () => {
    await startHere()
    await stopHere()
    damage(join(dataDir, 'mongo', 'WiredTiger.wt'))
    damage(join(dataDir, 'mongo', 'WiredTiger.turtle'))
    await expect(startServers({ dataDir })).rejects.toThrow(/MongoDB data in .*\/mongo is damaged.*mv .*start again/)
    expect(execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' })).not.toContain(dataDir)
  })

  it('names a damaged Redis file and what to do', async () => {
    await startHere()
    await stopHere()
    damage(appendedByRedis())
    await expect(startServers({ dataDir })).rejects.toThrow(/Redis data in .*\/redis is damaged.*rm -r .*start again/)
    expect(execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' })).not.toContain(dataDir)
  })

  it('refuses a second user of the folder and takes a dead one over', async () => {
    const first = await openDataDir(dataDir)
    await expect(openDataDir(dataDir)).rejects.toThrow(/Parakh already runs on/)
    first.release()
    writeFileSync(join(dataDir, 'in-use.json'), JSON.stringify({ name: 'start', pid: 1, born: 'long ago' }))
    const second = await openDataDir(dataDir)
    second.release()
  })

  it('gives a folder that a killed start left to just one of several that come at once', async () => {
    writeFileSync(join(dataDir, 'in-use.json'), JSON.stringify({ name: 'start', pid: 1, born: 'long ago' }))
    const claim = join(import.meta.dirname, '../test/claim.ts')
    const moment = String(Date.now() + 3_000)
    const outcomes = await Promise.all(Array.from({ length: 4 }, () => runProgram(process.execPath, [claim, dataDir, moment, '2000'])))
    const said = outcomes.map(({ output }) => output.trim())
    expect(said.filter((line) => line === 'claimed')).toHaveLength(1)
    expect(said.filter((line) => line.startsWith('Parakh already runs on'))).toHaveLength(3)
  })

  it('names a system library that mongod misses', async () => {
    const bin = join(dataDir, 'bin')
    mkdirSync(bin)
    const complaint = 'mongod: error while loading shared libraries: libcurl.so.4: cannot open shared object file'
    writeFileSync(join(bin, 'mongod'), `#!/bin/sh\necho '${complaint}' >&2\nexit 127\n`, { mode: 0o755 })
    vi.stubEnv('PATH', `${bin}:${process.env['PATH']}`)
    await expect(startServers({ dataDir })).rejects.toThrow(
      /^MongoDB needs the system library libcurl.so.4: install it \(.*apt install libcurl4\)/,
    )
    vi.unstubAllEnvs()
  })

  it('forgets a note of a process that is gone', async () => {
    const gone = spawn('true')
    recordProcess(join(dataDir, 'run'), 'worker', gone.pid ?? 0)
    await new Promise((ended) => gone.once('exit', ended))
    const folder = await openDataDir(dataDir)
    folder.release()
  })
})
