import { QueryClient } from '@tanstack/react-query'
import { isPassing } from './call-error.ts'

/** What was seen is shown at once and refreshed; only what may pass by itself is tried again. */
export const createQueryClient = (): QueryClient =>
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
