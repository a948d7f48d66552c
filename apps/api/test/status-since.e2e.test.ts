import { allCaseStatuses, sections, sectionStatuses, type CaseRow, type Section } from '@parakh/contracts'
import { ObjectId } from 'mongodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type SignedIn, type TestApp } from './app.ts'
import { caseIn, cases, everybody, filled, makeCase, trailOf, type People } from './records.ts'
import { putReport, takeJobs } from './worker.ts'

let t: TestApp
let p: People
beforeAll(async () => {
  t = await startApp()
  p = await everybody(t)
})
afterAll(() => t.stop())

const record = async (id: string) => await cases(t).findOne({ _id: new ObjectId(id) })
const sinceOf = async (id: string): Promise<Date> => (await record(id))?.status_since as Date
const assign = (id: string) => t.as(p.admin).patch(`/cases/${id}/assign-agent`).send({ user_id: p.agent.id }).expect(200)
const saveSite = (id: string, fields: object) => t.as(p.agent).patch(`/cases/${id}/agent`).send({ fields }).expect(200)

/** Every row of a list, walked by cursor; `between` happens between two pages. */
const walk = async (who: SignedIn, query: string, between?: (seen: CaseRow[]) => Promise<unknown>): Promise<CaseRow[]> => {
  const seen: CaseRow[] = []
  for (let cursor: string | undefined = ''; cursor !== undefined;) {
    const page = await t
      .as(who)
      .get(`/cases?limit=2&${query}${cursor ? `&cursor=${cursor}` : ''}`)
      .expect(200)
    seen.push(...(page.body as CaseRow[]))
    cursor = page.headers['x-next-cursor'] as string | undefined
    if (cursor !== undefined) await between?.(seen)
  }
  return seen
}

describe('lists by the age in the status', () => {
  const hour = 3_600_000
  beforeAll(async () => {
    // of each status three, two of them since the same moment
    for (let round = 0; round < 3; round += 1)
      for (const [at, status] of allCaseStatuses.entries()) {
        const id = await caseIn(t, p, status)
        const since = new Date(Date.UTC(2026, 0, 1) + ((at * 5) % 8) * hour + (round > 1 ? 24 * hour : 0))
        await cases(t).updateOne(
          { _id: new ObjectId(id) },
          { $set: { status_since: since, updated_at: new Date(Number(since) + at * hour) } },
        )
      }
  }, 120_000)
  afterAll(() => cases(t).deleteMany({}))

  const order = (rows: CaseRow[]) => rows.map(({ _id, status_since }) => [status_since, _id])

  it.each(sections)('are in their order for every role, both ways: %s', async (section: Section) => {
    for (const who of [p.admin, p.initiator, p.agent, p.drafter]) {
      const [oldest, newest] = [
        await walk(who, `section=${section}&sortBy=status_since&sortDir=asc`),
        await walk(who, `section=${section}&sortBy=status_since`),
      ]
      const wanted = (
        await cases(t)
          .find({ status: { $in: sectionStatuses(who.role, section) } })
          .toArray()
      )
        .filter((one) => who.role !== p.agent.role || one.assigned_agent)
        .map((one) => [(one.status_since as Date).toISOString(), one._id.toHexString()])
        .toSorted(([a = '', one = ''], [b = '', other = '']) => a.localeCompare(b) || one.localeCompare(other))
      expect(order(oldest)).toEqual(wanted)
      expect(order(newest)).toEqual(wanted.toReversed())
    }
  })

  it('tell each row once while cases move on', async () => {
    const query = 'section=active&sortBy=status_since&sortDir=asc'
    const before = order((await t.as(p.admin).get(`/cases?${query}`).expect(200)).body as CaseRow[])
    const last = before.at(-1)?.[1] ?? ''
    const seen = await walk(p.admin, query, async (rows) => {
      // one that was told, one that was not
      for (const id of [rows[0]?._id ?? '', last])
        await t
          .as(p.admin)
          .post(`/cases/${id}/${(await record(id))?.status === 'ARCHIVED' ? 'restore' : 'archive'}`)
          .expect(200)
    })
    expect(order(seen)).toEqual(before)
  })
})

