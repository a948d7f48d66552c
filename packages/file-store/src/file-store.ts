import { createHash, randomBytes } from 'node:crypto'
import { Readable, Transform, type TransformCallback } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { GridFSBucket, ObjectId, type ClientSession, type Db, type Document } from 'mongodb'

/** 'upload' is what just arrived and no record keeps yet. */
export type FileKind = 'upload' | 'intake' | 'ocr' | 'case_image' | 'user_image' | 'document'

/** What the store knows of a file; `size` in bytes, `sha256` in hex. `variants` names smaller copies, files of the store themselves. */
export type StoredFile = {
  _id: string
  filename: string
  contentType: string
  size: number
  sha256: string
  kind: FileKind
  of: string | null
  kept: boolean
  variants: Record<string, string>
  uploaded_at: Date
}
export type PutOptions = {
  filename: string
  contentType: string
  kind: FileKind
  of?: string | null
  variants?: Record<string, string>
  /** Bytes allowed; one more throws `FileTooLargeError`. */
  maxBytes?: number
}
export type KeepPatch = Partial<Pick<StoredFile, 'kind' | 'of' | 'variants'>>

export class FileTooLargeError extends Error {
  override name = 'FileTooLargeError'
}
export class FileGoneError extends Error {
  override name = 'FileGoneError'
}

const bucketName = 'files'
const chunkBytes = 255 * 1024

/**
 * Files in GridFS. A file is put unkept and kept in the transaction of its owner, so nothing points nowhere;
 * the sweep deletes what nobody kept, also what a killed process left half written.
 */
