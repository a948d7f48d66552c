import { Controller, Inject } from '@nestjs/common'
import { routes } from '@parakh/contracts'
import type { Redis } from 'ioredis'
import { AppError } from '../http/app-error.ts'
import { Route } from '../http/route.ts'
import { Mongo } from '../stores/mongo.ts'
import { REDIS, redisAnswers } from '../stores/redis.ts'

const pingMs = 2_000

/** What a supervisor asks. */
@Controller()
export class HealthController {
  constructor(
    private readonly mongo: Mongo,
    @Inject(REDIS) private readonly redis: Redis,
  ) {}

  @Route(routes.system.live)
  live(): { ok: true } {
    return { ok: true }
  }

  @Route(routes.system.ready)
  async ready(): Promise<{ ok: true }> {
    const [mongo, redis] = await Promise.all([this.mongo.answers(pingMs), redisAnswers(this.redis)])
    if (!mongo || !redis)
      throw new AppError('UNAVAILABLE', { msg: `${mongo ? 'Redis' : 'MongoDB'} does not answer. Try again in a few seconds.` })
    return { ok: true }
  }
}
