import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { limits, queuePrefix, queues } from '@parakh/contracts'
import { Queue, QueueEvents } from 'bullmq'
import { Redis } from 'ioredis'
import type { Bench } from './bench.ts'
import { median } from './bench-load.ts'
import type { FarEnd } from './bench-queue-worker.ts'
import { startServers } from './servers.ts'
import { verdictText } from './verdict.ts'

const limit = 4
const rounds = 10
const tripsPerRound = 1_000
/** As many orders as an office has under way at its busiest. */
const underWay = 20

/** A job from its order to its completion as the API hears of it, beside a raw LPUSH and BRPOP there and back; the far ends in a process of their own, as the worker is. */
export const benchQueue: Bench = async (figure) => {
  const servers = await startServers()
  const farEnd: FarEnd = { redisUrl: servers.redisUrl, queue: 'bench', orders: 'bench:orders', answers: 'bench:answers' }
  const far = fork(new URL('bench-queue-worker.ts', import.meta.url), [JSON.stringify(farEnd)])
  const open: Redis[] = []
  const connect = (): Redis => {
    const redis = new Redis(servers.redisUrl, { maxRetriesPerRequest: null })
    open.push(redis)
    return redis
  }
  const jobs = await jobQueue(farEnd, connect)
  const raw = rawQueue(farEnd, connect)
  try {
    await once(far, 'message')
    for (const [what, abreast] of [
      [`a job from order to completion, ${underWay} under way, LPUSH and BRPOP beside it`, underWay],
      ['the same, one after the other', 1],
    ] as const) {
      const [ofJobs, ofRaw]: [number[], number[]] = [[], []]
      // the first round warms both
      await Promise.all([timed(jobs.trip, abreast), timed(raw, abreast)])
      for (let round = 0; round < rounds; round += 1) {
        ofJobs.push(await timed(jobs.trip, abreast))
        ofRaw.push(await timed(raw, abreast))
      }
      figure(what, verdictText({ value: median(ofJobs), peer: median(ofRaw), unit: 'ms', limit }))
    }
  } finally {
    far.kill()
    await once(far, 'exit')
    await jobs.close()
    for (const redis of open) redis.disconnect()
    await servers.stop()
  }
}

/** Milliseconds a trip of a round, so many under way at any moment. */
const timed = async (trip: () => Promise<void>, abreast: number): Promise<number> => {
  let left = tripsPerRound
  const walk = async (): Promise<void> => {
    while (left > 0) {
      left -= 1
      await trip()
    }
  }
  const since = performance.now()
  await Promise.all(Array.from({ length: abreast }, walk))
  return (performance.now() - since) / tripsPerRound
}

/** Orders a job with the API's own settings and hears of its end as the API does. */
const jobQueue = async ({ queue: name }: FarEnd, connect: () => Redis) => {
  const { attempts, backoffMs } = queues.report
  const keep = { age: limits.jobs.redisKeepMs / 1_000 }
  const heard = new Map<string, () => void>()
  const queue = new Queue(name, { connection: connect(), prefix: queuePrefix })
  const events = new QueueEvents(name, { connection: connect(), prefix: queuePrefix })
  events.on('completed', ({ jobId }) => heard.get(jobId)?.())
  await Promise.all([queue.waitUntilReady(), events.waitUntilReady()])
  const trip = async (): Promise<void> => {
    const jobId = randomUUID()
    const completed = new Promise<void>((done) => heard.set(jobId, done))
    const backoff = { type: 'exponential', delay: backoffMs }
    await queue.add(name, {}, { jobId, attempts, backoff, removeOnComplete: keep, removeOnFail: keep })
    await completed
    heard.delete(jobId)
  }
  return { trip, close: () => Promise.all([events.close(), queue.close()]) }
}

/** The least that a queue on Redis can do: one list there, another one back. */
const rawQueue = ({ orders, answers }: FarEnd, connect: () => Redis): (() => Promise<void>) => {
  const [caller, waiter] = [connect(), connect()]
  return async () => {
    await caller.lpush(orders, randomUUID())
    await waiter.brpop(answers, 0)
  }
}