export const createFileStore = (db: Db) => {
  const bucket = new GridFSBucket(db, { bucketName, chunkSizeBytes: chunkBytes, writeConcern: { w: 'majority' } })
  const files = db.collection<FileDoc>(`${bucketName}.files`)
  const chunks = db.collection(`${bucketName}.chunks`)
  // names ids whose chunks may lack a files document: being written or being deleted
  const unsettled = db.collection<{ _id: ObjectId; at: Date }>(`${bucketName}.unsettled`)

  /** Creates the indexes; the store works without, slowly. */
  const prepare = async (): Promise<void> => {
    await chunks.createIndex({ files_id: 1, n: 1 }, { unique: true })
    await files.createIndex({ 'metadata.of': 1, 'metadata.kind': 1, uploadDate: 1, _id: 1 })
    await files.createIndex({ 'metadata.released_at': 1 }, { partialFilterExpression: { 'metadata.kept': false } })
    await unsettled.createIndex({ at: 1 })
  }

  /** Stores a stream or bytes, unkept. Throws `FileTooLargeError`, or what the source threw; then nothing is left. */
  const put = async (source: AsyncIterable<Uint8Array> | Uint8Array, options: PutOptions): Promise<StoredFile> => {
    const { filename, contentType, kind, of = null, variants = {}, maxBytes = Infinity } = options
    const _id = new ObjectId(randomBytes(12))
    await unsettled.insertOne({ _id, at: new Date() })
    const meter = new Meter(maxBytes)
    const metadata: Metadata = { kind, of, kept: false, contentType, sha256: '', variants, released_at: new Date() }
    try {
      const input = source instanceof Uint8Array ? [source] : source
      await pipeline(Readable.from(input, { objectMode: false }), meter, bucket.openUploadStreamWithId(_id, filename, { metadata }))
      const sha256 = meter.hash.digest('hex')
      const stored = await files.findOneAndUpdate({ _id }, { $set: { 'metadata.sha256': sha256 } }, { returnDocument: 'after' })
      await unsettled.deleteOne({ _id })
      if (!stored) throw new FileGoneError('the file went while it was stored')
      return toStored(stored)
    } catch (error) {
      // stays unsettled: a chunk on its way may still arrive, and the sweep takes it
      await chunks.deleteMany({ files_id: _id }).catch(() => undefined)
      throw error
    }
  }

  /** A file's facts, or null. */
  const info = async (id: string, session?: ClientSession): Promise<StoredFile | null> => {
    const found = ObjectId.isValid(id) ? await files.findOne({ _id: new ObjectId(id) }, withSession(session)) : null
    return found && toStored(found)
  }

  /** The bytes of a file, or those from `start` up to but not with `end`. The stream fails with an error where the file is gone. */
  const open = (id: string, range?: { start: number; end: number }): Readable => bucket.openDownloadStream(new ObjectId(id), range)

  /** Kept files of an owner, oldest first. */
  const list = async ({ kind, of, session }: { kind?: FileKind; of: string; session?: ClientSession }): Promise<StoredFile[]> => {
    const filter = { 'metadata.of': of, 'metadata.kept': true, ...(kind ? { 'metadata.kind': kind } : {}) }
    return (await files.find(filter, withSession(session)).sort({ uploadDate: 1, _id: 1 }).toArray()).map(toStored)
  }

  /** Marks files and their variants as belonging to a record, in the record's transaction. Throws `FileGoneError` if one is not there. */
  const keep = async (ids: readonly string[], session: ClientSession, patch: KeepPatch = {}): Promise<void> => {
    const own = [...new Set(ids)]
    if (own.length === 0) return
    const set = Object.fromEntries(Object.entries(patch).map(([key, value]) => [`metadata.${key}`, value]))
    const marked = await files.updateMany({ _id: { $in: own.map(toId) } }, { $set: { ...set, 'metadata.kept': true } }, { session })
    if (marked.matchedCount !== own.length) throw new FileGoneError(`${own.length - marked.matchedCount} of ${own.length} files are gone`)
    const copies = await variantsOf(own, session)
    if (copies.length) await files.updateMany({ _id: { $in: copies.map(toId) } }, { $set: { 'metadata.kept': true } }, { session })
  }

  /** Gives files and their variants up in a transaction; the sweep deletes them later, so who reads one at this moment gets the whole of it. */
  const drop = async (ids: readonly string[], session: ClientSession): Promise<void> => {
    if (ids.length === 0) return
    const all = [...ids, ...(await variantsOf(ids, session))]
    const marks = { 'metadata.kept': false, 'metadata.released_at': new Date() }
    await files.updateMany({ _id: { $in: all.map(toId) } }, { $set: marks }, { session })
  }

  /** Deletes a file and its variants at once, unless somebody kept it. */
  const remove = async (id: string): Promise<void> => {
    if (!ObjectId.isValid(id)) return
    for (const each of [...(await variantsOf([id])), id]) await erase(toId(each))
  }

  /** Deletes what is unkept for so long, and leftovers of killed processes. Returns the number of files deleted. */
  const sweep = async ({ olderThanMs }: { olderThanMs: number }): Promise<number> => {
    const before = new Date(Date.now() - olderThanMs)
    let swept = 0
    const released = files.find({ 'metadata.kept': false, 'metadata.released_at': { $lt: before } }, { projection: { _id: 1 } })
    for await (const { _id } of released) swept += await erase(_id)
    for await (const { _id } of unsettled.find({ at: { $lt: before } })) swept += await erase(_id)
    return swept
  }

  const variantsOf = async (ids: readonly string[], session?: ClientSession): Promise<string[]> => {
    const found = await files
      .find({ _id: { $in: ids.map(toId) } }, { ...withSession(session), projection: { 'metadata.variants': 1 } })
      .toArray()
    return found.flatMap((file) => Object.values(file.metadata?.variants ?? {}))
  }

  // the files document first: a reader finds the whole file or none
  const erase = async (_id: ObjectId): Promise<number> => {
    await unsettled.updateOne({ _id }, { $set: { at: new Date() } }, { upsert: true })
    const { deletedCount } = await files.deleteOne({ _id, 'metadata.kept': false })
    const left = deletedCount ? null : await files.findOne({ _id }, { projection: { _id: 1 } })
    if (!left) await chunks.deleteMany({ files_id: _id })
    await unsettled.deleteOne({ _id })
    return deletedCount
  }

  return { prepare, put, info, open, list, keep, drop, remove, sweep }
}

export type FileStore = ReturnType<typeof createFileStore>

type Metadata = Pick<StoredFile, 'kind' | 'of' | 'kept' | 'contentType' | 'sha256' | 'variants'> & { released_at: Date }
type FileDoc = Document & { _id: ObjectId; filename: string; length: number; uploadDate: Date; metadata?: Metadata }

const toId = (id: string): ObjectId => new ObjectId(id)
const withSession = (session: ClientSession | undefined): { session?: ClientSession } => (session ? { session } : {})

const toStored = (file: FileDoc): StoredFile => ({
  _id: file._id.toHexString(),
  filename: file.filename,
  contentType: file.metadata?.contentType ?? 'application/octet-stream',
  size: file.length,
  sha256: file.metadata?.sha256 ?? '',
  kind: file.metadata?.kind ?? 'intake',
  of: file.metadata?.of ?? null,
  kept: file.metadata?.kept ?? false,
  variants: file.metadata?.variants ?? {},
  uploaded_at: file.uploadDate,
})

/** Counts and hashes what passes through. */
class Meter extends Transform {
  readonly hash = createHash('sha256')
  readonly #maxBytes: number
  size = 0
  constructor(maxBytes: number) {
    super()
    this.#maxBytes = maxBytes
  }
  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.size += chunk.length
    if (this.size > this.#maxBytes) return done(new FileTooLargeError(`more than ${this.#maxBytes} bytes`))
    this.hash.update(chunk)
    done(null, chunk)
  }
}
