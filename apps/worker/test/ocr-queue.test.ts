import { fork, type ChildProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { cancelKey, queuePrefix, queues, type JobResult, type OcrProgress } from '@parakh/contracts'
import { createFileStore } from '@parakh/file-store'
import { Queue, QueueEvents } from 'bullmq'
import { Redis } from 'ioredis'
import { MongoClient, ObjectId } from 'mongodb'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'

const mongoUri = new URL(inject('mongoUri'))
mongoUri.pathname = `/ocr_${process.pid}`
const redisUrl = inject('redisUrl')
const mongo = new MongoClient(mongoUri.href)
const db = mongo.db()
const files = createFileStore(db)
const connection = () => new Redis(redisUrl, { maxRetriesPerRequest: null })
const queue = new Queue('ocr', { connection: connection(), prefix: queuePrefix })
const events = new QueueEvents('ocr', { connection: connection(), prefix: queuePrefix })
const redis = connection()

let worker: ChildProcess
const starts: string[] = []

async function startWorker(uri = mongoUri.href): Promise<ChildProcess> {
  const child = fork(new URL('../src/main.ts', import.meta.url), {
    env: { ...process.env, MONGODB_URI: uri, REDIS_URL: redisUrl, LOG_LEVEL: 'info' },
    execArgv: [],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  await new Promise<void>((ready) =>
    child.stdout?.on('data', (chunk: Buffer) => {
      const log = chunk.toString()
      starts.push(...[...log.matchAll(/"job":"([0-9a-f]{24})"[^\n]*"msg":"job started"/gu)].map((match) => match[1] ?? ''))
      if (log.includes('"msg":"ready"')) ready()
    }),
  )
  return child
}

/** A way to MongoDB that can be cut and opened again. */
async function gateToMongo() {
  const sockets = new Set<Socket>()
  let isOpen = false
  const server = createServer((near) => {
    if (!isOpen) return near.destroy()
    const far = connect(Number(mongoUri.port), mongoUri.hostname)
    for (const socket of [near, far]) sockets.add(socket.on('error', () => undefined))
    return near.pipe(far).pipe(near)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const uri = new URL(mongoUri)
  uri.port = String((server.address() as AddressInfo).port)
  uri.search = '?directConnection=true'
  const cut = () => {
    isOpen = false
    for (const socket of sockets) socket.destroy()
    sockets.clear()
  }
  return { uri: uri.href, cut, open: () => void (isOpen = true), close: () => (cut(), server.close()) }
}

const fieldsOf = (returned: unknown) => (queues.ocr.result.parse(returned) satisfies JobResult<'ocr'>).fields

const types: Record<string, string> = {
  jpg: 'image/jpeg',
  pdf: 'application/pdf',
  txt: 'text/plain',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

async function order(...names: string[]) {
  const rows = []
  for (const name of names) {
    const contentType = types[name.split('.').at(-1) ?? ''] ?? ''
    const bytes = name.startsWith('broken') ? Buffer.from('%PDF-1.4 broken') : readFileSync(new URL(`fixtures/${name}`, import.meta.url))
    const stored = await files.put(bytes, { filename: name, contentType, kind: 'ocr' })
    rows.push({ file_id: stored._id, filename: name, contentType, sha256: stored.sha256 })
  }
  const _id = new ObjectId()
  await db.collection('jobs').insertOne({ _id, queue: 'ocr', data: { files: rows, langs: ['eng'], fields: [] } })
  const { attempts, backoffMs } = queues.ocr
  return await queue.add('ocr', {}, { jobId: _id.toHexString(), attempts, backoff: { type: 'fixed', delay: backoffMs } })
}

beforeAll(async () => {
  await events.waitUntilReady()
  worker = await startWorker()
})
afterAll(async () => {
  worker.kill('SIGKILL')
  await Promise.all([queue.close(), events.close()])
  redis.disconnect()
  await db.dropDatabase()
  await mongo.close()
})

describe('the worker on the ocr queue', () => {
  it('reads a bundle, tells how far it is, and gives values with their places', async () => {
    const seen: OcrProgress[] = []
    const job = await order('agreement.pdf', 'deed.docx', 'mail-cp1252.txt')
    events.on('progress', ({ jobId, data }) => void (jobId === job.id && seen.push(data as unknown as OcrProgress)))
    const result = fieldsOf(await job.waitUntilFinished(events, 60_000))
    expect(result['pincode']?.evidence.file).toBeTruthy()
    expect(result['application_number']).toMatchObject({ value: 'HDL/ARJ/88213', evidence: { file: 'mail-cp1252.txt', box: null } })
    expect(result['contact_number']?.evidence.text).toContain('98860 41273')
    expect(seen.map(({ stage }) => stage)).toEqual(expect.arrayContaining(['parsing', 'extracting', 'finalizing']))
    expect(seen.map(({ percent }) => percent)).toEqual(seen.map(({ percent }) => percent).toSorted((a, b) => a - b))
  })

  it('ends a job over a broken file with its sentence, once, and runs the next', async () => {
    const broken = await order('broken.pdf')
    await expect(broken.waitUntilFinished(events, 30_000)).rejects.toThrow('broken.pdf is damaged or cut off.')
    expect(starts.filter((id) => id === broken.id)).toHaveLength(1)
    const next = fieldsOf(await (await order('mail-cp1252.txt')).waitUntilFinished(events, 30_000))
    expect(next['pincode']?.value).toBe('122505')
  })

  it('stops a cancelled job', async () => {
    const job = await order('possession-scan.jpg', 'tax-photo.jpg', 'possession-scan.jpg')
    const failed = job.waitUntilFinished(events, 60_000)
    await redis.set(cancelKey(job.id ?? ''), '1', 'PX', 60_000)
    await expect(failed).rejects.toThrow('The job was cancelled.')
  })

  it('runs a job of a killed worker again, once', async () => {
    const job = await order('tax-photo.jpg')
    const finished = job.waitUntilFinished(events, 110_000)
    while (!starts.includes(job.id ?? '')) await new Promise((later) => setTimeout(later, 50))
    worker.kill('SIGKILL')
    await once(worker, 'exit')
    worker = await startWorker()
    expect(fieldsOf(await finished)['property_owner_name']?.value).toBe('Aarti Pankaj Joshi')
    expect(starts.filter((id) => id === job.id)).toHaveLength(2)
  })

  it('waits for a MongoDB that is away, at its start and in a job', async () => {
    worker.kill('SIGKILL')
    const gate = await gateToMongo()
    const starting = startWorker(gate.uri)
    setTimeout(gate.open, 6_000)
    worker = await starting
    gate.cut()
    const finished = (await order('mail-cp1252.txt')).waitUntilFinished(events, 60_000)
    setTimeout(gate.open, 3_000)
    expect(fieldsOf(await finished)['pincode']?.value).toBe('122505')
    worker.kill('SIGKILL')
    gate.close()
    worker = await startWorker()
  })

  it('lets a running job finish before it ends', async () => {
    const job = await order('agreement.pdf', 'tax-photo.jpg')
    const finished = job.waitUntilFinished(events, 110_000)
    while (!starts.includes(job.id ?? '')) await new Promise((later) => setTimeout(later, 20))
    worker.kill('SIGTERM')
    const [code] = await once(worker, 'exit')
    expect(code).toBe(0)
    expect(Object.keys(fieldsOf(await finished))).toContain('property_owner_name')
    worker = await startWorker()
  })
})
