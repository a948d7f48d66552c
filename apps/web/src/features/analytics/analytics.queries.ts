import { routes } from '@parakh/contracts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/call.ts'

export const analyticsQuery = queryOptions({
  queryKey: ['analytics'],
  queryFn: ({ signal }) => call(routes.admin.analytics, { signal }),
})
