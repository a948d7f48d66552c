import { Redis } from 'ioredis'

const numbers = 15
const heldSeconds = 3_600

/** A numbered database of the run's Redis that nobody else uses: jobs of one test file must not reach the worker of another. */
export const claimRedis = async (url: string): Promise<{ url: string; release: () => Promise<void> }> => {
  const redis = new Redis(url)
  for (let number = 1; number <= numbers; number += 1) {
    const name = `taken:${number}`
    if ((await redis.set(name, '1', 'EX', heldSeconds, 'NX')) === null) continue
    const own = new Redis(`${url}/${number}`)
    await own.flushdb()
    own.disconnect()
    const release = async (): Promise<void> => {
      await redis.del(name)
      redis.disconnect()
    }
    return { url: `${url}/${number}`, release }
  }
  redis.disconnect()
  throw new Error('every numbered database of Redis is taken')
}
