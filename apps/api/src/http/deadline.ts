import { setTimeout as sleep } from 'node:timers/promises'
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common'
import type { Redis } from 'ioredis'
import { limits } from '@parakh/contracts'
import { Mongo } from '../stores/mongo.ts'
import { REDIS, redisAnswers } from '../stores/redis.ts'
import { AppError } from './app-error.ts'
import { ExceptionsFilter } from './exceptions.filter.ts'
import type { Request, Response } from './request.ts'

const checkMs = 700
const everyMs = 250
const betweenChecksMs = 1_000
// leaves time for a check that just began, the wait until the next one, and that one
const longMs = limits.unavailable.answerMs - 2 * checkMs - betweenChecksMs - everyMs

/** Looks after calls that take long: if MongoDB or Redis no longer answers, they end as 503 instead of hanging. */
@Injectable()
export class Deadline implements OnApplicationShutdown {
  readonly #running = new Set<{ request: Request; response: Response }>()
  readonly #timer = setInterval(() => void this.look(), everyMs).unref()
  #next = 0

  constructor(
    private readonly mongo: Mongo,
    @Inject(REDIS) private readonly redis: Redis,
    private readonly filter: ExceptionsFilter,
  ) {}

  onApplicationShutdown(): void {
    clearInterval(this.#timer)
  }

  /** From now until it is answered a call is looked after; one that reads a body once that is there. */
  watch(request: Request, response: Response): void {
    const call = { request, response }
    this.#running.add(call)
    response.once('close', () => this.#running.delete(call))
  }

  // one timer and one check for all calls: a timer each would cost every short call
  private async look(): Promise<void> {
    const now = performance.now()
    if (now < this.#next) return
    const late = [...this.#running].filter(({ request, response }) => now - request.since > longMs && !response.headersSent)
    if (late.length === 0) return
    this.#next = now + checkMs + betweenChecksMs
    if (await this.storesAnswer()) return
    this.#next = 0
    for (const { request, response } of late) if (!response.headersSent) this.filter.reply(new AppError('UNAVAILABLE'), request, response)
  }

  private async storesAnswer(): Promise<boolean> {
    const redisInTime = Promise.race([redisAnswers(this.redis), sleep(checkMs, false, { ref: false })])
    const [mongo, redis] = await Promise.all([this.mongo.answers(checkMs), redisInTime])
    return mongo && redis
  }
}
