import { spawn, type ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import { resolve } from 'node:path'
import { contentTypeOf, queueLocks, queuePrefix, type JobResult, type QueueName } from '@parakh/contracts'
import { createFileStore } from '@parakh/file-store'
import { Worker } from 'bullmq'
import { Redis } from 'ioredis'
import type { TestApp } from './app.ts'

const workerDir = resolve(import.meta.dirname, '../../worker')
const startMs = 30_000

export type WorkerProcess = { child: ChildProcess; lines: string[]; stop: (signal?: NodeJS.Signals) => Promise<void> }

/** The real worker, from its source, as a process of its own on the test's database and Redis. */
export const startWorker = async ({ env }: TestApp): Promise<WorkerProcess> => {
  const child = spawn(process.execPath, ['src/main.ts'], {
    cwd: workerDir,
    env: { PATH: process.env.PATH, MONGODB_URI: env.MONGODB_URI, REDIS_URL: env.REDIS_URL, LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: string[] = []
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  await new Promise<void>((ready, failed) => {
    const timer = setTimeout(() => failed(new Error(`the worker is not ready: ${lines.join('\n')}`)), startMs)
    const hear = (line: string): void => {
      lines.push(line)
      if (!line.includes('"ready"')) return
      clearTimeout(timer)
      ready()
    }
    createInterface({ input: child.stdout }).on('line', hear)
    createInterface({ input: child.stderr }).on('line', hear)
    child.once('exit', () => failed(new Error(`the worker ended: ${lines.join('\n')}`)))
  })
  const stop = async (signal: NodeJS.Signals = 'SIGTERM'): Promise<void> => {
    child.kill(signal)
    await ended
  }
  return { child, lines, stop }
}

/** Takes the jobs of one real queue in this process, so that a test decides how each ends. */
export const takeJobs = async <Q extends QueueName>(
  { env }: TestApp,
  queue: Q,
  work: (jobId: string) => Promise<JobResult<Q>>,
): Promise<{ stop: () => Promise<void> }> => {
  const connection = new Redis(env.REDIS_URL, { maxRetriesPerRequest: null })
  const worker = new Worker(queue, (job) => work(job.id ?? ''), {
    connection,
    prefix: queuePrefix,
    concurrency: 10,
    lockDuration: queueLocks.lockDurationMs,
    stalledInterval: queueLocks.stalledIntervalMs,
  })
  await worker.waitUntilReady()
  return {
    stop: async () => {
      await worker.close(true)
      connection.disconnect()
    },
  }
}

/** A small file in the test's store, unkept, as a worker's result names it. */
export const putReport = async ({ db }: TestApp, text = 'a report'): Promise<JobResult<'report'>> => {
  const file = await createFileStore(db).put(Buffer.from(text), {
    filename: 'report.docx',
    contentType: contentTypeOf('docx'),
    kind: 'document',
  })
  return { file_id: file._id, size: file.size, sha256: file.sha256 }
}
