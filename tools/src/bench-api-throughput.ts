import { join } from 'node:path'
import { MongoClient } from 'mongodb'
import { ApiClient } from './api-client.ts'
import type { Bench } from './bench.ts'
import { byTurns } from './bench-load.ts'
import { childEnvironment } from './env.ts'
import { freePort } from './free-port.ts'
import { ManagedProcess } from './managed-process.ts'
import { seedPeople, wideCase } from './seed-rows.ts'
import { startStack, type Stack } from './stack.ts'
import { verdictText } from './verdict.ts'

const caseBytes = 4_096
const cases = 500
const limit = 0.75
const rounds = 7
const seconds = 4

/** `GET /cases/{id}` beside a bare Fastify route that reads the same document: requests a second in the same run. */
export const benchThroughput: Bench = async (figure) => {
  const stack = await startStack()
  const peer = bareFastify(stack, await freePort())
  try {
    await peer.start()
    const client = await MongoClient.connect(stack.mongoUri)
    const rows = Array.from({ length: cases }, (_, at) => wideCase(at, seedPeople(), caseBytes))
    await client.db().collection('cases').insertMany(rows)
    await client.close()
    const paths = rows.map((row) => `/cases/${row._id.toHexString()}`)
    const { token } = await ApiClient.login(`${stack.baseUrl}${stack.apiBase}`, stack.admin.email, stack.admin.password)
    const headers = { authorization: `Bearer ${token}` }
    const api = `${stack.baseUrl}${stack.apiBase}`
    const sent = (await (await fetch(`${api}${paths[0]}`, { headers })).text()).length
    for (const [what, asked] of [
      [`different cases of ${sent} bytes`, paths],
      ['one case', paths.slice(0, 1)],
    ] as const) {
      const [ours, bare] = await byTurns(
        [
          { name: 'API', url: api, paths: asked, headers },
          { name: 'Fastify', url: peer.url, paths: asked },
        ],
        { rounds, seconds },
      )
      if (!ours || !bare) throw new Error('nothing was measured')
      const told = verdictText({ value: ours.median, peer: bare.median, unit: 'requests/s', limit, atLeast: true })
      figure(`GET /cases/{id}, ${what}, bare Fastify beside it`, told)
    }
  } finally {
    await peer.stop()
    await stack.stop()
  }
}

const bareFastify = (stack: Stack, port: number): ManagedProcess & { url: string } => {
  const folder = join(stack.logFile('api'), '..')
  const spec = {
    name: 'fastify',
    command: process.execPath,
    args: [join(import.meta.dirname, 'bare-fastify.ts')],
    env: childEnvironment({ PEER_MONGODB_URI: stack.mongoUri, PEER_PORT: String(port) }),
    logFile: join(folder, 'fastify.log'),
    runDir: join(folder, '../run'),
    readyLimitMs: 20_000,
    ready: async ({ output, signal }: { output: () => string; signal: AbortSignal }) => {
      while (!signal.aborted && !output().includes('ready')) await new Promise((again) => setTimeout(again, 50))
    },
  }
  return Object.assign(new ManagedProcess(spec), { url: `http://127.0.0.1:${port}` })
}
