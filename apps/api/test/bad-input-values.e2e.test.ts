import { allRoutes, type Route } from '@parakh/contracts'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestApp } from './app.ts'
import { callerOf, expectRefused, type Row } from './contract/refusals.ts'
import { requestsBy } from './contract/requests.ts'
import { openWorld, type Send } from './contract/send.ts'
import type { World } from './contract/world.ts'

let t: TestApp
let world: World
let send: Send
let stop: () => Promise<void>
beforeAll(async () => {
  ;({ t, world, send, stop } = await openWorld())
})
afterAll(() => stop())

const rows: readonly Row[] = allRoutes
const withIds = rows.filter(({ route }) => route.path.includes(':'))
const records = ['cases', 'intakes', 'users', 'audit']
const stored = async (): Promise<unknown> => (await t.db.command({ dbHash: 1, collections: records })).collections as unknown

const oddIds = [
  '0',
  '0'.repeat(23),
  `${'f'.repeat(24)}0`,
  'g'.repeat(24),
  '%00',
  '%20',
  '..%2f..%2fetc%2fpasswd',
  '%EF%BD%86'.repeat(24),
  '%5B%24ne%5D',
  '%F0%9F%8F%A0',
  'x'.repeat(4_000),
]
describe.each(withIds)('$name', (row) => {
  it('answers 404 for what cannot be an id', async () => {
    const right = fc.sample(requestsBy(callerOf(row), row), { numRuns: 12, seed: 5 }).find(({ twists }) => twists.length === 0)
    if (!right) throw new Error('no request is right')
    for (const id of oddIds) {
      const ids = right.ids.map((_, at) => (at === right.ids.length - 1 ? id : 'f'.repeat(24)))
      const reply = await send({ ...right, ids, query: {}, key: null })
      expectRefused(reply, [404])
    }
    expect((await send({ ...right, ids: right.ids.map(() => '%E0%A4%A'), key: null, query: {} })).status).toBe(400)
  })
})

describe('texts that are broken', () => {
  it('are refused, wherever a text is kept', async () => {
    const { admin, agent, drafter } = world.callers
    const site = await world.caseIn('AGENT_IN_PROGRESS', world.callers)
    const draft = await world.caseIn('DRAFTER_IN_PROGRESS', world.callers)
    const image = (await t.as(agent).get(`/cases/${site}`).expect(200)).body.agent_updates.images[0]._id as string
    const before = await stored()
    for (const half of ['\ud800', 'a\udc00b', '\ud800\ud800']) {
      await t.as(admin).patch(`/users/${agent.id}`).send({ name: half }).expect(422)
      await t.as(admin).patch(`/users/${agent.id}`).send({ phone: half }).expect(422)
      await t.as(admin).post('/agents').send({ id: half, name: 'Ravi', service_pincodes: [] }).expect(422)
      await t.as(admin).post('/intakes').send({ applicant_name: half }).expect(422)
      await t
        .as(admin)
        .post('/intakes')
        .send({ field_meta: { pincode: { notes: half } } })
        .expect(422)
      await t
        .as(agent)
        .patch(`/cases/${site}/agent`)
        .send({ fields: { landmark: half } })
        .expect(422)
      await t.as(agent).patch(`/cases/${site}/images/${image}`).send({ caption: half }).expect(422)
      await t.as(drafter).post(`/cases/${draft}/send-back`).send({ reason: half }).expect(422)
    }
    expect(await stored()).toEqual(before)
  })
})

describe('cursors that nobody gave', () => {
  const id = 'a'.repeat(24)
  const values = [0, -1, 1e308, 1.5, null, '', 'x', '2026-11-21', true, [], { $gt: '' }]
  const moments = [undefined, null, '1', '0', '-5', '9'.repeat(19), '9'.repeat(25), '7'.repeat(18), 'x', 7, {}]
  const keysOf: Record<string, string> = {
    'cases.audit': 'seq',
    'intakes.audit': 'seq',
    'admin.log': 'ts',
    'agents.list': 'name',
    'users.list': 'created_at',
  }
  const paged = rows.filter(({ route }) => (route as Route).paged)

  it.each(paged)('$name refuses them or goes on from there', async (row) => {
    const key = keysOf[row.name] ?? 'updated_at'
    const dir = row.name === 'agents.list' ? 'asc' : 'desc'
    const model = fc.sample(requestsBy(callerOf(row), row), { numRuns: 12, seed: 5 }).find(({ twists }) => twists.length === 0)
    if (!model) throw new Error('no request is right')
    const forged: unknown[] = [
      [],
      {},
      null,
      'x',
      [key],
      [key, dir, true, 5],
      [key, dir, true, 5, 'x'],
      ['password_hash', dir, false, 'x', id],
    ]
    for (const value of values) for (const isDate of [true, false]) forged.push([key, dir, isDate, value, id, null])
    for (const moment of moments) forged.push([key, dir, key !== 'seq' && key !== 'name', key === 'name' ? 'x' : Date.now(), id, moment])
    for (const one of forged) {
      const cursor = Buffer.from(JSON.stringify(one)).toString('base64url')
      const reply = await send({ ...model, ids: model.ids.map((token) => token.replace(/:\w+:/, ':fit:')), query: { cursor }, key: null })
      expect([200, 400], `${JSON.stringify(one)}: ${reply.said}`).toContain(reply.status)
    }
  })
})
