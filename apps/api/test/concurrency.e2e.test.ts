import {
  agentFields,
  auditHashText,
  caseStatusSchema,
  chainStart,
  drafterFields,
  intakeFields,
  isFilled,
  type AuditEntry,
} from '@parakh/contracts'
import { createHash } from 'node:crypto'
import { ObjectId } from 'mongodb'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type SignedIn, type TestApp } from './app.ts'
import { caseIn, cases, everybody, makeCase, makeIntake, statusOf, trailOf, type People } from './records.ts'
import { putReport, takeJobs } from './worker.ts'

let t: TestApp
let twin: TestApp
let p: People
let worker: { stop: () => Promise<void> }
let written = 0
beforeAll(async () => {
  t = await startApp()
  twin = await t.twin()
  p = await everybody(t)
  worker = await takeJobs(t, 'report', async () => {
    await new Promise((done) => setTimeout(done, 50))
    written += 1
    return putReport(t)
  })
})
afterAll(async () => {
  await worker.stop()
  await twin.stop()
  await t.stop()
})

const times = 20
const many = <T>(work: (at: number) => PromiseLike<T>): Promise<T[]> => Promise.all(Array.from({ length: times }, (_, at) => work(at)))
const textKeys = (fields: typeof agentFields | typeof drafterFields | typeof intakeFields): string[] =>
  fields
    .filter((field) => ['text', 'multiline', 'select'].includes(field.kind) && !field.pattern && !field.closed && !field.required)
    .map((field) => field.key)
    .slice(0, times)
/** One of the two processes, in turn. */
const process = (at: number): TestApp => (at % 2 ? t : twin)

const expectWholeChain = async (chain: string): Promise<void> => {
  const entries = await trailOf(t, chain)
  let previous = chainStart
  for (const [at, { _id, chain: name, ts, hash, ...entry }] of entries.entries()) {
    expect(entry).toMatchObject({ seq: at + 1, prev_hash: previous })
    const text = auditHashText(name as string, { ...entry, ts: (ts as Date).toISOString() } as Omit<AuditEntry, 'hash'>)
    expect(hash).toBe(createHash('sha256').update(text).digest('hex'))
    previous = hash as string
  }
}
const ids: string[] = []
const made = async (status: Parameters<typeof caseIn>[2]): Promise<string> => {
  const id = await caseIn(t, p, status)
  ids.push(id)
  return id
}
afterEach(async () => {
  for (const id of ids.splice(0)) {
    await expectWholeChain(`case:${id}`)
    expect(caseStatusSchema.options).toContain(await statusOf(t, id))
  }
})

describe('saves of different keys at once', () => {
  it.each([
    ['the very first of an agent', 'ASSIGNED_TO_AGENT', 'AGENT_IN_PROGRESS', 'agent', textKeys(agentFields)],
    ['later ones of an agent', 'AGENT_IN_PROGRESS', 'AGENT_IN_PROGRESS', 'agent', textKeys(agentFields)],
    ['the very first of a drafter', 'READY_FOR_DRAFTER', 'DRAFTER_IN_PROGRESS', 'drafter', textKeys(drafterFields)],
    ['later ones of a drafter', 'DRAFTER_IN_PROGRESS', 'DRAFTER_IN_PROGRESS', 'drafter', textKeys(drafterFields)],
  ] as const)('all succeed: %s', async (_what, from, to, part, keys) => {
    expect(keys).toHaveLength(times)
    const id = await made(from)
    const replies = await many((at) =>
      process(at)
        .as(p[part])
        .patch(`/cases/${id}/${part}`)
        .send({ fields: { [keys[at] ?? '']: `value ${at}` } }),
    )
    expect(replies.map((reply) => reply.status)).toEqual(Array(times).fill(200))
    const record = await cases(t).findOne({ _id: new ObjectId(id) })
    expect(record?.status).toBe(to)
    const fields = record?.[`${part}_updates`].fields
    for (const [at, key] of keys.entries()) expect(fields[key]).toBe(`value ${at}`)
    const saves = (await trailOf(t, `case:${id}`)).filter((entry) => entry.action === `save_${part}`)
    expect(saves.flatMap((entry) => entry.keys as string[]).sort()).toEqual([...keys].sort())
  })

  it('keeps both halves of a position', async () => {
    const id = await made('ASSIGNED_TO_AGENT')
    await cases(t).updateOne({ _id: new ObjectId(id) }, { $set: { 'agent_updates.location': null } })
    await Promise.all(
      [{ latitude: 12.5 }, { longitude: 77.5 }].map((fields) => t.as(p.agent).patch(`/cases/${id}/agent`).send({ fields }).expect(200)),
    )
    expect((await cases(t).findOne({ _id: new ObjectId(id) }))?.agent_updates.location).toEqual({ lat: 12.5, lng: 77.5 })
  })

  it('lets the last of the same key win and tells all of them', async () => {
    const id = await made('AGENT_IN_PROGRESS')
    await many((at) =>
      process(at)
        .as(p.agent)
        .patch(`/cases/${id}/agent`)
        .send({ fields: { bus_stop: `stop ${at}` } })
        .expect(200),
    )
    const saves = (await trailOf(t, `case:${id}`)).filter((entry) => entry.action === 'save_agent')
    expect(saves).toHaveLength(times)
    const values = saves.map((entry) => entry.changes.bus_stop as { old: unknown; new: unknown })
    for (const [at, value] of values.entries()) expect(value.old).toBe(at === 0 ? null : values[at - 1]?.new)
    expect((await cases(t).findOne({ _id: new ObjectId(id) }))?.agent_updates.fields.bus_stop).toBe(values.at(-1)?.new)
  })

  it('all succeed on an intake, and its case follows', async () => {
    const { id, intakeId } = await makeCase(t, p.initiator, {})
    ids.push(id)
    const keys = textKeys(intakeFields)
    await many((at) =>
      process(at)
        .as(p.initiator)
        .patch(`/intakes/${intakeId}/fields`)
        .send({ [keys[at] ?? '']: `value ${at}` })
        .expect(200),
    )
    const record = await cases(t).findOne({ _id: new ObjectId(id) })
    for (const [at, key] of keys.entries()) expect(record?.intake[key]).toBe(`value ${at}`)
    const intake = await t.db.collection('intakes').findOne({ _id: new ObjectId(intakeId) })
    expect({ ...intake?.fields, id: intakeId }).toEqual(record?.intake)
  })
})