describe('since when a case stands in its status', () => {
  it('moves with the status, to the time of the entry that tells it, and with nothing else', async () => {
    const { id, intakeId } = await makeCase(t, p.initiator)
    expect((await record(id))?.status_since).toEqual((await record(id))?.created_at)
    const isOfLast = async (action: string): Promise<void> => {
      const last = (await trailOf(t, `case:${id}`)).at(-1)
      expect([last?.action, await sinceOf(id)]).toEqual([action, last?.ts])
    }
    const stays = async (act: () => Promise<unknown>): Promise<void> => {
      const before = await record(id)
      await act()
      const after = await record(id)
      expect(after?.status_since).toEqual(before?.status_since)
      expect(after?.updated_at).not.toEqual(before?.updated_at)
    }
    await isOfLast('create_case')
    await stays(async () => t.as(p.initiator).patch(`/intakes/${intakeId}/fields`).send({ flat: '12' }).expect(200))
    await assign(id)
    await isOfLast('assign_agent')
    await saveSite(id, filled.site)
    await isOfLast('save_agent')
    await stays(async () => saveSite(id, { bus_stop: 'Near' }))
    await stays(async () => t.as(p.admin).post(`/cases/${id}/assign/drafter/${p.drafter.id}`).expect(200))
    await t.as(p.admin).post(`/cases/${id}/archive`).expect(200)
    await isOfLast('archive')
    const { body } = await t.as(p.admin).post(`/cases/${id}/restore`).expect(200)
    await isOfLast('restore')
    expect(body.status_since).toBe((await sinceOf(id)).toISOString())
  })

  it('is the moment of the first of twenty saves that come at once', async () => {
    const { id } = await makeCase(t, p.initiator)
    await assign(id)
    const twin = await t.twin()
    const keys = [
      'bus_stop',
      'railway_station',
      'nearby_hospital',
      'site_is',
      'exteriors',
      'occupant',
      'no_of_lifts',
      'carpet_area',
      'meter_sr_no',
      'local_dealer_1',
    ]
    const save = (at: number, key: string) =>
      (at % 2 ? t : twin)
        .as(p.agent)
        .patch(`/cases/${id}/agent`)
        .send({ fields: { [key]: `${at}` } })
        .expect(200)
    await Promise.all([...keys, ...keys].map((key, at) => save(at, key)))
    await twin.stop()
    const first = (await trailOf(t, `case:${id}`)).find(({ action }) => action === 'save_agent')
    expect(await sinceOf(id)).toEqual(first?.ts)
  })
})

it('older cases get it from their audit chain, from their last change where that does not tell', async () => {
  const worker = await takeJobs(t, 'report', () => putReport(t))
  const made = await Promise.all(Array.from({ length: 5 }, async () => (await makeCase(t, p.initiator)).id))
  const [fresh = '', saved = '', written = '', archived = '', untold = ''] = made
  for (const id of [saved, written, archived]) await assign(id)
  for (const id of [saved, written, archived]) await saveSite(id, filled.site)
  await saveSite(saved, { bus_stop: 'Near' })
  await t.as(p.admin).post(`/cases/${written}/agent/submit`).expect(200)
  await t.as(p.admin).patch(`/cases/${written}/drafter`).send({ fields: filled.draft }).expect(200)
  await t.as(p.admin).post(`/cases/${written}/generate-doc-final`).expect(200)
  await t.as(p.admin).get(`/cases/${written}/doc`).expect(200)
  for (const act of ['archive', 'restore', 'archive']) await t.as(p.admin).post(`/cases/${archived}/${act}`).expect(200)
  const told = await Promise.all([fresh, saved, written, archived].map(sinceOf))
  await cases(t).updateOne({ _id: new ObjectId(untold) }, { $set: { status: 'READY_FOR_DRAFTER', updated_at: new Date(5) } })
  await cases(t).updateMany({}, { $unset: { status_since: 1 } })
  await t.db.collection('steps_done').deleteMany({})
  const twin = await t.twin()
  expect(await Promise.all([fresh, saved, written, archived].map(sinceOf))).toEqual(told)
  expect(await sinceOf(untold)).toEqual(new Date(5))
  await twin.stop()
  await worker.stop()
})
