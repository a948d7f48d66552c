import { allCaseStatuses, caseTimes, owns, searchOf, sections, visibleIntake, type CaseStatus, type Role } from '@parakh/contracts'
import { ObjectId, type Document, type WithId } from 'mongodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type SignedIn, type TestApp } from './app.ts'
import { caseIn, cases, everybody, makeCase, makeIntake, recount, type People } from './records.ts'

type Row = { _id: string; status: CaseStatus; intake: Record<string, unknown>; updated_at: string }
let t: TestApp
let p: People
let strangers: SignedIn[]
const made: Record<string, string> = {}
beforeAll(async () => {
  t = await startApp()
  p = await everybody(t)
  strangers = [await t.signIn('AGENT', 'two'), await t.signIn('DRAFTER', 'two'), await t.signIn('INITIATOR', 'two')]
  for (const status of allCaseStatuses) made[status] = await caseIn(t, p, status)
})
afterAll(() => t.stop())

const list = async (who: SignedIn, query = '') => {
  const reply = await t.as(who).get(`/cases${query}`).expect(200)
  return { rows: reply.body as Row[], total: reply.headers['x-total-count'], next: reply.headers['x-next-cursor'] as string | undefined }
}
const statuses = (rows: Row[]) => rows.map((row) => row.status).sort()

describe('the list of cases', () => {
  it('shows each role its own, the archived ones to ADMIN alone', async () => {
    const tracked = allCaseStatuses.filter((status) => status !== 'ARCHIVED').sort()
    expect(statuses((await list(p.admin)).rows)).toEqual(tracked)
    expect(statuses((await list(p.admin, '?include_archived=1')).rows)).toEqual([...allCaseStatuses].sort())
    expect(statuses((await list(p.initiator, '?include_archived=1')).rows)).toEqual(tracked)
    expect(statuses((await list(p.drafter, '?include_archived=1')).rows)).toEqual(tracked)
    expect(statuses((await list(p.agent, '?include_archived=1')).rows)).toEqual(tracked.filter((status) => status !== 'NEW'))
    for (const who of strangers) expect((await list(who, '?include_archived=1')).rows).toEqual([])
    await t.as(p.agent).get(`/cases/${made.ARCHIVED}`).expect(200)
  })

  it('agrees with what may be opened one by one', async () => {
    for (const who of [p.admin, p.initiator, p.agent, p.drafter, ...strangers]) {
      const listed = new Set((await list(who, '?include_archived=1')).rows.map((row) => row._id))
      for (const record of await cases(t)
        .find({ status: { $ne: 'ARCHIVED' } })
        .toArray()) {
        expect(listed.has(String(record._id))).toBe(owns({ id: who.id, role: who.role }, record as never))
        await t
          .as(who)
          .get(`/cases/${String(record._id)}`)
          .expect(listed.has(String(record._id)) ? 200 : 404)
      }
    }
  })

  it('has sections by role, and counts that say the same', async () => {
    for (const who of [p.admin, p.initiator, p.agent, p.drafter]) {
      const counts = (await t.as(who).get('/cases/counts').expect(200)).body
      for (const section of sections) {
        const { rows, total } = await list(who, `?section=${section}`)
        expect([who.role, section, counts[section]]).toEqual([who.role, section, rows.length])
        expect(total).toBe(String(rows.length))
      }
    }
    expect(statuses((await list(p.agent, '?section=active')).rows)).toEqual(['AGENT_IN_PROGRESS', 'ASSIGNED_TO_AGENT'])
    expect(statuses((await list(p.drafter, '?section=active')).rows)).toEqual(['DRAFTER_IN_PROGRESS', 'READY_FOR_DRAFTER'])
    expect(statuses((await list(p.admin, '?section=inactive')).rows)).toEqual(['DOC_GENERATED'])
    expect(statuses((await list(p.admin, '?section=archived')).rows)).toEqual(['ARCHIVED'])
  })

  it('is walked by cursor in both orders without a row twice or missing', async () => {
    for (const query of ['sortBy=updated_at&sortDir=desc', 'sortBy=created_at&sortDir=asc', 'section=active']) {
      const seen: string[] = []
      let next: string | undefined = ''
      while (next !== undefined) {
        const page = await list(p.admin, `?${query}&limit=3${next ? `&cursor=${next}` : ''}`)
        seen.push(...page.rows.map((row) => row._id))
        next = page.next
      }
      expect(seen).toEqual((await list(p.admin, `?${query}`)).rows.map((row) => row._id))
    }
    await t.as(p.admin).get('/cases?limit=501').expect(400)
    await t.as(p.admin).get('/cases?cursor=nonsense').expect(400)
    await t.as(p.admin).get('/cases?sortBy=status').expect(400)
    await t.as(p.admin).get('/cases?nonsense=1').expect(400)
  })

  it('shows of the intake what the role may see, in lists as in the case', async () => {
    const full = {
      flat: '3A',
      contact_number: '9812345678',
      property_owner_name: 'Owner',
      co_applicant_name: 'Co',
      applicant_name: 'Who',
      application_number: 'N-1',
      pincode: '110001',
      property_address_doc: 'There',
    }
    const { id } = await makeCase(t, p.initiator, full)
    await cases(t).updateOne(
      { _id: new ObjectId(id) },
      {
        $set: {
          status: 'AGENT_IN_PROGRESS',
          assigned_agent: { user_id: p.agent.id, name: 'A' },
          assigned_drafter: { user_id: p.drafter.id, name: 'D' },
        },
      },
    )
    await recount(t)
    const whole = (await t.as(p.admin).get(`/cases/${id}`).expect(200)).body
    expect(whole.intake).toMatchObject(full)
    for (const [who, keys] of [
      [p.initiator, []],
      [p.agent, ['agent_updates', 'sent_back']],
      [p.drafter, ['agent_updates', 'drafter_updates', 'sent_back']],
    ] as const) {
      const row = (await list(who)).rows.find((one) => one._id === id)
      const one = (await t.as(who).get(`/cases/${id}`).expect(200)).body
      for (const seen of [row?.intake, one.intake]) {
        expect(seen).toEqual(visibleIntake(who.role as Role, whole.intake))
        expect(Object.keys(seen).sort()).toEqual([
          'applicant_name',
          'application_number',
          'co_applicant_name',
          'id',
          'pincode',
          'property_address_doc',
          'property_owner_name',
        ])
      }
      expect(['agent_updates', 'drafter_updates', 'sent_back'].filter((key) => key in one)).toEqual(keys)
      expect(row).not.toHaveProperty('agent_updates')
    }
  })
})

