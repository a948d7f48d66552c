import type { Bench } from './bench.ts'
import { measureCounts } from './bench-api-counts.ts'
import { withSeededApis } from './bench-api-data.ts'
import { measureLists } from './bench-api-lists.ts'
import { benchMemory } from './bench-api-memory.ts'
import { benchQueue } from './bench-api-queue.ts'
import { measureSearch } from './bench-api-search.ts'
import { benchThroughput } from './bench-api-throughput.ts'

/** Everything that the API promises of its speed and memory, each figure beside a peer of the same run. */
export const benchApi: Bench = async (figure) => {
  await benchThroughput(figure)
  await benchQueue(figure)
  await benchMemory(figure)
  await withSeededApis(async (apis) => {
    await measureLists(apis, figure)
    await measureSearch(apis.many, figure)
    await measureCounts(apis.many, figure)
  })
}
