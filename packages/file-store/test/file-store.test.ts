import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { MongoClient, ObjectId, type ClientSession } from 'mongodb'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { createFileStore, FileGoneError, FileTooLargeError, type FileStore, type PutOptions } from '../src/file-store.ts'

let client: MongoClient
let store: FileStore
const owner = 'a'.repeat(24)
const pdf: PutOptions = { filename: 'दस्तावेज़ 1.pdf', contentType: 'application/pdf', kind: 'intake', of: owner }
const db = () => client.db('file-store-test')
const inTransaction = (work: (session: ClientSession) => Promise<unknown>) =>
  client.withSession((session) => session.withTransaction(() => work(session)))
const chunkCount = (id: string) =>
  db()
    .collection('files.chunks')
    .countDocuments({ files_id: new ObjectId(id) })

beforeAll(async () => {
  client = await MongoClient.connect(inject('mongoUri'))
  await db().dropDatabase()
  store = createFileStore(db())
  await store.prepare()
})
afterAll(() => client.close())

async function* pieces(total: number, piece = 100_000): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < total; at += piece) yield new Uint8Array(Math.min(piece, total - at)).fill(at % 251)
}

describe('put and open', () => {
  it('streams a file in and out again, with its size and hash', async () => {
    const bytes = await buffer(Readable.from(pieces(1_234_567)))
    const file = await store.put(pieces(1_234_567), pdf)
    expect(file).toMatchObject({ ...pdf, size: 1_234_567, kept: false, sha256: createHash('sha256').update(bytes).digest('hex') })
    expect(file._id).toMatch(/^[0-9a-f]{24}$/)
    expect((await buffer(store.open(file._id))).equals(bytes)).toBe(true)
    expect(await store.info(file._id)).toEqual({ ...file, uploaded_at: expect.any(Date) as Date })
  })

  it('gives part of a file', async () => {
    const file = await store.put(Buffer.from('0123456789'), pdf)
    expect((await buffer(store.open(file._id, { start: 3, end: 6 }))).toString()).toBe('345')
  })

  it('gives ids that tell nothing of each other', async () => {
    const ids = await Promise.all(Array.from({ length: 20 }, async () => (await store.put(Buffer.from('x'), pdf))._id))
    expect(new Set(ids.map((id) => id.slice(0, 8))).size).toBe(20)
  })

  it('stores nothing of a file that is too large or breaks off', async () => {
    const before = await db().collection('files.files').countDocuments()
    await expect(store.put(pieces(600_001), { ...pdf, maxBytes: 600_000 })).rejects.toBeInstanceOf(FileTooLargeError)
    const broken = async function* () {
      yield* pieces(600_000)
      throw new Error('cable pulled')
    }
    await expect(store.put(broken(), pdf)).rejects.toThrow('cable pulled')
    expect(await db().collection('files.files').countDocuments()).toBe(before)
    await store.sweep({ olderThanMs: -1_000 })
    expect(await db().collection('files.chunks').countDocuments()).toBe(
      await db()
        .collection('files.chunks')
        .countDocuments({ files_id: { $in: await kept() } }),
    )
  })

  it('takes a file of exactly the limit', async () => {
    expect(await store.put(pieces(600_000), { ...pdf, maxBytes: 600_000 })).toMatchObject({ size: 600_000 })
  })

  it('knows nothing of ids that cannot be', async () => {
    expect(await store.info('nonsense')).toBeNull()
    expect(await store.info('f'.repeat(24))).toBeNull()
    await expect(buffer(store.open('f'.repeat(24)))).rejects.toThrow()
  })
})

const kept = async () => (await db().collection('files.files').find({}).toArray()).map((file) => file._id)

