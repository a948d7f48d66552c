import { allRoutes, type Role } from '@parakh/contracts'
import type { FileStore } from '@parakh/file-store'
import fc from 'fast-check'
import { ObjectId, type Document } from 'mongodb'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DocumentKeeper } from '../src/cases/document-keeper.ts'
import { JobSweep } from '../src/jobs/job-sweep.ts'
import { FILES } from '../src/stores/files.ts'
import { Tallies } from '../src/tallies/tallies.ts'
import type { TestApp } from './app.ts'
import { schemaOf, type JsonSchema } from './contract/from-schema.ts'
import { requestsBy, type FuzzedRequest } from './contract/requests.ts'
import { openWorld, type Send } from './contract/send.ts'

/** One operation as MongoDB's profiler tells it. */
type Operation = {
  op: string
  ns: string
  ts: Date
  command: Document
  planSummary?: string
  hasSortStage?: boolean
  docsExamined?: number
  keysExamined?: number
  nreturned?: number
  nMatched?: number
  ndeleted?: number
}

// more rows than the lists look through without the index of parts of words
const copies = 2_500
const profileBytes = 256 * 1024 * 1024

type Exception = { why: string; is: (one: Operation) => boolean }
/** What may read every row, or sort in memory. */
const unindexed: Exception[] = [
  {
    why: 'a sample tells which parts of words are common, every ten minutes',
    is: ({ command }) => '$sample' in (command.pipeline?.[0] ?? {}),
  },
  {
    why: 'the driver asks once whether there is any file',
    is: (one) => nameOf(one) === 'files.files' && Object.keys(one.command.filter ?? { all: 1 }).length === 0,
  },
  { why: 'a list of no status sorts nothing', is: ({ command }) => command.filter?.status?.$in?.length === 0 },
]
/** What may read more than it gives. */
const greedy: Exception[] = [
  { why: 'an agency has few people', is: (one) => nameOf(one) === 'users' },
  {
    why: 'a word is looked for in a short list, and counted no further than 1,000',
    is: ({ command }) => /"search":\{"\$regex"/.test(JSON.stringify(command)),
  },
  { why: 'cases that wait for their document are few', is: ({ command }) => command.filter?.['document.state'] !== undefined },
]
const isExcepted = (table: Exception[], one: Operation): boolean => table.some(({ is }) => is(one))

let t: TestApp
let send: Send
let stop: () => Promise<void>
const marks: { at: Date; what: string }[] = []
let operations: Operation[] = []

const nameOf = (one: Operation): string => one.ns.slice(one.ns.indexOf('.') + 1)
/** The operation with the call during which it ran. */
const told = (one: Operation): string => {
  const during = marks.findLast(({ at }) => at <= one.ts)?.what ?? 'before any call'
  const { find, filter, sort, aggregate, pipeline, count, query, q, findAndModify, update, delete: gone } = one.command
  const asked = JSON.stringify({ find, filter, sort, aggregate, pipeline, count, query, q, findAndModify, update, delete: gone }).slice(
    0,
    300,
  )
  return `${nameOf(one)} ${one.planSummary ?? ''}${one.hasSortStage ? ' with a sort in memory' : ''}, ${one.docsExamined} rows read for ${one.nreturned ?? one.nMatched}, during ${during}: ${asked}`
}

const mark = (what: string): void => void marks.push({ at: new Date(), what })
const call = async (request: FuzzedRequest): Promise<boolean> => {
  mark(`${request.call} of ${request.as ?? 'nobody'} ${JSON.stringify(request.query)}`)
  const { status, said } = await send(request)
  expect(status, said).toBeLessThan(500)
  return status < 300
}

/** Sets of values of a list's filters with each of its orders; a word and none, and a second page where there is none. */
const asked = (schema: JsonSchema): Record<string, unknown>[] => {
  const { cursor: _cursor, limit: _limit, ...named } = schema.properties ?? {}
  const valuesOf = (key: string, { enum: values, pattern }: JsonSchema): unknown[] =>
    key.startsWith('sort') ? (values ?? []) : [undefined, ...(values ? ends(values) : [key === 'q' ? 'asha' : pattern ? '110001' : '1'])]
  const sets = Object.entries(named).reduce<Record<string, unknown>[]>(
    (all, [key, one]) => all.flatMap((set) => valuesOf(key, one).map((value) => (value === undefined ? set : { ...set, [key]: value }))),
    [{ limit: 2 }],
  )
  return sets.flatMap((set) => (set.q === undefined ? [set, { ...set, cursor: 'next' }] : [set]))
}
const ends = (values: unknown[]): unknown[] => [values[0], values.at(-1)]

const multiply = async (name: string, change: (row: Document, id: ObjectId, n: number) => Document): Promise<void> => {
  const rows = await t.db.collection(name).find().toArray()
  const more = Array.from({ length: copies }, (_, n) => {
    const _id = new ObjectId()
    return { ...change(rows[n % rows.length] as Document, _id, n), _id }
  })
  await t.db.collection(name).insertMany(more)
}

beforeAll(async () => {
  ;({ t, send, stop } = await openWorld())
  const later = (n: number) => ({ created_at: new Date(Date.now() - n * 60_000), updated_at: new Date(Date.now() - n * 50_000) })
  await multiply('cases', (row, id, n) => ({ ...row, ...later(n), intakeId: id.toHexString() }))
  await multiply('intakes', (row, _id, n) => ({ ...row, ...later(n), case_id: null }))
  await multiply('users', ({ email: _email, agent_code: _code, ...row }, _id, n) => ({ ...row, ...later(n), name: `Ravi ${n}` }))
  await multiply('log', (row, _id, n) => ({ ...row, ts: later(n).created_at }))
  await t.db.createCollection('system.profile', { capped: true, size: profileBytes })
  await t.db.command({ profile: 2 })
})
afterAll(async () => {
  await t.db.command({ profile: 0 })
  await stop()
})

it('every call is made by every role, with all its filters and orders', { timeout: 300_000 }, async () => {
  for (const row of allRoutes) {
    const callers: (Role | null)[] = row.route.by === 'public' ? [null] : [...row.route.by]
    for (const as of callers) {
      const right = fc.sample(requestsBy(as, row), { numRuns: 8, seed: 1 }).filter(({ twists }) => twists.length === 0)
      for (const request of right) await call({ ...request, key: `${request.key ?? 'key'} ${row.name}` })
      if (!row.route.paged || !row.route.query || !right[0]) continue
      for (const query of asked(schemaOf(row.route.query)))
        await call({ ...right[0], query: query.cursor ? { ...query, cursor: `«cursor:${row.name}»` } : query })
    }
  }
})

it('a process starts, and the sweeps run', { timeout: 60_000 }, async () => {
  mark('the start of a process')
  const twin = await t.twin()
  mark('the sweeps')
  const sweep = t.app.get(JobSweep, { strict: false })
  await sweep.reconcile(0)
  await sweep.expire()
  await t.app.get(DocumentKeeper, { strict: false }).reorder(0)
  await t.app.get<FileStore>(FILES, { strict: false }).sweep({ olderThanMs: 0 })
  await t.app.get(Tallies, { strict: false }).fold()
  await twin.stop()
  await t.db.command({ profile: 0 })
  operations = await t.db
    .collection<Operation & Document>('system.profile')
    .find({ ns: { $not: /system\.profile|\$cmd/ } })
    .toArray()
  expect(operations.length).toBeGreaterThan(1_000)
})

/** Faults by kind, one for each plan of each call. */
const faults = (table: Exception[], isFault: (one: Operation) => boolean): string[] => {
  const found = operations.filter((one) => isFault(one) && !isExcepted(table, one))
  return [...new Map(found.map((one) => [`${nameOf(one)} ${one.planSummary?.split(',')[0]}`, told(one)])).values()].slice(0, 12)
}

it('nothing is read without an index', () => {
  expect(faults(unindexed, ({ planSummary }) => planSummary?.includes('COLLSCAN') ?? false)).toEqual([])
})

it('nothing is sorted in memory', () => {
  expect(faults(unindexed, ({ hasSortStage }) => hasSortStage ?? false)).toEqual([])
})

it('nothing reads many more rows than it gives', () => {
  const given = ({ nreturned = 0, nMatched = 0, ndeleted = 0 }: Operation): number => nreturned + nMatched + ndeleted
  expect(faults([...unindexed, ...greedy], (one) => (one.docsExamined ?? 0) > 3 * given(one) + 10)).toEqual([])
})

it('each exception stands for something that happens', () => {
  for (const { why, is } of [...unindexed, ...greedy]) expect(operations.some(is), why).toBe(true)
})
