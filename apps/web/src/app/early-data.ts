import { mayOpen, type ScreenName } from '@parakh/contracts'
import type { QueryClient } from '@tanstack/react-query'
import { caseQuery, countsQuery } from '../features/cases/cases.queries.ts'
import { clientOf } from '../lib/query-client.ts'
import { readSession } from '../lib/session.ts'

type Params = Readonly<Record<string, string | undefined>>

const asks: Partial<Record<ScreenName, (client: QueryClient, params: Params) => void>> = {
  dashboard: (client) => void client.prefetchQuery(countsQuery()),
  case: (client, { id = '' }) => void client.prefetchQuery(caseQuery(id)),
}

/** Asks for what a screen shows while its page is still on its way: on a slow line that is one wait, not two. */
export const askEarly = (screen: ScreenName, params: Params): void => {
  const session = readSession()
  if (session && mayOpen(screen, session.role)) asks[screen]?.(clientOf(session.userId), params)
}
