import { allRoles, errorReply, errors, limits, role, type Role } from '@parakh/contracts'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startApp, type SignedIn, type TestApp } from '../app.ts'
import { addressOf, initOf, requests, type FuzzedRequest } from './requests.ts'

const short = process.env.TEST_SHORT === '1'
const runsPerCaller = short ? 400 : 2_000
const slowestMs = limits.unavailable.answerMs * 2

let api: TestApp
let base = ''
const ids: string[] = []
const callers = new Map<Role, SignedIn>()

beforeAll(async () => {
  api = await startApp({ ALLOW_SAMPLE_USERS: '1' })
  base = `${await api.app.getUrl()}${api.env.API_BASE}`
  for (const one of allRoles) callers.set(one, await api.signIn(one))
  const desk = api.as(await api.signIn(role.INITIATOR))
  const made = await desk.post('/intakes').send({ applicant_name: 'Asha Verma', pincode: '110001' })
  const submitted = await desk.post(`/intakes/${made.body._id}/submit`)
  const open = await desk.post('/intakes').send({ applicant_name: 'Ravi Verma' })
  ids.push(made.body._id, submitted.body.case._id, open.body._id, ...[...callers.values()].map(({ id }) => id), '0'.repeat(24))
})
afterAll(() => api.stop())

const answer = async (request: FuzzedRequest): Promise<void> => {
  // the people of this test stay who they are
  if (request.call === 'users.patch' || request.call === 'agents.seed') return
  const init = initOf(request)
  const token = request.as ? callers.get(request.as)?.token : undefined
  const since = performance.now()
  const reply = await fetch(base + addressOf(request), {
    ...init,
    headers: { ...(init.headers as Record<string, string>), ...(token ? { authorization: `Bearer ${token}` } : {}) },
    redirect: 'manual',
  })
  const text = await reply.text()
  expect(reply.status, `${request.call}: ${text}`).toBeLessThan(500)
  expect(performance.now() - since, request.call).toBeLessThan(slowestMs + limits.ocr.waitMaxSeconds * 1_000)
  if (reply.status < 400) return
  const told = errorReply.parse(JSON.parse(text))
  expect(errors[told.code].status).toBe(reply.status)
  expect(text).not.toMatch(/node_modules|at \w+ \(|\.ts:\d+/)
}

test.each([null, ...allRoles])('no request of %s is answered with a fault or in another shape', { timeout: 600_000 }, async (as) => {
  await fc.assert(fc.asyncProperty(requests(as, ids), answer), { numRuns: runsPerCaller, endOnFailure: short })
})

test('what was there is still whole: every list answers in its shape, every chain holds', async () => {
  const admin = api.as(await api.signIn(role.ADMIN))
  // replies are parsed by their rows' schemas on the way out
  for (const path of ['/intakes', '/cases?include_archived=1', '/users', '/agents', '/admin/analytics/summary', '/admin/log'])
    expect((await admin.get(path)).status, path).toBe(200)
})
