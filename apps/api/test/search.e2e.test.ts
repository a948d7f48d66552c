import { allCaseStatuses, foldQuery, foldText, searchedKeys, searchOf, type CaseRow, type Intake } from '@parakh/contracts'
import { ObjectId } from 'mongodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type SignedIn, type TestApp } from './app.ts'
import { cases, everybody, makeCase, recount, type People } from './records.ts'

const rows = 3_000
const first = ['Asha', 'Ravi', 'Meena', 'Zubin', 'Ümran', 'आशा', 'Kumar', 'Lakshmi', 'Joy', 'Xerxes']
const last = ['Sharma', 'Kumar', 'Iyer', 'Khan', 'Patel', 'राव', 'Das', 'Qureshi']
const fieldsOf = (at: number) => ({
  applicant_name: `${first[at % 10]} ${last[at % 7]}`,
  property_owner_name: at % 3 ? `${last[at % 8]} ${first[(at * 3) % 10]}` : '50% (Jr.) *',
  application_number: `LN-2026/${String((at * 7919) % 1_000_000).padStart(6, '0')}`,
})
const words = [
  'kumar',
  'a',
  'QU',
  'xer',
  'zubin sh',
  '000',
  '2026/0',
  '007919',
  'राव',
  'ümran k',
  '50% (',
  '.*',
  'nobody here',
  'q q',
  '(jr.) *',
  '\\',
  'ष',
]

let t: TestApp
let p: People
let known: {
  fields: ReturnType<typeof fieldsOf>
  status: string
  agent: boolean
  updated: number
  created: number
  since: number
  id: string
  intakeId: string
}[]

beforeAll(async () => {
  t = await startApp()
  p = await everybody(t)
  const { id, intakeId } = await makeCase(t, p.initiator)
  const like = await cases(t).findOne({ _id: new ObjectId(id) })
  const likeIntake = await t.db.collection('intakes').findOne({ _id: new ObjectId(intakeId) })
  await Promise.all([cases(t).deleteMany({}), t.db.collection('intakes').deleteMany({})])
  known = Array.from({ length: rows }, (_, at) => ({
    fields: fieldsOf(at),
    status: allCaseStatuses[at % allCaseStatuses.length] ?? '',
    agent: at % 4 === 0,
    updated: Date.UTC(2026, 0, 1) + ((at * 104_729) % rows) * 1_000,
    created: Date.UTC(2025, 0, 1) + ((at * 7) % 50) * 1_000,
    since: Date.UTC(2025, 6, 1) + ((at * 31_337) % rows) * 1_000,
    id: new ObjectId().toHexString(),
    intakeId: new ObjectId().toHexString(),
  }))
  await cases(t).insertMany(
    known.map((row) => ({
      ...like,
      _id: new ObjectId(row.id),
      intakeId: row.intakeId,
      intake: { id: row.intakeId, ...row.fields },
      ...searchOf(row.fields),
      status: row.status,
      assigned_agent: row.agent ? { user_id: p.agent.id, name: 'A' } : null,
      updated_at: new Date(row.updated),
      created_at: new Date(row.created),
      status_since: new Date(row.since),
    })),
  )
  await t.db.collection('intakes').insertMany(
    known.map((row) => ({
      ...likeIntake,
      _id: new ObjectId(row.intakeId),
      case_id: row.id,
      fields: row.fields,
      ...searchOf(row.fields),
      updated_at: new Date(row.updated),
      created_at: new Date(row.created),
    })),
  )
  await recount(t)
}, 120_000)
afterAll(() => t.stop())

const holds = (fields: ReturnType<typeof fieldsOf>, q: string) => searchedKeys.some((key) => foldText(fields[key]).includes(foldQuery(q)))