describe('searching', () => {
  const rare = {
    applicant_name: 'Zubin (Jr.) Daruwala',
    property_owner_name: '50% Ümran',
    application_number: 'LN/77.*[a]',
    flat: 'Daruwala',
  }
  const hidden = { applicant_name: 'Somebody', flat: 'zubin' }
  let id: string
  beforeAll(async () => {
    id = (await makeCase(t, p.initiator, rare)).id
    await makeCase(t, p.initiator, hidden)
    await makeIntake(t, p.initiator, { ...rare, application_number: 'second' })
  })

  it.each(['zubin', 'ZUBIN (jr.)', '.*[A]', '50%', 'ümran', 'ln/77'])(
    'finds %j in cases as a literal part of the three names',
    async (q) => {
      const { rows, total } = await list(p.admin, `?q=${encodeURIComponent(q)}`)
      expect(rows.map((row) => row._id)).toEqual([id])
      expect(total).toBe('1')
      expect((await list(strangers[2] as SignedIn, `?q=${encodeURIComponent(q)}`)).rows).toEqual([])
    },
  )

  it.each(['.*', '^', 'a|b', '(', '\\', '$'])('takes %j as text', async (q) => {
    const { rows } = await list(p.admin, `?q=${encodeURIComponent(q)}`)
    for (const row of rows) expect(JSON.stringify(Object.values(row.intake))).toContain(q)
    await t
      .as(p.admin)
      .get('/cases?q=' + 'x'.repeat(201))
      .expect(400)
  })

  it('finds intakes, the archived ones in their own list', async () => {
    const find = async (query: string) =>
      (await t.as(p.initiator).get(`/intakes?${query}`).expect(200)).body as {
        fields: { application_number: string }
        status: string
        _id: string
      }[]
    expect((await find('q=daruwala')).map((row) => row.status).sort()).toEqual(['CASE_CREATED', 'NEW'])
    expect((await find('q=daruwala&open_only=1')).map((row) => row.status)).toEqual(['NEW'])
    const [open] = await find('q=SECOND&open_only=1')
    await t.as(p.initiator).post(`/intakes/${open?._id}/archive`).expect(200)
    expect(await find('q=second')).toEqual([])
    expect((await find('q=second&archived_only=1')).map((row) => row._id)).toEqual([open?._id])
    expect((await find('q=zubin')).map((row) => row.fields.application_number)).not.toContain(undefined)
    for (const who of [p.agent, p.drafter]) await t.as(who).get('/intakes').expect(403)
  })

  it('counts exactly up to 1,000', async () => {
    const { _id: _known, ...like } = (await cases(t).findOne({ _id: new ObjectId(id) })) as WithId<Document>
    const many = Array.from({ length: 1_001 }, (_, at) => {
      const intakeId = new ObjectId().toHexString()
      return {
        ...like,
        intakeId,
        intake: { id: intakeId, applicant_name: 'Legion' },
        ...searchOf({ applicant_name: 'Legion' }),
        updated_at: new Date(at),
        initiator_ids: [],
      }
    })
    await cases(t).insertMany(many.slice(1))
    await recount(t)
    expect((await list(p.initiator, '?q=legion')).total).toBe('0')
    const total = async () => (await t.as(p.admin).head('/cases?q=legion&limit=1').expect(200)).headers['x-total-count']
    expect(await total()).toBe('1000')
    await cases(t).insertMany(many.slice(0, 1))
    expect(await total()).toBe('1000+')
    await cases(t).deleteMany({ 'intake.applicant_name': 'Legion' })
  })
})

it('explains every list by an index, none sorts in memory', async () => {
  const filters = [
    {},
    { 'assigned_agent.user_id': p.agent.id },
    { 'assigned_drafter.user_id': p.drafter.id },
    { initiator_ids: p.initiator.id },
  ]
  for (const own of filters)
    for (const time of caseTimes)
      for (const way of [-1, 1] as const) {
        const plan = await cases(t)
          .find({ ...own, status: { $in: ['NEW', 'AGENT_IN_PROGRESS', 'DOC_GENERATED'] } })
          .sort({ [time]: way, _id: way })
          .limit(101)
          .explain('queryPlanner')
        const text = JSON.stringify(plan.queryPlanner.winningPlan)
        expect(text).toContain('IXSCAN')
        expect(text).not.toMatch(/"stage":"(SORT|COLLSCAN)"/)
      }
})
