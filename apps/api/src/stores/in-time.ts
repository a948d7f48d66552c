import { setTimeout as sleep } from 'node:timers/promises'
import { AppError } from '../http/app-error.ts'

/** An answer that comes in time; `UNAVAILABLE` where a server hangs. */
export const inTime = async <T>(answer: PromiseLike<T>, withinMs: number): Promise<T> => {
  const late = sleep(withinMs, undefined, { ref: false }).then(() => {
    throw new AppError('UNAVAILABLE')
  })
  return Promise.race([answer, late])
}
