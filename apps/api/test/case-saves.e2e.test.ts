import { ObjectId } from 'mongodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from './app.ts'
import { caseIn, cases, everybody, filled, makeCase, statusOf, trailOf, type People } from './records.ts'

let t: TestApp
let p: People
beforeAll(async () => {
  t = await startApp()
  p = await everybody(t)
})
afterAll(() => t.stop())

const record = (id: string) => cases(t).findOne({ _id: new ObjectId(id) })
const saveSite = (id: string, body: object) => t.as(p.agent).patch(`/cases/${id}/agent`).send(body)
const saveDraft = (id: string, fields: object) => t.as(p.drafter).patch(`/cases/${id}/drafter`).send({ fields })
const last = async (id: string) => (await trailOf(t, `case:${id}`)).at(-1)
/** A case that was handed to the agent and holds nothing of them yet. */
const blank = async (): Promise<string> => {
  const id = await caseIn(t, p, 'ASSIGNED_TO_AGENT')
  await cases(t).updateOne(
    { _id: new ObjectId(id) },
    { $set: { agent_updates: { fields: {}, landmark: null, location: null, images: [] } } },
  )
  return id
}

describe('saving site data', () => {
  it.each([
    ['beside the fields', { fields: { bus_stop: 'Near' }, landmark: 'The mill', latitude: 28.6, longitude: 77.2 }],
    ['within the fields', { fields: { bus_stop: 'Near', landmark: 'The mill', latitude: 28.6, longitude: 77.2 } }],
  ])('takes landmark and position %s', async (_where, body) => {
    const id = await blank()
    const saved = (await saveSite(id, body).expect(200)).body
    expect(saved.agent_updates).toEqual({
      fields: { bus_stop: 'Near' },
      landmark: 'The mill',
      location: { lat: 28.6, lng: 77.2 },
      images: [],
    })
    const entry = await last(id)
    expect(((entry?.keys ?? []) as string[]).toSorted()).toEqual(['bus_stop', 'landmark', 'latitude', 'longitude'])
    expect(entry?.changes.latitude).toEqual({ old: null, new: 28.6 })
  })

  it('keeps half a position until the other half comes, and clears both ways', async () => {
    const id = await blank()
    expect((await saveSite(id, { latitude: 12.5 }).expect(200)).body.agent_updates).toMatchObject({
      fields: { latitude: 12.5 },
      location: null,
    })
    expect((await saveSite(id, { longitude: 77.5 }).expect(200)).body.agent_updates).toMatchObject({
      fields: {},
      location: { lat: 12.5, lng: 77.5 },
    })
    expect((await saveSite(id, { latitude: null }).expect(200)).body.agent_updates).toMatchObject({
      fields: { longitude: 77.5 },
      location: null,
    })
    expect((await saveSite(id, { longitude: '', landmark: null }).expect(200)).body.agent_updates).toEqual({
      fields: {},
      location: null,
      landmark: null,
      images: [],
    })
  })

  it('does nothing when nothing changes: no status, no entry, no time', async () => {
    const id = await caseIn(t, p, 'ASSIGNED_TO_AGENT')
    const before = [await record(id), await trailOf(t, `case:${id}`)]
    await saveSite(id, { fields: { ...filled.site, bus_stop: '', railway_station: null } }).expect(200)
    await saveSite(id, { fields: {} }).expect(200)
    expect([await record(id), await trailOf(t, `case:${id}`)]).toEqual(before)
  })

  it('names every offending key and changes nothing', async () => {
    const id = await caseIn(t, p, 'AGENT_IN_PROGRESS')
    const before = await record(id)
    const { body } = await saveSite(id, {
      fields: { bus_stop: 'Near', nothing: 1, visit_date: '2026-02-30', gps_accuracy_m: -1 },
      latitude: 91,
    }).expect(422)
    expect(body.code).toBe('INVALID_FIELDS')
    expect(body.details.fields.map((field: { key: string }) => field.key).sort()).toEqual([
      'gps_accuracy_m',
      'latitude',
      'nothing',
      'visit_date',
    ])
    expect(await record(id)).toEqual(before)
  })
})

describe('saving a draft', () => {
  it('answers the draft alone, and moves the case', async () => {
    const id = await caseIn(t, p, 'READY_FOR_DRAFTER')
    const { body } = await saveDraft(id, { zone_no: '7', carpet_area_sqft: 1000.5 }).expect(200)
    expect(body).toEqual({ drafter_updates: { fields: { ...filled.draft, zone_no: '7', carpet_area_sqft: 1000.5 } } })
    expect(await statusOf(t, id)).toBe('DRAFTER_IN_PROGRESS')
  })

  it.each([
    ['a closed option', { status_of_report: 'Perhaps' }],
    ['a percentage above 100', { progress_percent: 101 }],
    ['a number as text', { valuation_rate: '9,500' }],
    ['a site field', { bus_stop: 'Near' }],
  ])('refuses %s', async (_what, fields) => {
    const id = await caseIn(t, p, 'READY_FOR_DRAFTER')
    await saveDraft(id, fields).expect(422)
    expect(await statusOf(t, id)).toBe('READY_FOR_DRAFTER')
  })
})