it('makes one case of twenty submits', async () => {
  const intakeId = await makeIntake(t, p.initiator)
  const replies = await many((at) => process(at).as(p.initiator).post(`/intakes/${intakeId}/submit`).expect(200))
  const answered = new Set(replies.map((reply) => reply.body.case._id as string))
  expect(answered.size).toBe(1)
  expect(await cases(t).countDocuments({ intakeId })).toBe(1)
  ids.push(...answered)
  await expectWholeChain(`intake:${intakeId}`)
})

it('leaves one of two agents that were assigned at once', async () => {
  const others: SignedIn[] = [p.agent, await t.signIn('AGENT', 'two')]
  const { id } = await makeCase(t, p.initiator)
  ids.push(id)
  await Promise.all(others.map((agent) => t.as(p.admin).patch(`/cases/${id}/assign-agent`).send({ user_id: agent.id }).expect(200)))
  const record = await cases(t).findOne({ _id: new ObjectId(id) })
  expect(others.map((agent) => agent.id)).toContain(record?.assigned_agent.user_id)
  const last = (await trailOf(t, `case:${id}`)).at(-1)
  expect(last?.changes.assigned_agent.new).toBe(record?.assigned_agent.user_id)
})

it('yields one document from five final submits', async () => {
  const id = await made('DRAFTER_IN_PROGRESS')
  written = 0
  const replies = await Promise.all([0, 1, 2, 3, 4].map((at) => process(at).as(p.drafter).post(`/cases/${id}/generate-doc-final`)))
  expect(replies.map((reply) => reply.status)).toEqual(Array(5).fill(200))
  expect(written).toBe(1)
  expect(await t.db.collection('jobs').countDocuments({ case_id: id })).toBe(1)
  const actions = (await trailOf(t, `case:${id}`)).map((entry) => entry.action)
  expect(actions.filter((action) => action === 'submit_drafter')).toHaveLength(1)
  expect(actions.filter((action) => action === 'finish_doc')).toHaveLength(1)
  expect(
    await t.db.collection('files.files').countDocuments({ 'metadata.of': id, 'metadata.kind': 'document', 'metadata.kept': true }),
  ).toBe(1)
})

it('ends in a status of the table when the drafter sends back and submits at once', async () => {
  for (let round = 0; round < 5; round += 1) {
    const id = await made('DRAFTER_IN_PROGRESS')
    const [back, final] = await Promise.all([
      t.as(p.drafter).post(`/cases/${id}/send-back`).send({ reason: 'Again' }),
      twin.as(p.drafter).post(`/cases/${id}/generate-doc-final`),
    ])
    expect([back.status, final.status].sort((a, b) => a - b)).toEqual([200, 409])
    expect(await statusOf(t, id)).toBe(back.status === 200 ? 'AGENT_IN_PROGRESS' : 'DOC_GENERATED')
  }
})

it('keeps a document that is finished while the case is archived', async () => {
  for (let round = 0; round < 5; round += 1) {
    const id = await made('DRAFTER_IN_PROGRESS')
    const final = t
      .as(p.drafter)
      .post(`/cases/${id}/generate-doc-final`)
      .then((reply) => reply.status)
    await new Promise((done) => setTimeout(done, 40 + round * 15))
    await twin.as(p.admin).post(`/cases/${id}/archive`).expect(200)
    if ((await final) !== 200) continue
    expect(await cases(t).findOne({ _id: new ObjectId(id) })).toMatchObject({ status: 'ARCHIVED', docx_path: `/cases/${id}/doc` })
    await t.as(p.admin).post(`/cases/${id}/restore`).expect(200)
    expect(await statusOf(t, id)).toBe('DOC_GENERATED')
    expect(isFilled((await t.as(p.drafter).get(`/cases/${id}/doc`).expect(200)).headers.etag)).toBe(true)
  }
})
