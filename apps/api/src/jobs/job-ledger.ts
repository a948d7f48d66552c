import { EventEmitter } from 'node:events'
import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import {
  isSettled,
  jobStatus,
  jobStatusSchema,
  limits,
  queues,
  readJobReason,
  type JobErrorCode,
  type JobProgress,
  type JobResult,
  type QueueName,
} from '@parakh/contracts'
import type { ClientSession, Model } from 'mongoose'
import { Mongo } from '../stores/mongo.ts'
import { JOBS, type JobRecord } from './job.schema.ts'

/** How a job ended: with a result, or with one of contracts' `jobErrors` and the sentence for the person. */
export type Outcome<Q extends QueueName = QueueName> = { result: JobResult<Q> } | { error: JobErrorCode; sentence: string }
type SettledHandler<Q extends QueueName> = (job: JobRecord<Q>, outcome: Outcome<Q>, session: ClientSession) => Promise<void>

export const unsettled = jobStatusSchema.options.filter((status) => !isSettled(status))

/** What jobs came to, in MongoDB: settled once however often it is told, together with what follows from it. */
@Injectable()
export class JobLedger implements BeforeApplicationShutdown {
  readonly #changes = new EventEmitter().setMaxListeners(0)
  readonly #handlers = new Map<QueueName, SettledHandler<QueueName>>()
  #closing = false

  constructor(
    @InjectModel(JOBS) private readonly jobs: Model<JobRecord>,
    private readonly mongo: Mongo,
  ) {}

  /** Names what happens in the same transaction in which a queue's job is settled. */
  onSettled<Q extends QueueName>(queue: Q, handler: SettledHandler<Q>): void {
    this.#handlers.set(queue, handler as unknown as SettledHandler<QueueName>)
  }

  /** Records how a job ended; a repeat does nothing. Answers whether this call did it. */
  async settle(id: string, outcome: Outcome): Promise<boolean> {
    const settled = await this.mongo.transaction(async (session) => {
      const end =
        'result' in outcome
          ? { status: jobStatus.done, result: outcome.result }
          : { status: jobStatus.error, error: outcome.error, error_sentence: outcome.sentence }
      const job = await this.jobs
        .findOneAndUpdate(
          { _id: id, status: { $in: unsettled } },
          { $set: { ...end, ended_at: new Date() } },
          { session, returnDocument: 'after' },
        )
        .lean<JobRecord>()
      if (job) await this.#handlers.get(job.queue)?.(job, outcome, session)
      return job !== null
    })
    // also where another process was faster: somebody may wait here
    this.#changes.emit(id)
    return settled
  }

  /** Records what a worker returned; what does not fit the queue's schema counts as failed. */
  async finish(queue: QueueName, id: string, returned: unknown): Promise<boolean> {
    const result = queues[queue].result.safeParse(returned)
    return this.settle(id, result.success ? { result: result.data } : readJobReason(undefined))
  }

  /** Records why a worker gave up: its error's message is a `jobReason` of contracts. */
  async fail(id: string, reason: string | undefined): Promise<boolean> {
    return this.settle(id, readJobReason(reason))
  }

  /** Records that a job runs. */
  async start(id: string): Promise<void> {
    await this.jobs.updateOne({ _id: id, status: jobStatus.queued }, { $set: { status: jobStatus.running } })
    this.#changes.emit(id)
  }

  /** Records how far a job is, never backwards: events of several processes may cross. */
  async advance(queue: QueueName, id: string, told: unknown): Promise<void> {
    const progress = queues[queue].progress.safeParse(told)
    if (!progress.success) return
    const { percent } = progress.data
    const further = { $or: [{ progress: null }, { 'progress.percent': { $lte: percent } }] }
    const set = { status: jobStatus.running, progress: progress.data as JobProgress<QueueName> }
    await this.jobs.updateOne({ _id: id, status: { $in: unsettled }, ...further }, { $set: set })
    this.#changes.emit(id)
  }

  /** Records that nobody wants the result any more. Answers the job as it stands then. */
  async cancel(id: string): Promise<void> {
    await this.jobs.updateOne({ _id: id, status: { $in: unsettled } }, { $set: { status: jobStatus.cancelled, ended_at: new Date() } })
    this.#changes.emit(id)
  }

  /** Waits until a job is as wanted, at most `limitMs`; answers it as it then stands, null if it is gone. */
  async until(id: string, wanted: (job: JobRecord) => boolean, limitMs: number): Promise<JobRecord | null> {
    const deadline = Date.now() + limitMs
    for (;;) {
      const change = this.#nextChange(id, Math.min(limits.jobs.pollMs, Math.max(deadline - Date.now(), 0)))
      const job = await this.jobs.findById(id).lean<JobRecord>()
      if (!job || wanted(job) || this.#closing || Date.now() >= deadline) {
        change.stop()
        return job
      }
      await change.seen
    }
  }

  /** Ends every wait, so that a stopping process answers what stands. */
  beforeApplicationShutdown(): void {
    this.#closing = true
    for (const name of this.#changes.eventNames()) this.#changes.emit(name)
  }

  #nextChange(id: string, withinMs: number): { seen: Promise<void>; stop: () => void } {
    const { promise, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(resolve, withinMs)
    this.#changes.once(id, resolve)
    const stop = (): void => {
      clearTimeout(timer)
      this.#changes.off(id, resolve)
      resolve()
    }
    return { seen: promise.then(stop), stop }
  }
}
