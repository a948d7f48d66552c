import { connect, type AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { allRoutes, limits, type Route } from '@parakh/contracts'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestApp } from './app.ts'
import { callerOf, expectRefused, slowestMs, type Row } from './contract/refusals.ts'
import { requestsBy } from './contract/requests.ts'
import { openWorld } from './contract/send.ts'
import type { World } from './contract/world.ts'

let t: TestApp
let world: World
let stop: () => Promise<void>
let base = ''
beforeAll(async () => {
  ;({ t, world, stop } = await openWorld())
  base = `${await t.app.getUrl()}${t.env.API_BASE}`
})
afterAll(() => stop())

const records = ['cases', 'intakes', 'users', 'audit', 'jobs', 'files.files', 'files.chunks']
const stored = async (): Promise<unknown> => (await t.db.command({ dbHash: 1, collections: records })).collections as unknown

const rows: readonly Row[] = allRoutes
const withBody = rows.filter(({ route }) => (route as Route).body !== undefined)
const withJson = withBody.filter(({ route }) => (route as Route).files === undefined)
const withFiles = rows.filter(({ route }) => (route as Route).files !== undefined)

/** Sends raw bytes to a row as somebody who may call it, at objects of theirs. */
const raw = async (row: Row, body: Buffer | string, headers: Record<string, string>) => {
  const as = callerOf(row)
  const [model] = fc.sample(requestsBy(as, row), { numRuns: 1, seed: 3 })
  if (!model) throw new Error('no request')
  const resolve = world.resolver(model)
  let at = 0
  const path = row.route.path.replace(/:(\w+)/g, (_, name: string) => resolve(`«${name}:fit:${(at += 1)}»`))
  const token = world.callerOf(as)?.token
  const since = performance.now()
  const reply = await fetch(base + path, {
    method: row.route.method,
    headers: { ...headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: new Uint8Array(Buffer.from(body as string)),
  })
  const text = await reply.text()
  return { status: reply.status, text, ms: performance.now() - since }
}

const deep = (sign: string, times: number): string => `${sign.repeat(times)}1`
const json = { 'content-type': 'application/json' }
const bodies: [string, string | Buffer][] = [
  ['cut', '{"a":"b'],
  ['two objects', '{}{}'],
  ['a list', '[{}]'],
  ['a text', '"a"'],
  ['a number', '1e999'],
  ['null', 'null'],
  ['blanks', '   '],
  ['a comment', '{/* a */}'],
  ['NaN', '{"a":NaN}'],
  ['single quotes', "{'a':1}"],
  ['a prototype key', '{"__proto__":{"role":"ADMIN"}}'],
  ['a hidden prototype key', '{"a":{"\\u005f\\u005fproto__":1}}'],
  ['a constructor', '{"constructor":{"prototype":{"is_disabled":true}}}'],
  ['an operator', '{"$where":"sleep(1000)"}'],
  ['an operator within', '{"a":[{"$gt":""}]}'],
  ['a zero in a key', '{"a\\u0000b":1}'],
  ['lists without end', deep('[', 50_000)],
  ['objects without end', deep('{"a":', 50_000)],
  ['deep but whole', `{"a":${'['.repeat(60)}${']'.repeat(60)}}`],
  ['bytes that are no UTF-8', Buffer.from([0x7b, 0x22, 0xc3, 0x28, 0xff, 0x22, 0x7d])],
  ['UTF-16', Buffer.from('{"a":1}', 'utf16le')],
  ['a thousand unknown keys', JSON.stringify(Object.fromEntries(Array.from({ length: 1_000 }, (_, n) => [`key ${n}`, n])))],
]

describe.each(withBody)('$name', (row) => {
  it('refuses bodies that are none, whole or zipped, and stores nothing', async () => {
    const before = await stored()
    for (const [what, body] of bodies) {
      // a call that takes files may take none of it as JSON
      expectRefused(await raw(row, body, json), [400, 422])
      if (what === 'cut')
        for (const type of ['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'x'])
          expectRefused(await raw(row, body, { 'content-type': type }), [415])
    }
    expect(await stored()).toEqual(before)
  })
})

describe.each(withJson)('$name', (row) => {
  it('refuses what unpacks to more than it takes', async () => {
    const large = Buffer.alloc(((row.route as Route).maxBytes ?? limits.bodies.otherBytes) + 1, ' ')
    for (const [encoding, packed] of [
      ['gzip', gzipSync(large)],
      ['deflate', deflateSync(large)],
      ['br', brotliCompressSync(large)],
    ] as const)
      expectRefused(await raw(row, packed, { ...json, 'content-encoding': encoding }), [413])
    expectRefused(await raw(row, gzipSync(gzipSync('{}')), { ...json, 'content-encoding': 'gzip, gzip' }), [415])
    expectRefused(await raw(row, 'this is not zipped', { ...json, 'content-encoding': 'gzip' }), [400])
    expectRefused(await raw(row, '{}', { 'content-type': 'multipart/form-data; boundary=b' }), [415])
  })
})

const part = (disposition: string, text = 'Flat: 3A', more = ''): string =>
  `--b\r\nContent-Disposition: ${disposition}\r\n${more}\r\n${text}\r\n`
const file = (name: string, text?: string): string => part(`form-data; name="${name}"; filename="a.txt"`, text)
const end = '--b--\r\n'
const multiparts = (name: string): [string, string][] => [
  ['nothing', ''],
  ['only an end', end],
  ['cut in a file', file(name).slice(0, -6)],
  ['cut in a head', '--b\r\nContent-Disp'],
  ['without an end', file(name)],
  ['cut in the second file', file(name) + file(name).slice(0, -6)],
  ['cut in the second head', file(name) + '--b\r\nContent-Disp'],
  ...[20, 60, 100].map((at): [string, string] => [`cut at ${at}`, (file(name) + file(name)).slice(0, -at)]),
  ['another part', file('other') + end],
  ['a part without a name', part('form-data; filename="a.txt"') + end],
  ['a text where the file belongs', part(`form-data; name="${name}"`) + end],
  ['a prototype key', part('form-data; name="__proto__"') + file(name) + end],
  ['a prototype within', part('form-data; name="a[__proto__][role]"') + file(name) + end],
  ['an operator', part('form-data; name="$where"') + file(name) + end],
  ['nested names', part('form-data; name="a[b][c][d]"') + file(name) + end],
  ['an endless head', part(`form-data; name="${name}"; filename="a.txt"`, 'a', `X-A: ${'x'.repeat(100_000)}\r\n`) + end],
  ['an endless name', part(`form-data; name="${'x'.repeat(5_000)}"`) + file(name) + end],
  ['a thousand texts', part('form-data; name="a"').repeat(1_500) + file(name) + end],
  ['HTML', file(name, '<!doctype html><script>alert(1)</script>') + end],
  ['an empty file', file(name, '') + end],
]

describe.each(withFiles)('$name', (row) => {
  it('refuses multipart bodies that are broken, and stores nothing', async () => {
    const before = await stored()
    for (const [, body] of multiparts((row.route as Route).files?.part ?? 'files')) {
      expectRefused(await raw(row, body, { 'content-type': 'multipart/form-data; boundary=b' }), [400, 413, 415, 422])
      expectRefused(await raw(row, body, { 'content-type': 'multipart/form-data' }), [400])
    }
    expect(await stored()).toEqual(before)
  })
})

describe('inputs that are made to be slow', () => {
  const nasty = (length: number): string[] => [
    'a'.repeat(length - 1) + '!',
    `${'a@'.repeat(length / 2)}`,
    `a@${'a.'.repeat(length / 2 - 2)}`,
    ' '.repeat(length),
    '1'.repeat(length),
    '-'.repeat(length),
    ','.repeat(length),
    '+'.repeat(length),
    '(a+)+$'.repeat(length / 6),
  ]
  const quick = async (answer: PromiseLike<{ status: number }>): Promise<number> => {
    const since = performance.now()
    const { status } = await answer
    expect(performance.now() - since).toBeLessThan(slowestMs / 2)
    expect(status).toBeLessThan(500)
    return status
  }

  it('are answered as soon as others', { timeout: 120_000 }, async () => {
    const admin = t.as(world.callers.admin)
    const id = (await admin.post('/intakes').send({}).expect(201)).body._id as string
    for (const text of nasty(180)) await quick(admin.get('/cases').query({ q: text }))
    for (const text of nasty(20_000)) {
      await quick(admin.patch(`/users/${world.callers.agent.id}`).send({ email: text, phone: text, name: text }))
      await quick(admin.patch(`/intakes/${id}/fields`).send({ pincode: text, property_address_doc: text, nonsense: text }))
      await quick(admin.post('/auth/register').field('service_pincodes', text).field('email', text))
      await quick(
        admin
          .post('/intakes/ocr/parse/submit')
          .field('langs', text)
          .field('fields_to_extract', text)
          .attach('files', Buffer.from('Flat'), 'a.txt'),
      )
    }
    const large: [string, number][] = [
      [JSON.stringify(Object.fromEntries(Array.from({ length: 400_000 }, (_, n) => [`k${n}`, 1]))), 413],
      [`{"extra":{"a":[${'0,'.repeat(2_000_000)}0]}}`, 413],
      [`{"pincode":${'9'.repeat(4_000_000)}}`, 422],
      [`{"pincode":"${'9'.repeat(4_000_000)}"}`, 422],
    ]
    for (const [body, status] of large) expect(await quick(admin.post('/intakes').set(json).send(body))).toBe(status)
  })

  it('senders that dawdle keep nobody waiting and leave nothing', { timeout: 60_000 }, async () => {
    const before = await stored()
    const { port } = t.app.getHttpServer().address() as AddressInfo
    const token = world.callers.admin.token
    const intake = (await t.db.collection('intakes').findOne({}))?._id.toHexString()
    const heads = [
      `POST ${t.env.API_BASE}/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{"email":`,
      `POST ${t.env.API_BASE}/intakes HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n{"a`,
      `POST ${t.env.API_BASE}/intakes/${intake}/files HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${token}\r\nContent-Type: multipart/form-data; boundary=b\r\nContent-Length: 900000\r\n\r\n--b\r\nContent-Disposition: form-data; name="files"; filename="a.txt"\r\n\r\n${'x'.repeat(70_000)}`,
      `GET ${t.env.API_BASE}/me HTTP/1.1\r\nHost: x\r\nX-Slow: `,
    ]
    const sockets = Array.from({ length: 80 }, (_, at) => {
      const socket = connect(port, '127.0.0.1').on('error', () => undefined)
      socket.write(heads[at % heads.length] ?? '')
      return socket
    })
    for (let turn = 0; turn < 5; turn += 1) {
      await sleep(200)
      for (const socket of sockets) socket.write('x')
      const since = performance.now()
      await t.as(world.callers.admin).get('/cases').expect(200)
      await t.as(world.callers.admin).post('/intakes').send({ nonsense: 1 }).expect(422)
      expect(performance.now() - since).toBeLessThan(slowestMs / 2)
    }
    for (const socket of sockets) socket.destroy()
    await expect.poll(stored, { timeout: 10_000 }).toEqual(before)
  })
})
