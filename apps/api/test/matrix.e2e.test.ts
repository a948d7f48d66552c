import {
  allCaseStatuses,
  allowedStatuses,
  allRoles,
  allRoutes,
  caseImageSchema,
  casePanels,
  caseRowSchema,
  caseSchema,
  basicIntakeKeys,
  intakeFields,
  owns,
  role,
  type CaseState,
  type CaseStatus,
  type Role,
  type Route,
} from '@parakh/contracts'
import fc from 'fast-check'
import { ObjectId, type Document, type WithId } from 'mongodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestApp } from './app.ts'
import { papers } from './contract/papers.ts'
import { requestsBy } from './contract/requests.ts'
import { openWorld, type Send, type Answered } from './contract/send.ts'
import { actionOf, type World } from './contract/world.ts'
import type { People } from './records.ts'

type Caller = Role | null
/** Ids for a row's path, and whether there is what they name and the caller may see it. */
type Objects = { what: string; ids: string[]; isThere: boolean }

const unknown = 'f'.repeat(24)
const callers: Caller[] = [null, ...allRoles]
let t: TestApp
let world: World
let send: Send
let stop: () => Promise<void>
const user = new Map<'one' | 'two', string>()

beforeAll(async () => {
  ;({ t, world, send, stop } = await openWorld())
  for (const key of ['one', 'two'] as const) {
    const admin = t.as(world.callers.admin)
    user.set(key, (await admin.post('/agents').send({ id: key, name: key, service_pincodes: [] }).expect(201)).body._id as string)
    await admin
      .put(`/users/${user.get(key)}/image`)
      .attach('image', papers.jpg as Buffer, 'me.jpg')
      .expect(200)
  }
})
afterAll(() => stop())

/** A case of some people in a status in which the call may be made, as they made it: a copy, so that no call meets another's doing. */
const caseOf = async (people: People, name: string): Promise<WithId<Document>> => {
  const action = actionOf(name)
  const status: CaseStatus = action ? (allowedStatuses(action).at(-1) ?? 'NEW') : 'DOC_GENERATED'
  const has = {
    'assigned_agent.user_id': people.agent.id,
    'assigned_drafter.user_id': people.drafter.id,
    'agent_updates.images.0': { $exists: true },
  }
  const model = await t.db
    .collection('cases')
    .findOne({ ...has, status: allCaseStatuses.indexOf(status) < 2 ? 'AGENT_IN_PROGRESS' : status })
  if (!model) throw new Error(`no case is ${status}`)
  const _id = new ObjectId()
  await t.db.collection('cases').insertOne({ ...model, _id, intakeId: _id.toHexString() })
  return { ...model, _id }
}

const intakeOf = async (people: People): Promise<{ id: string; file: string }> => {
  const desk = t.as(people.initiator)
  const id = (await desk.post('/intakes').send({ applicant_name: 'Asha' }).expect(201)).body._id as string
  const files = await desk
    .post(`/intakes/${id}/files`)
    .attach('files', papers.pdf as Buffer, 'deed.pdf')
    .expect(201)
  return { id, file: files.body[0]._id as string }
}
const jobOf = async (people: People): Promise<string> =>
  (
    await t
      .as(people.initiator)
      .post('/intakes/ocr/parse/submit')
      .attach('files', papers.txt as Buffer, 'a.txt')
      .expect(201)
  ).body.job_id as string

const giveFace = (id: string) =>
  t
    .as(world.callers.admin)
    .put(`/users/${id}/image`)
    .attach('image', papers.jpg as Buffer, 'me.jpg')
    .expect(200)

/** Own, other's, unknown and impossible objects of a row for a caller, with what the tables say of each. */
const objectsOf = async (name: string, { path }: Route, as: Caller): Promise<Objects[]> => {
  const seen = (one: WithId<Document>): boolean =>
    as !== null && owns({ id: world.callerOf(as)?.id ?? '', role: as }, one as unknown as CaseState)
  const none = (ids: string[]): Objects[] => [
    { what: 'unknown', ids: [unknown, ...ids], isThere: false },
    { what: 'impossible', ids: ['x', ...ids], isThere: false },
  ]
  if (!path.includes(':')) return [{ what: 'no object', ids: [], isThere: true }]
  if (path.includes(':jobId')) {
    const [mine, theirs] = [await jobOf(world.callers), await jobOf(world.others)]
    const isMine = as === role.INITIATOR || as === role.ADMIN
    return [{ what: 'own', ids: [mine], isThere: isMine }, { what: "other's", ids: [theirs], isThere: as === role.ADMIN }, ...none([])]
  }
  if (path.startsWith('/user')) for (const id of user.values()) await giveFace(id)
  if (path.startsWith('/user')) return [...[...user].map(([what, id]) => ({ what, ids: [id], isThere: true })), ...none([])]
  if (path.startsWith('/cases')) {
    const [own, others] = [await caseOf(world.callers, name), await caseOf(world.others, name)]
    const imageOf = (one: WithId<Document>): string => one.agent_updates.images[0]._id as string
    const second = (one: WithId<Document>): string[] =>
      path.includes(':imageId') ? [imageOf(one)] : path.includes(':userId') ? [world.callers.drafter.id] : []
    const found = [own, others].map((one, at) => ({
      what: at ? "other's" : 'own',
      ids: [one._id.toHexString(), ...second(one)],
      isThere: seen(one),
    }))
    const mixed = path.includes(':imageId')
      ? [imageOf(others), unknown, 'x'].map((id) => ({ what: 'own with another image', ids: [own._id.toHexString(), id], isThere: false }))
      : []
    return [...found, ...mixed, ...none(second(own))]
  }
  const [mine, theirs] = [await intakeOf(world.callers), await intakeOf(world.others)]
  const second = ({ file }: typeof mine): string[] => (path.includes(':fileId') ? [file] : [])
  const mixed = path.includes(':fileId')
    ? [theirs.file, unknown, 'x'].map((id) => ({ what: 'own with another file', ids: [mine.id, id], isThere: false }))
    : []
  // any INITIATOR may work on any intake
  return [
    ...[mine, theirs].map((one) => ({ what: 'an intake', ids: [one.id, ...second(one)], isThere: true })),
    ...mixed,
    ...none(second(mine)),
  ]
}

