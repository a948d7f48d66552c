import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { allQueues, cancelKey, isSettled, jobStatus, limits, queuePrefix, queues, type JobData, type QueueName } from '@parakh/contracts'
import { Queue } from 'bullmq'
import type { Redis } from 'ioredis'
import { Types, type ClientSession, type Model } from 'mongoose'
import { AppError } from '../http/app-error.ts'
import { LOGGER, type Logger } from '../logger.ts'
import { REDIS, redisAnswers } from '../stores/redis.ts'
import { JobLedger } from './job-ledger.ts'
import { JOBS, type JobRecord } from './job.schema.ts'

type Order<Q extends QueueName> = { id?: string; data: JobData<Q>; submittedBy: string | null; caseId?: string }

/** Orders jobs: written down in MongoDB, then handed to Redis by id alone (design §4). */
@Injectable()
export class JobClient implements OnApplicationShutdown {
  readonly #queues: Record<QueueName, Queue>

  constructor(
    @InjectModel(JOBS) private readonly jobs: Model<JobRecord>,
    @Inject(REDIS) private readonly redis: Redis,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly ledger: JobLedger,
  ) {
    const open = (name: QueueName): Queue => new Queue(name, { connection: redis, prefix: queuePrefix, skipWaitingForReady: true })
    this.#queues = Object.fromEntries(allQueues.map((name) => [name, open(name)])) as Record<QueueName, Queue>
    for (const queue of Object.values(this.#queues)) queue.on('error', (error: Error) => logger.debug({ code: error.name }, 'queue'))
  }

  /** An id for a job, for those who must name it before it is ordered. */
  newId(): string {
    return new Types.ObjectId().toHexString()
  }

  /** Throws `UNAVAILABLE` while Redis is away, before anything is stored. */
  async requireQueue(): Promise<void> {
    if (!(await redisAnswers(this.redis))) throw new AppError('UNAVAILABLE')
  }

  /** Writes an order down in its owner's transaction; `enqueue` follows after the commit. */
  async order<Q extends QueueName>(
    queue: Q,
    { id = this.newId(), data, submittedBy, caseId }: Order<Q>,
    session: ClientSession,
  ): Promise<string> {
    const order = { _id: new Types.ObjectId(id), queue, data, status: jobStatus.queued, submitted_by: submittedBy, case_id: caseId ?? null }
    await this.jobs.create([{ ...order, created_at: new Date() }], { session })
    return id
  }

  /** Hands an order to Redis; if that fails the sweep does it. */
  async enqueue(queue: QueueName, id: string): Promise<void> {
    try {
      await this.add(queue, id)
    } catch (error) {
      this.logger.warn({ job: id, queue, code: error instanceof Error ? error.name : 'unknown' }, 'left to the sweep')
    }
  }

  /** Hands an order to Redis, or throws. A job that Redis has already stays as it is. */
  async add(queue: QueueName, id: string): Promise<void> {
    const { attempts, backoffMs } = queues[queue]
    const keep = { age: limits.jobs.redisKeepMs / 1_000 }
    await this.#queues[queue].add(
      queue,
      {},
      { jobId: id, attempts, backoff: { type: 'exponential', delay: backoffMs }, removeOnComplete: keep, removeOnFail: keep },
    )
  }

  /** A job as it stands, or null. */
  async find(id: string): Promise<JobRecord | null> {
    return this.jobs.findById(id).lean<JobRecord>()
  }

  /** Waits until a job is settled, at most `limitMs`; answers it as it then stands. */
  async untilSettled(id: string, limitMs: number): Promise<JobRecord | null> {
    return this.ledger.until(id, (job) => isSettled(job.status), limitMs)
  }

  /** Waits until a job is as wanted, at most `limitMs`; null if it is gone. */
  async until(id: string, wanted: (job: JobRecord) => boolean, limitMs: number): Promise<JobRecord | null> {
    return this.ledger.until(id, wanted, limitMs)
  }

  /** Ends a job that nobody wants: in MongoDB, for the worker that runs it, and in the queue. */
  async cancel(job: JobRecord): Promise<void> {
    if (isSettled(job.status)) return
    const id = job._id.toHexString()
    await this.ledger.cancel(id)
    await this.redis.set(cancelKey(id), '1', 'PX', queues[job.queue].timeLimitMs)
    await this.drop(job.queue, id)
  }

  /** What Redis knows of a job: undefined for nothing, 'waiting' for anything unfinished. */
  async seen(queue: QueueName, id: string): Promise<undefined | 'waiting' | { returned: unknown } | { failed: string }> {
    const job = await this.#queues[queue].getJob(id)
    if (!job) return undefined
    const state = await job.getState()
    if (state === 'completed') return { returned: job.returnvalue as unknown }
    if (state === 'failed') return { failed: job.failedReason }
    return state === 'unknown' ? undefined : 'waiting'
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(Object.values(this.#queues).map(async (queue) => queue.close()))
  }

  // a job that runs is locked by its worker, which ends it by the cancel key
  private async drop(queue: QueueName, id: string): Promise<void> {
    const job = await this.#queues[queue].getJob(id)
    await job?.remove().catch(() => this.logger.debug({ job: id, queue }, 'runs already'))
  }
}
