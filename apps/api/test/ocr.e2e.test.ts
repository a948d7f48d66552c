import { cancelKey, jobErrors, jobReason, limits, type JobResult, type OcrResult, type OcrStatus } from '@parakh/contracts'
import { Redis } from 'ioredis'
import { ObjectId } from 'mongodb'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { JobClient } from '../src/jobs/job-client.ts'
import { JobLedger } from '../src/jobs/job-ledger.ts'
import { JobSweep } from '../src/jobs/job-sweep.ts'
import { startApp, type SignedIn, type TestApp } from './app.ts'
import { everybody, type People } from './records.ts'
import { takeJobs } from './worker.ts'

let t: TestApp
let p: People
let worker: { stop: () => Promise<void> } | undefined
beforeAll(async () => {
  t = await startApp()
  p = await everybody(t)
})
afterEach(async () => {
  await worker?.stop()
  worker = undefined
})
afterAll(() => t.stop())

const evidence = { file: 'mail.txt', sha256: 'a'.repeat(64), page: 1, box: null, text: 'Flat: 3A' }
const found: OcrResult = { flat: { value: '3A', conf: 0.9, source: 'ocr', evidence } }
const outcome: JobResult<'ocr'> = { fields: found, notes: [] }
const submit = (who = p.initiator, fields = 'flat') =>
  t
    .as(who)
    .post('/intakes/ocr/parse/submit')
    .attach('files', Buffer.from('Flat: 3A'), 'mail.txt')
    .field('langs', 'en')
    .field('fields_to_extract', fields)
const order = async (): Promise<string> => (await submit().expect(201)).body.job_id as string
const status = (id: string, who = p.initiator, wait = '') => t.as(who).get(`/intakes/ocr/parse/status/${id}${wait}`)
const cancel = (id: string, who = p.initiator) => t.as(who).delete(`/intakes/ocr/parse/${id}`)
const job = (id: string) => t.db.collection('jobs').findOne({ _id: new ObjectId(id) })
const uploads = (id: string) => t.db.collection('files.files').find({ 'metadata.of': id }).toArray()
const ended = async (id: string): Promise<OcrStatus> => {
  for (const end = Date.now() + 15_000; Date.now() < end;) {
    const { body } = await status(id, p.initiator, '?wait=2').expect(200)
    if (!['queued', 'running'].includes(body.status)) return body as OcrStatus
  }
  throw new Error('it does not end')
}

