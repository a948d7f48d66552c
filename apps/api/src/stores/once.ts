import type { ClientSession } from 'mongoose'
import type { Mongo } from './mongo.ts'

const STEPS = 'steps_done'

/** Whether a step that older data needs was done. */
const isDone = async ({ connection }: Mongo, name: string): Promise<boolean> =>
  (await connection.collection<{ _id: string }>(STEPS).findOne({ _id: name })) !== null

/** Remembers within a transaction that a step was done, so that it runs once for the data, not once for each start. */
const markDone = async ({ connection }: Mongo, name: string, session?: ClientSession): Promise<void> => {
  await connection
    .collection<{ _id: string; at: Date }>(STEPS)
    .updateOne({ _id: name }, { $setOnInsert: { at: new Date() } }, { upsert: true, ...(session ? { session } : {}) })
}

/** Does a step that data of an older version needs, unless it was done. A step that is interrupted runs again, so it must bear that. */
export const once = async (mongo: Mongo, name: string, step: () => Promise<void>): Promise<void> => {
  if (await isDone(mongo, name)) return
  await step()
  await markDone(mongo, name)
}
