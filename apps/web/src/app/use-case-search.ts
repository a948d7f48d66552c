import { routes, type CaseRow } from '@parakh/contracts'
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call } from '../lib/call.ts'
import { useSettled } from '../lib/use-settled.ts'

const SHOWN = 8
const SETTLE_MS = 150

const searchQuery = (q: string) =>
  queryOptions({
    queryKey: ['cases', 'palette', q],
    queryFn: ({ signal }) => call(routes.cases.list, { query: { q, limit: SHOWN }, signal }),
  })

export type CaseSearch = {
  /** What was found; that of the word before while the next is searched. */
  cases: readonly CaseRow[]
  isSearching: boolean
  /** Why nothing could be searched, null if it could. */
  error: unknown
  retry: () => void
  /** What this very word finds, null if it cannot be searched or something else is wanted by then. */
  now: () => Promise<readonly CaseRow[] | null>
}

/** Cases by any part of their number or names, as one types. */
export const useCaseSearch = (wanted: string): CaseSearch => {
  const client = useQueryClient()
  const q = useSettled(wanted, SETTLE_MS)
  const found = useQuery({ ...searchQuery(q), enabled: q !== '', placeholderData: keepPreviousData })
  const latest = useRef<string | null>(wanted)
  useEffect(() => {
    latest.current = wanted
    return () => {
      latest.current = null
    }
  }, [wanted])
  const isSearching = wanted !== '' && (wanted !== q || found.isPlaceholderData || found.isPending)
  return {
    cases: wanted === '' ? [] : (found.data ?? []),
    isSearching,
    error: wanted !== '' && !isSearching && found.isError ? found.error : null,
    retry: () => void found.refetch(),
    now: async () => {
      const rows = await client.fetchQuery(searchQuery(wanted)).catch(() => null)
      return latest.current === wanted ? rows : null
    },
  }
}
