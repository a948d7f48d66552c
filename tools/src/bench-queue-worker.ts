import { queueLocks, queuePrefix } from '@parakh/contracts'
import { Worker } from 'bullmq'
import { Redis } from 'ioredis'

/** The far end of both queues that `bench-api-queue.ts` compares: takes a job or an order and is done with it at once. */
export type FarEnd = { redisUrl: string; queue: string; orders: string; answers: string }

const { redisUrl, queue, orders, answers } = JSON.parse(process.argv[2] ?? '') as FarEnd
const connect = (): Redis => new Redis(redisUrl, { maxRetriesPerRequest: null })
const worker = new Worker(queue, () => Promise.resolve({}), {
  connection: connect(),
  prefix: queuePrefix,
  lockDuration: queueLocks.lockDurationMs,
  stalledInterval: queueLocks.stalledIntervalMs,
})
const [taker, answerer] = [connect(), connect()]
const takeOrders = async (): Promise<void> => {
  const order = await taker.brpop(orders, 0)
  if (order) await answerer.lpush(answers, order[1])
  return takeOrders()
}
void takeOrders()
await worker.waitUntilReady()
process.send?.('ready')
