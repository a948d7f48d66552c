import { fileURLToPath } from 'node:url'
import type { Extracted, FieldMeta, OcrStatus } from '@parakh/contracts'
import { strFromU8, unzipSync } from 'fflate'
import type { Response, Test } from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type SignedIn, type TestApp } from './app.ts'
import { everybody, filled, photo, type People } from './records.ts'
import { startWorker, type WorkerProcess } from './worker.ts'

const papers = ['Skyreach T4-0903 allotment.pdf', 'Deed of Conveyance 3A.docx', 'offer of possession.jpg'].map((name) =>
  fileURLToPath(new URL(`../../../e2e/papers/${name}`, import.meta.url)),
)
let t: TestApp
let p: People
let worker: WorkerProcess
beforeAll(async () => {
  t = await startApp()
  worker = await startWorker(t)
  p = await everybody(t)
})
afterAll(async () => {
  await worker.stop()
  await t.stop()
})

/** Expects a call to be refused to each of these with 403 or 404. */
const refuse = async (people: SignedIn[], call: (who: SignedIn) => Test): Promise<void> => {
  for (const who of people) expect([403, 404], who.role).toContain((await call(who)).status)
}
const bytes = (test: Test): Promise<Response> =>
  test.buffer(true).parse((response, done) => {
    const parts: Buffer[] = []
    response.on('data', (part: Buffer) => parts.push(part))
    response.on('end', () => done(null, Buffer.concat(parts)))
  }) as unknown as Promise<Response>
const textOf = (docx: Buffer): string =>
  Object.entries(unzipSync(docx))
    .filter(([name]) => /word\/(document|header\d*)\.xml/.test(name))
    .map(([, xml]) => strFromU8(xml).replace(/<[^>]+>/g, ' '))
    .join(' ')

const autofill = async (): Promise<{ result: Record<string, Extracted>; seen: OcrStatus['progress'][] }> => {
  const upload = t.as(p.initiator).post('/intakes/ocr/parse/submit')
  for (const paper of papers) void upload.attach('files', paper).field('langs', 'en')
  const { body } = await upload
    .field('fields_to_extract', 'applicant_name,pincode,application_number,developer_name,flat,no_such_field')
    .expect(201)
  const seen: OcrStatus['progress'][] = []
  for (const end = Date.now() + 150_000; Date.now() < end;) {
    const status = (await t.as(p.initiator).get(`/intakes/ocr/parse/status/${body.job_id}?wait=20`).expect(200)).body as OcrStatus
    seen.push(status.progress)
    if (status.status === 'done') return { result: status.result ?? {}, seen }
    expect(['queued', 'running'], JSON.stringify(status)).toContain(status.status)
  }
  throw new Error(`autofill did not end: ${worker.lines.join('\n')}`)
}

