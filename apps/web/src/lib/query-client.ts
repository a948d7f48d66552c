import { QueryClient } from '@tanstack/react-query'
import { isPassing } from './call-error.ts'

/** How often what is open on screen is asked for again, so that two people on it see each other's changes; an unseen tab does not ask. */
export const FOLLOW_MS = 5_000

/** Asks again for what a change has just answered if an older answer is still under way: it must not take the newer one's place. */
export const outdateAnswersUnderWay = (client: QueryClient, queryKey: readonly unknown[]): void => {
  if (client.getQueryState(queryKey)?.fetchStatus === 'fetching') void client.invalidateQueries({ queryKey, exact: true })
}

/** What was seen is shown at once and refreshed; only what may pass by itself is tried again. */
const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5_000,
        gcTime: 15 * 60_000,
        retry: (count, error) => count < 2 && isPassing(error),
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })

let known: { userId: string; client: QueryClient } | undefined

/** What one person was shown, so long as nobody else signs in here: the next one's is another. */
export const clientOf = (userId: string): QueryClient => {
  if (known?.userId !== userId) known = { userId, client: createQueryClient() }
  return known.client
}
