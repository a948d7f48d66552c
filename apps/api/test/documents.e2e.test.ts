import { jobErrors, reportInputSchema } from '@parakh/contracts'
import { Redis } from 'ioredis'
import { ObjectId } from 'mongodb'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { DocumentKeeper } from '../src/cases/document-keeper.ts'
import { JobClient } from '../src/jobs/job-client.ts'
import { JobSweep } from '../src/jobs/job-sweep.ts'
import { startApp, type TestApp } from './app.ts'
import { caseIn, cases, everybody, filled, photo, statusOf, trailOf, type People } from './records.ts'
import { putReport, takeJobs } from './worker.ts'

type Taken = Awaited<ReturnType<typeof takeJobs>>
let t: TestApp
let p: People
let worker: Taken | undefined
beforeAll(async () => {
  t = await startApp()
  p = await everybody(t)
})
afterEach(async () => {
  await worker?.stop()
  worker = undefined
})
afterAll(() => t.stop())

const final = (id: string) => t.as(p.drafter).post(`/cases/${id}/generate-doc-final?meta=1`)
const doc = (id: string) => t.as(p.drafter).get(`/cases/${id}/doc`)
const actions = async (id: string) => (await trailOf(t, `case:${id}`)).map((entry) => entry.action as string)
const jobOf = (id: string) => t.db.collection('jobs').findOne({ case_id: id }, { sort: { created_at: -1 } })
const eventually = async (check: () => Promise<boolean>, withinMs = 10_000): Promise<void> => {
  for (const end = Date.now() + withinMs; Date.now() < end; await new Promise((done) => setTimeout(done, 50))) if (await check()) return
  throw new Error('it did not happen')
}

describe('final submit', () => {
  it('orders what the case holds, photos by their copies for the report', async () => {
    worker = await takeJobs(t, 'report', () => putReport(t))
    const id = await caseIn(t, p, 'AGENT_IN_PROGRESS')
    await t
      .as(p.agent)
      .post(`/cases/${id}/images`)
      .attach('files', await photo(), 'Gate.jpg')
      .field('meta', JSON.stringify([{ caption: 'The gate' }]))
      .expect(201)
    await t.as(p.agent).post(`/cases/${id}/agent/submit`).expect(200)
    await t
      .as(p.drafter)
      .patch(`/cases/${id}/drafter`)
      .send({ fields: { zone_no: '7' } })
      .expect(200)
    await final(id).expect(200)
    const report = reportInputSchema.parse((await jobOf(id))?.data.report)
    expect(report).toMatchObject({
      agency_name: t.env.AGENCY_NAME,
      application_number: filled.intake.application_number,
      intake: { fields: { applicant_name: 'Asha Rao' } },
      site: { fields: { current_usage: 'Residential' }, landmark: 'Near the mill', location: { lat: 28.61394, lng: 77.20902 } },
      drafter: { fields: { ...filled.draft, zone_no: '7' } },
      agent_name: 'Agent',
      drafter_name: 'Drafter',
    })
    expect(report.intake.fields).not.toHaveProperty('id')
    const copy = await t.db.collection('files.files').findOne({ _id: new ObjectId(report.images[0]?.file_id) })
    const original = await t.db.collection('files.files').findOne({ 'metadata.of': id, 'metadata.kind': 'case_image' })
    expect(report.images).toMatchObject([{ filename: 'Gate.jpg', caption: 'The gate', file_id: original?.metadata.variants.report }])
    expect(copy?.metadata).toMatchObject({ kept: true, contentType: 'image/jpeg' })
  })

  it('keeps the reason when the writing fails, and may be pressed again', async () => {
    worker = await takeJobs(t, 'report', () => Promise.reject(new Error('PHOTO_UNREADABLE')))
    const id = await caseIn(t, p, 'DRAFTER_IN_PROGRESS')
    const failed = await final(id).expect(500)
    expect(failed.body).toMatchObject({ code: 'DOCUMENT_FAILED', msg: jobErrors.PHOTO_UNREADABLE })
    const stands = await t.as(p.drafter).get(`/cases/${id}`).expect(200)
    expect(stands.body).toMatchObject({
      status: 'READY_FOR_DOC',
      docx_path: null,
      document: { state: 'failed', error: jobErrors.PHOTO_UNREADABLE },
    })
    await t.app.get(DocumentKeeper).reorder(0)
    expect(await t.db.collection('jobs').countDocuments({ case_id: id })).toBe(1)
    await worker.stop()
    worker = await takeJobs(t, 'report', () => putReport(t))
    await final(id).expect(200)
    expect(await actions(id)).toEqual(['create_case', 'submit_drafter', 'fail_doc', 'submit_drafter', 'finish_doc'])
  }, 30_000)

  it('tells an unknown reason in a sentence of ours', async () => {
    worker = await takeJobs(t, 'report', () => Promise.reject(new Error('cannot read properties of undefined')))
    expect((await final(await caseIn(t, p, 'DRAFTER_IN_PROGRESS')).expect(500)).body.msg).toBe(jobErrors.FAILED)
  }, 30_000)

  it('is finished by the sweep when the end was not heard of', async () => {
    const id = await caseIn(t, p, 'DRAFTER_IN_PROGRESS')
    const answer = final(id).then((reply) => reply.status)
    await eventually(async () => (await jobOf(id)) !== null)
    const jobId = String((await jobOf(id))?._id)
    // the job's end reaches Redis, and nothing listens: as if every API process was down
    await t.db.collection('jobs').updateOne({ _id: new ObjectId(jobId) }, { $set: { status: 'cancelled' } })
    worker = await takeJobs(t, 'report', () => putReport(t))
    expect(await answer).toBe(202)
    await eventually(async () => typeof (await t.app.get(JobClient).seen('report', jobId)) === 'object')
    await t.db.collection('jobs').updateOne({ _id: new ObjectId(jobId) }, { $set: { status: 'running' } })
    await t.app.get(JobSweep).reconcile(0)
    expect(await statusOf(t, id)).toBe('DOC_GENERATED')
    await t.app.get(JobSweep).reconcile(0)
    expect((await actions(id)).filter((action) => action === 'finish_doc')).toHaveLength(1)
  })

  it('survives a wiped Redis and a lost order', async () => {
    const id = await caseIn(t, p, 'READY_FOR_DOC')
    await cases(t).updateOne(
      { _id: new ObjectId(id) },
      { $set: { document: { job_id: '1'.repeat(24), state: 'ordered', error: null, ts: new Date().toISOString(), file_id: null } } },
    )
    await t.app.get(DocumentKeeper).reorder(0)
    const redis = new Redis(t.env.REDIS_URL)
    await redis.flushdb()
    redis.disconnect()
    worker = await takeJobs(t, 'report', () => putReport(t))
    await t.app.get(JobSweep).reconcile(0)
    await eventually(async () => (await statusOf(t, id)) === 'DOC_GENERATED')
  })

  it('freezes what the document was made of', async () => {
    const id = await caseIn(t, p, 'READY_FOR_DOC')
    const intakeId = String((await cases(t).findOne({ _id: new ObjectId(id) }))?.intakeId)
    for (const who of [p.admin, p.drafter])
      await t
        .as(who)
        .patch(`/cases/${id}/drafter`)
        .send({ fields: { zone_no: '1' } })
        .expect(409)
    const refused = await t.as(p.initiator).patch(`/intakes/${intakeId}/fields`).send({ flat: '3A' }).expect(409)
    expect(refused.body.details.status).toBe('READY_FOR_DOC')
    await t.as(p.initiator).post(`/intakes/${intakeId}/files`).attach('files', Buffer.from('words'), 'note.txt').expect(409)
  })
})

