import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MongoClient, type Db } from 'mongodb'
import { readSettings } from './env.ts'
import { isRunning, readRecord } from './process-record.ts'
import { startServers } from './servers.ts'

/** Lends the database: the one MONGODB_URI names, else that of the running `npm start`, else the data folder's, started for the moment. */
export const withDatabase = async <Result>(use: (db: Db) => Promise<Result>): Promise<Result> => {
  const { MONGODB_URI, DATA_DIR } = readSettings()
  const given = MONGODB_URI ?? runningMongo(DATA_DIR)
  const servers = given ? undefined : await startServers({ dataDir: DATA_DIR })
  const client = new MongoClient(given ?? servers?.mongoUri ?? '', { serverSelectionTimeoutMS: 5_000 })
  try {
    return await use(client.db())
  } finally {
    await client.close()
    await servers?.stop()
  }
}

const runningMongo = (dataDir: string): string | undefined => {
  const record = readRecord(join(dataDir, 'run', 'mongod.json'))
  if (!record || !isRunning(record)) return undefined
  return `mongodb://127.0.0.1:${readFileSync(join(dataDir, 'run', 'mongod.port'), 'utf8')}/parakh?directConnection=true`
}
