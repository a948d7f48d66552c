import { createHash, randomUUID } from 'node:crypto'
import { Inject, Injectable } from '@nestjs/common'
import { limits } from '@parakh/contracts'
import type { Redis } from 'ioredis'
import { AppError } from '../http/app-error.ts'
import { REDIS } from '../stores/redis.ts'

/** KEYS: sets of attempts by time. ARGV: now, window, attempt, then a limit for each set. Gives 0, or how many ms to wait. */
const takeScript = `
local now, window = tonumber(ARGV[1]), tonumber(ARGV[2])
local wait = 0
for i, key in ipairs(KEYS) do
  redis.call('ZREMRANGEBYSCORE', key, '-inf', now - window)
  if redis.call('ZCARD', key) >= tonumber(ARGV[3 + i]) then
    local oldest = redis.call('ZRANGE', key, 0, 0, 'WITHSCORES')
    wait = math.max(wait, tonumber(oldest[2]) + window - now)
  end
end
if wait > 0 then return wait end
for _, key in ipairs(KEYS) do
  redis.call('ZADD', key, now, ARGV[3])
  redis.call('PEXPIRE', key, window)
end
return 0`

export type Attempt = { id: string; email: string; address: string }

/** Bounds failed sign-ins for an e-mail and for an address, over all processes (design §3, Sign-in). */
@Injectable()
export class SignInLimits {
  constructor(@Inject(REDIS) private readonly redis: Redis) {}

  /** Counts an attempt, as failed until it is known better. Throws `TOO_MANY_ATTEMPTS`; then it does not count. */
  async take(email: string, address: string): Promise<Attempt> {
    const attempt = { id: randomUUID(), email: keyOf('email', email), address: keyOf('address', networkOf(address)) }
    const { perEmail, perAddress, windowMs } = limits.signIn
    const wait = Number(
      await this.redis.eval(takeScript, 2, attempt.email, attempt.address, Date.now(), windowMs, attempt.id, perEmail, perAddress),
    )
    if (wait > 0) throw new AppError('TOO_MANY_ATTEMPTS', { retryAfterSeconds: Math.ceil(wait / 1_000) })
    return attempt
  }

  /** A success clears the e-mail's count and takes itself out of the address's. */
  async succeed(attempt: Attempt): Promise<void> {
    await this.redis.multi().del(attempt.email).zrem(attempt.address, attempt.id).exec()
  }
}

const keyOf = (kind: string, value: string): string => `sign-in:${kind}:${createHash('sha256').update(value).digest('hex')}`

/** An IPv4 address, or the /64 network of an IPv6 one: who has one has all of it. */
export const networkOf = (address: string): string => {
  const v4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (v4 || !address.includes(':')) return v4 ?? address
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? []
  const left = head === '' ? [] : head.split(':')
  const right = tail ? tail.split(':') : []
  const groups = tail === undefined ? left : [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right]
  return groups
    .slice(0, 4)
    .map((group) => parseInt(group || '0', 16).toString(16))
    .join(':')
}
