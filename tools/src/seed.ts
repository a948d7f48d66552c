import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { MongoClient, type Db } from 'mongodb'
import { seedPeople, seedUsers } from './seed-rows.ts'

/** What a seeding thread is told: rows from `from` to below `to` of `count`. */
export type SeedShare = { uri: string; from: number; to: number; count: number }

/** Grows with every change of the rows, so that data of an older shape is seeded again. */
const shape = 3
const threads = 2
const mark = 'bench_seed'

/**
 * Fills a database with so many intakes and cases, unless it holds just these. Indexes come after the rows, copied from `like`,
 * which the API has prepared: so they are built at once instead of row by row.
 */
export const seed = async (uri: string, like: string, count: number, say: (line: string) => void): Promise<void> => {
  const client = await MongoClient.connect(uri)
  try {
    const db = client.db()
    const done = await db.collection<{ _id: string; count: number; shape: number }>(mark).findOne({ _id: 'rows' })
    if (done?.count === count && done.shape === shape) return
    await db.dropDatabase()
    const since = Date.now()
    const seconds = (): string => `${((Date.now() - since) / 1000).toFixed(0)} s`
    await db.collection('users').insertMany(seedUsers(seedPeople()))
    const shares = Array.from({ length: threads }, (_, at) => [
      Math.floor((count * at) / threads),
      Math.floor((count * (at + 1)) / threads),
    ])
    await Promise.all(shares.map(([from = 0, to = 0]) => inThread({ uri, from, to, count })))
    say(`seeded ${count} intakes and cases in ${seconds()}`)
    await copyIndexes(client.db(like), db)
    say(`indexed them in ${seconds()}`)
    await db.collection<{ _id: string }>(mark).insertOne({ _id: 'rows', count, shape } as { _id: string })
  } finally {
    await client.close()
  }
}

const inThread = (share: SeedShare): Promise<void> =>
  new Promise((done, failed) => {
    const thread = new Worker(fileURLToPath(new URL('seed-thread.ts', import.meta.url)), { workerData: share })
    thread.once('error', failed)
    thread.once('exit', (code) => (code === 0 ? done() : failed(new Error(`a seeding thread ended with ${code}`))))
  })

/** Builds in one database all indexes that another has. */
const copyIndexes = async (from: Db, to: Db): Promise<void> => {
  await to.admin().command({ setParameter: 1, maxIndexBuildMemoryUsageMegabytes: 2_000 })
  for (const { name } of await from.listCollections({ type: 'collection' }, { nameOnly: true }).toArray()) {
    const indexes = (await from.collection(name).indexes()).filter((index) => index.name !== '_id_')
    // their versions are the server's to choose
    const specs = indexes.map(({ v: _v, ...index }) => index)
    if (specs.length > 0) await to.command({ createIndexes: name, indexes: specs })
  }
}