describe('the journey', () => {
  it('goes from a bundle of papers to a Word report', { timeout: 200_000 }, async () => {
    const { admin, initiator, agent, drafter } = p

    const { result, seen } = await autofill()
    expect(seen.map((progress) => progress.stage)).toContain('parsing')
    expect(seen.at(-1)?.percent).toBe(100)
    expect(seen.map((progress) => progress.percent)).toEqual(seen.map((progress) => progress.percent).sort((a, b) => a - b))
    expect(Object.keys(result).length).toBeGreaterThan(0)
    for (const value of Object.values(result)) {
      expect(value.conf).toBeLessThanOrEqual(1)
      expect(papers.some((paper) => paper.endsWith(value.evidence.file))).toBe(true)
    }

    const values = Object.fromEntries(Object.entries(result).map(([key, { value }]) => [key, value]))
    const meta: Record<string, FieldMeta> = Object.fromEntries(
      Object.entries(result).map(([key, { conf, source, evidence }]) => [key, { conf, source, raw: { evidence } }]),
    )
    const body = { ...filled.intake, ...values, application_number: 'SKY/T4-0903', pincode: '110001', field_meta: meta }
    await refuse([agent, drafter], (who) => t.as(who).post('/intakes').send(body))
    const intake = (await t.as(initiator).post('/intakes').send(body).expect(201)).body
    expect(intake).toMatchObject({
      status: 'NEW',
      fields: { loan_type: expect.any(String), usage_as_per_cdp: 'Residential' },
      initiator: { user_id: initiator.id },
    })

    await refuse([agent, drafter], (who) => t.as(who).patch(`/intakes/${intake._id}/fields`).send({ applicant_name: 'Nobody' }))
    const corrected = await t.as(initiator).patch(`/intakes/${intake._id}/fields`).send({ applicant_name: 'Meera Menon' }).expect(200)
    expect(corrected.body).toMatchObject({
      status: 'EDITING',
      field_meta: { applicant_name: { conf: 1, source: 'ui', updated_by: initiator.id } },
    })
    const attach = (who: SignedIn): Test =>
      papers.reduce((call, paper) => call.attach('files', paper), t.as(who).post(`/intakes/${intake._id}/files`))
    await refuse([agent, drafter], attach)
    const files = (await attach(initiator).expect(201)).body as { filename: string; contentType: string }[]
    expect(files.map((file) => file.contentType.split('/').at(-1))).toEqual(['pdf', expect.stringContaining('document'), 'jpeg'])

    await refuse([agent, drafter], (who) => t.as(who).post(`/intakes/${intake._id}/submit`))
    const id = (await t.as(initiator).post(`/intakes/${intake._id}/submit`).expect(200)).body.case._id as string
    await refuse([agent, drafter], (who) => t.as(who).get(`/cases/${id}`))

    const offered = (await t.as(admin).get('/users?role=AGENT&disabled=0&pincode=110001').expect(200)).body as { _id: string }[]
    expect(offered.map((one) => one._id)).toContain(agent.id)
    await refuse([initiator, agent, drafter], (who) => t.as(who).patch(`/cases/${id}/assign-agent`).send({ user_id: agent.id }))
    await t.as(admin).patch(`/cases/${id}/assign-agent`).send({ user_id: agent.id }).expect(200)
    await refuse([initiator, agent, drafter], (who) => t.as(who).post(`/cases/${id}/assign/drafter/${drafter.id}`))
    await t.as(admin).post(`/cases/${id}/assign/drafter/${drafter.id}`).expect(200)

    await refuse([initiator, drafter], (who) => t.as(who).patch(`/cases/${id}/agent`).send({ fields: filled.site }))
    await t
      .as(agent)
      .patch(`/cases/${id}/agent`)
      .send({ fields: { ...filled.site, boundaries_site_east: 'Road 30 ft' } })
      .expect(200)
    const [front, gate] = [await photo(), await photo(640, 480)]
    const said = JSON.stringify([{ caption: 'Front elevation', shot: 'front' }])
    const shoot = (who: SignedIn): Test =>
      t.as(who).post(`/cases/${id}/images`).attach('files', front, 'Front.jpg').attach('files', gate, 'Gate.jpg').field('meta', said)
    await refuse([initiator, drafter], shoot)
    const shots = (await shoot(agent).expect(201)).body.images as { _id: string }[]
    expect(shots).toHaveLength(2)
    const thumb = await t.as(agent).get(`/cases/${id}/images/${shots[0]?._id}?size=thumb`).expect(200)
    expect(thumb.headers['content-type']).toBe('image/jpeg')
    await refuse([initiator, drafter], (who) => t.as(who).post(`/cases/${id}/agent/submit`))
    await t.as(agent).post(`/cases/${id}/agent/submit`).expect(200)

    await refuse([initiator, agent], (who) => t.as(who).patch(`/cases/${id}/drafter`).send({ fields: filled.draft }))
    await t.as(drafter).post(`/cases/${id}/generate-doc-final?meta=1`).expect(409)
    await t
      .as(drafter)
      .patch(`/cases/${id}/drafter`)
      .send({ fields: { property_city: 'Gurugram' } })
      .expect(200)
    expect((await t.as(drafter).post(`/cases/${id}/generate-doc-final?meta=1`).expect(422)).body.code).toBe('REQUIRED_FIELDS_MISSING')
    await t
      .as(drafter)
      .patch(`/cases/${id}/drafter`)
      .send({ fields: { ...filled.draft, carpet_area_sqft: 1000, carpet_area_sqft_rate: 9500 } })
      .expect(200)
    await refuse([initiator, agent], (who) => t.as(who).post(`/cases/${id}/generate-doc-preview`))
    const preview = await bytes(t.as(drafter).post(`/cases/${id}/generate-doc-preview`).timeout(90_000))
    expect(preview.status, JSON.stringify(worker.lines.slice(-3))).toBe(200)
    expect(textOf(preview.body as Buffer)).toContain('Meera Menon')
    await refuse([initiator, agent], (who) => t.as(who).post(`/cases/${id}/generate-doc-final?meta=1`))
    const final = await t.as(drafter).post(`/cases/${id}/generate-doc-final?meta=1`).timeout(90_000).expect(200)
    expect(final.body).toMatchObject({ status: 'DOC_GENERATED', docx_path: `/cases/${id}/doc` })

    const report = await bytes(t.as(drafter).get(`/cases/${id}/doc`).expect(200))
    expect(report.headers['content-disposition']).toContain('SKY_T4-0903.docx')
    for (const text of ['SKY/T4-0903', 'Meera Menon', 'Road 30 ft', filled.draft.main_locality, 'Front elevation'])
      expect(textOf(report.body as Buffer)).toContain(text)
    expect(textOf(report.body as Buffer)).not.toMatch(/undefined|\[object|NaN/)

    await refuse([initiator, agent, drafter], (who) => t.as(who).get(`/cases/${id}/audit`))
    const trail = (await t.as(admin).get(`/cases/${id}/audit`).expect(200)).body as {
      action: string
      changes?: Record<string, { old: unknown; new: unknown }>
    }[]
    expect(trail.map((entry) => entry.action).reverse()).toEqual([
      'create_case',
      'assign_agent',
      'assign_drafter',
      'save_agent',
      'add_images',
      'submit_agent',
      'save_drafter',
      'save_drafter',
      'preview_doc',
      'submit_drafter',
      'finish_doc',
      'download_doc',
    ])
    expect(trail.find((entry) => entry.action === 'save_drafter')?.changes?.property_city).toEqual({ old: 'Gurugram', new: 'Delhi' })
  })
})
