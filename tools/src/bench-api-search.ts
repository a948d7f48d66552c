import { allCaseStatuses, role, searchedKeys, sectionStatuses, type Role } from '@parakh/contracts'
import { MongoClient, type Db } from 'mongodb'
import type { Bench } from './bench.ts'
import { withSeededApis, type SeededApi } from './bench-api-data.ts'
import { callOnce, p99, timesByTurns } from './bench-latency.ts'
import { seedPeople } from './seed-rows.ts'
import { verdictText } from './verdict.ts'

const limit = 0.05
const scans = 5
const searchesPerScan = 12
/** Whole words and names, parts of them, one and two letters, digits of an application number, and what is not there. */
const words =
  'sharma|Deshpande|meenakshi iyer|NOI/2026|arma|eshp|kshi iy|shm|a|k|z|sh|qu|x1|0|42|0123|0712345|100100|PUN/2025/09|zzzz|xqj|nobody here|नाम|a.*b|pat'.split(
    '|',
  )

type Search = { name: string; path: string; by: Role; scan: (db: Db, q: string) => Promise<number> }

const holds = (prefix: string, q: string) => {
  const $regex = q.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
  return { $or: searchedKeys.map((key) => ({ [`${prefix}.${key}`]: { $regex, $options: 'i' } })) }
}
const natural = { hint: { $natural: 1 } } as const
const [agent] = seedPeople().agents
const open = sectionStatuses(role.ADMIN, 'active')

const searches: readonly Search[] = [
  {
    name: 'cases',
    path: '/cases?include_archived=1',
    by: role.ADMIN,
    scan: (db, q) => db.collection('cases').countDocuments({ status: { $in: allCaseStatuses }, ...holds('intake', q) }, natural),
  },
  {
    name: 'active cases',
    path: '/cases?section=active',
    by: role.ADMIN,
    scan: (db, q) => db.collection('cases').countDocuments({ status: { $in: open }, ...holds('intake', q) }, natural),
  },
  {
    name: "an agent's cases",
    path: '/cases?include_archived=1',
    by: role.AGENT,
    scan: (db, q) => db.collection('cases').countDocuments({ 'assigned_agent.user_id': agent?.user_id, ...holds('intake', q) }, natural),
  },
  {
    name: 'intakes',
    path: '/intakes?sortBy=updated_at',
    by: role.INITIATOR,
    scan: (db, q) => db.collection('intakes').countDocuments({ archived: false, ...holds('fields', q) }, natural),
  },
]

/** The times of all words as they came: one of each word, again and again. */
const inTurn = (times: readonly number[][]): number[] => (times[0] ?? []).flatMap((_, round) => times.map((ofWord) => ofWord[round] ?? 0))

/** `q` beside a regular expression over the same rows: p99 over all words, and the slowest word. */
export const benchSearch: Bench = async (figure) => withSeededApis(({ many }) => measureSearch(many, figure))

export const measureSearch = async (api: SeededApi, figure: Parameters<Bench>[0]): Promise<void> => {
  const client = await MongoClient.connect(api.mongoUri)
  try {
    for (const search of searches) {
      const ask = (q: string) => callOnce({ url: `${api.url}${search.path}&q=${encodeURIComponent(q)}`, headers: api.headers[search.by] })
      const [scanned = []] = await timesByTurns([() => search.scan(client.db(), 'sharma')], scans)
      const times = await timesByTurns(
        words.map((q) => () => ask(q)),
        scans * searchesPerScan,
      )
      const slowest = words.map((q, at) => ({ q, ms: p99(times[at] ?? []) })).sort((a, b) => b.ms - a.ms)[0]
      const told = verdictText({ value: p99(inTurn(times)), peer: p99(scanned), unit: 'ms', limit })
      figure(`q of ${search.name}: p99 of ${words.length} words over ${api.rows} rows, a scan beside it`, told)
      figure(`q of ${search.name}: slowest word`, `'${slowest?.q}' ${slowest?.ms.toFixed(1)} ms (p99)`)
    }
  } finally {
    await client.close()
  }
}
