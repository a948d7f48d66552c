import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common'
import { InjectModel } from '@nestjs/mongoose'
import { allQueues, limits, queues } from '@parakh/contracts'
import type { FileStore } from '@parakh/file-store'
import type { Model } from 'mongoose'
import { LOGGER, type Logger } from '../logger.ts'
import { FILES } from '../stores/files.ts'
import { Mongo } from '../stores/mongo.ts'
import { JobClient } from './job-client.ts'
import { JobLedger, unsettled } from './job-ledger.ts'
import { JOBS, type JobRecord } from './job.schema.ts'

const batch = 200

/** Mends what a crash or a wiped Redis left: every step may run on every process at any time. */
@Injectable()
export class JobSweep implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #timers: NodeJS.Timeout[] = []
  readonly #busy = new Set<string>()

  constructor(
    @InjectModel(JOBS) private readonly jobs: Model<JobRecord>,
    @Inject(FILES) private readonly files: FileStore,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly mongo: Mongo,
    private readonly client: JobClient,
    private readonly ledger: JobLedger,
  ) {}

  onApplicationBootstrap(): void {
    this.every('jobs', limits.jobs.sweepMs, () => this.reconcile())
    this.every('expiry', limits.jobs.cleanMs, () => this.expire())
    this.every('files', limits.jobs.cleanMs, () => this.files.sweep({ olderThanMs: limits.files.keptNowhereMs }))
  }

  onApplicationShutdown(): void {
    for (const timer of this.#timers) clearInterval(timer)
  }

  /** Runs a step again and again, never twice at once in this process; a failure waits for the next turn. */
  every(name: string, ms: number, step: () => Promise<unknown>): void {
    const run = async (): Promise<void> => {
      if (this.#busy.has(name)) return
      this.#busy.add(name)
      try {
        await step()
      } catch (error) {
        this.logger.warn({ sweep: name, code: error instanceof Error ? error.name : 'unknown' }, 'sweep failed')
      } finally {
        this.#busy.delete(name)
      }
    }
    this.#timers.push(setInterval(() => void run(), ms).unref())
  }

  /** Queues again what Redis lost, and records what finished unseen. */
  async reconcile(olderThanMs: number = limits.jobs.settleAfterMs): Promise<void> {
    const before = new Date(Date.now() - olderThanMs)
    const open = this.jobs.find({ status: { $in: unsettled }, created_at: { $lt: before } }, { queue: 1 }).sort({ created_at: 1 })
    for await (const { _id, queue } of open.limit(batch).lean<Pick<JobRecord, '_id' | 'queue'>[]>().cursor()) {
      const id = _id.toHexString()
      const seen = await this.client.seen(queue, id)
      if (seen === undefined) await this.client.add(queue, id)
      else if (seen === 'waiting') continue
      else await ('returned' in seen ? this.ledger.finish(queue, id, seen.returned) : this.ledger.fail(id, seen.failed))
    }
  }

  /** Forgets jobs past their time: what they read and what they found is personal data (design §4). */
  async expire(now: number = Date.now()): Promise<void> {
    for (const queue of allQueues) {
      const old = { queue, created_at: { $lt: new Date(now - queues[queue].keepMs) } }
      for (const { _id } of await this.jobs.find(old, { _id: 1 }).limit(batch).lean()) await this.forget(_id.toHexString())
    }
  }

  private async forget(id: string): Promise<void> {
    await this.mongo.transaction(async (session) => {
      const uploads = await this.files.list({ kind: 'ocr', of: id, session })
      await this.files.drop(
        uploads.map((file) => file._id),
        session,
      )
      await this.jobs.deleteOne({ _id: id }, { session })
    })
  }
}
