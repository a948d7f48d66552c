import { intakeFields, limits } from '@parakh/contracts'
import { ObjectId } from 'mongodb'
import sharp from 'sharp'
import type { Response } from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from './app.ts'
import { caseIn, everybody, makeIntake, photo, type People } from './records.ts'

type Answer = PromiseLike<Response>
/** A call with an input of just so much; what one more is answered. */
type Bound = { call: (size: number) => Answer | Promise<Response>; beyond: 400 | 409 | 413 | 422; least?: true }

let t: TestApp
let p: People
let ids: { intake: string; site: string; draft: string; user: string; full: string; nearly: string }
let picture: Buffer
beforeAll(async () => {
  t = await startApp()
  p = await everybody(t)
  ids = {
    intake: await makeIntake(t, p.initiator),
    site: await caseIn(t, p, 'AGENT_IN_PROGRESS'),
    draft: await caseIn(t, p, 'DRAFTER_IN_PROGRESS'),
    user: (await t.signIn('AGENT', 'two')).id,
    full: await holding(limits.files.keptPerRecord),
    nearly: await holding(limits.files.keptPerRecord - 1),
  }
  picture = await photo(40, 30)
})
afterAll(() => t.stop())

const x = (length: number): string => 'x'.repeat(length)
const textKey = intakeFields.find((field) => field.kind === 'multiline')?.key ?? ''
const listKey = intakeFields.find((field) => field.kind === 'list')?.key ?? ''
const intake = (body: object | string) =>
  t.as(p.initiator).patch(`/intakes/${ids.intake}/fields`).set('Content-Type', 'application/json').send(body)
const create = (body: object) => t.as(p.initiator).post('/intakes').send(body)
const user = (body: object | string) => t.as(p.admin).patch(`/users/${ids.user}`).set('Content-Type', 'application/json').send(body)
const agent = (body: object) =>
  t
    .as(p.admin)
    .post('/agents')
    .send({ id: new ObjectId().toHexString(), name: 'Ravi', service_pincodes: [], ...body })
const photos = () => t.as(p.agent).post(`/cases/${ids.site}/images`).attach('files', picture, 'a.jpg')
const papers = (count: number, id = ids.intake) => {
  const call = t.as(p.initiator).post(`/intakes/${id}/files`)
  for (let at = 0; at < count; at += 1) call.attach('files', Buffer.from('Flat: 3A'), `${at}.txt`)
  return call
}
/** JSON of just so many bytes, most of them blanks. */
const padded = (bytes: number): string => `{${' '.repeat(bytes - 2)}}`
const nested = (depth: number): unknown => (depth > 0 ? [nested(depth - 1)] : 1)
/** An intake that holds so many documents already. */
const holding = async (count: number): Promise<string> => {
  const id = await makeIntake(t, p.initiator)
  const metadata = { kind: 'intake', of: id, kept: true, contentType: 'text/plain', sha256: 'a'.repeat(64), variants: {} }
  const rows = Array.from({ length: count }, (_, at) => ({
    _id: new ObjectId(),
    filename: `${at}`,
    length: 1,
    chunkSize: 1,
    uploadDate: new Date(),
    metadata,
  }))
  if (rows.length) await t.db.collection('files.files').insertMany(rows)
  return id
}
/** A picture whose header tells of so many pixels. */
const pixels = async (count: number): Promise<Buffer> => {
  const png = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#456' } })
    .png()
    .toBuffer()
  png.writeUInt32BE(count % 2 ? count : count / 4_000, 16)
  png.writeUInt32BE(count % 2 ? 1 : 4_000, 20)
  return png
}