describe('autofill', () => {
  it('is queued by id alone, with its files and what is wanted in MongoDB', async () => {
    const reply = await t
      .as(p.initiator)
      .post('/intakes/ocr/parse/submit')
      .attach('files', Buffer.from('Flat: 3A'), 'मेल.txt')
      .field('langs', 'hi+en')
      .field('fields_to_extract', 'flat, pincode,nonsense')
      .expect(201)
    const id = reply.body.job_id as string
    expect(await job(id)).toMatchObject({
      queue: 'ocr',
      status: 'queued',
      submitted_by: p.initiator.id,
      data: {
        langs: ['hin', 'eng'],
        fields: ['flat', 'pincode'],
        files: [{ filename: 'मेल.txt', contentType: 'text/plain', sha256: expect.stringMatching(/^[0-9a-f]{64}$/) }],
      },
    })
    expect((await uploads(id)).map((file) => file.metadata)).toMatchObject([{ kind: 'ocr', kept: true }])
    const redis = new Redis(t.env.REDIS_URL)
    expect(await redis.hget(`parakh:ocr:${id}`, 'data')).toBe('{}')
    redis.disconnect()
    expect((await status(id).expect(200)).body).toEqual({
      status: 'queued',
      progress: { stage: 'uploading', file: null, page: 0, pages: 0, percent: 0 },
    })
  })

  it('wants every field when none is named, and refuses an unknown language', async () => {
    const id = (await t.as(p.initiator).post('/intakes/ocr/parse/submit').attach('files', Buffer.from('x'), 'a.txt').expect(201)).body
      .job_id as string
    expect((await job(id))?.data.fields.length).toBeGreaterThan(30)
    expect((await job(id))?.data.langs).toEqual(['eng'])
    await submit(p.initiator).field('langs', 'klingon').expect(422)
    expect((await t.as(p.initiator).post('/intakes/ocr/parse/submit').field('langs', 'en').expect(400)).body.code).toBe('FILE_MISSING')
    await t.as(p.initiator).post('/intakes/ocr/parse/submit').attach('files', Buffer.from('<html></html>'), 'a.txt').expect(415)
  })

  it('tells its progress as it goes, and holds an answer until something changes', async () => {
    let go = (): void => undefined
    const gate = new Promise<void>((open) => (go = open))
    worker = await takeJobs(t, 'ocr', async () => {
      await gate
      return outcome
    })
    const id = await order()
    await t.app.get(JobLedger).advance('ocr', id, { stage: 'parsing', file: 'mail.txt', page: 1, pages: 2, percent: 40 })
    expect((await status(id).expect(200)).body).toEqual({
      status: 'running',
      progress: { stage: 'parsing', file: 'mail.txt', page: 1, pages: 2, percent: 40 },
    })
    await t.app.get(JobLedger).advance('ocr', id, { stage: 'parsing', file: 'mail.txt', page: 1, pages: 2, percent: 10 })
    expect((await status(id).expect(200)).body.progress.percent).toBe(40)
    const start = Date.now()
    const held = status(id, p.initiator, '?wait=10').then((reply) => ({ body: reply.body as OcrStatus, ms: Date.now() - start }))
    await new Promise((done) => setTimeout(done, 700))
    go()
    const { body, ms } = await held
    expect(ms).toBeGreaterThan(600)
    expect(ms).toBeLessThan(5_000)
    expect(body).toEqual({ status: 'done', progress: expect.objectContaining({ percent: 100 }), result: found })
    await status(id, p.initiator, `?wait=${limits.ocr.waitMaxSeconds + 1}`).expect(400)
  })

  it.each([
    ['FILE_ENCRYPTED', jobErrors.FILE_ENCRYPTED],
    [jobReason('FILE_DAMAGED', 'deed.pdf is cut off: get it again.'), 'deed.pdf is cut off: get it again.'],
    ['TypeError: x is not a function: FILE_DAMAGED', jobErrors.FAILED],
  ])('ends in a sentence when the worker gives up with %s', async (message, sentence) => {
    worker = await takeJobs(t, 'ocr', () => Promise.reject(new Error(message)))
    expect(await ended(await order())).toMatchObject({ status: 'error', error: sentence })
  })

  it('tells what could not be read beside what was found, and still shows what an older version found', async () => {
    const notes = ['Page 7 of deed.pdf could not be read and was left out.']
    worker = await takeJobs(t, 'ocr', () => Promise.resolve({ fields: found, notes }))
    const id = await order()
    expect(await ended(id)).toMatchObject({ status: 'done', result: found, notes })
    await t.db.collection('jobs').updateOne({ _id: new ObjectId(id) }, { $set: { result: found } })
    const older = (await status(id).expect(200)).body
    expect(older.result).toEqual(found)
    expect(older.notes).toBeUndefined()
  })

  it('counts a result that is none as failed', async () => {
    worker = await takeJobs(t, 'ocr', () =>
      Promise.resolve({ fields: { flat: { value: '3A', conf: 7 } }, notes: [] } as unknown as JobResult<'ocr'>),
    )
    expect(await ended(await order())).toMatchObject({ status: 'error', error: jobErrors.FAILED })
  })

  it('is seen by its submitter and ADMIN alone', async () => {
    const id = await order()
    const colleague = await t.signIn('INITIATOR', 'two')
    const calls = [(who: SignedIn) => status(id, who), (who: SignedIn) => cancel(id, who)]
    for (const call of calls) {
      expect((await call(colleague)).status).toBe(404)
      expect((await call(p.agent)).status).toBe(403)
      expect((await call(p.drafter)).status).toBe(403)
    }
    await status(id, p.admin).expect(200)
    await status('f'.repeat(24)).expect(404)
    await status('x').expect(404)
    await submit(p.agent).expect(403)
    await cancel(id, p.admin).expect(200)
  })

  it('is cancelled for good, for the worker too, and out of the queue', async () => {
    const id = await order()
    expect((await cancel(id).expect(200)).body.status).toBe('cancelled')
    const redis = new Redis(t.env.REDIS_URL)
    expect(await redis.exists(cancelKey(id))).toBe(1)
    redis.disconnect()
    expect(await t.app.get(JobClient).seen('ocr', id)).toBeUndefined()
    expect(await t.app.get(JobLedger).finish('ocr', id, outcome)).toBe(false)
    await t.app.get(JobSweep).reconcile(0)
    expect((await status(id).expect(200)).body.status).toBe('cancelled')
    expect((await cancel(id).expect(200)).body.status).toBe('cancelled')
  })

  it('stays done when it is cancelled too late', async () => {
    worker = await takeJobs(t, 'ocr', () => Promise.resolve(outcome))
    const id = await order()
    await ended(id)
    expect((await cancel(id).expect(200)).body).toMatchObject({ status: 'done', result: found })
  })

  it('survives a wiped Redis', async () => {
    const id = await order()
    const redis = new Redis(t.env.REDIS_URL)
    await redis.flushdb()
    redis.disconnect()
    expect(await t.app.get(JobClient).seen('ocr', id)).toBeUndefined()
    await t.app.get(JobSweep).reconcile(0)
    worker = await takeJobs(t, 'ocr', () => Promise.resolve(outcome))
    expect(await ended(id)).toMatchObject({ status: 'done' })
  })

  it('is forgotten after a day, with its uploads', async () => {
    const [old, young] = [await order(), await order()]
    await t.db
      .collection('jobs')
      .updateOne({ _id: new ObjectId(old) }, { $set: { created_at: new Date(Date.now() - limits.ocr.keepMs - 1_000) } })
    await t.app.get(JobSweep).expire()
    await status(old).expect(404)
    await status(young).expect(200)
    expect((await uploads(old)).map((file) => file.metadata.kept)).toEqual([false])
    expect((await uploads(young)).map((file) => file.metadata.kept)).toEqual([true])
  })

  it('is one job for one Idempotency-Key', async () => {
    const press = () => submit().set('Idempotency-Key', 'read-once').expect(201)
    const [first, second] = [await press(), await press()]
    expect(second.body).toEqual(first.body)
  })
})