const through = [200, 201, 202, 409, 422]
const expected = ({ by }: Route, as: Caller, { isThere }: Objects): number[] => {
  if (by !== 'public' && as === null) return [401]
  if (by !== 'public' && as !== null && !by.includes(as)) return [403]
  return isThere ? through : [404]
}

const told = ({ text, headers }: Answered): object => {
  const { request_id: _, ...body } = JSON.parse(text) as Record<string, unknown>
  const same = [...headers].filter(([key]) => !['x-request-id', 'date', 'content-length'].includes(key))
  return { body, headers: Object.fromEntries(same) }
}

/** Keys of a case that a role may be told, from the tables alone. */
const caseKeys = (viewer: Role): { all: string[]; intake: string[] } => {
  const { agentCard, siteReference, drafterCard, allIntakeFields } = casePanels[viewer]
  const hidden = [...(agentCard || siteReference ? [] : ['agent_updates', 'sent_back']), ...(drafterCard ? [] : ['drafter_updates'])]
  const intake = allIntakeFields ? intakeFields.map((field): string => field.key) : ['application_number', ...basicIntakeKeys]
  return { all: Object.keys(caseSchema.shape).filter((key) => !hidden.includes(key)), intake: ['id', ...intake] }
}

const expectOnlyVisible = (viewer: Role, body: unknown, said: string): void => {
  const { all, intake } = caseKeys(viewer)
  const one = body as { intake: object }
  expect(
    Object.keys(one).filter((key) => !all.includes(key)),
    said,
  ).toEqual([])
  expect(
    Object.keys(one.intake).filter((key) => !intake.includes(key)),
    said,
  ).toEqual([])
}

describe.each(allRoutes)('$name', ({ name, route }) => {
  it.each(callers)('of %s: 401, 403, 404 or let through, as the tables say', async (as) => {
    const [model] = fc.sample(requestsBy(as, { name, route } as (typeof allRoutes)[number]), { numRuns: 1, seed: 7 })
    if (!model) throw new Error('no request')
    const replies = new Map<string, Answered>()
    for (const objects of await objectsOf(name, route, as)) {
      const reply = await send({ ...model, ids: objects.ids, query: {}, twists: [], key: null })
      const say = `${objects.what}: ${reply.said}`
      expect(expected(route, as, objects), say).toContain(reply.status)
      if (reply.status === 404) expect(JSON.parse(reply.text).code, say).toBe('NOT_FOUND')
      replies.set(objects.what, reply)
      if (as && reply.status < 300 && route.reply === caseSchema) expectOnlyVisible(as, JSON.parse(reply.text), say)
    }
    // who may not see it learns nothing: not even whether it exists
    const [theirs, none] = [replies.get("other's"), replies.get('unknown')]
    if (theirs && none && theirs.status >= 401 && theirs.status <= 404) expect(told(theirs)).toEqual(told(none))
  })
})

it('what each role sees of a case is what the tables say, one by one and in lists', async () => {
  const id = (await caseOf(world.callers, 'cases.get'))._id.toHexString()
  for (const viewer of allRoles) {
    const who = Object.values(world.callers).find((one) => one.role === viewer)
    if (!who) throw new Error(`nobody is ${viewer}`)
    const { body } = await t.as(who).get(`/cases/${id}`).expect(200)
    expect([viewer, Object.keys(body as object).sort()]).toEqual([viewer, caseKeys(viewer).all.sort()])
    expectOnlyVisible(viewer, body, viewer)
    const rows = (await t.as(who).get('/cases?include_archived=1').expect(200)).body as { intake: object }[]
    expect(rows.length).toBeGreaterThan(3)
    for (const row of rows) {
      expect(Object.keys(row).sort()).toEqual(Object.keys(caseRowSchema.shape).sort())
      expect(Object.keys(row.intake).filter((key) => !caseKeys(viewer).intake.includes(key))).toEqual([])
    }
    for (const image of (body.agent_updates?.images ?? []) as object[])
      expect(Object.keys(image).sort()).toEqual(Object.keys(caseImageSchema.shape).sort())
  }
})