describe('sending back', () => {
  it('shows the agent the reason and the fields, until the next hand-over', async () => {
    const id = await caseIn(t, p, 'DRAFTER_IN_PROGRESS')
    await t
      .as(p.drafter)
      .post(`/cases/${id}/send-back`)
      .send({ reason: ' Measure again ', keys: ['dimensions_site_east'] })
      .expect(200)
    const seen = (await t.as(p.agent).get(`/cases/${id}`).expect(200)).body
    expect(seen).toMatchObject({
      status: 'AGENT_IN_PROGRESS',
      sent_back: { reason: 'Measure again', keys: ['dimensions_site_east'], by: { user_id: p.drafter.id } },
    })
    expect((await last(id))?.changes).toEqual({
      reason: { old: null, new: 'Measure again' },
      keys: { old: null, new: ['dimensions_site_east'] },
    })
    expect((await record(id))?.drafter_updates.fields).toEqual(filled.draft)
    expect((await t.as(p.agent).post(`/cases/${id}/agent/submit`).expect(200)).body.sent_back).toBeNull()
  })

  it('needs a reason and knows the site fields', async () => {
    const id = await caseIn(t, p, 'DRAFTER_IN_PROGRESS')
    for (const body of [{}, { reason: ' ' }, { reason: 'Why', keys: ['zone_no'] }, { reason: 'Why', more: 1 }])
      await t.as(p.drafter).post(`/cases/${id}/send-back`).send(body).expect(422)
    expect(await statusOf(t, id)).toBe('DRAFTER_IN_PROGRESS')
  })
})

describe('assigning', () => {
  const agentTo = (id: string, user_id: string | null) => t.as(p.admin).patch(`/cases/${id}/assign-agent`).send({ user_id })

  it('refuses who cannot be assigned, and changes nothing', async () => {
    const { id } = await makeCase(t, p.initiator)
    const gone = await t.signIn('AGENT', 'gone')
    await t.as(p.admin).patch(`/users/${gone.id}`).send({ is_disabled: true }).expect(200)
    const before = [await record(id), await trailOf(t, `case:${id}`)]
    for (const userId of [gone.id, p.drafter.id, p.admin.id, 'f'.repeat(24)])
      expect((await agentTo(id, userId).expect(422)).body.code).toBe('NOT_ASSIGNABLE')
    expect((await t.as(p.admin).post(`/cases/${id}/assign/drafter/${p.agent.id}`).expect(422)).body.code).toBe('NOT_ASSIGNABLE')
    await t.as(p.admin).post(`/cases/${id}/assign/drafter/nobody`).expect(404)
    await agentTo(id, 'nobody').expect(422)
    expect([await record(id), await trailOf(t, `case:${id}`)]).toEqual(before)
  })

  it('tells a wrong status before a wrong user', async () => {
    const id = await caseIn(t, p, 'DOC_GENERATED')
    expect((await agentTo(id, 'f'.repeat(24)).expect(409)).body.code).toBe('WRONG_STATUS')
    expect((await agentTo('f'.repeat(24), p.agent.id).expect(404)).body.code).toBe('NOT_FOUND')
    expect((await agentTo((await makeCase(t, p.initiator)).id, null).expect(409)).body.code).toBe('WRONG_STATUS')
  })

  it('of the same person again leaves no entry; removing keeps the site data', async () => {
    const id = await caseIn(t, p, 'AGENT_IN_PROGRESS')
    const length = (await trailOf(t, `case:${id}`)).length
    await agentTo(id, p.agent.id).expect(200)
    expect(await trailOf(t, `case:${id}`)).toHaveLength(length)
    expect((await agentTo(id, null).expect(200)).body).toMatchObject({
      status: 'NEW',
      assigned_agent: null,
      agent_updates: { landmark: filled.site.landmark },
    })
    expect((await last(id))?.changes).toEqual({ assigned_agent: { old: p.agent.id, new: null } })
    await t.as(p.agent).get(`/cases/${id}`).expect(404)
  })

  it('of nobody leaves no entry when nobody was assigned', async () => {
    const { id } = await makeCase(t, p.initiator)
    await t.as(p.admin).post(`/cases/${id}/unassign/drafter`).expect(200)
    expect(await trailOf(t, `case:${id}`)).toHaveLength(1)
  })
})
