import { allCaseStatuses, type CaseRow, type Intake } from '@parakh/contracts'
import { ObjectId } from 'mongodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Tallies } from '../src/tallies/tallies.ts'
import { startApp, type TestApp } from './app.ts'
import { caseIn, cases, everybody, makeCase, makeIntake, recount, type People } from './records.ts'

let t: TestApp
let p: People
beforeAll(async () => {
  t = await startApp()
  p = await everybody(t)
}, 120_000)
afterAll(() => t.stop())

describe('a walk by cursor', () => {
  const touch = (id: string) =>
    t
      .as(p.initiator)
      .patch(`/intakes/${id}/fields`)
      .send({ flat: `${Math.random()}` })
      .expect(200)

  it('tells each row once, none twice and none missing, while rows change, come and leave', async () => {
    const ids: string[] = []
    for (let at = 0; at < 12; at += 1) ids.push(await makeIntake(t, p.initiator))
    const seen: string[] = []
    for (let cursor: string | undefined = ''; cursor !== undefined;) {
      const page = await t
        .as(p.initiator)
        .get(`/intakes?limit=3${cursor ? `&cursor=${cursor}` : ''}`)
        .expect(200)
      seen.push(...(page.body as Intake[]).map((row) => row._id))
      cursor = page.headers['x-next-cursor'] as string | undefined
      // of the rest: one is corrected and comes to the top, one goes to the archive, one is new
      await touch(ids[0] ?? '')
      await touch(seen[0] ?? '')
      await t.as(p.initiator).post(`/intakes/${ids[1]}/archive`)
      await makeIntake(t, p.initiator)
    }
    expect(seen).toEqual([...ids].reverse())
  })

  it.each(['18446744073709551615', '1', '9'.repeat(19), '-5', 'x', 7, null])(
    'goes on in the present for a moment that is not known: %j',
    async (at) => {
      const first = await t.as(p.initiator).get('/intakes?limit=3').expect(200)
      const cursor = JSON.parse(Buffer.from(String(first.headers['x-next-cursor']), 'base64url').toString()) as unknown[]
      const odd = Buffer.from(JSON.stringify([...cursor.slice(0, 5), at])).toString('base64url')
      const next = await t.as(p.initiator).get(`/intakes?limit=3&cursor=${odd}`).expect(200)
      expect(next.body).toHaveLength(3)
    },
  )
})

describe('what lists count without counting', () => {
  const afresh = async (): Promise<Record<string, number>> => {
    const rows = await cases(t)
      .aggregate<{ _id: string; n: number }>([{ $group: { _id: '$status', n: { $sum: 1 } } }])
      .toArray()
    return Object.fromEntries(rows.map(({ _id, n }) => [_id, n]))
  }
  const kept = async (): Promise<Record<string, number>> => {
    const counts = await t.app.get(Tallies, { strict: false }).of(allCaseStatuses.map((status) => `case all ${status}`))
    return Object.fromEntries([...counts].filter(([, n]) => n !== 0).map(([key, n]) => [key.replace('case all ', ''), n]))
  }
  const tallyRows = () => t.db.collection('tallies').find().toArray()
  const sums = async () => {
    const map = new Map<string, number>()
    for (const { key, n } of await tallyRows()) map.set(String(key), (map.get(String(key)) ?? 0) + Number(n))
    return Object.fromEntries([...map].filter(([, n]) => n !== 0))
  }

  it('is right at any moment while fifty change at once, and folds to one row a key', async () => {
    const made = await Promise.all(Array.from({ length: 10 }, () => makeCase(t, p.initiator)))
    const watch = Promise.all(
      Array.from({ length: 40 }, async () => {
        const counts = (await t.as(p.admin).get('/cases/counts').expect(200)).body as { active: number; archived: number }
        expect(counts.active + counts.archived).toBe(made.length)
      }),
    )
    const fold = t.app.get(Tallies, { strict: false })
    await Promise.all([
      watch,
      ...made.map(({ id }) => t.as(p.admin).patch(`/cases/${id}/assign-agent`).send({ user_id: p.agent.id }).expect(200)),
      ...made.slice(0, 4).map(({ id }) => t.as(p.admin).post(`/cases/${id}/archive`).expect(200)),
      ...Array.from({ length: 5 }, () => fold.fold()),
    ])
    expect(await kept()).toEqual(await afresh())
    const own = (await t.as(p.agent).get('/cases?limit=1').expect(200)).headers['x-total-count']
    expect(own).toBe('6')
    await expect
      .poll(async () => (await tallyRows()).length === new Set((await tallyRows()).map((row) => row.key as string)).size, {
        timeout: 10_000,
      })
      .toBe(true)
    expect(await kept()).toEqual(await afresh())
  })

  it('agrees with a recount after every transition, and with every list', async () => {
    for (const status of allCaseStatuses) await caseIn(t, p, status)
    const { body } = await t.as(p.admin).get('/cases?include_archived=1').expect(200)
    const open = (body as CaseRow[]).find((row) => row.status === 'READY_FOR_DRAFTER')
    await t.as(p.admin).post(`/cases/${open?._id}/archive`).expect(200)
    await t.as(p.admin).post(`/cases/${open?._id}/restore`).expect(200)
    await t.as(p.admin).post(`/cases/${open?._id}/send-back`).send({ reason: 'Again' }).expect(200)
    await t.as(p.admin).patch(`/cases/${open?._id}/assign-agent`).send({ user_id: null }).expect(200)
    const before = await sums()
    await recount(t)
    expect(await sums()).toEqual(before)
    for (const who of Object.values(p))
      for (const section of ['active', 'inactive', 'archived']) {
        const list = await t.as(who).get(`/cases?section=${section}`).expect(200)
        const counts = (await t.as(who).get('/cases/counts').expect(200)).body as Record<string, number>
        expect([counts[section], Number(list.headers['x-total-count'])]).toEqual([list.body.length, list.body.length])
      }
  })

  it('leaves nothing of a change that failed', async () => {
    const before = await sums()
    const { id } = await makeCase(t, p.initiator)
    await t.as(p.admin).post(`/cases/${id}/restore`).expect(409)
    await t.as(p.admin).patch(`/cases/${id}/assign-agent`).send({ user_id: p.drafter.id }).expect(422)
    const after = await sums()
    expect(after['case all NEW']).toBe((before['case all NEW'] ?? 0) + 1)
  })

  it('keeps what others write during a recount', async () => {
    const busy = Array.from({ length: 10 }, () => makeCase(t, p.initiator))
    await Promise.all([...busy, recount(t), recount(t)])
    expect(await kept()).toEqual(await afresh())
    expect(await cases(t).countDocuments({ _id: { $in: (await Promise.all(busy)).map(({ id }) => new ObjectId(id)) } })).toBe(10)
  })
})
