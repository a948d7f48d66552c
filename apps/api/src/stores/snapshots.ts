import { setTimeout as sleep } from 'node:timers/promises'
import { mongo } from 'mongoose'

// too old, not there while a collection or index is new, or a moment that never was
const forgotten = [239, 246, 72]
const tries = 20
const betweenMs = 50

/** Whether MongoDB cannot show what stood at the moment that was asked for. */
export const isForgotten = (error: unknown): boolean => error instanceof mongo.MongoServerError && forgotten.includes(Number(error.code))

/** Reads a snapshot of the present, again for a second while MongoDB has none. */
export const ofPresent = async <T>(read: () => Promise<T>): Promise<T> => {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await read()
    } catch (error) {
      if (!isForgotten(error) || attempt === tries) throw error
      await sleep(betweenMs)
    }
  }
}