describe('keep, drop, sweep', () => {
  it('lists what was kept, by owner and kind, smaller copies not among them', async () => {
    const of = 'b'.repeat(24)
    const thumb = await store.put(Buffer.from('small'), { ...pdf, kind: 'case_image', of: null })
    const photo = await store.put(Buffer.from('large'), { ...pdf, kind: 'case_image', of: null, variants: { thumb: thumb._id } })
    expect(await store.list({ of })).toEqual([])
    await inTransaction((session) => store.keep([photo._id], session, { of }))
    expect((await store.list({ kind: 'case_image', of })).map((file) => file._id)).toEqual([photo._id])
    expect(await store.info(thumb._id)).toMatchObject({ kept: true })
    expect(await store.list({ kind: 'intake', of })).toEqual([])
  })

  it('keeps nothing when the transaction fails', async () => {
    const file = await store.put(Buffer.from('x'), pdf)
    const failing = inTransaction(async (session) => {
      await store.keep([file._id], session)
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await store.info(file._id)).toMatchObject({ kept: false })
  })

  it('refuses to keep what is gone', async () => {
    await expect(inTransaction((session) => store.keep(['f'.repeat(24)], session))).rejects.toBeInstanceOf(FileGoneError)
  })

  it('sweeps what is unkept for long enough, with its variants, and nothing else', async () => {
    const thumb = await store.put(Buffer.from('small'), pdf)
    const file = await store.put(pieces(700_000), { ...pdf, variants: { thumb: thumb._id } })
    const stays = await store.put(pieces(700_000), pdf)
    await inTransaction((session) => store.keep([file._id, stays._id], session))
    await store.sweep({ olderThanMs: -1_000 })
    expect(await store.info(thumb._id)).toMatchObject({ kept: true })
    await inTransaction((session) => store.drop([file._id], session))
    await store.sweep({ olderThanMs: 60_000 })
    expect(await store.info(file._id)).toMatchObject({ kept: false })
    expect(await store.sweep({ olderThanMs: -1_000 })).toBe(2)
    expect([await store.info(file._id), await store.info(thumb._id), await chunkCount(file._id)]).toEqual([null, null, 0])
    expect(await chunkCount(stays._id)).toBeGreaterThan(1)
  })

  it('lets who reads a dropped file read the whole of it', async () => {
    const file = await store.put(pieces(2_000_000), pdf)
    await inTransaction((session) => store.keep([file._id], session))
    const stream = store.open(file._id)
    await inTransaction((session) => store.drop([file._id], session))
    await store.sweep({ olderThanMs: 60_000 })
    expect((await buffer(stream)).length).toBe(2_000_000)
  })

  it('takes away what a killed process left half written', async () => {
    const left = new ObjectId()
    await db()
      .collection('files.chunks')
      .insertOne({ files_id: left, n: 0, data: Buffer.from('x') })
    await db().collection<{ _id: ObjectId; at: Date }>('files.unsettled').insertOne({ _id: left, at: new Date() })
    await store.sweep({ olderThanMs: 60_000 })
    expect(await chunkCount(left.toHexString())).toBe(1)
    await store.sweep({ olderThanMs: -1_000 })
    expect(await chunkCount(left.toHexString())).toBe(0)
  })

  it('either keeps or sweeps when both come at once', async () => {
    for (let round = 0; round < 10; round++) {
      const file = await store.put(Buffer.from('x'), pdf)
      const [keeping] = await Promise.allSettled([
        sleep(round % 3).then(() => inTransaction((session) => store.keep([file._id], session))),
        store.sweep({ olderThanMs: -1_000 }),
      ])
      const there = await store.info(file._id)
      expect(there?.kept ?? false).toBe(keeping.status === 'fulfilled')
      expect(await chunkCount(file._id)).toBe(there ? 1 : 0)
    }
  })
})

describe('remove', () => {
  it('deletes an unkept file with its variants, but never a kept one', async () => {
    const thumb = await store.put(Buffer.from('small'), pdf)
    const file = await store.put(Buffer.from('x'), { ...pdf, variants: { thumb: thumb._id } })
    await store.remove(file._id)
    expect([await store.info(file._id), await store.info(thumb._id)]).toEqual([null, null])
    const stays = await store.put(Buffer.from('x'), pdf)
    await inTransaction((session) => store.keep([stays._id], session))
    await store.remove(stays._id)
    expect((await buffer(store.open(stays._id))).toString()).toBe('x')
  })
})
