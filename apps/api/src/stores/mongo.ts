import { setTimeout as sleep } from 'node:timers/promises'
import { Injectable, type OnModuleInit } from '@nestjs/common'
import { InjectConnection } from '@nestjs/mongoose'
import { limits } from '@parakh/contracts'
import { mongo, type ClientSession, type Connection, type ConnectOptions } from 'mongoose'
import { AppError } from '../http/app-error.ts'
import { StartError } from '../start-error.ts'
import { isAway } from './stores-away.ts'

/** How this process speaks to MongoDB: an answer or an error within seconds, never a queue of waiting commands. */
export const mongoOptions = {
  serverSelectionTimeoutMS: 2_500,
  connectTimeoutMS: 2_500,
  heartbeatFrequencyMS: 2_000,
  socketTimeoutMS: 20_000,
  waitQueueTimeoutMS: 4_000,
  maxPoolSize: 50,
  bufferCommands: false,
  autoIndex: true,
  writeConcern: { w: 'majority' },
} as const satisfies ConnectOptions

const transactionOptions = { readConcern: { level: 'snapshot' }, writeConcern: { w: 'majority' }, maxCommitTimeMS: 4_000 } as const

const orphanEveryMs = 500
const orphanTries = 120

/** Transactions and pings on the one connection. */
@Injectable()
export class Mongo implements OnModuleInit {
  constructor(@InjectConnection() readonly connection: Connection) {}

  async onModuleInit(): Promise<void> {
    const hello = await this.connection.db?.command({ hello: 1 })
    if (hello && hello.setName === undefined && hello.msg !== 'isdbgrid')
      throw new StartError(
        'MongoDB must run as a replica set, one member is enough: start mongod with --replSet rs0 and run rs.initiate() once.',
      )
  }

  /**
   * Runs `work` in a transaction and again when it lost a race, for a bounded time; then `UNAVAILABLE`.
   * `work` may run several times: it must do nothing but read and write through its session.
   */
  async transaction<T>(work: (session: ClientSession) => Promise<T>): Promise<T> {
    const deadline = Date.now() + limits.transactions.timeMs
    for (let attempt = 1; ; attempt += 1) {
      const session = await this.connection.startSession()
      let isOrphan = false
      try {
        session.startTransaction(transactionOptions)
        const result = await work(session)
        await commit(session, deadline)
        return result
      } catch (error) {
        if (session.inTransaction()) await session.abortTransaction().catch(() => undefined)
        isOrphan = isAway(error)
        if (isOrphan) void this.endOrphan(session)
        if (!isTransient(error)) throw error
        if (attempt >= limits.transactions.tries || Date.now() > deadline) throw new AppError('UNAVAILABLE', { cause: error })
      } finally {
        if (!isOrphan) await session.endSession()
      }
      await sleep(Math.random() * Math.min(5 * attempt, 100))
    }
  }

  // a transaction cut off from here holds its locks for a minute, unless the server is told once it is back
  private async endOrphan(session: ClientSession): Promise<void> {
    const end = async (): Promise<boolean> => {
      await this.connection.db?.admin().command({ killSessions: [session.id] })
      return true
    }
    for (let attempt = 0; attempt < orphanTries; attempt += 1) {
      await sleep(orphanEveryMs, undefined, { ref: false })
      if (await end().catch(() => false)) break
    }
    await session.endSession().catch(() => undefined) // nothing is left of it
  }

  /** Answers true when the primary does so in time. */
  async answers(withinMs: number): Promise<boolean> {
    const ping = this.connection.db?.command({ ping: 1 }).then(
      () => true,
      () => false,
    )
    return Promise.race([ping ?? false, sleep(withinMs, false, { ref: false })])
  }
}

const hasLabel = (error: unknown, label: string): boolean => error instanceof mongo.MongoError && error.hasErrorLabel(label)

const isTransient = (error: unknown): boolean => hasLabel(error, 'TransientTransactionError') && !isAway(error)

const commit = async (session: ClientSession, deadline: number): Promise<void> => {
  for (;;) {
    try {
      await session.commitTransaction()
      return
    } catch (error) {
      if (!hasLabel(error, 'UnknownTransactionCommitResult') || Date.now() > deadline || error instanceof mongo.MongoServerSelectionError)
        throw error
    }
  }
}
