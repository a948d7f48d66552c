import { Inject, Injectable, type CallHandler, type ExecutionContext, type NestInterceptor } from '@nestjs/common'
import type { Redis } from 'ioredis'
import { from, lastValueFrom, type Observable } from 'rxjs'
import { limits } from '@parakh/contracts'
import { Mongo } from '../stores/mongo.ts'
import { REDIS, redisAnswers } from '../stores/redis.ts'
import { AppError } from './app-error.ts'
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
    return rowOf(context) ? from(this.watch(lastValueFrom(next.handle()))) : next.handle()
  }

  private async watch(answer: Promise<unknown>): Promise<unknown> {
    let timer: NodeJS.Timeout | undefined
    const away = new Promise<never>((_, reject) => {
      const check = async (): Promise<void> => {
        const [mongo, redis] = await Promise.all([this.mongo.answers(checkMs), redisAnswers(this.redis)])
        if (mongo && redis) timer = setTimeout(() => void check(), 1_000)
        else reject(new AppError('UNAVAILABLE'))
      }
      timer = setTimeout(() => void check(), limits.unavailable.answerMs - checkMs - 1_000)
    })
    try {
      return await Promise.race([answer, away])
    } finally {
      clearTimeout(timer)
      answer.catch(() => undefined) // told already, or nobody is left to tell
    }
  }
}
