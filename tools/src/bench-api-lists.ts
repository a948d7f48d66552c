import { headers as names, limits, role, sections, type CaseTime, type Role } from '@parakh/contracts'
import type { Bench } from './bench.ts'
import { withSeededApis, type SeededApi, type SeededApis } from './bench-api-data.ts'
import { median } from './bench-load.ts'
import { callOnce, p99, timesByTurns, type Call } from './bench-latency.ts'
import { seedMiddle } from './seed-rows.ts'
import { verdictText } from './verdict.ts'

const limit = 1.3
// fifteen times a p99: fewer leave the middle of them to chance
const rounds = 1_500

type List = { name: string; path: string; by: Role }

const lists: readonly List[] = [
  ...sections.map((section) => ({ name: `cases, ${section}`, path: `/cases?section=${section}`, by: role.ADMIN })),
  ...[role.AGENT, role.DRAFTER].flatMap((by) =>
    ['active', 'inactive'].map((section) => ({ name: `cases, ${section}, ${by}`, path: `/cases?section=${section}`, by })),
  ),
  {
    name: 'cases, active, longest in their status',
    path: `/cases?section=active&sortBy=${'status_since' satisfies CaseTime}&sortDir=asc`,
    by: role.ADMIN,
  },
  { name: 'cases, active, INITIATOR', path: '/cases?section=active', by: role.INITIATOR },
  { name: 'intakes', path: '/intakes?sortBy=updated_at&sortDir=desc', by: role.INITIATOR },
  { name: 'intakes, open', path: '/intakes?open_only=1', by: role.INITIATOR },
  { name: 'intakes, archived', path: '/intakes?archived_only=1', by: role.INITIATOR },
  { name: 'users', path: '/users?sortBy=created_at&sortDir=desc', by: role.ADMIN },
]

/** The newest rows, and a page by cursor from the middle, of each list: p99 over many rows beside few. */
export const benchLists: Bench = async (figure) => withSeededApis((apis) => measureLists(apis, figure))

export const measureLists = async ({ few, many }: SeededApis, figure: Parameters<Bench>[0]): Promise<void> => {
  for (const list of lists) {
    const total = Number((await callOnce(pageOf(few, list, 1))).headers[names.totalCount.toLowerCase()])
    // both answer pages of the same length
    const length = Math.max(1, Math.min(limits.lists.pageDefault, Math.floor(total / 2)))
    const [first, firstOfFew] = [pageOf(many, list, length), pageOf(few, list, length)]
    const [middle, middleOfFew] = [await middlePage(many, list, length), await middlePage(few, list, length)]
    const calls = [first, firstOfFew, middle, middleOfFew].map((call) => () => callOnce(call))
    const [ofFirst = [], ofFirstFew = [], ofMiddle = [], ofMiddleFew = []] = await timesByTurns(calls, rounds)
    const told = (value: number[], peer: number[]) =>
      `${verdictText({ value: p99(value), peer: p99(peer), unit: 'ms', limit })} (medians ${median(value).toFixed(1)}, ${median(peer).toFixed(1)})`
    figure(`${list.name}: newest ${length}, p99 of ${many.rows} beside ${few.rows}`, told(ofFirst, ofFirstFew))
    figure(`${list.name}: ${length} from the middle, p99 of ${many.rows} beside ${few.rows}`, told(ofMiddle, ofMiddleFew))
  }
}

const pageOf = (api: SeededApi, { path, by }: List, length: number, cursor?: string): Call => ({
  url: `${api.url}${path}&limit=${length}${cursor ? `&cursor=${cursor}` : ''}`,
  headers: api.headers[by],
})

/** The page in the middle of a list: walked to by its cursors, or, in a long list, by a cursor that is set to the middle of the seeded time. */
const middlePage = async (api: SeededApi, list: List, length: number): Promise<Call> => {
  const nextOf = async (step: number, cursor?: string) => {
    const { headers } = await callOnce(pageOf(api, list, step, cursor))
    return { next: headers[names.nextCursor.toLowerCase()] as string | undefined, total: Number(headers[names.totalCount.toLowerCase()]) }
  }
  let { next, total } = await nextOf(1)
  let left = Math.floor(total / 2) - length
  if (next && left > walkedMax) return pageOf(api, list, length, setTo(next, seedMiddle))
  for (; next && left > 0; left -= limits.lists.pageMax) ({ next, total } = await nextOf(Math.min(left, limits.lists.pageMax), next))
  return pageOf(api, list, length, next)
}

const walkedMax = 50_000

// a cursor is [key, direction, whether it is a date, value, id, moment]; a walk of half a million rows would take minutes
const setTo = (cursor: string, time: number): string => {
  const parts = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[]
  parts[3] = time
  return Buffer.from(JSON.stringify(parts)).toString('base64url')
}
