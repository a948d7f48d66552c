import { cancelKey } from '@parakh/contracts'
import { Redis } from 'ioredis'
import { MongoClient, ObjectId } from 'mongodb'
import { until } from './api-client.ts'
import type { ManagedProcess } from './managed-process.ts'

const orderLimitMs = 30_000
const cancelSeconds = 3600

type CaseWithOrder = { _id: ObjectId; document?: { job_id: string } | null }

/** Has a document ordered and its job given up, so that the case stays in READY_FOR_DOC with the reason. */
export type HoldDocument = (caseId: string, order: () => Promise<unknown>) => Promise<void>

/** Holds documents back by a real way: while the worker pauses, the job that was ordered is cancelled. */
export const holdDocuments =
  (stores: { mongoUri: string; redisUrl: string }, worker: ManagedProcess): HoldDocument =>
  async (caseId, order) => {
    const mongo = new MongoClient(stores.mongoUri)
    const redis = new Redis(stores.redisUrl)
    const cases = mongo.db().collection<CaseWithOrder>('cases')
    await worker.stop()
    try {
      // the call answers once the job has ended, and then with the reason
      const answered = Promise.allSettled([order()])
      const read = () => cases.findOne({ _id: new ObjectId(caseId) })
      const ordered = await until(read, (one) => Boolean(one?.document), orderLimitMs, 'the order of a document')
      await redis.set(cancelKey(ordered?.document?.job_id ?? ''), '1', 'EX', cancelSeconds)
      await worker.start()
      await answered
    } finally {
      if (worker.pid === undefined) await worker.start()
      redis.disconnect()
      await mongo.close()
    }
  }
