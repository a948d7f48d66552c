import { setTimeout as sleep } from 'node:timers/promises'
import { MongoClient, MongoError } from 'mongodb'
import type { Logger } from 'pino'

const selectionMs = 5_000
const awayWaitMs = 1_000

const isAway = (error: unknown): boolean =>
  error instanceof MongoError &&
  /^Mongo(Network|ServerSelection|PoolCleared|NotConnected|ServerClosed|TopologyClosed|WaitQueueTimeout)/u.test(error.name)

/** Tries again as long as MongoDB is away, with one line when it goes and one when it is back; other errors and the signal's reason are thrown. */
export async function whenMongoIsThere<T>(use: () => Promise<T>, log: Logger, signal?: AbortSignal): Promise<T> {
  for (let away = false; ; away = true) {
    signal?.throwIfAborted()
    try {
      const used = await use()
      if (away) log.info('mongodb back')
      return used
    } catch (error) {
      if (!isAway(error)) throw error
      if (!away) log.warn({ code: (error as Error).name }, 'mongodb away')
      await sleep(awayWaitMs, undefined, signal ? { signal } : {})
    }
  }
}

/** A connected client, however long that takes. A client whose first connection failed never recovers, so each try has its own. */
export async function connectMongo(uri: string, log: Logger): Promise<MongoClient> {
  return await whenMongoIsThere(async () => {
    const client = new MongoClient(uri, { serverSelectionTimeoutMS: selectionMs })
    try {
      return await client.connect()
    } catch (error) {
      await client.close()
      throw error
    }
  }, log)
}
