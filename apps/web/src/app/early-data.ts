import { mayOpen, type ScreenName } from '@parakh/contracts'
import type { QueryClient } from '@tanstack/react-query'
import { caseQuery, countsQuery, sectionList } from '../features/cases/cases.queries.ts'
import { clientOf } from '../lib/query-client.ts'
import { readSession } from '../lib/session.ts'

type Params = Readonly<Record<string, string | undefined>>

const asks: Partial<Record<ScreenName, (client: QueryClient, params: Params, search: string) => void>> = {
  dashboard: (client, _params, search) => {
    void client.prefetchQuery(countsQuery())
    // a search or another order asks for itself
    if (search !== '') return
    for (const section of ['active', 'inactive'] as const) void client.prefetchQuery(sectionList({ section, q: '', order: 'updated_at' }))
  },
  case: (client, { id = '' }) => void client.prefetchQuery(caseQuery(id)),
}

/** Asks for what a screen shows while its page is still on its way: on a slow line that is one wait, not two. */
export const askEarly = (screen: ScreenName, params: Params, search: string): void => {
  const session = readSession()
  if (session && mayOpen(screen, session.role)) asks[screen]?.(clientOf(session.userId), params, search)
}
