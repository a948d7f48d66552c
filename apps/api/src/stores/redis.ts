import { Redis, type RedisOptions } from 'ioredis'

/** Injection token of the Redis client. */
export const REDIS = Symbol('REDIS')

/** How this process speaks to Redis: an answer or an error within seconds. */
export const redisOptions = {
  commandTimeout: 2_000,
  connectTimeout: 2_000,
  // a connection that no longer answers is made anew
  socketTimeout: 4_000,
  maxRetriesPerRequest: 1,
  retryStrategy: (times: number) => Math.min(times * 100, 2_000),
} as const satisfies RedisOptions

/** A client that reconnects by itself. `onAway` hears of the first error of an outage; a command's own error goes to whoever sent it. */
export const connectRedis = (url: string, onAway: (error: Error) => void): Redis => {
  const redis = new Redis(url, redisOptions)
  let away = false
  redis.on('ready', () => {
    away = false
  })
  redis.on('error', (error) => {
    if (!away) onAway(error)
    away = true
  })
  return redis
}

/** Answers true when Redis does so in time. */
export const redisAnswers = async (redis: Redis): Promise<boolean> =>
  redis.ping().then(
    () => true,
    () => false,
  )