/** Walks a whole list by cursor, page by page. */
const walk = async <Row>(who: SignedIn, path: string): Promise<{ rows: Row[]; total: string }> => {
  const found: Row[] = []
  let total = ''
  for (let cursor: string | undefined = ''; cursor !== undefined;) {
    const reply = await t
      .as(who)
      .get(`${path}&limit=500${cursor ? `&cursor=${cursor}` : ''}`)
      .expect(200)
    found.push(...(reply.body as Row[]))
    total = reply.headers['x-total-count'] as string
    cursor = reply.headers['x-next-cursor'] as string | undefined
  }
  return { rows: found, total }
}
const told = (count: number) => (count > 1_000 ? '1000+' : String(count))

describe.each(words)('%j in thousands of rows', (q) => {
  it('is found in the cases that hold it, in the order asked for, and in no other', async () => {
    for (const [sortBy, key] of [
      ['updated_at', 'updated'],
      ['created_at', 'created'],
      ['status_since', 'since'],
    ] as const) {
      const { rows: found, total } = await walk<CaseRow>(p.admin, `/cases?include_archived=1&sortBy=${sortBy}&q=${encodeURIComponent(q)}`)
      const wanted = known.filter((row) => holds(row.fields, q)).sort((a, b) => b[key] - a[key] || (a.id < b.id ? 1 : -1))
      expect(found.map((row) => row._id)).toEqual(wanted.map((row) => row.id))
      expect(total).toBe(told(wanted.length))
    }
  })

  it('is found in a section, in an agent’s own cases, and in intakes', async () => {
    const of = encodeURIComponent(q)
    const held = known.filter((row) => holds(row.fields, q))
    const archived = await walk<CaseRow>(p.admin, `/cases?section=archived&q=${of}`)
    expect(new Set(archived.rows.map((row) => row._id))).toEqual(
      new Set(held.filter((row) => row.status === 'ARCHIVED').map((row) => row.id)),
    )
    const own = await walk<CaseRow>(p.agent, `/cases?q=${of}`)
    expect(new Set(own.rows.map((row) => row._id))).toEqual(
      new Set(held.filter((row) => row.agent && row.status !== 'ARCHIVED').map((row) => row.id)),
    )
    const intakes = await walk<Intake>(p.initiator, `/intakes?sortDir=asc&q=${of}`)
    const wanted = [...held].sort((a, b) => a.updated - b.updated || (a.intakeId < b.intakeId ? -1 : 1))
    expect(intakes.rows.map((row) => row._id)).toEqual(wanted.map((row) => row.intakeId))
    expect(intakes.total).toBe(told(wanted.length))
  })
})

it('follows a correction, in the intake and in its case', async () => {
  const { id, intakeId } = await makeCase(t, p.initiator, { applicant_name: 'Wolfgang' })
  await t.as(p.admin).patch(`/intakes/${intakeId}/fields`).send({ applicant_name: 'Yggdrasil', application_number: 'ÄÖ-1' }).expect(200)
  for (const q of ['yggdrasil', 'äö-']) {
    expect((await walk<CaseRow>(p.admin, `/cases?q=${encodeURIComponent(q)}`)).rows.map((row) => row._id)).toEqual([id])
    expect((await walk<Intake>(p.admin, `/intakes?q=${encodeURIComponent(q)}`)).rows.map((row) => row._id)).toEqual([intakeId])
  }
  expect((await walk<CaseRow>(p.admin, '/cases?q=wolfgang')).rows).toEqual([])
  await t.as(p.admin).patch(`/intakes/${intakeId}/fields`).send({ applicant_name: '' }).expect(200)
  expect((await walk<CaseRow>(p.admin, '/cases?q=yggdrasil')).rows).toEqual([])
})

it('finds rows of older versions once the API has started', async () => {
  await cases(t).updateMany({}, { $unset: { search: 1, grams: 1 } })
  await t.db.collection('steps_done').deleteMany({})
  await t.db.collection('tallies').deleteMany({})
  const twin = await t.twin()
  const { rows: found, total } = await walk<CaseRow>(p.admin, '/cases?section=active&q=zubin')
  expect(total).toBe(told(found.length))
  expect(found.length).toBeGreaterThan(100)
  await twin.stop()
})
