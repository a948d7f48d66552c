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

/** A client that reconnects by itself; its connection errors go to `onError`, those of a command to whoever sent it. */
export const connectRedis = (url: string, onError: (error: Error) => void): Redis => {
  const redis = new Redis(url, redisOptions)
  redis.on('error', onError)
  return redis
}

/** Answers true when Redis does so in time. */
export const redisAnswers = async (redis: Redis): Promise<boolean> =>
  redis.ping().then(
    () => true,
    () => false,
  )
