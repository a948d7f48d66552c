import { allRoutes, type Role, type Route } from '@parakh/contracts'
import fc from 'fast-check'
import { bodies, queries, rowOf } from './bodies.ts'
import { outside } from './from-schema.ts'
import { papers, wrongPapers } from './papers.ts'

/** One thing done to a request that was right: `at` chooses the place, `odd` is what is put there. */
export type Twist = { how: (typeof hows)[number]; at: number; odd: unknown }
export const hows = [
  'drop',
  'double',
  'rename',
  'beyond',
  'odd value',
  'odd text',
  'prototype',
  'operator',
  'deep',
  'huge',
  'cut',
  'in a list',
  'content type',
  'odd query',
  'double query',
  'unknown query',
  'wrong file',
  'too many files',
  'other part',
] as const

/** A request as it is told when it fails: ids and cursors are written as «what:which» and looked up when it is sent. */
export type FuzzedRequest = {
  call: string
  as: Role | null
  ids: string[]
  query: Record<string, unknown>
  body: unknown
  files: { paper: string; name: string }[]
  key: string | null
  twists: Twist[]
}

const odd = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom(
    '',
    ' ',
    '-1',
    '1e309',
    'null',
    '\u0000',
    '\u202eabc',
    '\ud800',
    'ﷺ'.repeat(50),
    'a\r\nSet-Cookie: x',
    '$gt',
    'constructor',
  ),
  fc.constantFrom<unknown>(1e308, -0, 2 ** 53 + 1, Number.MIN_VALUE, true, null, [], {}, [[[]]], { $gt: '' }, { length: 1e9 }),
)
const twists = fc.array(fc.record({ how: fc.constantFrom(...hows), at: fc.nat(40), odd }), { minLength: 1, maxLength: 2 })

const idsOf = (route: Route): fc.Arbitrary<string[]> => {
  const names = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name as string)
  const which = fc.oneof(
    { weight: 9, arbitrary: fc.constant('fit') },
    { weight: 3, arbitrary: fc.constant('own') },
    { weight: 2, arbitrary: fc.constant('other') },
    { weight: 1, arbitrary: fc.constant('unknown') },
    { weight: 1, arbitrary: fc.constant('impossible') },
  )
  return fc.tuple(...names.map((name) => fc.tuple(which, fc.nat(99)).map(([one, n]) => `«${name}:${one}:${n}»`)))
}

const names = fc.constantFrom('deed.pdf', 'नक्शा.docx', '../../x', 'a"b.jpg', '.', 'x'.repeat(300))
const filesOf = ({ files }: Route): fc.Arbitrary<FuzzedRequest['files']> =>
  files
    ? fc.array(fc.record({ paper: fc.constantFrom(...files.kinds), name: names }), {
        minLength: files.required ? 1 : 0,
        maxLength: Math.min(files.max, 2),
      })
    : fc.constant([])

// a real hash costs a quarter of a second
const costly = new Set(['auth.login', 'auth.register', 'agents.seed', 'system.docs', 'system.openapi'])

/** Requests of a caller by one row. */
export const requestsBy = (as: Role | null, { name, route }: (typeof allRoutes)[number]): fc.Arbitrary<FuzzedRequest> =>
  fc.record({
    call: fc.constant(name),
    as: fc.constant(as),
    ids: idsOf(route),
    query: (queries.get(name)?.right ?? fc.constant({})) as fc.Arbitrary<Record<string, unknown>>,
    body: bodies.get(name)?.right ?? fc.constant(undefined),
    files: filesOf(route),
    key: fc.option(
      fc.oneof(
        fc.nat(30).map((n) => `key ${n}`),
        fc.constant('x'.repeat(256)),
      ),
      { freq: 5 },
    ),
    twists: fc.oneof({ weight: 3, arbitrary: fc.constant<Twist[]>([]) }, { weight: 2, arbitrary: twists }),
  })

/** Requests of a caller over every row: most by rows that are the caller's, half of them right in all, the rest twisted. */
export const requests = (as: Role | null): fc.Arbitrary<FuzzedRequest> => {
  const weighted = allRoutes.map((row) => {
    const isMine = row.route.by === 'public' || (as !== null && row.route.by.includes(as))
    const isChange = as !== null && row.route.method !== 'GET'
    return { weight: (isMine ? 12 : as === null ? 1 : 3) * (costly.has(row.name) ? 1 : isChange ? 10 : 4), arbitrary: requestsBy(as, row) }
  })
  return fc.oneof(...weighted)
}

/** How a request goes over the wire, before its ids and cursors are looked up. */
export type Wire = { method: string; path: string; contentType: string | null; body: Buffer | null; key: string | null }

export const wireOf = (request: FuzzedRequest): Wire => {
  const { call, ids, key } = request
  const route = rowOf(call)
  let at = 0
  const path = route.path.replace(/:\w+/g, () => ids[at++] ?? '') + queryText(request)
  const { method } = route
  const base = { method, path, key }
  if (method === 'GET' || (!route.body && !route.files)) return { ...base, contentType: null, body: null }
  const sent = route.files && !request.twists.some(({ how }) => how === 'content type') ? multipart(request, route) : json(request)
  return { ...base, ...cut(request, sent) }
}

const has = (request: FuzzedRequest, how: Twist['how']): Twist | undefined => request.twists.find((twist) => twist.how === how)
const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))

