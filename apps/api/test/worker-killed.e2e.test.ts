import { fileURLToPath } from 'node:url'
import type { OcrStatus } from '@parakh/contracts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startApp, type TestApp } from './app.ts'
import { caseIn, everybody, statusOf, trailOf, type People } from './records.ts'
import { startWorker, type WorkerProcess } from './worker.ts'

const paper = fileURLToPath(new URL('../../../e2e/papers/offer of possession.jpg', import.meta.url))
let t: TestApp
let p: People
const workers: WorkerProcess[] = []
const work = async (): Promise<WorkerProcess> => {
  const worker = await startWorker(t)
  workers.push(worker)
  return worker
}
beforeAll(async () => {
  t = await startApp()
  p = await everybody(t)
})
afterAll(async () => {
  for (const worker of workers) await worker.stop('SIGKILL')
  await t.stop()
})

const started = (worker: WorkerProcess) =>
  expect.poll(() => worker.lines.some((line) => line.includes('job started')), { timeout: 30_000 }).toBe(true)

it('a reading whose worker is killed runs again, once', { timeout: 180_000 }, async () => {
  // the letter's head: enough to be killed in the middle of
  const head = await sharp(paper).extract({ left: 0, top: 0, width: 900, height: 420 }).jpeg().toBuffer()
  const first = await work()
  const { body } = await t.as(p.initiator).post('/intakes/ocr/parse/submit').attach('files', head, 'offer of possession.jpg').expect(201)
  await started(first)
  await new Promise((done) => setTimeout(done, 300))
  await first.stop('SIGKILL')
  const second = await work()
  let status: OcrStatus
  do status = (await t.as(p.initiator).get(`/intakes/ocr/parse/status/${body.job_id}?wait=20`).expect(200)).body as OcrStatus
  while (['queued', 'running'].includes(status.status))
  expect(status.status).toBe('done')
  expect(second.lines.filter((line) => line.includes('job started'))).toHaveLength(1)
  expect(second.lines.filter((line) => line.includes('job done'))).toHaveLength(1)
  await second.stop()
})

it('a report whose worker is killed is written again, once', { timeout: 120_000 }, async () => {
  const id = await caseIn(t, p, 'DRAFTER_IN_PROGRESS')
  const first = await work()
  const final = t
    .as(p.drafter)
    .post(`/cases/${id}/generate-doc-final`)
    .then((reply) => reply.status)
  await started(first)
  await first.stop('SIGKILL')
  await work()
  expect(await final).toBe(200)
  expect(await statusOf(t, id)).toBe('DOC_GENERATED')
  expect((await trailOf(t, `case:${id}`)).filter((entry) => entry.action === 'finish_doc')).toHaveLength(1)
})
