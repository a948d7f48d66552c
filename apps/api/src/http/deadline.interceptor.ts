import { setTimeout as sleep } from 'node:timers/promises'
import { Inject, Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common'
import type { Redis } from 'ioredis'
import { from, lastValueFrom, type Observable } from 'rxjs'
import { limits } from '@parakh/contracts'
import { Mongo } from '../stores/mongo.ts'
import { REDIS, redisAnswers } from '../stores/redis.ts'
import { AppError } from './app-error.ts'
import type { Request } from './request.ts'
import { rowOf } from './route.ts'

const checkMs = 700

/** A call that takes long asks whether MongoDB and Redis still answer; if one does not, it ends as 503 instead of hanging. */
@Injectable()
export class DeadlineInterceptor implements NestInterceptor {
  constructor(
    private readonly mongo: Mongo,
    @Inject(REDIS) private readonly redis: Redis,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { since } = context.switchToHttp().getRequest<Request>()
    return rowOf(context) ? from(this.watch(lastValueFrom(next.handle()), since)) : next.handle()
  }

  private async watch(answer: Promise<unknown>, since: number): Promise<unknown> {
    let timer: NodeJS.Timeout | undefined
    const away = new Promise<never>((_, reject) => {
      const check = async (): Promise<void> => {
        const redisInTime = Promise.race([redisAnswers(this.redis), sleep(checkMs, false, { ref: false })])
        const [mongo, redis] = await Promise.all([this.mongo.answers(checkMs), redisInTime])
        if (mongo && redis) timer = setTimeout(() => void check(), 1_000)
        else reject(new AppError('UNAVAILABLE'))
      }
      const left = limits.unavailable.answerMs - checkMs - 1_000 - (performance.now() - since)
      timer = setTimeout(() => void check(), Math.max(left, 0))
    })
    try {
      return await Promise.race([answer, away])
    } finally {
      clearTimeout(timer)
      answer.catch(() => undefined) // told already, or nobody is left to tell
    }
  }
}