const queryText = (request: FuzzedRequest): string => {
  const pairs = Object.entries(request.query).map(([name, value]): [string, string] => [name, textOf(value)])
  const known = Object.keys(queries.get(request.call)?.schema.properties ?? { q: {} })
  for (const { how, at, odd: value } of request.twists) {
    const name = known[at % known.length] ?? 'q'
    if (how === 'odd query') pairs.push([name, textOf(value)])
    if (how === 'beyond' && queries.has(request.call)) pairs.push([name, at % 2 ? '501' : 'x'.repeat(501)])
    if (how === 'double query') pairs.push([name, '1'], [name, '1'])
    if (how === 'unknown query') pairs.push([`${name}[$ne]`, '1'])
  }
  const search = pairs.map(([name, value]) => `${encodeURIComponent(name.toWellFormed())}=${encodeURIComponent(value.toWellFormed())}`)
  return search.length ? `?${search.join('&')}` : ''
}

type Sent = { contentType: string; body: Buffer }
type Entry = [key: string, text: string]

const json = (request: FuzzedRequest): Sent => {
  const entries = Object.entries((request.body ?? {}) as object).map(([key, value]): Entry => [JSON.stringify(key), JSON.stringify(value)])
  for (const twist of request.twists) twistEntries(request.call, entries, twist)
  const text = `{${entries.map(([key, value]) => `${key}:${value}`).join(',')}}`
  const contentType = has(request, 'content type') ? 'text/plain' : 'application/json'
  return { contentType, body: Buffer.from(has(request, 'in a list') ? `[${text}]` : text) }
}

const twistEntries = (call: string, entries: Entry[], { how, at, odd: value }: Twist): void => {
  const place = entries.length ? at % entries.length : 0
  const [key, text] = entries[place] ?? ['"fields"', '{}']
  const valueText = JSON.stringify(value) ?? 'null'
  const put = (...next: Entry[]): void => void entries.splice(place, 1, ...next)
  if (how === 'drop') put()
  if (how === 'double') put([key, text], [key, valueText])
  if (how === 'rename') put([JSON.stringify(`${textOf(value)}_`), text])
  if (how === 'odd value') put([key, valueText])
  if (how === 'odd text') put([key, JSON.stringify(`${text}${textOf(value)}`)])
  if (how === 'prototype') entries.push(['"__proto__"', '{"role":"ADMIN"}'])
  if (how === 'operator') put([key, `{"$ne":${valueText}}`])
  if (how === 'deep') put([key, `${'['.repeat(at * 5)}1${']'.repeat(at * 5)}`])
  if (how === 'huge') put([key, at % 2 ? '1e400' : '9'.repeat(400)])
  if (how === 'beyond') put([key, JSON.stringify(beyond(call, JSON.parse(key) as string, at)) ?? 'null'])
}

/** The `at`-th value just outside of what a body's key takes; of the fields where the body wraps them. */
const beyond = (call: string, key: string, at: number): unknown => {
  const schema = bodies.get(call)?.schema.properties?.[key] ?? {}
  const inner = Object.entries(schema.properties ?? {})
  const [name, part] = inner[(at * 7) % Math.max(inner.length, 1)] ?? []
  const values = fc.sample(outside(part ?? schema), { numRuns: 1, seed: at })
  return name === undefined ? values[0] : { [name]: values[0] }
}

const boundary = 'a boundary of tests'.replaceAll(' ', '-')
const multipart = (request: FuzzedRequest, { files }: Route): Sent => {
  const entries = Object.entries((request.body ?? {}) as object).flatMap(([key, value]): Entry[] =>
    (Array.isArray(value) ? (value as unknown[]) : [value]).map((one) => [JSON.stringify(key), JSON.stringify(textOf(one))]),
  )
  for (const twist of request.twists) twistEntries(request.call, entries, twist)
  const part = has(request, 'other part') ? 'else' : (files?.part ?? 'files')
  const tooMany = has(request, 'too many files')
    ? Array.from({ length: 21 }, () => ({ paper: files?.kinds[0] ?? 'txt', name: 'one more' }))
    : []
  const wrong = has(request, 'wrong file')
  const bad = wrong ? [{ paper: wrongPapers[wrong.at % wrongPapers.length] ?? 'html', name: 'bad.jpg' }] : []
  const pieces = entries.map(([key, text]): Buffer => {
    const value: unknown = text.startsWith('"') ? JSON.parse(text) : text
    return Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name=${key.replace(/\\./g, '%5C')}\r\n\r\n${textOf(value)}\r\n`)
  })
  for (const { paper, name } of [...request.files, ...tooMany, ...bad]) {
    const said = name.replaceAll('"', '%22')
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="${part}"; filename="${said}"\r\nContent-Type: image/jpeg\r\n\r\n`
    pieces.push(Buffer.from(head), papers[paper] ?? Buffer.alloc(0), Buffer.from('\r\n'))
  }
  return { contentType: `multipart/form-data; boundary=${boundary}`, body: Buffer.concat([...pieces, Buffer.from(`--${boundary}--\r\n`)]) }
}

const cut = (request: FuzzedRequest, sent: Sent): Sent =>
  has(request, 'cut') ? { ...sent, body: sent.body.subarray(0, Math.floor(sent.body.length / 2)) } : sent
