import { fork, type ChildProcess } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { cancelKey, queuePrefix, queues, type JobResult, type OcrProgress } from '@parakh/contracts'
import { createFileStore } from '@parakh/file-store'
import { Queue, QueueEvents, type Job } from 'bullmq'
import { Redis } from 'ioredis'
import { MongoClient, ObjectId } from 'mongodb'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { keptReadings } from '../src/kept-readings.ts'
import type { Page } from '../src/ocr/model.ts'
import { residentBytes } from '../src/process-memory.ts'
import { lines, madePdf } from './made-pdf.ts'

const mongoUri = new URL(inject('mongoUri'))
mongoUri.pathname = `/bundles_${process.pid}`
const redisUrl = inject('redisUrl')
const mongo = new MongoClient(mongoUri.href)
const db = mongo.db()
const files = createFileStore(db)
const connection = () => new Redis(redisUrl, { maxRetriesPerRequest: null })
const queue = new Queue('ocr', { connection: connection(), prefix: queuePrefix })
const events = new QueueEvents('ocr', { connection: connection(), prefix: queuePrefix })
const redis = connection()
const limitMs = 240_000
const MiB = 1024 * 1024

let worker: ChildProcess

async function order(bytes: Uint8Array, filename: string, contentType = 'application/pdf', fileId?: string): Promise<Job> {
  const stored = await files.put(Buffer.from(bytes), { filename, contentType, kind: 'ocr' })
  const row = { file_id: fileId ?? stored._id, filename, contentType, sha256: stored.sha256 }
  const _id = new ObjectId()
  await db.collection('jobs').insertOne({ _id, queue: 'ocr', data: { files: [row], langs: ['eng'], fields: [] } })
  const { attempts, backoffMs } = queues.ocr
  return await queue.add('ocr', {}, { jobId: _id.toHexString(), attempts, backoff: { type: 'fixed', delay: backoffMs } })
}

const ended = async (job: Job): Promise<JobResult<'ocr'>> => queues.ocr.result.parse(await job.waitUntilFinished(events, limitMs))

const prose = Array.from({ length: 30 }, (_, at) => `This is line ${at} of the recitals between the vendor and the purchaser named below.`)
const scan = readFileSync(new URL('fixtures/possession-scan.jpg', import.meta.url))
const scanPage = (width: number, height: number) => ({
  content: 'q 595 0 0 842 0 0 cm /P1 Do Q\n',
  picture: { data: scan, width, height, jpeg: 'grey' as const },
})

/** A bundle of so many pages of text; `scans` of them are a scan instead. */
function bundle(pages: number, scans: readonly number[], said: string): Buffer {
  return madePdf(
    Array.from({ length: pages }, (_, at) =>
      scans.includes(at) ? scanPage(1654, 2339) : { content: lines([`${said} page ${at + 1}`, ...prose], 60, 780) },
    ),
  )
}

/** Resident bytes of the worker's largest reading process, and of the worker itself. */
function memoryOf(pid: number): { reader: number; worker: number } {
  const children = readdirSync('/proc').filter((name) => /^\d+$/u.test(name) && parentOf(name) === pid)
  return { reader: Math.max(0, ...children.map((child) => residentBytes(Number(child)))), worker: residentBytes(pid) }
}

function parentOf(pid: string): number {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'latin1').split(') ')[1]?.split(' ')[1])
  } catch {
    return 0
  }
}

