import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { limits } from '@parakh/contracts'
import { Binary, MongoServerError, type Collection, type Db, type IndexDescription } from 'mongodb'
import type { Page } from './ocr/model.ts'

const pack = promisify(gzip)
const unpack = promisify(gunzip)

/** One page of one file as it was read. */
interface KeptPage {
  /** The file's content, the languages and the reader's version: nothing of whose file it is. */
  key: string
  page: number
  page_count: number
  /** The page, gzipped JSON. */
  data: Binary
  at: Date
}

/** What is known of a file that was read within the day. */
export interface KnownPages {
  /** 0 where nothing is known. */
  pageCount: number
  pages: Map<number, Page>
}

/**
 * Pages that were read within the day, so that the same file is read once, and a job that starts again goes on where it was. They are found by
 * the content of a file alone, which only a job has whose own upload it is; no call of the API leads here.
 */
export interface KeptReadings {
  find: (sha256: string, languages: string) => Promise<KnownPages>
  keep: (sha256: string, languages: string, pageCount: number, page: Page) => Promise<void>
}

const indexes = [
  { key: { key: 1, page: 1 }, unique: true },
  { key: { at: 1 }, expireAfterSeconds: limits.ocr.keepMs / 1_000 },
] satisfies IndexDescription[]
const otherOptions = new Set([85, 86])

const sizeCheckEvery = 200
const droppedAtOnce = 1_000
/** Pages above this are left out: no page of a paper comes near it. */
const largestPage = 1024 * 1024

async function dropOldest(collection: Collection<KeptPage>): Promise<void> {
  const [stats] = await collection
    .aggregate<{ size: number }>([{ $collStats: { storageStats: {} } }, { $project: { size: '$storageStats.size' } }])
    .toArray()
  if ((stats?.size ?? 0) <= limits.ocr.keptReadingBytes) return
  const oldest = await collection
    .find({}, { projection: { _id: 1 } })
    .sort({ at: 1 })
    .limit(droppedAtOnce)
    .toArray()
  await collection.deleteMany({ _id: { $in: oldest.map(({ _id }) => _id) } })
}

/** Keeps readings in MongoDB for `limits.ocr.keepMs`, at most about `limits.ocr.keptReadingBytes`; `version` says which reader they are of. */
export async function keptReadings(db: Db, version: string): Promise<KeptReadings> {
  const collection = db.collection<KeptPage>('readings')
  await collection.createIndexes(indexes).catch(async (error: unknown) => {
    // another time to keep than an older version's: what is kept is no loss
    if (!(error instanceof MongoServerError) || !otherOptions.has(Number(error.code))) throw error
    await collection.drop()
    await collection.createIndexes(indexes)
  })
  const keyOf = (sha256: string, languages: string) => `${sha256}/${languages}/${version}`
  let kept = 0
  return {
    find: async (sha256, languages) => {
      const rows = await collection.find({ key: keyOf(sha256, languages), at: { $gt: new Date(Date.now() - limits.ocr.keepMs) } }).toArray()
      const pages = await Promise.all(rows.map(async ({ data }) => JSON.parse((await unpack(data.buffer)).toString('utf8')) as Page))
      return { pageCount: rows[0]?.page_count ?? 0, pages: new Map(pages.map((page) => [page.page, page])) }
    },
    keep: async (sha256, languages, pageCount, page) => {
      const data = await pack(JSON.stringify(page))
      if (data.length > largestPage) return
      const row = { page_count: pageCount, data: new Binary(data), at: new Date() }
      await collection.updateOne({ key: keyOf(sha256, languages), page: page.page }, { $setOnInsert: row }, { upsert: true })
      kept += 1
      if (kept % sizeCheckEvery === 0) await dropOldest(collection)
    },
  }
}
