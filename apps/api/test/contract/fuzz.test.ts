import { allRoles, allRoutes, errorReply, errors, headers, limits } from '@parakh/contracts'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import type { TestApp } from '../app.ts'
import { bodies, queries, rowOf } from './bodies.ts'
import { faultsOf } from './faults.ts'
import { requests, requestsBy, type FuzzedRequest } from './requests.ts'
import { openWorld, type Send } from './send.ts'
import type { World } from './world.ts'

// by tools/src/test-parts.ts, `Extent`
const runs: Record<string, number> = { everyDay: 500, short: 2_000, whole: 10_000 }
const runsPerCaller = Number(process.env.CONTRACT_RUNS ?? runs[process.env.TEST_EXTENT ?? 'everyDay'])
const seed = Number(process.env.CONTRACT_SEED ?? Date.now() % 1_000_000_000)
const lanes = 8
// most calls end at the door for who has no token
const nobodyShare = 5
const topUpEvery = 200
const slowestMs = limits.unavailable.answerMs * 2
const leastSuccess = 0.15

let t: TestApp
let world: World
let send: Send
let stop: () => Promise<void>
beforeAll(async () => {
  ;({ t, world, send, stop } = await openWorld())
})
afterAll(() => stop())

let sent = 0
let topping = Promise.resolve()
/** Sends one request; throws what is wrong with the answer, else gives its status. */
const answered = async (request: FuzzedRequest): Promise<number> => {
  if ((sent += 1) % topUpEvery === 0) topping = topping.then(() => world.topUp())
  await topping
  const { status, text, headers: given, ms, said } = await send(request)
  const waits = {
    'draft.final': limits.report.waitMs,
    'draft.preview': limits.report.previewWaitMs,
    'ocr.status': limits.ocr.waitMaxSeconds * 1_000,
  }
  const allowed = request.call in waits ? waits[request.call as keyof typeof waits] : slowestMs
  expect(ms, `${said}, too late`).toBeLessThan(allowed)
  expect(status, said).toBeLessThan(500)
  expect(given.get(headers.requestId), said).toBeTruthy()
  if (status < 400) {
    expect([rowOf(request.call).status ?? 200, request.call === 'draft.final' ? 202 : 200], said).toContain(status)
    return status
  }
  const told = errorReply.strict().parse(JSON.parse(text))
  expect(errors[told.code].status, said).toBe(status)
  expect(told.request_id, said).toBe(given.get(headers.requestId))
  expect(text, said).not.toMatch(/node_modules|at \w+ \(|\.ts:\d+|Mongo|BSON/)
  return status
}

/** What somebody needs to see the fault again, in at most 20 lines. */
const report = ({ counterexample, errorInstance, seed: ofRun, counterexamplePath, numShrinks }: fc.RunDetails<[FuzzedRequest]>): string => {
  const why = errorInstance instanceof Error ? errorInstance.message : String(errorInstance)
  return [
    `Seed ${seed}, lane's ${ofRun}, path ${counterexamplePath}, shrunk ${numShrinks} times. Again: CONTRACT_SEED=${seed} pnpm test:contract`,
    ...JSON.stringify(counterexample?.[0], null, 1)
      .replace(/\n\s{2,}/g, ' ')
      .split('\n')
      .slice(0, 12)
      .map((line) => line.slice(0, 300)),
    ...why
      .split('\n')
      .slice(0, 6)
      .map((line) => line.slice(0, 500)),
  ].join('\n')
}

describe('what is meant to be right', () => {
  const right = [
    ...[...bodies].map(([name, { right: body }]) => [name, 'body', body] as const),
    ...[...queries].map(([name, { right: query }]) => [name, 'query', query] as const),
  ]
  it.each(right)('%s takes its %s', (name, part, arbitrary) => {
    const schema = rowOf(name)[part]
    const asQuery = (value: object) => Object.fromEntries(Object.entries(value).map(([key, one]) => [key, String(one)]))
    for (const value of fc.sample(arbitrary, { numRuns: 50, seed: 1 })) {
      const resolved = JSON.parse(JSON.stringify(value).replace(/«\w+:\d»/g, 'a'.repeat(24))) as object
      const parsed = schema?.safeParse(part === 'query' ? asQuery(resolved) : resolved)
      expect(parsed?.error?.issues ?? [], JSON.stringify(value)).toEqual([])
    }
  })

  it('covers every row', () => {
    const withInput = allRoutes.filter(({ route }) => route.body ?? route.query).map(({ name }) => name)
    expect(new Set([...bodies.keys(), ...queries.keys()])).toEqual(new Set(withInput))
  })
})

describe('every call can be done', () => {
  it.each(allRoutes)('$name', async (row) => {
    const { by } = row.route
    const tries = fc.sample(requestsBy(by === 'public' ? null : (by.at(-1) ?? null), row), { numRuns: 60, seed: 1 })
    // what earlier calls used up is made again once
    for (const request of [...tries, null, ...tries]) {
      if (!request) await world.topUp()
      else if (request.twists.length === 0 && (await answered(request)) < 300) return
    }
    throw new Error('no request that is right was answered with a success')
  })
})

test.each([null, ...allRoles])('no request of %s is answered with a fault, late or in another shape', { timeout: 900_000 }, async (as) => {
  const statuses = new Map<number, number>()
  const property = fc.asyncProperty(requests(as), async (request) => {
    const status = await answered(request)
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  })
  const numRuns = Math.ceil(runsPerCaller / lanes / (as === null ? nobodyShare : 1))
  const ends = await Promise.all(
    Array.from({ length: lanes }, (_, lane) => fc.check(property, { numRuns, seed: seed + lane, endOnFailure: false, verbose: 0 })),
  )
  const failed = ends.find((end) => end.failed)
  if (failed) throw new Error(report(failed))
  const total = [...statuses.values()].reduce((sum, n) => sum + n, 0)
  const good = [...statuses].filter(([status]) => status < 300).reduce((sum, [, n]) => sum + n, 0)
  process.stdout.write(
    `${as ?? 'nobody'}: ${total} requests, ${Math.round((100 * good) / total)} % done; ${JSON.stringify(Object.fromEntries(statuses))}\n`,
  )
  expect(good / total, 'share of requests that did something').toBeGreaterThan(leastSuccess)
})

test('nothing is left broken', { timeout: 120_000 }, async () => {
  expect((await faultsOf(t)).slice(0, 12)).toEqual([])
})
