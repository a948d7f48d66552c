import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { allRoutes, caseStatus, role, type LogEntry } from '@parakh/contracts'
import supertest from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type SignedIn, type TestApp } from './app.ts'
import { recount } from './records.ts'

let t: TestApp
let admin: SignedIn
const consoleDir = mkdtempSync(join(tmpdir(), 'console-'))
beforeAll(async () => {
  mkdirSync(join(consoleDir, 'assets'))
  writeFileSync(
    join(consoleDir, 'index.html'),
    '<html><head><script type="application/json" id="parakh-config">{}</script></head><div id="root"></div></html>',
  )
  writeFileSync(
    join(consoleDir, 'preloads.json'),
    JSON.stringify({ '/': ['/assets/home.js'], '/cases/:id': ['/assets/case.js', '/assets/b.js'] }),
  )
  writeFileSync(join(consoleDir, 'assets', 'app-abc123.js'), 'console.info(1)')
  writeFileSync(join(consoleDir, 'favicon.svg'), '<svg/>')
  for (const [name, packed] of [
    ['app-abc123.js.br', brotliCompressSync('console.info(1)')],
    ['app-abc123.js.gz', gzipSync('console.info(1)')],
  ] as const)
    writeFileSync(join(consoleDir, 'assets', name), packed)
  t = await startApp({ CONSOLE_DIR: consoleDir, AGENCY_NAME: 'Sharma </script> Valuers', SUPPORT_EMAIL: 'help@agency.in' })
  admin = await t.signIn(role.ADMIN)
})
afterAll(async () => {
  await t.stop()
  rmSync(consoleDir, { recursive: true })
})
const site = () => supertest(t.app.getHttpServer())

