import { setTimeout as sleep } from 'node:timers/promises'
import { role, type CaseRow } from '@parakh/contracts'
import { MongoClient, ObjectId } from 'mongodb'
import type { Bench } from './bench.ts'
import { withSeededApis, type SeededApi } from './bench-api-data.ts'
import { callOnce, p99, timesByTurns } from './bench-latency.ts'
import { verdictText } from './verdict.ts'

const limit = 3
const rounds = 500
const oldestMs = 5_000
const counts = '/cases/counts'
const analytics = '/admin/analytics/summary'

/** Section counts and analytics beside a read of one case by its id, and how old what they tell may be. */
export const benchCounts: Bench = async (figure) => withSeededApis(({ many }) => measureCounts(many, figure))

export const measureCounts = async (api: SeededApi, figure: Parameters<Bench>[0]): Promise<void> => {
  const client = await MongoClient.connect(api.mongoUri)
  try {
    const ask = (path: string, by: keyof SeededApi['headers'] = role.ADMIN) => callOnce({ url: api.url + path, headers: api.headers[by] })
    const [one] = JSON.parse((await ask('/cases?section=active&limit=1')).body) as CaseRow[]
    if (!one) throw new Error('no case')
    const cases = client.db().collection('cases')
    const things = [
      () => ask(`/cases/${one._id}`),
      () => cases.findOne({ _id: new ObjectId(one._id) }),
      () => ask(counts),
      () => ask(counts, role.AGENT),
      () => ask(analytics),
    ]
    const [read = [], inProcess = [], ofAdmin = [], ofAgent = [], summary = []] = await timesByTurns(things, rounds)
    const told = (times: number[]) => verdictText({ value: p99(times), peer: p99(read), unit: 'ms', limit })
    figure(`section counts, ADMIN: p99 over ${api.rows} rows, GET /cases/{id} beside them`, told(ofAdmin))
    figure('section counts, AGENT: the same', told(ofAgent))
    figure('analytics: the same', told(summary))
    figure('a read of one case by the driver itself: p99', `${p99(inProcess).toFixed(2)} ms`)
    for (const path of [counts, analytics]) {
      const age = await ageOf(api, one._id, async () => (await ask(path)).body)
      figure(`${path}: tells of a change after`, `${age.toFixed(0)} ms, limit ≤ ${oldestMs}: ${age <= oldestMs ? 'ok' : 'NOT OK'}`)
    }
  } finally {
    await client.close()
  }
}

/** How long after a case was archived the reply changes; the case is restored again. */
const ageOf = async (api: SeededApi, id: string, ask: () => Promise<string>): Promise<number> => {
  const move = async (how: 'archive' | 'restore'): Promise<void> => {
    const { status } = await fetch(`${api.url}/cases/${id}/${how}`, { method: 'POST', headers: api.headers[role.ADMIN] })
    if (status !== 200) throw new Error(`${how} answered ${status}`)
  }
  await sleep(oldestMs)
  const before = await ask()
  await move('archive')
  const since = performance.now()
  while ((await ask()) === before && performance.now() - since < 2 * oldestMs) await sleep(10)
  const age = performance.now() - since
  await move('restore')
  return age
}
