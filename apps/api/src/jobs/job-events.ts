import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common'
import { allQueues, queuePrefix, type QueueName } from '@parakh/contracts'
import { QueueEvents } from 'bullmq'
import { Redis } from 'ioredis'
import { ENV, type Env } from '../env.ts'
import { LOGGER, type Logger } from '../logger.ts'
import { JobLedger } from './job-ledger.ts'

/** Listens to what workers tell of their jobs and records it; what is missed here the sweep finds. */
@Injectable()
export class JobEvents implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #open: { events: QueueEvents; connection: Redis }[] = []

  constructor(
    @Inject(ENV) private readonly env: Env,
    @Inject(LOGGER) private readonly logger: Logger,
    private readonly ledger: JobLedger,
  ) {}

  onApplicationBootstrap(): void {
    for (const queue of allQueues) this.listen(queue)
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(
      this.#open.map(async ({ events, connection }) => {
        await events.close()
        connection.disconnect()
      }),
    )
  }

  private listen(queue: QueueName): void {
    // a blocking reader: waits for Redis as long as it takes
    const connection = new Redis(this.env.REDIS_URL, { maxRetriesPerRequest: null, retryStrategy: (times) => Math.min(times * 100, 2_000) })
    const events = new QueueEvents(queue, { connection, prefix: queuePrefix })
    const quiet = (error: Error): void => this.logger.debug({ queue, code: error.name }, 'queue events')
    connection.on('error', quiet)
    events.on('error', quiet)
    events.on('active', ({ jobId }) => this.record(queue, jobId, this.ledger.start(jobId)))
    events.on('progress', ({ jobId, data }) => this.record(queue, jobId, this.ledger.advance(queue, jobId, data)))
    events.on('completed', ({ jobId, returnvalue }) => this.record(queue, jobId, this.ledger.finish(queue, jobId, returnvalue)))
    events.on('failed', ({ jobId, failedReason }) => this.record(queue, jobId, this.ledger.fail(jobId, failedReason)))
    this.#open.push({ events, connection })
  }

  private record(queue: QueueName, jobId: string, work: Promise<unknown>): void {
    work.catch((error: Error) => this.logger.warn({ queue, job: jobId, code: error.name }, 'left to the sweep'))
  }
}