/** Limits of what callers send: as much is taken, one more is refused. */
const bounds: Record<string, Bound> = {
  'fields.textChars': { call: (n) => intake({ [textKey]: x(n) }), beyond: 422 },
  'fields.listItems': { call: (n) => intake({ [listKey]: Array(n).fill('a') }), beyond: 422 },
  'fields.keyChars': { call: (n) => t.as(p.admin).post('/auth/register').field(x(n), 'a'), beyond: 413 },
  'fields.noteChars': { call: (n) => create({ field_meta: { pincode: { source: x(n) } } }), beyond: 422 },
  'fields.extraBytes': { call: (n) => create({ extra: { a: x(n - 8) } }), beyond: 422 },
  'bodies.fieldsBytes': { call: (n) => intake(padded(n)), beyond: 413 },
  'bodies.otherBytes': { call: (n) => user(padded(n)), beyond: 413 },
  'bodies.depth': { call: (n) => create({ extra: { a: nested(n - 2) } }), beyond: 400 },
  'bodies.values': { call: (n) => intake(Object.fromEntries(Array.from({ length: n }, (_, at) => [`k${at}`, 1]))), beyond: 413 },
  'lists.pageMax': { call: (n) => t.as(p.admin).get(`/cases?limit=${n}`), beyond: 400 },
  'lists.searchChars': { call: (n) => t.as(p.admin).get(`/cases?q=${x(n)}`), beyond: 400 },
  'files.maxBytes': { call: (n) => papers(0).attach('files', Buffer.alloc(n, 'x'), 'large.txt'), beyond: 413 },
  'files.maxPerCall': { call: (n) => papers(n), beyond: 413 },
  'files.keptPerRecord': { call: (n) => papers(1, n > limits.files.keptPerRecord ? ids.full : ids.nearly), beyond: 409 },
  'files.maxPixels': { call: async (n) => papers(0).attach('files', await pixels(n), 'bomb.png'), beyond: 413 },
  'images.captionChars': { call: (n) => photos().field('meta', JSON.stringify([{ caption: x(n) }])), beyond: 422 },
  'images.metaChars': { call: (n) => photos().field('meta', `[{}${' '.repeat(n - 4)}]`), beyond: 422 },
  'ocr.waitMaxSeconds': { call: (n) => t.as(p.admin).get(`/intakes/ocr/parse/status/${'f'.repeat(24)}?wait=${n}`), beyond: 400 },
  'passwords.minChars': { call: (n) => user({ password: x(n) }), beyond: 422, least: true },
  'passwords.maxBytes': { call: (n) => user({ password: `${'é'.repeat((n - (n % 2)) / 2)}${x(n % 2)}` }), beyond: 422 },
  'people.nameChars': { call: (n) => user({ name: x(n) }), beyond: 422 },
  'people.emailChars': { call: (n) => user({ email: `${x(60)}@${`${x(50)}.`.repeat(3)}${x(n - 60 - 1 - 153 - 3)}.in` }), beyond: 422 },
  'people.phoneChars': { call: (n) => user({ phone: '1'.repeat(n) }), beyond: 422 },
  'people.pincodes': { call: (n) => user({ service_pincodes: Array.from({ length: n }, (_, at) => String(110_000 + at)) }), beyond: 422 },
  'people.agentCodeChars': { call: (n) => agent({ id: x(n) }), beyond: 422 },
  'idempotency.keyChars': { call: (n) => agent({}).set('Idempotency-Key', x(n)), beyond: 400 },
  'sendBack.reasonChars': {
    call: (n) =>
      t
        .as(p.drafter)
        .post(`/cases/${ids.draft}/send-back`)
        .send({ reason: x(n) }),
    beyond: 422,
  },
}

/** Limits that no input passes: why, and where they are tried. */
const others: Record<string, string> = {
  badgeChars: 'the console cuts',
  confidence: 'colours of the console',
  layout: 'sizes of the console',
  'lists.pageDefault': 'holds where no limit is named',
  'lists.searchedChars': 'what is longer is searched by its start',
  'lists.countExactUpTo': 'how far a count goes',
  'files.nameChars': 'a longer name is cut: uploads.e2e',
  'files.sniffBytes': 'how much tells the kind',
  'files.keptNowhereMs': 'a time',
  'images.thumbPx': 'the size of a copy',
  'images.reportPx': 'the size of a copy',
  'images.profilePx': 'the size of a copy',
  'images.quality': 'of copies',
  docName: 'a longer name is cut: documents.e2e',
  gps: 'the console asks the phone',
  'ocr.*': 'the console waits, the worker ends what takes too long or too much',
  report: 'the worker ends what takes too long or too much',
  jobs: 'times of sweeps',
  tallies: 'times of sweeps',
  analytics: 'sizes of charts',
  toasts: 'times of the console',
  'passwords.bcryptCost': 'what a hash costs',
  'signIn.*': 'attempts and times: auth.e2e',
  'idempotency.*': 'times: idempotency.e2e',
  unavailable: 'times: stores-away.e2e',
  transactions: 'tries and times',
}

const numbersIn = (value: unknown, path: string): string[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([key, inner]) => numbersIn(inner, path ? `${path}.${key}` : key))
    : [path]
const numberAt = (path: string): number =>
  path.split('.').reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], limits) as number

it('every limit is tried here, or says why not', () => {
  const groups = (path: string): string[] => [path, path.split('.')[0] ?? '', `${path.split('.')[0]}.*`]
  const forgotten = numbersIn(limits, '').filter((path) => !(path in bounds) && !groups(path).some((group) => group in others))
  expect(forgotten).toEqual([])
  expect(Object.keys(bounds).filter((path) => !numbersIn(limits, '').includes(path))).toEqual([])
})

const records = ['cases', 'intakes', 'users', 'audit', 'log', 'jobs', 'files.files', 'files.chunks']
const stored = async (): Promise<unknown> => (await t.db.command({ dbHash: 1, collections: records })).collections as unknown

describe.each(Object.entries(bounds))('%s', (path, { call, beyond, least }) => {
  it(`one more is answered ${beyond} and nothing of it is stored`, async () => {
    const before = await stored()
    const since = performance.now()
    const reply = await call(numberAt(path) + (least ? -1 : 1))
    expect([reply.status, Object.keys(reply.body as object)], JSON.stringify(reply.body).slice(0, 300)).toEqual([
      beyond,
      expect.arrayContaining(['msg', 'code', 'request_id']),
    ])
    expect(performance.now() - since).toBeLessThan(10_000)
    expect(await stored()).toEqual(before)
  })

  it('as much as it says is taken', async () => {
    const reply = await call(numberAt(path))
    // with some the call misses something else, which is looked at later
    const next: Record<string, number> = { 'fields.keyChars': 422, 'bodies.values': 422, 'ocr.waitMaxSeconds': 404 }
    expect([200, 201, next[path]], JSON.stringify(reply.body).slice(0, 300)).toContain(reply.status)
  })
})
