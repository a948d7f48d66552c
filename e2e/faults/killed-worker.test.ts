import { readFileSync } from 'node:fs'
import { drafterFields, role, type AuditEntry, type Case } from '@parakh/contracts'
import { ApiClient, until } from '@parakh/tools/api-client'
import { startStack, type ProcessName, type Stack } from '@parakh/tools/stack'
import { MongoClient, ObjectId } from 'mongodb'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { control, openConsole, signIn } from '../console.ts'
import { docxText } from '../docx-text.ts'
import { papers } from '../papers.ts'
import { sampleValues, siteSample } from '../sample-values.ts'

let stack: Stack
let admin: ApiClient
let mongo: MongoClient
const password = 'right as rain 7'
const desk = { email: 'desk@agency.example', password, name: 'Irfan Qureshi', role: role.INITIATOR }
const drafter = { email: 'drafter@agency.example', password, name: 'Divya Nair', role: role.DRAFTER }
const api = () => stack.baseUrl + stack.apiBase

beforeAll(async () => {
  stack = await startStack()
  mongo = new MongoClient(stack.mongoUri)
  admin = await ApiClient.signIn(api(), stack.admin.email, stack.admin.password)
  await admin.form('POST', '/auth/register', desk)
})
afterAll(async () => {
  await mongo.close()
  await stack.stop()
})

/** How often a program's log tells something of a job. */
const told = (program: ProcessName, what: string, jobId: string): number =>
  readFileSync(stack.logFile(program), 'utf8')
    .split('\n')
    .filter((line) => line.includes(jobId) && line.includes(what)).length

const kill = async (program: ProcessName): Promise<void> => {
  const pid = stack.pid(program)
  process.kill(pid, 'SIGKILL')
  await expect.poll(() => isThere(pid), { timeout: 10_000 }).toBe(false)
}
const isThere = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('a worker killed in the middle of an autofill: the reading runs again, once, and fills the form that waited', async () => {
  const jobs = mongo.db().collection('jobs')
  const { page, problems } = await openConsole('/intakes/new', undefined, stack.baseUrl)
  await signIn(page, desk)
  await page.locator('input[name=files]').setInputFiles(papers)
  await control(page, 'co_applicant_name').fill('Typed before')
  await page.getByRole('button', { name: 'Magic Autofill' }).click()
  const running = await until(
    () => jobs.findOne({ queue: 'ocr', 'progress.page': { $gte: 1 } }),
    (job) => job !== null,
    60_000,
    'the reading of a page',
  )
  const jobId = String(running?._id)
  await kill('worker')
  expect(await jobs.findOne({ _id: new ObjectId(jobId) })).toMatchObject({ status: 'running', result: null })
  await page.getByText('Extracting fields').waitFor()
  await stack.restart('worker')
  await page.getByText('Extracting fields').waitFor({ state: 'detached', timeout: 100_000 })
  await expect.poll(() => control(page, 'applicant_name').inputValue()).not.toBe('')
  expect(await control(page, 'co_applicant_name').inputValue()).toBe('Typed before')
  expect([told('worker', 'job started', jobId), told('worker', 'job done', jobId), told('worker', 'job failed', jobId)]).toEqual([2, 1, 0])
  expect(await jobs.find({ queue: 'ocr' }).toArray()).toMatchObject([{ status: 'done', error: null }])
  expect(problems).toEqual([])
})

test('an API killed between the final submit and the document: after its restart there is exactly one document', async () => {
  const id = await draftedCase()
  const jobs = mongo.db().collection('jobs')
  const read = () => admin.json<Case>('GET', `/cases/${id}`)
  await stack.end('worker')
  const { page } = await openConsole(`/cases/${id}`, undefined, stack.baseUrl)
  await signIn(page, drafter)
  await page.getByRole('button', { name: 'Submit Final & Generate' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Submit Final & Generate' }).click()
  await until(read, ({ status }) => status === 'READY_FOR_DOC', 20_000, 'the order')
  const job = await jobs.findOne({ queue: 'report', case_id: id })
  const jobId = String(job?._id)
  await kill('api')
  // the document is written while nobody listens
  await stack.restart('worker')
  await expect.poll(() => told('worker', 'job done', jobId), { timeout: 60_000 }).toBe(1)
  expect(
    await mongo
      .db()
      .collection('cases')
      .findOne({ _id: new ObjectId(id) }),
  ).toMatchObject({ status: 'READY_FOR_DOC', docx_path: null })
  await stack.restart('api')
  const written = await until(read, ({ status }) => status === 'DOC_GENERATED', 45_000, 'the document')
  expect(written.docx_path).toBe(`/cases/${id}/doc`)
  expect(docxText(await admin.bytes('GET', `/cases/${id}/doc`))).toContain('KILL/1')
  const trail = await admin.json<AuditEntry[]>('GET', `/cases/${id}/audit`)
  expect(trail.filter(({ action }) => action === 'finish_doc')).toHaveLength(1)
  expect(
    await mongo.db().collection('files.files').countDocuments({ 'metadata.kind': 'document', 'metadata.of': id, 'metadata.kept': true }),
  ).toBe(1)
  expect(await jobs.countDocuments({ queue: 'report', case_id: id })).toBe(1)
  // the screen that pressed the button gets there too
  await page.getByText('Document Generated').first().waitFor({ timeout: 30_000 })
})

/** A case whose draft is complete. */
const draftedCase = async (): Promise<string> => {
  const { _id: drafterId } = await admin.form<{ _id: string }>('POST', '/auth/register', drafter)
  const intake = await admin.json<{ _id: string }>('POST', '/intakes', { applicant_name: 'Asha Verma', application_number: 'KILL/1' })
  const { case: made } = await admin.json<{ case: Case }>('POST', `/intakes/${intake._id}/submit`)
  const agent = { email: 'agent@agency.example', password, name: 'Gopal Rao', role: role.AGENT, service_pincodes: '110001' }
  const { _id: agentId } = await admin.form<{ _id: string }>('POST', '/auth/register', agent)
  await admin.json('PATCH', `/cases/${made._id}/assign-agent`, { user_id: agentId })
  await admin.json('PATCH', `/cases/${made._id}/agent`, { fields: siteSample() })
  await admin.json('POST', `/cases/${made._id}/agent/submit`)
  await admin.json('POST', `/cases/${made._id}/assign/drafter/${drafterId}`)
  await admin.json('PATCH', `/cases/${made._id}/drafter`, { fields: sampleValues(drafterFields) })
  return made._id
}
