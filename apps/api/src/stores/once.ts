import type { Mongo } from './mongo.ts'

/** Does a step that data of an older version needs, once for the data and not once for each start. One that is interrupted runs again, so it must bear that. */
export const once = async ({ connection }: Mongo, name: string, step: () => Promise<void>): Promise<void> => {
  const done = connection.collection<{ _id: string; at: Date }>('steps_done')
  if (await done.findOne({ _id: name })) return
  await step()
  await done.updateOne({ _id: name }, { $setOnInsert: { at: new Date() } }, { upsert: true })
}
