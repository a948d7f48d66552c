import { z } from 'zod'
import { analyticsSchema } from '../analytics.ts'
import { logEntrySchema } from '../audit.ts'
import { role } from '../roles.ts'
import { ok, paging, route } from './route.ts'

const admin = [role.ADMIN] as const

/** Analytics, the log, and what machines ask (spec §7 Analytics; design §3, For integrations). */
export const systemRoutes = {
  admin: {
    analytics: route({
      method: 'GET',
      path: '/admin/analytics/summary',
      by: admin,
      summary: 'Cases by status and by person',
      reply: analyticsSchema,
    }),
    log: route({
      method: 'GET',
      path: '/admin/log',
      by: admin,
      summary: 'Sign-ins and user changes, newest first',
      query: z.strictObject(paging),
      reply: z.array(logEntrySchema),
      paged: true,
    }),
  },
  system: {
    live: route({ method: 'GET', path: '/health/live', by: 'public', summary: 'Whether the process runs', reply: ok }),
    ready: route({ method: 'GET', path: '/health/ready', by: 'public', summary: 'Whether MongoDB and Redis answer', reply: ok }),
    metrics: route({
      method: 'GET',
      path: '/metrics',
      by: 'public',
      summary: 'Prometheus figures, on loopback or with METRICS_TOKEN',
      reply: 'text',
      textType: 'text/plain',
      refuses: ['FORBIDDEN'],
    }),
    openapi: route({
      method: 'GET',
      path: '/openapi.json',
      by: 'public',
      summary: 'This table as OpenAPI 3.1',
      reply: z.looseObject({ openapi: z.string() }),
    }),
    docs: route({
      method: 'GET',
      path: '/docs',
      by: 'public',
      summary: 'A page to read the API at',
      reply: 'text',
      textType: 'text/html',
    }),
  },
} as const