describe('the console', () => {
  it.each(['/', '/login', '/cases/abc', '/intake?created=1', '/nonsense'])(
    'is served on %s with its settings, asked for anew each time',
    async (path) => {
      const { text, headers } = await site().get(path).set('Accept', 'text/html').expect(200)
      const config = JSON.parse(/id="parakh-config">([^<]*)</.exec(text)?.[1] ?? '') as unknown
      expect(config).toEqual({ apiBase: '/api', supportEmail: 'help@agency.in', agencyName: 'Sharma </script> Valuers' })
      expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' })
    },
  )

  it('keeps hashed assets for good, and answers 404 for those that are gone', async () => {
    expect((await site().get('/assets/app-abc123.js').expect(200)).headers['cache-control']).toBe('public, max-age=31536000, immutable')
    await site().get('/assets/app-old.js').set('Accept', '*/*').expect(404)
    await site().get('/favicon.svg').expect(200)
  })

  it.each([
    ['/', ['/assets/home.js']],
    ['/cases/65a000000000000000000001', ['/assets/case.js', '/assets/b.js']],
    ['/cases/65a000000000000000000001/doc', []],
    ['/login', []],
  ])('names the scripts of the screen at %s, so that they come at once', async (path, scripts) => {
    const { text } = await site().get(path).set('Accept', 'text/html').expect(200)
    expect([...text.matchAll(/rel="modulepreload" crossorigin href="([^"]*)"/g)].map(([, src]) => src)).toEqual(scripts)
  })

  it.each([
    ['br, gzip', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ])('sends an asset packed as the browser takes it: %s', async (accepted, encoding) => {
    const { text, headers } = await site().get('/assets/app-abc123.js').set('Accept-Encoding', accepted).buffer().expect(200)
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers).toMatchObject({ vary: 'Accept-Encoding', 'content-type': 'text/javascript; charset=utf-8' })
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(text).toBe('console.info(1)')
  })

  it('leaves the calls alone', async () => {
    expect((await site().get('/api/nothing').set('Accept', 'text/html').expect(404)).body.code).toBe('NOT_FOUND')
    expect((await site().get('/api').set('Accept', 'text/html').expect(404)).body.code).toBe('NOT_FOUND')
    await site().post('/login').expect(404)
  })

  it.each(['/../package.json', '/%2e%2e/package.json', '/assets/..%2f..%2fpackage.json', '/.env'])(
    'gives nothing outside of its folder: %s',
    async (path) => {
      const { text } = await site().get(path).set('Accept', '*/*')
      expect(text).not.toContain('@parakh')
    },
  )
})

describe('the log', () => {
  it('tells sign-ins and user changes, newest first, to ADMIN', async () => {
    await t.request.post('/auth/login').send({ email: admin.email, password: admin.password }).expect(200)
    await t.request.post('/auth/login').send({ email: admin.email, password: 'wrong' }).expect(401)
    const { body, headers } = await t.as(admin).get('/admin/log?limit=2').expect(200)
    expect(body).toMatchObject([
      { action: 'sign_in_refused', actor_id: null, actor_role: 'SYSTEM', user_id: admin.id },
      { action: 'sign_in', actor_id: admin.id, actor_role: role.ADMIN, user_id: admin.id },
    ])
    const rest = await t.as(admin).get(`/admin/log?cursor=${headers['x-next-cursor']}`).expect(200)
    expect(rest.body.map((entry: LogEntry) => entry.action)).toContain('create_user')
    expect(JSON.stringify([body, rest.body])).not.toMatch(/wrong|\$2b\$/)
    for (const other of [role.AGENT, role.DRAFTER, role.INITIATOR])
      await t
        .as(await t.signIn(other))
        .get('/admin/log')
        .expect(403)
  })
})

describe('analytics', () => {
  it('count by status in their order and by person, archived cases beside', async () => {
    const agent = await t.signIn(role.AGENT)
    const drafter = await t.signIn(role.DRAFTER)
    const assigned_agent = { user_id: agent.id, name: 'an old name' }
    const row = (status: string, more: object = {}) => ({
      status,
      intakeId: Math.random().toString(16),
      assigned_agent: null,
      assigned_drafter: null,
      ...more,
    })
    await t.db
      .collection('cases')
      .insertMany([
        row(caseStatus.DOC_GENERATED, { assigned_agent, assigned_drafter: { user_id: drafter.id, name: 'D' } }),
        row(caseStatus.NEW),
        row(caseStatus.AGENT_IN_PROGRESS, { assigned_agent }),
        row(caseStatus.NEW),
        row(caseStatus.ARCHIVED, { assigned_agent }),
        row(caseStatus.READY_FOR_DRAFTER, { assigned_agent: { user_id: 'f'.repeat(24), name: 'Left' } }),
      ])
    await recount(t)
    const { body } = await t.as(admin).get('/admin/analytics/summary').expect(200)
    expect(body).toEqual({
      byStatus: [
        { _id: caseStatus.NEW, count: 2 },
        { _id: caseStatus.AGENT_IN_PROGRESS, count: 1 },
        { _id: caseStatus.READY_FOR_DRAFTER, count: 1 },
        { _id: caseStatus.DOC_GENERATED, count: 1 },
      ],
      perAgent: [
        { _id: agent.id, name: 'AGENT One', count: 2 },
        { _id: 'f'.repeat(24), name: 'Unknown User', count: 1 },
      ],
      perDrafter: [{ _id: drafter.id, name: 'DRAFTER One', count: 1 }],
      archived: 1,
      activeAgents: 1,
      activeDrafters: 1,
    })
    await t.as(agent).get('/admin/analytics/summary').expect(403)
  })
})

describe('for integrations', () => {
  it('openapi.json names every call of the table', async () => {
    const { body } = await t.request.get('/openapi.json').expect(200)
    const calls = Object.entries(body.paths as Record<string, object>).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(calls.sort()).toEqual(allRoutes.map(({ route }) => `${route.method} ${route.path.replace(/:(\w+)/g, '{$1}')}`).sort())
    expect(body.paths['/users'].get).toMatchObject({ security: [{ bearer: [] }], responses: { 401: {}, 403: {} } })
    expect(body.paths['/users'].get.parameters.map((parameter: { name: string }) => parameter.name)).toEqual(
      expect.arrayContaining(['limit', 'cursor', 'q', 'role']),
    )
    expect(JSON.stringify(body.paths['/intakes'].post)).toContain('Idempotency-Key')
  })

  it('the page of calls names them for people', async () => {
    const { text, headers } = await t.request.get('/docs').expect(200)
    expect(headers['content-type']).toMatch(/^text\/html/)
    for (const { name } of allRoutes) expect(text).toContain(`<h3 id="${name}">`)
  })

  it('metrics are for loopback, or for who has the token', async () => {
    const { text } = await t.request.get('/metrics').expect(200)
    expect(text).toMatch(/parakh_http_requests_total\{method="GET",route="\/api\/openapi.json",status="200"\} \d+/)
    await t.request.get('/metrics').set('X-Forwarded-For', '203.0.113.9').expect(403)
    const twin = await t.twin({ METRICS_TOKEN: 'a token of metrics' })
    try {
      await twin.request.get('/metrics').expect(403)
      await twin.request.get('/metrics').set('Authorization', 'Bearer a token of metrics').expect(200)
    } finally {
      await twin.stop()
    }
  })
})