describe('preview', () => {
  it('gives a file that is not kept, and leaves the case as it is', async () => {
    worker = await takeJobs(t, 'report', () => putReport(t, 'a preview'))
    const id = await caseIn(t, p, 'DRAFTER_IN_PROGRESS')
    const before = await cases(t).findOne({ _id: new ObjectId(id) })
    const reply = await t.as(p.drafter).post(`/cases/${id}/generate-doc-preview`).buffer(true).expect(200)
    expect(reply.headers['content-disposition']).toBe('attachment; filename="LN-2026_0042.docx"')
    expect((await jobOf(id))?.data.kind).toBe('preview')
    expect({ ...(await cases(t).findOne({ _id: new ObjectId(id) })), chain: before?.chain }).toEqual(before)
    await eventually(
      async () =>
        (await t.db.collection('files.files').findOne({ _id: new ObjectId((await jobOf(id))?.result.file_id as string) })) === null,
    )
    await doc(id).expect(404)
  })
})

describe('download', () => {
  it('says so before there is a document', async () => {
    const { body } = await doc(await caseIn(t, p, 'DRAFTER_IN_PROGRESS')).expect(404)
    expect(body).toMatchObject({ code: 'NO_DOCUMENT', msg: 'No document generated yet' })
  })

  it('is open to whoever sees the case, told each time, and to nobody else', async () => {
    worker = await takeJobs(t, 'report', () => putReport(t, 'the report'))
    const id = await caseIn(t, p, 'DRAFTER_IN_PROGRESS')
    await final(id).expect(200)
    for (const who of [p.admin, p.initiator, p.agent, p.drafter]) {
      const reply = await t.as(who).get(`/cases/${id}/doc`).buffer(true).expect(200)
      expect(reply.headers['content-length']).toBe('10')
    }
    await t.as(p.admin).head(`/cases/${id}/doc`).expect(200)
    for (const who of [await t.signIn('AGENT', 'two'), await t.signIn('DRAFTER', 'two'), await t.signIn('INITIATOR', 'two')])
      await t.as(who).get(`/cases/${id}/doc`).expect(404)
    const downloads = (await trailOf(t, `case:${id}`)).filter((entry) => entry.action === 'download_doc')
    expect(downloads.map((entry) => entry.actor_id)).toEqual([p.admin.id, p.initiator.id, p.agent.id, p.drafter.id])
  })
})
