import { allCaseStatuses, allowedStatuses, decide, errors, type CaseStatus } from '@parakh/contracts'
import { ObjectId, type Document, type WithId } from 'mongodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type SignedIn, type TestApp } from './app.ts'
import { callable, calls, giveImage } from './case-calls.ts'
import { caseIn, cases, everybody, statusOf, trailOf, type People } from './records.ts'
import { putReport, takeJobs } from './worker.ts'

let t: TestApp
let p: People
let other: People
let strangers: SignedIn[]
let worker: { stop: () => Promise<void> }
/** Holds the writing of documents. */
let gate = Promise.resolve()
beforeAll(async () => {
  t = await startApp()
  p = await everybody(t)
  other = { ...p, agent: await t.signIn('AGENT', 'two'), drafter: await t.signIn('DRAFTER', 'two') }
  strangers = [other.agent, other.drafter]
  worker = await takeJobs(t, 'report', async () => {
    await gate
    return putReport(t)
  })
})
afterAll(async () => {
  await worker.stop()
  await t.stop()
})

const models = new Map<CaseStatus, WithId<Document>>()
/** A case in a status, with a photo: the first is made as people make one, the others are its copies. */
const make = async (status: CaseStatus): Promise<string> => {
  if (!models.has(status)) {
    const first = new ObjectId(await caseIn(t, p, status))
    await giveImage(t, first.toHexString())
    models.set(status, (await cases(t).findOne({ _id: first })) as WithId<Document>)
  }
  const _id = new ObjectId()
  await cases(t).insertOne({ ...models.get(status), _id, intakeId: _id.toHexString() })
  return _id.toHexString()
}
const whole = async (id: string) => ({ record: await cases(t).findOne({ _id: new ObjectId(id) }), trail: await trailOf(t, `case:${id}`) })

describe.each(callable)('%s', (action) => {
  it.each(allCaseStatuses)('on a case that is %s, by everybody', async (status) => {
    let id = await make(status)
    for (const who of [p.initiator, p.agent, p.drafter, p.admin, ...strangers]) {
      const before = await whole(id)
      const decision = decide(action, { id: who.id, role: who.role }, before.record as never)
      const reply = await calls[action](t, who, id, { ...p, other })
      const say = `${who.role} ${action} on ${status}: ${JSON.stringify(reply.body)}`
      if ('refused' in decision) {
        expect(reply.status, say).toBe(errors[decision.refused].status)
        expect(reply.body.code, say).toBe(decision.refused)
        if (decision.refused === 'WRONG_STATUS') expect(reply.body.details, say).toEqual({ status, allowed: allowedStatuses(action) })
        expect(await whole(id), say).toEqual(before)
      } else {
        expect([200, 201], say).toContain(reply.status)
        const { record, trail } = await whole(id)
        expect(record?.status, say).toBe(action === 'submit_drafter' ? 'DOC_GENERATED' : decision.to)
        const added = trail.slice(before.trail.length)
        expect(record?.status_since, say).toEqual(record?.status === status ? before.record?.status_since : added.at(-1)?.ts)
        expect(added[0], say).toMatchObject({ action, actor_id: who.id, actor_role: who.role })
        expect(added, say).toHaveLength(action === 'submit_drafter' ? 2 : 1)
        id = await make(status)
      }
    }
  })
})

it('while the document is being written, refuses what READY_FOR_DOC refuses and changes nothing', async () => {
  const id = await make('DRAFTER_IN_PROGRESS')
  const writing = Promise.withResolvers<void>()
  gate = writing.promise
  const final = calls.submit_drafter(t, p.drafter, id, { ...p, other }).then((reply) => reply.status)
  await expect.poll(() => statusOf(t, id)).toBe('READY_FOR_DOC')
  await expect.poll(async () => (await t.db.collection('jobs').findOne({ case_id: id }))?.status).toBe('running')
  const before = await whole(id)
  for (const action of callable)
    for (const who of [p.initiator, p.agent, p.drafter, p.admin, ...strangers]) {
      const decision = decide(action, { id: who.id, role: who.role }, before.record as never)
      if (!('refused' in decision)) continue
      const reply = await calls[action](t, who, id, { ...p, other })
      expect([who.role, action, reply.body.code]).toEqual([who.role, action, decision.refused])
      if (decision.allowed) expect(reply.body.details).toEqual({ status: 'READY_FOR_DOC', allowed: allowedStatuses(action) })
    }
  expect(await whole(id)).toEqual(before)
  const again = calls.submit_drafter(t, p.admin, id, { ...p, other }).then((reply) => reply.status)
  writing.resolve()
  expect([await final, await again]).toEqual([200, 200])
  expect(await statusOf(t, id)).toBe('DOC_GENERATED')
  expect(await t.db.collection('jobs').countDocuments({ case_id: id })).toBe(1)
})

it('names what a submit misses', async () => {
  const id = await make('AGENT_IN_PROGRESS')
  await cases(t).updateOne({ _id: new ObjectId(id) }, { $set: { 'agent_updates.fields.visit_date': ' ', 'agent_updates.location': null } })
  const { body } = await t.as(p.agent).post(`/cases/${id}/agent/submit`).expect(422)
  expect(body.code).toBe('REQUIRED_FIELDS_MISSING')
  expect(body.details.fields.map((field: { key: string }) => field.key)).toEqual(['visit_date', 'latitude', 'longitude'])
  expect(body.msg).toBe('Please complete required: Visit Date, Latitude, Longitude')
})

it('sends nothing back to nobody', async () => {
  const id = await make('READY_FOR_DRAFTER')
  await cases(t).updateOne({ _id: new ObjectId(id) }, { $set: { assigned_agent: null } })
  expect((await t.as(p.drafter).post(`/cases/${id}/send-back`).send({ reason: 'Again' }).expect(422)).body.code).toBe('NO_AGENT')
})