beforeAll(async () => {
  await events.waitUntilReady()
  worker = fork(new URL('../src/main.ts', import.meta.url), {
    env: { ...process.env, MONGODB_URI: mongoUri.href, REDIS_URL: redisUrl, LOG_LEVEL: 'info', OCR_CONCURRENCY: '2' },
    execArgv: [],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  await new Promise<void>((ready) => worker.stdout?.on('data', (chunk: Buffer) => chunk.toString().includes('"msg":"ready"') && ready()))
})
afterAll(async () => {
  worker.kill('SIGKILL')
  await Promise.all([queue.close(), events.close()])
  redis.disconnect()
  await db.dropDatabase()
  await mongo.close()
})

describe('bundles', () => {
  it('reads 300 pages one by one with flat memory, tells each, and lets a short job in between', { timeout: limitMs }, async () => {
    const seen: OcrProgress[] = []
    const long = await order(bundle(300, [20, 110, 200, 280], 'PIN Code: 411014'), 'bundle.pdf')
    events.on('progress', ({ jobId, data }) => void (jobId === long.id && seen.push(data as unknown as OcrProgress)))
    const peak = { reader: 0, worker: 0 }
    const watch = setInterval(() => {
      const now = memoryOf(worker.pid ?? 0)
      peak.reader = Math.max(peak.reader, now.reader)
      peak.worker = Math.max(peak.worker, now.worker)
    }, 50)
    const order2 = async () => {
      while (seen.length === 0) await new Promise((later) => setTimeout(later, 20))
      return await ended(await order(Buffer.from('Applicant Name: Asha Verma\nPIN: 411014'), 'mail.txt', 'text/plain'))
    }
    const finished: string[] = []
    const [bundled, short] = await Promise.all([
      ended(long).finally(() => finished.push('long')),
      order2().finally(() => finished.push('short')),
    ])
    clearInterval(watch)
    expect(finished).toEqual(['short', 'long'])
    expect(Object.keys(short.fields)).toContain('pincode')
    expect(bundled.notes).toEqual([])
    const { value, candidates = [] } = bundled.fields['pincode'] ?? {}
    // the text pages' and the scans'
    expect([value, ...candidates.map((one) => one.value)]).toEqual(expect.arrayContaining(['411014', '122505']))
    expect(seen.at(-1)).toMatchObject({ stage: 'finalizing', page: 300, pages: 300 })
    expect(seen.filter(({ stage }) => stage === 'parsing').length).toBeGreaterThan(5)
    expect(peak.reader).toBeLessThan(700 * MiB)
    expect(peak.worker).toBeLessThan(500 * MiB)
  })

  it('reads the same file once within the day, whoever sends it', { timeout: limitMs }, async () => {
    const bytes = bundle(3, [1], 'PIN Code: 411014')
    const first = await ended(await order(bytes, 'deed.pdf'))
    const readings = db.collection('readings')
    const before = await readings.countDocuments()
    // the file itself is gone: what is known of its content must do
    const again = await ended(await order(bytes, 'copy of deed.pdf', 'application/pdf', 'f'.repeat(24)))
    expect(again.fields['pincode']).toMatchObject({ value: first.fields['pincode']?.value, evidence: { file: 'copy of deed.pdf' } })
    expect(await readings.countDocuments()).toBe(before)
    await readings.updateMany({}, { $set: { at: new Date(Date.now() - 25 * 3_600_000) } })
    await expect(ended(await order(bytes, 'old.pdf', 'application/pdf', 'e'.repeat(24)))).rejects.toThrow(/no longer stored/u)
    expect((await readings.indexes()).some(({ expireAfterSeconds }) => expireAfterSeconds === 24 * 3_600)).toBe(true)
  })

  it('keeps readings for the time of this version, whatever an older one had set, and tells versions apart', async () => {
    const other = mongo.db(`${db.databaseName}_older`)
    await other.collection('readings').createIndex({ at: 1 }, { expireAfterSeconds: 5 })
    const readings = await keptReadings(other, 'one')
    const indexes = await other.collection('readings').indexes()
    expect(indexes.map(({ expireAfterSeconds }) => expireAfterSeconds)).toContain(24 * 3_600)
    const page: Page = { page: 2, width: 1, height: 1, turn: 90, source: 'ocr', words: [] }
    await readings.keep('a'.repeat(64), 'eng', 3, page)
    expect(await readings.find('a'.repeat(64), 'eng')).toEqual({ pageCount: 3, pages: new Map([[2, page]]) })
    expect((await readings.find('a'.repeat(64), 'eng+hin')).pageCount).toBe(0)
    expect((await (await keptReadings(other, 'two')).find('a'.repeat(64), 'eng')).pageCount).toBe(0)
    await other.dropDatabase()
  })

  it('names a page that cannot be read, and gives what the others hold', { timeout: limitMs }, async () => {
    const whole = bundle(4, [], 'PIN Code: 560034').toString('latin1')
    // the third page is not in the file
    const broken = whole.replace(/\/Kids \[(\d+) 0 R (\d+) 0 R \d+ 0 R/u, '/Kids [$1 0 R $2 0 R 99 0 R')
    const { fields, notes } = await ended(await order(Buffer.from(broken, 'latin1'), 'torn.pdf'))
    expect(notes).toEqual([expect.stringMatching(/^Page 3 of torn\.pdf could not be read and was left out\./u)])
    expect(fields['pincode']?.value).toBe('560034')
  })

  it('stops a long job within two seconds of its cancel, and the next one runs', { timeout: limitMs }, async () => {
    const job = await order(
      bundle(
        60,
        Array.from({ length: 60 }, (_, at) => at),
        '',
      ),
      'scans.pdf',
    )
    const failed = job.waitUntilFinished(events, limitMs)
    failed.catch(() => undefined)
    while ((await job.getState()) !== 'active') await new Promise((later) => setTimeout(later, 50))
    await new Promise((later) => setTimeout(later, 3_000))
    const at = Date.now()
    await redis.set(cancelKey(job.id ?? ''), '1', 'PX', 60_000)
    await expect(failed).rejects.toThrow('The job was cancelled.')
    expect(Date.now() - at).toBeLessThan(2_000)
    const next = await ended(await order(Buffer.from('PIN: 302017'), 'next.txt', 'text/plain'))
    expect(next.fields['pincode']?.value).toBe('302017')
  })
})
