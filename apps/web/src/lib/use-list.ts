import { limits } from '@parakh/contracts'
import {
  keepPreviousData,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import { useCallback } from 'react'
import type { Page } from './call.ts'
import { extended, refreshed, withRow, type Listed } from './listed.ts'

type Ask = { limit: number; cursor?: string; signal?: AbortSignal }
type ListSource<Row> = {
  queryKey: QueryKey
  page: (ask: Ask) => Promise<Page<Row[]>>
  /** Rows of the first page, and of each further one. */
  first: number
  more: number
}

const JUST_READ_MS = 1_000

/**
 * A list that grows page by page. It is refreshed by one call, however many pages were loaded: its top is read again, the rest
 * stays; what somebody changes in it themselves, `changeRow` shows wherever it stands.
 */
export const listOptions = <Row extends { _id: string }>({ queryKey, page, first, more }: ListSource<Row>) => ({
  ...queryOptions({
    queryKey,
    queryFn: async ({ client, signal }): Promise<Listed<Row>> => {
      const read = (): Listed<Row> | undefined => client.getQueryData<Listed<Row>>(queryKey)
      const fresh = await page({ limit: Math.min(Math.max(read()?.rows.length ?? 0, first), limits.lists.pageMax), signal })
      // a further page may have come meanwhile; what lies deeper than one call answers is kept as it was loaded
      return refreshed(read(), fresh)
    },
    placeholderData: keepPreviousData,
    structuralSharing: false,
    // what was seen is shown at once and always refreshed; what was asked for ahead of its page is not asked for again
    refetchOnMount: ({ state }) => (Date.now() - state.dataUpdatedAt > JUST_READ_MS ? 'always' : true),
  }),
  further: async (client: QueryClient): Promise<void> => {
    for (;;) {
      const next = client.getQueryData<Listed<Row>>(queryKey)?.next
      if (!next) return
      const found = await page({ limit: more, cursor: next })
      const state = client.getQueryState<Listed<Row>>(queryKey)
      // a refresh that came meanwhile may go on elsewhere
      if (state?.data?.next !== next) continue
      client.setQueryData<Listed<Row>>(queryKey, extended(state.data, found), { updatedAt: state.dataUpdatedAt })
      return
    }
  },
})

type ListOptions<Row extends { _id: string }> = ReturnType<typeof listOptions<Row>>

/** A list with its rows, and the next page on demand. */
export const useList = <Row extends { _id: string }>({ further, ...options }: ListOptions<Row>, { enabled = true } = {}) => {
  const client = useQueryClient()
  const query = useQuery({ ...options, enabled })
  const { mutate, isPending, isError } = useMutation({ mutationFn: () => further(client) })
  const isMore = isPending || query.isPlaceholderData
  const more = useCallback(() => {
    if (!isMore) mutate()
  }, [isMore, mutate])
  const { data } = query
  return { ...query, rows: data?.rows, total: data?.total ?? null, hasMore: Boolean(data?.next), isMore, moreFailed: isError, more }
}

/** Changes one row in every list under a key, null takes it out; `change` is told which list it is. */
export const changeRow = <Row extends { _id: string }>(
  client: QueryClient,
  queryKey: QueryKey,
  id: string,
  change: (row: Row, list: QueryKey) => Row | null,
): void => {
  for (const [list, data] of client.getQueriesData<Listed<Row>>({ queryKey }))
    if (data)
      client.setQueryData(
        list,
        withRow(data, id, (row) => change(row, list)),
      )
}
