import { setTimeout as sleep } from 'node:timers/promises'
import { cancelKey, jobReason, queueLocks, queuePrefix, queues, type JobProgress, type JobResult, type QueueName } from '@parakh/contracts'
import type { FileStore } from '@parakh/file-store'
import { UnrecoverableError, Worker, type Job } from 'bullmq'
import { Redis } from 'ioredis'
import { ObjectId, type Db } from 'mongodb'
import type { Logger } from 'pino'
import { JobFailure, type Processor } from './job-context.ts'
import { whenMongoIsThere } from './mongo.ts'

/** What every queue's worker needs. */
export interface WorkerTools {
  redisUrl: string
  db: Db
  files: FileStore
  log: Logger
}

const cancelPollMs = 400
const cancelled = new JobFailure('FAILED', 'The job was cancelled.', 'CANCELLED')
const outOfTime = new JobFailure('OUT_OF_TIME', 'The job took too long and was stopped. Try again with fewer or smaller files.')
const gone = new JobFailure('FAILED', 'The job is no longer stored. Start it again.', 'JOB_GONE')
const broken = new JobFailure('FAILED', 'The job could not be understood. Start it again.', 'JOB_BROKEN')

/** Redis connection that never gives up; errors are logged by code, at most one line until it is back. */
export function connectRedis(url: string, log: Logger): Redis {
  const redis = new Redis(url, { maxRetriesPerRequest: null, retryStrategy: (tries) => Math.min(2_000, tries * 200) })
  let away = false
  redis.on('error', (error: Error & { code?: string }) => {
    if (!away) log.warn({ code: error.code ?? error.name }, 'redis away')
    away = true
  })
  redis.on('ready', () => {
    if (away) log.info('redis back')
    away = false
  })
  return redis
}

/** A queue's worker that runs. */
export interface RunningWorker {
  ready: () => Promise<void>
  /** Takes no more jobs and waits for those that run; does not wait for a Redis that is away. */
  close: () => Promise<void>
}

const idlePollMs = 200
const redisGraceMs = 3_000

/** Starts taking jobs of one queue. */
export function startQueueWorker<Q extends QueueName>(
  name: Q,
  concurrency: number,
  process: Processor<Q>,
  tools: WorkerTools,
): RunningWorker {
  const connection = connectRedis(tools.redisUrl, tools.log)
  const log = tools.log.child({ queue: name })
  let running = 0
  const work = async (job: Job) => {
    running += 1
    try {
      return await run(name, job, process, tools, connection, log)
    } finally {
      running -= 1
    }
  }
  const worker = new Worker(name, work, {
    connection,
    prefix: queuePrefix,
    concurrency,
    lockDuration: queueLocks.lockDurationMs,
    stalledInterval: queueLocks.stalledIntervalMs,
    maxStalledCount: queueLocks.maxStalled,
  })
  worker.on('error', (error: Error & { code?: string }) => log.debug({ code: error.code ?? error.name }, 'queue connection'))
  worker.on('stalled', (jobId) => log.warn({ job: jobId }, 'job of a dead worker runs again'))
  const idle = async () => {
    while (running > 0) await sleep(idlePollMs)
    await sleep(redisGraceMs)
  }
  const close = async () => {
    await Promise.race([worker.close(), idle()])
    connection.disconnect()
  }
  return {
    ready: async () => {
      await worker.waitUntilReady()
    },
    close,
  }
}

async function run<Q extends QueueName>(
  name: Q,
  job: Job,
  process: Processor<Q>,
  tools: WorkerTools,
  redis: Redis,
  log: Logger,
): Promise<JobResult<Q>> {
  const jobId = job.id ?? ''
  const queue = queues[name]
  const stop = new AbortController()
  const clock = setTimeout(() => stop.abort(outOfTime), queue.timeLimitMs)
  const cancelWatch = setInterval(() => {
    redis.exists(cancelKey(jobId)).then(
      (there) => there > 0 && stop.abort(cancelled),
      () => undefined,
    )
  }, cancelPollMs)
  const started = performance.now()
  log.info({ job: jobId, attempt: job.attemptsStarted }, 'job started')
  try {
    const record = await whenMongoIsThere(
      async () => await tools.db.collection('jobs').findOne({ _id: new ObjectId(jobId) }),
      log,
      stop.signal,
    )
    if (!record) throw gone
    const data = queue.data.safeParse(record['data'])
    if (!data.success) throw broken
    const progress = async (step: JobProgress<Q>) => await job.updateProgress(step)
    const context = { jobId, data: data.data as never, files: tools.files, signal: stop.signal, progress }
    const result = await whenMongoIsThere(async () => await process(context), log, stop.signal)
    log.info({ job: jobId, ms: Math.round(performance.now() - started) }, 'job done')
    return queue.result.parse(result) as JobResult<Q>
  } catch (error) {
    const reason: unknown = stop.signal.aborted ? stop.signal.reason : error
    const code = reason instanceof JobFailure ? reason.logCode : reason instanceof Error ? reason.name : 'UNKNOWN'
    log.warn({ job: jobId, code, ms: Math.round(performance.now() - started) }, 'job failed')
    // The message reaches a person, so only sentences leave here; what cannot mend is not tried again.
    if (reason instanceof JobFailure) throw new UnrecoverableError(jobReason(reason.code, reason.message))
    throw new Error(jobReason('FAILED'), { cause: reason })
  } finally {
    clearTimeout(clock)
    clearInterval(cancelWatch)
  }
}
