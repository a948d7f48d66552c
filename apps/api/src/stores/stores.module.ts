import { Global, Inject, Module, type OnApplicationShutdown } from '@nestjs/common'
import { getConnectionToken, MongooseModule } from '@nestjs/mongoose'
import { createFileStore } from '@parakh/file-store'
import type { Redis } from 'ioredis'
import type { Connection } from 'mongoose'
import { ENV, type Env } from '../env.ts'
import { LOGGER, type Logger } from '../logger.ts'
import { FILES } from './files.ts'
import { Mongo, mongoOptions } from './mongo.ts'
import { connectRedis, REDIS } from './redis.ts'

/** MongoDB, Redis and the file store, for every module. */
@Global()
@Module({
  imports: [
    MongooseModule.forRootAsync({
      inject: [ENV],
      useFactory: (env: Env) => ({ uri: env.MONGODB_URI, retryAttempts: 3, retryDelay: 1_000, verboseRetryLog: false, ...mongoOptions }),
    }),
  ],
  providers: [
    Mongo,
    {
      provide: REDIS,
      inject: [ENV, LOGGER],
      useFactory: (env: Env, logger: Logger) =>
        connectRedis(env.REDIS_URL, (error) => logger.warn({ event: 'redis', code: error.name }, 'Redis is away')),
    },
    {
      provide: FILES,
      inject: [getConnectionToken()],
      useFactory: async ({ db }: Connection) => {
        if (!db) throw new Error('MongoDB is not connected.')
        const files = createFileStore(db)
        await files.prepare()
        return files
      },
    },
  ],
  exports: [Mongo, REDIS, FILES],
})
export class StoresModule implements OnApplicationShutdown {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  onApplicationShutdown(): void {
    this.redis.disconnect()
  }
}
